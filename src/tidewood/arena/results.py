"""A folder of results: every game is there as soon as it has been played, so that an arena can go on where it stopped.

plan.json       what is played
games.jsonl     one line a game, in the order they came
seats.parquet   one row for each seat of each game, in the order of the games, when all have been played
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

from tidewood.arena.plan import Plan
from tidewood.arena.play import Row
from tidewood.arena.tables import BadResults, parquet, write_whole
from tidewood.language import Message

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"
SEATS: Final = "seats.parquet"


class Results:
    """What has been played so far."""

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.until = plan.games  # games before this number count
        self.rows: Final[dict[int, Row]] = {}
        self._file: IO[str] | None = None
        if folder is not None:
            self._open(folder)

    def _open(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            plan = folder / PLAN
            same = _but_games(self.plan.plain())
            if plan.exists():
                if _but_games(json.loads(plan.read_text(encoding="utf-8"))) != same:
                    raise BadResults(Message("error.other-plan", {"folder": str(folder)}))
                self._read(folder / GAMES)
            write_whole(plan, (json.dumps(self.plan.plain(), indent=2) + "\n").encode())
            self._file = (folder / GAMES).open("a", encoding="utf-8")
        except (OSError, json.JSONDecodeError, UnicodeDecodeError) as error:
            raise BadResults(Message("error.no-results", {"folder": str(folder), "why": str(error)})) from None

    def _read(self, path: Path) -> None:
        """What a crash left of the last line is cut off."""
        if not path.exists():
            return
        whole = path.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        for line in kept.decode().splitlines():
            try:
                row = Row.read(json.loads(line))
            except (TypeError, ValueError):
                raise BadResults(Message("error.bad-row", {"file": str(path), "line": line[:80]})) from None
            self.rows[row.number] = row
        if kept != whole:
            with path.open("r+b") as file:
                file.truncate(len(kept))

    def missing(self) -> list[int]:
        """The numbers of the games that have not been played."""
        return [number for number in range(self.until) if number not in self.rows]

    def add(self, row: Row) -> None:
        """It is with the system at once: whoever kills this process loses nothing. That costs some microseconds."""
        self.rows[row.number] = row
        if self._file is not None:
            self._file.write(json.dumps(row.plain()) + "\n")
            self._file.flush()

    def played(self) -> list[Row]:
        """The games of the plan that have been played, in their order."""
        return [self.rows[number] for number in sorted(self.rows) if number < self.until]

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            os.fsync(self._file.fileno())
            self._file.close()
            self._file = None

    def write_table(self) -> Path | None:
        """All seats as Parquet, if there is a folder and the package for it."""
        if self.folder is None:
            return None
        path = self.folder / SEATS
        write_whole(path, parquet(seats_of(self.played())))
        return path


def _but_games(plan: dict[str, Any]) -> dict[str, Any]:
    """More games of the same plan go on with it."""
    return {key: value for key, value in plan.items() if key != "games"}


def seats_of(rows: Iterable[Row]) -> dict[str, list[Any]]:
    """Columns of a table with one row for each seat of each game; `turn` is 1 for the seat that began."""
    table: dict[str, list[Any]] = {
        name: []
        for name in (
            "game", "deal", "seat", "turn", "bot", "finished", "score", "won", "rank", "decisions", "thinking_s",
            "answers", "game_s", "error",
        )
    }  # fmt: skip
    for row in rows:
        for seat, place in enumerate(row.places, 1):
            values = (
                row.number, row.deal, seat, row.turn(seat), place.bot, row.finished, place.score, place.won,
                place.rank, place.decisions, place.seconds, row.answers, row.seconds, row.error,
            )  # fmt: skip
            for column, value in zip(table.values(), values, strict=True):
                column.append(value)
    return table
