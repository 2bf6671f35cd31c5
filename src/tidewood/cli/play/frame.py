"""The picture of a game in a terminal: header, board, players, what happened, the question and its options.

The question and its options come first: whatever else there is gets the lines that they leave.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from tidewood.cli.boards.drawer import DEAR, LARGE, MAP, OTHERS, SMALL, Drawer, Part
from tidewood.cli.lines import broken, folded, in_lines
from tidewood.cli.play.choosing import Entry, range_of
from tidewood.cli.play.listing import flowing, listed, summed_up
from tidewood.cli.words import Words

LEAST_SIDE = 16  # columns that a panel beside the board needs
LARGE_SIDE = 34
LARGE_ROOM = 13  # lines the large board must leave below it
FEWEST = 4  # lines for a question whose options do not fit
EVERYTHING = 10_000  # lines
NEWS = 3  # lines of what happened that are kept beside the options, where these leave so many
UNBOUND_OPTIONS = 14  # lines of options where the screen has no end


class Look(NamedTuple):
    """How to draw: for which game, in which words, into how much room. Height 0 has no end: a file or a pipe."""

    title: str
    words: Words
    drawer: Drawer
    width: int
    height: int

    @property
    def size(self) -> int:
        fits = self.width >= self.drawer.width(LARGE) + LARGE_SIDE and self.height >= 27 + LARGE_ROOM
        return LARGE if fits and self.drawer.width(LARGE) else SMALL


class Asked(NamedTuple):
    """The open question: who, what, and the options."""

    who: Text
    prompt: str
    entries: Sequence[Entry]
    lit: frozenset[str]


def picture(
    look: Look,
    view: Mapping[str, Any],
    roles: Mapping[str, str],
    viewer: str | None,
    news: Sequence[tuple[str, bool]],
    asked: Asked | None,
) -> list[Text]:
    """Everything, line by line. `roles` say who each player is; `news` are sentences and whether they are new."""
    parts = [Part("", MAP, ([header(look, view)],)), *status(look, view, roles, viewer, asked)]
    if look.height == 0:
        fresh = [item for item in news if item[1]]
        asks = [] if asked is None else question(look, asked, [UNBOUND_OPTIONS])
        return [*in_room(look, parts, None), *news_lines(look, fresh, EVERYTHING), *asks]
    free = look.height - 1  # below it is typed
    if view.get("told") and any(is_new for _, is_new in news):
        return step_by_step(look, parts, news, asked, free)
    # Beside the question there is room for what is dear and a line about the rest; for the map alone if need be.
    dear, least = [1 + sum([len(part.forms[-1]) for part in parts if part.worth >= worth]) for worth in (DEAR, MAP)]
    told = min(NEWS, len(news_lines(look, news, NEWS)))
    rooms = [free - dear - told, free - dear - min(told, 1), free - least]
    asks = [] if asked is None else question(look, asked, rooms)
    left = free - len(asks)
    lines = in_room(look, parts, left - min(told, max(left - least, 0)))
    tells = news_lines(look, news, left - len(lines))
    gap = [Text()] if tells and left > len(lines) + len(tells) else []
    return [*lines, *tells, *gap, *asks]


def step_by_step(
    look: Look, parts: Sequence[Part], news: Sequence[tuple[str, bool]], asked: Asked | None, free: int
) -> list[Text]:
    """At a real table people carry out what is told: not a line of it is left out, even if some scroll away."""
    steps = news_lines(look, [item for item in news if item[1]], EVERYTHING)
    least = 1 + sum([len(part.forms[-1]) for part in parts if part.worth >= MAP])
    asks = [] if asked is None else question(look, asked, [max(free - least - len(steps), FEWEST)])
    lines = in_room(look, parts, max(free - len(steps) - len(asks), least))
    gap = [Text()] if free > len(lines) + len(steps) + len(asks) else []
    return [*lines, *steps, *gap, *asks]


# -- the question


def question(look: Look, asked: Asked, rooms: Sequence[int]) -> list[Text]:
    """Who is asked what, and the options: all of them in words in the first of these rooms where they fit; if none is
    large enough, what they are about.
    """
    first, *others = folded(asked.prompt, look.width, asked.who.cell_len + 2)
    lines = [Text.assemble(asked.who, ": ", (first.strip(" "), "bold")), *[Text(line, "bold") for line in others]]
    numbers = range_of(asked.entries)
    if numbers is not None:
        return [*lines, Text(look.words("play.type-number", low=numbers[0], high=numbers[1]), style="dim")]
    for room in rooms:
        options = listed(asked.entries, look.width, room - len(lines))
        if options is not None:
            return [*lines, *options]
    return [*lines, *summed_up(asked.entries, look.words, look.drawer.said, look.width, max(rooms[-1] - len(lines), 3))]


# -- the status


def header(look: Look, view: Mapping[str, Any]) -> Text:
    parts = [Text(look.title, style="bold")]
    if view.get("turn"):
        own = look.drawer.said.words.get("turn", "")
        said = f"{own[:1].upper()}{own[1:]} {view['turn']}" if own else look.words("play.turn", n=view["turn"])
        parts.append(Text(said))
    line = Text()
    for part in [*parts, *look.drawer.status(view, look.words)]:
        if line.cell_len + 3 + part.cell_len <= look.width or not line:
            line.append(" · " if line else "", "dim").append_text(part)
    return line


def status(
    look: Look, view: Mapping[str, Any], roles: Mapping[str, str], viewer: str | None, asked: Asked | None
) -> list[Part]:
    """The board and the players, beside each other where there is room for that."""
    board = look.drawer.board(view, look.words, asked.lit if asked else (), look.size, look.width)
    at = look.drawer.width(look.size) + 1
    wide = look.width - at
    if at <= 1 or wide < LEAST_SIDE:
        for line in [line for part in board for form in part.forms for line in form]:
            line.truncate(look.width)  # in a narrow window the last hexes are cut off rather than put below
        return [*board, *panel(look, view, roles, viewer, look.width)]
    middle, *more = board
    rows = len(middle.forms[0])
    side = in_room(look, panel(look, view, roles, viewer, wide), rows, hint=False)
    legend = [line for text in look.drawer.legend(look.words) for line in between_commas(text, wide)]
    if look.size == LARGE and len(side) + 1 + len(legend) <= rows:
        side += [Text(), *legend]
    return [middle._replace(forms=(beside(middle.forms[0], side, at),)), *more]


def panel(look: Look, view: Mapping[str, Any], roles: Mapping[str, str], viewer: str | None, width: int) -> list[Part]:
    """What each player has, the viewer first; what the viewer does not own is less dear."""
    parts: list[Part] = []
    for player, role in sorted(roles.items(), key=lambda entry: entry[0] != viewer):
        head = Text.assemble(look.drawer.mark(player), f" {player} ", (role, "bold" if player == viewer else ""))
        if player == view.get("active"):
            head.append(" ◂" if look.drawer.mark("p1").plain == "●" else " <", "bold")
        own = look.drawer.player(view, player, look.words, look.size, width, head)
        if viewer is not None and player != viewer:
            own = [part._replace(name=player, worth=part.worth - OTHERS) for part in own]
        parts += own
    return parts + look.drawer.opponents(view, look.words, width)


def in_room(look: Look, parts: Sequence[Part], room: int | None, hint: bool = True) -> list[Text]:
    """The parts in so many lines: first what is dear in its shortest form, then the rest as far as there is room, and
    longer forms of what is dearer. The last line says what is left out.
    """
    forms = [0 if room is None else len(part.forms) - (part.worth >= MAP) for part in parts]  # which one is shown

    def shown() -> list[Text]:
        lines = [line for part, form in zip(parts, forms, strict=True) for line in (*part.forms, [])[form]]
        missing = [part.name for part, form in zip(parts, forms, strict=True) if form == len(part.forms)]
        return [*lines, *([not_shown(look, missing)] if missing and hint else [])]

    def lengthen(i: int) -> bool:
        if room is None or forms[i] == 0:
            return False
        forms[i] -= 1
        if len(shown()) <= room:
            return True
        forms[i] += 1
        return False

    dearest = sorted(range(len(parts)), key=lambda i: -parts[i].worth)
    for worth in sorted({part.worth for part in parts}, reverse=True):
        for i in [i for i in dearest if parts[i].worth == worth and forms[i] == len(parts[i].forms)]:
            lengthen(i)
        for i in [i for i in dearest if parts[i].worth > worth and forms[i] < len(parts[i].forms)]:
            while lengthen(i):
                pass
    for i in [i for i in dearest if forms[i] < len(parts[i].forms)]:
        while lengthen(i):
            pass
    return shown() if room is None else shown()[: max(room, 1)]


def not_shown(look: Look, names: Sequence[str]) -> Text:
    """One line about what is left out, and how to see it."""
    every = [name for name in dict.fromkeys(names) if name]
    for n in range(len(every), 0, -1):
        some = ", ".join(every[:n]) + (" …" if n < len(every) else "")
        line = Text(look.words("play.not-shown", parts=some), style="dim")
        if line.cell_len <= look.width:
            return line
    return Text(look.words("play.not-shown", parts="…"), style="dim")


def between_commas(line: Text, width: int) -> list[Text]:
    return [line] if line.cell_len <= width else in_lines("  ", line.plain.strip().split(", "), width)


def beside(left: Sequence[Text], right: Sequence[Text], at: int) -> list[Text]:
    """Two columns."""
    lines: list[Text] = []
    for i in range(max(len(left), len(right))):
        line = left[i].copy() if i < len(left) else Text()
        if i < len(right):
            line.append(" " * (at - line.cell_len)).append_text(right[i])
        lines.append(line)
    return lines


def news_lines(look: Look, news: Sequence[tuple[str, bool]], room: int) -> list[Text]:
    """The last things that happened, new ones bright; in one flow when there are many and little room."""
    if room <= 0 or not news:
        return []
    fresh = [line for line, is_new in news if is_new]
    lines: list[Text] = []
    for line, is_new in reversed(news):
        more = broken(Text(line, style="" if is_new else "dim"), look.width, look.width)
        if len(lines) + len(more) > room:
            break
        lines = [*more, *lines]
        fresh = fresh[:-1] if is_new else fresh
    if not fresh:
        return lines
    fresh = [line for line, is_new in news if is_new]
    for shown in range(len(fresh), 0, -1):
        hidden = len(fresh) - shown
        pieces = [Text(look.words("play.more-log", n=hidden), style="dim")] if hidden else []
        flow = flowing([*pieces, *[Text(line) for line in fresh[-shown:]]], look.width, indent=0)
        if len(flow) <= room:
            return flow
    return in_lines("", [Text(look.words("play.more-log", n=len(fresh)), style="dim")], look.width)[:room]
