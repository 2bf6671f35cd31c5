"""The joints of the kernel, proven on a toy before games are built on it."""

from __future__ import annotations

import random

import pytest

import tidewood
from tests.properties.promises import replays_alike
from tests.toy import GAME
from tests.toy.words import CARDS
from tidewood import Game, IllegalChoice
from tidewood.kernel.reading import mentions


def islet(*hand, seed=1, other=(), raiders=False, house_cards="", first=(), second=(), energy=9, **lands) -> Game:
    position = {
        "lands": lands, "hands": {"p1": list(hand), "p2": list(other)}, "first_stage": list(first),
        "second_stage": list(second), "energy": energy,
    }  # fmt: skip
    return tidewood.new("islet", seed, position=position, raiders=raiders, house_cards=house_cards)


def land(game: Game, name: str) -> dict[str, int]:
    pieces: dict[str, int] = game.table()["lands"][name]
    return pieces


def in_every_way(game: Game, *answers: str) -> Game:
    """Play, and at each decision make sure that save, copy and undo work there."""
    for answer in answers:
        saved = game.save()
        assert tidewood.load(saved).save() == saved
        twin = tidewood.load(saved, verify=False)
        copy = game.copy()
        game.play(answer)
        twin.play(answer)
        copy.play(answer)
        assert twin.save() == copy.save() == game.save()
        game.undo()
        assert game.save() == saved
        game.redo()
        assert game.save() == copy.save()
    return game


# -- effects are data: named results, amounts, scripts


def test_push_asks_piece_by_piece_and_may_stop():
    game = islet("drifting-mist", L3="2 scout, 1 hamlet")
    in_every_way(game, "p1: card drifting-mist", "L3", "push scout L3→L4", "stop")
    assert land(game, "L3") == {"scout": 1, "hamlet": 1}
    assert land(game, "L4") == {"scout": 1}
    assert game.table()["fear"] == 1


def test_a_named_result_feeds_later_steps():
    game = islet("darkness", L0="1 scout", L2="1 scout", L1="2 scout")
    in_every_way(game, "p1: card darkness", "L1", "gather scout L0→L1", "gather scout L2→L1")
    assert land(game, "L1") == {"scout": 2}  # two came, two of four were destroyed
    assert game.table()["fear"] == 2


def test_a_named_result_of_nothing_is_nothing():
    game = islet("darkness", L0="1 scout", L1="2 scout").play("p1: card darkness", "L1", "stop")
    assert land(game, "L1") == {"scout": 2}
    assert game.table()["fear"] == 0


def test_either_offers_only_what_can_be_done():
    alone = islet("ambush", L3="2 folk, 2 scout").play("p1: card ambush", "L3")
    assert land(alone, "L3") == {"folk": 2}  # no folk to gather: the damage was not asked about
    game = islet("ambush", L3="2 folk, 3 scout", L4="1 folk").play("p1: card ambush", "L3")
    assert game.decision.notations == ["either 1", "either 2"]
    game.play("either 1")
    assert land(game, "L3") == {"folk": 2, "scout": 1}


def test_a_script_goes_on_from_what_its_steps_came_to():
    game = islet("offering", L3="2 folk, 3 scout", energy=0)
    in_every_way(game, "p1: card offering", "remove folk L3", "remove folk L3")
    assert game.table()["energy"][0] == 4
    assert land(game, "L3") == {}
    game = islet("offering", L3="2 folk, 3 scout", energy=0)
    in_every_way(game, "p1: card offering", "remove folk L3", "stop")
    assert game.table()["energy"][0] == 2
    assert land(game, "L3") == {"folk": 1, "scout": 3}


def test_two_copies_of_a_running_script_do_not_disturb_each_other():
    game = islet("offering", L3="2 folk, 3 scout, 1 hamlet", energy=0).play("p1: card offering", "remove folk L3")
    twin = game.copy()
    game.play("remove folk L3", "damage scout L3")
    twin.play("stop")
    assert game.table()["energy"][0] == 4
    assert twin.table()["energy"][0] == 2
    saved = game.save()  # in a node that the script yielded
    assert tidewood.load(saved).play("damage scout L3").table() == game.play("damage scout L3").table()


