"""The table "What is there" of the README: how much of each game's content is played by a test, of how much there is.

A piece of content counts as played when a file of tests names its id; a test keeps the table true.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from tidewood.games.everdell.card import CARDS
from tidewood.games.everdell.phantomia.verbs import modules
from tidewood.games.everdell.places import EVENT_CARDS, LOCATIONS
from tidewood.games.spirit_island import content
from tidewood.games.spirit_island.verbs.powers import INNATE, MAJOR, MINOR, UNIQUE
from tidewood.kernel.core import Node
from tidewood.kernel.scripts import Script

ROOT: Final = Path(__file__).parents[2]
README: Final = ROOT / "README.md"
BEGIN: Final = "<!-- what is there: written by make goldens -->"
END: Final = "<!-- end of what is there -->"
LANGUAGES: Final = "English, German, French"


@cache
def tested(game: str) -> str:
    """Everything that tests say of a game."""
    folders = (ROOT / "tests" / "scenarios" / game, ROOT / "tests" / "games" / game.replace("-", "_"))
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in (".yaml", ".py")]
    return "\n".join([path.read_text(encoding="utf-8") for path in files])


def counted(game: str, ids: Iterable[str], what: str) -> str:
    ids = list(ids)
    text = tested(game)
    return f"{sum(id in text for id in ids)} of {len(ids)} {what}"


def spirit_island() -> str:
    game = "spirit-island"
    kinds = ((MINOR, "minor Powers"), (MAJOR, "major Powers"), (UNIQUE, "unique Powers"), (INNATE, "innate Powers"))
    parts = [counted(game, content.SPIRITS, "Spirits")]
    parts += [counted(game, [p.id for p in content.POWERS if p.kind == kind], name) for kind, name in kinds]
    parts.append(counted(game, [card.id for card in content.FEAR_CARDS], "Fear cards"))
    parts.append(counted(game, [card.id for card in content.BLIGHT_CARDS], "Blight cards"))
    parts.append(counted(game, content.ADVERSARIES, "adversaries with 7 levels each"))
    parts.append(counted(game, content.SCENARIOS, "scenarios"))
    return ", ".join(parts)


def scripts() -> str:
    """How many Powers are more than a sentence of words: control flow of their own."""
    found = [power for power in content.POWERS if any(isinstance(node, Script) for node in inside(power.action))]
    return f"{len(found)} of {len(content.POWERS)} Powers need a script"


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
    boards = "balanced and thematic boards"
    rows = [
        "| game | players | content: played by a test, of all there is | languages |",
        "| --- | --- | --- | --- |",
        f"| The Island | 2–4 | 12 of 12 tile symbols, 40 of 40 tiles, 4 of 4 variants | {LANGUAGES} |",
        f"| Spirit Island | 1–4 together | {spirit_island()}; {boards}; {scripts()} | {LANGUAGES} |",
        f"| Everdell with Mistwood | 1–4, {alone} | {everdell()} | {LANGUAGES} |",
    ]
    return "\n".join(rows)


def build() -> dict[str, str]:
    text = README.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    after = rest.partition(END)[2]
    return {"../../README.md": f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"}
