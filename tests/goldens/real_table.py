"""A whole game at a pretended real table, in German: everything the people are told and asked, and what they type.

The table is played beside the program: a deck, a Meadow and Phantomia's deck of real cards, which are moved only as the
program says, and a person who takes a sensible turn each time. So what is not told is missing here too.
"""

from __future__ import annotations

import random
import textwrap
from functools import cache
from typing import Final

import tidewood
from tidewood import Game, Option
from tidewood.cli.play.choosing import entries_of
from tidewood.games.everdell.card import CARDS
from tidewood.kernel.log import Event

LANG: Final = "de"
WIDTH: Final = 100
FEW: Final = 20  # options that are written out
SCORE: Final = 62
TURNS: Final = {  # what the person does, season by season
    "winter": ["worker basic", "card", "worker forest", "card", "card", "prepare"],
    "spring": ["worker basic", "open", "worker event", "card", "worker city", "prepare"],
    "summer": ["worker basic", "card", "worker forest", "given", "card", "worker event", "worker basic", "prepare"],
    "autumn": ["worker basic", "worker forest", "card", "worker city", "worker journey", "worker journey", "pass"],
}


class PretendedTable:
    """What lies on the table of people who have the box."""

    def __init__(self, seed: str) -> None:
        self.rng: Final = random.Random(seed)
        self.deck = [card.id for card in CARDS if card.from_set == "base" for _ in range(card.copies)]
        self.rng.shuffle(self.deck)
        self.meadow: dict[int, str] = {place: self.deck.pop() for place in range(1, 9)}
        self.hand = [self.deck.pop() for _ in range(5)]
        self.hers: list[str] = []
        self.read = 0  # lines of the log that have been carried out

    def carry_out(self, events: list[Event]) -> None:
        """Do what the program says with real cards."""
        for event in events:
            if event.kind == "refilled-by-hand":
                for place in event.args:
                    self.meadow[place] = self.deck.pop()
            elif event.kind == "she-is-given":
                self.hers += [self.hand.pop() for _ in range(event.args[0])]
            elif event.kind in ("she-draws", "she-gets-cards"):
                self.hers += [self.deck.pop() for _ in range(event.args[0])]
            elif event.kind == "she-loses-top":
                self.top()
            elif event.kind == "she-takes":
                self.hers.append(CARDS[event.args[0]].id)

    def top(self) -> str:
        """Her deck is shuffled whenever it gets cards, so any of them may lie on top."""
        return self.hers.pop(self.rng.randrange(len(self.hers)))

    def card_for(self, question: str, option: str) -> str:
        """The card that is asked for, turned up on the table."""
        if question == "prompt.look":
            return self.meadow[int(option.split()[1])]
        return self.top() if question == "prompt.her-top" else self.deck.pop()


class Person:
    """Takes turns as somebody would, and answers for the table."""

    def __init__(self, table: PretendedTable) -> None:
        self.table: Final = table
        self.season = "winter"
        self.plan = list(TURNS["winter"])
        self.intends = ""

    def answer(self, game: Game) -> Option:
        decision = game.decision
        assert decision is not None
        options = {option.notation: option for option in decision.options}
        question = decision.asks["id"] if decision.asks else ""
        if question in ("prompt.look", "prompt.her-top", "prompt.her-pile"):
            card = self.table.card_for(question, next(iter(options)))
            return next(option for notation, option in options.items() if notation.split()[-1] == card)
        if question == "prompt.told-turn":
            return options[self.turn(game, options)]
        if f"score {SCORE}" in options:
            return options[f"score {SCORE}"]
        wanted = {"open": "play inn", "card": "play", "given": "cards"}.get(self.intends, "")
        for notation in (wanted, "give 2 cards", "visit inn", "visit elsewhere", "no room"):
            if notation in options:
                return options[notation]
        return options[self.table.rng.choice(list(options))]

    def turn(self, game: Game, options: dict[str, Option]) -> str:
        """The next thing that the person wants and can do."""
        season = game.table()["players"]["p1"]["season"]
        if season != self.season:
            self.season, self.plan = season, list(TURNS[season])
        while True:
            self.intends = self.plan.pop(0) if self.plan else "card"
            told = "card" if self.intends == "open" else self.intends
            if told in options:
                return told


def shown(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  ", break_on_hyphens=False)


def play(seed: str, **setup: object) -> list[str]:
    """The game as the people read it."""
    game = tidewood.new("everdell", seed, players=1, phantomia=True, helper=True, phantomia_level=2, **setup)
    person = Person(PretendedTable(seed))
    lines: list[str] = []
    while True:
        fresh = game.log[person.table.read :]
        person.table.read = len(game.log)
        for event in fresh:
            if event.kind == "turn":
                lines.append("")
            lines += shown(game.tell(event, LANG))
        person.table.carry_out(fresh)
        decision = game.decision
        if decision is None:
            return lines
        lines += ["", *shown(f"? {decision.prompt(LANG)}")]
        entries = entries_of(decision.options, LANG)
        answer = person.answer(game)
        number = entries[answer.index].number
        for entry in entries if len(entries) <= FEW else []:
            lines += shown(f"{entry.number:>4} {entry.text}")
        lines.append(f"> {number}" + ("" if len(entries) <= FEW else f"   ({answer.text(LANG)})"))
        game.play(answer)


@cache
def build() -> dict[str, str]:
    head = [
        "Phantomia am echten Tisch: ein ganzes Spiel einer Person gegen Phantomia (Stufe 2).",
        "Nach ? steht, was das Programm fragt, nach > die Zahl, die die Person tippt; alles andere führt sie aus.",
        "",
    ]
    return {"everdell/real-table.de.txt": "\n".join([*head, *play("am echten Tisch")]) + "\n"}
