"""Questions about pieces and lands, and their options, in German."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island import setup_steps
from tidewood.games.spirit_island.board.boards import BOARDS
from tidewood.games.spirit_island.conditions.lands import TheirPresence
from tidewood.games.spirit_island.hooks import BUILD, POWER, RAVAGE
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text.de.cards import clause, text, then
from tidewood.games.spirit_island.text.de.language import (
    GERMAN,
    a_piece,
    blight_card,
    fear_card,
    invader_card,
    player,
    power,
    shape,
    upper,
)
from tidewood.games.spirit_island.text.de.wording import a_land
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

ask = GERMAN.prompt
say = GERMAN.option


def start(f: Frame, question: str) -> str:
    """A question with the Power that asks it in front."""
    is_power = f.scope.mode & 15 == POWER and f.scope.card >= 0
    return f"{power(f.scope.card)}: {question}" if is_power else question


def here(s: Island, place: int) -> str:
    """A land of the table; an Ocean is called one."""
    name = s.map.names[place]
    return f"Ozean {name}" if s.map.terrain[place] == 0 else name


def left(n: int) -> str:
    return "" if n >= 1 << 20 else f" (noch {n})"


# -- moving


@ask(piece_changes.DreamPush)
def _(s: Island, f: Frame) -> str:
    return start(f, f"Wohin wird aus {here(s, f.scope.place)} verschoben? ({shape(f.held & 15)})")


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
    return "Kein Gebiet" if o == STOP else here(s, o)


# -- harm


# -- lands


@ask(blight.Cascade)
def _(s: Island, f: Frame) -> str:
    return f"Ödnis breitet sich von {here(s, f.scope.place)} aus. Wohin?"


@ask(lands.ALand)
def _(s: Island, f: Frame) -> str:
    n: Any = f.node
    chosen = "das Gebiet oder ein benachbartes" if n.near else a_land(n.land)
    if isinstance(n.land, TheirPresence):
        chosen = "ein Gebiet mit deiner Präsenz"
    return start(f, f"Wähle {chosen}: {then(n.part)}.")


@ask(powers.Use)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, powers.Use)
    found = f.node.power
    name = GERMAN.name(found.id)
    if isinstance(found.target, targets.LandTarget):
        return f"{name}: Wähle {a_land(found.target.land)} als Einflussgebiet."
    return f"{name}: Wähle einen Geist."


@say(powers.Use)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, powers.Use)
    if isinstance(f.node.power.target, targets.LandTarget):
        place = here(s, targets.TARGET_LAND.of(o))
        return f"{place} für 1 Energie" if targets.BEYOND.of(o) else place
    if isinstance(f.node.power.target, targets.NoTarget):
        return "Einsetzen"
    return f"{GERMAN.name(s.rules.panels[o].id)} ({player(o)})"


@ask(repeat.OnAdjacent)
def _(s: Island, f: Frame) -> str:
    return start(f, f"In welchem Gebiet neben {here(s, f.scope.place)} wird wiederholt?")


# -- the Invaders' doing


@ask(invaders.Invade)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, invaders.Invade)
    word = {RAVAGE: "Wüten", BUILD: "Bauen"}.get(f.node.action, "Entdecken")
    return f"{word}: Welches Gebiet kommt als Nächstes?"


@say(invaders.Invade)
def _(s: Island, f: Frame, o: int) -> str:
    return s.map.names[o]


@ask(invaders.Reveal)
def _(s: Island, f: Frame) -> str:
    return "Deckt die oberste Invasoren-Karte auf. Welche ist es?"


@say(invaders.Reveal)
def _(s: Island, f: Frame, o: int) -> str:
    return invader_card(o)


@ask(fear.FearStep)
def _(s: Island, f: Frame) -> str:
    return "Deckt die nächste aktive Furchtkarte auf. Welche ist es?"


@say(fear.FearStep)
def _(s: Island, f: Frame, o: int) -> str:
    return fear_card(o)


@ask(blight.Flip)
def _(s: Island, f: Frame) -> str:
    return "Die Insel ist verödet. Welche Ödniskarte ist es?"


@say(blight.Flip)
def _(s: Island, f: Frame, o: int) -> str:
    return blight_card(o)


@ask(blight.ReplaceCard)
def _(s: Island, f: Frame) -> str:
    return f"Die Ödniskarte ist {blight_card(f.held)}. Ersetzt du sie durch eine andere?"


@say(blight.ReplaceCard)
def _(s: Island, f: Frame, o: int) -> str:
    return "Behalten" if o == blight.KEEP else "Ersetzen"


@ask(setup_steps.DrawBoards)
def _(s: Island, f: Frame) -> str:
    return "Zieht einen Inselteil. Welcher ist es?"


@say(setup_steps.DrawBoards)
def _(s: Island, f: Frame, o: int) -> str:
    return f"Inselteil {BOARDS[o]}"


# -- choices and rules


@ask(Either)
def _(s: Island, f: Frame) -> str:
    return start(f, "Was davon?")


@say(Either)
def _(s: Island, f: Frame, o: int) -> str:
    assert isinstance(f.node, Either)
    return upper(clause(f.node.parts[o]))


@ask(May)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, May)
    return start(f, f"{upper(text(f.node.part))} Möchtest du das?")


@say(May)
def _(s: Island, f: Frame, o: int) -> str:
    return "Ja" if o else "Nein"


@ask(Change)
def _(s: Island, f: Frame) -> str:
    return f"{about_to(s, f)} Geschieht stattdessen etwas anderes?"


def about_to(s: Island, f: Frame) -> str:
    """What a change is about to do."""
    node, place = f.node, here(s, f.scope.place)
    if isinstance(node, ravage.RavageLand):
        return f"Die Invasoren wollen in {place} wüten."
    if isinstance(node, invaders.BuildLand):
        return f"Die Invasoren wollen in {place} bauen."
    if isinstance(node, invaders.ExploreLand):
        return f"Die Invasoren wollen {place} entdecken."
    if isinstance(node, blight.AddBlight):
        return f"Gleich kommt Ödnis nach {place}."
    if isinstance(node, blight.LosePresence):
        return f"Gleich wird Präsenz von {player(f.held)} in {place} vernichtet."
    if isinstance(node, piece_changes.DrownPiece):
        return f"{a_piece(f.held & 15)} ertrinkt gleich in {place}."
    if isinstance(node, piece_changes.MovePiece):
        return f"{a_piece(f.held & 15)} kommt gleich nach {place}."
    return f"{a_piece(f.held & 15)} wird gleich in {place} zerstört."


@say(Change)
def _(s: Island, f: Frame, o: int) -> str:
    row = row_of(s, o)
    return "Geschehen lassen" if row is None else f"{GERMAN.name(row.rule.id)} nutzen{whose(s, row.owner)}"


def whose(s: Island, owner: int) -> str:
    return f" ({player(owner)})" if owner >= 0 and s.players > 1 else ""


@ask(Reactions)
def _(s: Island, f: Frame) -> str:
    return "Welche Regel kommt zuerst?"


@say(Reactions)
def _(s: Island, f: Frame, o: int) -> str:
    row = row_of(s, o)
    assert row is not None
    twins = [other.serial for other in s.rows if other.rule is row.rule and other.owner == row.owner]
    number = f" {twins.index(o) + 1}" if len(twins) > 1 else ""
    return f"{GERMAN.name(row.rule.id)}{number}{whose(s, row.owner)}"
