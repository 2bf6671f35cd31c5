"""Questions about pieces and lands, and their options, in French."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island.conditions.lands import TheirPresence
from tidewood.games.spirit_island.hooks import POWER
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text.fr.cards import clause, then
from tidewood.games.spirit_island.text.fr.language import (
    FRENCH,
    player,
    power,
    upper,
)
from tidewood.games.spirit_island.text.fr.wording import a_land
from tidewood.games.spirit_island.verbs import (
    lands,
    move_presence,
    powers,
    targets,
)
from tidewood.games.spirit_island.verbs.verb import STOP
from tidewood.kernel.combine import Either, May
from tidewood.kernel.core import Frame

ask = FRENCH.prompt
say = FRENCH.option


def start(f: Frame, question: str) -> str:
    """A question with the Power that asks it in front."""
    is_power = f.scope.mode & 15 == POWER and f.scope.card >= 0
    return f"{power(f.scope.card)} : {question}" if is_power else upper(question)


def here(s: Island, place: int) -> str:
    """A land of the table; an Ocean is called one."""
    name = s.map.names[place]
    return f"l’Océan {name}" if s.map.terrain[place] == 0 else name


# -- moving


@say(lands.ALand, move_presence.OceanGathers, move_presence.OceanPushes)
def _(s: Island, f: Frame, o: int) -> str:
    return "Aucune région" if o == STOP else upper(here(s, o))


# -- harm


# -- lands


@ask(lands.ALand)
def _(s: Island, f: Frame) -> str:
    n: Any = f.node
    chosen = "la région ou une région adjacente" if n.near else a_land(n.land)
    if isinstance(n.land, TheirPresence):
        chosen = "une région avec votre Présence"
    return start(f, f"choisissez {chosen}{then(n.part)}.")


@ask(powers.Use)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, powers.Use)
    found = f.node.power
    name = FRENCH.name(found.id)
    if isinstance(found.target, targets.LandTarget):
        return f"{name} : ciblez {a_land(found.target.land)}."
    return f"{name} : ciblez un Esprit."


@say(powers.Use)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, powers.Use)
    if isinstance(f.node.power.target, targets.LandTarget):
        place = upper(here(s, targets.TARGET_LAND.of(o)))
        return f"{place} pour 1 Énergie" if targets.BEYOND.of(o) else place
    if isinstance(f.node.power.target, targets.NoTarget):
        return "Utiliser"
    return f"{FRENCH.name(s.rules.panels[o].id)} ({player(o)})"


# -- the Invaders' doing


# -- choices and rules


@ask(Either)
def _(s: Island, f: Frame) -> str:
    return start(f, "que choisissez-vous ?")


@say(Either)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, Either)
    return upper(clause(f.node.parts[o]))


@ask(May)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, May)
    return start(f, f"{clause(f.node.part)}. Le voulez-vous ?")


@say(May)
def _(s: Island, f: Frame, o: int) -> str:
    return "Oui" if o else "Non"
