"""Samples of what the Spirits of the expansions ask and tell, for the golden files of texts."""

from __future__ import annotations

from collections.abc import Callable

from tidewood.games.spirit_island import hooks
from tidewood.games.spirit_island.pieces import BEASTS, CITY, SWARM, TOWN, hurt
from tidewood.games.spirit_island.registry import RULES
from tidewood.games.spirit_island.verbs import (
    blight,
    enthralling,
    move_presence,
    own_presence,
    split_damage,
    swarms,
    volcano,
)
from tidewood.games.spirit_island.verbs.so_many import LAND_TAKEN, PIECE_TAKEN
from tidewood.games.spirit_island.verbs.verb import STOP
from tidewood.games.spirit_island.words import pieces_and_lands
from tidewood.kernel.amounts import Flat
from tidewood.kernel.core import Frame, Scope
from tidewood.kernel.log import Event

Sample = tuple[Frame, tuple[int, ...]]


def moved(shape: int, place: int) -> int:
    return PIECE_TAKEN.put(shape) | LAND_TAKEN.put(place)


def questions(place: Callable[[str], int]) -> list[Sample]:
    """Questions of p1, with the options to show."""
    a4, a5 = place("A4"), place("A5")
    own = Scope(0, mode=hooks.SPIRIT)
    here = Scope(0, place=a5, origin=a4, mode=hooks.POWER)
    return [
        (Frame(move_presence.GoAlong(pieces_and_lands.BEASTS), Scope(0, place=a4, origin=a5)), (1, 0)),
        (Frame(own_presence.ReplacePresence(BEASTS), own), (a5,)),
        (Frame(split_damage.SplitDamage(Flat(2), 0), here, 2), (moved(TOWN, a4), moved(hurt(CITY, 1), a5))),
        (Frame(blight.PAY_FOR_BLIGHT, here), (1, 0)),
        (Frame(enthralling.LetIn(RULES["enthrall-the-foreign-explorers-fewer"]), here), (0, 1, 2)),
        (Frame(volcano.Erupt("erupted"), here), (1, 2)),
        (Frame(volcano.GatherOwn(2), here, 2), (a4, STOP)),
        (Frame(volcano.ReturnToTracks(2), own, 2), (1, STOP)),
        (Frame(volcano.SplitEnergy(), here), (0, 1)),
        (Frame(swarms.LeadDahan(2), here), (moved(BEASTS, a4), moved(SWARM, a4), STOP)),
    ]


def happened(a5: int) -> list[Event]:
    return [
        Event("presence-replaced", (0, BEASTS, a5)),
        Event("presence-removed", (0,)),
        Event("presence-restored", (0,)),
    ]
