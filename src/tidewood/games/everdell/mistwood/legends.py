"""Legendary cards are dealt: to each player one critter and one construction. [MW-LEGEND-01 to MW-LEGEND-06]"""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.pieces import CONSTRUCTION, CRITTER, LEGEND_POOL
from tidewood.games.everdell.state import Valley
from tidewood.kernel.chance import draw
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.decks import card_of, known_to, slot


def undealt(s: Valley, folk: int) -> list[int]:
    """The legendary critters or constructions that nobody has."""
    return [card for card, n in enumerate(s.pools[LEGEND_POOL]) if n and s.cards[card].folk == folk]


class DealLegends(Node[Valley]):
    """Critters and constructions are shuffled apart; each player is dealt one of both, face down. The rest goes back
    to the box. [MW-LEGEND-01, MW-LEGEND-02, MW-LEGEND-03, MW-LEGEND-04]
    """

    def run(self, s: Valley, f: Frame) -> None:
        i = f.cursor if f.cursor > 0 else 0
        if s.rules.legends and i < 2 * s.players:  # MW-LEGEND-21
            cards = undealt(s, (CRITTER, CONSTRUCTION)[i % 2])
            s.chance(Frame(self, f.scope, i), cards, [1] * len(cards))

    def fell(self, s: Valley, f: Frame, outcome: int) -> None:
        who = f.cursor // 2
        s.pools[LEGEND_POOL][outcome] -= 1
        give_legend(s, who, outcome)
        s.tell("dealt-legend", (who,), (outcome,), 1 << who)
        s.push(Frame(self, f.scope, f.cursor + 1))

    def outcome_notation(self, s: Valley, f: Frame, outcome: int) -> str:
        return f"legend p{f.cursor // 2 + 1} {s.cards[outcome].id}"


def give_legend(s: Valley, who: int, card: int) -> None:
    """It lies beside the city and is no hand card; its owner may look at it. [MW-LEGEND-05, MW-LEGEND-06]"""
    packed = slot(LEGEND_POOL, card, 1 << who)
    s.legends = [[*own, packed] if i == who else own for i, own in enumerate(s.legends)]


def redraw_legends(s: Valley, who: int) -> None:
    """What this player does not know of others' legendary cards is drawn again, with what went back to the box."""
    fresh = [own[:] for own in s.legends]
    hidden = [(own, i) for own in fresh for i, packed in enumerate(own) if not known_to(packed) >> who & 1]
    pool = s.pools[LEGEND_POOL]
    folks = [s.cards[card_of(own[i])].folk for own, i in hidden]
    for own, i in hidden:
        pool[card_of(own[i])] += 1
    for (own, i), folk in zip(hidden, folks, strict=True):
        cards = undealt(s, folk)
        card = cards[draw(s.rng, len(cards))]
        s.rng += 1
        pool[card] -= 1
        own[i] = slot(LEGEND_POOL, card, known_to(own[i]))
    s.legends = fresh


DEAL_LEGENDS: Final = DealLegends()
