"""What a position cannot hold: more on a place than it takes, in a city than it has spaces for, in a cell than fits."""

from __future__ import annotations

from tidewood.games.everdell.on_cards import OCCUPIED_ON, STAFF_ON
from tidewood.games.everdell.pieces import (
    CITY,
    EVENTS,
    FOREST,
    HAVEN,
    JOURNEY,
    JOURNEY_VALUES,
    UNIQUE,
    WORKERS,
)
from tidewood.games.everdell.places import SHARED
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.naming import place_name, player_name
from tidewood.games.everdell.verbs.paying import CELLS
from tidewood.kernel.errors import BadPosition


def check(s: Valley) -> None:
    """Raises a BadPosition that says what cannot be."""
    for who in range(s.players):
        _city(s, who)
        _hand(s, who)
    for who in range(len(s.city)):
        _on_cards(s, who)
    _places(s)


def _city(s: Valley, who: int) -> None:
    """A city holds what it has spaces for, and unique cards once. [ED-CITY-01, ED-PLAY-03]"""
    name = player_name(s, who)
    used, spaces = s.spaces_used(who), s.spaces(who)
    if used > spaces:
        raise BadPosition(f"{used} spaces used in the city of {name}; there are {spaces}")
    for card in s.city[who]:
        if s.rules.rarity(s.cards[card]) == UNIQUE and s.city[who].count(card) > 1:
            raise BadPosition(f"{s.cards[card].id} twice in the city of {name}; it is unique")


def _hand(s: Valley, who: int) -> None:
    cards, limit = len(s.hands[who]), s.hand_limit(who)
    if cards > limit:
        raise BadPosition(f"{cards} cards in the hand of {player_name(s, who)}; at most {limit} are allowed")


def _on_cards(s: Valley, who: int) -> None:
    """Workers stand where a card has places for them, and one or two critters are in the cells of a Dungeon."""
    for i, number in enumerate(s.city[who]):
        card, on = s.cards[number], s.on[who][i]
        where = f"{card.id} in the city of {player_name(s, who)}"
        if STAFF_ON.of(on) > len(card.spots):  # ED-CARD-05
            raise BadPosition(f"{STAFF_ON.of(on)} workers on {where}; it has places for {len(card.spots)}")
        under = len(s.under(CITY + s.serials[who][i]))
        if card.ability is not None and card.ability.keeper and under > CELLS:  # ED-CARD-12
            raise BadPosition(f"{under} critters under {where}; it has {CELLS} cells at most")
        if OCCUPIED_ON.of(on) and card.is_critter:
            raise BadPosition(f"{where} is occupied; only constructions can be")


def _places(s: Valley) -> None:
    """An exclusive place holds one worker, a forest card one of each player. [ED-WORKER-05, ED-WORKER-08]"""
    one = [place for place in range(HAVEN) if not SHARED[place]]
    one += [JOURNEY + i for i in range(1, len(JOURNEY_VALUES))]  # ED-JOURNEY-04
    one += [EVENTS + i for i in range(len(s.events))]
    most = dict.fromkeys(one, 1) | {FOREST + i: s.rules.forest_spots for i in range(len(s.forest))}
    for place, n in most.items():
        if s.there[place] > n:
            raise BadPosition(f"{s.there[place]} workers on {place_name(s, place, -1)}; it holds {n}")
    for place in range(FOREST, FOREST + len(s.forest)):
        for first in range(0, len(s.at), WORKERS):
            if s.at[first : first + WORKERS].count(place) > 1:  # ED-WORKER-09
                raise BadPosition(f"two workers of one player on {place_name(s, place, -1)}")
