"""Nothing leaks: redraw what a client cannot see, and not a byte of any message to it changes.

The builders of all messages are driven with a table and with its twin, in which everything that client cannot know is
another: the cards of others, the secret parts of the log, the notation of answers that others gave.
"""

from __future__ import annotations

import json
import random
from datetime import UTC, datetime

import msgspec
import pytest

import tidewood
from tests.games.the_island.setups import name
from tests.server.running import Browser
from tidewood import Game
from tidewood.api import Event
from tidewood.server import keeping, messages, wire
from tidewood.server.entries import work_out
from tidewood.server.fanout import Audience, Socket
from tidewood.server.lines import Line
from tidewood.server.live import Given, Live
from tidewood.server.previews import preview_of, previews_of
from tidewood.server.storage import Answer, Listing, Seat, Secret, Table

SETUPS: list[dict[str, object]] = [
    {"players": 3, "owners_look": True},
    {"players": 4, "overpopulation": True},
    {"players": 2, "colours": 2},
]
NOW = datetime(2026, 1, 1, tzinfo=UTC)
LANGS = messages.ALL_LANGS


def table_of(game: Game) -> Live:
    """A table with everybody at their own browser, without a store."""
    seats = tuple(
        Seat(table="t", player=p, kind="human", name=f"Name {p}", holder=f"browser {p}") for p in game.players
    )
    made = Table(id="t", game=game.kind, setup=game.setup, seed=Secret(str(game.seed)), host="browser p1", created=NOW)
    stored = keeping.start(made, game)
    _, parts = keeping.Log({0: stored.log}).chain(0)
    return keeping.restore(Listing(table=made, seats=seats, seq=0, changed=NOW), stored, parts)


def answered(live: Live, player: str, notation: str, kind: str = "answer"):
    """One entry, as the server takes it."""

    async def past(live: Live, n: int):
        game = live.game.copy()
        return game.undo(len(live.answers) - n), live.base

    entry = Answer(table="t", seq=live.seq + 1, player=player, kind=kind, payload=notation, at=NOW)
    try:
        work_out(live, entry, past).send(None)  # it never waits, for the past is at hand
    except StopIteration as done:
        live.commit(done.value)
        return done.value
    raise AssertionError("it waits")


def twin_of(live: Live, player: str | None, rng: random.Random) -> Live:
    """The same table to that client; everything it cannot know is another."""
    who = live.number(player)
    twin = table_of(live.game)
    twin.game = live.game.determinise(who, rng)
    twin.game.origin = live.game.origin  # not a game to try something in, but this one
    twin.seq, twin.base, twin.at, twin.since = live.seq, len(live.answers), live.at, dict(live.since)
    twin.status, twin.asked_since, twin.away = live.status, live.asked_since, live.away
    twin.loaded_with = (len(live.answers), {p: live.open_action(p) for p in live.game.players})  # as after a restart
    twin.redo = live.redo  # shown only to the one who took back
    twin.lines = [redrawn(line, who) for line in live.lines]
    twin.answers = [
        Given(g.player, g.notation if g.player == player else f"another {g.seq}", g.marked, g.seq, g.at, g.line)
        for g in live.answers
    ]
    twin.told = 0
    return twin


def redrawn(line: Line, who: int) -> Line:
    event = line.event
    if event is not None and event.secret and event.seen_by(who) is not event:
        event = Event(event.kind, event.args, tuple(x + 1 for x in event.secret), event.audience)
    twin = Line(line.n, line.answer, event, line.note, line.undoes, line.undone)
    twin.turn = line.turn
    return twin


