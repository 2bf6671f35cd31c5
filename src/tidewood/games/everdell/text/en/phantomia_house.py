"""Phantomia’s house cards in English: action cards and points cards."""

from __future__ import annotations

from tidewood.games.everdell.phantomia.deck import OPTION_NUMBER, ActionCard, PointsCard, read_deck
from tidewood.games.everdell.text.en.language import ENGLISH, tokens
from tidewood.games.everdell.text.en.phantomia import option_name

SYMBOL = {"spider": "Spider", "figure": "Phantomia symbol", "ambassador": "Ambassador", "none": "No symbol"}
ARROW = {1: "arrow to the right", -1: "arrow to the left"}
SEASON = ("Winter", "Spring", "Summer", "Autumn")


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
