"""How a server is set up: by arguments, or by TIDEWOOD_* variables, which is how worker processes get them."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from tidewood import TidewoodError
from tidewood.language import Message

STATIC: Final = Path(__file__).parent / "static"
PORT: Final = 8765


@dataclass(frozen=True)
class Settings:
    database: str = ""  # a URL; empty for SQLite in the user's data folder
    static: str = str(STATIC)
    bot_processes: int = 0  # 0: one a core, but one core is left for the server
    bot_seconds: float = 20.0  # a bot that thinks longer is replaced by chance for this answer
    bot_pause: float = 0.3  # seconds between a change and a bot's answer, so that people can follow
    bot_seconds_a_minute: float = 60.0  # that the bots of one guest's tables may think; 0: as long as they like
    bot_rest: float = 300.0  # seconds after which the bots of a table rest when nobody has looked at it
    hint_seconds: float = 2.0  # that a bot thinks about a hint; 0: there are none
    own_bots: str = ""  # players of the operator's own, as module:Class by commas, that may sit at tables
    absent_host: float = 30.0  # seconds after which the host may act for a seat whose player is away
    absent_all: float = 1800.0  # the same for everybody else who is seated
    time_generous: float = 600.0  # seconds for each answer by the generous clock
    time_correspondence: float = 259_200.0  # the same by that for correspondence
    time_unclocked: float = 86_400.0  # the same without a clock: then a connected player counts as absent, too
    messages_a_second: float = 20.0  # of one browser; twice as many at once
    streams_a_browser: int = 60  # streams and long polls at the same time; 0: as many as it likes
    connections_an_address: int = 1000  # at the same time, streams and others; 0: as many as it likes
    tables_a_minute: float = 30.0  # that one address may open
    work_seconds: float = 10.0  # for a request that needs more than a moment, such as making a game
    request_seconds: float = 20.0  # until a request that has begun must be here whole
    idle_tables: int = 100  # tables nobody looks at that stay in memory
    snapshot_every: int = 32  # entries of a table's log
    keep_finished: int = 365  # days after which a finished table is removed; 0: never
    keep_abandoned: int = 365  # the same for one in the middle of a game, where nothing has been written since
    keep_unplayed: int = 30  # the same for one where nothing was ever written
    keep_browsers: int = 30  # days after which a browser that belongs to no table is forgotten; 0: never
    address: str = ""  # where others find this server, such as https://tidewood.example; empty: as it listens
    secure_cookie: bool = False  # set behind HTTPS
    hosts: str = ""  # further names this server is called by, such as tidewood.example, by commas; * for any
    proxies: str = ""  # addresses or networks of proxies whose word on where a request came from counts, by commas
    origins: str = ""  # further origins pages may come from, such as https://tidewood.example, by commas

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'tables.db'}"

    @property
    def own_bot_names(self) -> tuple[str, ...]:
        return tuple([name.strip() for name in self.own_bots.split(",") if name.strip()])

    @property
    def bots_at_once(self) -> int:
        return self.bot_processes or max(1, (os.cpu_count() or 2) - 1)

    def to_environment(self) -> dict[str, str]:
        return {f"TIDEWOOD_{f.name.upper()}": str(getattr(self, f.name)) for f in fields(self)}

    @classmethod
    def from_environment(cls) -> Settings:
        given: dict[str, object] = {}
        for f in fields(cls):
            text = os.environ.get(f"TIDEWOOD_{f.name.upper()}")
            if text is None:
                continue
            try:
                given[f.name] = _read(text, f.default)
            except ValueError:
                about = {"name": f"TIDEWOOD_{f.name.upper()}", "given": repr(text), "kind": type(f.default).__name__}
                raise TidewoodError(Message("start.setting", about), "server") from None
        return cls(**given)  # type: ignore[arg-type]


def _read(text: str, default: object) -> object:
    if isinstance(default, bool):
        return text.lower() in ("1", "true", "yes", "on")
    if isinstance(default, int):
        return int(text)
    return float(text) if isinstance(default, float) else text


def data_folder() -> Path:
    """Where this system keeps the data of a user's programs."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Tidewood"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Tidewood"
    given = os.environ.get("XDG_DATA_HOME", "")
    return (Path(given) if given.startswith("/") else home / ".local" / "share") / "tidewood"
