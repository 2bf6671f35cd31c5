"""How good a position looks, for bots. All Spirits win or lose together, so it is the same for everybody.

Invaders count by land: what matters is whether they can blight it, and how soon. The cards on the action spaces say
where they ravage and build next. Powers that were played and not yet used count for what they may still do.
"""

from __future__ import annotations

from typing import Final

from tidewood.games.spirit_island.blight import CASCADE
from tidewood.games.spirit_island.gains import Energy
from tidewood.games.spirit_island.growing import GrowthOption
from tidewood.games.spirit_island.guess import worth
from tidewood.games.spirit_island.hooks import CAUSES, POWER
from tidewood.games.spirit_island.invader_cards import shown
from tidewood.games.spirit_island.invaders import RAVAGE_STEP
from tidewood.games.spirit_island.pieces import BLIGHT, CITY, DAHAN, EXPLORER, KINDS, TOWN
from tidewood.games.spirit_island.power_cards import GainPower, KeepOne
from tidewood.games.spirit_island.powers import FAST, MAJOR, Use, quick_rights
from tidewood.games.spirit_island.presence import FROM_DESTROYED, AddPresence
from tidewood.games.spirit_island.rare_in_cards import NO_RAVAGE
from tidewood.games.spirit_island.state import BUILD_SPACE, IMMIGRATION, RAVAGE_SPACE, Island
from tidewood.kernel.core import Frame, Node
from tidewood.kernel.rows import Action

LONE: Final = 1.6  # Invaders that deal 1 damage
BLIGHTING: Final = 3.6  # more, where they deal enough for a Blight
MORE_DAMAGE: Final = 0.8  # for each point beyond
BLIGHT_COST: Final = 5.0
LAST_BLIGHT: Final = 14.0  # shared by how much is left in the pool
PENDING: Final = 1.4  # a cascade not yet decided, in Blight
DAHAN_WORTH: Final = 0.6
HELD: Final = 0.8  # a land with Dahan enough to strike back at what is there
FEAR_WORTH: Final = 1.0
EARNED: Final = 1.5  # a Fear card that waits
TERROR_WORTH: Final = 5.0
PRESENCE_WORTH: Final = 1.0
REACH_WORTH: Final = 0.5
SITE_WORTH: Final = 0.5
TEMPO: Final = 3.5  # a card that can be played every turn
FREE_CARDS: Final = 1.2  # cards a turn that cost nothing
PAID_CARDS: Final = 0.7  # cards a turn for each Energy of income
SAVED_CARDS: Final = 0.12  # for each Energy at hand
PLAYS_WORTH: Final = 0.8
INCOME_WORTH: Final = 0.7
SPACE_WORTH: Final = 1.4  # what a space of a track gives on average
NEXT_SPACE: Final = 0.4  # what a space is worth for those behind it
ENERGY_WORTH: Final = 0.45
CARD_IN_HAND: Final = 1.4
CARD_IN_DISCARD: Final = 0.9
HAND_FULL: Final = 0.8  # for each card in hand that can be played next turn
MAJOR_MORE: Final = 1.5
UNUSED: Final = 0.2  # a Power that can still be used this turn
GUESS: Final = 0.85  # and of what it may do
GUESS_SLOW: Final = 0.65  # after the Invaders
LATER_PART: Final = 0.5  # what a Ravage after the next one costs
EXPECTED: Final = 7.0  # what a turn of the Invaders costs on average, beside what the cards show
SPREAD: Final = 22.0

BEFORE_RAVAGE: Final = ("", "spirit", "fast", "invaders.blight", "invaders.fear", "invaders.immigration")
BUILDING: Final = ("invaders.build", "invaders.reveal", "invaders.explore", "invaders.advance")  # it has been done
AFTER_EXPLORE: Final = ("invaders.explore", "invaders.advance", "slow", "time")


def value(s: Island, who: int) -> float:
    """From 0, lost, to 1, won."""
    if s.over:
        return 1.0 if s.won else 0.0
    early = s.phase in BEFORE_RAVAGE
    cost = blight_cost(s)
    good = fear_made(s) - danger(s, early, cost) + promised(s)
    for other in range(s.players):
        good += spirit(s, other, early, cost)
    good = good / s.players + TERROR_WORTH * (s.terror - 1)
    # Every turn brings new Explorers: as long as they have not come they are expected, so that passing is no gain.
    good += EXPECTED * (s.turn if s.phase in AFTER_EXPLORE else s.turn - 1)
    return 0.5 + 0.49 * good / (abs(good) + SPREAD)


