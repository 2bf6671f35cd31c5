"""The table "What is there" of the README: how much of each game's content the scenarios use, of how much there is.

A piece of content counts when the set-up, the table or the answers of a scenario name its id as a whole word. What a
scenario is called, says about itself or expects does not count. A test keeps the table true.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from tidewood.files.scenario import read_file
from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.phantomia.verbs import modules
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS
from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.board.boards import BALANCED, THEMATIC
from tidewood.games.spirit_island.board.layouts import LAYOUTS
from tidewood.games.spirit_island.verbs.powers import INNATE, MAJOR, MINOR, UNIQUE
from tidewood.kernel.core import Node
from tidewood.kernel.scripts import Script

ROOT: Final = Path(__file__).parents[2]
README: Final = ROOT / "README.md"
BEGIN: Final = "<!-- what is there: written by make goldens -->"
END: Final = "<!-- end of what is there -->"
LANGUAGES: Final = "English, German, French"


@cache
def used(game: str) -> frozenset[str]:
    """Every word that the scenarios of a game lay out, turn up or answer."""
    files = sorted((ROOT / "tests" / "scenarios" / game).rglob("*.yaml"))
    parts = [(one.setup, one.position, one.chance, one.play) for file in files for one in read_file(file)]
    return frozenset(words(parts))


def words(part: object) -> Iterator[str]:
    """The words of all keys and values, an id being one word."""
    if isinstance(part, str):
        yield from re.findall(r"[\w-]+", part)
    elif isinstance(part, Mapping):
        yield from words(list(part.items()))
    elif isinstance(part, list | tuple):
        for each in part:
            yield from words(each)


def counted(game: str, ids: Iterable[str], what: str) -> str:
    ids = list(ids)
    return f"{len(used(game).intersection(ids))} of {len(ids)} {what}"


def spirit_island() -> str:
    game = "spirit-island"
    kinds = ((MINOR, "minor Powers"), (MAJOR, "major Powers"), (UNIQUE, "unique Powers"), (INNATE, "innate Powers"))
    parts = [counted(game, content.SPIRITS, "Spirits"), counted(game, content.ASPECTS, "aspects")]
    parts += [counted(game, [p.id for p in content.POWERS if p.kind == kind], name) for kind, name in kinds]
    parts.append(counted(game, [card.id for card in content.FEAR_CARDS], "Fear cards"))
    parts.append(counted(game, [card.id for card in content.BLIGHT_CARDS], "Blight cards"))
    parts.append(counted(game, [card.id for card in content.EVENT_CARDS], "Events"))
    parts.append(counted(game, content.ADVERSARIES, "adversaries with 7 levels each"))
    parts.append(counted(game, content.SCENARIOS, "scenarios"))
    return ", ".join(parts)


def scripts() -> str:
    """Powers with control flow of their own, and those with a word (a kind of node) that no other Power has."""
    kinds = {power.id: {type(node) for node in inside(power.action)} for power in content.POWERS}
    often = Counter(kind for found in kinds.values() for kind in found)
    scripted = sum(Script in found for found in kinds.values())
    alone = sum(any(often[kind] == 1 for kind in found) for found in kinds.values())
    return f"{scripted} of {len(kinds)} Powers are scripts, {alone} need a word that no other Power needs"


def inside(node: Node[Any]) -> Iterator[Node[Any]]:
    """A node and everything below it, each once."""
    seen, waiting = set[int](), [node]
    while waiting:
        node = waiting.pop()
        if id(node) not in seen:
            seen.add(id(node))
            waiting += node.children()
            yield node


def everdell() -> str:
    game = "everdell"
    base = [card.id for card in CARDS if card.from_set == "base"]
    parts = [
        counted(game, base, "cards"),
        counted(game, [place.id for place in LOCATIONS], "places"),
        counted(game, [event.id for event in EVENT_CARDS], "events"),
    ]
    for name, what in (("corrin", "Corrin cards"), ("legends", "legendary cards"), ("farms", "seasonal farms")):
        parts.append(counted(game, [card.id for card in CARDS if card.from_set == name], what))
    for kind, what in zip(modules.KINDS, ("characters", "plans", "lists of Phantomia"), strict=True):
        parts.append(counted(game, [card.id for card in modules.MODULES if modules.KINDS[card.kind] == kind], what))
    return ", ".join(parts)


def table() -> str:
    alone = "alone against Rugwort, one or two against Phantomia"
    boards = f"{len(BALANCED)} balanced and {len(THEMATIC)} thematic boards, {len(LAYOUTS)} layouts"
    rows = [
        "| game | players | content: used in a scenario of the tests, of all there is | languages |",
        "| --- | --- | --- | --- |",
        f"| The Island | 2–4 | 12 of 12 tile symbols, 40 of 40 tiles, 4 of 4 variants | {LANGUAGES} |",
        f"| Spirit Island | 1–6 together | {spirit_island()}; {boards}; {scripts()} | {LANGUAGES} |",
        f"| Everdell with Mistwood | 1–4, {alone} | {everdell()} | {LANGUAGES} |",
    ]
    return "\n".join(rows)


def build() -> dict[str, str]:
    text = README.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    return {"../../README.md": f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"}
