"""How likely each adventurer is to be saved.

By what can be seen: how far it is to a landing space, what lurks around, who else is aboard, and whether the movement
points that are left will do for all who are better worth saving.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tidewood.games.the_island.board import HEXES, NEAR
from tidewood.games.the_island.evaluation.surroundings import BLOCKED, OPEN, danger_of, ground_of, way_of
from tidewood.games.the_island.evaluation.weights import (
    A_BASE,
    A_BEYOND,
    A_CARRIED,
    A_CREW,
    A_LANDS_NOW,
    A_NOW,
    A_OTHERS,
    A_PAIR,
    A_SHARED,
    A_SHORT,
    A_SLACK,
    A_THERE_NOW,
    A_TURNS,
    A_WORTH,
    CARRIED,
    HELD_DOLPHIN,
    HELD_WIND,
    L_BASE,
    L_BEYOND,
    L_LATE,
    L_NOW,
    L_SHIP,
    L_SHIP_DANGER,
    L_SHIP_OTHERS,
    L_SHIP_OWN,
    L_SHORT,
    L_SLACK,
    L_TURNS,
    L_WORTH,
    MEAN_WORTH,
    MOST_SLACK,
    P_BASE,
    P_SHIP,
    P_SHIP_DANGER,
    P_SHORT,
    P_SLACK,
    P_TURNS,
    P_WORTH,
    S_BASE,
    S_BEYOND,
    S_LATE,
    S_NOW,
    S_SHARKS,
    S_SHIP,
    S_SHIP_NEAR,
    S_SHIP_OTHERS,
    S_SHIP_OWN,
    S_SHORT,
    S_SLACK,
    S_TURNS,
    S_WORTH,
    SHARED,
    SLACK_UNIT,
)
from tidewood.games.the_island.pieces import (
    ABOARD,
    ADVENTURERS,
    DOLPHIN,
    HELD_SYMBOL,
    HOLDER,
    ISLAND,
    OUT,
    POINTS,
    SEATS,
    SERPENT,
    SHARK,
    WHALE,
    WIND,
)
from tidewood.games.the_island.state import Isle
from tidewood.games.the_island.verbs.tiles import TAKEN_FROM
from tidewood.kernel.declare import part
from tidewood.kernel.fields import NUMBER

# an adventurer in the order of what its rescue costs for what it is worth
WHO: Final = part(NUMBER, bits=8)
NUMBER_IN_ORDER: Final = part(NUMBER, bits=8, above=WHO)
EFFORT: Final = part(NUMBER, above=NUMBER_IN_ORDER)


class Outlook:
    """A position through the eyes of one player after the other."""

    def __init__(self, s: Isle) -> None:
        self.s: Final = s
        self.before: Final = s.turn == 0
        self.serpents: Final = danger_of(SERPENT, s.where[SERPENT])
        self.sharks: Final = danger_of(SHARK, s.where[SHARK])
        self.whales: Final = danger_of(WHALE, s.where[WHALE])
        self.ship_way: Final = way_of(BLOCKED.both(self.serpents.blocks, self.whales.blocks))
        self.swim_way: Final = way_of(BLOCKED.both(self.serpents.blocks, self.sharks.blocks))
        ground = ground_of(s)
        self.stands: Final = ground.placed if self.before else ground.land
        self.beside: Final = ships_beside(s, self.ship_way.steps)
        self.moving = -1  # whose movement points are not used up
        self.now = 0
        self.left = turns_left(s)
        self.this_turn()
        self.found: Final[list[float]] = [0.0] * len(s.at)
        # of the player looked at
        self.who = 0
        self.shift = 0
        self.own = 0  # the adventurers of the player
        self.turns = 0.0
        self.points = 0
        self.budget = 0.0  # movement points until the end
        self.aboard_part = 0.0
        self.land_part = 0.0
        self.swim_part = 0.0
        self.cost = 0.0  # movement points that the adventurer last looked at still needs

    def this_turn(self) -> None:
        """What is left of the turn that is being played."""
        s = self.s
        if self.before:
            return
        phase = s.phase
        if phase == "move" or phase == "tile":
            self.moving = s.active
            self.now = s.points if phase == "move" else POINTS
            self.left -= 1.0
        elif phase == "remove" and s.choice is not None and TAKEN_FROM.of(s.choice.frame) < 0:
            self.left -= 1.0

    def look_for(self, who: int) -> None:
        """Find the chances of one player's adventurers."""
        self.sit_down(who)
        s = self.s
        at = s.at
        found = self.found
        equal = s.rules.equal_values
        costs: list[float] = []
        order: list[int] = []  # the cheapest for what they are worth first
        for a in range(self.shift, self.shift + s.rules.each):
            place = at[a]
            if place >= ISLAND:
                if place < OUT:
                    found[a] = 1.0
                continue
            worth = 1.0
            extra = 0.0
            if not equal:
                worth = worth_of(s, a)
                extra = worth - MEAN_WORTH
            if place >= ABOARD:
                found[a] = self.aboard(place - ABOARD, extra)
            elif s.tile[place]:
                found[a] = self.on_land(place, extra)
            else:
                found[a] = self.in_water(a, place, extra)
            order.append(EFFORT.put(int(4096.0 * self.cost / worth)) | NUMBER_IN_ORDER.put(len(costs)) | WHO.put(a))
            costs.append(self.cost)
        order.sort()
        budget = self.budget
        for item in order:
            a = WHO.of(item)
            budget -= costs[NUMBER_IN_ORDER.of(item)]
            slack = max(min(budget / SLACK_UNIT, MOST_SLACK), -MOST_SLACK)
            found[a] = 1.0 / (1.0 + exp(-found[a] - self.ease(at[a], slack)))

    def sit_down(self, who: int) -> None:
        """What all adventurers of a player share."""
        s = self.s
        players = s.players
        ahead = (who - s.start) % players if self.before else (who - s.active - 1) % players
        turns = max((self.left - ahead) / players + 0.5, 0.0)
        points = self.now if who == self.moving else 0
        self.who = who
        self.shift = who * s.rules.each
        self.own = s.mask(who)
        self.turns = turns
        self.points = points
        self.budget = POINTS * turns + points + held_points(s, who)
        self.aboard_part = A_BASE + A_TURNS * turns + A_NOW * points
        self.swim_part = S_BASE + S_SHARKS * len(s.where[SHARK]) + S_TURNS * turns + S_NOW * points
        if self.before:
            self.land_part = P_BASE + P_TURNS * turns
            if s.to_launch[who]:
                launch_beside(s, self.own, self.ship_way.steps, self.beside, s.to_launch[who])
        else:
            self.land_part = L_BASE + L_TURNS * turns + L_NOW * points

    def aboard(self, h: int, extra: float) -> float:
        crew = self.s.crew[h]
        own = ADVENTURERS.overlap(crew, self.own)
        others = crew.bit_count() - own
        steps = self.ship_way.steps[h]
        x = self.aboard_part + A_WORTH * extra + self.danger_to_ship(h)
        if self.points:
            if steps == 0:
                x += A_THERE_NOW
            if steps < self.points:
                x += A_LANDS_NOW
        if own == 2:
            x += A_PAIR
        elif own == 3:
            x += A_CREW
        cost = 1.0 + steps / own
        if others:
            x += A_OTHERS * others
            if own <= others:
                if self.s.controls(self.who, h):
                    x += A_SHARED
                    cost = 1.0 + SHARED * steps
                else:
                    x += A_CARRIED
                    cost = 1.0 + CARRIED * steps
        self.cost = cost
        return x + A_BEYOND if self.budget < cost else x

    def on_land(self, place: int, extra: float) -> float:
        x = self.land_part + self.stands[place]
        far = OPEN[place] + 1.0
        cost = far
        h = self.beside[place]
        if h >= 0:
            own = 0
            if self.before:
                x += P_SHIP + P_SHIP_DANGER * self.danger_to_ship(h)
            else:
                x += L_SHIP + L_SHIP_DANGER * self.danger_to_ship(h)
                crew = self.s.crew[h]
                if crew > 0:
                    own = ADVENTURERS.overlap(crew, self.own)
                    x += L_SHIP_OWN if own else L_SHIP_OTHERS
            cost = min(cost, 2.0 + self.ship_way.steps[h] / (1.0 + own))
        self.cost = cost
        if self.before:
            return x + P_WORTH * extra
        if self.turns < far:
            x += L_LATE * (far - self.turns)
        if self.budget < cost:
            x += L_BEYOND
        return x + L_WORTH * extra

    def in_water(self, a: int, place: int, extra: float) -> float:
        x = self.swim_part + S_WORTH * extra + self.swim_way.swimmer[place]
        x += self.serpents.swimmer[place] + self.sharks.swimmer[place]
        cost = self.swim_way.steps[place] + 1.0
        late = cost - self.turns
        if self.points and not ADVENTURERS.has(self.s.swum, a):
            late -= 1.0
        if late > 0.0:
            x += S_LATE * late
        crew = self.s.crew[place]
        if crew >= 0 and crew.bit_count() < SEATS:
            own = ADVENTURERS.overlap(crew, self.own)
            x += S_SHIP
            if own:
                x += S_SHIP_OWN
            elif crew:
                x += S_SHIP_OTHERS
            cost = min(cost, 2.0 + self.ship_way.steps[place] / (1.0 + own))
        elif self.beside[place] >= 0:
            x += S_SHIP_NEAR
        self.cost = cost
        return x + S_BEYOND if self.budget < cost else x

    def danger_to_ship(self, h: int) -> float:
        return self.ship_way.ship[h] + self.serpents.ship[h] + self.whales.ship[h]

    def ease(self, place: int, slack: float) -> float:
        """What it does that points will be left over, or will be missing, once this one has been seen to."""
        if place >= ABOARD:
            return A_SLACK * slack if slack > 0 else (A_SLACK + A_SHORT) * slack
        if not self.s.tile[place]:
            return S_SLACK * slack if slack > 0 else (S_SLACK + S_SHORT) * slack
        if self.before:
            return P_SLACK * slack if slack > 0 else (P_SLACK + P_SHORT) * slack
        return L_SLACK * slack if slack > 0 else (L_SLACK + L_SHORT) * slack


