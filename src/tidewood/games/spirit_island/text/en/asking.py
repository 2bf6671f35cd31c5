"""Questions about pieces and lands, and their options, in English."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island import setup_steps
from tidewood.games.spirit_island.board.boards import BOARDS
from tidewood.games.spirit_island.conditions.lands import TheirPresence
from tidewood.games.spirit_island.hooks import BUILD, POWER, RAVAGE
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text.en.cards import clause, text
from tidewood.games.spirit_island.text.en.language import (
    ENGLISH,
    a_piece,
    blight_card,
    fear_card,
    invader_card,
    player,
    power,
    upper,
)
from tidewood.games.spirit_island.text.en.wording import a_land
from tidewood.games.spirit_island.verbs import (
    blight,
    fear,
    invaders,
    lands,
    move_presence,
    piece_changes,
    powers,
    ravage,
    repeat,
    targets,
)
from tidewood.games.spirit_island.verbs.verb import STOP
from tidewood.kernel.combine import Either, May
from tidewood.kernel.core import Frame
from tidewood.kernel.rows import Change, Reactions, row_of

ask = ENGLISH.prompt
say = ENGLISH.option


def by(f: Frame) -> str:
    """The Power that acts, before the question; nothing where none does."""
    is_power = f.scope.mode & 15 == POWER and f.scope.card >= 0
    return f"{power(f.scope.card)}: " if is_power else ""


def start(f: Frame, question: str) -> str:
    """A question with the Power that asks it in front."""
    head = by(f)
    return head + question if head else upper(question)


def here(s: Island, place: int) -> str:
    """A land of the table; an Ocean is called one."""
    name = s.map.names[place]
    return f"the Ocean {name}" if s.map.terrain[place] == 0 else name


def left(n: int) -> str:
    return "" if n >= 1 << 20 else f" ({n} left)"


# -- moving


@ask(piece_changes.DreamPush)
def _(s: Island, f: Frame) -> str:
    return start(f, f"where is {a_piece(f.held & 15)} pushed from {here(s, f.scope.place)}?")


@say(
    piece_changes.DreamPush,
    blight.Cascade,
    lands.ALand,
    repeat.OnAdjacent,
    move_presence.OceanGathers,
    move_presence.OceanPushes,
)
@say(setup_steps.StartingPresence)
def _(s: Island, f: Frame, o: int) -> str:
    return "No land" if o == STOP else upper(here(s, o))


# -- harm


# -- lands


@ask(blight.Cascade)
def _(s: Island, f: Frame) -> str:
    return f"Blight cascades from {here(s, f.scope.place)}. Where to?"


@ask(lands.ALand)
def _(s: Island, f: Frame) -> str:
    n: Any = f.node
    where = "the land or one next to it" if n.near else a_land(n.land)
    if isinstance(n.land, TheirPresence):
        where = "a land with your Presence"
    return start(f, f"choose {where}: {clause(n.part)}.")


@ask(powers.Use)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, powers.Use)
    found = f.node.power
    name = ENGLISH.name(found.id)
    if isinstance(found.target, targets.LandTarget):
        return f"{name}: choose {a_land(found.target.land)} as its target."
    return f"{name}: choose a Spirit as its target."


@say(powers.Use)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, powers.Use)
    if isinstance(f.node.power.target, targets.LandTarget):
        place = upper(here(s, targets.TARGET_LAND.of(o)))
        return f"{place} for 1 Energy" if targets.BEYOND.of(o) else place
    if isinstance(f.node.power.target, targets.NoTarget):
        return "Use it"
    return f"{ENGLISH.name(s.rules.panels[o].id)} ({player(o)})"


@ask(repeat.OnAdjacent)
def _(s: Island, f: Frame) -> str:
    return start(f, f"on which land next to {here(s, f.scope.place)} is it repeated?")


# -- the Invaders' doing


@ask(invaders.Invade)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, invaders.Invade)
    word = {RAVAGE: "Ravage", BUILD: "Build"}.get(f.node.action, "Explore")
    return f"{word}: which land comes next?"


@say(invaders.Invade)
def _(s: Island, f: Frame, o: int) -> str:
    return s.map.names[o]


@ask(invaders.Reveal)
def _(s: Island, f: Frame) -> str:
    return "Turn up the top Invader card. Which one is it?"


@say(invaders.Reveal)
def _(s: Island, f: Frame, o: int) -> str:
    return upper(invader_card(o))


@ask(fear.FearStep)
def _(s: Island, f: Frame) -> str:
    return "Turn up the next earned Fear card. Which one is it?"


@say(fear.FearStep)
def _(s: Island, f: Frame, o: int) -> str:
    return fear_card(o)


@ask(blight.Flip)
def _(s: Island, f: Frame) -> str:
    return "The island is blighted. Which Blight card is it?"


@say(blight.Flip)
def _(s: Island, f: Frame, o: int) -> str:
    return blight_card(o)


@ask(blight.ReplaceCard)
def _(s: Island, f: Frame) -> str:
    return f"The Blight card is {blight_card(f.held)}. Do you replace it by another one?"


@say(blight.ReplaceCard)
def _(s: Island, f: Frame, o: int) -> str:
    return "Keep it" if o == blight.KEEP else "Replace it"


@ask(setup_steps.DrawBoards)
def _(s: Island, f: Frame) -> str:
    return "Draw an island board. Which one is it?"


@say(setup_steps.DrawBoards)
def _(s: Island, f: Frame, o: int) -> str:
    return f"Board {BOARDS[o]}"


# -- choices and rules


@ask(Either)
def _(s: Island, f: Frame) -> str:
    return start(f, "which of these?")


@say(Either)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, Either)
    return upper(clause(f.node.parts[o]))


@ask(May)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, May)
    return f"{by(f)}{upper(text(f.node.part))} Do you want this?"


@say(May)
def _(s: Island, f: Frame, o: int) -> str:
    return "Yes" if o else "No"


@ask(Change)
def _(s: Island, f: Frame) -> str:
    return f"{about_to(s, f)} Does something else happen instead?"


def about_to(s: Island, f: Frame) -> str:
    """What a change is about to do."""
    node, place = f.node, here(s, f.scope.place)
    if isinstance(node, ravage.RavageLand):
        return f"Invaders are about to Ravage in {place}."
    if isinstance(node, invaders.BuildLand):
        return f"Invaders are about to Build in {place}."
    if isinstance(node, invaders.ExploreLand):
        return f"Invaders are about to Explore into {place}."
    if isinstance(node, blight.AddBlight):
        return f"Blight is about to be added to {place}."
    if isinstance(node, blight.LosePresence):
        return f"Presence of {player(f.held)} is about to be destroyed in {place}."
    if isinstance(node, piece_changes.DrownPiece):
        return f"{upper(a_piece(f.held & 15))} is about to drown in {place}."
    if isinstance(node, piece_changes.MovePiece):
        return f"{upper(a_piece(f.held & 15))} is about to move to {place}."
    return f"{upper(a_piece(f.held & 15))} is about to be destroyed in {place}."


@say(Change)
def _(s: Island, f: Frame, o: int) -> str:
    row = row_of(s, o)
    return "Let it happen" if row is None else f"Use {ENGLISH.name(row.rule.id)}{whose(s, row.owner)}"


def whose(s: Island, owner: int) -> str:
    return f" ({player(owner)})" if owner >= 0 and s.players > 1 else ""


@ask(Reactions)
def _(s: Island, f: Frame) -> str:
    return "Which rule comes first?"


@say(Reactions)
def _(s: Island, f: Frame, o: int) -> str:
    row = row_of(s, o)
    assert row is not None
    twins = [other.serial for other in s.rows if other.rule is row.rule and other.owner == row.owner]
    number = f" {twins.index(o) + 1}" if len(twins) > 1 else ""
    return f"{ENGLISH.name(row.rule.id)}{number}{whose(s, row.owner)}"