def test_a_payment_may_ask_and_the_rest_follows_from_it():
    game = islet("outburst", L3="4 scout", energy=3)
    in_every_way(game, "p1: card outburst", "pay 2", "L3")
    assert land(game, "L3") == {"scout": 2}
    assert game.table()["energy"][0] == 1


def test_picks_of_several_are_never_asked_backwards():
    game = islet("many-places", L0="1 scout", L1="1 scout", L4="2 scout")
    game.play("p1: card many-places", "L1")
    assert game.decision.notations == ["L2", "L3", "L4", "L5", "stop"]
    in_every_way(game, "L4")
    assert [land(game, name) for name in ("L0", "L1", "L4")] == [{"scout": 1}, {}, {"scout": 1}]


# -- reactions, replacements, modifiers


def test_a_reaction_asks_in_the_middle_of_a_push_and_the_push_goes_on():
    game = islet("ally", "drifting-mist", "ambush", L2="2 folk", L3="1 scout", L1="1 scout")
    game.play("p1: card ally", "p1: card ambush", "L3")
    game.play("gather folk L2→L3") if "gather folk L2→L3" in game.decision else game.play(
        "either 2", "gather folk L2→L3"
    )
    assert game.decision.notations == ["yes", "no"]  # the reaction, before the second folk is gathered
    in_every_way(game, "yes")
    assert land(game, "L3") == {"folk": 1}
    assert "gather folk L2→L3" in game.decision
    game.play("stop")


def test_reactions_due_together_are_put_in_order_by_the_chooser():
    game = islet("kin", "ally", L2="1 folk", L3="1 scout", other=("ambush",))
    game.play("p1: card kin", "p1: card ally", "p2: card ambush", "L3", "gather folk L2→L3")
    assert sorted(game.decision.notations) == ["react ally-strikes", "react kin-cheer"]
    assert game.decision.player == "p2"  # the one whose effect is running
    in_every_way(game, "react ally-strikes", "yes")
    assert game.table()["fear"] == 2
    assert land(game, "L3") == {"folk": 1}


def test_a_replacement_of_destroy_asks_and_may_be_declined():
    game = islet("mercy", other=("purge",), L3="1 folk, 1 scout")
    game.play("p1: card mercy", "p2: card purge", "L3")
    assert sorted(game.decision.notations) == ["instead mercy-pushes", "let it happen"]
    assert game.decision.player == "p1"  # the owner of the rule, not of the card that destroys
    declined = game.copy().play("let it happen")
    assert land(declined, "L3") == {"scout": 1}
    in_every_way(game, "instead mercy-pushes", "push folk L3→L2")
    assert land(game, "L2") == {"folk": 1}
    assert game.table()["fear"] == 1  # what came after the destroying still happens


def test_the_chooser_need_not_be_the_owner():
    game = islet("gift", L3="1 scout").play("p1: card gift")
    assert game.decision.player == "p2"
    in_every_way(game, "L3", "push scout L3→L4")
    assert land(game, "L4") == {"scout": 1}


def test_a_once_per_action_rule_helps_one_of_two_blows_and_again_next_time():
    game = islet("thorns", "two-blows", other=("two-blows",), L3="8 scout")
    game.play("p1: card thorns", "p1: card two-blows", "L3")
    assert land(game, "L3") == {"scout": 5}  # 2 + 1
    game.play("p2: card two-blows", "L3")
    assert land(game, "L3") == {"scout": 2}


def test_a_rule_ends_with_the_turn():
    game = islet("thorns", L3="8 scout").play("p1: card thorns")
    assert game.table()["rows"] == ["thorns-hurt"]
    game.play("p1: pass", "p2: pass")
    assert game.table()["rows"] == []


def test_what_an_action_destroyed_is_known_as_it_closes():
    game = islet("totem", "two-blows", L3="3 scout", L1="1 scout")
    in_every_way(game, "p1: card totem", "p1: card two-blows", "L3")
    assert game.table()["fear"] == 3  # once, for both together


