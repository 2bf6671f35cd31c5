"""Rows as the tests need them."""

from typing import Any

from tidewood.server.storage import Answer, Browser, Seat, Secret, Snapshot, Store, Table, hashed


def table(id: str, /, **more: Any) -> Table:
    usual = {"game": "the-island", "setup": {"players": 2}, "seed": Secret("a-seed-nobody-sees")}
    return Table(**{"id": id, **usual, **more})


def seat(table: str, player: str, kind: str = "open", /, **more: Any) -> Seat:
    return Seat(table=table, player=player, kind=kind, **more)


def answer(name: str, seq: int, payload: str = "walk D4→D5", **more: Any) -> Answer:
    return Answer(**{"table": name, "seq": seq, "player": "p1", "kind": "answer", "payload": payload, **more})


def snapshot(name: str, seq: int, save: str = "a-save-nobody-sees") -> Snapshot:
    return Snapshot(table=name, seq=seq, save=Secret(save), rules="r1")


async def browser(store: Store, name: str) -> str:
    """A browser with this id and the cookie `cookie of <id>`."""
    await store.add_browser(Browser(id=name, cookie=hashed(f"cookie of {name}")))
    return name


async def opened(store: Store, *names: str) -> None:
    """Tables without seats."""
    for name in names:
        await store.add_table(table(name), [])


async def payloads(store: Store, name: str) -> list[str]:
    return [entry.payload for entry in await store.answers(name)]
