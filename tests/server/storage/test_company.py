"""Who is away, and what was said, in both databases."""

import asyncio
from datetime import UTC, datetime

import pytest

from tests.server.storage.helpers import table
from tidewood.server.storage import UnknownTable
from tidewood.server.storage.company import SPOKEN_KEPT

pytestmark = pytest.mark.anyio


async def test_only_the_last_lines_are_kept_and_numbers_go_on(store):
    await store.add_table(table("t"), [])
    for n in range(SPOKEN_KEPT + 3):
        await store.company.say("t", "p1", "Ada", f"line {n}")
    lines = await store.company.chat("t")
    assert [line.n for line in lines] == list(range(4, SPOKEN_KEPT + 4))
    assert [line.text for line in await store.company.chat("t", lines[-2].n)] == [f"line {SPOKEN_KEPT + 2}"]


async def test_lines_said_at_once_are_all_kept(store):
    await store.add_table(table("t"), [])
    said = await asyncio.gather(*(store.company.say("t", "p1", "Ada", str(n)) for n in range(24)))
    assert sorted(line.n for line in said) == list(range(1, 25))
    assert {line.text for line in await store.company.chat("t")} == {str(n) for n in range(24)}


async def test_the_last_absence_counts(store):
    await store.add_table(table("t"), [])
    for day in (1, 2):
        await store.company.note_absence("t", "p2", datetime(2026, 1, day, tzinfo=UTC))
    assert await store.company.absences("t") == {"p2": datetime(2026, 1, 2, tzinfo=UTC)}


async def test_a_table_goes_with_what_was_said_there(store):
    await store.add_table(table("t"), [])
    await store.company.say("t", "p1", "Ada", "x")
    await store.company.note_absence("t", "p2", datetime(2026, 1, 1, tzinfo=UTC))
    await store.remove_table(await store.table("t"))
    assert await store.company.chat("t") == [] and await store.company.absences("t") == {}
    with pytest.raises(UnknownTable):
        await store.company.say("t", "p1", "Ada", "x")
