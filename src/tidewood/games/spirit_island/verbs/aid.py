"""Minor Powers that stay in play for good: gifts of lesser spirits."""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island import events
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.verbs.power_cards import DRAWING, DRAWN_CARDS, FROM_DECK, TO_DRAW, KeepOne, draw_power
from tidewood.games.spirit_island.verbs.powers import MINOR, power_of
from tidewood.kernel.core import Frame, Result
from tidewood.kernel.rows import Rule, lay


class LesserSpirits(KeepOne):
    """Minor Powers are turned up, one for each Spirit and one more; each Spirit takes one, which it has in play from
    now on without playing or paying for it.
    """

    def __init__(self, gift: Rule[Island]) -> None:
        self.gift: Final = gift  # the rule under which it lies there

    def run(self, s: Island, f: Frame) -> None:
        if TO_DRAW.of(f) < 0:
            s.push(DRAWING.put(TO_DRAW.frame(self, f.scope.chosen_by(0), s.players + 1), FROM_DECK.put(MINOR)))
        elif TO_DRAW.of(f) > 0:
            draw_power(s, f, MINOR)
        elif f.scope.chooser < s.players and DRAWN_CARDS.of(f):
            self.ask(s, f, sorted(DRAWN_CARDS.of(f)))
        else:
            s.minor_discard.extend(DRAWN_CARDS.of(f))

    def answer(self, s: Island, f: Frame, option: int) -> None:
        who = f.scope.chooser
        s.play[who] = sorted([*s.play[who], option])
        s.add_elements(who, power_of(option).elements)
        lay(s, self.gift, who, value=option)
        s.tell(events.IN_PLAY, (who, option))
        s.done[who] = 0
        rest = [thing for thing in f.got.things if thing[0] != option]
        s.push(TO_DRAW.put(f, 0, Result(tuple(rest), len(rest))).within(f.scope.chosen_by(who + 1)))
