"""Smaller promises of the kernel: chance, piles, errors, snapshots."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tidewood
from tests.toy.state import Islet
from tests.toy.verbs import Energy, Fear
from tidewood.kernel.amounts import Flat
from tidewood.kernel.chance import draw, source
from tidewood.kernel.combine import Either
from tidewood.kernel.core import SEVERAL, THE_TABLE, Frame, Scope
from tidewood.kernel.decks import UNSEEN, card_of, known_to, outcomes, pool_of, redraw, settle, shuffle_together, slot
from tidewood.kernel.errors import BadSetup
from tidewood.kernel.kind import SetupOption


def test_a_seed_gives_the_same_numbers_on_every_machine():
    start = source(7)
    assert [draw(start + i, 6) for i in range(12)] == [4, 5, 1, 1, 3, 3, 0, 1, 3, 2, 0, 1]
    assert source(7) != source(8)
    assert source("7") == source(7)


@given(st.integers(1, 1000), st.integers(0, 10_000))
def test_a_draw_is_in_range(n, i):
    assert 0 <= draw(source("x") + i, n) < n


def test_draws_are_even():
    counts = [0] * 6
    for i in range(60_000):
        counts[draw(source("even") + i, 6)] += 1
    assert max(abs(n - 10_000) for n in counts) < 400  # four standard deviations are 365


@given(st.integers(0, 255), st.integers(-1, 5000), st.integers(0, 255))
def test_a_slot_remembers_its_card_pool_and_who_knows_it(pool, card, known):
    packed = slot(pool, card, known)
    assert (pool_of(packed), card_of(packed), known_to(packed)) == (pool, card, known)


def test_two_piles_that_share_a_pool_never_hold_the_same_card():
    """Two cards went two ways, and nobody knows which went where: both piles hold a draw from one pool."""
    for seed in range(40):
        s = Islet(cards=4)
        s.rng = source(seed)
        s.pools = [[1, 1, 0, 0], [0, 0, 0, 0]]
        left, right = [slot(0)], [slot(0)]
        for pile in (left, right):
            cards, weights = outcomes(s.pools[0])
            settle(s.pools, pile, 0, s.rolled(cards, weights), 0)
        assert sorted([card_of(left[0]), card_of(right[0])]) == [0, 1]
        redraw(s, s.pools, [left, right], 0)
        assert sorted([card_of(left[0]), card_of(right[0])]) == [0, 1]


def test_redrawing_reaches_every_world_and_keeps_what_is_known():
    seen = set()
    for seed in range(60):
        s = Islet(cards=3)
        s.rng = source(seed)
        pools = [[0, 0, 0]]
        pile = [slot(0, 0, 0b01), slot(0, 1, 0b10), slot(0, 2, 0)]
        redraw(s, pools, [pile], 0)
        cards = tuple(card_of(x) for x in pile)
        assert cards[0] == 0
        seen.add(cards)
    assert seen == {(0, 1, 2), (0, 2, 1)}


def test_shuffling_forgets_the_order_and_keeps_the_cards():
    pools = [[0, 0, 0]]
    pile = [slot(0, 2, 3), slot(0, 1, 1), slot(0)]
    pools[0][0] = 1  # the unseen one
    shuffle_together(pools, pile, 0)
    assert pools == [[1, 1, 1]]
    assert [card_of(x) for x in pile] == [UNSEEN] * 3


def test_illegal_answers_say_what_was_open_and_change_nothing():
    game = tidewood.new("the-island", 1, players=2)
    before = game.save()
    for bad in ("place Z9", "", "stop", "p9: place D4", "place D4 D5"):
        with pytest.raises(tidewood.IllegalChoice, match="place D4"):
            game.play(bad)
    with pytest.raises(tidewood.IllegalChoice):
        game.play("place D4", "value 6", "place D4")
    with pytest.raises(tidewood.IllegalChoice, match="0 to"):
        game.pick(400)
    with pytest.raises(tidewood.IllegalChoice):
        game.play(7)
    assert game.save() == before


def test_notation_is_forgiving_about_arrows_and_blanks():
    position = {"clear": True, "hexes": {"D4": {"tile": "beach", "adventurers": ["p1"]}, "D5": {"tile": "beach"}}}
    for way in ("walk D4→D5", "walk D4->D5", " walk  D4 → D5 ", "p1: walk D4->D5", "WALK d4→d5"):
        game = tidewood.new("the-island", 1, position=position).play(way)
        assert game.table()["hexes"]["D5"]["adventurers"] == ["p1"]


def test_undo_and_redo_say_when_there_is_nothing():
    game = tidewood.new("the-island", 1, players=2)
    with pytest.raises(tidewood.IllegalChoice, match="nothing has been answered"):
        game.undo()
    with pytest.raises(tidewood.IllegalChoice, match="nothing was undone"):
        game.redo()


def test_undo_goes_to_any_earlier_decision_and_back():
    rng = random.Random(3)
    game = tidewood.new("the-island", 3, players=3)
    saves = [game.save()]
    for _ in range(120):
        game.pick(rng.randrange(game.count))
        saves.append(game.save())
    for n in (1, 5, 33, 64, 120):
        twin = game.copy().undo(n)
        assert twin.save() == saves[120 - n]
        assert twin.redo(n).save() == saves[120]
    loaded = tidewood.load(saves[120], verify=False).undo(77)
    assert loaded.save() == saves[43]
    assert loaded.redo(77).save() == saves[120]


def test_a_save_of_other_rules_loads_from_its_snapshot_and_plays_on():
    game = tidewood.new("the-island", 3, players=2).play("place D4")
    old = game.save().replace('"rules":"1"', '"rules":"0"', 1)
    loaded = tidewood.load(old)
    assert loaded.table() == game.table()
    loaded.play("value 6")
    with pytest.raises(tidewood.BadFile, match="saved under rules version 0"):
        loaded.undo(2)


# -- what belongs to the table


def asked(players: int) -> Islet:
    """A choice between two effects that belongs to no player."""
    s = Islet(players=players)
    s.push(Frame(Either(Energy(Flat(1)), Fear(Flat(2))), Scope(THE_TABLE, chooser=THE_TABLE)))
    s.advance()
    return s


def test_a_question_of_the_table_is_for_every_player():
    s = asked(players=3)
    assert s.choice is not None and s.choice.owners is not None
    assert s.choice.who == SEVERAL
    assert list(zip(s.choice.options, s.choice.owners, strict=True)) == [(o, who) for who in range(3) for o in (0, 1)]
    s.apply(1)  # whoever is first decides
    assert s.fear == 2
    assert not s.stack


def test_alone_the_player_answers_for_the_table():
    s = asked(players=1)
    assert s.choice is not None
    assert (s.choice.who, s.choice.options, s.choice.owners) == (0, [0, 1], None)


# -- lists in a set-up

SPIRITS = SetupOption("spirits", [], ("river", "thunder"), maximum=2, many=True)


@pytest.mark.parametrize("given", [["river"], ("river",), "river", " river , "])
def test_a_list_of_the_set_up_may_come_as_text(given):
    assert SPIRITS.checked(given) == ["river"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["moon"], "spirits has 'moon'; allowed: 'river', 'thunder'"),
        (["river", "thunder", "river"], "spirits has 3 entries; at most 2 are allowed"),
        (7, "spirits is 7; a list is needed"),
    ],
)
def test_a_bad_list_is_refused_with_what_is_allowed(given, said):
    with pytest.raises(BadSetup, match=re.escape(said)):
        SPIRITS.checked(given)


def test_of_more_names_than_one_reads_at_a_glance_only_the_one_that_was_meant_is_said():
    names = tuple(f"spirit of the {number}th river" for number in range(20))
    option = SetupOption("spirits", [], choices=(*names, "thunder"), many=True)
    with pytest.raises(BadSetup) as error:
        option.checked(["thundre"])
    assert str(error.value) == "spirits has 'thundre'; did you mean 'thunder'?"
    with pytest.raises(BadSetup, match=r"spirits has 'moon'; allowed: .*'thunder'$"):
        option.checked(["moon"])


def test_a_list_of_texts_holds_nothing_else():
    with pytest.raises(BadSetup, match="texts are needed"):
        SetupOption("joins", [], many=True).checked([3])
