"""What happened, step by step: frames in patches, and what somebody has missed."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import tidewood
from tests.server.running import Browser, patched
from tests.server.test_wire import Look, answered, table_of
from tidewood.games import kind_of
from tidewood.kernel.core import State
from tidewood.kernel.kind import SPECTATOR

GAMES = {"the-island": {"players": 3}, "everdell": {"players": 2}, "spirit-island": {"players": 2}}
ENOUGH = 12  # frames


def through(view: dict, frames: list[dict]) -> dict:
    """A view after all frames."""
    state: dict[str, Any] = {"view": json.loads(json.dumps(view)), "log": [], "version": 0}
    for frame in frames:
        patched(state, {"version": 0, **frame})
    found: dict = state["view"]
    return found


def open_table(server, game: str, *seats: str) -> tuple[Browser, str]:
    ada = server.browser()
    return ada, ada.opens(*seats, game=game, setup={})["table"]


@pytest.mark.parametrize("game", GAMES)
def test_a_patch_in_which_several_things_happened_can_be_gone_through(server, game):
    ada, table = open_table(server, game, "me", "random")
    stream, plain = ada.stream(table, "p1", "frames=1&lang=en,ids"), ada.stream(table, "p1", "lang=en,ids")
    seen = 0
    while seen < ENOUGH and not stream.is_over:
        before = copy.deepcopy(stream.state["view"])
        if stream.is_asked:
            stream.sent += 1
            offered = [option["notation"] for option in stream.state["decision"]["options"]]
            on = [notation for notation in offered if not notation.startswith("put back")]  # that could go on for ever
            stream.send(type="answer", id=stream.sent, version=stream.state["version"], answer=on[seen % len(on)])
        while (patch := stream.hear())["type"] == "ack":
            pass  # what came of it is on its way
        plain.until(lambda: plain.state["version"] >= stream.state["version"])  # a stream nobody reads is closed
        if patch["type"] != "patch" or not patch.get("frames"):
            continue
        lines = [line["n"] for line in patch["log"] if not line["says"]["id"].startswith("note.")]
        assert [frame["n"] for frame in patch["frames"]] == lines and len(lines) > 1
        assert through(before, patch["frames"]) == stream.state["view"]
        seen += len(lines)
    assert seen >= ENOUGH
    plain.until(lambda: plain.state["version"] == stream.state["version"])
    assert not any("frames" in message for message in plain.heard), "who does not ask gets none"
    assert plain.state["view"] == stream.state["view"]
    stream.close()
    plain.close()


def test_a_frame_names_the_things_its_line_speaks_of(server):
    ada, table = open_table(server, "the-island", "me", "me")
    stream = ada.stream(table, "p1", "frames=1&lang=en,ids")
    refs: dict[int, list[str]] = {}
    while not any(refs.values()):
        player = ada.state(table, "p1")["waiting"][0]["player"]
        version = ada.answers(table, player, lambda state: state["decision"]["options"][-1]["notation"])
        stream.until(lambda version=version: stream.state["version"] == version)
        patch = next(m for m in reversed(stream.heard) if m["type"] == "patch" and m["version"] == version)
        refs |= {frame["n"]: frame.get("refs", []) for frame in patch.get("frames", [])}
    line, named = next((n, found) for n, found in refs.items() if found)
    said = next(entry for entry in stream.state["log"] if entry["n"] == line)["says"]["args"]
    assert set(named) <= {value for value in said.values() if isinstance(value, str)}
    stream.close()


def test_taking_back_is_one_step(server):
    ada, table = open_table(server, "everdell", "me")
    stream = ada.stream(table, "p1", "frames=1")
    stream.answer()
    ada.done(f"/api/tables/{table}/undo", player="p1", to=0)
    stream.until(lambda: stream.state["answers"] == 0)
    assert "frames" not in stream.heard[-1]
    stream.close()


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_back_gets_what_happened_meanwhile(server, game):
    ada, table = open_table(server, game, "me", "me")
    before = ada.state(table, "p1")
    rng = random.Random(4)
    for _ in range(14):
        player = ada.state(table, "p1")["waiting"][0]["player"]
        ada.answers(table, player, lambda state: rng.choice(state["decision"]["options"])["notation"])
    now = ada.state(table, "p1")
    told = ada.get(f"/api/tables/{table}/frames", player="p1", since=before["version"], lang="en").json()
    assert (told["since"], told["version"]) == (before["version"], now["version"])
    assert [frame["n"] for frame in told["frames"]] == [line["n"] for line in told["log"]]
    assert told["log"] == [line for line in ada.state(table, "p1", lang="en")["log"] if line.get("answer", 0) > 0]
    at = ada.get(f"/api/tables/{table}/timeline", player="p1", at=0).json()
    assert told["view"] == at["view"], "as it may be looked at again"
    shown, known = through(told["view"], told["frames"]), now["view"]
    assert {key: shown[key] for key in shown if key != "players"} == {k: known[k] for k in known if k != "players"}
    nothing = ada.get(f"/api/tables/{table}/frames", player="p1", since=now["version"]).json()
    assert nothing["frames"] == [] and nothing["since"] == now["version"]


def test_who_was_away_for_long_sees_the_end_of_it(server):
    ada, table = open_table(server, "the-island", "me", "me")
    rng = random.Random(4)
    for _ in range(75):
        player = ada.state(table, "p1")["waiting"][0]["player"]
        ada.answers(table, player, lambda state: rng.choice(state["decision"]["options"])["notation"])
    now = ada.state(table, "p1")
    told = ada.get(f"/api/tables/{table}/frames", player="p1", since=0).json()
    assert 0 < told["since"] < now["version"]
    assert 20 < len(told["frames"]) <= 120
    assert told["frames"][-1]["n"] == now["log"][-1]["n"]


def test_nobody_else_can_ask_for_it(server):
    _, table = open_table(server, "the-island", "me", "me")
    assert server.browser().get(f"/api/tables/{table}/frames", player="p1", since=0).status_code == 401


@pytest.mark.parametrize("game", GAMES)
def test_each_seat_gets_its_own_view_at_each_line(game):
    """What the frames of a seat lead to is what that player, or a spectator, saw there, and nothing else."""
    live = table_of(tidewood.new(game, 5, **GAMES[game]))
    rng = random.Random(f"lines {game}")
    looks = {player: Look(live, player) for player in [*live.game.players, None]}
    audience = looks[None].audience
    for look in looks.values():
        audience.enter(look.line)
    seen = 0
    while seen < ENOUGH and not live.game.is_over:
        option = rng.choice(live.game.options)
        player, notation, before = option.player, option.notation, live.game.copy()
        told = before.views(list(looks))
        change = answered(live, player, notation)
        lines = before.watched([f"{player}: {notation}"], list(looks))
        audience.tell(change)
        for who, (seat, look) in enumerate(looks.items()):
            patch = json.loads(look.heard()[-1])
            for n, frame in enumerate(patch.get("frames", [])[:-1]):
                assert frame["n"] == patch["log"][n]["n"]
                assert through(told[who], patch["frames"][: n + 1]) == lines[n][who], seat
                seen += 1
    assert seen >= ENOUGH


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_shows_what_its_seat_cannot_know(game):
    """In the middle of an effect as at its end: redraw what a player cannot know, and the view stays the same."""
    kind = kind_of(game)
    rng = random.Random(f"frames {game}")
    looked = 0

    def look(s: State) -> None:
        nonlocal looked
        if rng.random() < 0.15:
            for who in (*range(s.players), SPECTATOR):
                twin = s.copy()
                kind.redraw(twin, who)
                assert kind.table(twin, who) == kind.table(s, who)
                looked += 1

    for seed in range(3):
        played = tidewood.new(game, seed, **GAMES[game])
        for _ in range(150):
            if not played.is_over:
                played._state.watcher = look
                played.play(rng.choice(played.options))
    assert looked > 60
