"""A toy game in the style of Spirit Island, to prove the kernel's joints before games are built on it."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from types import MappingProxyType
from typing import Any

import tests.toy.cards  # noqa: F401 - defines the cards
from tests.toy.rounds import PlayCard, round_of
from tests.toy.state import KINDS, LANDS, PIECES, Islet, staged_deck
from tests.toy.text import ENGLISH
from tests.toy.words import CARDS, RULES, Card, fear
from tidewood.games import register
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import Frame, State
from tidewood.kernel.decks import card_of, known_to, redraw, slot
from tidewood.kernel.errors import BadPosition, BadSetup
from tidewood.kernel.kind import ALL_EYES, GameKind, SetupOption
from tidewood.kernel.snapshot import Names


def house_cards(text: str) -> list[Card]:
    """Cards from a data file in the set-up, one a line: `spark: fear 2`."""
    cards = []
    for line in text.splitlines():
        id, _, effect = line.partition(":")
        verb, _, n = effect.strip().partition(" ")
        if verb != "fear" or not n.isdecimal():
            raise BadSetup(f"house card {line!r}: only 'name: fear N' is known")
        cards.append(Card(id.strip(), 0, fear(int(n))))
    return cards


class Toy(GameKind):
    id = "islet"
    options = (
        SetupOption("players", 2, minimum=1, maximum=4),
        SetupOption("raiders", True),
        SetupOption("house_cards", ""),
    )
    fields = (
        "grid", "near", "energy", "hands", "deck", "pools", "in_play", "played", "veiled", "fear", "turn", "topology",
    )  # fmt: skip
    languages = MappingProxyType({"en": ENGLISH})

    def __init__(self) -> None:
        self._names: dict[tuple[object, ...], Names] = {}

    def version(self, setup: Mapping[str, Any]) -> str:
        text = setup["house_cards"]
        return f"1+{blake2b(text.encode(), digest_size=4).hexdigest()}" if text else "1"

    def check(self, setup: Mapping[str, object]) -> None:
        house_cards(str(setup["house_cards"]))

    def fresh(self, setup: Mapping[str, Any]) -> Islet:
        return Islet(players=setup["players"], cards=len(CARDS) + len(house_cards(setup["house_cards"])))

    def names(self, setup: Mapping[str, Any]) -> Names:
        key = (setup["raiders"], setup["house_cards"])
        if key not in self._names:
            cards = [*CARDS, *house_cards(setup["house_cards"])]
            roots = {"round": round_of(setup["raiders"], cards), **{f"card:{card.id}": card.effect for card in cards}}
            self._names[key] = Names(roots, RULES)
        return self._names[key]

    def begin(self, s: State, setup: Mapping[str, Any]) -> None:
        assert isinstance(s, Islet)
        half = len(CARDS) // 2
        staged_deck(s, list(range(half)), list(range(half, len(s.pools[0]))), 5)
        for land in range(LANDS):
            s.add(land, land % KINDS)
        s.push(Frame(self.names(setup).nodes["round"], TABLE))

    def position(self, s: State, setup: Mapping[str, Any], position: Mapping[str, Any]) -> None:
        """lands: {L0: "2 scout, 1 folk"}, hands: {p1: [drifting-mist]}, deck: "2+3" (slots of each stage), energy."""
        assert isinstance(s, Islet)
        ids = [card.id for card in self.cards(setup)]
        for name, text in position.get("lands", {}).items():
            for part in text.split(","):
                n, piece = part.split()
                if piece not in PIECES:
                    raise BadPosition(f"unknown piece {piece!r}; known: {', '.join(PIECES)}")
                s.add(int(name[1:]), PIECES.index(piece), int(n))
        hands = position.get("hands", {})
        for who in range(s.players):
            for id in hands.get(f"p{who + 1}", []):
                s.pools[0][ids.index(id)] += 1
                s.hands[who].append(slot(0, ids.index(id), 1 << who))
                s.pools[0][ids.index(id)] -= 1
        for id in position.get("first_stage", []):
            s.pools[0][ids.index(id)] += 1
        for id in position.get("second_stage", []):
            s.pools[1][ids.index(id)] += 1
        s.deck = [slot(0)] * len(position.get("first_stage", [])) + [slot(1)] * len(position.get("second_stage", []))
        s.energy = [position.get("energy", 9)] * s.players
        s.turn = 1
        s.push(Frame(self.names(setup).nodes["round"], TABLE))

    def cards(self, setup: Mapping[str, Any]) -> list[Card]:
        return [*CARDS, *house_cards(setup["house_cards"])]

    def table(self, s: State, eyes: int) -> dict[str, Any]:
        assert isinstance(s, Islet)

        def seen(packed: int) -> object:
            card = card_of(packed)
            visible = card >= 0 and (eyes == ALL_EYES or (eyes >= 0 and known_to(packed) >> eyes & 1))
            return card if visible else None

        return {
            "lands": {
                f"L{land}": {PIECES[kind]: n for kind in range(KINDS) if (n := s.grid[land * KINDS + kind])}
                for land in range(LANDS)
            },
            "fear": s.fear,
            "turn": s.turn,
            "energy": s.energy[:],
            "deck": [seen(packed) for packed in s.deck],
            "hands": {f"p{who + 1}": [seen(packed) for packed in s.hands[who]] for who in range(s.players)},
            "rows": [row.rule.id for row in s.rows],
        }

    def redraw(self, s: State, who: int) -> None:
        assert isinstance(s, Islet)
        redraw(s, s.pools, [s.deck, *s.hands], who)

    def outcome(self, s: State) -> dict[str, Any]:
        assert isinstance(s, Islet)
        return {"winners": [f"p{who + 1}" for who in range(s.players)], "scores": {}, "fear": s.fear}

    def value(self, s: State, who: int) -> float:
        assert isinstance(s, Islet)
        return min(s.fear / 50, 1.0)


GAME = Toy()
register("islet", "tests.toy")
__all__ = ["GAME", "PlayCard"]
