"""What stores of one database hear of each other."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from tests.server.storage.helpers import answer, browser, opened, seat, table
from tidewood.server.storage import News, open_store
from tidewood.server.storage.database import BATCH

pytestmark = pytest.mark.anyio


async def heard(news, count=1):
    async with asyncio.timeout(10):
        return [await anext(news) for _ in range(count)]


@asynccontextmanager
async def listening(store, other):
    """What a store hears from now on, when all that the other did before has arrived."""
    with store.listen() as news:
        await other.tell("all", "before")
        while (await heard(news))[0].what != "before":
            pass
        yield news


async def test_others_hear_how_far_a_table_has_come(url):
    async with open_store(url) as one, open_store(url) as two:
        await opened(one, "t")
        async with listening(two, one) as news:
            await one.append(answer("t", 1))
            assert await heard(news) == [News(table="t", what="answers", seq=1)]
            await one.append(answer("t", 2))
            assert await heard(news) == [News(table="t", what="answers", seq=2)]


async def test_news_nobody_has_taken_are_joined(url):
    async with open_store(url) as one, open_store(url) as two:
        await opened(one, "t", "u")
        async with listening(two, one) as news:
            async with listening(two, one) as quick:
                for n in (1, 2, 3):
                    await one.append(answer("t", n))
                await one.tell("u", "online")
                while (await heard(quick))[0].what != "online":
                    pass
            await heard(news)  # the one of the second listener
            assert await heard(news, 2) == [News(table="t", what="answers", seq=3), News(table="u", what="online")]


async def test_a_store_hears_itself_only_when_it_asks_to(url):
    async with open_store(url) as one, open_store(url) as two:
        await opened(one, "t")
        async with listening(one, two) as others:
            with one.listen(own=True) as everything:
                await one.append(answer("t", 1))
                await two.tell("t", "online")
                assert await heard(everything, 2) == [
                    News(table="t", what="answers", seq=1, own=True),
                    News(table="t", what="online"),
                ]
            assert await heard(others) == [News(table="t", what="online")]


async def test_seats_and_tables_make_news_too(url):
    async with open_store(url) as one, open_store(url) as two:
        await browser(one, "ada")
        async with listening(two, one) as news:
            await one.add_table(table("t"), [seat("t", "p1")])
            assert await heard(news) == [News(table="t", what="table")]
            await one.change_seat((await one.table("t")).seats[0], kind="human", holder="ada")
            assert await heard(news) == [News(table="t", what="seats")]
            await one.change_table("t", state="over")
            assert await heard(news) == [News(table="t", what="table")]


async def test_what_was_refused_makes_no_news(url):
    async with open_store(url) as one, open_store(url) as two:
        await opened(one, "t", "u")
        await two.append(answer("t", 1))
        async with listening(two, one) as news:
            await asyncio.gather(one.append(answer("t", 1)), one.append(answer("u", 1)), return_exceptions=True)
            await one.tell("t", "online")
            assert await heard(news, 2) == [News(table="u", what="answers", seq=1), News(table="t", what="online")]


async def test_the_news_of_the_largest_commit_fit_into_a_notification(postgres):
    url = postgres.emptied()
    names = {f"table-with-a-long-id-{n}" for n in range(100, 100 + BATCH)}  # 24 characters, the longest there are
    async with open_store(url) as one, open_store(url) as two:
        await opened(one, *names)
        async with listening(two, one) as news:
            await asyncio.gather(*(one.append(answer(name, 1)) for name in names))
            assert {item.table for item in await heard(news, len(names))} == names


async def test_words_come_in_the_order_in_which_they_were_said(url):
    """Who went, came, came again and went is gone, however many words share a commit."""
    async with open_store(url) as one, open_store(url) as two:
        await opened(one, "t")
        async with listening(two, one) as news:
            await asyncio.gather(*(one.tell("t", word) for word in ("off", "on", "on", "off", "last")))
            told: list[str] = []
            while "last" not in told:
                told.append((await heard(news))[0].what)
            assert told[-2:] == ["off", "last"]


async def test_of_words_that_nobody_has_taken_the_last_is_the_last(url):
    async with open_store(url) as one, open_store(url) as two:
        await opened(one, "t")
        async with listening(two, one) as news, listening(two, one) as quick:
            for word in ("on", "off", "on", "last"):
                await one.tell("t", word)
            while (await heard(quick))[0].what != "last":
                pass
            told = [item.what for item in await heard(news, 4)]
            assert told == ["before", "off", "on", "last"]


async def test_listening_ends_with_the_store(url):
    async with open_store(url) as store:
        listener = store.listen()
        with listener as news:
            waiting = asyncio.create_task(anext(news, None))
            await asyncio.sleep(0)
            await store.tell("t", "online")
            await store.close()
            assert await asyncio.wait_for(waiting, 5) is None


async def test_words_are_short_and_plain(store):
    for word in ("", "two words", "line\nbreak", "x" * 257):
        with pytest.raises(ValueError):
            await store.tell("t", word)