def blight_cost(s: Island) -> float:
    """A Blight costs more the fewer are left."""
    left = max(s.blight_pool, 1) + (4.0 * s.players if s.healthy and s.rules.has_blight_card else 0.0)
    return BLIGHT_COST + LAST_BLIGHT * s.players / left


def fear_made(s: Island) -> float:
    earned = sum(s.rules.fear_levels) - sum(s.fear_left)
    return FEAR_WORTH * (earned * s.fear_pool + s.fear) + EARNED * len(s.earned) * s.players


def land_cost(damage: int) -> float:
    """What Invaders in a land cost, by the damage they deal."""
    if damage <= 0:
        return 0.0
    return LONE if damage == 1 else LONE + BLIGHTING + MORE_DAMAGE * (damage - 2)


def about_to_ravage(s: Island) -> list[int]:
    """The lands where Invaders ravage next: shown by a card, or still to come in this step."""
    if s.phase == "invaders.ravage":
        frames = s.stack if s.choice is None else [*s.stack, s.choice.frame]
        return [t[0] for f in frames if f.node is RAVAGE_STEP and f.cursor >= 0 for t in f.got.things]
    return [place for card in s.spaces[RAVAGE_SPACE] for place in shown(s, card)]


def about_to_build(s: Island) -> list[int]:
    if s.phase in BUILDING:
        return []
    return [p for card in [*s.spaces[BUILD_SPACE], *s.spaces[IMMIGRATION]] for p in shown(s, card) if s.invaders(p)]


def danger(s: Island, early: bool, cost: float) -> float:
    """What Invaders there are, and what they are about to do."""
    n = 0.0
    grid = s.grid
    if s.choice is not None and s.choice.frame.node is CASCADE:
        n += PENDING * cost
    for place in s.map.lands:
        base = place * KINDS
        dahan = grid[base + DAHAN]
        n += cost * grid[base + BLIGHT] - DAHAN_WORTH * dahan
        damage = grid[base + EXPLORER] + 2 * grid[base + TOWN] + 3 * grid[base + CITY]
        if damage:
            n += land_cost(damage)
            if 2 * dahan > damage:
                n -= HELD
    defended = early or s.phase == "invaders.ravage"
    for place in about_to_ravage(s):
        n += ravage_cost(s, place, 0, defended, cost)
    for place in about_to_build(s):
        base = place * KINDS
        damage = grid[base + EXPLORER] + 2 * grid[base + TOWN] + 3 * grid[base + CITY]
        more = 3 if grid[base + TOWN] > grid[base + CITY] else 2
        n += land_cost(damage + more) - land_cost(damage)
        n += LATER_PART * ravage_cost(s, place, more, False, cost)
    return n


