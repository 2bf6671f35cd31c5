"""Who plays whom, and what is made of it."""

import json
import random
import time
from collections import Counter
from functools import partial
from multiprocessing import active_children, get_context

import pytest

import tidewood
from tests.arena.players import quick_or_fatal, squared_or_fatal
from tidewood import TidewoodError
from tidewood.arena import BadResults, Enough, Lost, Place, Plan, Results, Row, play, processes, standings
from tidewood.arena.results import seats_of
from tidewood.bots import player

ISLAND = {"players": 2}
QUICK = Plan("the-island", ISLAND, ("random", "tests.arena.players:First"), 4, "tide")


def results(rows):
    """What does not depend on the clock."""
    return [
        (row.number, row.deal, row.finished, row.answers, [place[:5] for place in row.places]) for row in sorted(rows)
    ]


def played(plan, pool):
    return [row for _, row in pool(partial(play, plan), range(plan.games))]


def test_every_deal_is_played_by_everybody_on_every_seat():
    plan = Plan("the-island", {"players": 3}, ("a", "b", "c", "d"), 24)
    seats = Counter((bot, seat) for n in range(24) for seat, bot in enumerate(plan.lineup(n)))
    assert plan.deal(11) == 0 and plan.deal(12) == 1
    assert set(seats.values()) == {6}


def test_a_short_list_is_repeated_and_goes_round():
    plan = Plan("the-island", {"players": 4}, ("a", "b"), 4)
    assert plan.lineups == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    alone = Plan("the-island", {"players": 4}, ("a", "b", "b", "b"), 4)
    assert [line.index("a") for line in alone.lineups] == [0, 3, 2, 1]


@pytest.mark.parametrize(("game", "setup"), [("spirit-island", {"players": 2}), ("everdell", {"players": 1})])
def test_where_all_win_together_each_bot_plays_the_same_deals(game, setup):
    plan = Plan(game, setup, ("random", "greedy"), 4)
    assert [plan.deal(n) for n in range(4)] == [0, 0, 1, 1]
    assert plan.lineup(1) == ("greedy",) * len(plan.players)


def test_the_same_plan_gives_the_same_results_wherever_it_is_played():
    assert results(played(QUICK, processes(1))) == results(played(QUICK, processes(2)))


def test_a_killed_process_loses_nothing(tmp_path, monkeypatch):
    monkeypatch.setenv("FATAL_ONCE", str(tmp_path / "flag"))
    plan = Plan("the-island", ISLAND, ("tests.arena.players:Fatal", "random"), 4)
    rows = played(plan, processes(2))
    assert (tmp_path / "flag").exists()
    assert results(rows) == results(played(plan, processes(1)))


def test_of_short_games_many_go_to_a_process_at_once_and_none_is_lost_with_it(tmp_path, monkeypatch):
    monkeypatch.setenv("FATAL_ONCE", str(tmp_path / "flag"))
    done = list(processes(2)(quick_or_fatal, range(120)))
    assert (tmp_path / "flag").exists()
    assert sorted(done) == [(number, number * number) for number in range(120)]


def test_no_game_is_lost_that_is_handed_over_when_a_process_dies(tmp_path, monkeypatch):
    flag = tmp_path / "flag"
    monkeypatch.setenv("FATAL_ONCE", str(flag))
    others = active_children()
    done = []
    for one in processes(2)(squared_or_fatal, range(40)):
        done.append(one)
        if not flag.exists():
            flag.touch()
            while any(child not in others for child in active_children()):
                time.sleep(0.01)  # all processes are gone before anything else is asked of them
    assert sorted(done) == [(number, number * number) for number in range(40)]


def test_whoever_stops_early_ends_no_process_of_others():
    other = get_context("spawn").Process(target=time.sleep, args=(600,))
    other.start()
    for _ in processes(2)(abs, range(1000)):
        break
    assert active_children() == [other]
    other.kill()
    other.join()


def test_a_game_that_always_kills_is_named():
    plan = Plan("the-island", ISLAND, ("tests.arena.players:Deadly", "random"), 1)
    with pytest.raises(Lost, match="game 0"):
        played(plan, processes(2))


