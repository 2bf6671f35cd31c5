"""Answers and snapshots, on both databases."""

import asyncio
from datetime import datetime

import msgspec
import pytest

from tests.server.storage.helpers import answer, opened, payloads, snapshot
from tidewood.server.storage import PAYLOAD_LIMIT, Gap, StorageDown, Taken, UnknownTable, open_store
from tidewood.server.storage.commits import GroupCommit

pytestmark = pytest.mark.anyio


async def test_answers_come_back_in_order_and_exactly(store):
    await opened(store, "t", "u")
    given = [answer("t", 1, "p1 → 🌊"), answer("t", 2, '"\\\n\t', kind="undo", player="p2"), answer("t", 3, "")]
    for entry in given:
        await store.append(entry)
    assert await store.answers("t") == given
    assert await store.answers("t", after=1) == given[1:]
    assert await store.answers("t", after=1, until=2) == given[1:2]
    assert await store.answers("u") == []
    assert (await store.table("t")).seq == 3


async def test_a_second_answer_to_the_same_decision_is_refused(store):
    await opened(store, "t")
    await store.append(answer("t", 1, "first"))
    with pytest.raises(Taken, match="table t has come to answer 1: answer 1 is too late"):
        await store.append(answer("t", 1, "second"))
    assert await payloads(store, "t") == ["first"]


async def test_many_at_once_for_one_decision_one_wins(url):
    async with open_store(url) as one, open_store(url) as two:
        await opened(one, "t")
        for seq in range(1, 6):
            tries = {f"{i}-{n}": store for n in range(5) for i, store in enumerate((one, two))}
            results = await asyncio.gather(
                *(store.append(answer("t", seq, text)) for text, store in tries.items()), return_exceptions=True
            )
            assert sorted(map(repr, map(type, results))).count(repr(Taken)) == 9
            won = [text for text, result in zip(tries, results, strict=True) if result is None]
            assert (await payloads(two, "t"))[-1:] == won


async def test_commits_that_cross_do_not_wait_for_each_other_for_ever(postgres, postgres_url):
    names = [f"t{n}" for n in range(10)]
    async with open_store(postgres_url) as one, open_store(postgres_url) as two:
        await opened(one, *names)
        slow = (
            "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.01); RETURN NEW; END'"
        )
        each = "CREATE TRIGGER slow BEFORE INSERT ON answers FOR EACH ROW EXECUTE FUNCTION slow()"
        postgres.psql(f"\\c {postgres_url}\n{slow};{each};")
        results = await asyncio.gather(
            *(one.append(answer(name, 1)) for name in names),
            *(two.append(answer(name, 1)) for name in reversed(names)),
            return_exceptions=True,
        )
        assert [type(result) for result in results if result is not None] == [Taken] * len(names)


async def test_an_answer_with_a_gap_before_it_is_refused(store):
    await opened(store, "t")
    with pytest.raises(Gap, match="has 0 answers: the next is 1, not 2"):
        await store.append(answer("t", 2))
    await store.append(answer("t", 1))
    with pytest.raises(Gap):
        await store.append(answer("t", 3))
    assert (await store.table("t")).seq == 1


async def test_an_answer_at_no_table_is_refused(store):
    with pytest.raises(UnknownTable):
        await store.append(answer("nowhere", 1))


