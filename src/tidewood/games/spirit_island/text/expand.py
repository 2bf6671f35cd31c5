"""Nouns that are made from others: pieces with damage and strife."""

from __future__ import annotations

from tidewood.games.spirit_island import pieces
from tidewood.games.spirit_island.text.table import shapes
from tidewood.language.catalogue import Catalogue
from tidewood.language.values import Message, Thing, message


def expand(catalogue: Catalogue) -> None:
    nouns = catalogue.nouns["piece"]
    for shape in shapes():
        nouns[pieces.shape_name(shape)] = {"name": catalogue.say(marked(shape))}


def marked(shape: int) -> Message:
    """A piece with what has been done to it: Town (1 Damage)."""
    piece = Thing("piece", pieces.PIECES[pieces.kind_of(shape)])
    marks: list[Message] = []
    hurt = pieces.damage_of(shape) + pieces.dream_of(shape)
    if hurt:
        marks.append(message("piece.damage", n=hurt))
    if pieces.strife_of(shape):
        marks.append(message("piece.strife", n=pieces.strife_of(shape)))
    if pieces.is_dreamt(shape):
        marks.append(message("piece.dreamt", piece=piece))
    return message("piece.marked", piece=piece, marks=marks)
