"""Which cards can be played now, found without working out every way. Pure questions: nothing is changed."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import guests_of, homes_of
from tidewood.games.everdell.fields import KIND_SET
from tidewood.games.everdell.on_cards import CLOSED_ON, DOWN_ON, POINTS_ON
from tidewood.games.everdell.pieces import (
    FARM_STACK,
    HAND,
    KINDS,
    LEGEND,
    MEADOW,
    MEADOW_SIZE,
    NO_CARD,
    PLAY_TOLL,
    SURCHARGE,
)
from tidewood.games.everdell.state import Valley
from tidewood.games.everdell.verbs.meadow import takeable
from tidewood.games.everdell.verbs.packing import PAYING, PLAY_CARD, PLAY_HOW, PLAY_SOURCE, to_play
from tidewood.games.everdell.verbs.paying import (
    affordable,
    fits_somewhere,
    has_helper,
    made_dearer,
    prisoners,
    ways,
    ways_priced,
)
from tidewood.games.everdell.verbs.tolls import payable
from tidewood.kernel.decks import card_of


def playable(s: Valley, who: int, play: int) -> bool:
    """Whether there is any way; the common cases are looked at first."""
    card = PLAY_CARD.of(play)
    if PLAY_TOLL in s.hooks:
        if not payable(s, who, PLAY_TOLL, PLAY_SOURCE.of(play), card, play):
            return False
    if PLAY_HOW.of(play) == PAYING and SURCHARGE not in s.hooks:
        if affordable(s, who, s.cards[card].cost) and fits_somewhere(s, who, card):
            return True
    return not out_of_reach(s, who, play) and bool(ways(s, who, play))


def out_of_reach(s: Valley, who: int, play: int) -> bool:
    """Whether a card is too dear, with nothing in the city that could help."""
    definition = s.cards[PLAY_CARD.of(play)]
    return (
        PLAY_HOW.of(play) == PAYING
        and not definition.banner
        and not affordable(s, who, definition.cost)
        and s.has[who].isdisjoint(homes_of(definition.number))
        and not has_helper(s, who)
    )


def plays_beside(s: Valley, who: int) -> list[int]:
    """What can be played in a turn from neither hand nor Meadow: own legendary cards, the open farm of the Pigs' stack.
    [MW-LEGEND-07, MW-ABILITY-09]
    """
    found = plays_of_legends(s, who, PAYING)
    if s.farm_top != NO_CARD:
        play = to_play(s.farm_top, FARM_STACK)  # MW-ABILITY-09 MW-ABILITY-06
        if playable(s, who, play):
            found.append(play)
    return found


def plays_of_legends(s: Valley, who: int, how: int, among: frozenset[int] | None = None) -> list[int]:
    cards = sorted([card_of(packed) for packed in s.legends[who]])
    found = [to_play(card, LEGEND, how) for card in cards if among is None or card in among]
    return [play for play in found if playable(s, who, play)]


PAID_FROM: Final = [to_play(0, source) for source in range(MEADOW + MEADOW_SIZE)]  # the card comes beside it


def plays(
    s: Valley, who: int, how: int = PAYING, hand: bool = True, meadow: bool = True, among: frozenset[int] | None = None
) -> list[int]:
    """Every card of hand and Meadow that can be played so; of a hand each kind of card once. [ED-PLAY-01]"""
    found: list[int] = []
    if how != PAYING and hand and s.rules.legend_discount == "all":
        found = plays_of_legends(s, who, how, among)  # E06
    cards = s.hand_cards(who) if hand else []
    if among is not None:
        cards = [card for card in cards if card in among]
    sources = [HAND] * len(cards)
    if meadow:
        for place in takeable(s, who):
            if among is None or s.meadow[place - 1] in among:
                cards.append(s.meadow[place - 1])
                sources.append(MEADOW + place - 1)
    if how != PAYING or made_dearer(s):
        every = [to_play(card, sources[i], how) for i, card in enumerate(cards)]
        return found + [play for play in every if playable(s, who, play)]
    # The same question as `playable`, with what is alike for all cards looked at once: it is asked every turn.
    first = who * KINDS
    twig, resin, pebble, berry = s.stock[first : first + KINDS]
    city = s.city[who]
    room = s.spaces_used(who) < s.spaces(who) and not s.rules.legends
    helped = has_helper(s, who)
    certain = room and not ways_priced(s)  # what is found below is all there is to know
    helpers = helps(s, who) if helped and certain else []
    guests = welcome(s, who)
    for i, card in enumerate(cards):
        definition = s.cards[card]
        cost = definition.cost
        simple = definition.easy and card not in city
        if twig >= cost[0] and resin >= cost[1] and pebble >= cost[2] and berry >= cost[3]:
            if (room and simple) or fits_somewhere(s, who, card):
                found.append(PLAY_CARD.put(card) | PAID_FROM[sources[i]])
                continue
        else:
            if not helped and card not in guests and not definition.banner:
                continue
            if certain and simple and not definition.banner:
                if card in guests or (helpers and within_reach(s, who, card, helpers)):
                    found.append(PLAY_CARD.put(card) | PAID_FROM[sources[i]])
                continue
        play = PLAY_CARD.put(card) | PAID_FROM[sources[i]]
        if ways(s, who, play):
            found.append(play)
    return found


def welcome(s: Valley, who: int) -> set[int]:
    """The critters for which a construction of the city may be occupied. [ED-OCCUPY-01, ED-OCCUPY-02]"""
    found: set[int] = set()
    closed = CLOSED_ON.where(s.on[who])
    for i, house in enumerate(s.city[who]):
        if i not in closed:
            found |= guests_of(house)
    return found


def helps(s: Valley, who: int) -> list[tuple[frozenset[int], int, int, bool]]:
    """The abilities of a city that can be used now: for which cards, how many resources of which kinds, and whether one
    resource is replaced instead.
    """
    found: list[tuple[frozenset[int], int, int, bool]] = []
    for i, card in enumerate(s.city[who]):
        ability = s.cards[card].ability
        if ability is None or DOWN_ON.of(s.on[who][i]):
            continue
        if ability.price == "prisoner" and not prisoners(s, who, s.serials[who][i]):
            continue
        less = ability.less * POINTS_ON.of(s.on[who][i]) if ability.price == "tokens" else ability.less
        found.append((s.rules.fitting(ability.what), less, ability.kinds, ability.replace))
    return found


def within_reach(s: Valley, who: int, card: int, helpers: list[tuple[frozenset[int], int, int, bool]]) -> bool:
    """Whether an ability makes a card payable that is too dear without one."""
    first = who * KINDS
    cost = s.cards[card].cost
    short = lacking = spare = 0
    for kind in range(KINDS):
        left = s.stock[first + kind] - cost[kind]
        if left < 0:
            short -= left
            lacking = KIND_SET.plus(lacking, kind)
        elif left:
            spare = 1
    for cards, less, kinds, replace in helpers:
        if card in cards:
            if replace:
                if short == 1 and spare:
                    return True
            elif short <= less and not KIND_SET.without(lacking, kinds):
                return True
    return False
