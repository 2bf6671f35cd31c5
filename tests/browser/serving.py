"""A server of its own for tests: on a free port, with its own database; it can be killed and started again."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).parents[2] / "src" / "tidewood" / "server" / "static"


class Server:
    def __init__(self, folder: Path, program: str = "tidewood.server") -> None:
        self.folder: Final = folder
        self.program: Final = program
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """The listening socket is there before the address is said: whoever comes early waits."""
        command = [sys.executable, "-m", self.program, "--port", str(self.port), "--bot-pause", "0"]
        command += ["--database", f"sqlite:///{self.folder / 'tables.db'}", "--tables-a-minute", "100000"]
        command += ["--absent-host", "0", "--hint-seconds", "0.05"]
        command += ["--messages-a-second", "5000"]  # people here are quicker than people
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        said = self._process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, f"the server did not start: {said}{self.said()}"
        self.port = int(found[1])

    def kill(self) -> None:
        """As a power cut would: nothing is finished, nothing is said."""
        process = self._process
        if process is not None:
            process.kill()
            process.wait()
            process.stdout.close()
            self._process = None

    def stop(self) -> None:
        process = self._process
        if process is not None:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            process.stdout.close()
            self._process = None

    def said(self) -> str:
        return (self.folder / "server.log").read_text()
