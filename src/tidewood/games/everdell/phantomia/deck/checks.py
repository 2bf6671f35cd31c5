"""What the printed rules demand of action and points cards, whoever has written them.

Each check bears the number that the rules register gives the constraint. Some of them are only inferred: for cards
typed in from print those become warnings, because print is right; house cards must meet them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

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
from tidewood.kernel.errors import SetupErrors
from tidewood.language.values import Message, Thing, message

Finding = tuple[str, bool, Message]  # number of the constraint, whether it is only inferred, what is wrong
WRONG: Final = SetupErrors("everdell")
WORKERS_BY_SEASON: Final = (2, 3, 5, 8)
# What is only inferred; a doubt is its number here in the log.
DOUBTS: Final = ("AC-2", "AC-4", "AC-5", "AC-10", "AC-20", "AC-21", "AC-22", "AC-26", "AC-27", "AC-28", "PC-1")
DOUBT_IDS.extend(DOUBTS)
FREE_OPTIONS: Final = ("draw", "discard", "play deck", "play meadow", "points")


def weigh(findings: Iterator[Finding], printed: bool, what: str) -> list[tuple[str, Message]]:
    """Errors are raised together, so that one reading of the message is enough; the rest are warnings."""
    errors: list[Message] = []
    warnings: list[tuple[str, Message]] = []
    for number, inferred, found in findings:
        if inferred and printed:
            warnings.append((number, found))
        else:
            errors.append(message("error.finding", what=found, number=number))
    if errors:
        raise WRONG(what, errors=errors)
    return warnings


def odd(id: str, season: int | None = None, **values: Any) -> Message:
    """What is wrong with the cards; a season by its number."""
    when = {} if season is None else {"season": Thing("season", SEASONS[season])}
    return Message(f"error.deck.{id}", {**values, **when})


def check_actions(deck: Deck) -> None:
    """[AC-1 to AC-28]"""
    deck.warnings += weigh(action_findings(deck.actions), not deck.house_actions, "action-cards")


def check_points(deck: Deck) -> None:
    """[PC-1 to PC-7]"""
    deck.warnings += weigh(points_findings(deck), not deck.house_points, "points-cards")


def action_findings(cards: tuple[ActionCard, ...]) -> Iterator[Finding]:
    ids = [card.id for card in cards]
    for id in sorted({id for id in ids if ids.count(id) > 1}):
        yield "AC-1", False, odd("id-count", card=repr(id), n=ids.count(id))
    if len(cards) != 20:
        yield "AC-1", False, odd("card-count", n=len(cards))
    yield from counts(cards)
    for card in cards:
        yield from one_card(card)
    yield from contents(cards)
    yield from running_out(cards)


def counts(cards: tuple[ActionCard, ...]) -> Iterator[Finding]:
    winter = [card for card in cards if card.season == WINTER]
    spiders = [card for card in winter if card.symbol == SPIDER]
    if len(winter) != 9 or len(spiders) != 5:
        yield "AC-2", True, odd("winter-spiders", n=len(winter), spiders=len(spiders))
    if len(winter) - 1 != 8 or len(spiders) - 1 != 4:
        yield "AC-3", False, odd("winter-stack", n=len(winter) - 1)
    if len(cards) - len(winter) != 11:
        yield "AC-4", True, odd("later-cards", n=len(cards) - len(winter))
    for season in range(1, len(SEASONS)):
        if len([card for card in cards if card.season == season]) < 2:
            yield "AC-4", False, odd("few-in-season", season=season)
    for name, number in (("pearlbrook", "AC-5"), ("newleaf", "AC-6")):
        if len([card for card in cards if name in card.sets]) < 2:
            yield number, False, odd("few-with-set", set=name)
    if any(["pearlbrook" in card.sets for card in winter]):
        yield "AC-5", True, odd("winter-pearlbrook")


def one_card(card: ActionCard) -> Iterator[Finding]:
    if card.season == len(SEASONS):
        yield "AC-7", False, odd("no-action", card=card.id)
    for season in range(card.season, len(SEASONS)):
        web = card.webs[season]
        if not web:
            yield "AC-8", False, odd("gap", card=card.id, season=season)
            continue
        if len(web) == 1 and card.symbol != FIGURE:
            yield "AC-9", False, odd("no-second", card=card.id, season=season)
        if season != AUTUMN and any([option.startswith("journey") for option in web]):
            yield "AC-16", False, odd("early-journey", card=card.id)
        if len(web) == 2:
            if web[0].startswith("basic ") and web[1].startswith("basic ") and "basic event" not in web:
                yield "AC-23", False, odd("two-basic", card=card.id, season=season)
            if web[0] == web[1]:
                yield "AC-24", False, odd("same-twice", card=card.id, season=season)
        yield from fitting_options(card, web)
        if "newleaf" in card.sets and all([option in ("wonder", "river") for option in web]):
            yield "AC-6", False, odd("no-ordinary", card=card.id, season=season)
    if card.symbol == AMBASSADOR and "pearlbrook" not in card.sets:
        yield "AC-10", True, odd("ambassador", card=card.id)
    if not card.tokens:
        yield "AC-12", False, odd("no-token", card=card.id)


def fitting_options(card: ActionCard, web: tuple[str, ...]) -> Iterator[Finding]:
    for option in web:
        if card.symbol == SPIDER and option not in PLACES:
            yield "AC-13", False, odd("spider-option", card=card.id, option=repr(option))
        if card.symbol == FIGURE and option != "figure" and option == web[0]:
            yield "AC-17", False, odd("figure-first", card=card.id)
        if card.symbol == NO_SYMBOL and not option.startswith(FREE_OPTIONS):
            yield "AC-18", False, odd("plain-option", card=card.id, option=repr(option))


def contents(cards: tuple[ActionCard, ...]) -> Iterator[Finding]:
    for symbol in (SPIDER, FIGURE):
        if len([card for card in cards if card.symbol == symbol]) < 2:
            yield "AC-10", False, odd("few-with-symbol", symbol=symbol)
    pictured = [c for c in cards if c.symbol == FIGURE and all([web[:1] == ("figure",) for web in c.webs])]
    if not [card for card in pictured if card.fallback == "haven"]:
        yield "AC-17", False, odd("all-figures")
    plain = [card for card in cards if card.symbol == NO_SYMBOL]
    for place in (0, 1):
        shown = [web[place] for card in plain for web in card.webs if len(web) > place]
        if "discard" not in shown:
            yield "AC-18", False, odd("no-discard", second=bool(place))
        if not [option for option in shown if option.startswith("play")]:
            yield "AC-18", False, odd("no-playing", second=bool(place))
    if not [card for card in plain for web in card.webs if "play meadow" in web]:
        yield "AC-19", False, odd("no-meadow")
    havens = len([card for card in cards if card.fallback == "haven"])
    if not havens:
        yield "AC-20", False, odd("no-haven")
    elif havens < 3:
        yield "AC-20", True, odd("few-havens", n=havens)
    pair = {"basic event", "wonder"}
    if not [c for c in cards if c.season == SUMMER and set(c.webs[SUMMER]) == set(c.webs[AUTUMN]) == pair]:
        yield "AC-21", True, odd("no-pair")
    autumn = [set(card.webs[AUTUMN]) for card in cards if card.season == AUTUMN]
    if not [web for web in autumn if "haven" in web and any([o.startswith("journey") for o in web])]:
        yield "AC-22", True, odd("no-journey")


def running_out(cards: tuple[ActionCard, ...]) -> Iterator[Finding]:
    """Whatever the order of the stack, she can place everything and still meets a card that lets her prepare."""
    for season, workers in enumerate(WORKERS_BY_SEASON):
        stack = [card for card in cards if card.season <= season and "pearlbrook" not in card.sets]
        spiders = len([card for card in stack if card.symbol == SPIDER]) - 1  # one of winter's is in the box
        figures = len([card for card in stack if card.symbol == FIGURE])
        if spiders < workers + 1:
            yield "AC-26", True, odd("few-spiders", n=spiders, season=season, needed=workers + 1)
        if figures < 2:
            yield "AC-27", True, odd("few-figures", n=figures, season=season)
    sure = [card for card in cards if card.symbol == SPIDER and (card.fallback == "haven" or "haven" in card.webs[3])]
    if len(sure) < len([card for card in cards if card.symbol == SPIDER]):
        yield "AC-28", True, odd("spider-haven")


def points_findings(deck: Deck) -> Iterator[Finding]:
    levels = [card.level for card in deck.points]
    if levels != list(range(LEVELS)):
        yield "PC-1", False, odd("levels", levels=str(levels))
        return
    for low, high in zip(deck.points, deck.points[1:], strict=False):
        for key, n in low.numbers.items():
            if high.numbers[key] < n:
                yield "PC-1", True, odd("falls", key=key, low=low.level, high=high.level)
    for card in deck.points:
        level, numbers, unseen = card.level, card.numbers, card.level == 3
        for key, first in (("value_0", 1), ("prosperity", 2)):  # PH-SCORE-14 PH-SCORE-15
            if (numbers[key] > 0) != (level >= first):
                yield "PC-3", unseen, odd("must-be", key=key, level=level, there=level >= first)
        for key, number in (("visitors", "PC-4"), ("difficulty", "PC-5")):  # PH-SCORE-16
            if numbers[key] != level:
                yield number, unseen, odd("instead", key=key, level=level, n=numbers[key], wanted=level)
        if numbers["pearl"] != 2:  # PH-SCORE-10
            yield "PC-6", False, odd("instead", key="pearl", level=level, n=numbers["pearl"], wanted=2)
        for key in ("special_event", "adornment"):  # PH-SCORE-13 PH-SCORE-10
            if not numbers[key]:
                yield "PC-7", False, odd("missing", key=key, level=level)