def test_what_was_played_is_read_back_and_a_torn_line_is_played_again(tmp_path):
    with Results(QUICK, tmp_path) as kept:
        for number in (2, 0):
            kept.add(play(QUICK, number))
    games = tmp_path / "games.jsonl"
    games.write_text(games.read_text()[:-10])
    with Results(QUICK, tmp_path) as again:
        assert again.missing() == [0, 1, 3]
        again.add(play(QUICK, 0))
    whole = Results(QUICK, tmp_path)
    assert results(whole.played()) == results([play(QUICK, 0), play(QUICK, 2)])


def test_a_game_is_in_the_folder_as_soon_as_it_has_been_played(tmp_path):
    kept = Results(QUICK, tmp_path)
    for number in range(3):
        kept.add(play(QUICK, number))
        assert (tmp_path / "games.jsonl").read_bytes().count(b"\n") == number + 1  # whoever is killed here loses none


def test_a_folder_of_another_plan_is_left_alone(tmp_path):
    with Results(QUICK, tmp_path):
        pass
    before = (tmp_path / "plan.json").read_text()
    with pytest.raises(BadResults, match="--out"):
        Results(Plan("the-island", ISLAND, ("random",), 4, "ebb"), tmp_path)
    assert (tmp_path / "plan.json").read_text() == before
    more = Plan("the-island", ISLAND, QUICK.bots, 8, "tide")  # more games of the same go on
    assert len(Results(more, tmp_path).missing()) == 8


def test_whoever_is_killed_while_a_plan_is_written_keeps_the_old_one(tmp_path):
    with Results(QUICK, tmp_path):
        pass
    old = tmp_path / "old.json"
    old.hardlink_to(tmp_path / "plan.json")
    before = old.read_text()
    with Results(QUICK, tmp_path):
        pass
    assert not old.samefile(tmp_path / "plan.json") and old.read_text() == before  # another takes its place


def test_a_row_is_a_line_of_plain_data():
    row = play(QUICK, 1)
    assert Row.read(json.loads(json.dumps(row.plain()))) == row


def made_up(winner_of):
    """Games in which the winner is told by the number."""
    plan = Plan("the-island", ISLAND, ("a", "b"), 40)
    rows = []
    for n in range(40):
        wins = [float(bot == winner_of(n)) for bot in plan.lineup(n)]
        places = [Place(bot, 10 * w, w, 1 if w else 2, 5, 0.01) for bot, w in zip(plan.lineup(n), wins, strict=True)]
        rows.append(Row(n, plan.deal(n), True, 10, 0.1, tuple(places)))
    return plan, rows


