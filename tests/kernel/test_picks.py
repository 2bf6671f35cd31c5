"""Choose some of these, as people and as programs do it."""

from __future__ import annotations

import json
import random

import pytest

import tidewood
from tests.kernel.test_joints import in_every_way, islet, land
from tests.properties.promises import replays_alike
from tests.toy.picking import Offer
from tests.toy.state import FOLK, PIECES, SCOUT, Islet
from tidewood import Game, IllegalChoice
from tidewood.bots import make
from tidewood.kernel.core import NOTHING, Frame, Node, Scope
from tidewood.kernel.picks import packed_set
from tidewood.kernel.picks import put_back as put_back_of
from tidewood.kernel.text import Language

SEVERAL = {"L3": "2 scout, 1 hamlet, 2 folk"}


def at(card: str, **lands: str) -> Game:
    return islet(card, **(lands or SEVERAL)).play(f"p1: card {card}", "L3")


def said(game: Game) -> list[str]:
    return [game.tell(event) for event in game.log]


# -- in any order, one by one or together


@pytest.mark.parametrize(
    "answers",
    [
        ("offer scout", "offer hamlet", "offer folk"),
        ("offer folk", "offer hamlet", "offer scout"),
        ("offer hamlet", "offer folk", "offer scout"),
        ("offer scout, hamlet, folk",),
        ("offer folk, scout, hamlet",),
        ("offer folk, offer scout, offer hamlet",),
        ("offer folk, scout, hamlet, stop",),
        ("offer folk", "offer scout, hamlet"),
        ("offer scout", "put back scout", "offer folk, hamlet, scout"),
        ("offer scout", "offer scout", "put back scout", "offer folk", "offer hamlet"),
    ],
)
def test_a_set_is_the_same_however_it_is_picked(answers):
    game = in_every_way(at("tithe"), *answers)
    assert land(game, "L3") == {"scout": 1, "folk": 1}
    assert said(game)[-2:] == ["offers (0, 1, 3) ()", "fear (1,) ()"]
    assert game.record().endswith("p1: offer scout, hamlet, folk\n")
    replays_alike(game)


@pytest.mark.parametrize("answers", [("offer folk, folk",), ("offer 2 folk",), ("offer folk", "offer folk", "stop")])
def test_what_is_there_twice_may_be_picked_twice(answers):
    game = in_every_way(at("tithe"), *answers)
    assert land(game, "L3") == {"scout": 2, "hamlet": 1}


@pytest.mark.parametrize("answers", [("offer folk, stop",), ("offer folk", "stop")])
def test_one_thing_may_be_all(answers):
    game = in_every_way(at("tithe"), *answers)
    assert land(game, "L3") == {"scout": 2, "hamlet": 1, "folk": 1}
    assert game.table()["fear"] == 1


def test_nothing_happens_before_the_pick_is_complete():
    game = at("tithe")
    before = land(game, "L3"), len(game.log)
    game.play("offer scout", "offer folk")
    assert (land(game, "L3"), len(game.log)) == before
    game.play("stop")
    assert (land(game, "L3"), len(game.log)) == ({"scout": 1, "hamlet": 1, "folk": 1}, before[1] + 2)


def test_reaching_the_most_completes_it():
    game = at("levy").play("offer folk", "offer scout")
    assert land(game, "L3") == {"scout": 1, "hamlet": 1, "folk": 1}


def test_what_must_be_taken_is_not_asked():
    assert land(at("levy", L3="1 scout, 1 folk"), "L3") == {}
    assert land(at("levy", L3="1 folk"), "L3") == {}
    assert land(at("levy", L3="3 folk"), "L3") == {"folk": 1}
    assert land(at("tithe", L3="1 folk"), "L3") == {}
    game = at("tithe", L3="2 folk")  # one must be, whether two is asked
    assert game.decision.notations == ["offer folk", "stop"]


# -- putting back, undo, saves


def test_what_is_picked_can_be_put_back():
    game = at("levy").play("offer folk")
    assert "put back folk" in game.decision
    assert "put back scout" not in game.decision
    game.play("put back folk", "offer hamlet, scout")
    assert land(game, "L3") == {"scout": 1, "folk": 2}


def test_undo_takes_back_one_answer_and_redo_brings_it_again():
    game = at("tithe").play("offer folk", "offer scout")
    picked = game.save()
    game.play("stop").undo()
    assert game.save() == picked
    assert game.undo().decision.pick.picked == 1
    assert game.undo().decision.pick.picked == 0
    assert game.redo(2).save() == picked
    game.undo(2).play("offer scout, folk").undo()
    assert game.decision.pick.picked == 0


