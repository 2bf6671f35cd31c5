"""How long a table waits for its people, as the settings say."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from tidewood.server.settings import Settings


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a table waits for people."""

    host: timedelta
    all: timedelta
    answer: dict[str | None, timedelta]  # by clock
    since: datetime  # when this server began to look: nobody could be here before

    @classmethod
    def of(cls, settings: Settings) -> Patience:
        answer: dict[str | None, float] = {
            None: settings.time_unclocked,
            "generous": settings.time_generous,
            "correspondence": settings.time_correspondence,
        }
        return cls(
            timedelta(seconds=settings.absent_host),
            timedelta(seconds=settings.absent_all),
            {clock: timedelta(seconds=seconds) for clock, seconds in answer.items()},
            datetime.now(UTC),
        )


USUAL: Final = Patience.of(Settings())
