"""What people and bots do at a table: answer, take back, bring back, consent, end."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from tidewood import Game, IllegalChoice
from tidewood.decision import UNLISTED, Option
from tidewood.forced import was_forced
from tidewood.server.entries import payload
from tidewood.server.live import HOST, Live
from tidewood.server.refusals import Refusal
from tidewood.server.room import Room
from tidewood.server.storage import PAYLOAD_LIMIT, Answer

TRIES: Final = 4  # for an entry that other processes were faster with

Make = Callable[[], tuple[Answer, int | None]]  # looks at the table as it is now, and says what to write


async def enter(tables: Room, live: Live, make: Make) -> int:
    """Write what `make` says; when another process was faster, look again and let it say anew."""
    async with live.lock:
        for _ in range(TRIES):
            await tables.fresh(live)
            entry, index = make()
            if await tables.write(live, entry, index) is not None:
                return live.seq
        raise Refusal("stale")


def entry_of(live: Live, player: str, kind: str, text: str = "") -> Answer:
    return Answer(table=live.id, seq=live.seq + 1, player=player, kind=kind, payload=text)


# -- answers


async def answer(tables: Room, live: Live, player: str, version: int, text: str, by: str = "human") -> int:
    """One answer; the version it makes. `by` is human, bot, or lot for a bot that failed."""
    began = time.perf_counter()

    def make() -> tuple[Answer, int | None]:
        notation, index = check(tables, live, player, version, text, by)
        check_length(notation)
        return entry_of(live, player, "lot" if by == "lot" else "answer", notation), index

    made = await enter(tables, live, make)
    tables.metrics.answered(by, time.perf_counter() - began)
    return made


def check(tables: Room, live: Live, player: str, version: int, text: str, by: str) -> tuple[str, int | None]:
    """The answer that is meant, and its number if it is listed. Refuses what is not open, and what was meant for
    another situation.
    """
    if live.status != "running":
        raise Refusal("over")
    if live.open_seats:
        raise Refusal("waiting")
    seat = live.seats[player]
    if (seat.kind == "human") != (by == "human"):
        raise Refusal("not-your-turn", player=player)
    if version > live.seq or (version != live.seq and version < live.since.get(player, live.seq)):
        raise Refusal("stale")
    index = tables.audience(live).index(player, text)
    if index is not None:
        return text, index
    found = meant(live.game, player, text)
    return found.notation, None if found.index == UNLISTED else found.index


def meant(game: Game, player: str, text: str) -> Option:
    """The answer that a player means by a text."""
    decision = game.decision
    if decision is None:
        raise Refusal("over")
    if player not in decision.players:
        raise Refusal("not-your-turn", player=player)
    found = [option for option in decision.find(f"{player}: {text}") if option.player == player]
    if len(found) != 1:
        allowed = [option.notation for option in decision.answers if option.player == player]
        raise Refusal("not-open", allowed, answer=text)
    return found[0]


async def answers(tables: Room, live: Live, player: str, version: int, texts: Sequence[str]) -> int:
    """Several answers in one step, all or none: one entry of the log; the version it makes."""
    if len(texts) == 1:
        return await answer(tables, live, player, version, texts[0])
    began = time.perf_counter()

    def make() -> tuple[Answer, int | None]:
        notations = check_several(tables, live, player, version, texts)
        return entry_of(live, player, "answers", as_one(notations)), None

    made = await enter(tables, live, make)
    tables.metrics.answered("human", time.perf_counter() - began)
    return made


def as_one(notations: list[str]) -> str:
    return msgspec.json.encode(notations).decode()


def check_length(text: str) -> None:
    """Refuses what the store would not keep as one entry."""
    if len(text.encode()) > PAYLOAD_LIMIT:
        raise Refusal("too-long", most=PAYLOAD_LIMIT)


def check_several(tables: Room, live: Live, player: str, version: int, texts: Sequence[str]) -> list[str]:
    """The answers that are meant. One that is not open is refused by its number. One that nobody was asked for, because
    nothing else was open, may be named: whoever sends several at once cannot know.

    Only the last may roll or reveal something: whoever gets a refusal must not learn what would have come up.
    """
    notations: list[str] = []
    waits = revealed = False  # whether the last of them is still to be played; whether it rolls or reveals something
    game = live.game.copy()
    for n, text in enumerate(texts):
        try:
            if n == 0:
                notations.append(check(tables, live, player, version, text, "human")[0])
                check_length(as_one(notations))
                waits = True
                continue
            if waits:
                revealed, game = played_on(game, player, notations[-1])
            waits = not was_forced(game, f"{player}: {text}")
            if waits and revealed:
                raise Refusal("not-together", answer=notations[-1]).of_several(n - 1, len(texts))
            if waits:
                notations.append(meant(game, player, text).notation)
                check_length(as_one(notations))
        except Refusal as refusal:
            raise refusal.of_several(n, len(texts)) from None
    return notations


def played_on(game: Game, player: str, notation: str) -> tuple[bool, Game]:
    """Whether an answer rolls or reveals something, and the game after it. What was forced then ends where that begins:
    it must not tell what came up.
    """
    after = game.copy()
    after.forced = []
    after.play(f"{player}: {notation}")
    revealed = after.free_undo(player) == 0
    if revealed:
        twin = game.preview(player, f"{player}: {notation}", rng=secrets.SystemRandom())
        after.forced = [] if twin is None else twin.forced
    return revealed, after


# -- taking back


async def undo(tables: Room, live: Live, player: str, to: int) -> tuple[int, bool]:
    """Take back, if that is free, else ask the others. The version, and whether it is done."""
    done = True

    def make() -> tuple[Answer, int | None]:
        nonlocal done
        if live.status != "running":
            raise Refusal("over")
        count = len(live.answers)
        if to >= count:
            raise Refusal("no-undo", why=f"to < {count}")
        start = live.step_start(to)
        if count - start <= live.free(player):
            done = True
            return entry_of(live, player, "undo", payload(to=start)), None
        done = False
        return entry_of(live, player, "ask-undo", payload(to=start, needed=live.others(player))), None

    return await enter(tables, live, make), done


async def redo(tables: Room, live: Live, player: str) -> int:
    """Bring back what this player took back, as long as nobody has answered since."""

    def make() -> tuple[Answer, int | None]:
        if live.status != "running":
            raise Refusal("over")
        if live.redo[0] != player or not live.redo[1]:
            raise Refusal("no-redo")
        return entry_of(live, player, "redo"), None

    try:
        return await enter(tables, live, make)
    except IllegalChoice:
        raise Refusal("no-redo") from None


# -- asking the others


async def consent(tables: Room, live: Live, player: str, request: int, agree: bool) -> int:
    def make() -> tuple[Answer, int | None]:
        asked = [a for a in (live.undo_request, live.end_request) if a is not None and a.id == request]
        if not asked or (player not in asked[0].open and (agree or player != asked[0].by)):
            raise Refusal("no-request")
        return entry_of(live, player, "agree" if agree else "disagree", payload(request=request)), None

    return await enter(tables, live, make)


async def end(tables: Room, live: Live, player: str) -> tuple[int, bool]:
    """End the game unfinished, if nobody else plays; else ask the others. Nobody waits for those who are absent."""
    done = True
    host = player == HOST or (live.table.host is not None and live.table.host == live.seats[player].holder)

    def make() -> tuple[Answer, int | None]:
        nonlocal done
        if live.status != "running":
            raise Refusal("over")
        asked = live.end_request
        needed = [
            other
            for other in (live.others(player) if asked is None else asked.open)
            if other != player and not tables.is_absent(live, other, host)
        ]
        done = not needed
        if done:
            return entry_of(live, player, "end"), None
        if asked is not None:
            raise Refusal("no-request")
        return entry_of(live, player, "ask-end", payload(needed=needed)), None

    return await enter(tables, live, make), done