def everything(live: Live, player: str | None) -> dict[str, bytes]:
    """All that this client can be sent about the table as it is."""
    browser = f"browser {player}" if player else None
    told = {
        "state": messages.state_of(live, player, LANGS, browser, live.seats, marks=live.game.marks(player)),
        "timeline": messages.timeline_of(live, 0, player, LANGS),
        "log": wire.ENCODER.encode(wire.Lines(messages.lines_before(live, 10**6, player, LANGS))),
        "report": messages.report_of(live, player, LANGS),
        "now": messages.past_state(live, live.game, len(live.answers), player, LANGS),
    }
    decision = live.game.decision
    if player is not None and decision is not None and player in decision.players:
        for i in range(0, len(decision), max(1, len(decision) // 4)):
            notation = decision.notation(i)
            told[f"preview {notation}"] = wire.ENCODER.encode(preview_of(live, player, notation, rng=random.Random(5)))
        told["previews"] = previews_of(live, player, LANGS, random.Random(5), seconds=60.0)
    return told


class Look:
    """A stream of a client, before it goes out."""

    def __init__(self, live: Live, player: str | None) -> None:
        self.live = live
        self.audience = Audience(live)
        self.line = Socket(f"browser {player}", player, LANGS, frames=True)
        self.audience.enter(self.line)

    def heard(self) -> list[bytes]:
        texts = [text for _, text in self.line.waiting]
        self.line.waiting.clear()
        return texts


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_redrawing_the_unseen_changes_no_byte_to_any_client(setup):
    rng = random.Random(f"wire {name(setup)}")
    live = table_of(tidewood.new("the-island", rng.randrange(10**9), **setup))
    pairs = differed = patches = previews = 0
    while not live.game.is_over:
        if rng.random() < 0.05:
            for player in [*live.game.players, None]:
                twin = twin_of(live, player, rng)
                pairs += 1
                differed += twin.game.table() != live.game.table()
                here, there = everything(live, player), everything(twin, player)
                assert here == there
                previews += any(what.startswith("preview") for what in here)
                same_past(live, player, rng)
                same_thoughts(live, twin, player)
                patches += same_patches(live, twin, player, rng)
        decision = live.game.decision
        option = rng.choice(decision)
        answered(live, option.player, option.notation)
        if rng.random() < 0.02 and live.answers:
            to = max(0, len(live.answers) - rng.randrange(1, 9))
            answered(live, rng.choice(live.game.players), json.dumps({"to": to}), "undo")
    assert patches > 8 and previews > 5
    assert differed * 2 >= pairs, f"only {differed} of {pairs} pairs differed"


def same_past(live: Live, player: str | None, rng: random.Random) -> None:
    """A position of the past, as the timeline shows it."""
    n = rng.randrange(len(live.answers) + 1)
    past = live.game.copy()
    if n < len(live.answers):
        past.undo(len(live.answers) - n)
    twin = past.determinise(live.number(player), rng)
    here = messages.past_state(live, past, n, player, LANGS)
    assert here == messages.past_state(twin_of(live, player, rng), twin, n, player, LANGS)


def same_thoughts(live: Live, twin: Live, player: str | None) -> None:
    """A what-if, and what a bot thinks with: with the same lots the same table, whatever the truth is."""
    who = live.number(player)
    one = live.game.determinise(who, random.Random(5))
    two = twin.game.determinise(who, random.Random(5))
    assert one.table() == two.table()
    assert everything(table_of(one), player)["state"] == everything(table_of(two), player)["state"]


def same_patches(live: Live, twin: Live, player: str | None, rng: random.Random) -> bool:
    """An answer that is open in both worlds and draws no lot, and its undo: the same patches."""
    here, there = live.game.decision, twin.game.decision
    # A tile that is played shows its terrain too, and that may differ between the worlds: not the same answer.
    both = [n for n in here.notations if there.find(n) and n.split()[0] not in ("tile", "repel")]
    if not both:
        return False
    notation, who = rng.choice(both), here.player
    if live.game.copy().play(notation).free_undo(who) == 0:
        return False  # chance or a reveal comes of it
    heard = []
    for world in (live, twin):
        copy = world_copy(world)
        look = Look(copy, player)
        look.audience.tell(answered(copy, who, notation))
        look.audience.tell(answered(copy, who, json.dumps({"to": len(copy.answers) - 1}), "undo"))
        heard.append(look.heard())
    assert [json.loads(text)["type"] for text in heard[0]] == ["state", "patch", "patch"]
    assert heard[0] == heard[1]
    return True


def world_copy(live: Live) -> Live:
    copy = table_of(live.game)
    copy.game, copy.seq, copy.base, copy.at = live.game.copy(), live.seq, live.base, live.at
    copy.lines = [Line(o.n, o.answer, o.event, o.note, o.undoes, o.undone) for o in live.lines]
    copy.answers, copy.told, copy.since = list(live.answers), live.told, dict(live.since)
    copy.loaded_with = live.loaded_with
    return copy


def test_what_was_known_but_may_not_be_looked_up_is_not_in_the_timeline():
    """The value an owner has placed is remembered, not shown: the hands of then would tell."""
    live = table_of(tidewood.new("the-island", 3, players=2, start_player="p1"))
    answered(live, "p1", "place D4")
    answered(live, "p1", "value 6")
    past = live.game.copy().undo(2)
    told = json.loads(messages.past_state(live, past, 0, "p1", LANGS))
    assert told["view"]["players"]["p1"]["values_unplaced"] is None
    for message in everything(live, "p1").values():
        assert b"value 6" not in message


def test_only_wire_types_can_be_encoded():
    """What holds hidden state has no way out, not even by mistake."""
    game = tidewood.new("the-island", 3, players=2)
    live = table_of(game)
    stored = keeping.snapshot(keeping.due(live))
    for secret in (game, live, live.table, live.table.seed, stored, game.events()[0], live.lines[0]):
        with pytest.raises(TypeError):
            wire.ENCODER.encode(secret)
        with pytest.raises(TypeError):
            msgspec.json.encode({"view": secret})


def test_seed_and_random_number_never_leave_while_a_game_runs(server):
    """Everything a browser ever gets over a whole game, by every route: the seed is not in it before the end."""
    ada: Browser = server.browser()
    opened = ada.opens("me", "random", setup={"start_player": "p1"})
    table = opened["table"]
    live = next(live for live in server.tables.loaded() if live.id == table)
    seed = live.table.seed.reveal()
    assert len(seed) == 32 and live.game.seed == seed
    stream = ada.stream(table, "p1")
    heard: list[str] = []
    n = 0
    while not stream.is_over:
        stream.until(lambda: stream.is_asked or stream.is_over)
        if not stream.is_asked:
            continue
        if n % 12 == 0:
            state = stream.state
            notation = state["decision"]["options"][0]["notation"]
            heard += [ada.get(f"/api/tables/{table}{path}").text for path in ("", "/log", "/timeline", "/report")]
            heard += [ada.get(f"/api/tables/{table}/timeline", at=state["answers"] // 2).text]
            heard += [ada.post(f"/api/tables/{table}/preview", version=state["version"], answer=notation).text]
            heard += [ada.get(f"/api/tables/{table}/record").text]
            rng = json.loads(live.game.save())["snapshot"]["rng"]
            assert not any(rng in text for text in heard)
        n += 1
        assert stream.answer()["type"] == "ack"
    heard += [json.dumps(message) for message in stream.heard]
    assert not any(seed in text for text in heard)
    assert seed in ada.get(f"/api/tables/{table}/record").text
    assert seed in ada.get(f"/api/tables/{table}/report").json()["record"]
    stream.close()
