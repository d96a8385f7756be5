"""Sites in temporary folders, and runs of the release program on them."""

import json
import os
import pathlib
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = pathlib.Path(os.environ.get("TRIPREPORT", ROOT / ".build/release/tripreport")).resolve()
MEASURE = ROOT / "Tests/measure.py"
TODAY = "2027-06-01"

# What reaches the program from outside must come from the tests alone.
ENVIRONMENT = {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "TZ": "UTC", "LANG": "C.UTF-8"}

# How many seconds anything may take. No test depends on it: it only ends what hangs, and a machine
# may be slow, cold or busy with other work.
PATIENCE = 600

# The exit statuses that the program documents.
STATUSES = {0, 64, 65, 66, 73, 74, 78, 130}


class Site:
    """A folder with trips and settings."""

    def __init__(self, folder, trips=(), settings=None):
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.write("trips.json", trips)
        self.write("settings.json", settings or {})

    def write(self, name, value):
        """Writes a file: bytes and text as they are, anything else as JSON."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(value, bytes):
            path.write_bytes(value)
        elif isinstance(value, str):
            path.write_text(value, encoding="utf-8")
        else:
            path.write_text(json.dumps(list(value) if isinstance(value, tuple) else value,
                                       ensure_ascii=False), encoding="utf-8")

    def command(self, *arguments, today=TODAY):
        command = [str(PROGRAM), *map(str, arguments)]
        return command + ["--today", today] if today else command

    def run(self, *arguments, today=TODAY, env=None, timeout=PATIENCE, **more):
        """Runs the program in the folder and returns what became of it, with output as bytes."""
        more.setdefault("stdin", subprocess.DEVNULL)
        if "stdout" not in more:
            more["stdout"] = subprocess.PIPE
        if "stderr" not in more:
            more["stderr"] = subprocess.PIPE
        return subprocess.run(
            self.command(*arguments, today=today), cwd=self.folder, env={**ENVIRONMENT, **(env or {})},
            timeout=timeout, **more)

    def build(self, *arguments, **more):
        """Builds the report, which must succeed, and returns its page."""
        done = self.run("build", *arguments, **more)
        assert done.returncode == 0, done.stderr.decode()
        return self.page

    @property
    def output(self):
        return self.folder / "Output"

    @property
    def page(self):
        return self.output / "index.html"

    def files(self):
        """Every file of the report by its path, with its bytes; the program's own list too."""
        return tree(self.output)


def wait_until(condition, process=None, said=lambda: ""):
    """Waits until something has happened, which must be before a process ends."""
    until = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert process is None or process.poll() is None, f"the program has ended: {said()}"
        assert time.monotonic() < until, f"it does not happen: {said()}"
        time.sleep(0.02)
    return found


def tree(folder):
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*")) if path.is_file()
    }


def trip(city="Bergen", country="Norway", start="2027-06-12", nights=5, **more):
    return {"city": city, "country": country, "start": start, "nights": nights, **more}


LONG = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch" * 3
HOSTILE = "<script>document.title='taken'</script><img src=x onerror=alert(1)>&amp;\"'{{city}}"


def hostile_trips():
    """Text in every field that would be markup, a tag of the template or a reordering."""
    return [
        trip(city=HOSTILE[:120], country="</style><script>alert(2)</script>", notes=HOSTILE * 3,
             price="10.50", favorite=True, checkedIn=True, photoAlt="\"><script>alert(3)</script>",
             photo="a'b\"c<d>.jpg"),
        trip(city="]]> --> <!-- x", country="--></style>", start="2026-01-02", notes="a\n\n<b>b"),
        trip(city="}}{{/allTrips}}{{{title}}}", country="JP", start="2025-12-30",
             notes="javascript:alert(4)"),
        trip(city="שלום abc ‏", country="Israel", start="2027-01-30", notes="٣ < ٤ & \u200fx"),
        trip(city="e\u0301" * 40 + "👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿", country="🏝️", start="2024-02-29"),
    ]


def hostile_settings():
    return {
        "title": "</title><script>alert(5)</script>" + HOSTILE,
        "travelerName": "\"><script>alert(6)</script>",
        "limits": {"nights": [0, 60]},
    }


def sample_trips():
    """The trips of the repository's own site, without a parser for its comments."""
    return (ROOT / "trips.json").read_text(encoding="utf-8")


def sample_site(folder, settings=None):
    """The repository's own site, with its photos."""
    made = Site(folder, sample_trips(), settings or sample_settings())
    photos = pathlib.Path("Sources/tripreport/Documentation.docc/Resources")
    for photo in (ROOT / photos).glob("*.jpg"):
        made.write(str(photos / photo.name), photo.read_bytes())
    return made


def sample_settings():
    return (ROOT / "settings.json").read_text(encoding="utf-8")
