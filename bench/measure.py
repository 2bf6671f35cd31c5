"""Everything that docs/server.md says about what a server can handle, measured on this machine.

    python bench/measure.py                  about five minutes; the machine should have nothing else to do
    python bench/measure.py --seconds 5      quicker and rougher

Prints the tables of docs/server.md. The load comes from the same machine: with two cores, one server process has a core
to itself and the generator the other one, and several processes share what is there. So the last column counts
processor time, which says what processes with a core each would reach.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

LOAD = Path(__file__).with_name("load.py")
GAMES = ("the-island", "everdell", "spirit-island")


def run(*options: object) -> dict[str, Any]:
    command = [sys.executable, str(LOAD), "--json", "--lang", "en,ids", *map(str, options)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def row(name: str, found: dict[str, Any]) -> str:
    at_most = round(1e6 * found["processes"] / max(1, found["server_us_an_answer"]))
    cells = (
        name, found["answers_per_s"], found["p50_ms"], found["p95_ms"], found["p99_ms"], found["server_us_an_answer"],
        found["server_mb_most"], at_most,
    )  # fmt: skip
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20.0)
    seconds = ("--seconds", parser.parse_args().seconds)
    print("| | answers/s | p50 ms | p95 ms | p99 ms | CPU µs per answer | MB | answers/s with a core each |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |", flush=True)
    for game in GAMES:
        print(row(f"{game}, closed loop", run("--game", game, "--closed", *seconds)), flush=True)
    print(row("the-island, 200 live games", run(*seconds)), flush=True)
    for game in GAMES[1:]:
        print(row(f"{game}, 50 live games", run("--game", game, "--tables", 50, *seconds)), flush=True)
    for n in (1, 2, 3):
        found = run("--closed", "--processes", n, *seconds)
        print(row(f"the-island, closed loop, PostgreSQL, {n} process{'es' if n > 1 else ''}", found), flush=True)


if __name__ == "__main__":
    main()
