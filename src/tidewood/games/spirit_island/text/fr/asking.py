"""Questions about pieces and lands, and their options, in French."""

from __future__ import annotations

from typing import Any

from tidewood.games.spirit_island import setup_steps
from tidewood.games.spirit_island.board.boards import BOARDS
from tidewood.games.spirit_island.conditions.lands import TheirPresence
from tidewood.games.spirit_island.hooks import BUILD, POWER, RAVAGE
from tidewood.games.spirit_island.state import Island
from tidewood.games.spirit_island.text.fr.cards import clause, then
from tidewood.games.spirit_island.text.fr.language import (
    FRENCH,
    a_piece,
    blight_card,
    e,
    fear_card,
    invader_card,
    player,
    power,
    shape,
    upper,
)
from tidewood.games.spirit_island.text.fr.wording import a_land
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


def left(n: int) -> str:
    return "" if n >= 1 << 20 else f" (encore {n})"


# -- moving


@ask(piece_changes.DreamPush)
def _(s: Island, f: Frame) -> str:
    return start(f, f"vers où repoussez-vous depuis {here(s, f.scope.place)} ? ({shape(f.held & 15)})")


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
    return "Aucune région" if o == STOP else upper(here(s, o))


# -- harm


# -- lands


@ask(blight.Cascade)
def _(s: Island, f: Frame) -> str:
    return f"La Désolation de {here(s, f.scope.place)} cause une Cascade. Vers où ?"


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


@ask(repeat.OnAdjacent)
def _(s: Island, f: Frame) -> str:
    return start(f, f"sur quelle région adjacente à {here(s, f.scope.place)} le répétez-vous ?")


# -- the Invaders' doing


@ask(invaders.Invade)
def _(s: Island, f: Frame) -> str:
    assert isinstance(f.node, invaders.Invade)
    word = {RAVAGE: "Ravager", BUILD: "Construire"}.get(f.node.action, "Explorer")
    return f"{word} : quelle est la région suivante ?"


@say(invaders.Invade)
def _(s: Island, f: Frame, o: int) -> str:
    return s.map.names[o]


@ask(invaders.Reveal)
def _(s: Island, f: Frame) -> str:
    return "Révélez la première carte Envahisseurs. Laquelle est-ce ?"


@say(invaders.Reveal)
def _(s: Island, f: Frame, o: int) -> str:
    return upper(invader_card(o))


@ask(fear.FearStep)
def _(s: Island, f: Frame) -> str:
    return "Révélez la carte Peur gagnée suivante. Laquelle est-ce ?"


@say(fear.FearStep)
def _(s: Island, f: Frame, o: int) -> str:
    return fear_card(o)


@ask(blight.Flip)
def _(s: Island, f: Frame) -> str:
    return "L’île est Désolée. Quelle est la carte Désolation ?"


@say(blight.Flip)
def _(s: Island, f: Frame, o: int) -> str:
    return blight_card(o)


@ask(blight.ReplaceCard)
def _(s: Island, f: Frame) -> str:
    return f"La carte Désolation est {blight_card(f.held)}. La remplacez-vous par une autre ?"


@say(blight.ReplaceCard)
def _(s: Island, f: Frame, o: int) -> str:
    return "La garder" if o == blight.KEEP else "La remplacer"


@ask(setup_steps.DrawBoards)
def _(s: Island, f: Frame) -> str:
    return "Piochez une tuile Île. Laquelle est-ce ?"


@say(setup_steps.DrawBoards)
def _(s: Island, f: Frame, o: int) -> str:
    return f"Tuile Île {BOARDS[o]}"


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


@ask(Change)
def _(s: Island, f: Frame) -> str:
    return f"{about_to(s, f)} Autre chose se passe-t-il à la place ?"


def about_to(s: Island, f: Frame) -> str:
    """What a change is about to do."""
    node, place = f.node, here(s, f.scope.place)
    if isinstance(node, ravage.RavageLand):
        return f"Les Envahisseurs vont Ravager {place}."
    if isinstance(node, invaders.BuildLand):
        return f"Les Envahisseurs vont Construire dans {place}."
    if isinstance(node, invaders.ExploreLand):
        return f"Les Envahisseurs vont Explorer {place}."
    if isinstance(node, blight.AddBlight):
        return f"Une Désolation va être ajoutée dans {place}."
    if isinstance(node, blight.LosePresence):
        return f"Une Présence de {player(f.held)} va être détruite dans {place}."
    kind = f.held & 15
    if isinstance(node, piece_changes.DrownPiece):
        return f"{a_piece(kind)} va se noyer dans {place}."
    if isinstance(node, piece_changes.MovePiece):
        return f"{a_piece(kind)} va entrer dans {place}."
    return f"{a_piece(kind)} va être détruit{e(kind)} dans {place}."


@say(Change)
def _(s: Island, f: Frame, o: int) -> str:
    row = row_of(s, o)
    return "Laisser faire" if row is None else f"Utiliser {FRENCH.name(row.rule.id)}{whose(s, row.owner)}"


def whose(s: Island, owner: int) -> str:
    return f" ({player(owner)})" if owner >= 0 and s.players > 1 else ""


@ask(Reactions)
def _(s: Island, f: Frame) -> str:
    return "Quelle règle s’applique d’abord ?"


@say(Reactions)
def _(s: Island, f: Frame, o: int) -> str:
    row = row_of(s, o)
    assert row is not None
    twins = [other.serial for other in s.rows if other.rule is row.rule and other.owner == row.owner]
    number = f" {twins.index(o) + 1}" if len(twins) > 1 else ""
    return f"{FRENCH.name(row.rule.id)}{number}{whose(s, row.owner)}"
