"""Tables, seats, links and browsers, on both databases."""

import asyncio
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from tests.server.storage.helpers import answer, browser, opened, seat, snapshot, table
from tidewood.server.storage import Browser, Link, Secret, Taken, UnknownTable, hashed, open_store

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was_given(store):
    ada = await browser(store, "ada")
    given = table(
        "k3v9",
        setup={"players": 3, "variant": "größer", "nested": [{"a": None}, 1.5, True]},
        seed=Secret("2" * 39),
        host=ada,
        name="Adas Tisch 🌊",
        listed=True,
        spectator=hashed("look"),
    )
    seats = (seat("k3v9", "p1", "human", holder=ada, name="Ada"), seat("k3v9", "p2", "bot", bot="greedy"))
    await store.add_table(given, seats, snapshot("k3v9", 0, '{"a": "→"}'))
    listing = await store.table("k3v9")
    assert (listing.table, listing.seats, listing.seq, listing.changed) == (given, seats, 0, given.created)
    assert (await store.snapshot("k3v9")).save.reveal() == '{"a": "→"}'


async def test_a_table_survives_the_store(url):
    given = table("k3v9")
    async with open_store(url) as store:
        await store.add_table(given, [seat("k3v9", "p1")])
    async with open_store(url) as store:
        assert (await store.table("k3v9")).table == given


async def test_an_unknown_table_is_none(store):
    assert await store.table("nowhere") is None


async def test_a_table_is_added_once_and_whole(store):
    await store.add_table(table("t", name="first"), [seat("t", "p1", invitation=hashed("i"))])
    with pytest.raises(Taken):
        await store.add_table(table("t", name="second"), [])
    with pytest.raises(Taken):
        await store.add_table(table("u"), [seat("u", "p1"), seat("u", "p2", invitation=hashed("i"))])
    assert (await store.table("t")).table.name == "first"
    assert await store.table("u") is None


async def test_a_host_that_does_not_exist_is_refused(store):
    with pytest.raises(UnknownTable):
        await store.add_table(table("t", host="nobody"), [])


async def test_table_ids_are_short_and_plain(store):
    for name in ("", "x" * 25, "a b", "a\nb", "ä"):
        with pytest.raises(ValueError, match="table id"):
            await store.add_table(table(name), [])


async def test_names_that_no_database_keeps_are_refused(store):
    await store.add_table(table("t"), [seat("t", "p1")])
    chair = (await store.table("t")).seats[0]
    for name in ("a\0b", "\ud800", "x" * 300):
        for call in (
            store.add_table(table("u", name=name), []),
            store.add_table(table("u"), [seat("u", "p1", name=name)]),
            store.change_table("t", name=name),
            store.change_seat(chair, name=name),
            store.add_browser(Browser(id=name, cookie=hashed("c"))),
        ):
            with pytest.raises(ValueError):
                await call


async def test_seats_of_another_table_are_refused(store):
    with pytest.raises(ValueError, match="was given with"):
        await store.add_table(table("t"), [seat("u", "p1")])


async def test_seats_are_in_the_order_of_the_players(store):
    await store.add_table(table("t"), [seat("t", f"p{n}") for n in (10, 2, 1)])
    assert [s.player for s in (await store.table("t")).seats] == ["p1", "p2", "p10"]


async def test_a_table_is_marked_over(store):
    await opened(store, "t")
    await store.change_table("t", state="over", name="won")
    changed = (await store.table("t")).table
    assert (changed.state, changed.name, changed.listed) == ("over", "won", False)
    with pytest.raises(UnknownTable):
        await store.change_table("nowhere", state="over")


# -- lists


async def test_open_tables_are_listed_running_and_have_a_free_seat(store):
    start = datetime(2025, 1, 1, tzinfo=UTC)
    for n, (name, kind, more) in enumerate(
        [
            ("old", "open", {"listed": True}),
            ("new", "open", {"listed": True}),
            ("private", "open", {}),
            ("full", "bot", {"listed": True}),
            ("over", "open", {"listed": True, "state": "over"}),
        ]
    ):
        await store.add_table(
            table(name, created=start + timedelta(seconds=n), **more),
            [seat(name, "p1", kind, bot="greedy" if kind == "bot" else None)],
        )
    assert [listing.table.id for listing in await store.open_tables()] == ["new", "old"]
    assert [listing.table.id for listing in await store.open_tables(limit=1)] == ["new"]


async def test_own_tables_are_those_with_a_seat_newest_answer_first(store):
    ada, bob = await browser(store, "ada"), await browser(store, "bob")
    await store.add_table(table("a"), [seat("a", "p1", "human", holder=ada), seat("a", "p2", "human", holder=ada)])
    await store.add_table(table("b"), [seat("b", "p1", "human", holder=ada)])
    await store.add_table(table("c", host=ada), [seat("c", "p1", "human", holder=bob)])
    assert [listing.table.id for listing in await store.tables_of(ada)] == ["b", "a"]
    given = answer("a", 1)
    await store.append(given)
    newest = (await store.tables_of(ada))[0]
    assert (newest.table.id, newest.seq, newest.changed) == ("a", 1, given.at)


