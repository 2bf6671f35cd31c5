"""How good a position looks, for bots: what is saved, and how likely the others are to be."""

from __future__ import annotations

from typing import Final

from tidewood.games.the_island.board import HEXES, LANDING, NEAR
from tidewood.games.the_island.ending import points_of, saved_by, winners
from tidewood.games.the_island.pieces import ABOARD, BITING, ISLAND, OUT, SERPENTS, WHALES
from tidewood.games.the_island.state import Isle

FAR: Final = 12


def _distances() -> list[int]:
    """Steps over open water from each hex to the nearest landing hex, as if all land were gone."""
    distance = [0 if LANDING[h] >= 0 else FAR for h in range(HEXES)]
    for _ in range(FAR):
        for h in range(HEXES):
            for n in NEAR[h]:
                distance[h] = min(distance[h], distance[n] + 1)
    return distance


TO_SAFETY: Final = _distances()


def prospects(s: Isle, who: int) -> float:
    """The expected points of a player: saved ones in full, others by how near and how safe they are."""
    total = 0.0
    each = s.rules.each
    equal = s.rules.equal_values
    for a in range(who * each, who * each + each):
        place = s.at[a]
        if place > OUT:
            continue
        worth = 1.0 if equal else (s.value[a] or 2.8)
        if place >= ISLAND:
            total += worth if place < OUT else 0.0
        else:
            total += worth * chance_of_rescue(s, who, place)
    return total


def chance_of_rescue(s: Isle, who: int, place: int) -> float:
    if place >= ABOARD:
        h = place - ABOARD
        near = 0.92 - 0.055 * TO_SAFETY[h]
        if not s.controls(who, h):
            near -= 0.12
        for n in NEAR[h]:
            if s.beasts[n] & (SERPENTS | WHALES):
                near -= 0.07
        return max(near, 0.05)
    if s.tile[place]:
        # On land: high ground lasts longer, and a ship with a free seat next to it is worth most.
        chance = 0.22 + 0.04 * s.tile[place] - 0.012 * TO_SAFETY[place]
        for n in NEAR[place]:
            crew = s.crew[n]
            if crew >= 0 and crew.bit_count() < 3 and not s.beasts[n] & (SERPENTS | WHALES):
                chance += 0.12
                break
        return chance
    chance = 0.55 - 0.06 * TO_SAFETY[place]
    crew = s.crew[place]
    if crew >= 0 and crew.bit_count() < 3:
        chance += 0.15
    for n in NEAR[place]:
        if s.beasts[n] & BITING:
            chance -= 0.07
    return max(chance, 0.04)


def value(s: Isle, who: int) -> float:
    """From 0 to 1: the own prospects against the best of the others'."""
    if s.over:
        best = winners(s)
        if who in best:
            return 1.0 / len(best)
        return 0.0 if points_of(s, who) == 0 else 0.01 * min(saved_by(s, who), 9) / 10
    own = prospects(s, who)
    rivals = [prospects(s, other) for other in range(s.players) if other != who]
    best_rival = max(rivals)
    mean_rival = sum(rivals) / len(rivals)
    lead = own - 0.6 * best_rival - 0.4 * mean_rival
    return 0.5 + 0.49 * lead / (abs(lead) + 8.0)
