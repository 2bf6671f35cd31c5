"""What players decide and pay together: votes, volunteers and joint payments, proven on the toy game."""

from __future__ import annotations

import pytest

import tidewood
from tests.kernel.test_joints import in_every_way, islet, land
from tidewood import Game, IllegalChoice


def voted(*answers: str, players: int = 2, energy: int = 9) -> Game:
    position = {"lands": {}, "hands": {"p1": ["council"]}, "energy": energy}
    game = tidewood.new("islet", 1, position=position, raiders=False, players=players)
    game.play("p1: card council")
    return in_every_way(game, *answers)


def told(game: Game, *kinds: str) -> list[tuple[int, ...]]:
    return [event.args for event in game.log if event.kind in kinds]


# -- votes


def test_what_all_are_for_is_done():
    assert voted("p2: vote 2", "p1: vote 2").table()["fear"] == 2


def test_who_was_for_something_else_may_join_the_others_once():
    game = voted("p1: vote 1", "p2: vote 2")
    assert game.table()["fear"] == 0
    assert len(game.decision.notations) == 6  # three options for each
    assert in_every_way(game, "p1: vote 2", "p2: vote 2").table()["fear"] == 2


def test_a_vote_that_nobody_wins_takes_the_first_part():
    assert voted("p1: vote 3", "p2: vote 2", "p2: vote 2", "p1: vote 3").table()["fear"] == 1


def test_nobody_votes_twice_in_a_round():
    game = voted("p1: vote 2")
    with pytest.raises(IllegalChoice):
        game.play("p1: vote 1")


def test_a_majority_is_not_enough():
    game = voted("p1: vote 2", "p2: vote 2", "p3: vote 3", players=3)
    in_every_way(game, "p1: vote 2", "p2: vote 2", "p3: vote 3")
    assert game.table()["fear"] == 1


def test_a_single_player_decides_at_once():
    assert voted("vote 2", players=1).table()["fear"] == 2


def test_a_part_that_cannot_be_done_is_no_option():
    assert voted(energy=1).decision.notations == ["p1: vote 1", "p1: vote 2", "p2: vote 1", "p2: vote 2"]


def test_votes_are_told_and_what_they_come_to():
    game = voted("p2: vote 2", "p1: vote 1")
    assert told(game, "voted") == [(1, 1), (0, 0)]
    assert told(game, "decided") == []
    game.play("p2: vote 2", "p1: vote 3")
    assert told(game, "decided") == [(0,)]  # the first, since they disagree


def test_nothing_is_told_of_a_vote_that_one_player_decides():
    assert told(voted("vote 2", players=1), "voted", "decided") == []


# -- volunteers


def called(*answers: str, players: int = 2, energy: int = 9) -> Game:
    """A champion is called for, who pays 2; p1 has paid 1 for the card."""
    position = {"lands": {}, "hands": {"p1": ["champion"]}, "energy": energy}
    game = tidewood.new("islet", 1, position=position, raiders=False, players=players)
    game.play("p1: card champion")
    return in_every_way(game, *answers)


def energy_and_fear(game: Game) -> tuple[list[int], int]:
    table = game.table()
    return table["energy"], table["fear"]


def test_whoever_volunteers_first_does_it_without_asking_the_others():
    assert energy_and_fear(called("p2: pay 2")) == ([8, 7], 2)
    assert energy_and_fear(called("p1: pay 2", players=3)) == ([6, 9, 9], 2)


def test_nobody_declines_for_the_others():
    game = called("p1: no", players=3)
    assert game.decision.notations == ["p2: pay 2", "p2: no", "p3: pay 2", "p3: no"]
    assert energy_and_fear(in_every_way(game, "p3: no", "p2: pay 2")) == ([8, 7, 9], 2)


def test_it_is_left_undone_when_all_have_declined():
    assert energy_and_fear(called("p2: no", "p1: no")) == ([8, 9], 0)


def test_nobody_declines_twice():
    game = called("p1: no")
    with pytest.raises(IllegalChoice):
        game.play("p1: no")


def test_whoever_cannot_do_it_is_not_asked():
    game = called(energy=2)
    assert (game.decision.player, game.decision.notations) == ("p2", ["pay 2", "no"])
    assert energy_and_fear(in_every_way(game, "no")) == ([1, 2], 0)


def test_what_nobody_can_do_is_not_asked():
    game = called(energy=1)
    assert game.is_over  # nothing else is left to do
    assert energy_and_fear(game) == ([0, 1], 0)


def test_who_declined_is_told_among_several_players():
    assert told(called("p2: no", "p1: no"), "declined") == [(1,), (0,)]
    assert told(called("no", players=1), "declined") == []


# -- joint payments


def tribute(energy: int, **lands: str) -> Game:
    return islet("tribute", energy=energy, **lands).play("p1: card tribute")


def test_a_payment_is_shared_as_the_players_like():
    game = in_every_way(tribute(9), "p2: pay 1", "p1: pay 1", "p2: pay 1")
    assert game.table()["energy"] == [8, 7]
    assert game.table()["fear"] == 1


def test_one_player_may_pay_everything():
    assert in_every_way(tribute(9), "p2: pay 1", "p2: pay 1", "p2: pay 1").table()["energy"] == [9, 6]


def test_the_last_who_has_something_pays_the_rest_unasked():
    game = in_every_way(tribute(2), "p1: pay 1", "p1: pay 1")
    assert game.table()["energy"] == [0, 1]
    assert game.table()["fear"] == 1


def test_what_pays_more_ends_it_sooner_and_is_given_once():
    game = in_every_way(tribute(9, L0="2 folk"), "p1: give folk")
    assert "p1: give folk" not in game.decision
    assert in_every_way(game, "p2: give folk").table()["energy"] == [9, 9]  # 4 for a price of 3
    assert land(game, "L0") == {}
    assert game.table()["fear"] == 1


def test_a_vote_may_lead_to_a_payment():
    game = voted("p1: vote 3", "p2: vote 3", "p1: pay 1", "p2: pay 1", "p2: pay 1")
    assert game.table()["energy"] == [8, 7]
    assert game.table()["fear"] == 0
