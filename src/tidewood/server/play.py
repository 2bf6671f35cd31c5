"""What people and bots do at a table: answer, take back, bring back, consent, end."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from tidewood import Game, IllegalChoice
from tidewood.api import describe
from tidewood.decision import UNLISTED, Option
from tidewood.server.entries import payload
from tidewood.server.live import Live
from tidewood.server.refusals import Refusal
from tidewood.server.room import Room
from tidewood.server.storage import Answer

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
        return entry_of(live, player, "answers", msgspec.json.encode(notations).decode()), None

    made = await enter(tables, live, make)
    tables.metrics.answered("human", time.perf_counter() - began)
    return made


def check_several(tables: Room, live: Live, player: str, version: int, texts: Sequence[str]) -> list[str]:
    """The answers that are meant. One that is not open is refused by its number.

    Only the last may roll or reveal something: whoever gets a refusal must not learn what would have come up.
    """
    notations: list[str] = []
    game = live.game.copy()
    for n, text in enumerate(texts):
        try:
            if n == 0:
                notations.append(check(tables, live, player, version, text, "human")[0])
                continue
            game.play(f"{player}: {notations[-1]}")
            if game.free_undo(player) == 0:
                raise Refusal("not-together", answer=notations[-1]).of_several(n - 1, len(texts))
            notations.append(meant(game, player, text).notation)
        except Refusal as refusal:
            raise refusal.of_several(n, len(texts)) from None
    return notations


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
        if count - start <= live.free(player, describe(live.table.game).competitive):
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
    host = live.table.host is not None and live.table.host == live.seats[player].holder

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
