"""What the printed rules demand of action and points cards, whoever has written them.

Each check bears the number that the rules register gives the constraint. Some of them are only inferred: for cards
typed in from print those become warnings, because print is right; house cards must meet them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tidewood.games.everdell.fields import DOUBT_IDS
from tidewood.games.everdell.phantomia.deck.cards import (
    AMBASSADOR,
    FIGURE,
    LEVELS,
    NO_SYMBOL,
    PLACES,
    SPIDER,
    ActionCard,
    Deck,
)
from tidewood.games.everdell.pieces import AUTUMN, SEASONS, SUMMER, WINTER
from tidewood.kernel.errors import BadSetup

Finding = tuple[str, bool, str]  # number of the constraint, whether it is only inferred, what is wrong
WORKERS_BY_SEASON: Final = (2, 3, 5, 8)
# What is only inferred; a doubt is its number here in the log.
DOUBTS: Final = ("AC-2", "AC-4", "AC-5", "AC-10", "AC-20", "AC-21", "AC-22", "AC-26", "AC-27", "AC-28", "PC-1")
DOUBT_IDS.extend(DOUBTS)
FREE_OPTIONS: Final = ("draw", "discard", "play deck", "play meadow", "points")


def weigh(findings: Iterator[Finding], printed: bool, what: str) -> list[tuple[str, str]]:
    """Errors are raised together, so that one reading of the message is enough; the rest are warnings."""
    errors: list[str] = []
    warnings: list[tuple[str, str]] = []
    for number, inferred, text in findings:
        if inferred and printed:
            warnings.append((number, text))
        else:
            errors.append(f"{text} [{number}]")
    if errors:
        raise BadSetup(f"{what} cannot be used: {'; '.join(errors)}")
    return warnings


def check_actions(deck: Deck) -> None:
    """[AC-1 to AC-28]"""
    deck.warnings += weigh(action_findings(deck.actions), not deck.house_actions, "the action cards")


def check_points(deck: Deck) -> None:
    """[PC-1 to PC-7]"""
    deck.warnings += weigh(points_findings(deck), not deck.house_points, "the points cards")


def action_findings(cards: tuple[ActionCard, ...]) -> Iterator[Finding]:
    ids = [card.id for card in cards]
    for id in sorted({id for id in ids if ids.count(id) > 1}):
        yield "AC-1", False, f"the id {id!r} is used {ids.count(id)} times"
    if len(cards) != 20:
        yield "AC-1", False, f"there are {len(cards)} cards instead of 20"
    yield from counts(cards)
    for card in cards:
        yield from one_card(card)
    yield from contents(cards)
    yield from running_out(cards)


def counts(cards: tuple[ActionCard, ...]) -> Iterator[Finding]:
    winter = [card for card in cards if card.season == WINTER]
    spiders = [card for card in winter if card.symbol == SPIDER]
    if len(winter) != 9 or len(spiders) != 5:
        yield "AC-2", True, f"{len(winter)} winter cards, {len(spiders)} of them with the spider, instead of 9 and 5"
    if len(winter) - 1 != 8 or len(spiders) - 1 != 4:
        yield "AC-3", False, f"the stack of winter has {len(winter) - 1} cards instead of 8, 4 of them with the spider"
    if len(cards) - len(winter) != 11:
        yield "AC-4", True, f"{len(cards) - len(winter)} cards for spring, summer and autumn instead of 11"
    for season in range(1, len(SEASONS)):
        if len([card for card in cards if card.season == season]) < 2:
            yield "AC-4", False, f"{SEASONS[season]} has fewer than 2 cards"
    for name, number in (("pearlbrook", "AC-5"), ("newleaf", "AC-6")):
        if len([card for card in cards if name in card.sets]) < 2:
            yield number, False, f"fewer than 2 cards carry the symbol of {name}"
    if any(["pearlbrook" in card.sets for card in winter]):
        yield "AC-5", True, "a winter card carries the symbol of pearlbrook"


def one_card(card: ActionCard) -> Iterator[Finding]:
    if card.season == len(SEASONS):
        yield "AC-7", False, f"{card.id} shows no action in any season"
    for season in range(card.season, len(SEASONS)):
        web = card.webs[season]
        if not web:
            yield "AC-8", False, f"{card.id} shows nothing in {SEASONS[season]}, although it does earlier"
            continue
        if len(web) == 1 and card.symbol != FIGURE:
            yield "AC-9", False, f"{card.id} has no second option in {SEASONS[season]}"
        if season != AUTUMN and any([option.startswith("journey") for option in web]):
            yield "AC-16", False, f"{card.id} shows the Journey before autumn"
        if len(web) == 2:
            if web[0].startswith("basic ") and web[1].startswith("basic ") and "basic event" not in web:
                yield "AC-23", False, f"{card.id} has two basic locations in {SEASONS[season]}"
            if web[0] == web[1]:
                yield "AC-24", False, f"{card.id} has the same option twice in {SEASONS[season]}"
        yield from fitting_options(card, web)
        if "newleaf" in card.sets and all([option in ("wonder", "river") for option in web]):
            yield "AC-6", False, f"{card.id} has no ordinary action in {SEASONS[season]}"
    if card.symbol == AMBASSADOR and "pearlbrook" not in card.sets:
        yield "AC-10", True, f"{card.id} shows the ambassador without the symbol of pearlbrook"
    if not card.tokens:
        yield "AC-12", False, f"the fallback of {card.id} gives no point token, so it may do nothing at all"


def fitting_options(card: ActionCard, web: tuple[str, ...]) -> Iterator[Finding]:
    for option in web:
        if card.symbol == SPIDER and option not in PLACES:
            yield "AC-13", False, f"{card.id} shows the spider, so {option!r} cannot stand on it: it is no place"
        if card.symbol == FIGURE and option != "figure" and option == web[0]:
            yield "AC-17", False, f"{card.id} shows the Phantomia symbol, so its first option is 'figure'"
        if card.symbol == NO_SYMBOL and not option.startswith(FREE_OPTIONS):
            yield "AC-18", False, f"{card.id} shows no symbol, so {option!r} cannot stand on it"


def contents(cards: tuple[ActionCard, ...]) -> Iterator[Finding]:
    for symbol in (SPIDER, FIGURE):
        if len([card for card in cards if card.symbol == symbol]) < 2:
            yield "AC-10", False, f"fewer than 2 cards show the {symbol}"
    pictured = [c for c in cards if c.symbol == FIGURE and all([web[:1] == ("figure",) for web in c.webs])]
    if not [card for card in pictured if card.fallback == "haven"]:
        yield "AC-17", False, "no winter card has the figure in all four webs and the fallback 'haven'"
    plain = [card for card in cards if card.symbol == NO_SYMBOL]
    for place, name in enumerate(("first", "second")):
        shown = [web[place] for card in plain for web in card.webs if len(web) > place]
        if "discard" not in shown:
            yield "AC-18", False, f"'discard' is nowhere a {name} option"
        if not [option for option in shown if option.startswith("play")]:
            yield "AC-18", False, f"playing a card is nowhere a {name} option"
    if not [card for card in plain for web in card.webs if "play meadow" in web]:
        yield "AC-19", False, "'play meadow' is nowhere an option"
    havens = len([card for card in cards if card.fallback == "haven"])
    if not havens:
        yield "AC-20", False, "'haven' is nowhere a fallback"
    elif havens < 3:
        yield "AC-20", True, f"'haven' is a fallback on {havens} cards instead of at least 3"
    pair = {"basic event", "wonder"}
    if not [c for c in cards if c.season == SUMMER and set(c.webs[SUMMER]) == set(c.webs[AUTUMN]) == pair]:
        yield "AC-21", True, "no summer card has 'basic event' and 'wonder' in summer and in autumn"
    autumn = [set(card.webs[AUTUMN]) for card in cards if card.season == AUTUMN]
    if not [web for web in autumn if "haven" in web and any([o.startswith("journey") for o in web])]:
        yield "AC-22", True, "no autumn card has the Journey and 'haven'"


def running_out(cards: tuple[ActionCard, ...]) -> Iterator[Finding]:
    """Whatever the order of the stack, she can place everything and still meets a card that lets her prepare."""
    for season, workers in enumerate(WORKERS_BY_SEASON):
        stack = [card for card in cards if card.season <= season and "pearlbrook" not in card.sets]
        spiders = len([card for card in stack if card.symbol == SPIDER]) - 1  # one of winter's is in the box
        figures = len([card for card in stack if card.symbol == FIGURE])
        if spiders < workers + 1:
            yield "AC-26", True, f"{spiders} spider cards in the stack of {SEASONS[season]}, {workers + 1} are needed"
        if figures < 2:
            yield "AC-27", True, f"{figures} figure cards in the stack of {SEASONS[season]}, 2 are needed"
    sure = [card for card in cards if card.symbol == SPIDER and (card.fallback == "haven" or "haven" in card.webs[3])]
    if len(sure) < len([card for card in cards if card.symbol == SPIDER]):
        yield "AC-28", True, "a spider card has neither the fallback 'haven' nor 'haven' in autumn"


def points_findings(deck: Deck) -> Iterator[Finding]:
    levels = [card.level for card in deck.points]
    if levels != list(range(LEVELS)):
        yield "PC-1", False, f"the levels are {levels}; one card for each level from 0 to 4, in this order, is needed"
        return
    for low, high in zip(deck.points, deck.points[1:], strict=False):
        for key, n in low.numbers.items():
            if high.numbers[key] < n:
                yield "PC-1", True, f"{key} falls from level {low.level} to level {high.level}"
    for card in deck.points:
        level, numbers, unseen = card.level, card.numbers, card.level == 3
        for key, first in (("value_0", 1), ("prosperity", 2)):  # PH-SCORE-14 PH-SCORE-15
            if (numbers[key] > 0) != (level >= first):
                yield "PC-3", unseen, f"{key} of level {level} must {'not ' if level < first else ''}be there"
        for key, number in (("visitors", "PC-4"), ("difficulty", "PC-5")):  # PH-SCORE-16
            if numbers[key] != level:
                yield number, unseen, f"{key} of level {level} is {numbers[key]} instead of {level}"
        if numbers["pearl"] != 2:  # PH-SCORE-10
            yield "PC-6", False, f"pearl of level {level} is {numbers['pearl']} instead of 2"
        for key in ("special_event", "adornment"):  # PH-SCORE-13 PH-SCORE-10
            if not numbers[key]:
                yield "PC-7", False, f"{key} of level {level} is missing"
