"""What the verbs of Everdell share: their base, names of things, asking with a way to stop, choosing some."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.state import Valley
from tidewood.kernel.amounts import Amount
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.picks import Pick

STOP: Final = -1


class Verb(Node[Valley]):
    """A step that can say under which name its result is kept."""

    let: str = ""

    def result_name(self) -> str:
        return self.let


class Counted(Verb):
    """A verb with an amount. `at_least` is what must be done where a place may not be visited for nothing."""

    def __init__(self, amount: Amount[Valley], let: str = "", at_least: int = 0) -> None:
        self.amount: Final = amount
        self.let = let
        self.at_least: Final = at_least

    def may_stop(self, done: int) -> bool:
        return self.amount.up_to and done >= self.at_least


class Some(Pick[Valley]):
    """Choose some of these: as many as the amount says, or up to that where it says so, but not fewer than
    `at_least`.
    """

    let: str = ""

    def __init__(self, amount: Amount[Valley], let: str = "", at_least: int = 0) -> None:
        self.amount: Final = amount
        self.let = let
        self.at_least: Final = at_least

    def most(self, s: Valley, f: Frame) -> int:
        return self.amount.of(s, f)

    def least(self, s: Valley, f: Frame, most: int) -> int:
        return self.at_least if self.amount.up_to else most

    def result_name(self) -> str:
        return self.let


def player_name(s: Valley, who: int) -> str:
    return f"p{who + 1}" if who < s.players else s.rules.opponent


def card_name(s: Valley, who: int, i: int) -> str:
    """A card of a city: its id, and which copy where there are several."""
    city = s.city[who]
    card = city[i]
    id = s.cards[card].id
    return f"{id}#{city[: i + 1].count(card)}" if city.count(card) > 1 else id


def serial_name(s: Valley, serial: int, reader: int = -1) -> str:
    """The same by serial number; with its owner where that is not the reader."""
    who, i = s.find(serial)
    if who < 0:
        return "gone"
    name = card_name(s, who, i)
    return name if who == reader else f"{name} {player_name(s, who)}"


def serial_ref(s: Valley, serial: int) -> str:
    """Whose city, and the how many-eth card of it as the table lists them."""
    who, i = s.find(serial)
    return f"city:{player_name(s, who)}:{i + 1}" if who >= 0 else "city"


def owner_stock(s: Valley, f: Frame) -> list[int]:
    first = f.scope.owner * 4
    return s.stock[first : first + 4]