def test_a_pick_that_has_begun_is_part_of_a_save_and_of_a_record():
    game = at("tithe").play("offer folk", "offer scout")
    for again in (tidewood.load(game.save()), tidewood.load(game.save(), verify=False), tidewood.replay(game.record())):
        assert [thing.picked for thing in again.decision.pick.things] == [1, 0, 1]
        assert land(again.play("put back folk", "offer hamlet, stop"), "L3") == {"scout": 1, "folk": 2}


# -- what is refused


@pytest.mark.parametrize("begun", [(), ("offer hamlet",)])
@pytest.mark.parametrize(
    "answer",
    [
        "offer hamlet, hamlet",
        "offer scout, scout, scout",
        "offer 3 folk",
        "offer scout, scout, folk, folk",
        "offer scout, wolf",
        "wolf, scout",
        "offer",
        "offer scout,",
        ", offer scout",
        "offer 0 scout",
        "put back folk",
        "p2: offer scout, folk",
        "stop, offer scout",
    ],
)
def test_an_illegal_set_is_refused_with_what_is_allowed_and_changes_nothing(begun, answer):
    game = at("tithe").play(*begun)
    before = game.save()
    with pytest.raises(
        IllegalChoice, match="choose 1 to 3 of: 2 × offer scout, offer hamlet, 2 × offer folk; "
    ) as told:
        game.play(answer)
    assert f"{len(begun)} chosen so far" in str(told.value)
    assert game.save() == before


def test_too_few_cannot_be_confirmed():
    game = at("levy")
    for answer in ("stop", "offer scout, stop"):
        with pytest.raises(IllegalChoice, match="choose 2 of"):
            game.play(answer)


# -- what search sees


def leaves(game: Game, seen: list[dict[str, int]]) -> list[dict[str, int]]:
    """Where every way through the options leads."""
    if game.decision is None or game.decision.pick is None:
        return [*seen, land(game, "L3")]
    for i in range(game.count):
        twin = game.copy()
        twin.pick(i)
        seen = leaves(twin, seen)
    return seen


@pytest.mark.parametrize(
    ("card", "begun", "sets"),
    [
        ("levy", (), 5),  # of two kinds twice and one once: three pairs, and both of the two kinds
        ("tithe", (), 3 + 5 + 5),
        ("largesse", (), 3 * 2 * 3),
        ("pair", (), 2),
        ("levy", ("offer folk", "put back folk"), 5),
        ("tithe", ("offer folk",), 1 + 1),  # in table order, only folk come after folk
        ("largesse", ("offer folk", "offer scout"), 2 * 2 * 2),  # picked backwards: the list begins again
    ],
)
def test_every_set_is_listed_once(card, begun, sets):
    found = leaves(at(card).play(*begun), [])
    assert len(found) == len({str(sorted(each.items())) for each in found}) == sets


def test_no_option_is_a_dead_end():
    assert at("levy").decision.notations == ["offer scout", "offer hamlet", "offer folk"]
    game = at("levy", L3="2 scout, 1 hamlet, 1 folk")
    assert game.decision.notations == ["offer scout", "offer hamlet"]  # nothing comes after the one folk
    assert "offer folk" in game.decision
    game.play("offer folk")
    assert game.decision.notations == ["offer scout", "offer hamlet"]
    assert land(game.play("offer hamlet"), "L3") == {"scout": 2}


def test_the_options_of_people_are_closed_by_no_order():
    game = at("levy", L3="2 scout, 1 hamlet, 1 folk").play("offer hamlet")
    assert game.decision.notations == ["offer folk"]
    assert [option.notation for option in game.decision.answers] == ["offer scout", "offer folk", "put back hamlet"]
    assert land(game.play("offer scout"), "L3") == {"scout": 1, "folk": 1}


def test_a_pick_may_be_bounded_by_what_is_picked():
    game = at("pair")
    assert game.decision.notations == ["offer scout", "offer folk"]  # there is no second hamlet
    for answer in ("offer hamlet", "offer scout, folk"):
        with pytest.raises(IllegalChoice):
            game.play(answer)
    assert land(game.copy().play("offer folk"), "L3") == {"scout": 2, "hamlet": 1}
    assert land(game.play("offer scout, scout"), "L3") == {"hamlet": 1, "folk": 2}


def test_going_by_the_list_ends_a_pick_that_it_leaves_one_way():
    game = at("levy", L3="2 scout, 1 hamlet, 1 folk")
    twin = game.copy()
    game.pick(1)
    assert game.decision.notations == ["offer folk"]  # somebody at a table may still take a scout
    twin.step(1)
    assert land(twin, "L3") == {"scout": 2}


