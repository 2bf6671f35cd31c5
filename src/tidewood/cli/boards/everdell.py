"""Everdell in a terminal: the Meadow in two rows of four, places with whoever stands there, the city as a list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from tidewood.cli.words import Words

COLOURS: Final = ("red", "blue", "green", "yellow")
SHAPES: Final = ("●", "▲", "■", "◆")
LETTERS: Final = ("1", "2", "3", "4")
RESOURCES: Final = ("twig", "resin", "pebble", "berry")
CELL: Final = 19  # columns of a Meadow card


class Everdell:
    def __init__(self, plain_signs: bool) -> None:
        self.signs: Final = LETTERS if plain_signs else SHAPES
        self.plain: Final = plain_signs

    def width(self, size: int) -> int:
        return 4 * CELL

    def mark(self, player: str) -> Text:
        number = int(player[1:]) - 1 if player[1:].isdecimal() else -1
        if number < 0:
            return Text("R" if self.plain else "☻", style="magenta")
        return Text(self.signs[number], style=COLOURS[number])

    def marks(self, players: Iterable[str]) -> Text:
        text = Text()
        for player in players:
            text.append_text(self.mark(player))
        return text

    def board(self, view: Mapping[str, Any], words: Words, lit: Iterable[str], size: int) -> list[Text]:
        lights = set(lit)
        lines = self.meadow(view, lights)
        lines.append(Text())
        lines += self.places(view["places"], "place", lights)
        lines += self.places(view["forest"], "place", lights)
        events = {
            name: event["workers"] if event["owner"] is None else [event["owner"]]
            for name, event in view["events"].items()
        }
        lines += self.places(events, "event", lights)
        if view.get("shown"):
            lines.append(Text("→ " + ", ".join(view["shown"]), style="bold"))
        if "phantomia" in view:
            lines += self.phantomia(view)
        return lines

    def phantomia(self, view: Mapping[str, Any]) -> list[Text]:
        """What lies on her lair boards, and her city. [PH-GAME-09, PH-GAME-10]"""
        hers, seat = view["phantomia"], view["players"]["phantomia"]
        arrow = {"right": ">" if self.plain else "→", "left": "<" if self.plain else "←"}.get(hers["arrow"], "")
        house = " (house cards)" if hers["house_cards"] else ""
        workers = seat["workers"]
        lines = [
            Text("Phantomia", style="magenta").append(
                f"  {hers['level']}{house}  {seat['season']}  ★ {seat['points']}  card {hers['action'] or '–'} {arrow}"
            ),
            Text(
                f"  workers {workers['home']} + {workers['waiting']}   city {seat['spaces_used']}"
                f"   deck {hers['deck']['cards']}   lair {hers['lair']['cards']}   stack {hers['stack']}"
            ),
        ]
        cards = [hers[kind] for kind in ("character", "plan", "list") if kind in hers]
        if cards:
            lines.append(Text("  " + ", ".join(cards)))
        if hers.get("webs"):
            lines += [Text("  # " + part) for part in in_rows(list(hers["webs"]))]
        return lines + [Text("  " + part, style="dim") for part in in_rows([row["card"] for row in seat["city"]])]

    def meadow(self, view: Mapping[str, Any], lights: set[str]) -> list[Text]:
        lines: list[Text] = []
        warded = view.get("warded", [])
        for row in (0, 4):
            line = Text()
            for i in range(row, row + 4):
                figure = view.get("phantomia", {}).get("figure") == i + 1
                card = ("Phantomia" if figure else view["meadow"][i]) or "–"
                name = f"{i + 1} {'×' if i + 1 in warded else ''}{card}"
                line.append(f"{name:<{CELL}}", style="bold reverse" if f"meadow:{i + 1}" in lights else "")
            lines.append(line)
        return lines

    def places(self, places: Mapping[str, list[str]], kind: str, lights: set[str]) -> list[Text]:
        """Two to a line, each with whoever stands there."""
        lines: list[Text] = []
        line = Text()
        for i, (name, workers) in enumerate(places.items()):
            style = "bold" if f"{kind}:{name}" in lights else "dim"
            entry = Text(name, style=style).append(" ").append_text(self.marks(workers))
            entry.pad_right(max(2 * CELL - entry.cell_len, 1))
            line.append_text(entry)
            if i % 2:
                lines.append(line)
                line = Text()
        return [*lines, line] if line else lines

    def status(self, view: Mapping[str, Any], words: Words) -> list[Text]:
        return [Text(f"{view['turn']}"), Text(f"▤ {view['deck']}" if not self.plain else f"deck {view['deck']}")]

    def player(
        self, view: Mapping[str, Any], player: str, words: Words, names: Mapping[str, str], size: int
    ) -> list[Text]:
        own = view["players"][player]
        goods = "  ".join(f"{kind} {own[kind]}" for kind in RESOURCES)
        workers = own["workers"]
        lines = [
            Text(f"{own['season']}  {goods}  ★ {own['points']}"),
            Text(f"workers {workers['home']} + {workers['waiting']}   city {own['spaces_used']}"),
        ]
        city = Counter(self.card(row, names) for row in own["city"])
        lines += [Text("  " + part) for part in in_rows([f"{n}× {c}" if n > 1 else c for c, n in city.items()])]
        if isinstance(own["hand"], list):
            hand = Counter(names.get(card, card) for card in own["hand"])
            lines += [Text("hand: " + part) for part in in_rows([f"{n}× {c}" if n > 1 else c for c, n in hand.items()])]
        else:
            lines.append(Text(f"hand: {own['hand']}"))
        return lines

    def card(self, row: Mapping[str, Any], names: Mapping[str, str]) -> str:
        """A card of a city with what lies on it."""
        marks = [f"{row[kind]} {kind}" for kind in RESOURCES if kind in row]
        marks += [f"★{row['points']}"] if "points" in row else []
        marks += ["occupied"] if row.get("occupied") else []
        marks += [", ".join(row["workers"])] if "workers" in row else []
        marks += [f"+{len(row['under'])}"] if "under" in row else []
        name = names.get(row["card"], row["card"])
        return f"{name} ({', '.join(marks)})" if marks else name

    def legend(self, words: Words) -> list[Text]:
        return [Text("×  Rugwort’s worker"), Text("★  point tokens")]


def in_rows(parts: list[str], width: int = 70) -> list[str]:
    """Parts joined into lines that are not too long."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(part) + 2 <= width:
            lines[-1] += f", {part}"
        else:
            lines.append(part)
    return lines
