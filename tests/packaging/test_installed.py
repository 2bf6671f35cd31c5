"""The wheel alone, in a clean environment without Node: light by itself, with the table in the browser as an extra."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
import urllib.request

import pytest

from tests.packaging.building import ROOT, Environment

pytestmark = pytest.mark.slow

MOST_PACKAGES = 10
MOST_MEGABYTES = 30
OF_THE_TABLE = {"aiosqlite", "alembic", "faker", "litestar", "pydantic", "sqlalchemy", "uvicorn", "websockets"}


def test_the_light_install_is_a_handful_of_small_packages(light):
    came = light.packages().keys()
    assert not came & OF_THE_TABLE
    assert len(came) <= MOST_PACKAGES, sorted(came)
    assert light.megabytes() < MOST_MEGABYTES


def test_the_light_install_plays_a_game_in_the_terminal(light, tmp_path):
    ran = light.run(tmp_path, "--help")
    assert ran.code == 0 and "simulate" in ran.out
    words = ("play", "the-island", "--terminal", "--seed", 1, "--bots", "random,greedy", "--save", "game.json")
    ran = light.run(tmp_path, *words, typed="1\n" * 400)
    assert ran.code == 0, ran.err
    assert "The game is over" in ran.out
    for command in ("show", "replay"):
        ran = light.run(tmp_path, command, "game.json")
        assert ran.code == 0 and ran.out, ran.err


@pytest.mark.parametrize("game", ["the-island", "everdell", "spirit-island"])
def test_the_light_install_simulates_with_bots(light, tmp_path, game):
    ran = light.run(tmp_path, "simulate", game, "--games", 2, "--players", 2, "--bots", "random", "--json")
    assert ran.code == 0, ran.err
    assert json.loads(ran.out)["finished"] == 2


def test_the_light_install_has_every_other_command(light, tmp_path):
    scenario = sorted((ROOT / "tests" / "scenarios" / "the-island").glob("*.yaml"))[0]
    shutil.copy(scenario, tmp_path)
    commands = [
        ("scenario", scenario.name),
        ("bench", "the-island", "--seconds", 0.1),
        ("rules", "TI-031"),
        ("cards", "everdell", "--lang", "de"),
        ("texts", "fr"),
    ]
    for words in commands:
        ran = light.run(tmp_path, *words)
        assert ran.code == 0 and ran.out, (words, ran.err)


def test_the_light_install_says_what_an_arena_needs_and_begins_a_bot(light, tmp_path):
    ran = light.run(tmp_path, "arena", "the-island", "--games", 2)
    assert ran.code == 2 and 'pip install "tidewood[arena]"' in ran.err and not list(tmp_path.glob("arena-*"))
    assert light.run(tmp_path, "new-bot", "mine").code == 0 and (tmp_path / "mine.py").exists()


@pytest.mark.parametrize("command", ["play", "serve"])
def test_the_light_install_says_in_three_languages_what_the_table_needs(light, tmp_path, command):
    ran = light.run(tmp_path, command)
    assert ran.code == 2
    said = ran.err.splitlines()
    assert len(said) == 3
    assert all('pip install "tidewood[server]"' in line and "tidewood play --terminal" in line for line in said)
    for line, word in zip(said, ("browser", "Browser", "navigateur"), strict=True):
        assert word in line


def test_the_light_server_module_says_it_too(light, tmp_path):
    words = [light.python, "-m", "tidewood.server"]
    env = light.env(tmp_path)
    done = subprocess.run(words, env=env, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert 'pip install "tidewood[server]"' in done.stderr and "Traceback" not in done.stderr


def test_with_the_extra_a_game_is_played_over_http(full: Environment, tmp_path):
    server = subprocess.Popen(
        [full.python, "-m", "tidewood", "play"],
        env=full.env(tmp_path), cwd=tmp_path, stdout=subprocess.PIPE, text=True,
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
