"""Spirit Island in a terminal: a line for each land, in words where there is room, else two boards beside each other
with letters for the pieces; below them what the Invaders will do, then a panel for each Spirit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from tidewood.cli.boards.drawer import Said
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

    def mark(self, player: str) -> Text:
        number = int(player[1:]) - 1 if player[1:].isdecimal() else -1
        return Text(self.signs[number], style=COLOURS[number]) if number >= 0 else Text("*")

    # -- the island

    def board(self, view: Mapping[str, Any], words: Words, lit: Iterable[str], size: int, width: int) -> list[Text]:
        lights = set(lit)
        boards = view["boards"]
        lines = self.laid_out(view, words, lights, width, near=True) or self.laid_out(view, words, lights, width)
        if lines is None:
            blocks = [self.lands(view, board, words, lights, letters=True) for board in boards]
            below = [line for block in blocks for line in block]
            lines = [*(in_pairs(blocks, width) or below), *self.pieces_legend(words, width)]
        return [*lines, Text(), *self.track(view, words, width), *self.in_force(view, words, width)]

    def laid_out(
        self, view: Mapping[str, Any], words: Words, lights: set[str], width: int, near: bool = False
    ) -> list[Text] | None:
        """All boards in words, with the lands next to each if wanted; None where there is no room for that."""
        blocks = [self.lands(view, board, words, lights, letters=False, near=near) for board in view["boards"]]
        lines = blocks[0] if len(blocks) == 1 else in_pairs(blocks, width)
        return None if lines is None or max([line.cell_len for line in lines]) > width else lines

    def lands(
        self, view: Mapping[str, Any], board: str, words: Words, lights: set[str], letters: bool, near: bool = False
    ) -> list[Text]:
        """One board: its name, then its lands in order."""
        lines = [Text(words("spirit-island.board", board=board), style="bold")]
        terrains = {space["terrain"] for space in view["lands"].values()}
        wide = max([len(self.said(terrain)) for terrain in terrains]) + 1
        say = {kind: words(f"spirit-island.letter.{kind}") for kind in LETTERED} if letters else {}
        for name, space in view["lands"].items():
            if name.rstrip("0123456789") == board:
                lines.append(self.land(view, name, space, say, wide, f"land:{name}" in lights))
        if near:
            at = max([line.cell_len for line in lines[1:]]) + 2
            spaces = [space for name, space in view["lands"].items() if name.rstrip("0123456789") == board]
            for line, space in zip(lines[1:], spaces, strict=True):
                line.pad_right(at - line.cell_len)
                line.append(f"{self.near} {' '.join(space['adjacent'])}", "dim")
        return lines

    def land(
        self, view: Mapping[str, Any], name: str, space: Mapping[str, Any], say: Mapping[str, str], wide: int, lit: bool
    ) -> Text:
        terrain = space["terrain"]
        line = Text().append(name, "bold reverse" if lit else "bold").append(" " * (4 - len(name)))
        line.append(f"{self.said(terrain):<{wide}}", GROUND[terrain])
        line.append("~" if space["coastal"] else " ", "color(33)").append("+ " if space.get("inner") else "  ")
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
        parts = [f"{said(key)}{colon}{self.invader_cards(cards, key) or '–'}" for key in SPACES if key in cards]
        deck = " ".join([card if set(card) == {"I"} else said(card, "deck") for card in cards["deck"]])
        parts.append(f"{said('deck')}{colon}{len(cards['deck'])}" + (f" ({deck})" if deck else ""))
        if cards["discard"]:
            parts.append(f"{said('discard')}{colon}{self.invader_cards(cards, 'discard')}")
        fear, blight = view["fear"], view["blight"]
        second = [f"{said('fear')}{colon}{fear['generated']}/{fear['pool']}"]
        second.append(f"{said('earned')}{colon}{fear['earned']}")
        second.append(f"{said('left')}{colon}{'/'.join([str(n) for n in fear['left']])}")
        second.append(f"{said('blight')}{colon}{blight['pool']}")
        second += [said(blight["card"])] if blight["card"] else []
        game: list[str] = []
        if view["adversary"] is not None:
            adversary = view["adversary"]
            game.append(f"{said('adversary')}{colon}{said(adversary['id'])}, {said('level')} {adversary['level']}")
        if view["scenario"] is not None:
            game.append(f"{said('scenario')}{colon}{said(view['scenario'])}")
        if view["difficulty"]:
            game.append(f"{said('difficulty')}{colon}{view['difficulty']}")
        return [line for row in (parts, second, game) for line in in_lines("", row, width, "   ", indent=0)]

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

    def status(self, view: Mapping[str, Any], words: Words) -> list[Text]:
        parts = [Text(self.said(view["phase"], "phase"), "bold")]
        terror = min(view["fear"]["terror"], 3)
        parts.append(Text(f"{self.said('terror')} {'I' * terror}"))
        healthy = view["blight"]["healthy"]
        parts.append(Text(self.said("healthy") if healthy else words("spirit-island.blighted")))
        return parts

    # -- Spirits

    def player(self, view: Mapping[str, Any], player: str, words: Words, size: int, width: int) -> list[Text]:
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
        lines = [*in_lines("", facts, width, " · "), *self.tracks(own["tracks"], words, width)]
        lines += in_lines(said.first("elements") + colon, elements, width)
        for pile in ("hand", "play", "discard", "forgotten"):
            cards = [f"{said(c)} ({said('used')})" if c in own["used"] else said(c) for c in own[pile]]
            lines += in_lines(said.first(pile) + colon, cards, width)
        return [*lines, *self.innates(own, words, width)]

    def tracks(self, tracks: Mapping[str, list[Mapping[str, Any]]], words: Words, width: int) -> list[Text]:
        """The presence tracks; what is uncovered is bright and in brackets."""
        lines: list[Text] = []
        for name, spaces in tracks.items():
            row: list[str | Text] = []
            for space in spaces:
                gives = self.said(space["gives"], "gives")
                row.append(Text(f"[{gives}]") if space["uncovered"] else Text(gives, "dim"))
            head = words(f"spirit-island.track.{name}") if name in TRACKS else self.said.first(name)
            lines += in_lines(head + words.colon, row, width)
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
            lines += in_lines(f"{said(power)}{used}{words.colon}", needs, width, "  ")
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


def in_pairs(blocks: list[list[Text]], width: int) -> list[Text] | None:
    """Two blocks beside each other, then the next two; None where there is no room for that."""
    at = max([line.cell_len for block in blocks[::2] for line in block]) + GAP
    if at + max([line.cell_len for block in blocks[1::2] for line in block], default=0) > width:
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
