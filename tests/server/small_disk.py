"""`python -m tests.server.small_disk FOLDER` plays on a server whose small disk at FOLDER fills up, and tells of it.

Run where FOLDER is a disk of its own, with a megabyte of room.
"""

from __future__ import annotations

import json
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.running import Apart, Browser, Stream, sqlite


def main() -> None:
    folder = Path(sys.argv[1])
    ballast = folder / "ballast"
    ballast.write_bytes(bytes(300_000))
    server = Apart(sqlite(folder))
    ada = server.browser()
    table = ada.opens("me", "me", setup={"bitter_end": True})["table"]
    streams = [ada.stream(table, player, "lang=en") for player in ("p1", "p2")]
    acknowledged, refusal = answer_until_refused(streams)
    told: dict[str, Any] = {
        "acknowledged": acknowledged,
        "refusal": refusal["error"],
        "again": answer(streams)["type"],  # and so is the next one
        "read": ada.state(table, "p1")["version"],
        "health": health(ada),
        "seat": ada.post(f"/api/tables/{table}/seats/p1", name="Ada Lovelace").status_code,
        "undo": ada.post(f"/api/tables/{table}/undo", player="p1", to=0).status_code,
        "open": ada.post("/api/tables", game="the-island", seats=[{"kind": "me"}, {"kind": "me"}]).status_code,
        "still": ada.state(table, "p1")["version"],
        "name": ada.state(table, "p1")["seats"]["p1"].get("name", ""),
    }
    ballast.unlink()
    told["health after"] = health(ada)
    told["after"] = answer(streams)["version"]
    server.kill()
    server = Apart(sqlite(folder))
    told["restarted"] = ada.moved_to(server.url).state(table, "p1")["version"]
    server.stop()
    with closing(sqlite3.connect(folder / "tables.db")) as file:
        told["intact"] = file.execute("PRAGMA integrity_check").fetchone()[0]
        told["stored"] = file.execute("SELECT count(*), max(seq) FROM answers").fetchone()
    print(json.dumps(told))


def health(browser: Browser) -> tuple[int, str]:
    answer = browser.get("/health")
    return answer.status_code, answer.json().get("error", {}).get("code", "")


def answer(streams: list[Stream]) -> dict[str, Any]:
    """One answer of whoever is asked: the ack or the refusal."""
    while True:
        for stream in streams:
            if stream.is_asked:
                said = stream.answer()
                for other in streams:
                    other.until(lambda other=other, said=said: other.state["version"] >= said.get("version", 0))
                return said


def answer_until_refused(streams: list[Stream]) -> tuple[int, dict[str, Any]]:
    version = 0
    while (said := answer(streams))["type"] == "ack":
        assert said["version"] == version + 1
        version += 1
    return version, said


if __name__ == "__main__":
    main()
