"""What those who act at tables need of all tables of the process: to write there, and to find who is looking."""

from __future__ import annotations

from typing import Protocol

from tidewood.server.fanout import Audience
from tidewood.server.live import Change, Live
from tidewood.server.metrics import Metrics
from tidewood.server.settings import Settings
from tidewood.server.storage import Answer, Seat, SeatChanges, Store

SeatChange = tuple[Seat, SeatChanges]  # as it was read, and what is to be different


class Room(Protocol):
    @property
    def store(self) -> Store: ...
    @property
    def settings(self) -> Settings: ...
    @property
    def metrics(self) -> Metrics: ...

    def loaded(self) -> list[Live]: ...

    async def get(self, id: str) -> Live | None: ...

    def audience(self, live: Live) -> Audience: ...

    def is_absent(self, live: Live, player: str, host: bool) -> bool: ...

    def start(self, work: object) -> None: ...

    async def own(self, live: Live) -> bool: ...

    async def fresh(self, live: Live) -> None: ...

    async def write(
        self, live: Live, entry: Answer, index: int | None = None, seat: SeatChange | None = None
    ) -> Change | None: ...
