"""Playing a card: which, and in which way; entering.py has what follows. [ED-PLAY-05]"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.pieces import FARM_STACK, HAND, LEGEND, MEADOW, MEADOW_SIZE, PLAY_TOLL, SHOWN
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import STOP, Verb, serial_name, serial_ref
from tidewood.games.everdell.verbs.drawing import base_of
from tidewood.games.everdell.verbs.entering import (
    AFTERWARDS,
    CLEAR,
    ENTER,
    LAST,
    PRISONER,
    SETTLE,
    SPEND_TOKENS,
    TAKE_FROM_HIM,
)
from tidewood.games.everdell.verbs.gaining import PAY_TO
from tidewood.games.everdell.verbs.meadow import REFILL
from tidewood.games.everdell.verbs.packing import ability_in, banner_in, card_in, home_in, source_in, to_play
from tidewood.games.everdell.verbs.paying import PRICED_WAYS, ability_of, ways
from tidewood.games.everdell.verbs.playable import playable, plays
from tidewood.games.everdell.verbs.tolls import due, way_tolls
from tidewood.kernel.core import NOTHING, Frame, Node, Scope


def play_notation(s: Valley, play: int) -> str:
    source = source_in(play)
    id = s.cards[card_in(play)].id
    if source == HAND:
        return f"play {id}"
    if source == LEGEND:
        return f"play {id}"
    if source == FARM_STACK:
        return f"play {id} stack"
    return f"play {id} meadow {source}" if source <= MEADOW_SIZE else f"play {id} shown"


def play_refs(s: Valley, play: int) -> list[str]:
    source = source_in(play)
    if MEADOW <= source <= MEADOW_SIZE:
        return [f"meadow:{source}"]
    if source == FARM_STACK:
        return ["farm-stack"]
    zone = {HAND: "hand", LEGEND: "legend"}.get(source, "card")
    return [f"{zone}:{s.cards[card_in(play)].id}"]


class Play(Verb):
    """An effect lets a card be played: out of the hand, the Meadow or what was revealed; cheaper or free. It is itself
    a card-playing ability, so no other is used with it. [ED-PAY-01, ED-PAY-02]
    """

    def __init__(
        self, hand: bool, meadow: bool, how: int, what: Filter, name: str = "", drawn: bool = False, may: bool = False
    ) -> None:
        self.hand: Final = hand
        self.meadow: Final = meadow
        self.how: Final = how
        self.what: Final = what
        self.name: Final = name  # only out of these: revealed, or just drawn into the hand
        self.drawn: Final = drawn
        self.may: Final = may

    def options(self, s: Valley, f: Frame) -> list[int]:
        who = f.scope.owner
        mask = s.rules.mask(self.what)
        if not self.name:
            return plays(s, who, self.how, self.hand, self.meadow, mask)
        if self.drawn:
            drawn = {thing[0] for thing in f.scope.named(self.name).things}
            cards = sorted(drawn & set(s.hand_cards(who)))  # some may have gone on to another player
        else:
            base = base_of(f, self.name)
            cards = sorted(set(s.shown[base:])) if base >= 0 else []
        source = HAND if self.drawn else SHOWN
        found = [to_play(card, source, self.how) for card in cards if mask >> card & 1]
        return [play for play in found if playable(s, who, play)]

    def run(self, s: Valley, f: Frame) -> None:
        options = self.options(s, f)
        s.result = NOTHING
        if options:
            s.ask(f, f.scope.chooser, [*options, STOP] if self.may else options, silent=not self.hand)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option != STOP:
            s.push(Frame(PLAY_ONE, Scope(f.scope.owner), -1, option))

    def can(self, s: Valley, f: Frame) -> bool:
        return bool(self.options(s, f))

    def sure(self, s: Valley, f: Frame) -> bool:
        return not self.may and self.can(s, f)

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        return "stop" if option == STOP else play_notation(s, option)

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        return [] if option == STOP else play_refs(s, option)


class PlayOne(Node[Valley]):
    """The card in the frame is played: first in which way. [ED-PLAY-05, ED-PAY-04]"""

    def run(self, s: Valley, f: Frame) -> None:
        if f.cursor < 0:
            s.announce(f.scope.owner, card_in(f.held))
        if f.cursor < 0 and s.hooks >> PLAY_TOLL & 1:
            s.push(f.at(0))
            for frame in due(s, f.scope.owner, PLAY_TOLL, source_in(f.held), card_in(f.held), f.held):
                s.push(frame)
            return
        s.ask(f, f.scope.chooser, ways(s, f.scope.owner, f.held))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        ability = ability_in(option)
        price = ability_of(s, f.scope.owner, ability).price if ability else ""
        if price == "prisoner":
            s.push(Frame(PRISONER, f.scope, option, f.held))
        elif price == "tokens":
            s.push(Frame(SPEND_TOKENS, f.scope, option, f.held))
        else:
            s.push(Frame(SETTLE, f.scope, option, f.held))
        if s.hooks & PRICED_WAYS:
            for frame in way_tolls(s, f.scope.owner, f.held, option):
                s.push(frame)

    def notation(self, s: Valley, f: Frame, option: int) -> str:
        who = f.scope.owner
        ability, home = ability_in(option), home_in(option)
        if banner_in(option):
            return f"replace {serial_name(s, banner_in(option), who)}"
        parts = [serial_name(s, ability, who)] if ability else []
        parts += [f"occupy {serial_name(s, home, who)}"] if home else ([] if ability else ["pay"])
        return ", ".join(parts)

    def refs(self, s: Valley, f: Frame, option: int) -> list[str]:
        serials = (ability_in(option), home_in(option), banner_in(option))
        return [serial_ref(s, serial) for serial in serials if serial]


PLAY_ONE: Final = PlayOne()
STEPS: Final[dict[str, Node[Valley]]] = {
    "play": PLAY_ONE, "prisoner": PRISONER, "spend-tokens": SPEND_TOKENS,
    "settle": SETTLE, "clear": CLEAR, "enter": ENTER,
    "afterwards": AFTERWARDS, "last": LAST, "take-from-him": TAKE_FROM_HIM, "refill": REFILL, "pay-to": PAY_TO,
}  # fmt: skip
