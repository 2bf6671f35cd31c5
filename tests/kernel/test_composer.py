"""Texts from nodes: sentences, clauses within sentences, and how several clauses are joined."""

from __future__ import annotations

import pytest

from tidewood.kernel.composer import COLONS, COMMAS, PLAIN, Composer, clause, text
from tidewood.language.catalogue import Catalogue
from tidewood.language.values import message


class Do:
    """Something that is done, by the id of its clause."""

    def __init__(self, id, *parts):
        self.id = id
        self.parts = list(parts)


class Rest(Do):
    pass


COMPOSER = Composer()
COMPOSER.clauses({Rest: "t.rest"})
COMPOSER.marks |= {"t.aside": COMMAS, "t.if": COLONS}


@COMPOSER.says(Do)
def _(n):
    return n.parts if n.id == "all" else message(f"t.{n.id}", part=n.parts[0] if n.parts else None)


CATALOGUE = Catalogue("en")
CATALOGUE.add({"t": {
    "push": "push", "draw": "draw", "rest": "rest", "aside": "draw, then rest", "if": "if so: {part}",
    "with": "with sun: {part:sentences.cap}", "or": "either {part:or}",
    "he": "it {part:he}", "push_he": "pushes", "draw_he": "draws",
}})  # fmt: skip
CATALOGUE.compose = lambda thing, features: clause(COMPOSER, CATALOGUE, thing, features)
PUSH, DRAW, ASIDE = Do("push"), Do("draw"), Do("aside")


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        (Do("all", PUSH, DRAW, Rest("")), "Push. Draw. Rest."),
        (Do("if", PUSH), "If so: push."),
        (Do("if", Do("all", PUSH, DRAW)), "If so: push and draw."),
        (Do("if", Do("all", PUSH, ASIDE)), "If so: push; draw, then rest."),
        (Do("if", Do("all", PUSH, Do("if", DRAW))), "If so: push; if so: draw."),
        (Do("with", Do("all", PUSH, DRAW)), "With sun: Push. Draw."),
        (Do("or", Do("all", PUSH, ASIDE)), "Either push or draw, then rest."),
        (Do("he", Do("all", PUSH, DRAW)), "It pushes and draws."),
    ],
)
def test_a_text_is_made_of_the_clauses_of_its_parts(thing, said):
    assert text(COMPOSER, CATALOGUE, thing) == said


def test_a_text_weighs_as_much_as_its_heaviest_part():
    both = Do("all", PUSH, DRAW)
    found = [COMPOSER.weight(thing) for thing in (PUSH, both, ASIDE, Do("all", PUSH, ASIDE), Do("if", PUSH), None, 3)]
    assert found == [PLAIN, PLAIN, COMMAS, COLONS, COLONS, PLAIN, PLAIN]
    assert COMPOSER.weight(Do("all", PUSH, DRAW, PUSH)) == COMMAS
