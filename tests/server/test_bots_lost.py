"""The processes of bots: one that is lost is replaced, and none is left behind."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import time

import psutil
import pytest

from tests.server.running import Apart, Running, sqlite
from tests.server.thoughts import LOST, lost_once, sleep
from tests.waiting import wait_until
from tidewood.server.minds import Mind

BEGINS = {"start_player": "p2"}  # the second seat does


def test_a_thought_whose_process_is_lost_is_thought_again(tmp_path, monkeypatch):
    monkeypatch.setenv(LOST, str(tmp_path / "lost"))
    server = Running(sqlite(tmp_path))
    server.tables.thinking.minds.minds[0].thought = lost_once
    ada = server.browser()
    assert texts_until_asked(ada, ada.opens("me", "random", setup=BEGINS)["table"]) == []
    assert (tmp_path / "lost").exists()
    server.stop()


def test_a_process_that_is_killed_between_two_thoughts_is_replaced(tmp_path):
    server = Running(sqlite(tmp_path))
    ada = server.browser()
    assert texts_until_asked(ada, ada.opens("me", "random", setup=BEGINS)["table"]) == []
    killed = multiprocessing.active_children()
    assert killed
    for process in killed:
        process.kill()
    wait_until(lambda: not any(process.is_alive() for process in killed), what="their end")
    assert texts_until_asked(ada, ada.opens("me", "random", setup=BEGINS)["table"]) == []
    server.stop()


def texts_until_asked(browser, table: str) -> list[str]:
    """What the log says about bots that failed, when it is one's own turn."""
    stream = browser.stream(table, "p1")
    stream.until(lambda: stream.is_asked)
    stream.close()
    texts = [line["text"]["en"] for line in stream.state["log"]]
    return [text for text in texts if "chosen at random" in text]


def test_a_process_whose_start_nobody_waited_for_is_ended_all_the_same_when_its_bot_hangs():
    """Whoever asks for a hint waits for it only so long, also for the process that is to think of it."""

    async def hang() -> None:
        mind = Mind(sleep)
        start = asyncio.ensure_future(mind.start())
        await asyncio.sleep(0)  # it has begun
        start.cancel()
        await asyncio.wait([start])
        with pytest.raises(TimeoutError):
            await mind.ask("", "p1", "random", 2.0)

    before = {process.pid for process in multiprocessing.active_children()}
    asyncio.run(hang())
    begun = [process for process in multiprocessing.active_children() if process.pid not in before]
    for process in begun:
        process.join(5.0)
    hanging = [process for process in begun if process.is_alive()]
    for process in hanging:
        process.kill()
    assert hanging == []


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "ended"])
@pytest.mark.parametrize("bot", ["random", "search:10s"], ids=["idle", "thinking"])
def test_no_process_outlives_its_server(tmp_path, end, bot):
    server = Apart(sqlite(tmp_path), bot_pause=600 if bot == "random" else 0)
    server.browser().opens("random", bot, setup=BEGINS)
    family = wait_until(lambda: with_a_mind(server.process.pid), what="the start of a process")
    time.sleep(1.0)  # it thinks, or has done so
    os.kill(server.process.pid, end)
    server.process.wait(15)
    _, alive = psutil.wait_procs(family, 10)
    for process in alive:
        with contextlib.suppress(psutil.Error):
            process.kill()
    assert alive == []


def with_a_mind(pid: int) -> list[psutil.Process]:
    family = psutil.Process(pid).children(recursive=True)
    return family if any("spawn_main" in " ".join(process.cmdline()) for process in family) else []
