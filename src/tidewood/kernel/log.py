"""What happened, as events with an audience."""

from __future__ import annotations

from typing import Final

from tidewood.kernel.bits import PLAYER_SET

Plain = tuple[str, tuple[int, ...], tuple[int, ...], int]  # an event as files have it


class Entry:
    """Something in a chain that copies share: it knows what came before it, and how many there are with it."""

    __slots__ = ("before", "n")

    def __init__(self) -> None:
        self.before: Entry | None = None
        self.n: int = 1


class Event(Entry):
    """One thing that happened. `args` are for all, `secret` only for the players in the mask `audience`."""

    __slots__ = ("args", "audience", "kind", "secret")

    def __init__(self, kind: str, args: tuple[int, ...], secret: tuple[int, ...] = (), audience: int = -1) -> None:
        super().__init__()
        self.kind: Final = kind
        self.args: Final = args
        self.secret: Final = secret
        self.audience: Final = audience

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.kind, self.args))

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args}, {self.secret}, {self.audience})"

    def seen_by(self, who: int) -> Event:
        """This event as one player sees it; -1 is a spectator."""
        if not self.secret or (who >= 0 and PLAYER_SET.has(self.audience, who)):
            return self
        return Event(self.kind, self.args)

    def plain(self) -> Plain:
        return (self.kind, self.args, self.secret, self.audience)
