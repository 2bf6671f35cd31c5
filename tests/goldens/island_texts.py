"""One golden file a language: every tile, and a sample of every prompt, kind of option and event of The Island."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import tidewood
from tidewood import Game
from tidewood.games.the_island.board import HEX
from tidewood.games.the_island.fields import ENDINGS
from tidewood.games.the_island.pieces import (
    ABOARD,
    CREATURES,
    DOLPHIN,
    FACE_DOWN,
    ISLAND,
    SERPENT,
    SHARK,
    SYMBOLS,
    TERRAINS,
    WHALE,
    WHIRLPOOL,
)
from tidewood.games.the_island.rules import Rules
from tidewood.games.the_island.state import Isle
from tidewood.games.the_island.text import LANGUAGES
from tidewood.games.the_island.verbs.ending import COUNT
from tidewood.games.the_island.verbs.symbols import EFFECTS
from tidewood.kernel.combine import TABLE
from tidewood.kernel.core import Frame
from tidewood.kernel.log import Event
from tidewood.kernel.text import Language

RED: Final = ["dolphin", "wind", "dive-serpent", "dive-shark", "dive-whale"]


class Question(NamedTuple):
    """A question of the node it is called after, and the options to show, in notation."""

    node: str
    game: Game
    options: tuple[str, ...]


def lay(phase: str, hexes: Mapping[str, Any], *answers: str, **setup: Any) -> Game:
    """Only this on the board, and p2 on a mountain far away; p1 and p2 may hold tiles. Then these answers are given."""
    position = {
        "clear": True,
        "phase": phase,
        "hexes": {"J4": {"tile": "mountain", "adventurers": ["p2"]}, **hexes},
        "players": {who: {"held": setup.pop(who)} for who in ("p1", "p2") if who in setup},
    }
    return tidewood.new("the-island", 1, position=position, **setup).play(*answers)


def told(until: str) -> Game:
    """A new game at a real table, up to the question that this may answer."""
    game = tidewood.new("the-island", 1, chance="table")
    while game.decision is not None and until not in game.decision:
        game.pick(0)
    return game


def placing(*answers: str, **setup: Any) -> Game:
    return tidewood.new("the-island", 1, start_player="p1", **setup).play(*answers)


def set_up() -> list[Question]:
    coast = {"D4": {"tile": "beach", "adventurers": ["p1"]}}
    return [
        Question("LayTiles", told("terrain D4 beach"), tuple(f"terrain D4 {terrain}" for terrain in TERRAINS[1:])),
        Question("StartPlayer", told("start p2"), ("start p2",)),
        Question("PlaceAdventurer", placing(), ("place E4",)),
        Question("ChooseFigure", placing("place E4"), ("value 6",)),
        Question("ChooseFigure", placing("place E4", owners_look=True), ("value 6",)),
        Question("ChooseFigure", placing("place E4", colours=2), ("value 1a", "value 2b")),
        Question("ChooseFigure", placing("place E4", colours=2, equal_values=True), ("colour a", "colour b")),
        Question("LaunchShip", lay("ships", coast), ("ship C5",)),
    ]


def steps_one_and_two() -> list[Question]:
    sea = {
        "A1": {"serpents": 1},
        "A2": {"sharks": 1},
        "A3": {"whales": 1},
        "A5": {"ship": ["p1"]},
        "C5": {"swimmers": ["p1"]},
        "M4": {"swimmers": ["p1", "p1"]},
    }
    crowd = {
        "F5": {"tile": "jungle", "adventurers": ["p1", "p1"]},
        "F4": {"tile": "beach", "adventurers": ["p1"]},
        "E4": {"ship": []},
        "B1": {"ship": ["p1"], "swimmers": ["p1"]},
        "C1": {"ship": []},
        "K11": {"ship": ["p1", "p1"], "swimmers": ["p1", "p1"]},
    }
    moves = (
        "walk F4→F5", "walk F5#1→F4", "jump F4→E3", "jump F5#2→E5", "board F4→E4", "board F5#1→E4",
        "jump B1", "jump K11#8", "board B1→C1", "land B1→NW", "land K11#9→SE",
        "swim B1→C2", "swim K11#6→K10", "board B1", "board K11#7", "swim B1→NW", "swim K11#7→SE",
        "sail E4→D4", "stop",
    )  # fmt: skip

    def played(*answers: str, **setup: Any) -> Game:
        return lay("tile", sea, *answers, p1=RED, **setup)

    def two(kind: str) -> Game:
        return lay("tile", {**sea, "A6": {f"{kind}s": 1}}, f"tile dive-{kind}", p1=RED)

    return [
        Question("PlayTile", played(), (*[f"tile {symbol}" for symbol in RED], "no tile")),
        Question("Dolphin", played("tile dolphin"), ("swim C5→C6", "swim M4#3→M3")),
        Question("Wind", played("tile wind"), ("sail A5→A6",)),
        Question("Wind", played("tile wind", wind_moves_empty_ships=True), ("sail A5→A6",)),
        *[Question("Dive", two(kind), (f"dive {kind} A6",)) for kind in CREATURES],
        Question("Dive", played("tile dive-serpent"), ("serpent A1→C6",)),
        Question("Dive", played("tile dive-shark"), ("shark A2→C6",)),
        Question("Dive", played("tile dive-whale"), ("whale A3→C6",)),
        Question("MoveStep", lay("move", crowd), moves),
        Question("MoveStep", lay("move", crowd, "walk F4→F5", "sail E4→D4"), ("stop",)),
    ]


def step_three() -> list[Question]:
    def land(terrain: str) -> dict[str, Any]:
        return {"D4": {"tile": terrain, "adventurers": ["p1", "p1", "p2", "p2"]}, "D5": {"tile": terrain}}

    def taken(terrain: str) -> Game:
        return lay("remove", land(terrain), "remove D4", chance="table")

    under_jungle = ("shark", "whale", "ship", "whirlpool", "kept")
    too_many = lay("remove", land("beach"), "remove D4", fixed=["tile D4 ship"])
    return [
        *[Question("RemoveTile", lay("remove", land(terrain)), ("remove D4",)) for terrain in TERRAINS[1:]],
        Question("RemoveTile", taken("jungle"), tuple(f"tile D4 {symbol}" for symbol in under_jungle)),
        Question("RemoveTile", taken("mountain"), ("tile D4 volcano",)),
        Question("GoAboard", too_many, ("aboard p1#1", "aboard p1#2")),
    ]


def step_four() -> list[Question]:
    far = {"D4": {"tile": "beach", "adventurers": ["p1"]}, "A1": {"serpents": 1, "sharks": 1, "whales": 1}}
    prey = {**far, "A2": {"swimmers": ["p2"]}, "B2": {"ship": ["p2"]}}

    def rolled(kind: str, **setup: Any) -> Game:
        return lay("creature", far, fixed=[f"die {kind}"], **setup)

    def attacked(kind: str, to: str) -> Game:
        return lay("creature", prey, f"{kind} A1→{to}", p2=["repel-shark", "repel-whale"], fixed=[f"die {kind}"])

    return [
        Question("CreatureStep", lay("creature", far, chance="table"), tuple(f"die {kind}" for kind in CREATURES)),
        *[Question("CreatureStep", rolled(kind), (f"{kind} A1→A2",)) for kind in CREATURES],
        *[Question("CreatureStep", rolled(kind, creatures_may_stay=True), ("stay",)) for kind in CREATURES],
        Question("Attack", attacked("shark", "A2"), ("repel shark", "suffer")),
        Question("Attack", attacked("whale", "B2"), ("repel whale", "suffer")),
    ]


def questions() -> list[Question]:
    return [*set_up(), *steps_one_and_two(), *step_three(), *step_four()]


def happened() -> list[Event]:
    """Every kind of event, and every way its sentence can go."""
    b1, c1, d4, d5, e4 = (HEX[name] for name in ("B1", "C1", "D4", "D5", "E4"))
    creatures = (SERPENT, SHARK, WHALE)
    return [
        Event("start", (0,)),
        Event("placed", (0, 0, d4, 0)),
        Event("placed", (0, 0, d4, 0), (6,), 1),
        Event("placed", (10, 0, d4, 1), (6,), 1),
        Event("launched", (0, e4)),
        Event("turn", (1, 12)),
        Event("plays", (1, DOLPHIN)),
        Event("dolphin", (3, 0, b1, d4)),
        Event("wind", (0, b1, d4)),
        *[Event("dive", (0, kind, b1, d4)) for kind in creatures],
        Event("step", (0, 0, d4, d5, 0, 0)),
        Event("step", (0, 0, d4, e4, 0, 1)),
        Event("step", (0, 0, d4, ABOARD + e4, 0, 0)),
        Event("step", (0, 0, ABOARD + b1, b1, 0, 1)),
        Event("step", (0, 0, ABOARD + b1, ABOARD + c1, 0, 0)),
        Event("step", (0, 0, ABOARD + b1, ISLAND, 0, 0)),
        Event("step", (0, 0, b1, c1, 1, 1)),
        Event("step", (0, 0, b1, ABOARD + b1, 1, 0)),
        Event("step", (0, 0, b1, ISLAND, 1, 0)),
        Event("sail", (0, d4, e4)),
        *[Event("saved", (0, 0, island)) for island in range(4)],
        *[Event("lost", (0, 0, d4, cause)) for cause in (SERPENT, SHARK, -1)],
        Event("wrecked", (d4, SERPENT)),
        Event("capsized", (d4,)),
        *[Event("takes", (0, d4, terrain)) for terrain in (1, 2, 3)],
        Event("keeps", (0, d4, 2)),
        Event("keeps", (0, d4, 2), (DOLPHIN,), 1),
        Event("keeps", (0, d4, 2), (FACE_DOWN,), 1),
        Event("shows", (0, d4, WHIRLPOOL)),
        Event("whirlpool", (d4,)),
        *[Event("creature-gone", (kind, e4)) for kind in creatures],
        Event("ship-gone", (e4,)),
        Event("falls", (0, 0, d4)),
        Event("aboard", (0, 0, d4)),
        *[Event(told, (0, kind)) for told in ("die", "no-creature", "stay") for kind in creatures],
        *[Event("creature", (0, kind, d4, e4)) for kind in creatures],
        *[Event("no-defence", (1, kind)) for kind in (SHARK, WHALE)],
        *[Event("repelled", (1, kind, d4)) for kind in (SHARK, WHALE)],
        *[Event("end", (reason,)) for reason in range(len(ENDINGS))],
        *[Event("count", (0, *result)) for result in ((0, 0), (1, 1), (12, 4))],
        Event("winner", (0,)),
        Event("winner", (0, 1, 3)),
    ]


def tile_lines(language: Language) -> list[str]:
    lines: list[str] = []
    for symbol, effect in zip(SYMBOLS, EFFECTS, strict=True):
        lines += [f"{symbol}: {language.name(symbol)}", f"  {language.text(effect)}"]
    return lines


def question_lines(language: Language) -> list[str]:
    lines: list[str] = []
    for question in questions():
        decision = question.game.decision
        assert decision is not None, question.node
        lines.append(f"{question.node}: {decision.prompt(language.code)}")
        for notation in question.options:
            (option,) = decision.find(notation)
            lines.append(f"  {notation}: {option.text(language.code)}")
    # Only a real table is asked at the count, after a whole game: so this one is laid by hand.
    s, f = Isle(rules=Rules()), Frame(COUNT, TABLE, held=12)
    return [*lines, f"Count: {language.prompt_for(s, f)}", f"  value p2#3 4: {language.option_text(s, f, 4)}"]


def event_lines(language: Language) -> list[str]:
    return [f"{event.kind}: {language.event_text(event)}" for event in happened()]


def build() -> dict[str, str]:
    """The golden files of the texts, by name."""
    files: dict[str, str] = {}
    for code, language in LANGUAGES.items():
        lines = [
            f"{language.name('the-island')} ({code})",
            *("", "# Tiles", "", *tile_lines(language)),
            *("", "# Questions and options", "", *question_lines(language)),
            *("", "# The log", "", *event_lines(language)),
        ]
        files[f"the_island/texts.{code}.txt"] = "\n".join(lines) + "\n"
    return files