async def test_an_answer_no_database_can_keep_is_refused_alone(store):
    await opened(store, "t", "u")
    bad: list[dict[str, object]] = [
        {"payload": "x" * (PAYLOAD_LIMIT + 1)},
        {"payload": "ä" * (PAYLOAD_LIMIT // 2 + 1)},
        {"payload": "a\0b"},
        {"payload": "\ud800"},
        {"player": "p\0"},
        {"kind": "an answer"},
        {"table": "t\nu"},
        {"seq": 0},
        {"seq": 2**31},
        {"at": datetime(2025, 1, 1)},
    ]
    for n, changes in enumerate(bad, start=1):
        results = await asyncio.gather(
            store.append(msgspec.structs.replace(answer("t", 1), **changes)),
            store.append(answer("u", n)),
            return_exceptions=True,
        )
        assert isinstance(results[0], ValueError), changes
        assert results[1] is None


async def test_the_largest_answer_is_kept(store):
    await opened(store, "t")
    largest = "ä" * (PAYLOAD_LIMIT // 2)
    await store.append(answer("t", 1, largest))
    assert await payloads(store, "t") == [largest]


# -- group commit


async def test_answers_that_wait_together_share_a_commit_and_fail_alone(store):
    names = [f"t{n}" for n in range(60)]
    await opened(store, *names)
    await store.append(answer("t7", 1, "was first"))
    async with asyncio.TaskGroup() as tasks:
        results = {
            name: tasks.create_task(_outcome(store.append(answer(name, 2 if name == "t9" else 1)))) for name in names
        }
        results["nowhere"] = tasks.create_task(_outcome(store.append(answer("nowhere", 1))))
    refused = {name: task.result() for name, task in results.items() if task.result() is not None}
    assert {name: type(error) for name, error in refused.items()} == {"t7": Taken, "t9": Gap, "nowhere": UnknownTable}
    assert [(await store.table(name)).seq for name in names] == [int(name != "t9") for name in names]


async def test_answers_of_one_table_are_written_in_the_order_of_the_calls(store):
    await opened(store, "t", "u")
    await asyncio.gather(*(store.append(answer("t", n, str(n))) for n in range(1, 31)), store.append(answer("u", 1)))
    assert await payloads(store, "t") == [str(n) for n in range(1, 31)]


async def test_what_followed_from_a_refused_answer_is_refused_with_it(url):
    async with open_store(url) as one, open_store(url) as two:
        await opened(one, "t")
        await two.append(answer("t", 1, "two"))
        results = await asyncio.gather(*(one.append(answer("t", n, "one")) for n in (1, 2, 3)), return_exceptions=True)
        assert [type(result) for result in results] == [Taken] * 3
        assert await payloads(one, "t") == ["two"]


async def test_a_table_with_many_waiting_does_not_keep_others_waiting(store):
    await opened(store, "busy", "t")
    crowd = [asyncio.create_task(store.append(answer("busy", n))) for n in range(1, 201)]
    await asyncio.sleep(0)
    await store.append(answer("t", 1))
    assert sum(task.done() for task in crowd) < 20
    await asyncio.gather(*crowd)


async def test_tables_take_turns():
    commits: list[str] = []

    async def write(batch):
        commits.append("".join(entry.table for entry in batch))
        return {entry.table for entry in batch}

    group = GroupCommit(write, lambda entry: entry.table, limit=2)
    await asyncio.gather(*(group.add(answer(name, n)) for name in "abcd" for n in (1, 2, 3)))
    await group.close()
    assert commits == ["ab", "cd", "ab", "cd", "ab", "cd"]


async def test_whoever_gives_up_harms_nobody(store):
    await opened(store, *(f"t{n}" for n in range(20)))
    tasks = [asyncio.create_task(store.append(answer(f"t{n}", 1))) for n in range(20)]
    await asyncio.sleep(0.001)
    for task in tasks[::2]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert [(await store.table(f"t{n}")).seq for n in range(1, 20, 2)] == [1] * 10
    for n in range(0, 20, 2):
        done = (await store.table(f"t{n}")).seq
        await store.append(answer(f"t{n}", done + 1))


async def test_giving_up_any_call_at_any_time_leaves_the_store_usable(store):
    await opened(store, "t")
    for n in range(30):
        calls = [store.change_table("t", name=str(n)), store.table("t"), store.add_snapshot(snapshot("t", n))]
        tasks = [asyncio.create_task(call) for call in calls]
        await asyncio.sleep(n / 10_000)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    await store.change_table("t", name="end")
    assert (await store.table("t")).table.name == "end"


async def test_what_waits_is_written_before_the_store_closes(url):
    async with open_store(url) as store:
        await opened(store, "t", "u")
        tasks = [asyncio.create_task(store.append(answer(name, n))) for name in ("t", "u") for n in (1, 2)]
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    with pytest.raises(StorageDown, match="closed"):
        await store.append(answer("t", 3))
    async with open_store(url) as store:
        assert (await store.table("u")).seq == 2


async def _outcome(call):
    try:
        return await call
    except Exception as error:
        return error


# -- snapshots


async def test_the_newest_snapshot_or_the_newest_before(store):
    await opened(store, "t", "u")
    assert await store.snapshot("t") is None
    for seq in (0, 32, 64):
        await store.add_snapshot(snapshot("t", seq))
    assert (await store.snapshot("t")).seq == 64
    assert (await store.snapshot("t", until=63)).seq == 32
    assert await store.snapshot("u") is None


async def test_a_snapshot_stays_as_it_was(store):
    await opened(store, "t")
    await store.add_snapshot(snapshot("t", 1, "first"))
    await asyncio.gather(*(store.add_snapshot(snapshot("t", 1, "second")) for _ in range(5)))
    assert (await store.snapshot("t")).save.reveal() == "first"
    with pytest.raises(UnknownTable):
        await store.add_snapshot(snapshot("nowhere", 1))


async def test_snapshots_that_wait_together_fail_alone(store):
    names = [f"t{n}" for n in range(40)]
    await opened(store, *names)
    results = await asyncio.gather(
        *(store.add_snapshot(snapshot(name, 3, f"of {name}")) for name in [*names, "nowhere"]), return_exceptions=True
    )
    assert [type(result) for result in results if result is not None] == [UnknownTable]
    assert [(await store.snapshot(name)).save.reveal() for name in names] == [f"of {name}" for name in names]
    with pytest.raises(ValueError):
        await store.add_snapshot(snapshot("t0", 4, "a\0b"))


async def test_a_large_snapshot(store):
    await opened(store, "t")
    save = "größe→" * 200_000
    await store.add_snapshot(snapshot("t", 1, save))
    assert (await store.snapshot("t")).save.reveal() == save


async def test_check_answers_while_the_database_does(store):
    await store.check()
    assert store.waiting == 0
