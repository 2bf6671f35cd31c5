"""How good a position looks: the points so far, and what may still come of workers, resources, cards and the city.

All numbers are in points and were tuned by play of the greedy bot. Only what a player may know is looked at: of other
hands the number of cards.
"""

from __future__ import annotations

from math import exp
from typing import Final

from tidewood.games.everdell.card import CARD, CARDS, homes_of
from tidewood.games.everdell.evaluation.weights import (
    ACTIVATIONS,
    CARD_IN_HAND,
    FREES,
    FUTURE,
    GROWS,
    HELPS,
    HER_LAST_CARDS,
    HER_LEVEL,
    HER_TO_COME,
    PLACEMENT,
    PLAYS,
    PRODUCES,
    RESOURCE,
    SCALE,
    STANDS,
    TARGETS,
    TIGHT,
)
from tidewood.games.everdell.fields import MEADOW_SET
from tidewood.games.everdell.on_cards import DOWN_ON, OCCUPIED_ON
from tidewood.games.everdell.phantomia.turn import stack_size
from tidewood.games.everdell.pieces import AUTUMN, CITY, HOME, KINDS, LOST, NO_CARD, PROSPERITY, TYPES, UNIQUE, WORKERS
from tidewood.games.everdell.places import EVENT_CARDS, EventCard
from tidewood.games.everdell.rules import PHANTOMIA
from tidewood.games.everdell.scoring import score_of, winners
from tidewood.games.everdell.state import Valley
from tidewood.kernel.decks import card_of


def value(s: Valley, who: int) -> float:
    """The chance to win, by the lead over the best of the others."""
    if s.over:
        best = winners(s)
        return (1.0 / len(best)) if who in best else 0.0
    own = estimate(s, who, True)
    other = max([estimate(s, seat, False) for seat in range(s.rules.seats) if seat != who], default=0.0)
    return 1.0 / (1.0 + exp((other - own) / SCALE))


def estimate(s: Valley, who: int, look: bool) -> float:
    """Points in the end, about; `look` where the hand may be looked at."""
    n = float(score_of(s, who))
    if s.passed[who]:
        return n
    if who >= s.players:
        return n + opponent_to_come(s)
    season = s.season[who]
    first = who * WORKERS
    own = s.at[first : first + WORKERS]
    idle = own.count(HOME)
    gone = own.count(LOST) + len([at for at in own if at >= CITY and s.is_for_good(at)])
    placements = idle + max(FUTURE[season] - gone * (AUTUMN - season), 0)
    n += PLACEMENT * placements
    last = min(1.0, placements / 4)  # near the end there is less and less to be made of anything
    stock = s.stock[who * KINDS : who * KINDS + KINDS]
    n += last * (RESOURCE[0] * stock[0] + RESOURCE[1] * stock[1] + RESOURCE[2] * stock[2] + RESOURCE[3] * stock[3])
    n += CARD_IN_HAND * (0.3 + 0.7 * last) * len(s.hands[who])
    n += city_value(s, who, season, last)
    used = s.spaces_used(who)
    crowded = max(used - 8, 0)
    n -= TIGHT * last * crowded * (crowded + 1) / 2
    n += events_value(s, who, placements)
    if look:
        n += targets(s, who, season, stock, used)
    return n


def opponent_to_come(s: Valley) -> float:
    """Points that Phantomia is still to make, by means over games of the greedy bot: by season, in autumn by the cards
    still to be turned up. Rugwort's points lie open.
    """
    if s.rules.opponent != PHANTOMIA:
        return 0.0
    season = s.season[s.players]
    n = HER_TO_COME[season] if season < AUTUMN else HER_LAST_CARDS * stack_size(s)
    return n * (1.0 + HER_LEVEL * s.rules.phantomia_level)


def city_value(s: Valley, who: int, season: int, last: float) -> float:
    """What the city will still do."""
    n = 0.0
    acts, plays = ACTIVATIONS[season], PLAYS[season]
    farm = CARD["farm"].number
    has_farm = farm in s.has[who]
    on = s.on[who]
    for i, number in enumerate(s.city[who]):
        if DOWN_ON.of(on[i]):
            continue
        card = CARDS[number]
        id = card.id
        if acts and card.produce is not None:
            n += acts * production(s, who, id, has_farm)
        if id in HELPS:
            n += plays * HELPS[id]
        elif id in STANDS:
            n += last * STANDS[id]
        if card.folk and not OCCUPIED_ON.of(on[i]) and plays:
            n += FREES * last
        if card.type == PROSPERITY and card.score is not None:
            n += GROWS * last
    return n


