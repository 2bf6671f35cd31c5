"""How strong the bots are, game by game: each meets the next weaker one until it is known well enough who wins.

    python bench/ladder.py FOLDER                          everything; hours
    python bench/ladder.py FOLDER --games everdell --minutes 25 --jobs 2
    python bench/ladder.py FOLDER --ray auto               on a Ray cluster: the same games, on many machines

Each pair is a `tidewood arena` in a folder of its own that ends when the share of wins is known to 7 points or after
200 games. Broken off by Ctrl+C or by --minutes, the same command goes on. Prints a table for docs/bots.md at the end.

At a table of four, the first bot sits with three of the second, on every seat in turn: a quarter is even. In Spirit
Island everybody wins or loses together, so there a bot plays by itself, and what counts is how often it wins.
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from tidewood.api import describe
from tidewood.bots import DEFAULT, STRONGEST

[_SPIRITS] = [option for option in describe("spirit-island").options if option.name == "spirits"]


class Rung(NamedTuple):
    game: str
    bots: tuple[str, ...]
    setup: tuple[str, ...]

    @property
    def folder(self) -> str:
        return "-".join([self.game, *self.bots[:2], *self.setup]).replace(":", "").replace("=", "-").replace("--", "")

    @property
    def says(self) -> str:
        first, *others = self.bots
        against = f"{len(others)} × `{others[0]}`" if len(others) > 1 else f"`{others[0]}`" if others else ""
        option, value, *_ = self.setup
        where = f"{value} players" if option == "--players" else value.partition("=")[2]
        return " | ".join([f"{self.game}, {where}", f"`{first}`", against])


def four(first: str, others: str) -> Rung:
    return Rung("the-island", (first, others, others, others), ("--players", "4"))


def two(first: str, other: str) -> Rung:
    return Rung("everdell", (first, other), ("--players", "2"))


def alone(spirit: str) -> Rung:
    """One Spirit, with the expansion it comes from."""
    needs = [str(box) for case in _SPIRITS.fits.get(spirit, ()) for box in case.get("expansions", ())]
    box = ("--set", f"expansions={needs[0]}") if needs else ()
    return Rung("spirit-island", (DEFAULT,), ("--set", f"spirits={spirit}", *box))


# Quick ones first, so that a short run has something to say of each game.
LADDER: Final = (
    four("greedy", "random"), two("greedy", "random"),
    four("planner", "greedy"), two("planner", "greedy"),
    two("search:100", "greedy"), four("search:100", "greedy"),
    two(DEFAULT, "greedy"), four(DEFAULT, "greedy"),
    two(DEFAULT, "planner"), four(DEFAULT, "planner"),
    Rung("spirit-island", (DEFAULT,), ("--players", "2")),
    *[alone(str(spirit)) for spirit in _SPIRITS.choices],  # those of the base game come first
    two(STRONGEST, "greedy"), four(STRONGEST, "greedy"),
    two(STRONGEST, DEFAULT), four(STRONGEST, DEFAULT),
)  # fmt: skip


def play(
    rung: Rung, folder: Path, within: float, games: int, seconds: float, where: list[str]
) -> dict[str, Any] | None:
    """What the arena says, whether it has come to its end or not; None if it has nothing to say."""
    command = [
        sys.executable, "-m", "tidewood", "arena", rung.game, *rung.setup, "--bots", ",".join(rung.bots), "--json",
        "--games", str(games), "--within", str(within), "--out", str(folder / rung.folder),
        *where,
    ]  # fmt: skip
    going = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        said, _ = going.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        going.send_signal(signal.SIGINT)
        said, _ = going.communicate()
    return json.loads(said) if said else None


def row(rung: Rung, told: dict[str, Any]) -> str:
    [first] = [one for one in told["standings"] if one["bot"] == rung.bots[0]]
    share = f"{100 * first['win_share']:.0f} % ({100 * first['win_low']:.0f} to {100 * first['win_high']:.0f})"
    broken = ", broken off" if told["interrupted"] else ""
    return f"| {rung.says} | {share} | {told['played']}{broken} | {first['ms_a_decision']:.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="*", default=["the-island", "everdell", "spirit-island"])
    parser.add_argument("--within", type=float, default=7.0, help="points on both sides")
    parser.add_argument("--most", type=int, default=200, help="games of a pair")
    parser.add_argument("--minutes", type=float, default=360.0, help="for this run, all pairs together")
    parser.add_argument("--jobs", type=int, default=1, help="processes; the results are the same")
    parser.add_argument("--ray", default="", help="a Ray cluster instead: auto, local or an address")
    parser.add_argument("--pairs", type=int, default=len(LADDER), help="only so many of these games, quick ones first")
    asked = parser.parse_args()
    where = ["--ray", asked.ray] if asked.ray else ["--jobs", str(asked.jobs)]
    end = time.monotonic() + 60 * asked.minutes
    # Where this was started in the background it may be deaf to Ctrl+C, and so would be what it starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    rows = []
    for rung in [rung for rung in LADDER if rung.game in asked.games][: asked.pairs]:
        left = end - time.monotonic()
        if left > 0:
            told = play(rung, asked.folder, asked.within, asked.most, left, where)
            if told is not None and told["played"]:
                rows.append(row(rung, told))
                print(rows[-1], file=sys.stderr, flush=True)
    print("| game | bot | against | wins (95 %) | games | ms a decision |\n| --- | --- | --- | --- | --- | --- |")
    print("\n".join(rows))


if __name__ == "__main__":
    main()
