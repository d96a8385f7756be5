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

from sites import ENVIRONMENT, PATIENCE, PROGRAM

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
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 200, 0, 0))
            os.chdir(folder)
            os.execvpe(command[0], command, {**ENVIRONMENT, "TERM": "xterm", **(env or {})})

    def send(self, text):
        os.write(self.descriptor, text.encode())

    def read(self, until=None):
        """What is written until a pattern comes, or else until the program has ended."""
        found = b""
        end = time.monotonic() + PATIENCE
        while not (until and re.search(until, self.plain(found))):
            ready, _, _ = select.select([self.descriptor], [], [], max(0, end - time.monotonic()))
            assert ready, f"{until} does not come: {self.plain(found)}"
            try:
                part = os.read(self.descriptor, 65536)
            except OSError:
                # Linux says EIO where the other end was closed.
                part = b""
            if not part:
                assert not until, f"{until} does not come: {self.plain(found)}"
                break
            found += part
        return self.plain(found)

    @staticmethod
    def plain(written):
        """Without what moves the cursor or colours the text."""
        text = re.sub(
            r"\x1b(\[[0-9;?]*[a-zA-Z]|[=>]|\][^\x07]*\x07)", "", written.decode(errors="replace"))
        return text.replace("\r\n", "\n").replace("\r", "\n")

    def wait(self):
        """The exit status, once the program has ended."""
        self.read()
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def close(self):
        try:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        except (ProcessLookupError, ChildProcessError):
            pass
        os.close(self.descriptor)


# zsh completes nothing while more keys wait, and so has to say when it is done with one.
TELLING = r"""
told-complete() { zle expand-or-complete; zle -R; print -n '<told>' }
told-list() { zle list-choices; zle -R; print -n '<told>' }
zle -N told-complete; bindkey '^I' told-complete
zle -N told-list; bindkey '^D' told-list
"""


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
                     "PS1='@@ '", *TELLING.strip().splitlines(), *setup]
        for line in setup:
            self.terminal.send(line)
            self.mark()

    def mark(self):
        """Runs a command that shows where it has come to; what was written until then."""
        # The word is in two parts where it is typed.
        self.terminal.send("; echo do'ne'\r")
        return self.terminal.read(until=r"done\n[^@]*@@ ")

    def press(self, key):
        """Sends a key that completes or lists, and waits until that is done where it matters."""
        self.terminal.send(key)
        return self.terminal.read(until="<told>") if self.shell == "zsh" else ""

    def complete(self, text):
        """The arguments of the command after the tabulator key and return."""
        self.terminal.send(text)
        self.press("\t")
        self.terminal.send("\r")
        answer = self.terminal.read(until=r"called:.*\n[^@]*@@ ")
        return re.findall(r"<([^>]*)>", answer[answer.index("called:"):])

    def choices(self, text):
        """What could follow."""
        self.terminal.send(text)
        answer = self.press("\x1b?" if self.shell == "bash" else "\x04")
        # The line goes, and what is listed stands before what the next one prints.
        self.terminal.send("\x15:")
        return (answer + self.mark()).replace("<told>", "").split()

    def close(self):
        self.terminal.close()


class Fish:
    def __init__(self, folder, script, bin):
        self.folder, self.script = folder, script
        self.env = {**ENVIRONMENT, "PATH": f"{bin}:{ENVIRONMENT['PATH']}", "HOME": str(folder)}

    def choices(self, text):
        done = subprocess.run(
            ["fish", "--no-config", "-c", 'source $argv[1]; complete -C $argv[2]', self.script, text],
            cwd=self.folder, env=self.env, capture_output=True, text=True, timeout=PATIENCE)
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
