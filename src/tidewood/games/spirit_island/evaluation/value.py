"""How good a position looks, for bots. All Spirits win or lose together, so it is the same for everybody.

It counts what the Invaders will do on the island as far as one can see, what the Powers at hand can do about it, and
what the Spirits have for later turns: Presence, tracks, Energy, cards.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.evaluation.card_worth import CARD, COSTS, MAJOR_MORE, fitting_elements, worths
from tidewood.games.spirit_island.evaluation.deeds import under_way
from tidewood.games.spirit_island.evaluation.joint import foreseen
from tidewood.games.spirit_island.evaluation.outlook import (
    BEFORE_RAVAGE,
    FEAR_WORTH,
    Outlook,
    hope,
    tokens_on,
)
from tidewood.games.spirit_island.evaluation.power_worth import Chance, best_use, gain_of, use_all
from tidewood.games.spirit_island.panel import SPACE_SET
from tidewood.games.spirit_island.pieces import CITY, KINDS, TOWN
from tidewood.games.spirit_island.rounds.spirit_phase import BEGUN, PARTS, GrowthOption
from tidewood.games.spirit_island.rules import rules_of
from tidewood.games.spirit_island.state import GROWING, READY, Island
from tidewood.games.spirit_island.verbs.blight import CASCADE
from tidewood.games.spirit_island.verbs.gains import Energy
from tidewood.games.spirit_island.verbs.play_cards import cost_of
from tidewood.games.spirit_island.verbs.power_cards import GainPower, KeepOne
from tidewood.games.spirit_island.verbs.powers import FAST, MAJOR, Use, is_fast, power_of, quick_rights
from tidewood.games.spirit_island.verbs.presence import FROM_DESTROYED, SOURCE, AddPresence
from tidewood.games.spirit_island.verbs.protection import dreamer
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.rows import Action

EARNED: Final = 1.5  # a Fear card that waits
TERROR_WORTH: Final = 4.0
PENDING: Final = 1.6  # a cascade not yet decided
CLOSE: Final = 12.0  # shared by how many pieces stand between us and victory
URGENT: Final = 1.5  # and more with every turn
PRESENCE_WORTH: Final = 1.2
REACH_WORTH: Final = 1.8
SITE_WORTH: Final = 1.0
LONG: Final = 13.0  # turns
TEMPO: Final = 6.0  # a card that can be played every turn
FREE_CARDS: Final = 1.2  # cards a turn that cost nothing
PAID_CARDS: Final = 0.7  # cards a turn for each Energy of income
SAVED_CARDS: Final = 0.12  # for each Energy at hand
PLAYS_WORTH: Final = 1.5
INCOME_WORTH: Final = 2.0
SPACE_WORTH: Final = 3.0  # what a space of a track gives on average
NEXT_SPACE: Final = 2.8  # what a space is worth for those behind it
ENERGY_WORTH: Final = 0.6
FEW_CARDS: Final = 7  # that a Spirit can use in any case
SPARE_CARDS: Final = 3  # and beside the cards of two turns
SURPLUS: Final = 3.0  # less, for a card beyond what can be played before it is time to reclaim
IN_HAND: Final = 0.2  # more, in hand for a later turn
NEXT_TURN: Final = 0.2  # and more, if it can be played next turn
KEEP: Final = 0.3  # what a card that may be kept would do now
LIGHTS: Final = 1.0  # a threshold of an innate that a card lights
TOWARDS: Final = 0.3  # a part of it, for elements that do not light one yet
PLANNED: Final = 0.8  # what a card in hand may do this turn
PLAYED: Final = 0.9  # what a card that was played may do
SLOW_SHARE: Final = 0.75  # of what Slow Powers may do, before the Invaders have acted
GROWS: Final = 17.0  # what Growth brings
EXPECTED: Final = 16.0  # what a turn of the Invaders costs on average, beside what the cards show
SPREAD: Final = 30.0

AFTER_EXPLORE: Final = ("invaders.explore", "invaders.advance", "slow", "time")


def value(s: Island, who: int) -> float:
    """From 0, lost, to 1, won."""
    if s.over:
        return 1.0 if s.won else 0.0
    if s.lost:  # when this Action ends
        return 0.001
    s = foreseen(s)
    if s.over or s.lost:
        return 1.0 if s.won else 0.001
    o = Outlook(s)
    good = fear_made(s) - o.total() + hope(s, o.left - pending(s)) + promised(s) + tokens_on(s)
    good += (CLOSE + URGENT * s.turn) * s.players / (2.0 + between(s))
    for other in range(s.players):
        good += belongings(s, other)
    good += powers(s, o)
    good = good / s.players + TERROR_WORTH * (s.terror - 1)
    # Every turn brings new Explorers: as long as they have not come they are expected, so that passing is no gain.
    good += EXPECTED * (s.turn if s.phase in AFTER_EXPLORE else s.turn - 1)
    return 0.5 + 0.49 * good / (abs(good) + SPREAD)


def fear_made(s: Island) -> float:
    earned = sum(rules_of(s).fear_levels) - sum(s.fear_left)
    return FEAR_WORTH * (earned * s.fear_pool + s.fear) + EARNED * len(s.earned) * s.players


def pending(s: Island) -> float:
    """Blight of a cascade that is not yet decided."""
    return PENDING if s.choice is not None and s.choice.frame.node is CASCADE else 0.0


def between(s: Island) -> int:
    """How many pieces must go before the island is won."""
    n = 0
    for place in s.map.lands:
        base = place * KINDS
        n += s.grid[base + CITY]
        if s.terror < 3:
            n += s.grid[base + TOWN]
        if s.terror < 2:
            n += s.grid[base]
    return n


# -- what a Spirit has


def to_come(s: Island) -> float:
    """How much of the game is still to come, from 1 to 0."""
    return max(LONG - s.turn, 1.0) / LONG


def economy(s: Island, plays: int, income: int, energy: int) -> float:
    """How much can be played a turn, for all turns to come: cards need plays and Energy."""
    paid = FREE_CARDS + PAID_CARDS * income + SAVED_CARDS * min(energy, 8)
    return to_come(s) * (TEMPO * min(float(plays), paid) + PLAYS_WORTH * plays + INCOME_WORTH * income)


def promised(s: Island) -> float:
    """What a Growth option that is being carried out will still bring."""
    n = 0.0
    gained = [0] * s.players
    for f in s.stack if s.choice is None else [*s.stack, s.choice.frame]:
        node = f.node
        parts: list[Node[Island]] = [node]
        if isinstance(node, Action):
            parts = [] if f.has_begun else [node.part]
        elif isinstance(node, GrowthOption):
            parts = [node.part(i) for i in (range(len(node.parts)) if BEGUN.of(f) < 0 else PARTS.of(f))]
        for part in parts:
            n += promise(s, f, part)
            if isinstance(part, GainPower | KeepOne) and f.scope.chooser >= 0:
                gained[f.scope.chooser] += 1
    for who in range(s.players):
        if gained[who]:
            n -= surplus(s, who, gained[who]) - surplus(s, who, 0)
    return n


def surplus(s: Island, who: int, gained: int) -> float:
    """What the cards of a Spirit are worth less, with so many more: it cannot play them all."""
    plays = s.rules.panels[who].plays(s.uncovered[who])
    n = len(s.hand[who]) + len(s.discard[who]) + len(s.play[who]) + gained
    return SURPLUS * max(n - max(FEW_CARDS, SPARE_CARDS + 2 * plays), 0)


def promise(s: Island, f: Frame, node: Node[Island]) -> float:
    if isinstance(node, AddPresence):
        n = PRESENCE_WORTH + REACH_WORTH
        if node is not f.node or SOURCE.of(f) < 0:
            return n + SPACE_WORTH
        if SOURCE.of(f) >= FROM_DESTROYED:
            return n if SOURCE.of(f) == FROM_DESTROYED else 0.0
        who = f.scope.chooser
        panel, before = s.rules.panels[who], s.uncovered[who]
        after = SPACE_SET.plus(before, SOURCE.of(f))
        energy = s.energy[who]
        gain = economy(s, panel.plays(after), panel.energy(after), energy)
        return n + gain - economy(s, panel.plays(before), panel.energy(before), energy) + NEXT_SPACE
    if isinstance(node, GainPower | KeepOne):
        return CARD + IN_HAND
    return 3.0 * ENERGY_WORTH if isinstance(node, Energy) and node is not f.node else 0.0


def belongings(s: Island, who: int) -> float:
    """Presence, tracks, Energy and cards."""
    rules = s.rules
    panel = rules.panels[who]
    n = 0.0
    on_island = 0
    start = who * s.map.size
    for place in range(s.map.size):
        here = s.presence[start + place]
        if here:
            on_island += here
            n += REACH_WORTH
            if here >= 2:
                n += SITE_WORTH
    n += PRESENCE_WORTH * min(on_island, 9) - (8.0 if on_island <= 1 else 3.0 if on_island == 2 else 0.0)
    uncovered = s.uncovered[who]
    plays = panel.plays(uncovered)
    n += economy(s, plays, panel.energy(uncovered), s.energy[who]) + NEXT_SPACE * uncovered.bit_count()
    n += ENERGY_WORTH * min(s.energy[who], 12)
    worth = worths(s, who)
    for cards in (s.hand[who], s.discard[who], s.play[who]):
        for card in cards:
            n += worth[card]
    return n - surplus(s, who, 0)


# -- what its Powers may do


def powers(s: Island, o: Outlook) -> float:
    """What the Powers at hand may still do this turn, and the cards that stay for the next."""
    if s.phase == "time":
        return sum([_kept(s, who, len(s.hand[who])) for who in range(s.players)])
    early = s.phase in BEFORE_RAVAGE
    n = 0.0
    late: list[tuple[int, Chance]] = []
    for who in range(s.players):
        dreaming = dreamer(s, who)
        place, rest = under_way(s, who)
        if rest and place in o.lands:
            gain, land = gain_of(o, place, rest, dreaming)
            if gain > 0.0:
                n += PLAYED * gain
                o.settle(place, land)
        n += _drawn(s, o, who, dreaming)
        elements = s.elements
        s.elements = elements[:]  # with those of cards that would be played
        fast: list[Chance] = []
        rights = quick_rights(s, who) - s.quick[who] if early else 0
        used = _used(s, who)
        for index in s.play[who]:
            if index not in used:
                rights = _sort(s, who, index, early, rights, fast, late)
        if s.phase in ("", "spirit") and s.done[who] != READY:
            n += _plan(s, o, who, dreaming)
        else:
            n += _kept(s, who, len(s.hand[who]))
        for index in s.rules.innates[who]:
            if index not in used and power_of(index).is_met(s, who):
                rights = _sort(s, who, index, early, rights, fast, late)
        n += use_all(o, fast, dreaming, PLAYED)
        s.elements = elements
    if late:
        share = PLAYED
        if early or s.phase.startswith("invaders"):
            o.invaders_act()
            share = PLAYED * SLOW_SHARE
        for who in range(s.players):
            own = [chance for owner, chance in late if owner == who]
            n += use_all(o, own, dreamer(s, who), share)
    return n


def _drawn(s: Island, o: Outlook, who: int, dreaming: bool) -> float:
    """The best of the cards of which one is being chosen."""
    choice = s.choice
    if choice is None or not isinstance(choice.frame.node, KeepOne) or choice.frame.scope.chooser != who:
        return 0.0
    best = 0.0
    fits = fitting_elements(s, who)
    for card, kind, _ in choice.frame.got.things:
        power = power_of(card)
        n = KEEP * best_use(o, Chance(s, power, who), dreaming)[0] - COSTS * power.cost + fits[card]
        n += MAJOR_MORE - CARD if kind == MAJOR else 0.0
        best = max(best, n)
    return best


def _used(s: Island, who: int) -> list[int]:
    """The Powers that were used; one whose target is not chosen yet has done nothing."""
    choice = s.choice
    if choice is not None and isinstance(choice.frame.node, Use):
        running = choice.frame.node.power.index
        return [index for index in s.used[who] if index != running]
    return s.used[who]


def _sort(
    s: Island, who: int, index: int, early: bool, rights: int, fast: list[Chance], late: list[tuple[int, Chance]]
) -> int:
    """Put a Power with those that come before the Invaders or with those that come after."""
    power = power_of(index)
    quick = is_fast(s, power, who)
    if early and not quick and rights > 0:
        quick = True
        rights -= 1
    if quick:
        if early:
            fast.append(Chance(s, power, who))
    else:
        late.append((who, Chance(s, power, who)))
    return rights


def _kept(s: Island, who: int, n: int) -> float:
    """Cards in hand for the next turn."""
    plays = s.rules.panels[who].plays(s.uncovered[who])
    return IN_HAND * n + NEXT_TURN * min(n, plays)


def _plan(s: Island, o: Outlook, who: int, dreaming: bool) -> float:
    """Choose cards to play this turn: the most useful for what they cost, until plays or Energy run out."""
    panel = s.rules.panels[who]
    energy = s.energy[who]
    plays = s.plays[who]
    n = 0.0
    if s.done[who] == GROWING:
        n = GROWS * (panel.pick - s.grown[who].bit_count()) / panel.pick
        if not s.grown[who]:  # everything is still open
            return n + _kept(s, who, len(s.hand[who]))
        energy += panel.energy(s.uncovered[who])
        plays = panel.plays(s.uncovered[who]) + s.extra_plays[who]
    costs = [(cost_of(s, who, card), card) for card in s.hand[who]] if plays > 0 else []
    left = [(cost, Chance(s, power_of(card), who)) for cost, card in costs if cost <= energy]
    kept = len(s.hand[who])
    while plays > 0 and left:
        best = 0.0
        chosen = -1
        spot: tuple[int, list[int] | None] = (-1, None)
        lacking = _lacking(s, who)
        for i, (cost, chance) in enumerate(left):
            if cost > energy:
                continue
            gain, place, land = best_use(o, chance, dreaming)
            if chance.power.speed != FAST:
                gain *= SLOW_SHARE
            gain += 0.01 - ENERGY_WORTH * cost + _lights(lacking, chance.power.elements)
            if gain > best:
                best, chosen, spot = gain, i, (place, land)
        if chosen < 0:
            break
        cost, chance = left.pop(chosen)
        n += PLANNED * best
        o.settle(*spot)
        energy -= cost
        plays -= 1
        kept -= 1
        s.add_elements(who, chance.power.elements)
    return n + _kept(s, who, kept)


def _lacking(s: Island, who: int) -> list[tuple[int, list[int]]]:
    """For every threshold that is not lit: how many elements it lacks, in all and of each kind."""
    found: list[tuple[int, list[int]]] = []
    base = who * 8
    for index in s.rules.innates[who]:
        for needs in power_of(index).needs:
            lack = [max(needs[e] - s.elements[base + e], 0) for e in range(8)]
            n = sum(lack)
            if n:
                found.append((n, lack))
    return found


def _lights(lacking: list[tuple[int, list[int]]], elements: tuple[int, ...]) -> float:
    """What the elements of a card do for innates."""
    n = 0.0
    for before, lack in lacking:
        after = before
        for e in range(8):
            if elements[e] and lack[e]:
                after -= min(lack[e], elements[e])
        n += LIGHTS if not after else LIGHTS * TOWARDS * (before - after) / before
    return n
