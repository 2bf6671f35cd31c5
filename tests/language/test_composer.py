"""The composer of card texts, on two kinds of nodes made up for the purpose."""

from __future__ import annotations

from tidewood.kernel.composer import Composer, by, clause, text
from tidewood.language.catalogue import Catalogue
from tidewood.language.values import message


class Draw:
    def __init__(self, n: int) -> None:
        self.n = n


class Rest:
    pass


class Worker:
    def __init__(self, *parts: object) -> None:
        self.parts = parts


def composing():
    composer = Composer()
    composer.clauses({Draw: "card.draw"}, "n")
    composer.clauses({Worker: "card.worker"}, effect=lambda n: list(n.parts))
    composer.clauses({Rest: "card.rest"})
    catalogue = Catalogue("en")
    catalogue.add({"card": {"draw": "draw {n}", "rest": "rest", "worker": "worker: {effect:sentences}"}})
    catalogue.compose = lambda node, features: clause(composer, catalogue, node, features)
    return composer, catalogue


def test_sentences_get_their_capitals_and_full_stops():
    composer, catalogue = composing()
    assert text(composer, catalogue, [Draw(2), Rest()]) == "Draw 2. Rest."


def test_a_clause_holds_the_sentences_of_other_nodes():
    composer, catalogue = composing()
    assert text(composer, catalogue, [Worker(Draw(2), Rest()), Rest()]) == "Worker: draw 2. Rest. Rest."


class Pay:
    def __init__(self, back: bool) -> None:
        self.back = back


def test_a_field_may_tell_which_of_two_clauses_is_said():
    composer, _ = composing()
    composer.clauses({Pay: by("back", "card.pay-back", "card.pay")})
    assert [composer.said(Pay(back)) for back in (True, False)] == [message("card.pay-back"), message("card.pay")]
