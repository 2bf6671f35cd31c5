"""What an answer costs the server itself: working it out, and telling it to two players. No sockets, no commits.

    python bench/telling.py                     The Island
    python bench/telling.py --game everdell     another game
    python bench/telling.py --parts             and what of it goes where, as docs/server.md has it
    PYTHONPATH=build/compiled python bench/telling.py …     with kernel and games compiled

It computes in one piece, so it comes out nearly alike on a busy machine, and shows what a change of the code is worth.
`bench/load.py` measures the whole, `bench/costs.py` where it goes.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from tidewood import Game
from tidewood.server import entries, fanout, play
from tidewood.server.app import settle_down
from tidewood.server.fanout import Socket
from tidewood.server.gate import Gate, Visitor
from tidewood.server.live import Live
from tidewood.server.metrics import Metrics
from tidewood.server.outside import Outside
from tidewood.server.received import NewTable, SeatWish
from tidewood.server.seats import open_table
from tidewood.server.settings import Settings
from tidewood.server.storage import Answer, Store, open_store
from tidewood.server.tables import Tables

LANGS = ("en", "ids")  # as browsers ask for
USUAL = 0.97  # of all calls; in the longest the machine did something else
PARTS: list[tuple[Any, str, str]] = [
    (fanout, "encoded_decision", "the next question: its options, encoded"),
    (Game, "views", "the views of both players"),
    (fanout, "difference", "their differences"),
    (fanout.Audience, "_marked", "the marks of both players"),
    (fanout, "undo_of", "what can be taken back"),
    (fanout, "seen_lines", "lines of the log"),
    (fanout, "beside", "seats, clocks, who is asked"),
    (fanout.Audience, "tell", "putting patches together and encoding them"),
    (Live, "commit", "making the change visible"),
    (entries, "_answer", "copying the game and playing the answer"),
    (play, "check", "finding the answer among the options"),
]


class Parts:
    """What each part takes, without the parts that it calls."""

    def __init__(self) -> None:
        self.spent: dict[str, list[int]] = {name: [] for _, _, name in PARTS}
        self.inside: list[int] = []
        for owner, function, name in PARTS:
            setattr(owner, function, self.timed(getattr(owner, function), name))

    def timed(self, function: Callable[..., Any], name: str) -> Callable[..., Any]:
        def run(*args: Any, **more: Any) -> Any:
            began = time.perf_counter_ns()
            self.inside.append(0)
            try:
                return function(*args, **more)
            finally:
                took = time.perf_counter_ns() - began
                self.spent[name].append(took - self.inside.pop())
                if self.inside:
                    self.inside[-1] += took

        return run

    def table(self, answers: int) -> str:
        found = {name: self.usual(spent) / answers / 1000 for name, spent in self.spent.items() if spent}
        rows = [f"| {name} | {found[name]:.0f} |" for name in sorted(found, key=lambda name: -found[name])]
        return "\n".join(["| | µs |", "| --- | --- |", *rows, f"| together | {sum(found.values()):.0f} |"])

    @staticmethod
    def usual(spent: list[int]) -> float:
        """All of it, as if the longest had been like the others."""
        kept = sorted(spent)[: max(1, round(len(spent) * USUAL))]
        return sum(kept) / len(kept) * len(spent)


async def append(entry: Answer) -> None:
    """Nothing is kept."""


async def opened(tables: Tables, store: Store, game: str, n: int) -> list[Live]:
    """Tables of two, each with somebody who looks through each seat."""
    visitor = Visitor(Gate(store, tables, tables.settings), None, "", "")
    found = []
    for _ in range(n):
        wish = NewTable(game, [SeatWish("me"), SeatWish("me")])
        id, seats, _ = await open_table(tables, Outside(60), wish, visitor, "")
        live = await tables.get(id)
        assert live is not None
        for seat in seats:
            socket = Socket(await visitor.stays(), seat, LANGS)
            socket.write_now = lambda _: True
            tables.audience(live).enter(socket)
        found.append(live)
    return found


async def answers(tables: Tables, lives: list[Live], dice: random.Random) -> float:
    """One answer at each table; microseconds of the processor for each of them."""
    given = [(live, dice.choice(list(decision))) for live in lives if (decision := live.game.decision) is not None]
    began = time.process_time()
    for live, option in given:
        assert option.player is not None
        await play.answer(tables, live, option.player, live.seq, option.notation)
    return (time.process_time() - began) / max(1, len(given)) * 1e6


async def main(game: str, tables_open: int, rounds: int, in_parts: bool) -> None:
    parts = Parts() if in_parts else None
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/tables.db", snapshot_every=1_000_000)
        async with open_store(settings.url) as store:
            tables = Tables(store, settings, Metrics())
            lives = await opened(tables, store, game, tables_open)
            setattr(store, "append", append)  # noqa: B010 - a method, which nobody may replace
            settle_down()
            dice = random.Random(4)
            spent = [await answers(tables, lives, dice) for _ in range(rounds // 5)]
            if parts is not None:
                for one in parts.spent.values():
                    one.clear()
            before = sum(len(live.answers) for live in lives)
            spent = [await answers(tables, lives, dice) for _ in range(rounds - rounds // 5)]
            print(f"{game}: {median(spent):.0f} µs for each answer")
            if parts is not None:
                print(parts.table(sum(len(live.answers) for live in lives) - before))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="the-island")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--parts", action="store_true")
    asked = parser.parse_args()
    asyncio.run(main(asked.game, asked.tables, asked.rounds, asked.parts))
