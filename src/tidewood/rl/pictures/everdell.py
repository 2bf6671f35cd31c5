"""Everdell: the Meadow, the places and events with who stands there, and every city, card by card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from tidewood.api import card_facts, whole_box
from tidewood.rl.pictures.canvas import HEIGHT, WIDTH, Point, Sheet, drawings, head

EDGE: Final = 10.0
CARD: Final[Point] = (66.0, 60.0)  # how wide and high a card is
GAP: Final = 5.0
MEADOW_ACROSS: Final = 4
ART: Final[Point] = (64.0, 48.0)
PLACES: Final = EDGE + MEADOW_ACROSS * 1.25 * (CARD[0] + GAP) + 14  # where the places begin
TABLE: Final = 290.0  # the height of the common table
FOOT: Final = 36.0
GOODS: Final = ("twig", "resin", "pebble", "berry")
KNOWN: Final = (*GOODS, "card", "point")  # icons
OWN: Final = 222.0  # the room for a player's name and goods
PHANTOMIA: Final = "phantomia"


@cache
def facts() -> dict[str, dict[str, Any]]:
    return card_facts("everdell", whole_box("everdell"))


def named(id: str) -> str:
    return id.replace("-", " ")


def draw(sheet: Sheet, view: dict[str, Any]) -> None:
    sheet.box(6, 6, WIDTH - 12, TABLE - 12, "clearing")
    meadow(sheet, view)
    places(sheet, view)
    events(sheet, view)
    players = view["players"]
    high = min(190.0, (HEIGHT - TABLE - FOOT) / len(players))
    for i, (player, has) in enumerate(players.items()):
        seat(sheet, TABLE + i * high, high - 6, player, has, view)


def card(sheet: Sheet, at: Point, id: str, scale: float = 1.0, closed: bool = False) -> None:
    """A card: its drawing in the tones of its kind, and its name."""
    kind = facts().get(id, {}).get("type", "")
    tones = {
        tone: f"{kind} {tone}" if kind else known for tone, known in (("a", "ink-2"), ("b", "ink-3"), ("c", "sunken"))
    }
    x, y = at
    wide, high = CARD[0] * scale, CARD[1] * scale
    sheet.box(x, y, wide, high, "cardback" if closed else tones["c"], tones["a"], 1)
    art = drawings()["cards"].get(id)
    if art and not closed:
        there = 0.72 * scale
        sheet.put(art, (x + (wide - ART[0] * there) / 2, y + 3 * scale), there, tones)
    sheet.words(
        (x + wide / 2, y + high - 9 * scale),
        named(id),
        8.5 * scale,
        "seat" if closed else tones["a"],
        "center",
        room=wide,
    )


def pawns(sheet: Sheet, at: Point, players: Sequence[str], scale: float = 0.8) -> None:
    """Workers, from right to left."""
    for i, player in enumerate(players):
        pawn(sheet, (at[0] - i * 17 * scale, at[1]), player, scale)


def pawn(sheet: Sheet, at: Point, player: str, scale: float) -> None:
    if player.removeprefix("p").isdigit():
        sheet.shape(head(player), at, scale, player, "ink")
    else:  # Phantomia and Rugwort
        sheet.shape(head("p6"), at, scale, "spider", "ink")


def goods(sheet: Sheet, at: Point, counts: Mapping[str, int], size: float = 20.0, ones: bool = True) -> float:
    """Icons with how many; how far to the right they go. Without `ones` a single thing has no number."""
    x, y = at
    for kind, n in counts.items():
        sheet.put(drawings()["icons"][kind], (x, y - size / 2), size / 24)
        x += size + 3
        if ones or n != 1:
            sheet.words((x, y), str(n), 0.68 * size)
            x += 0.5 * size * len(str(n)) + 4
    return x


def meadow(sheet: Sheet, view: Mapping[str, Any]) -> None:
    lying = view.get("meadow", [])
    sheet.words((EDGE + 2, 20), f"Turn {view['turn']} · {view['phase']}", 15, bold=True)
    scale = 1.25
    for i, id in enumerate(lying):
        row, column = divmod(i, MEADOW_ACROSS)
        at = (EDGE + column * scale * (CARD[0] + GAP), 34 + row * scale * (CARD[1] + GAP))
        if id:
            card(sheet, at, id, scale)
    below = 32 + (len(lying) + MEADOW_ACROSS - 1) // MEADOW_ACROSS * scale * (CARD[1] + GAP) + 12
    discards = view.get("discards", 0)
    many = discards if isinstance(discards, int) else len(discards)
    x = goods(sheet, (EDGE, below), {"card": view.get("deck", 0)})
    sheet.words((x + 6, below), f"in the deck, {many} discarded", 13, "ink-2")
    extra = [("top farm", view["farm_stack"]["top"])] if view.get("farm_stack") else []
    if view.get(PHANTOMIA, {}).get("action"):
        extra.append((PHANTOMIA, f"card {view[PHANTOMIA]['action']}, level {view[PHANTOMIA]['level']}"))
    for i, (what, told) in enumerate(extra):
        sheet.words((EDGE, below + 24 + 20 * i), f"{what}: {named(str(told))}", 13, "ink-2", room=PLACES - 24)


def places(sheet: Sheet, view: Mapping[str, Any]) -> None:
    """The places of the board in rows, each with what it gives and who stands there."""
    basic = {id: who for id, who in view["places"].items() if id.startswith("basic")}
    further = {id: who for id, who in view["places"].items() if id not in basic}
    for row, standing in enumerate((basic, {**further, **view["forest"]})):
        wide = (WIDTH - PLACES - EDGE) / max(len(standing), 8)
        for i, (id, who) in enumerate(standing.items()):
            at = (PLACES + i * wide, EDGE + row * 84)
            colour = (
                "path" if id.startswith(("basic", "haven")) else "river-2" if id.startswith("journey") else "vale-2"
            )
            place(sheet, at, wide - GAP, id, who, colour)


def place(sheet: Sheet, at: Point, wide: float, id: str, who: Sequence[str], colour: str) -> None:
    x, y = at
    high = 78.0
    sheet.box(x, y, wide, high, colour, "street", 1)
    gives = facts().get(id, {}).get("gives", [])
    shown: dict[str, int] = {}
    for given in gives:
        if given["what"] in KNOWN:
            shown[given["what"]] = given.get("n", 1)
    if len(shown) == len(gives):
        goods(sheet, (x + 6, y + 18), shown, 19 if len(shown) < 3 else 15, ones=False)
    else:
        sheet.lines((x + 5, y + 13), named(id.removeprefix("forest-")), 10.5, wide - 6, 3)
    pawns(sheet, (x + wide - 12, y + high - 14), who)


def events(sheet: Sheet, view: Mapping[str, Any]) -> None:
    wide = (WIDTH - PLACES - EDGE) / 4
    for i, (id, has) in enumerate(view["events"].items()):
        x, y = PLACES + i % 4 * wide, EDGE + 2 * 84 + 2 + i // 4 * 50
        taken = has["owner"] is not None
        sheet.box(x, y, wide - GAP, 45, "sunken" if taken else "surface", "line-strong" if taken else "accent", 1.4)
        sheet.lines((x + 6, y + 14), named(id), 11.5, wide - 50, 2, "ink-3" if taken else "ink")
        pawns(sheet, (x + wide - GAP - 14, y + 22), has["workers"] or ([has["owner"]] if taken else []))


def seat(sheet: Sheet, top: float, high: float, player: str, has: Mapping[str, Any], view: Mapping[str, Any]) -> None:
    """A player with what lies before them."""
    turn = view["active"] == player
    sheet.box(EDGE, top, WIDTH - 2 * EDGE, high, "surface", "accent" if turn else "line", 3 if turn else 1)
    x = EDGE + 10
    pawn(sheet, (x + 10, top + 18), player, 1.1)
    score = has.get("score", {}).get("total")
    state = "passed" if has.get("passed") else has.get("season", "")
    sheet.words((x + 30, top + 18), f"{player} · {state}", 13.5, bold=True, room=OWN - 62)
    sheet.words((x + OWN - 22, top + 18), "" if score is None else str(score), 15, align="right", bold=True)
    goods(sheet, (x, top + 46), {kind: has.get(kind, 0) for kind in GOODS}, 19)
    hand = has.get("hand", 0)
    counts = {"card": hand if isinstance(hand, int) else len(hand), "point": has.get("points", 0)}
    after = goods(sheet, (x, top + 72), counts, 19)
    home = has.get("workers", {}).get("home", 0)
    for i in range(home):
        pawn(sheet, (after + 14 + i * 15, top + 72), player, 0.6)
    sheet.lines((x, top + 96), ", ".join(map(named, has.get("events", []))), 10.5, OWN - 24, 3, "ink-2")
    rows = [has.get("city", [])] + ([hand] if not isinstance(hand, int) and hand else [])
    begin = EDGE + OWN
    room = WIDTH - EDGE - begin - GAP
    tall = (high - 8) / 2
    for row, lying in enumerate(rows):
        scale = min((room / max(len(lying), 1) - GAP) / CARD[0], (tall - GAP) / CARD[1])
        for i, one in enumerate(lying):
            at = (begin + i * (scale * CARD[0] + GAP), top + 5 + row * tall)
            if isinstance(one, str):
                card(sheet, at, one, scale)
            else:
                in_city(sheet, at, one, scale)


def in_city(sheet: Sheet, at: Point, one: Mapping[str, Any], scale: float) -> None:
    """A card of a city, with who stands on it and what lies on it."""
    card(sheet, at, one["card"], scale, closed=bool(one.get("down")))
    x, y = at
    pawns(sheet, (x + CARD[0] * scale - 9, y + 11), one.get("workers", []), 0.65)
    lying = {kind: one[kind] for kind in (*GOODS, "points") if one.get(kind)}
    shown = {kind.removesuffix("s"): n for kind, n in lying.items()}
    goods(sheet, (x + 3, y + CARD[1] * scale - 22), shown, 12, ones=False)
