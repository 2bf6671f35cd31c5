"""When the player of a seat counts as absent, and who may then hand the seat on.

A person is away while no browser of theirs is at the table. Without a clock, or with the generous one, the host may act
for a seat soon after its player has left, and everybody else who is seated after a longer while. In a correspondence
game being away says nothing. With any clock, a seat whose time is up is absent for everybody, and without one so is
a seat that has let the table wait for a day: a browser that was left open is nobody either.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime

from tidewood.server.live import Live


def due(live: Live, player: str) -> datetime | None:
    """When the answer of this person is overdue, be they connected or not; None when none is awaited."""
    asked = live.asked_since.get(player)
    if asked is None or live.seats[player].kind != "human":
        return None
    return asked + live.patience.answer[live.table.clock]


def free_from(live: Live, player: str, online: Collection[str]) -> tuple[datetime, datetime] | None:
    """From when the host, and from when anybody seated may hand on the seat of somebody who is not connected."""
    seat, patience = live.seats[player], live.patience
    if seat.kind == "open":
        return live.at, live.at + patience.all
    if seat.holder is None or player in online or (live.table.clock == "correspondence" and seat.kind == "human"):
        return None
    away = live.away.get(player, live.table.created)
    return away + patience.host, away + patience.all


def is_absent(live: Live, player: str, online: Collection[str], host: bool) -> bool:
    """Whether the host, or else anybody seated, may act for this seat now."""
    now = datetime.now(UTC)
    if now < live.patience.since + live.patience.host and live.seats[player].kind == "human":
        return False  # after a restart everybody gets the time to come back
    overdue, free = due(live, player), free_from(live, player, online)
    return (overdue is not None and now >= overdue) or (free is not None and now >= free[0 if host else 1])