def test_rows_come_and_go_with_their_card_and_its_frames_still_end():
    game = islet("totem", "burn", other=("two-blows",), L3="3 scout")
    game.play("p1: card totem")
    assert game.table()["rows"] == ["totem-dread"]
    game.play("p1: card burn")
    assert game.table()["rows"] == []
    assert game.table()["fear"] == 1  # the rest of the burning card
    game.play("p2: card two-blows", "L3")
    assert game.table()["fear"] == 1


def test_the_map_is_state_and_depends_on_who_asks():
    game = islet("isolate", "drifting-mist", other=("ambush",), L3="1 scout", L2="1 folk", L4="1 scout")
    game.play("p1: card isolate", "L3", "p1: card drifting-mist", "L4")
    assert game.decision.notations == ["push scout L4→L5", "stop"]  # L3 is cut off for scouts
    game.play("stop", "p2: card ambush", "L3")
    assert "gather folk L2→L3" in game.decision  # not for folk


# -- silent questions, round, reading


def test_an_automated_opponent_takes_the_first_thing_it_can_do_in_full():
    passing = ("p1: pass", "p2: pass")
    assert land(islet(raiders=True, L3="3 scout").play(*passing), "L3") == {"scout": 3, "hamlet": 1}
    assert land(islet(raiders=True, L3="1 hamlet").play(*passing), "L3") == {"hamlet": 1, "scout": 1}
    assert land(islet(raiders=True, L3="1 scout").play(*passing), "L0") == {"scout": 1}


def test_the_round_is_composed_from_the_set_up():
    game = islet(raiders=False, L3="3 scout").play("p1: pass", "p2: pass")
    assert land(game, "L3") == {"scout": 3}


def test_nodes_can_be_read():
    effects = {card.id: card.effect for card in CARDS}
    assert mentions(effects["drifting-mist"], "push")
    assert mentions(effects["drifting-mist"], "fear")
    assert not mentions(effects["drifting-mist"], "damage")
    assert mentions(effects["offering"], "damage")  # a script says so itself


# -- several players at once


def test_players_act_in_any_order_and_an_action_runs_to_its_end():
    game = islet("drifting-mist", other=("outburst",), L3="2 scout")
    assert game.decision.players == ["p1", "p2"]
    assert "p2: card outburst" in game.decision.notations
    with pytest.raises(IllegalChoice, match="ambiguous"):
        game.play("pass")
    game.play("p1: card drifting-mist")
    assert game.decision.players == ["p1"]
    game.play("L3", "push scout L3→L2", "stop", "p2: card outburst", "pay 1", "L3")
    assert land(game, "L3") == {}
    other = islet("drifting-mist", other=("outburst",), L3="2 scout")
    other.play("p2: card outburst", "pay 1", "L3", "p1: card drifting-mist", "L3", "push scout L3→L2")
    assert land(other, "L2") == {"scout": 1}


def test_a_record_says_who_answered():
    game = islet("drifting-mist", other=("outburst",), L3="2 scout").play("p2: pass", "p1: pass")
    assert game.answers_in_notation() == ["p2: pass", "p1: pass"]
    assert tidewood.replay(game.record()).table() == game.table()


# -- chance and knowledge

FIRST = ("drifting-mist", "ambush", "darkness")
SECOND = ("totem", "burn", "veil")
PASS = ("p1: pass", "p2: pass")


def number(id: str) -> int:
    return [card.id for card in CARDS].index(id)


def test_a_deck_built_in_stages_gives_the_first_stage_first():
    for seed in range(20):
        game = islet(seed=seed, first=FIRST, second=SECOND, L0="1 scout", energy=0).play(*PASS, *PASS)
        drawn = [card for who in ("p1", "p2") for card in game.table()["hands"][who]]
        assert len(drawn) == 4
        assert sum(card in [number(id) for id in FIRST] for card in drawn) == 3


def test_nobody_not_even_the_table_knows_a_card_before_it_is_drawn():
    game = islet(first=FIRST, second=SECOND, L0="1 scout")
    assert game.table()["deck"] == [None] * 6


