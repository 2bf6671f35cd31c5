"""A real terminal with the command in it, as a person meets it."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from tests.cli.command import HERE

CLEAR = "\x1b[H\x1b[2J"
SIGNS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]")
PATIENCE = 60.0  # seconds
CTRL_C = "\x03"
IN_THIS_TERMINAL = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)  # a shell lets its background jobs ignore it
fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Ctrl-C comes from this terminal
os.execv(sys.executable, [sys.executable, "-m", "tidewood", *sys.argv[1:]])
"""


class Terminal:
    """Runs `tidewood ARGS`; everything it writes is read as text."""

    def __init__(self, *args: object, home: Path, columns: int = 80, lines: int = 24, **env: str) -> None:
        here, there = pty.openpty()
        fcntl.ioctl(there, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        whole = {**os.environ, "PYTHONPATH": str(HERE), "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
        whole |= {"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", "COLUMNS": "", "LINES": "", **env}
        del whole["COLUMNS"], whole["LINES"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", IN_THIS_TERMINAL, *map(str, args)],
            stdin=there,
            stdout=there,
            stderr=there,
            env=whole,
            cwd=home,
            start_new_session=True,
        )
        os.close(there)
        self.here = here
        self.written = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *why: object) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.here)

    def read(self, seconds: float) -> bool:
        """Whatever is written within this time; False when there was nothing."""
        if not select.select([self.here], [], [], seconds)[0]:
            return False
        try:
            self.written += self.decoder.decode(os.read(self.here, 65536))
        except OSError:
            return False
        return True

    def until(self, wanted: str, since: int = 0) -> int:
        """Wait for a text; how far everything was written then."""
        end = time.monotonic() + PATIENCE
        while wanted not in self.text[since:]:
            assert time.monotonic() < end, f"{wanted!r} did not come:\n{self.text[since:]}"
            if not self.read(0.2) and self.process.poll() is not None and not self.read(0.2):
                assert wanted in self.text[since:], f"{wanted!r} did not come:\n{self.text[since:]}"
        return len(self.text)

    def type(self, keys: str) -> None:
        os.write(self.here, keys.encode())

    def interrupted(self) -> int:
        """Press Ctrl-C at a prompt, as often as a person would until it works; the exit code.

        Python's readline hears nothing between showing its prompt and beginning to listen: a signal in that moment
        waits for the next key. A person presses again, and so does this, when nothing has happened for a while.
        """
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.type(CTRL_C)
            if self.has_ended(5):
                break
        return self.ended(0)

    def has_ended(self, seconds: float) -> bool:
        """Read on until the end, for so long at most."""
        end = time.monotonic() + seconds
        while self.process.poll() is None:
            if time.monotonic() > end:
                return False
            self.read(0.1)
        return True

    def ended(self, seconds: float = PATIENCE) -> int:
        """Wait for the end; the exit code."""
        assert self.has_ended(seconds), "it goes on"
        while self.read(0.1):
            pass
        return self.process.returncode

    @property
    def text(self) -> str:
        """Everything without the signs that only a terminal reads."""
        return SIGNS.sub("", self.written.replace("\r\n", "\n"))

    @property
    def screen(self) -> list[str]:
        """The lines since the screen was last cleared."""
        return SIGNS.sub("", self.written.replace("\r\n", "\n").rpartition(CLEAR)[2]).split("\n")
