"""Whether marks say what the engine offers, looked at in any position."""

from __future__ import annotations

from typing import Any

from tests.properties.shapes import misfits
from tidewood import Game
from tidewood.forced import was_forced
from tidewood.games.everdell.marks_view import EverdellMarks
from tidewood.games.everdell.pieces import RESOURCES
from tidewood.games.everdell.rounds import TURN
from tidewood.kernel.core import Frame, Scope

NO_POINTS = {"turn", "refills"}  # lines of the log after which nobody has more or fewer points


def at_turn(game: Game, player: str) -> Game | None:
    """The same table with this player's turn to begin; None where that player has no turn any more."""
    who = game.players.index(player)
    twin = game.copy()
    s: Any = twin._state
    if s.over or s.passed[who]:
        return None
    s.choice, s.stack, s.active = None, [Frame(TURN, Scope(who))], who
    s.advance()
    return twin


def asked_now(game: Game, player: str) -> Game | None:
    """Where the marks of a player speak of: an open choice of cards to play, else a turn."""
    decision = game.decision
    asks = decision.asks if decision is not None and decision.player == player else None
    id = "" if asks is None else asks["args"].get("question", asks)["id"]
    return game if id in ("prompt.play-free", "prompt.play-for-less") else at_turn(game, player)


def check(game: Game, ways: bool = True) -> int:
    """All marks of all seats; the answer is how many cards were looked at. To answer in every way that is offered takes
    ten times as long as all the rest.
    """
    n = 0
    for player in game.players:
        found = game.marks(player)
        assert found is not None
        assert list(misfits(found, EverdellMarks, "marks")) == []
        check_prevention(game, player, found.get("prevent", []))
        here = asked_now(game, player)
        if here is None:
            assert found["plays"] == {}
            continue
        check_lit(here, found["plays"])
        for mark in found["plays"].values():
            check_missing(here, player, mark)
            if ways:
                check_ways(here, player, mark)
        check_events(here, player, found["needs"])
        n += len(found["plays"])
    return n


def check_lit(game: Game, plays: dict[str, Any]) -> None:
    """A card is lit if and only if there is an option to play it."""
    options = {option.refs[0] for option in game.options if option.notation.startswith("play ")}
    assert {ref for ref, mark in plays.items() if mark["ok"]} == options
    assert options <= set(plays)
    for ref, mark in plays.items():
        assert mark["ok"] == ("ways" in mark) == ("why" not in mark), ref


def check_missing(game: Game, player: str, mark: dict[str, Any]) -> None:
    """What is missing is the price less what the player has."""
    own = game.view(player)["players"][player]
    lacks = {kind: n - own[kind] for kind, n in mark["price"].items() if n > own[kind]}
    assert mark.get("lacks", {}) in (lacks, {})
    if mark.get("why") == "cost" and "rule" in mark:
        assert mark.get("lacks") or "more" in mark or mark["price"] == {} or mark_is_for_less(game)


def mark_is_for_less(game: Game) -> bool:
    asks = game.decision.asks if game.decision is not None else None
    return asks is not None and "play-for-less" in str(asks)


def check_ways(game: Game, player: str, mark: dict[str, Any]) -> None:
    """Every way can be answered as sent, takes what it says and leaves the score it says."""
    before = game.table()["players"][player]
    assert suggested_first({"ways": [], **mark}, before)
    for way in mark.get("ways", []):
        assert way["pay"] and len(way["answers"]) == len(way["pay"]) == len(way.get("score", way["pay"]))
        for i, answers in enumerate(way["answers"]):
            for sent in [answers, *others(way, answers)]:
                for paid in tolls_paid(way, i):
                    played = answered(game, player, with_tolls(way, sent, paid))
                    check_paid(played, before, way["pay"][i], player)
                    if sent == answers:
                        check_score(played, player, way, i)
                        check_brings(game, played, player, mark)


def check_prevention(game: Game, player: str, ways: list[dict[str, Any]]) -> None:
    """Where something can be prevented there are ways to do so, and each can be answered as sent."""
    decision = game.decision
    asked = decision is not None and decision.player == player and "prompt.prevent'" in str(decision.asks)
    assert bool(ways) == (asked and any(option.notation == "prevent" for option in game.options))
    for way in ways:
        for paid in tolls_paid(way, 0):
            answered(game, player, with_tolls(way, way["answers"][0], paid))


