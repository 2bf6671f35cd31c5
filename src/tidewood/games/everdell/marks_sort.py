"""Revealed cards that are sorted: where each of them can go, and by which answers, all of them at once."""

from __future__ import annotations

from tidewood.games.everdell.marks_view import SortedCard, Sorting
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.drawing import Sort, base_of
from tidewood.games.everdell.verbs.naming import HELD_CARD


def sorting(s: Valley, who: int) -> Sorting | None:
    """While this player is asked about the first: all that are left, in the order in which they are asked for."""
    if s.choice is None or s.choice.who != who:
        return None
    f = s.choice.frame
    if not isinstance(f.node, Sort):
        return None
    cards: list[SortedCard] = []
    for card in s.shown[base_of(f.scope, f.node.name) :]:
        held = HELD_CARD.put(f, card)
        row: SortedCard = {"card": s.cards[card].id, "under": f.node.notation(s, held, 1)}
        if f.node.welcome(s, f, card):
            row["hand"] = f.node.notation(s, held, 0)
        cards.append(row)
    return {"room": s.hand_room(f.scope.owner), "cards": cards}