def test_who_looked_knows_and_nobody_else():
    game = islet("peek", first=FIRST, L0="1 scout").play("p1: card peek")
    top = game.table()["deck"][0]
    assert top is not None
    assert game.view("p1")["deck"][0] == top
    assert game.view("p2")["deck"][0] is None
    assert game.view(None)["deck"][0] is None
    assert [event.secret for event in game.log_of("p1") if event.kind == "look"] == [(top,)]
    assert [event.secret for event in game.log_of("p2") if event.kind == "look"] == [()]
    kept = [game.determinise("p1", random.Random(i)).table()["deck"][0] for i in range(30)]
    redrawn = [game.determinise("p2", random.Random(i)).table()["deck"][0] for i in range(30)]
    assert set(kept) == {top}
    assert set(redrawn) == {number(id) for id in FIRST}


def test_a_hand_can_be_hidden_from_its_owner():
    game = islet("veil", first=FIRST, L0="1 scout").play("p1: card veil", *PASS)
    assert game.view("p1")["hands"]["p1"] == [None]
    assert game.view("p2")["hands"]["p2"] != [None]
    assert "p1: card ?1" in game.decision.notations
    game.play("p1: card ?1")  # and can be played blind


def test_a_foreign_card_lies_known_in_an_unknown_deck():
    game = islet("herald", first=FIRST, L0="1 scout").play("p1: card herald")
    assert game.view(None)["deck"] == [None, None, None, None]
    assert game.view("p2")["deck"] == [None, None, 0, None]


def test_undo_knows_what_was_free_to_take_back():
    game = islet("drifting-mist", "peek", first=FIRST, L3="2 scout")
    game.play("p1: card drifting-mist", "L3", "stop")
    assert game.free_undo("p1") == 3
    assert game.free_undo("p2") == 0
    game.play("p1: card peek")
    assert game.free_undo("p1") == 0


def test_a_real_table_is_asked_what_fell():
    game = tidewood.new(
        "islet", 1, chance="table", raiders=False,
        position={"lands": {"L0": "1 scout"}, "first_stage": list(FIRST)},
    )  # fmt: skip
    game.play(*PASS)
    assert game.decision.players == ["chance"]
    wanted = f"draw {number('darkness')}"
    in_every_way(game, wanted)
    assert game.table()["hands"]["p1"] == [number("darkness")]
    assert wanted not in game.decision


def test_fixed_outcomes_come_in_order_and_impossible_ones_are_refused():
    position = {"lands": {"L0": "1 scout"}, "first_stage": list(FIRST)}
    names = [f"draw {number(id)}" for id in ("ambush", "darkness")]
    game = tidewood.new("islet", 1, raiders=False, position=position, fixed=names).play(*PASS)
    assert [game.table()["hands"][who][0] for who in ("p1", "p2")] == [number("ambush"), number("darkness")]
    game = tidewood.new("islet", 1, raiders=False, position=position, fixed=["draw 17"])
    before = game.save()
    with pytest.raises(IllegalChoice, match="the next outcome is one of"):
        game.play(*PASS)
    assert game.save() == before


# -- data files in a set-up


def test_house_cards_travel_inside_saves_and_records():
    game = islet("spark", house_cards="spark: fear 4", L0="1 scout").play("p1: card spark")
    assert game.table()["fear"] == 4
    assert "spark: fear 4" in game.save()
    assert tidewood.load(game.save()).table() == game.table()
    assert tidewood.replay(game.record()).table() == game.table()
    assert game.rules_version != islet(L0="1 scout").rules_version


def test_a_broken_house_card_is_refused():
    with pytest.raises(tidewood.BadSetup, match="only 'name: fear N'"):
        islet(house_cards="spark: win", L0="1 scout")


# -- random games of the toy


@pytest.mark.parametrize("seed", range(12))
def test_random_games_keep_every_promise(seed):
    rng = random.Random(seed)
    game = tidewood.new("islet", seed, players=rng.choice([1, 2, 3, 4]), raiders=rng.random() < 0.7)
    while not game.is_over:
        saved = game.save()
        assert tidewood.load(saved, verify=False).save() == saved
        twin = game.copy()
        index = rng.randrange(game.count)
        game.pick(index)
        twin.pick(index)
        assert twin.table() == game.table()
    assert tidewood.load(game.save()).table() == game.table()
    replays_alike(game)
    assert GAME.id == "islet"
