"""Spirit Island in a terminal: two boards beside each other, a line for each land; below them what the Invaders will
do, then a panel for each Spirit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.text import Text

from tidewood.cli.words import Words

SHAPES: Final = ("●", "▲", "■", "◆", "★", "✚")
LETTERS: Final = ("1", "2", "3", "4", "5", "6")
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
CELL: Final = 39  # columns of a board; two stand beside each other
SPACES: Final = ("immigration", "ravage", "build", "explore")
LINE: Final = 78  # columns of a list in a panel


class SpiritIsland:
    def __init__(self, plain_signs: bool) -> None:
        self.signs: Final = LETTERS if plain_signs else SHAPES
        self.met, self.unmet = ("+", "-") if plain_signs else ("✓", "·")

    def width(self, size: int) -> int:
        """Boards take the whole width: the panels come below them."""
        return 0

    def mark(self, player: str) -> Text:
        number = int(player[1:]) - 1 if player[1:].isdecimal() else -1
        return Text(self.signs[number], style=COLOURS[number]) if number >= 0 else Text("*")

    # -- the island ----------------------------------------------------------------------------------------------------

    def board(self, view: Mapping[str, Any], words: Words, lit: Iterable[str], size: int) -> list[Text]:
        lights = set(lit)
        say = words.spirit_island
        blocks = [self.lands(view, board, say, lights) for board in view["boards"]]
        lines: list[Text] = []
        for i in range(0, len(blocks), 2):
            left, right = blocks[i], blocks[i + 1] if i + 1 < len(blocks) else []
            for row in range(max(len(left), len(right))):
                line = left[row].copy() if row < len(left) else Text()
                if row < len(right):
                    line.pad_right(max(CELL + 1 - line.cell_len, 1))
                    line.append_text(right[row])
                lines.append(line)
        return [*lines, *self.track(view, words), *self.in_force(view, say)]

    def lands(self, view: Mapping[str, Any], board: str, say: Mapping[str, str], lights: set[str]) -> list[Text]:
        """One board: its name, then its lands in order."""
        lines = [Text(f"{say['board']} {board}", style="bold")]
        for name, space in view["lands"].items():
            if name.rstrip("0123456789") == board:
                lines.append(self.land(view, name, space, say, f"land:{name}" in lights))
        return lines

    def land(
        self, view: Mapping[str, Any], name: str, space: Mapping[str, Any], say: Mapping[str, str], is_lit: bool
    ) -> Text:
        terrain = space["terrain"]
        line = Text().append(f"{name:<4}", "bold reverse" if is_lit else "bold")
        line.append(f"{say[terrain]:<10}", GROUND[terrain])
        line.append("~" if space["coastal"] else " ", "color(33)").append("+ " if space.get("inner") else " ")
        parts = [self.pieces(kind, space, say) for kind in PIECES]
        parts.append(self.presence(view, name, space))
        if space["defend"]:
            parts.append(Text(f"{say['defend']} {space['defend']}", "color(117)"))
        shown = Text(" ").join([part for part in parts if part])
        return line.append_text(shown)

    def pieces(self, kind: str, space: Mapping[str, Any], say: Mapping[str, str]) -> Text:
        """Pieces of a kind; damaged ones and those with strife by themselves, as T-1."""
        style = "color(203)" if kind in INVADERS else STYLES.get(kind, "")
        odd = {key: n for key, n in space.items() if key.startswith((f"{kind}-", f"{kind}+", f"{kind}~"))}
        counts = {kind: space.get(kind, 0), **odd}
        names = {key: key.replace(kind, say[kind], 1).replace("strife", say["strife"]) for key in counts}
        return Text(" ".join([f"{n}{names[key]}" for key, n in counts.items() if n]), style=style)

    def presence(self, view: Mapping[str, Any], name: str, space: Mapping[str, Any]) -> Text:
        """Whose Presence is there, and how much; ! where it is a Sacred Site."""
        text = Text()
        for player, n in space["presence"].items():
            text.append_text(self.mark(player)).append(str(n))
            text.append("! " if name in view["spirits"][player]["sacred_sites"] else " ")
        text.rstrip()
        return text

    # -- Invaders and Fear ---------------------------------------------------------------------------------------------

    def track(self, view: Mapping[str, Any], words: Words) -> list[Text]:
        say = words.spirit_island
        cards = view["invaders"]
        line = Text()
        for space in SPACES:
            if space in cards:
                shown = ", ".join([card_name(card, say) for card in cards[space]]) or "–"
                line.append(say[space] + say["colon"], "bold").append(f"{shown}   ")
        deck = cards["deck"]
        line.append(say["deck"] + say["colon"], "bold").append(f"{len(deck)} ({stages(deck, say)})" if deck else "0")
        fear = view["fear"]
        second = Text().append(say["fear"] + say["colon"], "bold").append(f"{fear['generated']}/{fear['pool']}")
        second.append(f"   {say['earned']}{say['colon']}", "bold").append(str(fear["earned"]))
        second.append(f"   {say['left']}{say['colon']}", "bold").append("/".join([str(n) for n in fear["left"]]))
        return [Text(), line, second]

    def in_force(self, view: Mapping[str, Any], say: Mapping[str, str]) -> list[Text]:
        """Rules that hold for this turn."""
        found: list[str] = []
        for rule in view["rules"]:
            where = [rule[key] for key in ("land", "player") if key in rule]
            name = spelled(rule["rule"])
            found.append(f"{name} ({', '.join(where)})" if where else name)
        return in_lines(say, "rules", found)

    def status(self, view: Mapping[str, Any], words: Words) -> list[Text]:
        say = words.spirit_island
        phase = view["phase"].partition(".")[0]
        parts = [Text(say[phase], "bold")] if phase in say else []
        terror = min(view["fear"]["terror"], 3)
        parts.append(Text(f"{say['terror']} {'I' * terror}"))
        blight = view["blight"]
        parts.append(Text(f"{say['pool']} {blight['pool']}, {say['healthy' if blight['healthy'] else 'blighted']}"))
        if view["adversary"] is not None:
            adversary = view["adversary"]
            parts.append(Text(f"{say['adversary']} {spelled(adversary['id'])} {adversary['level']}"))
        return parts

    # -- Spirits -------------------------------------------------------------------------------------------------------

    def player(
        self, view: Mapping[str, Any], player: str, words: Words, names: Mapping[str, str], size: int
    ) -> list[Text]:
        say = words.spirit_island
        own = view["spirits"][player]
        head = Text(names.get(own["spirit"], own["spirit"]), style="bold")
        head.append(f"  {say['energy']} {own['energy']} (+{own['income']})  {say['plays']} {own['plays_left']}")
        head.append(f"/{own['plays']}").append(f"  {say['ready']}" if own["ready"] else "", "dim")
        presence = own["presence"]
        lost = f", {presence['destroyed']} {say['destroyed']}" if presence["destroyed"] else ""
        drowned = f"  {say['drowned']} {own['drowned']}" if own["drowned"] else ""
        elements = [f"{n} {say[element]}" for element, n in own["elements"].items()]
        if own["elements_of_choice"]:
            elements.append(f"{own['elements_of_choice']} {say['elements_of_choice']}")
        used = [f"{names.get(card, card)} ({say['used']})" if card in own["used"] else names.get(card, card)
                for card in own["play"]]  # fmt: skip
        return [
            head,
            Text(f"{say['presence']} {presence['island']}{lost}{drowned}"),
            *self.tracks(own["tracks"], say),
            *in_lines(say, "elements", elements),
            *in_lines(say, "hand", [names.get(card, card) for card in own["hand"]]),
            *in_lines(say, "play", used),
            *in_lines(say, "discard", [names.get(card, card) for card in own["discard"]]),
            *self.innates(own["innates"], say, names),
        ]

    def tracks(self, tracks: Mapping[str, list[Mapping[str, Any]]], say: Mapping[str, str]) -> list[Text]:
        """Both presence tracks; what is uncovered is bright and in brackets."""
        lines: list[Text] = []
        for name, spaces in tracks.items():
            line = Text((say[f"{name}_track"] + say["colon"]).rstrip())
            for space in spaces:
                gives = "+".join([say.get(part, part) for part in space["gives"].split("+")])
                line.append(f" [{gives}]" if space["uncovered"] else f" {gives}", "" if space["uncovered"] else "dim")
            lines += [line] if spaces else []
        return lines

    def innates(
        self, innates: Mapping[str, list[Mapping[str, Any]]], say: Mapping[str, str], names: Mapping[str, str]
    ) -> list[Text]:
        """Innate Powers with their thresholds, and which are met."""
        lines: list[Text] = []
        for power, levels in innates.items():
            line = Text(say["innates"] + say["colon"] + names.get(power, power))
            for level in levels:
                needs = " ".join([say.get(word, word) for word in level["needs"].split()])
                sign = self.met if level["met"] else self.unmet
                line.append(f"  {sign} {needs}", "bold" if level["met"] else "dim")
            lines.append(line)
        return lines

    def legend(self, words: Words) -> list[Text]:
        say = words.spirit_island
        line = Text("  ")
        for i in range(4):
            line.append_text(self.mark(f"p{i + 1}")).append(" ")
        line.append(say["presence_legend"])
        return [Text(f"  {say['legend']}"), line, Text(f"  ~ {say['coast']}, + {say['inner']}")]


def card_name(card: str, say: Mapping[str, str]) -> str:
    """An Invader card: its terrains, and its stage from the second on."""
    *terrains, last = card.split("-")
    if last == "2":
        return f"{say[terrains[0]]} II"
    return "+".join([say[terrain] for terrain in (*terrains, last)])


def stages(deck: list[str], say: Mapping[str, str]) -> str:
    """What is known of the deck: stages in a row, and cards that everybody has seen."""
    return " ".join([card if set(card) == {"I"} else card_name(card, say) for card in deck])


def spelled(id: str) -> str:
    """The id of a rule or adversary as words."""
    return id.replace("-", " ").capitalize()


def in_lines(say: Mapping[str, str], head: str, parts: list[str]) -> list[Text]:
    """A list with a name, in as many lines as it needs; none where it is empty."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(part) + 2 <= LINE:
            lines[-1] += f", {part}"
        else:
            lines.append(f"  {part}" if lines else say[head] + say["colon"] + part)
    return [Text(line) for line in lines]
