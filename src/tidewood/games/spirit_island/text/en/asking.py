"""Questions about pieces and lands, and their options, in English."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island.conditions.lands import TheirPresence
from tidewood.games.spirit_island.hooks import POWER
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text.en.cards import clause, text
from tidewood.games.spirit_island.text.en.language import (
    ENGLISH,
    player,
    power,
    upper,
)
from tidewood.games.spirit_island.text.en.wording import a_land
from tidewood.games.spirit_island.verbs import (
    lands,
    move_presence,
    powers,
    targets,
)
from tidewood.games.spirit_island.verbs.verb import STOP
from tidewood.kernel.combine import Either, May
from tidewood.kernel.core import Frame

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


# -- moving


@say(lands.ALand, move_presence.OceanGathers, move_presence.OceanPushes)
def _(s: Island, f: Frame, o: int) -> str:
    return "No land" if o == STOP else upper(here(s, o))


# -- harm


# -- lands


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


# -- the Invaders' doing


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