def chances(s: Isle) -> list[float]:
    """How likely each adventurer is to be saved; 0 for those lost or not yet placed."""
    outlook = Outlook(s)
    for who in range(s.players):
        outlook.look_for(who)
    return outlook.found


def turns_left(s: Isle) -> float:
    """How many turns are still to come, of all players; the one being played counts until its tile is taken."""
    tiles = s.tiles
    if s.rules.island_sinks:
        return float(tiles[1] + tiles[2] + tiles[3])
    if s.rules.bitter_end:
        return float(tiles[1] + tiles[2] + tiles[3] + 4 * s.players)
    return tiles[1] + tiles[2] + (tiles[3] + 1) * 0.5  # the volcano is as likely under each mountain


def worth_of(s: Isle, adventurer: int) -> float:
    """Its value, or the mean where nobody has told it."""
    return float(s.value[adventurer]) if s.value[adventurer] else MEAN_WORTH


def held_points(s: Isle, who: int) -> float:
    """What the held tiles of a player are worth in movement points."""
    saved = 0.0
    for held in s.held:
        if HOLDER.of(held) == who:
            if HELD_SYMBOL.of(held) == WIND:
                saved += HELD_WIND
            elif HELD_SYMBOL.of(held) == DOLPHIN:
                saved += HELD_DOLPHIN
    return saved


