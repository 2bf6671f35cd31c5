"""Spirit Island in a terminal: a line for each land with what is next to it, in words where there is room, else with
letters for the pieces, or all lands one after the other; below them what the Invaders will do, then a panel for each
Spirit.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from tidewood.cli.boards.drawer import ASIDE, DEAR, MAP, USEFUL, Part, Said, part
from tidewood.cli.lines import in_lines
from tidewood.cli.words import Words

SHAPES: Final = ("●", "▲", "■", "◆", "★", "✚")
LETTERS: Final = ("W", "X", "Y", "Z", "V", "U")
COLOURS: Final = ("color(214)", "color(117)", "color(175)", "color(43)", "color(227)", "color(141)")
GROUND: Final = {
    "jungle": "color(34)",
    "mountain": "color(248)",
    "sands": "color(179)",
    "wetland": "color(44)",
    "ocean": "color(33)",
}
INVADERS: Final = ("explorer", "town", "city")
PIECES: Final = (*INVADERS, "dahan", "blight", "beasts", "wilds", "disease", "badlands", "vitality")
STYLES: Final = {"dahan": "color(180)", "blight": "color(245)"}
SPACES: Final = ("immigration", "ravage", "build", "explore")
LETTERED: Final = (*INVADERS, "dahan", "blight")  # pieces with a letter where there is no room for words
TRACKS: Final = ("energy", "plays")
TWO: Final = 2  # so many boards can always be shown with what is next to each land
GAP: Final = 3  # columns between two boards


class SpiritIsland:
    def __init__(self, said: Said, plain_signs: bool) -> None:
        self.said = said
        self.signs: Final = LETTERS if plain_signs else SHAPES
        self.near: Final = "->" if plain_signs else "→"
        self.met, self.unmet = ("+", "-") if plain_signs else ("✓", "·")

    def width(self, size: int) -> int:
        """Boards take the whole width: the panels come below them."""
        return 0

    def opponents(self, view: Mapping[str, Any], words: Words, width: int) -> list[Part]:
        return []

    def mark(self, player: str) -> Text:
        number = int(player[1:]) - 1 if player[1:].isdecimal() else -1
        return Text(self.signs[number], style=COLOURS[number]) if number >= 0 else Text("*")

    # -- the island

    def board(self, view: Mapping[str, Any], words: Words, lit: Iterable[str], size: int, width: int) -> list[Part]:
        lights = set(lit)
        boards = view["boards"]
        legend = self.pieces_legend(words, width)
        near = self.neighbours(view, words, width)
        every = [f"land:{name}" for name in view["lands"]]
        nearby = (every, lights, ()) if len(boards) > TWO else (every,)
        forms = [self.run_in(view, words, lights, width, near=shown) for shown in nearby]
        ways = [(True, False, [*near, *legend]), (True, True, []), (True, True, legend), (False, False, near)]
        for letters, inline, more in [*ways, (False, True, [])]:
            lines = in_pairs([self.lands(view, board, words, lights, letters, inline) for board in boards], width)
            forms = forms if lines is None else [[*lines, *more], *forms]
        invaders = [*self.track(view, words, width), *self.in_force(view, words, width)]
        return [
            part("", MAP, *forms),
            part("", DEAR, [Text(), *invaders], invaders, self.close_track(view, words, width)),
            *self.foreseen(view, words, width),
        ]

    def lands(
        self, view: Mapping[str, Any], board: str, words: Words, lights: set[str], letters: bool, near: bool
    ) -> list[Text]:
        """One board: its name, then its lands in order; with what is next to each if wanted."""
        lines = [Text(words("spirit-island.board", board=board), style="bold")]
        terrains = {space["terrain"] for space in view["lands"].values()}
        wide = max([len(self.said(terrain)) for terrain in terrains]) + 1
        say = self.letters(words) if letters else {}
        spaces = {name: space for name, space in view["lands"].items() if board_of(name) == board}
        for name, space in spaces.items():
            lines.append(self.land(view, name, space, say, wide, f"land:{name}" in lights))
        at = max([line.cell_len for line in lines[1:]]) + (1 if letters else 2)
        for line, (name, space) in zip(lines[1:], spaces.items() if near else (), strict=near):
            line.pad_right(at - line.cell_len)
            line.append(self.nearby(name, space, short=letters), "dim")
        return lines

    def letters(self, words: Words) -> dict[str, str]:
        return {kind: words(f"spirit-island.letter.{kind}") for kind in LETTERED}

    def nearby(self, name: str, space: Mapping[str, Any], short: bool) -> str:
        """The lands next to one; in short those of the same board by their numbers."""
        if not short:
            return f"{self.near} {' '.join(space['adjacent'])}"
        board = board_of(name)
        same = [land.removeprefix(board) for land in space["adjacent"] if board_of(land) == board]
        return self.near + " ".join([*same, *[land for land in space["adjacent"] if board_of(land) != board]])

    def neighbours(self, view: Mapping[str, Any], words: Words, width: int) -> list[Text]:
        """What is next to what, for all lands."""
        lands = [f"{name} {self.nearby(name, space, short=True)}" for name, space in view["lands"].items()]
        return in_lines(self.said.first("adjacent") + words.colon, [Text(land, "dim") for land in lands], width, "; ")

    def run_in(
        self, view: Mapping[str, Any], words: Words, lights: set[str], width: int, near: Collection[str]
    ) -> list[Text]:
        """All lands one after the other; `near` are those that are shown with what is next to them."""
        say = self.letters(words)
        lands: list[Text] = []
        for name, space in view["lands"].items():
            land = self.land(view, name, space, say, 0, f"land:{name}" in lights)
            land.rstrip()
            lands.append(
                land.append(f" {self.nearby(name, space, short=True)}" if f"land:{name}" in near else "", "dim")
            )
        return in_lines("", lands, width, "; ", indent=0)

    def land(
        self, view: Mapping[str, Any], name: str, space: Mapping[str, Any], say: Mapping[str, str], wide: int, lit: bool
    ) -> Text:
        terrain = space["terrain"]
        line = Text().append(name, "bold reverse" if lit else "bold").append(" " * (4 - len(name) if wide else 1))
        line.append(f"{self.said(terrain):<{wide}}", GROUND[terrain])
        line.append("~" if space["coastal"] else " " if wide else "", "color(33)")
        line.append("+ " if space.get("inner") else " " * (2 if wide else 1))
        parts = [self.pieces(kind, space, say) for kind in PIECES]
        parts.append(self.presence(view, name, space))
        if space["defend"]:
            parts.append(Text(f"{self.said('defend')} {space['defend']}", "color(117)"))
        return line.append_text(Text(" " if say else ", ").join([part for part in parts if part]))

    def pieces(self, kind: str, space: Mapping[str, Any], say: Mapping[str, str]) -> Text:
        """Pieces of a kind, damaged ones by themselves: Town 2, or as letters 2T and 1T-1."""
        style = "color(203)" if kind in INVADERS else STYLES.get(kind, "")
        odd = {key: n for key, n in space.items() if key.startswith((f"{kind}-", f"{kind}+", f"{kind}~"))}
        counts = {key: n for key, n in {kind: space.get(kind, 0), **odd}.items() if n}
        if say:
            name = say.get(kind) or self.said(kind)
            return Text(" ".join([f"{n}{key.replace(kind, name, 1)}" for key, n in counts.items()]), style=style)
        return Text(", ".join([f"{self.said(key)} {n}" for key, n in counts.items()]), style=style)

    def presence(self, view: Mapping[str, Any], name: str, space: Mapping[str, Any]) -> Text:
        """Whose Presence is there, and how much; ! where it is a Sacred Site."""
        text = Text()
        for player, n in space["presence"].items():
            text.append_text(self.mark(player)).append(str(n))
            text.append("! " if name in view["spirits"][player]["sacred_sites"] else " ")
        text.rstrip()
        return text

    # -- Invaders and Fear

    def track(self, view: Mapping[str, Any], words: Words, width: int) -> list[Text]:
        said, colon, cards = self.said, words.colon, view["invaders"]
        parts = self.coming(view, words)
        deck = " ".join([card if set(card) == {"I"} else said(card, "deck") for card in cards["deck"]])
        parts.append(f"{said('deck')}{colon}{len(cards['deck'])}" + (f" ({deck})" if deck else ""))
        if cards["discard"]:
            parts.append(f"{said('discard')}{colon}{self.invader_cards(cards, 'discard')}")
        game: list[str] = []
        for key in ("adversary", "second_adversary"):
            if view.get(key) is not None:
                game.append(f"{said(key)}{colon}{self.panel(view[key], words)}")
        if view["scenario"] is not None:
            game.append(f"{said('scenario')}{colon}{said(view['scenario'])}")
        if view["difficulty"]:
            game.append(f"{said('difficulty')}{colon}{view['difficulty']}")
        rows = (parts, self.fear(view, words), game)
        return [line for row in rows for line in in_lines("", row, width, "   ", indent=0)]

    def panel(self, adversary: Mapping[str, Any], words: Words) -> str:
        """An adversary with its level, and what its panel counts."""
        said = self.said
        counted = {key: n for key, n in adversary.items() if key not in ("id", "level")}
        shown = [
            f"{said(key)}{words.colon}{', '.join(map(str, n)) if isinstance(n, list) else n}"
            for key, n in counted.items()
        ]
        return ", ".join([said(adversary["id"]), f"{said('level')} {adversary['level']}", *shown])

    def close_track(self, view: Mapping[str, Any], words: Words, width: int) -> list[Text]:
        """What the Invaders do next, Fear and Blight."""
        rows = [*self.coming(view, words), *self.fear(view, words)]
        return [*in_lines("", rows, width, "   ", indent=0), *self.in_force(view, words, width)]

    def coming(self, view: Mapping[str, Any], words: Words) -> list[str]:
        cards = view["invaders"]
        shown = {key: self.invader_cards(cards, key) or "–" for key in SPACES if key in cards}
        return [f"{self.said(key)}{words.colon}{said}" for key, said in shown.items()]

    def fear(self, view: Mapping[str, Any], words: Words) -> list[str]:
        said, colon = self.said, words.colon
        fear, blight = view["fear"], view["blight"]
        return [
            f"{said('fear')}{colon}{fear['generated']}/{fear['pool']}",
            f"{said('earned')}{colon}{fear['earned']}",
            f"{said('left')}{colon}{'/'.join([str(n) for n in fear['left']])}",
            f"{said('blight')}{colon}{blight['pool']}",
            *([said(blight["card"])] if blight["card"] else []),
        ]

    def invader_cards(self, cards: Mapping[str, list[str]], pile: str) -> str:
        return ", ".join([self.said(card, pile) for card in cards[pile]])

    def in_force(self, view: Mapping[str, Any], words: Words, width: int) -> list[Text]:
        """Rules that hold for this turn."""
        found: list[str] = []
        for rule in view["rules"]:
            where = [rule[key] for key in ("land", "player") if key in rule]
            name = self.said(rule["rule"])
            found.append(f"{name} ({', '.join(where)})" if where else name)
        return in_lines(self.said.first("rules") + words.colon, found, width)

    def foreseen(self, view: Mapping[str, Any], words: Words, width: int) -> list[Part]:
        """What the coming Invader Phase will do, land by land: 3+ is at least 3, 3? perhaps less."""
        told = view.get("forecast")
        if told is None:
            return []
        rows = {
            "ravage": [self.ravage(land, found) for land, found in told["ravage"].items()],
            "build": [self.build(land, found) for land, found in told["build"].items()],
            "escalated": [self.build(land, found) for land, found in told.get("escalated", {}).items()],
            "explore": [
                f"{land} {found['adds']}{'' if found['sure'] else '?'}" for land, found in told["explore"].items()
            ],
        }
        lines = [
            line
            for key, lands in rows.items()
            if lands
            for line in in_lines(self.said.first(key) + words.colon, lands, width, "; ")
        ]
        return [part(self.said.first("forecast"), USEFUL, lines)] if lines else []

    def ravage(self, land: str, found: Mapping[str, Any]) -> str:
        said = self.said
        if "stopped" in found:
            return f"{land} {said('stopped')} {said(found['stopped'])}"
        doubt = "?" if "open" in found else "" if found["sure"] else "+"
        parts = [f"{land} {found['net']}{doubt}"]
        parts += [f"{said(key)} {found[key]}" for key in ("blight", "dahan_lost", "strike") if found[key]]
        parts += [said(key) for key in ("cascade", "may_cascade") if found.get(key)]
        for key in ("presence_lost", "may_lose"):
            if found.get(key):
                parts.append(f"{said(key)} {' '.join([self.mark(player).plain for player in found[key]])}")
        return ", ".join(parts)

    def build(self, land: str, found: Mapping[str, Any]) -> str:
        if "stopped" in found:
            return f"{land} {self.said('stopped')} {self.said(found['stopped'])}"
        adds = ", ".join([self.said(kind) for kind in found["adds"]])
        return f"{land} {adds}" + ("" if found["sure"] else "?")

    def status(self, view: Mapping[str, Any], words: Words) -> list[Text]:
        parts = [Text(self.said(view["phase"], "phase"), "bold")]
        terror = min(view["fear"]["terror"], 3)
        parts.append(Text(f"{self.said('terror')} {'I' * terror}"))
        healthy = view["blight"]["healthy"]
        parts.append(Text(self.said("healthy") if healthy else words("spirit-island.blighted")))
        return parts

    # -- Spirits

    def player(
        self, view: Mapping[str, Any], player: str, words: Words, size: int, width: int, head: Text
    ) -> list[Part]:
        said, colon, own = self.said, words.colon, view["spirits"][player]
        presence = own["presence"]
        facts: list[str | Text] = [
            Text(said(own["spirit"]), style="bold"),
            f"{said('energy')} {own['energy']} (+{own['income']})",
            f"{said('plays_left')} {own['plays_left']}/{own['plays']}",
            f"{said('presence')} {presence['island']}",
            *[f"{said(key)} {presence[key]}" for key in ("destroyed", "removed") if presence[key]],
            *([f"{said('drowned')} {own['drowned']}"] if own["drowned"] else []),
            *([said("ready")] if own["ready"] else []),
        ]
        elements = [f"{said(element)} {n}" for element, n in own["elements"].items()]
        if own["elements_of_choice"]:
            elements.append(f"{said('elements_of_choice')} {own['elements_of_choice']}")
        parts = [part("", DEAR, in_lines(head.append("  "), facts, width, " · ", indent=4))]
        tracks = self.tracks(own["tracks"], words, width)
        parts.append(part(words("spirit-island.tracks"), ASIDE, tracks))
        rows = {"elements": elements}
        for pile in ("hand", "play", "discard", "forgotten"):
            rows[pile] = [f"{said(c)} ({said('used')})" if c in own["used"] else said(c) for c in own[pile]]
        for key, shown in rows.items():
            worth = USEFUL if key in ("elements", "hand", "play") else ASIDE
            if shown:
                lines = in_lines(f"  {said.first(key)}{colon}", shown, width, indent=4)
                parts.append(part(said.first(key), worth, lines))
        if own["innates"]:
            parts.append(part(said.first("innates"), ASIDE, self.innates(own, words, width)))
        return parts

    def tracks(self, tracks: Mapping[str, list[Mapping[str, Any]]], words: Words, width: int) -> list[Text]:
        """The presence tracks; what is uncovered is bright and in brackets."""
        lines: list[Text] = []
        for name, spaces in tracks.items():
            row: list[str | Text] = []
            for space in spaces:
                gives = self.said(space["gives"], "gives")
                row.append(Text(f"[{gives}]") if space["uncovered"] else Text(gives, "dim"))
            head = words(f"spirit-island.track.{name}") if name in TRACKS else self.said.first(name)
            lines += in_lines(f"  {head}{words.colon}", row, width, indent=4)
        return lines

    def innates(self, own: Mapping[str, Any], words: Words, width: int) -> list[Text]:
        """Innate Powers with their thresholds, and which are met."""
        said = self.said
        lines: list[Text] = []
        for power, levels in own["innates"].items():
            used = f" ({said('used')})" if power in own["used"] else ""
            needs: list[str | Text] = []
            for level in levels:
                sign = self.met if level["met"] else self.unmet
                needs.append(Text(f"{sign} {said(level['needs'])}", "bold" if level["met"] else "dim"))
            lines += in_lines(f"  {said(power)}{used}{words.colon}", needs, width, "  ", indent=4)
        return lines

    def pieces_legend(self, words: Words, width: int) -> list[Text]:
        return in_lines("", [Text(words("spirit-island.legend"), "dim")], width)

    def legend(self, words: Words) -> list[Text]:
        line = Text("  ")
        for i in range(4):
            line.append_text(self.mark(f"p{i + 1}")).append(" ")
        line.append(words("spirit-island.presence-legend"))
        signs = {"~": "coastal", "+": "inner", self.near: "adjacent"}
        said = ", ".join([f"{sign} {self.said(word)}" for sign, word in signs.items()])
        return [Text(f"  {words('spirit-island.legend')}"), line, Text(f"  {said}")]


def board_of(land: str) -> str:
    return land.rstrip("0123456789")


def in_pairs(blocks: list[list[Text]], width: int) -> list[Text] | None:
    """Two blocks beside each other, then the next two; None where there is no room for that."""
    at = max([line.cell_len for block in blocks[::2] for line in block]) + GAP
    wide = max([line.cell_len for block in blocks[1::2] for line in block], default=-GAP)
    if at + wide > width:
        return None
    lines: list[Text] = []
    for i in range(0, len(blocks), 2):
        left, right = blocks[i], blocks[i + 1] if i + 1 < len(blocks) else []
        for row in range(max(len(left), len(right))):
            line = left[row].copy() if row < len(left) else Text()
            if row < len(right):
                line.pad_right(at - line.cell_len)
                line.append_text(right[row])
            lines.append(line)
    return lines
