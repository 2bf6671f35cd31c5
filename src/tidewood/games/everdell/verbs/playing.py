"""Playing a card: which, and in which way; entering.py has what follows. [ED-PLAY-05]"""

from __future__ import annotations

from typing import ClassVar, Final

from tidewood.games.everdell.card import Filter
from tidewood.games.everdell.fields import FLAG, NUMBER
from tidewood.games.everdell.pieces import HAND, LEGEND, PLAY_TOLL, SHOWN
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.common import STOP, Verb
from tidewood.games.everdell.verbs.drawing import base_of
from tidewood.games.everdell.verbs.entering import (
    AFTERWARDS,
    CARD_PLAYED_NOW,
    CLEAR,
    ENTER,
    LAST,
    PLAYED_NOW,
    PRISONER,
    SETTLE,
    SPEND_TOKENS,
    TAKE_FROM_HIM,
    WAY,
)
from tidewood.games.everdell.verbs.gaining import PAY_TO
from tidewood.games.everdell.verbs.meadow import REFILL
from tidewood.games.everdell.verbs.naming import CITY_CARDS, Seen
from tidewood.games.everdell.verbs.packing import (
    FREE,
    LESS_BY,
    PLAY,
    PLAY_CARD,
    PLAY_HOW,
    PLAY_SOURCE,
    WAY_ABILITY,
    WAY_BANNER,
    WAY_HOME,
    to_play,
)
from tidewood.games.everdell.verbs.paying import ability_of, ways, ways_priced
from tidewood.games.everdell.verbs.playable import playable, plays
from tidewood.games.everdell.verbs.tolls import due, way_tolls
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Cursor, Worked, option, part, question

ANNOUNCED: Final = Cursor(FLAG)  # 0 once the card is shown and the tolls are asked for
PLAY_A_CARD: Final = option("play", "play {card}", card=part(PLAY))
HELPER_OF_WAY: Final = Seen(CITY_CARDS, WAY_ABILITY)
HOME_OF_WAY: Final = Seen(CITY_CARDS, WAY_HOME)
REPLACED: Final = Seen(CITY_CARDS, WAY_BANNER)


def less_of(s: Valley, f: Frame, option: int) -> int:
    """By how many resources an effect makes a card cheaper."""
    assert isinstance(f.node, Play)
    return LESS_BY.of(f.node.how)


class Play(Verb):
    """An effect lets a card be played: out of the hand, the Meadow or what was revealed; cheaper or free. It is itself
    a card-playing ability, so no other is used with it. [ED-PAY-01, ED-PAY-02]
    """

    says = PLAY_A_CARD
    asks_free: ClassVar = question("play-free", by_card=True)
    asks_less: ClassVar = question("play-for-less", by_card=True, n=Worked(NUMBER, less_of))

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

    def options(self, s: Valley, scope: Scope) -> list[int]:
        who = scope.owner
        fitting = s.rules.fitting(self.what)
        if not self.name:
            return plays(s, who, self.how, self.hand, self.meadow, fitting)
        if self.drawn:
            drawn = {thing[0] for thing in scope.named(self.name).things}
            cards = sorted(drawn.intersection(s.hand_cards(who)))  # some may have gone on to another player
        else:
            base = base_of(scope, self.name)
            cards = sorted(set(s.shown[base:])) if base >= 0 else []
        source = HAND if self.drawn else SHOWN
        found = [to_play(card, source, self.how) for card in cards if card in fitting]
        return [play for play in found if playable(s, who, play)]

    def run(self, s: Valley, f: Frame) -> None:
        options = self.options(s, f.scope)
        s.result = NOTHING
        if options:
            s.ask(f, f.scope.chooser, [*options, STOP] if self.may else options, silent=not self.hand)

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        if option != STOP:
            s.push(PLAYED_NOW.frame(PLAY_ONE, Scope(f.scope.owner), option))

    def can(self, s: Valley, scope: Scope) -> bool:
        return bool(self.options(s, scope))

    def question(self, s: Valley, f: Frame) -> Declaration | None:
        return self.asks_free if self.how == FREE else self.asks_less


class PlayOne(Node[Valley]):
    """The card in the frame is played: first in which way. [ED-PLAY-05, ED-PAY-04]"""

    pays: ClassVar = option("pay", "pay", play=PLAYED_NOW)
    pays_less: ClassVar = option("pay-less", "pay", play=PLAYED_NOW)
    occupies: ClassVar = option("occupy", "occupy {home}", home=HOME_OF_WAY)
    uses: ClassVar = option("use", "{helper}", helper=HELPER_OF_WAY)
    uses_and_occupies: ClassVar = option(
        "use-and-occupy", "{helper}, occupy {home}", helper=HELPER_OF_WAY, home=HOME_OF_WAY
    )
    replaces: ClassVar = option("replace", "replace {card}", card=REPLACED)
    asks = question("play-how", card=CARD_PLAYED_NOW)

    def run(self, s: Valley, f: Frame) -> None:
        who, play = f.scope.owner, PLAYED_NOW.of(f)
        if ANNOUNCED.of(f) < 0 and PLAY_SOURCE.of(play) in (HAND, LEGEND):
            s.announce(who, PLAY_CARD.of(play))
        if ANNOUNCED.of(f) < 0 and PLAY_TOLL in s.hooks:
            s.push(ANNOUNCED.put(f, 0))
            for price in due(s, who, PLAY_TOLL, PLAY_SOURCE.of(play), PLAY_CARD.of(play), play):
                s.push(price.frame())
            return
        s.ask(f, f.scope.chooser, ways(s, who, play))

    def answer(self, s: Valley, f: Frame, option: int) -> None:
        ability = WAY_ABILITY.of(option)
        price = ability_of(s, f.scope.owner, ability).price if ability else ""
        if price == "prisoner":
            s.push(WAY.put(f, option, by=PRISONER))
        elif price == "tokens":
            s.push(WAY.put(f, option, by=SPEND_TOKENS))
        else:
            s.push(WAY.put(f, option, by=SETTLE))
        if ways_priced(s):
            for toll in way_tolls(s, f.scope.owner, PLAYED_NOW.of(f), option):
                s.push(toll.frame())

    def declared(self, s: Valley, f: Frame, option: int) -> Declaration | None:
        if WAY_BANNER.of(option):
            return self.replaces
        if WAY_ABILITY.of(option):
            return self.uses_and_occupies if WAY_HOME.of(option) else self.uses
        if WAY_HOME.of(option):
            return self.occupies
        return self.pays_less if PLAY_HOW.of(PLAYED_NOW.of(f)) else self.pays


PLAY_ONE: Final = PlayOne()
STEPS: Final[dict[str, Node[Valley]]] = {
    "play": PLAY_ONE, "prisoner": PRISONER, "spend-tokens": SPEND_TOKENS,
    "settle": SETTLE, "clear": CLEAR, "enter": ENTER,
    "afterwards": AFTERWARDS, "last": LAST, "take-from-him": TAKE_FROM_HIM, "refill": REFILL, "pay-to": PAY_TO,
}  # fmt: skip
