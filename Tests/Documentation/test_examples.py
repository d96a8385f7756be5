"""Every example of the README and of the documentation, run as it stands.

A comment before a block says what it is:

    <!-- file: NAME -->                a file of the site, for the examples that follow
    <!-- prints: COMMAND -->           some of the lines that a command prints
    <!-- prints on a terminal: … -->   the same, on a terminal of 80 columns
    <!-- settings -->                  settings that are right

A block of `sh` is run. Any other block must be a template that renders.
"""

import fcntl
import os
import pty
import re
import shutil
import struct
import subprocess
import termios

import pytest
import yaml
from sites import ENVIRONMENT, PATIENCE, PROGRAM, ROOT

CATALOGUE = ROOT / "Sources/tripreport/Documentation.docc"
PAGES = [ROOT / "README.md", *sorted(CATALOGUE.glob("*.md"))]
BLOCK = re.compile(r"(?:^<!-- ([^\n]*?) -->\n)?^```(\w*)\n(.*?)^```$", re.M | re.S)
# The day of the README's examples.
TODAY = "1796000000"

# What an example hands its output to, and what makes the program: not what is tested here.
STUBS = ["lp", "paps", "less", "swift", "docc", "cp"]


@pytest.fixture(scope="session")
def tools(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tools")
    (folder / "tripreport").symlink_to(PROGRAM)
    (folder / "home").mkdir()
    for name in STUBS:
        stub = folder / name
        stub.write_text("#!/bin/sh\n[ -t 0 ] || cat >/dev/null\n")
        stub.chmod(0o755)
    return folder


def environment(tools):
    return {**ENVIRONMENT, "PATH": f"{tools}:{ENVIRONMENT['PATH']}", "SOURCE_DATE_EPOCH": TODAY,
            "NO_COLOR": "1", "TERM": "xterm", "HOME": str(tools / "home")}


def shell(script, folder, tools):
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=environment(tools), timeout=PATIENCE,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.returncode, done.stdout.decode()


def on_terminal(script, folder, tools):
    leader, follower = pty.openpty()
    fcntl.ioctl(follower, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    process = subprocess.Popen(
        ["bash", "-c", script], cwd=folder, env=environment(tools), stdin=follower,
        stdout=follower, stderr=follower)
    os.close(follower)
    text = b""
    while True:
        try:
            part = os.read(leader, 65536)
        except OSError:
            break
        if not part:
            break
        text += part
    os.close(leader)
    assert process.wait(PATIENCE) == 0
    return text.decode().replace("\r\n", "\n")


def write(site, name, text):
    (site / name).parent.mkdir(exist_ok=True)
    (site / name).write_text(text)


def renders(text, folder, tools):
    """Whether a template can be used for the page or for a pass."""
    (folder / "example.txt").write_text(text)
    status, said = shell("tripreport render example.txt", folder, tools)
    if status == 0:
        return True, said
    (folder / "Templates").mkdir(exist_ok=True)
    shutil.move(folder / "example.txt", folder / "Templates/pass.txt")
    status, said = shell("tripreport pass bergen", folder, tools)
    return status == 0, said


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_are_true(page, tools, tmp_path):
    blocks = BLOCK.findall(page.read_text())
    site = tmp_path / "site"
    site.mkdir()
    example = BLOCK.findall((ROOT / "README.md").read_text())
    for note, _, text in example:
        if note.startswith("file: "):
            write(site, note[6:], text)
    for number, (note, kind, text) in enumerate(blocks):
        if note.startswith("file: "):
            write(site, note[6:], text)
            continue
        folder = tmp_path / f"run{number}"
        shutil.copytree(site, folder)
        if note.startswith("prints: "):
            _, said = shell(note[8:], folder, tools)
            assert text.rstrip("\n") in said, f"{note}\n{said}"
        elif note.startswith("prints on a terminal: "):
            assert text in on_terminal(note[22:], folder, tools), note
        elif note == "settings":
            write(folder, "settings.json", text)
            status, said = shell("tripreport check --strict", folder, tools)
            assert status == 0, said
        elif kind == "sh":
            status, said = shell("set -eo pipefail\n" + text, folder, tools)
            assert status == 0, f"{text}\n{said}"
        elif kind == "yaml":
            assert yaml.safe_load(text)["jobs"]
        else:
            assert "{{" in text, f"no test knows what this is:\n{text}"
            rendered, said = renders(text, folder, tools)
            assert rendered, f"{text}\n{said}"


def tables(page):
    """The tables of a page, links taken out of them."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", page.read_text())
    return re.findall(r"(?:^\|.*\n)+", text, re.M)


def test_reference_is_that_of_the_readme():
    readme = tables(ROOT / "README.md")
    reference = tables(CATALOGUE / "TripsAndSettings.md")
    assert len(reference) == 2
    assert all(table in readme for table in reference)


def test_every_page_of_the_catalogue_is_listed():
    root = (CATALOGUE / "tripreport.md").read_text()
    listed = set(re.findall(r"^- <doc:(\w+)>$", root, re.M))
    assert listed == {page.stem for page in PAGES[1:]} - {"tripreport"}
