import pathlib
import shutil
import subprocess

import pytest
from sites import ENVIRONMENT, Site


@pytest.fixture
def start():
    """Starts the program in a site without waiting for it; ends what a test leaves running."""
    running = []

    def start(site: Site, *arguments, **more):
        more = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE,
                "env": ENVIRONMENT, **more}
        running.append(subprocess.Popen(site.command(*arguments), cwd=site.folder, **more))
        return running[-1]

    yield start
    for process in running:
        process.kill()
        process.communicate()


@pytest.fixture(scope="session")
def stopped_at(tmp_path_factory):
    """What makes a run end at one of its calls that change files, as if it was killed then."""
    library = tmp_path_factory.mktemp("stop") / "stop.so"
    # The compiler of C is a part of Swift.
    compiler = shutil.which("clang") or "cc"
    source = pathlib.Path(__file__).with_name("stop.c")
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source], check=True)
    return lambda number: {"LD_PRELOAD": str(library), "STOP_AT": str(number)}
