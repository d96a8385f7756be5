"""The colours of each highlight, light and dark, computed from the style sheet itself (WCAG 2.2, 1.4.3 and 1.4.11)."""

import re

import pytest
from sites import ROOT

STYLE = (ROOT / "Templates/style.css").read_text(encoding="utf-8")
ROLES = {"paper", "ink", "quiet", "line", "highlight", "on", "tint", "edge", "blank", "weekend"}
# Text on what it stands on; everything else that means something on what it lies on.
TEXT = [("ink", "paper"), ("quiet", "paper"), ("on", "highlight"), ("on", "tint")]
GRAPHICS = [("edge", "paper"), ("edge", "blank"), ("edge", "weekend"), ("on", "highlight"), ("ink", "blank")]


def sets():
    """The roles of each highlight in each scheme: what a scheme leaves out it has from the light one."""
    found = {}
    dark = STYLE.index("@media screen and (prefers-color-scheme:dark)")
    rule = re.compile(r"^[^{}@]*\[value=(yellow|mint|orange)\]:checked\)\{([^}]*)\}", re.M)
    for match in rule.finditer(STYLE):
        scheme = "dark" if match.start() > dark else "light"
        roles = dict(part.split(":", 1) for part in match[2].split(";") if part)
        found[match[1], scheme] = {name.removeprefix("--"): colour for name, colour in roles.items()}
    for (highlight, scheme), roles in found.items():
        base = {**found["yellow", "light"], **found[highlight, "light"]}
        if scheme == "dark":
            base |= found["yellow", "dark"]
        found[highlight, scheme] = {**base, **roles}
    return found


SETS = sets()


def luminance(colour):
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)


def test_computes_contrast_as_the_guidelines_do():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)


def test_has_a_set_for_every_highlight_and_scheme():
    assert len(SETS) == 6
    assert all(set(roles) >= ROLES for roles in SETS.values())
    assert len({roles["highlight"] for roles in SETS.values()}) == 6
    assert len({roles["paper"] for roles in SETS.values()}) == 6
    assert len({(roles["mint"], scheme) for (_, scheme), roles in SETS.items()}) == 2, (
        "the planner is mint, whatever the highlight")


@pytest.mark.parametrize("key", SETS, ids="-".join)
def test_contrasts_by_role(key):
    roles = SETS[key]
    planner = [contrast("#10201a", roles["mint"]), contrast("#10201a", roles["pale"])]
    assert min(planner) >= 4.5
    poor = {pair: contrast(roles[pair[0]], roles[pair[1]]) for pair in TEXT}
    assert {pair: ratio for pair, ratio in poor.items() if ratio < 4.5} == {}
    poor = {pair: contrast(roles[pair[0]], roles[pair[1]]) for pair in GRAPHICS}
    assert {pair: ratio for pair, ratio in poor.items() if ratio < 3} == {}


def test_has_at_most_five_sizes():
    sizes = set(re.findall(r"font-size:([^;}]+)", STYLE)) | {"1rem"}
    # The ring's number is drawn in units of its picture: 10 of 36 across 72 px are 20 px.
    sizes.discard("10px")
    assert sizes == {".8125rem", "1rem", "1.25rem", "1.625rem", "clamp(2.5rem,6vw,3.5rem)"}


def test_has_no_physical_direction():
    css = STYLE.replace("[dir=rtl]", "")
    loose = re.findall(r"(?:margin|padding|border)-(?:left|right)[^;}]*|[;{](?:left|right):[^;}]*", css)
    assert loose == []
