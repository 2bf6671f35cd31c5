"""Phantomia’s house cards in English: action cards and points cards."""

from __future__ import annotations

from tidewood.games.everdell.phantomia.deck.cards import OPTION_NUMBER, ActionCard, PointsCard
from tidewood.games.everdell.phantomia.deck.file import read_deck
from tidewood.games.everdell.text.en.language import ENGLISH, tokens
from tidewood.games.everdell.text.en.phantomia import option_name

SYMBOL = {"spider": "Spider", "figure": "Phantomia symbol", "ambassador": "Ambassador", "none": "No symbol"}
ARROW = {1: "arrow to the right", -1: "arrow to the left"}
SEASON = ("Winter", "Spring", "Summer", "Autumn")

DOUBT = {
    "AC-2": "9 winter cards were expected, 5 of them with the spider",
    "AC-4": "11 cards were expected for spring, summer and autumn",
    "AC-5": "no winter card was expected to carry the symbol of Pearlbrook",
    "AC-10": "the ambassador was expected only with the symbol of Pearlbrook",
    "AC-20": "the Haven was expected as the fallback of at least 3 cards",
    "AC-21": "a summer card was expected with a basic event and a wonder",
    "AC-22": "an autumn card was expected with the Journey and the Haven",
    "AC-26": "the stack may run out of spider cards before she has placed all workers",
    "AC-27": "2 figure cards were expected in the stack of every season",
    "AC-28": "a spider card was expected to fall back to the Haven, or to show it in autumn",
    "PC-1": "a number of the points cards falls with the level",
}


def action_text(card: ActionCard) -> str:
    """One action card: symbol, arrow, the options of each season, the fallback."""
    parts = [f"{SYMBOL[card.symbol]}, {ARROW[card.arrow]}."]
    for season, web in zip(SEASON, card.webs, strict=True):
        if web:
            names = ", else ".join([option_name(OPTION_NUMBER[option]) for option in web])
            parts.append(f"{season}: {names}.")
    fallback = option_name(OPTION_NUMBER[card.fallback])
    parts.append(f"Fallback: {fallback}, {tokens(card.tokens)}.")
    marks = "".join([f" Symbol of {name.capitalize()}." for name in card.sets])
    return " ".join(parts) + marks


def points_text(card: PointsCard) -> str:
    return (
        "Points by difficulty: {difficulty}."
        " At the end for each special event {special_event}, adornment {adornment}, pearl {pearl}, card of"
        " the value 0 {value_0}, prosperity card {prosperity}; visitors that count: {visitors}."
    ).format(**card.numbers)


def house_cards() -> dict[str, str]:
    """The cards that the program brings; whoever has others sees them in the file they come from."""
    deck = read_deck("")
    texts = {f"phantomia-{card.id}": "House card. " + action_text(card) for card in deck.actions}
    return texts | {f"points-card-{card.level}": "House card. " + points_text(card) for card in deck.points}


ENGLISH.names.update({f"phantomia-{card.id}": f"Action card {card.id}" for card in read_deck("").actions})
ENGLISH.data_cards.append(house_cards)