def test_ratings_tell_the_stronger_and_how_sure_that_is():
    best, worst = standings(*made_up(lambda n: "a"))
    assert best.bot == "a" and best.rating - best.rating_within > worst.rating + worst.rating_within
    assert best.win_share == 1 and best.win_low < 1  # never lost is not always wins
    assert best.score == 10 and best.ms_a_decision == pytest.approx(2.0)
    even = standings(*made_up(lambda n: "ab"[n // 2 % 2]))
    assert all(one.win_low < 0.5 < one.win_high for one in even)
    assert abs(even[0].rating - even[1].rating) < even[0].rating_within


def by_lot(bots, games=400):
    """Games in which places are drawn, so that all bots are equally strong."""
    plan = Plan("the-island", {"players": 4}, bots, games)
    rng = random.Random("places")
    rows = []
    for n in range(games):
        ranks = rng.sample(range(1, 5), 4)
        seats = zip(plan.lineup(n), ranks, strict=True)
        places = [Place(bot, 10.0 - rank, float(rank == 1), rank, 5, 0.01) for bot, rank in seats]
        rows.append(Row(n, plan.deal(n), True, 20, 0.1, tuple(places)))
    return plan, rows


@pytest.mark.parametrize("bots", [("a", "b", "c"), ("a", "b", "b", "b"), ("b", "b", "b", "a"), ("a", "a", "b", "b")])
def test_who_holds_more_seats_is_not_rated_stronger_for_it(bots):
    found = standings(*by_lot(bots))
    low = max(one.rating - one.rating_within for one in found)
    assert all(low < one.rating for one in found)  # each lies in the intervals of all others
    assert all(one.win_low < 0.25 < one.win_high for one in found)


@pytest.mark.parametrize("game", ["the-island", "everdell"])
def test_who_began_is_kept_whoever_sat_first(game):
    plan = Plan(game, {"players": 3}, ("random",) * 3, 6, "tide")
    rows = played(plan, processes(1))
    began = [seats_of([row])["turn"].index(1) + 1 for row in rows]
    assert len(set(began)) > 1  # at random by default
    for row, seat in zip(rows, began, strict=True):
        over = tidewood.new(game, f"tide deal {row.deal}", players=3)
        assert over.view()["start"] == over.began == f"p{seat}"
    chosen = play(Plan(game, {"players": 3, "start_player": "p2"}, ("random",) * 3, 1), 0)
    assert seats_of([chosen])["turn"] == [3, 1, 2]


def test_the_share_of_wins_when_beginning_follows_the_turn_and_not_the_seat():
    plan, rows = made_up(lambda n: "a")
    rows = [row._replace(began=2) for row in rows]
    won = [row._replace(places=(row.places[0]._replace(won=0.0), row.places[1]._replace(won=1.0))) for row in rows]
    assert [one.first_share for one in standings(plan, won)] == [1.0, 1.0]
    assert [one.first_share for one in standings(plan, [row._replace(began=1) for row in won])] == [0.0, 0.0]


def test_where_all_act_together_nobody_begins():
    row = play(Plan("spirit-island", {"players": 1}, ("random",), 1), 0)
    assert row.finished and seats_of([row])["turn"] == [None]


def test_rows_of_before_who_began_was_kept_are_still_read():
    row = play(QUICK, 1)
    assert Row.read(row.plain()[:-1]) == row._replace(began=None)


def test_one_who_beats_three_of_a_kind_is_rated_above_them():
    plan = Plan("the-island", {"players": 4}, ("a", "b", "b", "b"), 40)
    rows = []
    for n in range(40):
        others = iter([2, 3, 4])
        ranks = [1 if bot == "a" else next(others) for bot in plan.lineup(n)]
        places = [
            Place(bot, 0.0, float(rank == 1), rank, 5, 0.01) for bot, rank in zip(plan.lineup(n), ranks, strict=True)
        ]
        rows.append(Row(n, plan.deal(n), True, 20, 0.1, tuple(places)))
    best, worst = standings(plan, rows)
    assert best.bot == "a" and best.rating - best.rating_within > worst.rating + worst.rating_within


def test_a_game_without_an_end_counts_for_nobody():
    plan, rows = made_up(lambda n: "a")
    lost = [row._replace(finished=False) for row in rows[:30]]
    assert [one.games for one in standings(plan, [*lost, *rows[30:]])] == [10, 10]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.at.all:Bot", "No module named"),
        ("tests.arena.players:Nobody", "Nobody"),
        ("tests.arena.players:Dumb", "choose"),
        ("tests.arena:players.First", "there is no bot"),
    ],
)
def test_own_players_that_cannot_play(name, said):
    with pytest.raises(TidewoodError, match=said):
        player(name, 0)


def ended(points, order=range(40), winner_of=lambda n: "ab"[n // 3 % 2]):
    """After how many of its games, coming in this order, an arena has enough."""
    plan, rows = made_up(winner_of)
    enough = Enough(plan, points)
    have = {}
    for n in order:
        have[n] = rows[n]
        if enough.looks(have) is not None:
            return enough.games
    return None


def test_it_ends_when_the_first_bot_is_known_well_enough():
    assert ended(30.0) == 20  # ten deals at least: fewer may lie close together by chance
    assert ended(1.0) is None
    loose, tight = ended(22.0), ended(18.0)
    assert 20 < loose < tight
    plan, rows = made_up(lambda n: "ab"[n // 3 % 2])
    (first,) = [one for one in standings(plan, rows[:tight]) if one.bot == "a"]
    assert first.win_high - first.win_low <= 0.36


def test_where_it_ends_does_not_depend_on_the_order_games_come_in():
    assert ended(18.0, [*range(1, 40), 0]) == ended(18.0, [*range(39, -1, -1)]) == ended(18.0)


def test_games_after_the_end_do_not_count(tmp_path):
    with Results(QUICK, tmp_path) as kept:
        for number in range(4):
            kept.add(play(QUICK, number))
        kept.until = 2
        assert [row.number for row in kept.played()] == [0, 1] and kept.missing() == []
