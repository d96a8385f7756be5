import fcntl
import os
import pty
import struct
import subprocess
import termios

import pytest
from sites import ENVIRONMENT, PATIENCE


@pytest.fixture
def terminal():
    """Runs the program with standard output on a terminal of its own, and returns what it wrote."""

    def run(site, *arguments, columns=80, env=None):
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        process = subprocess.Popen(
            site.command(*arguments), cwd=site.folder, stdin=subprocess.DEVNULL, stdout=theirs,
            stderr=subprocess.PIPE, env={**ENVIRONMENT, "TERM": "xterm-256color", **(env or {})})
        os.close(theirs)
        output = b""
        try:
            # Linux says EIO where the other end was closed.
            while part := os.read(ours, 65536):
                output += part
        except OSError:
            pass
        os.close(ours)
        _, error = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, error.decode()
        # The terminal's own line ends.
        return output.decode().replace("\r\n", "\n")

    return run
