"""What is published of photos, as Pillow, exiftool and the browser's rules see it."""

import io
import subprocess

import pictures
import pytest
from PIL import Image, ImageSequence
from sites import trip

PICTURES = pictures.pictures()

# Named by exiftool for what a file is, not for what it says.
OF_THE_FILE = {
    "SourceFile", "ExifTool", "System", "File", "Composite", "JFIF", "ICC_Profile", "PNG", "GIF",
    "RIFF", "QuickTime", "Meta", "Track1", "Track2", "ICC-header", "ICC-view", "ICC-meas", "ICC-chrm",
    "Adobe",
    "PNG-pHYs", "APP14",
}


@pytest.fixture(scope="module")
def published(tmp_path_factory):
    """Builds a site of all pictures, and returns what stands in its output for each."""
    from sites import Site

    def build(settings):
        site = Site(tmp_path_factory.mktemp("site"), [
            trip(city=name, photo=f"Photos/{name}", start=f"20{10 + index}-01-02")
            for index, name in enumerate(PICTURES)], settings)
        for name, data in PICTURES.items():
            site.write(f"Photos/{name}", data)
        site.build("--strict")
        return {name: (site.output / "photos" / name).read_bytes() for name in PICTURES}

    return {"clean": build({}), "kept": build({"photos": {"keepLocation": True}})}


def frames(data):
    """Every frame as it is stored, without turning it, in pixels."""
    with Image.open(io.BytesIO(data)) as image:
        return [frame.convert("RGBA").tobytes() for frame in ImageSequence.Iterator(image)]


@pytest.mark.parametrize("name", PICTURES)
def test_shows_the_same(published, name):
    before, after = PICTURES[name], published["clean"][name]
    shown = pictures.displayed(after)
    assert shown.size == pictures.displayed(before).size
    assert shown.tobytes() == pictures.displayed(before).tobytes()
    if name != "several.jpg":  # of several pictures in a JPEG, browsers show the first
        assert frames(after) == frames(before)
    with Image.open(io.BytesIO(before)) as old, Image.open(io.BytesIO(after)) as new:
        for key in ["icc_profile", "loop", "duration", "transparency"]:
            assert old.info.get(key) == new.info.get(key), key


@pytest.mark.parametrize("name", PICTURES)
def test_says_nothing_of_the_place(published, name, tmp_path):
    file = tmp_path / name
    file.write_bytes(published["clean"][name])
    told = subprocess.run(
        ["exiftool", "-a", "-u", "-ee", "-G1", "-s", str(file)], check=True, capture_output=True,
        text=True).stdout
    assert pictures.PLACE not in told
    groups = {line[1:line.index("]")] for line in told.splitlines()}
    tags = {line[line.index("]") + 1:].split(":")[0].strip() for line in told.splitlines()}
    assert not {tag for tag in tags if "GPS" in tag or "Location" in tag}
    assert "Error" not in tags and "Warning" not in tags, told
    # The orientation is all that is left of Exif.
    assert groups - {group for group in groups if group in OF_THE_FILE} <= {"IFD0"}, told
    assert pictures.PLACE.encode() not in file.read_bytes()


def test_the_pictures_name_a_place(tmp_path):
    """Else the test above would hold for anything."""
    for name, data in PICTURES.items():
        (tmp_path / name).write_bytes(data)
        told = subprocess.run(
            ["exiftool", "-a", "-u", "-ee", "-G1", str(tmp_path / name)], check=True,
            capture_output=True, text=True).stdout
        assert (pictures.PLACE in told) != name.startswith("plain"), name


@pytest.mark.parametrize("name", PICTURES)
def test_keeps_the_place_when_asked(published, name):
    assert published["kept"][name] == PICTURES[name]


def test_fixtures_are_these():
    assert {file.name for file in pictures.FIXTURES.iterdir()} == set(PICTURES)
