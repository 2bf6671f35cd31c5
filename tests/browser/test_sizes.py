"""How much each game adds to the page, compressed: code and styles that no other game loads, the drawings of Everdell
and the shapes of Spirit Island's boards; and how much more what opens over the table, loaded with a click.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final

import pytest

from tests.browser.serving import STATIC

WEB: Final = STATIC.parents[3] / "web" / "src" / "games"
SHAPES: Final = WEB / "spirit-island" / "island" / "shapes.json"
MOST: Final = {"the-island": 60_000, "everdell": 70_000, "spirit-island": 60_000}
TABS: Final = ("board/CardsTab", "board/PlacesTab", "people/Cities", "phantomia/HerTab")  # of a phone
OPENED: Final = {
    "everdell": (
        *TABS, "choosing/CardGrid", "choosing/Large", "choosing/Order", "count/Count", "phantomia/ActionCards",
        "phantomia/Prevent",
    ),
    "spirit-island": ("island/LandCard", "rail/Known", "rail/Opens", "rail/Overview"),
}  # fmt: skip
DRAWN: Final = ("drawings", "icons")
MOST_OPENED: Final = {"everdell": 17_000, "spirit-island": 6_000}
MOST_SHAPES: Final = 25_000
BROTLI: Final = 0.8  # of what gzip makes of the shapes, as measured


def compressed(file: Path) -> int:
    """As a browser gets it from `localhost` or over HTTPS."""
    return file.with_name(f"{file.name}.br").stat().st_size


def opened(game: str) -> set[str]:
    return {f"src/games/{game}/{name}.svelte" for name in OPENED.get(game, ())}


def needs(manifest: dict[str, Any], entry: str) -> set[str]:
    """The files that come with an entry."""
    found: set[str] = set()
    todo, seen = [entry], set()
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        part = manifest[name]
        found |= {part["file"], *part.get("css", [])}
        todo += part.get("imports", [])
    return found


@pytest.mark.parametrize("game", MOST)
def test_the_code_of_a_game_is_small(game: str) -> None:
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    everywhere = needs(manifest, "index.html") | needs(manifest, "src/pages/Table.svelte")
    loaded = {name: needs(manifest, name) - everywhere for name in manifest if name.startswith("src/games/")}
    own = [
        files for name, files in loaded.items() if name.startswith(f"src/games/{game}/") and name not in opened(game)
    ]
    others = [files for name, files in loaded.items() if not name.startswith(f"src/games/{game}/")]
    files = set().union(*own) - set().union(*others)
    scripts = [file for file in files if file.endswith((".js", ".css", ".svg"))]
    assert len(scripts) >= 2
    assert game != "everdell" or len([file for file in scripts if file.endswith(".svg")]) == 2
    sizes = {file: compressed(STATIC / file) for file in scripts}
    shapes = 0
    if game == "spirit-island":  # they are inside one of the files
        shapes = len(gzip.compress(SHAPES.read_bytes(), 9))
        assert shapes <= MOST_SHAPES
        shapes = int(shapes * BROTLI)
    assert sum(sizes.values()) - shapes <= MOST[game], sizes


@pytest.mark.parametrize("game", OPENED)
def test_what_opens_over_the_table_is_small(game: str) -> None:
    """On a phone that is all of its tabs."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    assert set(manifest) >= opened(game)
    before = needs(manifest, "index.html") | needs(manifest, "src/pages/Table.svelte")
    before |= needs(manifest, f"src/games/{game}/parts.ts")
    files = set().union(*[needs(manifest, name) for name in opened(game)]) - before
    sizes = {file: compressed(STATIC / file) for file in files if file.endswith((".js", ".css"))}
    assert sum(sizes.values()) <= MOST_OPENED[game], sizes


def test_a_phone_that_opens_every_tab_loads_little() -> None:
    """Everdell with its drawings, and what it shares with other games beside what each table loads."""
    manifest = json.loads((STATIC / ".vite" / "manifest.json").read_text())
    here = "src/games/everdell"
    parts = [
        f"{here}/parts.ts",
        *[f"{here}/{tab}.svelte" for tab in TABS],
        *[f"{here}/art/{name}.svg" for name in DRAWN],
    ]
    files = set().union(*[needs(manifest, name) for name in parts])
    files -= needs(manifest, "index.html") | needs(manifest, "src/pages/Table.svelte")
    sizes = {file: compressed(STATIC / file) for file in files}
    assert sum(sizes.values()) <= MOST["everdell"], sizes