@pytest.mark.parametrize("seed", range(6))
def test_random_ways_through_picks_keep_every_promise(seed):
    """Any open answer, listed or not, at every step."""
    rng = random.Random(seed)
    game = at(rng.choice(["tithe", "levy", "largesse", "pair"]))
    for _ in range(12):
        if game.decision.pick is None:
            break
        in_every_way(game, rng.choice(game.decision.answers).notation)
    replays_alike(game)


@pytest.mark.parametrize("bot", ["random", "greedy", "planner", "mcts:20"])
def test_bots_answer_picks(bot):
    game = at("tithe").play("offer folk")
    while game.decision is not None and game.decision.pick is not None:
        game.pick(make(bot, "x").choose(game, "p1"))
    assert game.table()["fear"] == 1


# -- records from before there were picks


def test_answers_that_leave_out_what_was_forced_replay_to_the_same():
    game = at("levy", L3="2 scout, 1 hamlet, 1 folk").play("offer hamlet", "p2: pass")
    assert land(game, "L3") == {"scout": 2}
    assert game.answers_in_notation()[-2:] == ["p1: offer hamlet, folk", "p2: pass"]
    in_every_way(game, "p1: pass")
    game = at("tithe").play("offer folk", "offer folk", "p2: pass")  # nothing came after both folk, so nobody stopped
    assert land(game, "L3") == {"scout": 2, "hamlet": 1}


def test_they_complete_nothing_when_the_answer_fits_nowhere():
    game = at("levy", L3="2 scout, 1 hamlet, 1 folk").play("offer hamlet")
    before = game.save()
    with pytest.raises(IllegalChoice, match="choose 2 of"):
        game.play("p2: dance")
    assert game.save() == before


def test_a_save_from_before_there_were_picks_is_played_again_from_its_answers():
    """Its frame counted what was left, and what had been picked was gone already."""
    game = at("levy", L3="2 scout, 1 hamlet, 1 folk").play("offer scout")
    data = json.loads(game.save())
    del data["snapshot"]["picks"]
    data["snapshot"]["choice"]["frame"][2:4] = [1, 0]
    old = tidewood.load(json.dumps(data), verify=False)
    assert old.save() == game.save()
    assert land(old.play("offer folk"), "L3") == {"scout": 1, "hamlet": 1}


# -- what is hidden


def hands(*cards: str) -> Game:
    return islet("lethe", "amnesia", *cards, L0="1 scout")


def test_asking_does_not_tell_what_is_in_a_hand():
    twins = hands("thorns", "thorns").play("p1: card lethe", "stop", "p1: card amnesia")
    other = hands("thorns", "gift").play("p1: card lethe", "stop", "p1: card amnesia")
    assert twins.decision.pick is not None and other.decision.pick is not None  # two equal cards are asked about too
    assert twins.count == 1 and other.count == 2
    assert [e.secret for e in other.play(other.options[0]).log_of("p2")][-1] == ()


# -- what is said


def test_the_decision_says_how_many_and_what():
    game = at("tithe").play("offer folk")
    facts = game.decision.pick
    assert (facts.least, facts.most, facts.picked) == (1, 3, 1)
    assert [(t.option.notation, t.there, t.picked) for t in facts.things] == [
        ("offer scout", 2, 0), ("offer hamlet", 1, 0), ("offer folk", 2, 1),
    ]  # fmt: skip
    assert facts.things[0].option.refs == ["piece:scout"]
    assert game.decision.prompt() == "Offer? (1 of 3 chosen)"
    assert islet(L0="1 scout").decision.pick is None


@pytest.mark.parametrize(
    ("code", "prompt", "put_back"),
    [
        ("en", "Which? (1 of 3 chosen)", "Put back: Folk"),
        ("de", "Which? (1 von 3 gewählt)", "Zurücklegen: Folk"),
        ("fr", "Which? (choix\u00a0: 1 sur 3)", "Reposer\u00a0: Folk"),
    ],
)
def test_it_is_said_in_three_languages(code, prompt, put_back):
    language = Language(code)
    language.prompt(Node)(lambda s, f: "Which?")
    language.option(Node)(lambda s, f, o: PIECES[o].capitalize())
    node = Offer(1, 3, (SCOUT, FOLK))
    s = Islet()
    s.add(0, SCOUT)
    s.add(0, FOLK, 2)
    f = Frame(node, Scope(0, place=0), 0, 3, NOTHING.plus(FOLK, 0, 0))
    assert language.prompt_for(s, f) == prompt
    both = packed_set(node.things(s, f.scope), [SCOUT, FOLK])
    assert language.option_texts(s, f, [*node.singles(s, f)[:2], put_back_of(FOLK), both]) == [
        "Scout", "Folk", put_back, "Scout, Folk",
    ]  # fmt: skip
