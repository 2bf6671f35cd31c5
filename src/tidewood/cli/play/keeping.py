"""Keeping a game while it is played, so that nothing is lost when the terminal is closed."""

from __future__ import annotations

import errno
import os
import shlex
import sys
import time
from pathlib import Path

from tidewood import Game
from tidewood.cli.common import data_folder, write_whole

NEWEST = 20  # kept games that stay
RECORD = ".record"
NOTHING, GAME, OTHER_FILE = "nothing", "game", "other file"  # what lies where a game is to be written


class Keeper:
    """Writes the game to one file again and again: the one that was asked for, or one in the user's data folder."""

    def __init__(self, game: str, asked: Path | None, loaded: Path | None) -> None:
        folder = data_folder() / "games"
        if asked is None and loaded is not None and loaded.resolve().parent == folder.resolve():
            asked = loaded  # it goes on where it was kept
        self.is_own = asked is None
        self.path = asked or folder / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.json"
        self.own = {path.resolve() for path in (self.path, loaded) if path is not None}  # files that hold this game
        self.begins = loaded is None or self.path.resolve() != loaded.resolve()  # in a file that is not there yet
        self.written = -1  # answers in the file
        self.trouble = ""  # why it cannot be written

    def keep(self, game: Game) -> None:
        """Bring the file up to date."""
        if game.answers in (0, self.written) or self.trouble:
            return
        try:
            if self.is_own:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                if self.written < 0:
                    self._make_room()
            if self.begins and self.written < 0 and self.path.exists():
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))  # another game has come there meanwhile
            write_game(game, self.path)
            self.written = game.answers
        except OSError as error:
            self.trouble = str(error.strerror or error)

    def _make_room(self) -> None:
        """Only files this program keeps by itself, and only the oldest."""
        kept = sorted(self.path.parent.glob("*-*-*-*.json"), key=lambda path: path.stat().st_mtime)
        for path in kept[: -(NEWEST - 1)]:
            path.unlink(missing_ok=True)

    def command(self, bots: list[str], lang: str, hints: bool) -> str:
        """What to type to go on with the game."""
        parts = ["tidewood", "play", "--terminal", "--load", str(self.path), "--bots", ",".join(bots) or "none"]
        parts += ["--lang", lang] if lang != "en" else []
        parts += ["--hints"] if hints else []
        if sys.platform == "win32":
            return " ".join(f'"{part}"' if " " in part else part for part in parts)
        return shlex.join(parts)


def write_game(game: Game, path: Path) -> None:
    """A save, or the record of the moves for a name that says so. Raises OSError."""
    write_whole(path, game.record() if path.suffix == RECORD else game.save())


def what_is_at(path: Path) -> str:
    """Nothing, a saved game, or some other file that must be left alone."""
    if not path.exists():
        return NOTHING
    try:
        with path.open("rb") as file:
            head = file.read(64)
    except OSError:
        return OTHER_FILE
    return GAME if head.startswith((b'{"format":"tidewood-save"', b"[tidewood ")) else OTHER_FILE