def answered(game: Game, player: str, sent: list[str]) -> Game:
    """The game after these answers, as the server takes them: only the last may reveal something, and one that nobody
    was asked for may be named.
    """
    played = game.copy()
    played.forced = []
    for answer in sent:
        if not was_forced(played, answer):
            n = played.answers - game.answers
            assert n == 0 or played.free_undo(player) >= n, "only the last may reveal something"
            played.play(answer)
    return played


def tolls_paid(way: dict[str, Any], i: int) -> list[list[str]]:
    """Two ways to pay the tolls of a way: with what comes first, and with what comes last."""
    if not any("n" in toll for toll in way.get("tolls", [])):
        return [[]]
    found = []
    for turned in (False, True):
        used: list[str] = []
        paid = []
        for toll in way["tolls"]:
            things = [one["answer"] for one in toll["spare"] for _ in range(one["n"][i])]
            for answer in used:
                if answer in things:
                    things.remove(answer)
            things = things[::-1] if turned else things
            assert len(things) >= toll["n"], way
            paid.append(", ".join(things[: toll["n"]]))
            used += things[: toll["n"]]
        found.append(paid)
    return found


def with_tolls(way: dict[str, Any], answers: list[str], paid: list[str]) -> list[str]:
    """What is sent when a way has tolls."""
    sent = answers[:]
    for toll, answer in reversed(list(zip(way.get("tolls", []), paid, strict=False))):
        sent.insert(toll["at"], answer)
    return sent


def later_lines(game: Game) -> list[Any]:
    """What the log says after the card was played."""
    log = game.log
    return log[max(i for i, event in enumerate(log) if event.kind == "plays") + 1 :]


def check_score(game: Game, player: str, way: dict[str, Any], i: int) -> None:
    """Where nothing else came of it, the score is the one that was said."""
    kinds = {event.kind for event in later_lines(game)}
    if "score" not in way or "turn" not in kinds or kinds - NO_POINTS:
        return
    own = game.table()["players"][player]
    if not own["passed"]:
        assert own["score"]["total"] == way["score"][i], (way, own["score"])
        assert own["spaces_used"] == way.get("spaces", own["spaces_used"]), way


def check_brings(before: Game, game: Game, player: str, mark: dict[str, Any]) -> None:
    """What is sure to come has come, once the turn is over without another question."""
    lines = later_lines(game)
    if not any(event.kind == "turn" for event in lines) and not game.is_over:
        return
    who = before.players.index(player)
    for kind in RESOURCES:
        sure = sum(one["n"] for one in mark.get("brings", []) if one["what"] == kind and "up_to" not in one)
        number = RESOURCES.index(kind)
        came = [event for event in lines if event.kind in ("gains", "lays") and event.args[0] == who]
        got = sum(event.args[-1] for event in came if event.args[-2] == number)
        assert got >= sure, (kind, mark)


def others(way: dict[str, Any], answers: list[str]) -> list[list[str]]:
    """The same with another choice in place of the first."""
    return [
        [choice["answer"] if answer == choices[0]["answer"] else answer for answer in answers]
        for choices in way.get("choices", [])
        for choice in choices[1:3]
    ]


def check_paid(game: Game, before: dict[str, Any], paid: dict[str, int], player: str) -> None:
    """The log says what was paid."""
    line = next(event for event in reversed(game.log) if event.kind == "plays")
    told = game.told(line)
    assert told is not None
    said = {part["args"]["what"].partition(":")[2]: part["args"]["n"] for part in told["args"]["paid"]}
    assert said == paid, (said, paid)
    assert all(before[kind] >= n for kind, n in paid.items())


def check_events(game: Game, player: str, needs: dict[str, Any]) -> None:
    """An event that is met, can be paid and is free, is an option for whoever has a worker."""
    table = game.table()
    options = {option.notation for option in game.options}
    home = table["players"][player]["workers"]["home"]
    for event, by_player in needs.items():
        mark = by_player[player]
        assert mark["met"] == all(part["have"] >= part["of"] for part in mark["parts"])
        possible = mark["met"] and not mark.get("unpaid") and not table["events"][event]["workers"]
        if f"visit {event}" in options:
            assert possible
        elif possible and home and "phantomia" not in table and any(o.startswith("visit") for o in options):
            raise AssertionError(f"{event} is met, but no option")


def suggested_first(mark: dict[str, Any], own: dict[str, int]) -> bool:
    """Whether the first sum of each way leaves as many kinds of resource as any."""

    def kinds_left(paid: dict[str, int]) -> int:
        return len([kind for kind in RESOURCES if own[kind] > paid.get(kind, 0)])

    return all(kinds_left(way["pay"][0]) == max(map(kinds_left, way["pay"])) for way in mark["ways"] if way["pay"])
