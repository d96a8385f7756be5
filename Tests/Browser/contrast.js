// The contrast of every piece of text with all that is painted behind it, by WCAG 2.2 (1.4.3).
// Colours are what a canvas makes of them, so that color-mix() and gradients need no parser here.
() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = "#000";
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], [R, G, B]) => [r, g, b].map((c, i) => c * a + [R, G, B][i] * (1 - a));
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((c) => {
      c /= 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
  };
  // The colours that a computed gradient passes through.
  const stops = (image) => image.match(/(?:rgba?|color|color-mix|oklab|oklch|lab|lch|hsla?)\((?:[^()]|\([^()]*\))*\)/g) ?? [];
  const root = rgba(getComputedStyle(document.documentElement).backgroundColor);
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const canvasColour = root[3] > 0 ? root : dark ? [18, 18, 18, 1] : [255, 255, 255, 1];
  const behind = (element) => {
    const chain = [];
    for (let e = element; e; e = e.parentElement) chain.unshift(e);
    let colours = [canvasColour.slice(0, 3)];
    // A box can be painted by an element, or by what its style sheet lays beneath its content.
    const boxes = chain.flatMap((e) => {
      const before = getComputedStyle(e, "::before");
      return before.zIndex == "-1" ? [getComputedStyle(e), before] : [getComputedStyle(e)];
    });
    for (const style of boxes) {
      const flat = rgba(style.backgroundColor);
      colours = colours.map((c) => over(flat, c));
      const gradient = stops(style.backgroundImage);
      if (gradient.length) colours = colours.flatMap((c) => gradient.map((s) => over(rgba(s), c)));
    }
    return colours;
  };
  const failures = [];
  let checked = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element.checkVisibility({ contentVisibilityAuto: true })) continue;
    const style = getComputedStyle(element);
    const isDrawn = element.closest("svg") != null;
    const ink = rgba(isDrawn ? style.fill : style.color);
    for (let e = element; e; e = e.parentElement) ink[3] *= parseFloat(getComputedStyle(e).opacity);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    const worst = Math.min(...behind(element).map((c) => ratio(over(ink, c), c)));
    checked += 1;
    if (worst < (isLarge ? 3 : 4.5)) {
      failures.push(`${worst.toFixed(2)} "${node.textContent.trim().slice(0, 40)}" in ${element.outerHTML.slice(0, 80)}`);
    }
  }
  return { checked, failures };
}
