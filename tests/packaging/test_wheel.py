"""The wheel alone, in a clean environment without Node: the command works, and the table in the browser is in it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    words = [sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(ROOT)]
    subprocess.run(words, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_the_wheel_carries_the_built_client_and_the_data(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert "tidewood/server/static/index.html" in names
    assert any(re.fullmatch(r"tidewood/server/static/assets/index-.*\.js", name) for name in names)
    assert "tidewood/games/the_island/rules.toml" in names
    assert "tidewood/py.typed" in names
    assert any("migrations/versions" in name for name in names)
    assert not any(name.startswith(("tests/", "web/")) for name in names)


def test_the_wheel_plays_a_game_over_http_without_node(wheel, tmp_path):
    """Installed beside the packages it needs, and nothing else on the path: no source tree, no Node."""
    place = tmp_path / "env"
    venv.create(place, with_pip=True, system_site_packages=False)
    python = place / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run([python, "-m", "pip", "install", "-qq", str(wheel)], check=True, capture_output=True)
    env = {"PATH": str(python.parent), "HOME": str(tmp_path)}
    said = subprocess.run(
        [python, "-m", "tidewood", "simulate", "the-island", "--games", "2", "--players", "2", "--json"],
        env=env, cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert said.returncode == 0, said.stdout + said.stderr
    assert json.loads(said.stdout)["finished"] == 2
    server = subprocess.Popen(
        [python, "-m", "tidewood", "serve", "--port", "0"],
        env=env, cwd=tmp_path, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    try:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address is not None
        page = urllib.request.urlopen(address[0], timeout=20).read().decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script is not None
        assert len(urllib.request.urlopen(address[0] + script[1], timeout=20).read()) > 1000
        play_over_http(address[0])
    finally:
        server.terminate()
        server.wait(10)


def play_over_http(address: str) -> None:
    """Create a table, answer a decision, and see that the game went on."""
    table = {"game": "the-island", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    made, cookie = send(f"{address}/api/tables", table)
    for _ in range(120):
        state, _ = send(f"{address}/api/tables/{made['table']}", None, cookie)
        options = (state.get("decision") or {}).get("options") or []
        if options:
            answer = {"player": "p1", "version": state["version"], "answer": options[0]["notation"]}
            done, _ = send(f"{address}/api/tables/{made['table']}/answers", answer, cookie)
            assert done["version"] > state["version"]
            return
        time.sleep(0.25)  # the bot begins, and its process has to start first
    raise AssertionError("nobody was ever asked")


def send(address: str, data: object, cookie: str = "") -> tuple[dict, str]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    body = None if data is None else json.dumps(data).encode()
    with urllib.request.urlopen(urllib.request.Request(address, body, headers), timeout=20) as answer:
        given = answer.headers.get("Set-Cookie", "").partition(";")[0]
        return json.loads(answer.read()), given
