"""Where the processor time of an answer goes: a real server under the closed loop of bench/load.py.

    pip install py-spy                        it looks from outside; as root, or with kernel.yama.ptrace_scope=0
    python bench/costs.py                     The Island, 20 seconds
    python bench/costs.py --game everdell --seconds 40

Prints a table: for each part its share of the samples in which the server computed, and that share of the processor
time of an answer (user and system, all threads). Whatever else the machine does makes an answer dearer, but hardly
changes the shares. A sample counts for the first part in the list that one of its functions belongs to.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import shutil
import signal
import sys
import tempfile
from collections import Counter
from pathlib import Path

from load import Run
from servers import cpu, database, start

RATE = 200  # samples a second
PARTS = {
    "writing to sockets": r"Direct\._flush|Direct\.write_text|Line\.write",
    "reading from sockets": r"Direct\.data_received",
    "the next question: its options, encoded": r"encoded_decision",
    "the views of both players": r"Seen\.views",
    "the marks of both players": r"Audience\.marks ",
    "their differences": r"^difference |_marked",
    "what can be taken back": r"undo_of",
    "lines of the log": r"seen_lines",
    "seats, clocks, who is asked": r"^beside |Audience\._beside",
    "putting patches together and encoding them": r"Audience\.tell",
    "making the change visible": r"Live\.commit",
    "copying the game and playing the answer": r"work_out",
    "finding the answer among the options": r"^check ",
    "stored positions": r"keeping\.py|Tables\._keep",
    "opening tables, coming and going": r"open_table|RequestResponseCycle|_connect|Audience\.(enter|leave)",
    "commits, in the event loop": r"GroupCommit|Store\.append|sqlite\.py",
    "commits, in their thread": r"aiosqlite",
    "tasks, locks and calls between these": r"Reader\.|Queue\.|receive ",
    "the event loop and everything else": r"",
}


async def look(url: str, pid: int, game: str, seconds: float, py_spy: str, out: Path) -> float:
    """Sample a server under load; the microseconds of an answer meanwhile."""
    run = Run([url], game, 50, 2, True, 1.0, "en,ids")
    run.counting = True
    for match in run.matches:
        await match.open()
    await asyncio.sleep(max(5.0, seconds / 3))
    answers, used = run.acks, cpu(pid)
    options = ("record", "--pid", str(pid), "--duration", str(round(seconds)), "--rate", str(RATE), "--format", "raw")
    spy = await asyncio.create_subprocess_exec(
        py_spy, *options, "--gil", "--nolineno", "--output", str(out), stdout=asyncio.subprocess.DEVNULL
    )
    if await spy.wait():
        raise SystemExit("py-spy could not look at the server")
    return 1e6 * (cpu(pid) - used) / max(1, run.acks - answers)


def part_of(stack: list[str]) -> str:
    """The first part that one of the functions belongs to."""
    return next(name for name, which in PARTS.items() if any(re.search(which, function) for function in stack))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="the-island")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--py-spy", default=shutil.which("py-spy") or "")
    given = parser.parse_args()
    if not given.py_spy:
        sys.exit("py-spy is not there: pip install py-spy")
    with database(0) as (where, _), tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "stacks"
        server, url = start(where, "", [])
        try:
            each = asyncio.run(look(url, server.pid, given.game, given.seconds, given.py_spy, out))
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(30)
        found: Counter[str] = Counter()
        for line in out.read_text().splitlines():
            stack, _, n = line.rpartition(" ")
            found[part_of(stack.split(";"))] += int(n)
    total = sum(found.values())
    print(f"{given.game}: {each:.0f} µs per answer, {total} samples\n\n| | share | µs |\n| --- | --- | --- |")
    for name, n in found.most_common():
        print(f"| {name} | {100 * n / total:.0f} % | {each * n / total:.0f} |")


if __name__ == "__main__":
    main()
