"""Which cards can be played now, found without working out every way. Pure questions: nothing is changed."""

from __future__ import annotations

from typing import Final

from tidewood.games.everdell.card import homes_of
from tidewood.games.everdell.fields import CARD_SET, KIND_SET
from tidewood.games.everdell.on_cards import DOWN_ON, POINTS_ON
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
from tidewood.games.everdell.verbs.meadow import may_take
from tidewood.games.everdell.verbs.packing import PAYING, PLAY_CARD, PLAY_HOW, PLAY_SOURCE, to_play
from tidewood.games.everdell.verbs.paying import (
    affordable,
    fits_somewhere,
    free_homes,
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
    if s.hooked(PLAY_TOLL):
        if not payable(s, who, PLAY_TOLL, PLAY_SOURCE.of(play), card, play):
            return False
    if PLAY_HOW.of(play) == PAYING and not s.hooked(SURCHARGE):
        cost = s.cards[card].cost
        if affordable(s, who, cost):
            if fits_somewhere(s, who, card):
                return True
        elif not CARD_SET.common(homes_of(card), s.has[who]) and not has_helper(s, who) and not s.cards[card].banner:
            return False
    return bool(ways(s, who, play))


EVERY_CARD: Final = -1  # a set


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


def plays_of_legends(s: Valley, who: int, how: int, mask: int = EVERY_CARD) -> list[int]:
    cards = sorted([card_of(packed) for packed in s.legends[who]])
    found = [to_play(card, LEGEND, how) for card in cards if CARD_SET.has(mask, card)]
    return [play for play in found if playable(s, who, play)]


def plays(
    s: Valley, who: int, how: int = PAYING, hand: bool = True, meadow: bool = True, mask: int = EVERY_CARD
) -> list[int]:
    """Every card of hand and Meadow that can be played so; of a hand each kind of card once. [ED-PLAY-01]"""
    found: list[int] = []
    if how != PAYING and hand and s.rules.legend_discount == "all":
        found = plays_of_legends(s, who, how, mask)  # E06
    cards = s.hand_cards(who) if hand else []
    if mask != EVERY_CARD:
        cards = [card for card in cards if CARD_SET.has(mask, card)]
    sources = [HAND] * len(cards)
    if meadow:
        for place in range(1, MEADOW_SIZE + 1):
            if may_take(s, who, place) and (mask == EVERY_CARD or CARD_SET.has(mask, s.meadow[place - 1])):
                cards.append(s.meadow[place - 1])
                sources.append(MEADOW + place - 1)
    if how != PAYING or made_dearer(s):
        every = [to_play(card, sources[i], how) for i, card in enumerate(cards)]
        return found + [play for play in every if playable(s, who, play)]
    # The same question as `playable`, with what is alike for all cards looked at once: it is asked every turn.
    first = who * KINDS
    twig, resin, pebble, berry = s.stock[first : first + KINDS]
    has, city = s.has[who], s.city[who]
    room = s.spaces_used(who) < s.spaces(who) and not s.rules.legends
    helped = has_helper(s, who)
    certain = room and not ways_priced(s)  # what is found below is all there is to know
    helpers = helps(s, who) if helped and certain else []
    for i, card in enumerate(cards):
        definition = s.cards[card]
        cost = definition.cost
        simple = definition.easy and card not in city
        if twig >= cost[0] and resin >= cost[1] and pebble >= cost[2] and berry >= cost[3]:
            if room and simple:
                found.append(to_play(card, sources[i]))
                continue
        else:
            homes = CARD_SET.common(homes_of(card), has)
            if not helped and not homes and not definition.banner:
                continue
            if certain and simple and not definition.banner:
                if (homes and free_homes(s, who, card)) or (helpers and within_reach(s, who, card, helpers)):
                    found.append(to_play(card, sources[i]))
                continue
        if ways(s, who, to_play(card, sources[i])):
            found.append(to_play(card, sources[i]))
    return found


def helps(s: Valley, who: int) -> list[tuple[int, int, int, bool]]:
    """The abilities of a city that can be used now: for which cards, how many resources of which kinds, and whether one
    resource is replaced instead.
    """
    found: list[tuple[int, int, int, bool]] = []
    for i, card in enumerate(s.city[who]):
        ability = s.cards[card].ability
        if ability is None or DOWN_ON.of(s.on[who][i]):
            continue
        if ability.price == "prisoner" and not prisoners(s, who, s.serials[who][i]):
            continue
        less = ability.less * POINTS_ON.of(s.on[who][i]) if ability.price == "tokens" else ability.less
        found.append((s.rules.mask(ability.what), less, ability.kinds, ability.replace))
    return found


def within_reach(s: Valley, who: int, card: int, helpers: list[tuple[int, int, int, bool]]) -> bool:
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
    for mask, less, kinds, replace in helpers:
        if CARD_SET.has(mask, card):
            if replace:
                if short == 1 and spare:
                    return True
            elif short <= less and not KIND_SET.without(lacking, kinds):
                return True
    return False
