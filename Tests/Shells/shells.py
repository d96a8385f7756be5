"""Shells in a terminal of their own, in which the tests type."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time

from sites import ENVIRONMENT, PROGRAM

# What the shells find as "tripreport": it shows what it was called with.
SHIM = f"""#!/bin/sh
[ "$2" = --trips ] && exec {PROGRAM} "$@"
printf 'called:'
printf '<%s>' "$@"
printf '\\n'
"""


class Terminal:
    """A program on a terminal of 200 columns."""

    def __init__(self, command, folder, env=None):
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.execvpe(command[0], command, {**ENVIRONMENT, "TERM": "xterm", **(env or {})})
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 200, 0, 0))

    def send(self, text):
        os.write(self.descriptor, text.encode())

    def read(self, until=None, quiet=0.3, timeout=20):
        """What is written until a pattern comes, or until there is something and then a while
        nothing."""
        found = b""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            pause = 0.1 if until else quiet if found else max(quiet, 3)
            ready, _, _ = select.select([self.descriptor], [], [], pause)
            if ready:
                try:
                    part = os.read(self.descriptor, 65536)
                except OSError:
                    break
                if not part:
                    break
                found += part
            elif not until:
                break
            if until and re.search(until, self.plain(found)):
                break
        return self.plain(found)

    @staticmethod
    def plain(written):
        """Without what moves the cursor or colours the text."""
        text = re.sub(
            r"\x1b(\[[0-9;?]*[a-zA-Z]|[=>]|\][^\x07]*\x07)", "", written.decode(errors="replace"))
        return text.replace("\r\n", "\n").replace("\r", "\n")

    def wait(self):
        """The exit status, once the program has ended."""
        while self.read(until="\0", timeout=0.3):
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def close(self):
        try:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            pass
        os.close(self.descriptor)


class LineEditor:
    """bash or zsh, with the completion loaded."""

    def __init__(self, shell, folder, script, bin):
        self.shell = shell
        command = {"bash": ["bash", "--norc", "--noprofile", "-i"], "zsh": ["zsh", "-f", "-i"]}
        env = {"PATH": f"{bin}:{ENVIRONMENT['PATH']}", "HOME": str(folder), "PS1": "@@ "}
        self.terminal = Terminal(command[shell], folder, env)
        self.terminal.read(until="@@ ")
        setup = [f"source {script}"]
        if shell == "bash":
            setup += ["bind 'set bell-style none'", "bind 'set enable-bracketed-paste off'",
                      "bind 'set completion-query-items 1000'", "bind 'set page-completions off'"]
        else:
            setup = ["autoload -Uz compinit && compinit -u -D", "unsetopt zle_bracketed_paste beep",
                     "PS1='@@ '", *setup]
        for line in setup:
            self.terminal.send(line + "; echo do'ne'\r")
            answer = self.terminal.read(until=r"done\n[^@]*@@ ")
            assert "done" in answer, answer

    def complete(self, text):
        """The arguments of the command after the tabulator key and return."""
        self.terminal.send(text)
        self.terminal.read(quiet=0.1)
        self.terminal.send("\t")
        # zsh completes nothing while more keys wait.
        if self.shell == "zsh":
            self.terminal.read()
        self.terminal.send("\r")
        answer = self.terminal.read(until=r"called:.*\n[^@]*@@ ")
        return re.findall(r"<([^>]*)>", answer[answer.index("called:"):])

    def choices(self, text):
        """What could follow."""
        self.terminal.send(text)
        self.terminal.read(quiet=0.1)
        self.terminal.send("\x1b?" if self.shell == "bash" else "\x04")
        answer = self.terminal.read()
        self.terminal.send("\x15\r")
        self.terminal.read(until="@@ ")
        return answer.split()

    def close(self):
        self.terminal.close()


class Fish:
    def __init__(self, folder, script, bin):
        self.folder, self.script = folder, script
        self.env = {**ENVIRONMENT, "PATH": f"{bin}:{ENVIRONMENT['PATH']}", "HOME": str(folder)}

    def choices(self, text):
        done = subprocess.run(
            ["fish", "--no-config", "-c", 'source $argv[1]; complete -C $argv[2]', self.script, text],
            cwd=self.folder, env=self.env, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0 and not done.stderr, done.stderr
        return [line.split("\t")[0] for line in done.stdout.splitlines()]

    def complete(self, text):
        """The words of the line with the only choice."""
        found = self.choices(text)
        assert len(found) == 1, found
        words = text.split(" ")
        return [word.rstrip("/") if word.endswith("/") else word
                for word in [*words[1:-1], found[0]]]

    def close(self):
        pass