async def test_tables_with_bots_are_running_and_were_answered_at_of_late(store):
    start = datetime(2025, 1, 1, tzinfo=UTC)
    for n, (name, kind, more) in enumerate(
        [
            ("slept", "bot", {}),
            ("over", "bot", {"state": "over"}),
            ("people", "open", {}),
            ("opened", "bot", {}),
            ("answered", "bot", {"created": start - timedelta(days=1)}),
        ]
    ):
        await store.add_table(
            table(name, **{"created": start + timedelta(seconds=n), **more}),
            [seat(name, player, kind, bot="greedy" if kind == "bot" else None) for player in ("p1", "p2")],
        )
    await store.append(answer("answered", 1, at=start + timedelta(seconds=10)))
    assert await store.tables_with_bots(start + timedelta(seconds=1)) == ["answered", "opened"]
    assert await store.tables_with_bots(start + timedelta(seconds=1), limit=1) == ["answered"]
    assert await store.tables_with_bots(start + timedelta(seconds=11)) == []


# -- seats and links


async def test_links_open_what_they_are_for(store):
    await store.add_table(
        table("t", spectator=hashed("look")),
        [seat("t", "p1", "human", personal=hashed("mine")), seat("t", "p2", invitation=hashed("come"))],
    )
    assert await store.link(hashed("look")) == Link(table="t", kind="spectator")
    assert await store.link(hashed("mine")) == Link(table="t", kind="personal", player="p1")
    assert await store.link(hashed("come")) == Link(table="t", kind="invitation", player="p2")
    assert await store.link(hashed("guess")) is None


async def test_an_invitation_is_used_up_and_the_personal_link_renewed(store):
    ada = await browser(store, "ada")
    await store.add_table(table("t"), [seat("t", "p1", invitation=hashed("come"))])
    free = (await store.table("t")).seats[0]
    taken = await store.change_seat(
        free, kind="human", holder=ada, name="Ada", invitation=None, personal=hashed("mine")
    )
    assert (await store.table("t")).seats == (taken,)
    assert await store.link(hashed("come")) is None
    await store.change_seat(taken, personal=hashed("new"))
    assert await store.link(hashed("mine")) is None
    assert (await store.link(hashed("new"))).kind == "personal"


async def test_two_people_with_one_invitation_one_sits_down(url):
    async with open_store(url) as one, open_store(url) as two:
        await one.add_table(table("t"), [seat("t", "p1", invitation=hashed("come"))])
        for n in range(8):
            await browser(one, f"b{n}")
        free = (await one.table("t")).seats[0]
        tries = [
            store.change_seat(free, kind="human", holder=f"b{2 * n + i}", invitation=None)
            for n in range(4)
            for i, store in enumerate((one, two))
        ]
        results = await asyncio.gather(*tries, return_exceptions=True)
        winners = [result for result in results if not isinstance(result, Taken)]
        assert len(winners) == 1
        assert (await two.table("t")).seats == (winners[0],)


async def test_a_seat_goes_to_a_bot_and_back(store):
    ada = await browser(store, "ada")
    await store.add_table(table("t"), [seat("t", "p1", "human", holder=ada, name="Ada")])
    mine = (await store.table("t")).seats[0]
    bot = await store.change_seat(mine, kind="bot", bot="greedy")
    assert (bot.holder, bot.name) == (ada, "Ada")
    assert await store.change_seat(bot, kind="human", bot=None) == mine


async def test_a_seat_changes_together_with_its_entry_or_not_at_all(store):
    await store.add_table(table("t"), [seat("t", "p1")])
    free = (await store.table("t")).seats[0]
    await store.append(answer("t", 1, "faster"))
    with pytest.raises(Taken):
        await store.change_seat(free, answer("t", 1, "slower"), kind="bot", bot="greedy")
    assert (await store.table("t")).seats == (free,)
    taken = await store.change_seat(free, answer("t", 2, "sits down"), kind="bot", bot="greedy")
    with pytest.raises(Taken):
        await store.change_seat(free, answer("t", 3, "too late"), kind="human")
    assert (await store.table("t")).seats == (taken,)
    assert [entry.payload for entry in await store.answers("t")] == ["faster", "sits down"]


async def test_a_secret_of_another_seat_is_refused(store):
    await store.add_table(table("t"), [seat("t", "p1", invitation=hashed("a")), seat("t", "p2")])
    with pytest.raises(Taken):
        await store.change_seat((await store.table("t")).seats[1], invitation=hashed("a"))


async def test_spectators_are_remembered(store):
    ada = await browser(store, "ada")
    await opened(store, "t", "u")
    await store.watch("t", ada)
    await store.watch("t", ada)
    assert await store.watches("t", ada)
    assert not await store.watches("u", ada)
    with pytest.raises(UnknownTable):
        await store.watch("nowhere", ada)


async def test_browsers_are_known_by_their_cookie(store):
    ada = Browser(id="ada", cookie=hashed("c1"))
    await store.add_browser(ada)
    assert await store.browser(hashed("c1")) == ada
    assert await store.browser(hashed("c2")) is None
    for other in (Browser(id="ada", cookie=hashed("c2")), Browser(id="bob", cookie=hashed("c1"))):
        with pytest.raises(Taken):
            await store.add_browser(other)


# -- secrets


@pytest.mark.parametrize("row", [table("t"), snapshot("t", 0), seat("t", "p1", invitation=hashed("x"))])
def test_rows_with_secrets_cannot_be_encoded_or_shown(row):
    with pytest.raises(TypeError):
        msgspec.json.encode(row)
    assert "nobody-sees" not in repr(row) and hashed("x").reveal() not in repr(row)


def test_a_secret_is_stored_as_its_hash():
    assert "secret" not in hashed("secret").reveal()
    assert hashed("secret") == hashed("secret") != hashed("Secret")
