"""The picture of a game in a terminal: header, board, players, what happened, the question and its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from tidewood.cli.boards.drawer import LARGE, SMALL, Drawer
from tidewood.cli.lines import broken, folded
from tidewood.cli.play.choosing import Entry
from tidewood.cli.play.listing import flowing, listed
from tidewood.cli.words import Words

LEAST_SIDE = 16  # columns that a panel beside the board needs
LARGE_SIDE = 34
LARGE_ROOM = 13  # lines the large board must leave below it
FEW = 6
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


def panel(look: Look, view: Mapping[str, Any], roles: Mapping[str, str], viewer: str | None, room: int) -> list[Text]:
    """One block a player; where there is no room for all, the viewer's own lines and one for each other stay."""
    blocks: dict[str, list[Text]] = {}
    for player, role in roles.items():
        head = Text.assemble(look.drawer.mark(player), f" {player} ", (role, "bold" if player == viewer else ""))
        if player == view.get("active"):
            head.append(" ◂" if look.drawer.mark("p1").plain == "●" else " <", "bold")
        details = look.drawer.player(view, player, look.words, look.size, look.width - 2)
        blocks[player] = [head, *[Text("  ").append_text(line) for line in details]]
    while sum(map(len, blocks.values())) > room:
        longest = max(blocks, key=lambda player: (player != viewer, len(blocks[player])))
        if len(blocks[longest]) <= 2:
            longest = max(blocks, key=lambda player: len(blocks[player]))
        if len(blocks[longest]) <= 1:
            break
        blocks[longest].pop()
    lines = [line for block in blocks.values() for line in block]
    spare = room - len(lines)
    if spare >= len(blocks) - 1 and look.size == LARGE:
        lines = [line for block in blocks.values() for line in (*block, Text())][:-1]
    return lines[:room]


def beside(left: Sequence[Text], right: Sequence[Text], at: int, width: int) -> list[Text]:
    """Two columns."""
    lines: list[Text] = []
    for i in range(max(len(left), len(right))):
        line = left[i].copy() if i < len(left) else Text()
        if i < len(right):
            side = right[i].copy()
            side.truncate(width - at, overflow="ellipsis")
            line.append(" " * (at - line.cell_len)).append_text(side)
        lines.append(line)
    return lines


def news_lines(look: Look, news: Sequence[tuple[str, bool]], room: int) -> list[Text]:
    """The last things that happened, new ones bright; in one flow when there are many and little room."""
    if room <= 0 or not news:
        return []
    fresh = [line for line, is_new in news if is_new]
    if len(fresh) <= room:
        lines: list[Text] = []
        for line, is_new in news[-room:]:
            lines += broken(Text(line, style="" if is_new else "dim"), look.width, look.width)
        return lines[-room:]
    shown = len(fresh)
    while shown > 1:
        hidden = len(fresh) - shown
        pieces = [Text(look.words("play.more-log", n=hidden), style="dim")] if hidden else []
        flow = flowing([*pieces, *[Text(line) for line in fresh[-shown:]]], look.width, indent=0)
        if len(flow) <= room:
            return flow
        shown -= 1
    return [Text(fresh[-1])]


def picture(
    look: Look,
    view: Mapping[str, Any],
    roles: Mapping[str, str],
    viewer: str | None,
    news: Sequence[tuple[str, bool]],
    asked: Asked | None,
) -> list[Text]:
    """Everything, line by line. `roles` say who each player is; `news` are sentences and whether they are new."""
    board = look.drawer.board(view, look.words, asked.lit if asked else (), look.size, look.width)
    at = look.drawer.width(look.size) + 1
    lines = [header(look, view)]
    if at > 1 and look.width - at >= LEAST_SIDE:
        rows = 13 * (1 + look.size)
        side = panel(look, view, roles, viewer, rows if look.height else 99)
        legend = look.drawer.legend(look.words)
        if look.size == LARGE and len(side) + 1 + len(legend) <= rows:
            side += [Text(), *legend]
        lines += beside(board, side, at, look.width)
    else:
        for line in board:
            line.truncate(look.width)  # in a narrow window the last hexes are cut off rather than put below
        lines += board + panel(look, view, roles, viewer, 99)
    return lines + below(look, news, asked, look.height - len(lines) - 1)


def below(look: Look, news: Sequence[tuple[str, bool]], asked: Asked | None, free: int) -> list[Text]:
    """What happened, then the question with its options, in the lines that are left."""
    if look.height == 0:
        free = 10_000
        news = [item for item in news if item[1]]
    question: list[Text] = []
    if asked is not None:
        first, *others = folded(asked.prompt, look.width, asked.who.cell_len + 2)
        question = [Text.assemble(asked.who, ": ", (first.strip(), "bold")), *[Text(line, "bold") for line in others]]
        if look.height == 0:
            room = UNBOUND_OPTIONS
        else:
            # A few options are written out even if only one line is left for what happened.
            kept = 1 if len(asked.entries) <= FEW else max(3, free // 3)
            room = max(free - len(question) - min(kept, len(news)), 3)
        question += listed(asked.entries, look.words, look.width, room)
    told = news_lines(look, news, free - len(question))
    gap = [Text()] if told and free - len(question) - len(told) > 0 and look.height else []
    return [*told, *gap, *question]
