"""Passes on paper: the page that a printer gets has a frame without a gap."""

import re
import shutil
import subprocess

import pytest
from sites import trip

CITIES = {
    "latin": "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    "arabic": "القاهرة الجديدة",
    "hebrew": "Tel Aviv-Yafo תל אביב-יפו",
    "han": "東京都千代田区丸の内一丁目",
    "hangul": "서울특별시",
}

pytestmark = pytest.mark.skipif(
    not (shutil.which("paps") and shutil.which("gs")), reason="paps and ghostscript are not here")


def page(text, folder):
    """The first page as rows of bytes, one a pixel: 0 is black."""
    (folder / "pass.txt").write_text(text, encoding="utf-8")
    # Unifont has every character in one width or two, as a terminal has.
    script = subprocess.run(
        ["paps", "--font=Unifont 8", "pass.txt"], cwd=folder, capture_output=True, check=True,
        env={"LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"}).stdout
    image = subprocess.run(
        ["gs", "-q", "-dBATCH", "-dNOPAUSE", "-sDEVICE=pgmraw", "-r144", "-dLastPage=1",
         "-sOutputFile=%stdout", "-"], input=script, capture_output=True, check=True).stdout
    size = re.match(rb"P5\s+(?:#[^\n]*\s+)?(\d+)\s+(\d+)\s+255\s", image)
    width, height = int(size[1]), int(size[2])
    pixels = image[size.end():]
    return [pixels[row * width:(row + 1) * width] for row in range(height)]


@pytest.mark.parametrize("width", [32, 48, 80])
@pytest.mark.parametrize("script", CITIES)
def test_frame(site, tmp_path, script, width):
    made = site([trip(city=CITIES[script], notes=CITIES[script], price=12, checkedIn=True)],
                {"travelerName": CITIES[script]})
    done = made.run("pass", "--quiet", "--width", width)
    rows = page(done.stdout.decode(), tmp_path)
    inked = [number for number, row in enumerate(rows) if min(row) < 128]
    columns = [i for number in inked for i, pixel in enumerate(rows[number]) if pixel < 128]
    left, right = min(columns), max(columns)
    top, bottom = inked[0], inked[-1]
    # The sides are there at every height, but for the round corners, and nothing is beyond them.
    for number in range(top + 12, bottom - 12):
        row = rows[number]
        assert min(row[left:left + 8]) < 128, f"the left side has a gap at {number}"
        assert min(row[right - 8:right + 1]) < 128, f"the right side has a gap at {number}"
    for number in (top + 1, bottom - 1):
        dark = sum(pixel < 128 for pixel in rows[number][left:right])
        assert dark > (right - left) * 0.95
