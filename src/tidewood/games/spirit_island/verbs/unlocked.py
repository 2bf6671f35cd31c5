"""A Major Power that is played at once on easier terms."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.fields import NUMBER, POWER
from tidewood.games.spirit_island.hooks import FORGETS, THRESHOLDS
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.play_cards import play
from tidewood.games.spirit_island.verbs.powers import power_of
from tidewood.games.spirit_island.verbs.verb import STOP, Verb
from tidewood.kernel.core import Frame
from tidewood.kernel.declaration import Declaration
from tidewood.kernel.declare import Worked, option, part, question
from tidewood.kernel.rows import COUNTS, THIS_TURN, Rule, lay

UNLOCKED: Final[Rule[Island]] = Rule("all-thresholds", COUNTS, THRESHOLDS)
FORGOTTEN_LATER: Final[Rule[Island]] = Rule("forgotten-at-the-end", COUNTS, FORGETS)
CARD: Final = part(POWER, bits=20)
FORGETTING: Final = part(NUMBER, bits=1, above=CARD)


def half(card: int) -> int:
    """Half of what a card costs, rounded up."""
    return (power_of(card).cost + 1) // 2


PLAY_FOR_HALF: Final = option(
    "play", "play {card}", card=CARD, cost=Worked(NUMBER, lambda s, f, option: half(CARD.of(option)))
)
PLAY_AND_FORGET: Final = option("play-and-forget", "play {card} and forget", card=CARD)


class PlayUnlocked(Verb):
    """The card just gained may be played at once, for half its cost or forgotten as the turn ends; this turn it has all
    its thresholds.
    """

    stops = option("do-not-play", "stop")
    asks = question("play-gained", by_card=True)

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.chooser
        card = next((card for card, _, to in f.scope.named(self.name).things if to == who), -1)
        if card in s.hand[who]:
            ways = [CARD.put(card)] if half(card) <= s.energy[who] else []
            self.ask(s, f, [*ways, CARD.put(card) | FORGETTING.put(1), STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option == STOP:
            return
        who, card = f.scope.chooser, CARD.of(option)
        lay(s, UNLOCKED, who, until=THIS_TURN, value=card)
        if FORGETTING.of(option):
            lay(s, FORGOTTEN_LATER, who, until=THIS_TURN, value=card)
        else:
            s.energy[who] -= half(card)
        play(s, who, card, free=True)
        s.done[who] = 0

    def declared(self, s: Island, f: Frame, option: int) -> Declaration | None:
        if option == STOP:
            return self.stops
        return PLAY_AND_FORGET if FORGETTING.of(option) else PLAY_FOR_HALF
