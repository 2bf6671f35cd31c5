"""A server that is killed and started again many times: everything is imported once, each life is a fork of that.

Run as a program with a port and a database. On its input `go` starts a life, `kill` and `stop` end it; when the input
ends, so does everything.
"""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import replace

import uvicorn

from tests.server.running import QUICK
from tidewood.server.app import create_app
from tidewood.server.main import HOW


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    app = create_app(replace(QUICK, database=database, snapshot_every=8))  # it opens nothing before it runs
    life = 0
    for command in sys.stdin:
        if command == "go\n":
            life = os.fork()
            if life == 0:
                sys.stdin.close()
                uvicorn.Server(uvicorn.Config(app, port=port, **{**HOW, "factory": False})).run()
                os._exit(0)
        else:
            end(life, signal.SIGTERM if command == "stop\n" else signal.SIGKILL)
            life = 0
        print(command.strip(), flush=True)
    end(life, signal.SIGKILL)


def end(life: int, how: signal.Signals) -> None:
    if life:
        os.kill(life, how)
        os.waitpid(life, 0)


if __name__ == "__main__":
    main()
