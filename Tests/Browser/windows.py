"""What tests do to an open page."""


def reveal(page, opening=True):
    """Opens every pass, if wanted, and makes the window as tall as the page: cards out of sight are not laid out."""
    if opening:
        page.evaluate("document.querySelectorAll('.card input').forEach(i => i.checked = true)")
    width = page.viewport_size["width"]
    for _ in range(2):
        height = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": width, "height": min(height + 600, 16000)})
        page.evaluate("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))")
