"""Energy of a turn, and the cards it pays for."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.fields import NUMBER, POWER
from tidewood.games.spirit_island.hooks import COST, INCOME, PLAYED, PLAYS, SPIRIT
from tidewood.games.spirit_island.state import PLAYING, Island
from tidewood.games.spirit_island.verbs.powers import power_of
from tidewood.games.spirit_island.verbs.verb import STOP, Verb
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.declare import Worked, option, part, question
from tidewood.kernel.rows import bent, react


class GainEnergy(Node[Island]):
    """The highest uncovered number of the Energy track; then cards may be played. [SI-ENERGY-02, SI-PHASE-02]"""

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.owner
        spirit = s.rules.panels[who]
        n = bent(s, f.scope, INCOME, spirit.energy(s.uncovered[who]))
        s.energy[who] += n
        s.tell(events.INCOME, (who, n))
        s.plays[who] = bent(s, f.scope, PLAYS, spirit.plays(s.uncovered[who]) + s.extra_plays[who])
        s.done[who] = PLAYING
        s.result = NOTHING


GAIN_ENERGY: Final = GainEnergy()


def cost_of(s: Island, who: int, card: int) -> int:
    n = power_of(card).cost
    return bent(s, Scope(who, card=card), COST, n) if COST in s.hooks else n


def play(s: Island, who: int, card: int, free: bool = False) -> None:
    """A card comes into play: paid at once, and its elements count at once. [SI-ENERGY-06, SI-ELEMENT-02]"""
    power = power_of(card)
    if not free:
        s.energy[who] -= cost_of(s, who, card)
        s.plays[who] -= 1
    s.hand[who].remove(card)
    s.play[who] = sorted([*s.play[who], card])
    s.add_elements(who, power.elements)
    s.tell(events.PLAYED, (who, card))
    if PLAYED in s.hooks:
        react(s, Scope(who, card=card, mode=SPIRIT), PLAYED, NOTHING)


PLAY_CARD: Final = option(
    "play",
    "play {card}",
    card=part(POWER),
    cost=Worked(NUMBER, lambda s, f, card: cost_of(s, f.scope.owner, card)),
)


class PlayGained(Verb):
    """The Major Power just gained may be played at once, paying its cost."""

    says = PLAY_CARD
    stops = option("do-not-play", "stop")
    asks = question("play-gained", by_card=True)

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def run(self, s: Island, f: Frame) -> None:
        who = f.scope.owner
        things = f.scope.named(self.name).things
        if things and things[0][0] in s.hand[who] and cost_of(s, who, things[0][0]) <= s.energy[who]:
            self.ask(s, f, [things[0][0], STOP])

    def answer(self, s: Island, f: Frame, option: int) -> None:
        if option != STOP:
            who = f.scope.owner
            s.plays[who] += 1  # it does not count against the limit
            play(s, who, option)