def ravage_cost(s: Island, place: int, more: int, defended: bool, cost: float) -> float:
    """What a Ravage to come does here: Blight, dead Dahan, less what the Dahan strike back."""
    base = place * KINDS
    full = s.grid[base + EXPLORER] + 2 * s.grid[base + TOWN] + 3 * s.grid[base + CITY] + more
    if not full:
        return 0.0
    if defended and s.hooks:
        for row in s.rows:
            if row.place == place and row.rule is NO_RAVAGE:
                return 0.0
    damage = full - s.defence(place) if defended else full
    dahan = s.grid[base + DAHAN]
    n = 0.0
    if damage >= 2:
        n += cost * (2.0 if s.grid[base + BLIGHT] else 1.0)
        for who in range(s.players):
            here = s.present(who, place)
            if here:
                n += PRESENCE_WORTH + (REACH_WORTH if here == 1 else 0.0)
    killed = min(max(damage, 0) // 2, dahan)
    n += DAHAN_WORTH * killed
    strike = 2 * (dahan - killed)
    if strike:
        n -= land_cost(full) - land_cost(max(full - strike, 0))
    return n


def economy(plays: int, income: int, energy: int) -> float:
    """How much can be played a turn: cards need plays and Energy."""
    paid = FREE_CARDS + PAID_CARDS * income + SAVED_CARDS * min(energy, 8)
    return TEMPO * min(float(plays), paid) + PLAYS_WORTH * plays + INCOME_WORTH * income


def promised(s: Island) -> float:
    """What a Growth option that is being carried out will still bring."""
    n = 0.0
    for f in s.stack if s.choice is None else [*s.stack, s.choice.frame]:
        node = f.node
        if isinstance(node, Action):
            if f.cursor < 0:
                n += promise(s, f, node.part)
        elif isinstance(node, GrowthOption):
            left = list(range(len(node.parts))) if f.cursor < 0 else [thing[0] for thing in f.got.things]
            for i in left:
                n += promise(s, f, node.part(s, f, i))
        else:
            n += promise(s, f, node)
    return n


def promise(s: Island, f: Frame, node: Node[Island]) -> float:
    if isinstance(node, AddPresence):
        n = PRESENCE_WORTH + REACH_WORTH
        if node is not f.node or f.held < 0:
            return n + SPACE_WORTH
        if f.held >= FROM_DESTROYED:
            return n if f.held == FROM_DESTROYED else 0.0
        who = f.scope.chooser
        panel, before = s.rules.spirits[who], s.uncovered[who]
        after = before | 1 << f.held
        energy = s.energy[who]
        gain = economy(panel.plays(after), panel.energy(after), energy)
        return n + gain - economy(panel.plays(before), panel.energy(before), energy) + NEXT_SPACE
    if isinstance(node, GainPower | KeepOne):
        return CARD_IN_HAND
    return 3.0 * ENERGY_WORTH if isinstance(node, Energy) and node is not f.node else 0.0


def spirit(s: Island, who: int, early: bool, cost: float) -> float:
    """What a Spirit has: Presence, tracks, Energy, cards, and what its Powers may still do this turn."""
    rules = s.rules
    panel = rules.spirits[who]
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
    n += economy(plays, panel.energy(uncovered), s.energy[who]) + NEXT_SPACE * uncovered.bit_count()
    n += ENERGY_WORTH * min(s.energy[who], 12)
    n += HAND_FULL * min(len(s.hand[who]), plays)
    for card in s.hand[who]:
        n += CARD_IN_HAND + (MAJOR_MORE if rules.power(card).kind == MAJOR else 0.0)
    for card in [*s.discard[who], *s.play[who]]:
        n += CARD_IN_DISCARD + (MAJOR_MORE if rules.power(card).kind == MAJOR else 0.0)
    return n + unused(s, who, early, cost)


def unused(s: Island, who: int, early: bool, cost: float) -> float:
    """What Powers may still do this turn."""
    if s.phase == "time":
        return 0.0
    rules = s.rules
    used = s.used[who]
    choice = s.choice
    if choice is not None and isinstance(choice.frame.node, Use):  # nothing has come of it yet
        running = choice.frame.node.power.index
        used = [index for index in used if index != running]
    n = 0.0
    if choice is not None and choice.who == who and choice.frame.scope.mode & CAUSES == POWER:
        scope = choice.frame.scope
        if scope.card >= 0 and scope.place >= 0 and not isinstance(choice.frame.node, Use):  # it is being carried out
            n += GUESS * worth(s, rules.power(scope.card), who, about_to_ravage(s), [], cost, FEAR_WORTH, scope.place)
    left = [card for card in s.play[who] if card not in used]
    left += [index for index in rules.innates[who] if index not in used and rules.power(index).is_met(s, who)]
    if not left:
        return n
    ravaged = about_to_ravage(s)
    built = about_to_build(s)
    rights = quick_rights(s, who) - s.quick[who] if early else 0
    for index in left:
        power = rules.power(index)
        quick = power.speed == FAST
        if early and not quick and rights > 0:
            quick = True
            rights -= 1
        if quick:
            if early:
                n += UNUSED + GUESS * worth(s, power, who, ravaged, built, cost, FEAR_WORTH)
        elif early:
            n += UNUSED + GUESS_SLOW * worth(s, power, who, built, [], cost, FEAR_WORTH)
        elif s.phase == "slow":
            n += UNUSED + GUESS * worth(s, power, who, ravaged, built, cost, FEAR_WORTH)
        else:
            n += UNUSED + GUESS_SLOW * worth(s, power, who, built, [], cost, FEAR_WORTH)
    return n