def ships_beside(s: Isle, sail: list[int]) -> list[int]:
    """For every hex the hex of a ship with a free seat next to it, the nearest to a landing space; -1 for none."""
    beside = [-1] * HEXES
    crews = s.crew
    for h in s.ships:
        if crews[h].bit_count() < SEATS:
            for n in NEAR[h]:
                if beside[n] < 0 or sail[h] < sail[beside[n]]:
                    beside[n] = h
    return beside


def launch_beside(s: Isle, own: int, sail: list[int], beside: list[int], ships: int) -> None:
    """As if a player had already launched the own ships, where they carry most."""
    best: list[tuple[float, int]] = []
    for h in range(HEXES):
        if s.tile[h] or s.crew[h] >= 0 or s.beasts[h]:
            continue
        near = 0
        for n in NEAR[h]:
            if s.tile[n]:
                near = ADVENTURERS.both(near, s.folk[n])
        near = ADVENTURERS.common(near, own)
        if not near:
            continue
        worth = [float(s.value[a]) for a in ADVENTURERS.members(near)]
        worth.sort(reverse=True)
        best.append((-sum(worth[:SEATS]) / (2.0 * min(len(worth), SEATS) + sail[h]), h))
    best.sort()
    for _, h in best[:ships]:
        for n in NEAR[h]:
            if beside[n] < 0:
                beside[n] = h
