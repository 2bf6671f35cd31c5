"""Bots that fail, and where they think."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import replace

import pytest

import tidewood
from tests.server.running import QUICK, Running, sqlite
from tests.server.thoughts import crash, fail, nonsense, sleep
from tidewood.server.minds import Minds, think


@pytest.mark.parametrize(
    "thought,word",
    [(crash, "BrokenProcessPool"), (fail, "a mistake in the bot"), (sleep, "too long"), (nonsense, "moon")],
)
def test_a_bot_that_fails_is_replaced_by_chance_and_the_log_says_so(tmp_path, caplog, thought, word):
    server = Running(sqlite(tmp_path), replace(QUICK, bot_seconds=1.0 if thought is sleep else 20.0))
    server.tables.thinking.minds.minds[0].thought = thought
    ada = server.browser()
    with caplog.at_level(logging.WARNING, logger="tidewood.server"):
        table = ada.opens("me", "random", setup={"start_player": "p2"})["table"]
        stream = ada.stream(table, "p1")
        stream.until(lambda: stream.is_asked)
    texts = [line["text"]["en"] for line in stream.state["log"]]
    assert texts.count("The bot of p2 could not decide in time; this answer was chosen at random.") == 2
    assert "its answer is chosen at random" in caplog.text and word in caplog.text
    stream.close()
    server.stop()


def test_a_mind_that_was_lost_is_replaced_and_others_do_not_notice():
    game = tidewood.new("the-island", 3, players=2, start_player="p1")

    async def run() -> None:
        minds = Minds(2)
        minds.minds[0].thought = sleep
        with pytest.raises(TimeoutError):
            await minds.minds[0].ask(game.save(), "p1", "random", 0.5)
        minds.minds[0].thought = think
        answers = await asyncio.gather(*[minds.minds[i % 2].ask(game.save(), "p1", "random", 30.0) for i in range(4)])
        assert all(game.decision.find(answer) for answer in answers)
        minds.stop()

    asyncio.run(run())


def test_a_bot_that_could_think_for_hours_answers_in_time():
    game = tidewood.new("the-island", 3, players=2, start_player="p1")

    async def run() -> None:
        minds = Minds(1)
        assert game.decision.find(await minds.minds[0].ask(game.save(), "p1", "search:1000000", 8.0))
        minds.stop()

    asyncio.run(run())


@pytest.mark.alone
def test_the_server_answers_others_while_a_bot_thinks(tmp_path):
    server = Running(sqlite(tmp_path), replace(QUICK, bot_seconds=5.0))
    server.tables.thinking.minds.minds[0].thought = sleep
    ada = server.browser()
    ada.opens("me", "random", setup={"start_player": "p2"})
    other = ada.opens("me", "me", setup={"start_player": "p1"})["table"]
    began = time.perf_counter()
    for _ in range(5):
        state = ada.state(other, "p1")
        ada.answers(other, state["waiting"][0]["player"])
    assert time.perf_counter() - began < 4.0
    server.stop()


def test_a_mind_gets_a_twin_in_which_the_unseen_is_redrawn(server):
    """What goes to the process of a bot is what its player knows, with neither the seed nor the past."""
    ada = server.browser()
    seen: list[str] = []
    mind = server.tables.thinking.minds.minds[0]
    asked = mind.ask

    async def listen(save: str, player: str, bot: str, seconds: float) -> str:
        seen.append(save)
        answer: str = await asked(save, player, bot, seconds)
        return answer

    mind.ask = listen
    table = ada.opens("me", "random", setup={"start_player": "p2"})["table"]
    stream = ada.stream(table, "p1")
    stream.until(lambda: stream.is_asked)
    live = next(live for live in server.tables.loaded() if live.id == table)
    mind.ask = asked
    assert seen and not any(live.table.seed.reveal() in save for save in seen)
    assert all(tidewood.load(save, verify=False).answers == 0 for save in seen)
    stream.close()
