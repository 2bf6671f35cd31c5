"""The options and questions that a game declares, and what is said of them."""

from __future__ import annotations

from typing import NamedTuple

from tidewood.api import FieldInfo, field_info
from tidewood.games import PACKAGES, kind_of
from tidewood.kernel.declare import Declared
from tidewood.kernel.declared import declared_in
from tidewood.language.patterns import needed, parse


class SaidInfo(NamedTuple):
    """What is said of one declaration. Several may share an id, and with it their pattern."""

    id: str
    fields: dict[str, FieldInfo]
    always: tuple[str, ...]  # the fields that are never left out


def said(game: str) -> list[SaidInfo]:
    """Every option and question of a game, by id."""
    patterns = kind_of(game).languages["en"].catalogue.patterns
    found: list[SaidInfo] = []
    for one in sorted(declared(game), key=lambda declaration: declaration.id):
        fields = {name: field_info(source.type) for name, source in one.fields.items()}
        named = needed(parse(patterns[one.id])) if one.id in patterns else ()
        always = [name for name, source in one.fields.items() if source.type.always or name in named]
        info = SaidInfo(one.id, fields, tuple(always))
        if info not in found:
            found.append(info)
    return found


def declared(game: str) -> list[Declared]:
    return declared_in(PACKAGES[game])
