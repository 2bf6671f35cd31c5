"""Take over the client's drawings for `render` of the environments: python -m tools.drawings.

The client draws with SVG, so its boards, cards and pieces are there already. What the pictures need of them comes into
one file of the package: paths as they are, colours by their names with the light ones of each game.
tests/rl/test_pictures.py says when it is out of date.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web" / "src"
GAMES: Final = WEB / "games"
WRITTEN: Final = ROOT / "src" / "tidewood" / "rl" / "pictures" / "drawings.json"
SVG: Final = "{http://www.w3.org/2000/svg}"

# What lies on The Island's sea, layer by layer: colour, the names of its outlines in the client, width of the line.
SEA: Final = {
    "Serpent": (
        ("piece-edge", ("NECK", "HUMPS"), 12.0), ("piece-edge", ("HEAD",), 4.5), ("serpent", ("NECK", "HUMPS"), 7.5),
        ("serpent", ("HEAD",), 0.0),
    ),
    "Shark": (("piece-edge", ("BODY",), 4.5), ("shark", ("BODY",), 0.0)),
    "Whale": (("piece-edge", ("BODY",), 4.5), ("whale", ("BODY",), 0.0)),
    "Ship": (("piece-edge", ("HULL",), 5.0), ("wood", ("HULL",), 0.0)),
}  # fmt: skip
# The parts of a piece of Spirit Island, and what they are drawn with: their colour (`body` is that of the piece), the
# width of the line.
PARTS: Final = {
    "body": ("body", 0.0), "lines": ("outline", 2.6), "openings": ("outline", 0.0), "emblem": ("#fffdf6", 0.0),
    "cut": ("body", 0.0), "cracks": ("body", 3.2),
}  # fmt: skip
ICONS: Final = ("twig", "resin", "pebble", "berry", "card", "point")


def oval(x: float, y: float, rx: float, ry: float) -> str:
    return f"M{x - rx:g} {y:g}a{rx:g} {ry:g} 0 1 0 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 0 {-2 * rx:g} 0z"


def path_of(found: ElementTree.Element) -> str:
    """Any shape as a path; rounded corners come out square."""
    if found.tag == f"{SVG}path":
        return found.attrib["d"]
    at = {name: float(value) for name, value in found.attrib.items() if re.fullmatch(r"-?[\d.]+", value)}
    if found.tag == f"{SVG}rect":
        return f"M{at['x']:g} {at['y']:g}h{at['width']:g}v{at['height']:g}h{-at['width']:g}z"
    rx = at.get("r", at.get("rx", 0.0))
    return oval(at["cx"], at["cy"], rx, at.get("r", at.get("ry", 0.0)))


def layers_of(found: ElementTree.Element, above: dict[str, str]) -> list[list[Any]]:
    """The shapes of a drawing from the back to the front: colour, path, width of the line or 0 where it is filled."""
    drawn = {**above, **found.attrib}
    if found.tag not in (f"{SVG}symbol", f"{SVG}g"):
        path, layers = path_of(found), []
        for way, width in (("fill", 0.0), ("stroke", float(drawn.get("stroke-width", 1)))):
            if drawn.get(way, "none") != "none":
                layers.append([colour_of(drawn[way]), path, width])
        return layers
    return [layer for part in found for layer in layers_of(part, drawn)]


def colour_of(told: str) -> str:
    """The name of a colour, or the colour itself."""
    named = re.match(r"var\(--([\w-]+)", told)
    return named[1] if named else told


def symbols(path: Path) -> dict[str, list[list[Any]]]:
    found = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    return {symbol.attrib["id"]: layers_of(symbol, {"fill": "currentColor"}) for symbol in found}


def colours(path: Path) -> dict[str, str]:
    """The light colours of a style sheet by name. Colours of kinds of cards are under `kind a` to `kind c`."""
    text = path.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for kind, body in re.findall(r"([^{}]*)\{([^{}]*)\}", text):
        of = re.search(r"\.k-(\w+)\s*$", kind)
        for name, light in re.findall(r"--([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{3,6})\b", body):
            found.setdefault(f"{of[1]} {name}" if of else name, light)
    return found


def outlines(path: Path) -> dict[str, str]:
    """The paths that a module or component of the client names."""
    return dict(re.findall(r'const (\w+) =\s*"(M[^"]*)"', path.read_text(encoding="utf-8")))


def table(path: Path, name: str) -> dict[str, str]:
    """A record of paths in a module of the client."""
    [body] = re.findall(rf"const {name}\b[^{{]*\{{(.*?)\n\}};", path.read_text(encoding="utf-8"), re.S)
    return dict(re.findall(r'^\s*(\w+): "([^"]*)",$', body, re.M))


def spirit_pieces() -> dict[str, list[list[Any]]]:
    """The pieces and tokens of Spirit Island; ovals are written as calls there."""
    text = (GAMES / "spirit-island/art/pieces.ts").read_text(encoding="utf-8")
    chip = outlines(GAMES / "spirit-island/art/pieces.ts")["CHIP"]
    [body] = re.findall(r"const DRAWINGS\b.*?= \{(.*?)\n\};", text, re.S)
    found: dict[str, list[list[Any]]] = {}
    for kind, drawn in re.findall(r"^  (\w+): \{(.*?)\},?$(?=\n  \w|\s*\Z)", body, re.S | re.M):
        given: dict[str, str] = {}
        for part, told in re.findall(
            r"(\w+):\s*((?:\"[^\"]*\"|`[^`]*`|CHIP|oval\([^)]*\)(?: \+ oval\([^)]*\))*))", drawn
        ):
            calls = re.sub(r"\$?\{?oval\(([^)]*)\)\}?", lambda call: oval(*map(float, call[1].split(","))), told)
            given[part] = calls.replace("CHIP", chip).replace(" + ", "").strip('"`')
        found[kind] = [[*PARTS[part][:1], given[part], *PARTS[part][1:]] for part in PARTS if part in given]
    return found


def at_sea(kind: str) -> list[list[Any]]:
    named = outlines(GAMES / f"the-island/pieces/{kind}.svelte")
    return [[colour, "".join([named[name] for name in names]), width] for colour, names, width in SEA[kind]]


def drawings() -> dict[str, Any]:
    sea = GAMES / "the-island/pieces"
    boards = json.loads((GAMES / "spirit-island/island/shapes.json").read_text(encoding="utf-8"))
    icons = symbols(GAMES / "everdell/art/icons.svg")
    tokens = colours(WEB / "styles/tokens.css")
    return {
        "colours": {
            game: {**tokens, **colours(GAMES / game / where)}
            for game, where in (
                ("the-island", "palette.css"), ("everdell", "art/palette.css"), ("spirit-island", "art/palette.css"),
            )
        },
        "heads": table(sea / "shapes.ts", "HEADS"),
        "shoulders": outlines(sea / "shapes.ts")["SHOULDERS"],
        "shore": outlines(sea / "shapes.ts")["SHORE"],
        "sea": {kind.lower(): at_sea(kind) for kind in SEA},
        "cards": symbols(GAMES / "everdell/art/drawings.svg"),
        "icons": {name: icons[name] for name in ICONS},
        "pieces": spirit_pieces(),
        "boards": boards,
    }  # fmt: skip


def written() -> str:
    return json.dumps(drawings(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    WRITTEN.write_text(written(), encoding="utf-8")
