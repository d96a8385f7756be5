"""What every test of the program needs."""

import pytest
from sites import PROGRAM, Site


@pytest.fixture(scope="session", autouse=True)
def program():
    if not PROGRAM.exists():
        pytest.exit(
            f"{PROGRAM} is missing: run "
            "swift build -c release --static-swift-stdlib --product tripreport", returncode=1)
    return PROGRAM


@pytest.fixture
def site(tmp_path):
    """Makes sites in a folder of the test's own."""
    made = []

    def make(trips=(), settings=None):
        made.append(Site(tmp_path / f"site{len(made)}", trips, settings))
        return made[-1]

    return make
