"""In which ways a card can be played, and what can be paid for it. Pure questions: nothing is changed."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import CARD, HELPERS, Ability, homes_of
from tidewood.games.everdell.fields import KIND_SET
from tidewood.games.everdell.filters import CONSTRUCTIONS, CRITTERS
from tidewood.games.everdell.on_cards import DOWN_ON, OCCUPIED_ON, POINTS_ON
from tidewood.games.everdell.pieces import ACTIVATING, CITY, KINDS, LEGENDARY, OCCUPY_TOLL, PLAY_TOLL, SURCHARGE
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.city import city_choices
from tidewood.games.everdell.verbs.packing import (
    FREE,
    LESS_BY,
    PAY,
    PAYING,
    PLAY_CARD,
    PLAY_HOW,
    PLAY_SOURCE,
    WAY_ABILITY,
    WAY_BANNER,
    WAY_HOME,
    packed,
)
from tidewood.games.everdell.verbs.tolls import way_payable
from tidewood.kernel.core import Scope
from tidewood.kernel.rows import NUMBER, fitting


def made_dearer(s: Valley) -> bool:
    """Whether a rule in force makes playing a card dearer."""
    return PLAY_TOLL in s.hooks or SURCHARGE in s.hooks


def ways_priced(s: Valley) -> bool:
    """Whether a rule in force puts a price on ways of playing a card."""
    return OCCUPY_TOLL in s.hooks or ACTIVATING in s.hooks


def has_helper(s: Valley, who: int) -> bool:
    """Whether a card of the city has a card-playing ability."""
    return not s.has[who].isdisjoint(HELPERS)


def price_of(s: Valley, who: int, play: int) -> tuple[int, int, int, int]:
    """The printed cost, with what rules in force add to it."""
    cost = s.cards[PLAY_CARD.of(play)].cost
    if SURCHARGE in s.hooks:
        return (cost[0], cost[1], cost[2], cost[3] + surcharge(s, who, play))
    return cost


def surcharge(s: Valley, who: int, play: int) -> int:
    """Berries that rules in force add to a cost, even where the card is free. [PH-CHARACTER-13]"""
    if SURCHARGE not in s.hooks:
        return 0
    scope = Scope(who, place=PLAY_SOURCE.of(play))
    return sum([row.value for row in fitting(s, scope, SURCHARGE, NUMBER)])


def affordable(s: Valley, who: int, cost: tuple[int, ...]) -> bool:
    first = who * KINDS
    stock = s.stock
    return (
        stock[first] >= cost[0]
        and stock[first + 1] >= cost[1]
        and stock[first + 2] >= cost[2]
        and stock[first + 3] >= cost[3]
    )


def reachable(s: Valley, who: int, cost: tuple[int, ...], less: int, kinds: int = 15) -> bool:
    """Whether a cost can be paid when up to so many resources of these kinds are let off."""
    first = who * KINDS
    short = 0
    for kind in range(KINDS):
        lacking = cost[kind] - s.stock[first + kind]
        if lacking > 0:
            if not KIND_SET.has(kinds, kind):
                return False
            short += lacking
    return short <= less


def payments(s: Valley, who: int, cost: tuple[int, ...], less: int, kinds: int, replace: bool) -> list[int]:
    """The different sums that can be paid, each packed with five bits a kind. A discount is used as far as it reaches;
    what is left of it is lost. [ED-PAY-03, ED-CARD-22]
    """
    first = who * KINDS
    stock = s.stock[first : first + KINDS]
    found: list[int] = []
    if replace:
        for out, into in swaps(stock, cost):
            sums = list(cost)
            sums[out] -= 1
            sums[into] += 1
            found.append(packed(sums))
        return sorted(found, reverse=True)
    most = [cost[kind] if KIND_SET.has(kinds, kind) else 0 for kind in range(KINDS)]
    off = min(less, sum(most))
    if not off:
        return [packed(list(cost))] if affordable(s, who, cost) else []
    # What is let off of a kind is at least what is missing of it, and leaves the later kinds what they need and no more
    # than they take: only that is tried.
    least = [max(cost[kind] - stock[kind], 0) for kind in range(KINDS)]
    for a in range(max(least[0], off - sum(most[1:])), min(most[0], off - sum(least[1:])) + 1):
        for b in range(max(least[1], off - a - most[2] - most[3]), min(most[1], off - a - least[2] - least[3]) + 1):
            for c in range(max(least[2], off - a - b - most[3]), min(most[2], off - a - b - least[3]) + 1):
                found.append(packed([cost[0] - a, cost[1] - b, cost[2] - c, cost[3] - off + a + b + c]))
    return found


def swaps(stock: list[int], cost: tuple[int, ...]) -> list[tuple[int, int]]:
    """Which resource of a cost can be replaced by which other one. What is missing must be what is replaced."""
    left = [stock[kind] - cost[kind] for kind in range(KINDS)]
    spare = [kind for kind in range(KINDS) if left[kind] > 0]
    if not spare:
        return []
    least = min(left)
    if least < 0:
        short = left.index(least)
        if least < -1 or min(left[short + 1 :], default=0) < 0:
            return []
        return [(short, into) for into in spare]
    return [(out, into) for out in range(KINDS) if cost[out] for into in spare if into != out]


def free_homes(s: Valley, who: int, card: int) -> list[int]:
    """Constructions that may be occupied for a critter: named, or fitting, and without a token. [ED-OCCUPY-01]"""
    homes = homes_of(card)
    if homes.isdisjoint(s.has[who]):
        return []
    found: list[int] = []
    for i, house in enumerate(s.city[who]):
        # ED-OCCUPY-02 ED-CARD-15
        if house in homes and not (OCCUPIED_ON.of(s.on[who][i]) or DOWN_ON.of(s.on[who][i])):
            found.append(s.serials[who][i])
    return found


def helpers(s: Valley, who: int) -> list[int]:
    """Serials of the cards whose ability can help to play a card now. [ED-PAY-02]"""
    if not has_helper(s, who):
        return []
    found: list[int] = []
    for i, other in enumerate(s.city[who]):
        ability = s.cards[other].ability
        if ability is None or DOWN_ON.of(s.on[who][i]):
            continue
        if ability.price == "prisoner" and not prisoners(s, who, s.serials[who][i]):
            continue
        if ability.price == "tokens" and not POINTS_ON.of(s.on[who][i]):
            continue
        found.append(s.serials[who][i])
    return found


def replaceable(s: Valley, who: int, card: int) -> list[int]:
    """The cards of the city that a legendary card can replace: those named in its banner. [MW-LEGEND-08]"""
    banner = s.cards[card].banner
    if not banner:
        return []
    number = CARD[banner].number
    return [
        serial for i, serial in enumerate(s.serials[who]) if s.city[who][i] == number and not DOWN_ON.of(s.on[who][i])
    ]


def tokens_of(s: Valley, who: int, serial: int) -> int:
    """Point tokens that lie on a card with an ability paid in tokens."""
    return POINTS_ON.of(s.on[who][s.serials[who].index(serial)])


def ability_of(s: Valley, who: int, serial: int) -> Ability:
    ability = s.cards[s.city[who][s.serials[who].index(serial)]].ability
    assert ability is not None
    return ability


CELLS: Final = 2  # of a Dungeon, the second for its keeper's sake


def prisoners(s: Valley, who: int, dungeon: int) -> list[int]:
    """Critters that can go under the Dungeon: one cell, a second one with its keeper, which is not for the keeper.
    [ED-CARD-12]
    """
    keeper = CARD[ability_of(s, who, dungeon).keeper].number
    held = len(s.under(CITY + dungeon))
    if held >= CELLS or (held == 1 and keeper not in s.has[who]):
        return []
    found = city_choices(s, who, CRITTERS)
    if held == 1:
        found = [x for x in found if s.city[who][s.serials[who].index(x)] != keeper]
    return found


def fits_somewhere(s: Valley, who: int, card: int, without: int = -1) -> bool:
    """Whether the card has a place to go to, once another card has left the own city. [ED-CITY-01, ED-CARD-16]"""
    definition = s.cards[card]
    if definition.into_others:
        return bool(foreign_cities(s, who, card))
    if s.barred_twin(who, card, without):
        return False
    if definition.first is not None:  # Ruins: a construction leaves first
        leaving = city_choices(s, who, CONSTRUCTIONS, without)
        return bool(leaving) and (s.fits(who, card, without) or any([s.fits(who, card, x) for x in leaving]))
    if definition.rarity == LEGENDARY:
        return True  # MW-LEGEND-17
    return s.fits(who, card, without)


def foreign_cities(s: Valley, who: int, card: int) -> list[int]:
    """Other cities with a free space and without such a card. Against Rugwort the Fool takes a card from his city.
    [ED-CARD-16, ED-SOLO-15]
    """
    if s.rules.opponent == "rugwort" and who < s.players:
        return [s.players] if s.city[s.players] else []
    cities = s.others(who) if who < s.players else list(range(s.players))
    if s.rules.opponent == "phantomia" and who < s.players:
        cities.append(s.players)  # she is a player, so her city takes a Fool too [PH-GAME-02]
    return [other for other in cities if card not in s.city[other] and s.fits(other, card)]


def makes_room(s: Valley, who: int, card: int, leaving: list[int]) -> bool:
    """Whether the card has a place to go to once one of these has left the own city."""
    for serial in leaving:
        if fits_somewhere(s, who, card, serial):
            return True
    return False


def ways(s: Valley, who: int, play: int, helping: list[int] | None = None) -> list[int]:
    """All ways to play a card now, without those for which a rule in force wants a price that cannot be paid. Who asks
    about many cards gives the `helpers` of the city.
    """
    found = plain_ways(s, who, play, helping)
    if ways_priced(s):
        found = [way for way in found if way_payable(s, who, play, way)]
    return found


def plain_ways(s: Valley, who: int, play: int, helping: list[int] | None = None) -> list[int]:
    """Pay or occupy, with at most one ability; the set-up may say that occupying goes without one. Empty when the card
    cannot be played. [ED-PAY-01, ED-PAY-04, ED-PLAY-05]
    """
    card = PLAY_CARD.of(play)
    how = PLAY_HOW.of(play)
    fits = fits_somewhere(s, who, card)
    more = (0, 0, 0, surcharge(s, who, play))
    if how == FREE:
        return [PAY] if fits and affordable(s, who, more) else []
    found: list[int] = []
    cost = price_of(s, who, play)
    definition = s.cards[card]
    with_effect = how != PAYING  # the effect that plays the card is an ability too [ED-PAY-02]
    alone = s.rules.occupies_alone
    homes = [] if definition.folk or (alone and with_effect) else free_homes(s, who, card)
    if fits:
        if affordable(s, who, cost) if how == PAYING else reachable(s, who, cost, LESS_BY.of(how)):
            found.append(PAY)
        if affordable(s, who, more):
            found += [WAY_HOME.put(home) for home in homes]
    if how == PAYING and definition.rarity == LEGENDARY:
        if affordable(s, who, more):
            found += [WAY_BANNER.put(serial) for serial in replaceable(s, who, card)]
        if s.rules.legend_discount == "none":
            return found  # MW-LEGEND-12
    if how == PAYING:
        for serial in helpers(s, who) if helping is None else helping:
            ability = ability_of(s, who, serial)
            if card not in s.rules.fitting(ability.what):
                continue
            room = fits
            if ability.price == "self":
                room = fits_somewhere(s, who, card, serial)
            elif ability.price == "prisoner":
                room = fits or makes_room(s, who, card, prisoners(s, who, serial))  # leaving takes no room away
            if not room:
                continue
            if ability.replace:
                if swaps(s.stock[who * KINDS : who * KINDS + KINDS], cost):
                    found.append(serial)
                continue
            if ability.price == "tokens":  # MW-LEGEND-31
                if sum(cost) and reachable(s, who, cost, ability.less * tokens_of(s, who, serial)):
                    found.append(serial)
                continue
            if reachable(s, who, cost, ability.less, ability.kinds):
                found.append(serial)
            if not alone and reachable(s, who, more, ability.less, ability.kinds):
                found += [WAY_ABILITY.put(serial) | WAY_HOME.put(home) for home in homes]
    return found