def production(s: Valley, who: int, id: str, has_farm: int) -> float:
    if id == "barge-toad":
        return 1.1 * s.city[who].count(CARD["farm"].number)
    if id == "husband":
        return 0.8 if has_farm and s.pairs(who) else 0.1
    if id == "general-store" and has_farm:
        return 1.4
    return PRODUCES.get(id, 0.8)


class Wanted:
    """What an event asks for, ready to be compared with a city."""

    __slots__ = ("cards", "need", "points", "types")

    def __init__(self, event: EventCard) -> None:
        self.cards: Final = event.needs
        self.types: Final = [(kind, n) for kind, n in enumerate(event.types) if n]
        self.need: Final = sum(event.types)
        self.points: Final = event.points or 4


WANTED: Final[dict[int, Wanted]] = {}


def wanted_by(number: int) -> Wanted:
    found = WANTED.get(number)
    if found is None:
        found = WANTED[number] = Wanted(EVENT_CARDS[number])
    return found


def events_value(s: Valley, who: int, placements: int) -> float:
    """Events that are met are worth a worker; those nearly met a little."""
    if not placements:
        return 0.0
    n = 0.0
    has, first = s.has[who], who * len(TYPES)
    for i, owner in enumerate(s.event_owner):
        if owner >= 0:
            continue
        event = wanted_by(s.events[i])
        here = len(event.cards.intersection(has))
        have = 0
        for kind, wanted in event.types:
            have += min(s.types[first + kind], wanted)
        if here == len(event.cards) and have == event.need:
            n += 0.7 * event.points
        elif event.cards:
            n += 0.5 * here
        else:
            n += 0.25 * event.points * (have / event.need) ** 2
    return n


def targets(s: Valley, who: int, season: int, stock: list[int], used: int) -> float:
    """The best cards of hand and Meadow that could still be played, by how near they are."""
    hand = {card_of(packed) for packed in s.hands[who]}
    meadow = {card for place, card in enumerate(s.meadow, 1) if card != NO_CARD and not MEADOW_SET.has(s.warded, place)}
    full = s.spaces(who) <= used
    has = s.has[who]
    twigs, resin, pebbles, berries = stock
    found: list[float] = []
    for number in hand | meadow:
        card = CARDS[number]
        if card.into_others or (full and card.space) or (number in has and card.rarity == UNIQUE):
            continue
        worth = worth_of(s, who, number, season)
        if number not in hand:
            worth *= 0.85  # somebody else may take it
        cost = card.cost
        short = 0
        if cost[0] > twigs:
            short += cost[0] - twigs
        if cost[1] > resin:
            short += cost[1] - resin
        if cost[2] > pebbles:
            short += cost[2] - pebbles
        if cost[3] > berries:
            short += cost[3] - berries
        if short:
            if not has.isdisjoint(homes_of(number)) and free_home(s, who, number):
                worth += 0.5
            else:
                worth *= (1.0 - short / (cost[0] + cost[1] + cost[2] + cost[3])) ** 2
        found.append(worth)
    found.sort(reverse=True)
    return sum([weight * worth for weight, worth in zip(TARGETS, found, strict=False)])


def free_home(s: Valley, who: int, critter: int) -> bool:
    homes = homes_of(critter)
    for i, house in enumerate(s.city[who]):
        if house in homes and not (OCCUPIED_ON.of(s.on[who][i]) or DOWN_ON.of(s.on[who][i])):
            return True
    return False


WORTH: Final[dict[int, float]] = {}  # by card and season, without production


def worth_of(s: Valley, who: int, number: int, season: int) -> float:
    """What playing a card would bring in the end."""
    n = WORTH.get(number * len(PLAYS) + season)
    card = CARDS[number]
    if n is None:
        n = float(card.points) + HELPS.get(card.id, 0.0) * PLAYS[season]
        if season < AUTUMN:
            n += STANDS.get(card.id, 0.0)
        if card.score is not None:
            n += 2.5
        if card.folk:
            n += 0.4
        WORTH[number * len(PLAYS) + season] = n
    if card.produce is not None:
        n += (1 + ACTIVATIONS[season]) * production(s, who, card.id, CARD["farm"].number in s.has[who])
    return n
