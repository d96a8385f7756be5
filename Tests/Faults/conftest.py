import subprocess

import pytest
from sites import ENVIRONMENT, Site


@pytest.fixture
def start():
    """Starts the program in a site without waiting for it; ends what a test leaves running."""
    running = []

    def start(site: Site, *arguments, **more):
        more = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE,
                **more}
        running.append(subprocess.Popen(
            site.command(*arguments), cwd=site.folder, env=ENVIRONMENT, **more))
        return running[-1]

    yield start
    for process in running:
        process.kill()
        process.communicate()
