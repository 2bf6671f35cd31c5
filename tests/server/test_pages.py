"""The client's files, the headers on everything, and what operators look at."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace

import httpx
import pytest

from tests.server.running import QUICK, Running, environment, free_port, sqlite
from tidewood.server.words import preferred

SMALLEST = b"stands for what the build has squeezed"


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A server with a small client."""
    folder = tmp_path_factory.mktemp("client")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Client</title>")
    (static / "assets" / "app-1a2b.js").write_text("console.log('hello')\n" * 50)
    (static / "assets" / "app-1a2b.js.br").write_bytes(SMALLEST)
    (static / "icon.svg").write_text("<svg/>")
    (folder / "secret.txt").write_text("not to be served")
    running = Running(sqlite(folder), replace(QUICK, static=str(static)))
    yield running
    running.stop()


@pytest.mark.parametrize("path", ["/", "/new/the-island", "/t/abc", "/j/secret", "/rules/the-island", "/what/ever"])
def test_every_page_is_the_client(built, path):
    answer = httpx.get(built.url + path)
    assert answer.status_code == 200 and "Client" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_cached_for_ever_and_squeezed(built):
    answer = httpx.get(f"{built.url}/assets/app-1a2b.js", headers={"accept-encoding": "gzip"})
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip" and answer.text.startswith("console")
    plain = httpx.get(f"{built.url}/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == answer.text
    again = httpx.get(f"{built.url}/assets/app-1a2b.js", headers={"if-none-match": plain.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    assert httpx.get(f"{built.url}/assets/gone.js").status_code == 404


@pytest.mark.parametrize(
    ("reads", "given"), [("gzip, deflate, br", "br"), ("br;q=1.0", "br"), ("gzip", "gzip"), ("brotli", None)]
)
def test_browsers_get_the_smallest_form_that_they_read(built, reads, given):
    with httpx.stream("GET", f"{built.url}/assets/app-1a2b.js", headers={"accept-encoding": reads}) as answer:
        assert answer.headers.get("content-encoding") == given
        if given == "br":
            assert b"".join(answer.iter_raw()) == SMALLEST


@pytest.mark.parametrize("path", ["/../secret.txt", "/..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/%00"])
def test_nothing_outside_the_folder_is_served(built, path):
    answer = httpx.Client(base_url=built.url).get(built.url + path)
    assert "not to be served" not in answer.text
    assert answer.status_code in (200, 404)


def test_without_a_client_a_page_says_how_to_build_it(tmp_path):
    running = Running(sqlite(tmp_path), replace(QUICK, static=str(tmp_path / "nothing")))
    answer = httpx.get(running.url)
    running.stop()
    assert answer.status_code == 200 and "npm run build" in answer.text


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/nothing", "/schema", "/health", "/assets/gone.js", "/api/tables/x"]
)
def test_headers_are_on_everything(built, path):
    headers = httpx.get(built.url + path, timeout=30).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "script-src 'self'" in policy
    assert "unsafe-eval" not in policy and "script-src 'self' 'unsafe-inline'" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


def test_unknown_addresses_of_the_interface_are_errors_not_pages(built):
    answer = httpx.get(f"{built.url}/api/nothing")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not-found")
    answer = httpx.delete(f"{built.url}/api/games")
    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "no-method")


def test_the_page_for_programs_lists_every_route_without_anything_from_elsewhere(built):
    page = httpx.get(f"{built.url}/schema").text
    schema = httpx.get(f"{built.url}/schema/openapi.json").json()
    for path in schema["paths"]:
        assert path in page
    assert "://" not in page and "<script" not in page
    assert schema["components"]["schemas"]["State"]["properties"]["view"]


def test_health_and_metrics_count_and_name_nobody(server):
    ada = server.browser()
    table = ada.opens("me", "me", setup={"start_player": "p1"}, name="Nobody's business")["table"]
    stream = ada.stream(table, "p1")
    stream.answer("place D4")
    health = httpx.get(f"{server.url}/health").json()
    assert health["status"] == "ok" and health["sockets"] >= 1
    metrics = httpx.get(f"{server.url}/metrics").text
    assert re.search(r'tidewood_answers_total\{by="human"\} [1-9]', metrics)
    assert re.search(r"tidewood_commits [1-9]", metrics)
    assert re.search(r"tidewood_sockets [1-9]", metrics)
    assert "tidewood_answer_seconds_bucket" in metrics and "tidewood_bot_seconds" in metrics
    assert table not in metrics and "business" not in metrics
    stream.close()


def test_games_with_their_options_and_rules(server):
    games = httpx.get(f"{server.url}/api/games").json()
    island = next(game for game in games if game["id"] == "the-island")
    assert island["players"] == {"minimum": 2, "maximum": 4} and island["competitive"] is True
    options = {option["name"]: option for option in island["options"]}
    assert options["players"]["kind"] == "int" and options["bitter_end"]["kind"] == "bool"
    assert options["start_player"]["choices"] == ["random", "p1", "p2", "p3", "p4"]
    assert all(set(option["text"]) == {"en", "de", "fr"} for option in options.values())
    rules = httpx.get(f"{server.url}/api/games/the-island/rules").json()
    assert any(rule["id"] == "TI-031" for rule in rules)
    assert httpx.get(f"{server.url}/api/games/chess/rules").status_code == 404


def test_the_words_of_a_game_in_one_language(server):
    spirits = httpx.get(f"{server.url}/api/games/spirit-island/words", params={"lang": "de"})
    words = spirits.json()["words"]
    assert spirits.json()["lang"] == "de" and "max-age" in spirits.headers["cache-control"]
    assert (words["lands"], words["phase.fast"]) == ("Gebiete", "Sofort-Fähigkeiten")
    assert words["sweden"] == "Königreich Schweden"
    everdell = f"{server.url}/api/games/everdell/words"
    assert httpx.get(everdell, headers={"accept-language": "fr"}).json()["words"]["meadow"] == "Prairie"
    assert httpx.get(everdell, params={"lang": "xx"}).json()["words"]["meadow"] == "Meadow"
    assert httpx.get(f"{server.url}/api/games/chess/words").status_code == 404


def test_the_cards_of_a_game_in_one_language(server):
    spirits = httpx.get(f"{server.url}/api/games/spirit-island/cards", params={"lang": "de"})
    texts = {card["id"]: card["text"] for card in spirits.json()["cards"]}
    assert spirits.json()["lang"] == "de" and "max-age" in spirits.headers["cache-control"]
    assert "Kosten" in texts["wash-away"] and "thunderspeaker" in texts
    told = {card["id"]: card for card in spirits.json()["cards"]}
    assert told["prey-on-the-builders"]["facts"]["kind"] == "unique", "cards of every set are listed"
    everdell = httpx.get(f"{server.url}/api/games/everdell/cards?lang=fr").json()["cards"]
    farm = next(card for card in everdell if card["id"] == "farm")
    assert farm["name"] == "Ferme" and "coût 2 brindilles et 1 résine" in farm["text"]
    assert farm["facts"]["cost"] == {"twig": 2, "resin": 1}
    assert farm["brief"] == "Production, 2 brindilles et 1 résine, 1 point"
    assert httpx.get(f"{server.url}/api/games/chess/cards").status_code == 404


def test_long_lists_of_words_travel_small_to_whoever_reads_that(server):
    ada = server.browser()
    table = ada.opens("me", "me", game="everdell")["table"]
    for path in (
        "games",
        "games/everdell/rules",
        "games/everdell/words",
        "games/everdell/cards",
        f"tables/{table}/texts",
    ):
        small, plain = [ada.http.get(f"/api/{path}", headers={"accept-encoding": e}) for e in ("gzip, br", "identity")]
        assert small.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
        assert 2 * int(small.headers["content-length"]) < int(plain.headers["content-length"])
        assert small.json() == plain.json() and "accept-encoding" in small.headers["vary"]


def test_a_list_says_how_long_it_may_be(server):
    games = {game["id"]: game for game in httpx.get(f"{server.url}/api/games").json()}
    options = {option["name"]: option for option in games["spirit-island"]["options"]}
    assert [options[name]["maximum"] for name in ("spirits", "boards", "joins")] == [6, 6, 12]
    assert options["spirits"]["minimum"] is None and options["layout"]["maximum"] is None
    modules = next(option for option in games["everdell"]["options"] if option["name"] == "modules")
    assert modules["kind"] == "choices" and modules["maximum"] is None


# -- starting


def start(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tidewood.server", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=environment(), check=False)


def test_a_taken_port_is_said_in_one_line(server, tmp_path):
    told = start("--port", str(server.port), "--database", sqlite(tmp_path))
    assert told.returncode == 2
    assert told.stderr.startswith(f"tidewood: port {server.port} is taken") and "--port" in told.stderr
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "database", ["postgresql://nobody:secret-word@127.0.0.1:1/none", "sqlite:////proc/nothing/tables.db", "mysql://x/y"]
)
def test_a_database_that_cannot_be_reached_is_said_in_one_line(database):
    told = start("--port", str(free_port()), "--database", database)
    assert told.returncode == 2
    assert told.stderr.startswith("tidewood: ") and told.stderr.count("\n") == 1
    assert "secret-word" not in told.stderr


def test_several_processes_need_postgresql(tmp_path):
    told = start("--workers", "2", "--database", sqlite(tmp_path))
    assert told.returncode == 2 and "PostgreSQL" in told.stderr


# -- words


@pytest.mark.parametrize(
    "header,lang",
    [("", "en"), ("de", "de"), ("fr-CH, fr;q=0.9, de;q=0.8", "fr"), ("es, de;q=0.5", "de"),
     ("en;q=0.1, fr;q=0.2", "fr"), ("de;q=x", "en"), ("," * 500, "en")],
)  # fmt: skip
def test_the_preferred_language(header, lang):
    assert preferred(header) == lang
