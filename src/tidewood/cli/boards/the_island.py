"""The Island in a terminal: thirteen staggered rows of hexes, safe islands in the corners.

It knows the printed layout from the names of the hexes only: how many are in each row and how far a row is set in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from tidewood.cli.boards.drawer import DEAR, LARGE, MAP, Part, Said, part
from tidewood.cli.lines import broken, in_lines
from tidewood.cli.words import Words

ROWS: Final = "ABCDEFGHIJKLM"
LENGTHS: Final = (7, 10, 11, 10, 11, 12, 11, 12, 11, 10, 11, 10, 7)
INSETS: Final = (5, 2, 1, 2, 1, 0, 1, 0, 1, 2, 1, 2, 5)  # in half hexes
LANDINGS: Final = {"B1", "C1", "B10", "C11", "K1", "L1", "K11", "L10"}
CORNERS: Final = {"A": ("NW", "NE"), "M": ("SW", "SE")}
WIDE: Final = (5, 7)  # columns of a hex, small and large
MARGIN: Final = 2  # for the letter of the row

# Players have a colour and a shape each; a second colour is the hollow shape. Colours are near those of Okabe and Ito.
SHAPES: Final = {"p1": "●", "p2": "▲", "p3": "■", "p4": "◆", "p1b": "○", "p2b": "△", "p3b": "□", "p4b": "◇"}
PLAIN_SHAPES: Final = {"p1": "W", "p2": "X", "p3": "Y", "p4": "Z", "p1b": "v", "p2b": "x", "p3b": "y", "p4b": "z"}
COLOURS: Final = {"p1": "color(214)", "p2": "color(117)", "p3": "color(175)", "p4": "color(43)"}
TERRAINS: Final = ("beach", "jungle", "mountain")
CREATURES: Final = {"serpents": "§", "sharks": "^", "whales": "@"}
CREATURE_STYLES: Final = {"serpents": "bold color(217)", "sharks": "bold color(231)", "whales": "bold color(123)"}
# Colours by number, so that terminals with 256 colours and those with all of them show the same.
GROUND: Final = {  # background, letters
    "sea": ("color(24)", "color(110)"),
    "landing": ("color(31)", "color(195)"),
    "beach": ("color(180)", "color(94)"),
    "jungle": ("color(28)", "color(157)"),
    "mountain": ("color(241)", "color(252)"),
}
LIT: Final = {"beach": "color(16)"}  # the number of a hex that can be chosen; white where nothing is said


class Island:
    def __init__(self, said: Said, plain_signs: bool = False) -> None:
        self.said = said
        self.shapes = PLAIN_SHAPES if plain_signs else SHAPES
        self.serpent = "S" if plain_signs else CREATURES["serpents"]
        self.saved_sign, self.lost_sign = ("+", "x") if plain_signs else ("✓", "✗")

    def width(self, size: int) -> int:
        return MARGIN + max(LENGTHS) * WIDE[size]

    # -- the board

    def board(self, view: Mapping[str, Any], words: Words, lit: Iterable[str], size: int, width: int) -> list[Part]:
        lit = set(lit)
        lines: list[Text] = []
        crowded: list[str] = []
        for row, letter in enumerate(ROWS):
            before = round(INSETS[row] * WIDE[size] / 2)
            for line in range(1 + size):
                text = Text().append(f"{letter} " if line == 0 else "  ", "dim")
                west, east = CORNERS.get(letter, ("", ""))
                text.append_text(self.corner(view, west, before, line, lit))
                for column in range(1, LENGTHS[row] + 1):
                    name = f"{letter}{column}"
                    cell, whole = self.cell(view["hexes"][name], name, words, f"hex:{name}" in lit, size, line)
                    text.append_text(cell)
                    if not whole:
                        crowded.append(name)
                text.append_text(self.corner(view, east, before, line, lit))
                lines.append(text)
        told = [self.told(view["hexes"][name], name, words) for name in dict.fromkeys(crowded)]
        board = [part("", MAP, lines)]
        return [*board, part("", MAP, in_lines("  ", told, width, "  "))] if told else board

    def corner(self, view: Mapping[str, Any], island: str, room: int, line: int, lit: set[str]) -> Text:
        """A safe island beside the first or last row, with those who are safe there."""
        text = Text()
        if island and line == 0:
            style = "bold reverse" if f"island:{island}" in lit else "bold"
            text.append(" " if island.endswith("E") else "").append(island, style)
            counts = Counter(view["islands"][island])
            for name in sorted(counts):
                text.append_text(self.people([name])).append(str(counts[name]) if counts[name] > 1 else "")
        text.append(" " * max(room - text.cell_len, 0))
        text.truncate(room)
        return text

    def cell(
        self, space: Mapping[str, Any], name: str, words: Words, lit: bool, size: int, line: int
    ) -> tuple[Text, bool]:
        """One hex and whether everything in it could be shown."""
        tile = space.get("tile")
        ground = tile or ("landing" if name in LANDINGS else "sea")
        back, front = GROUND[ground]
        wide = WIDE[size]
        surface = words(f"the-island.letter.{tile}") if tile else "=" if name in LANDINGS else ""
        bright = f"bold {LIT.get(ground, 'color(231)')}"
        head = Text().append(name if size == LARGE else name[1:], bright if lit else front)
        head.append(f" {surface}" if size == LARGE else surface, f"{front} on {back}")
        if lit and size == LARGE and head.cell_len + 3 <= wide:
            head.append(" •", f"bold {front} on {back}")
        pieces = self.pieces(space)
        base = Text(style=f"{front} on {back}")
        if size == LARGE:
            base.append(" ").append_text(head if line == 0 else pieces)
        else:
            # The number gives way when there is no room for both: the row can be counted, the pieces cannot.
            base.append_text(head if head.cell_len + pieces.cell_len <= wide else Text()).append_text(pieces)
        whole = base.cell_len <= wide
        if not whole:
            base.truncate(wide - 1)
            base.append("…")
        base.append(" " * (wide - base.cell_len))
        return base, whole

    def pieces(self, space: Mapping[str, Any]) -> Text:
        """Who and what is in a hex: people, a ship and those aboard, swimmers, creatures."""
        text = Text()
        if "tile" in space:
            return self.people(space["adventurers"])
        if space["ship"] is not None:
            text.append("u", "bold color(231)").append_text(self.people(space["ship"]))
        if space["swimmers"]:
            text.append("~").append_text(self.people(space["swimmers"]))
        for kind, sign in CREATURES.items():
            if space[kind]:
                sign = self.serpent if kind == "serpents" else sign
                text.append(sign, CREATURE_STYLES[kind]).append(str(space[kind]) if space[kind] > 1 else "")
        return text

    def people(self, names: list[str]) -> Text:
        text = Text()
        for name in names:
            text.append(self.shapes[name], f"bold color(16) on {COLOURS[name[:2]]}")
        return text

    def told(self, space: Mapping[str, Any], name: str, words: Words) -> str:
        """A crowded hex in words."""
        parts: list[str] = []
        if space.get("adventurers"):
            parts.append(" ".join(space["adventurers"]))
        if space.get("ship") is not None:
            parts.append(f"u {' '.join(space['ship'])}".strip())
        if space.get("swimmers"):
            parts.append(f"~ {' '.join(space['swimmers'])}")
        parts += [f"{space[kind]} {words(f'the-island.creature.{kind}')}" for kind in CREATURES if space.get(kind)]
        return f"{name}: {', '.join(parts)}"

    # -- beside the board

    def status(self, view: Mapping[str, Any], words: Words) -> list[Text]:
        left = [Text(f"{words(f'the-island.terrain.{name}')} {n}") for name, n in view["tiles_left"].items()]
        supply = view["supply"]
        left.append(Text(words("the-island.supply", **{key: supply[key] for key in ("ships", "sharks", "whales")})))
        if "quiet_rounds" in view:
            left.insert(0, Text("{now}/{limit} …".format(**view["quiet_rounds"]), style="bold"))
        return left

    def player(
        self, view: Mapping[str, Any], player: str, words: Words, size: int, width: int, head: Text
    ) -> list[Part]:
        has = view["players"][player]
        held = has["held"]
        n = held if isinstance(held, int) else len(held)
        if has["unplaced"]:
            facts = [words("the-island.to-place", n=has["unplaced"])]
        elif has["ships_to_launch"]:
            facts = [words("the-island.to-launch", n=has["ships_to_launch"])]
        elif size == LARGE:
            facts = [words("the-island.people", saved=has["saved"], lost=has["removed"], tiles=n)]
        else:
            facts = [
                f"{self.saved_sign}{has['saved']} {self.lost_sign}{has['removed']}",
                words("the-island.tiles", n=n),
            ]
        parts = [part("", MAP, [head, *below(facts, width, " ")])]
        if has.get("values_unplaced"):
            digits = "".join(map(str, has["values_unplaced"]))
            # Beside the small board there is no room for the word.
            said = words("the-island.values", digits=digits) if size == LARGE else digits
            parts.append(
                part("", DEAR, [Text("  ").append_text(line) for line in broken(Text(said), width - 2, width - 2)])
            )
        if isinstance(held, list) and held:
            shown = Counter(words("the-island.face-down") if tile == "face-down" else self.said(tile) for tile in held)
            names = [f"{count} {name}" if count > 1 else name for name, count in shown.items()]
            one_a_line = [line for name in names for line in below([name], width)]
            parts.append(part("", DEAR, one_a_line, below(names, width)))
        return parts

    def opponents(self, view: Mapping[str, Any], words: Words, width: int) -> list[Part]:
        return []

    def mark(self, player: str) -> Text:
        return self.people([player])

    def legend(self, words: Words) -> list[Text]:
        def say(key: str) -> str:
            return words(f"the-island.{key}")

        letters = ", ".join(f"{say(f'letter.{name}')} {say(f'terrain.{name}')}" for name in TERRAINS)
        signs = {**CREATURES, "serpents": self.serpent}
        line = Text("  ")
        for player in ("p1", "p2", "p3", "p4"):
            line.append_text(self.mark(player)).append(f" {player}  ")
        return [
            line,
            Text(f"  {letters}"),
            Text("  " + ", ".join(f"{signs[kind]} {say(f'creature.{kind}')}" for kind in signs)),
            Text(f"  u {say('ship')}, ~ {say('swimming')}"),
            Text(f"  NW NE SW SE {say('safe-islands')}"),
            Text(f"  = {say('landing')}"),
            Text(f"  {self.saved_sign} {say('saved')}, {self.lost_sign} {say('lost')}"),
        ]


def below(parts: list[str], width: int, between: str = ", ") -> list[Text]:
    """What a player has, below the name."""
    return in_lines("  ", parts, width, between)
