"""No sentence bypasses the catalogues: whole games in a language whose every letter is changed, through the public
interface, at the terminal and over HTTP.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tidewood
from tests.cli.command import lines, tidewood_command
from tests.language.pseudo import CODE, unchanged, write_language
from tests.server.running import DICE, Apart, sqlite
from tidewood.api import SetupField, describe, described, vocabulary, whole_box
from tidewood.api import games as tidewood_games
from tidewood.cards import cards
from tidewood.games import kind_of
from tidewood.server.main import serve

WITH_BOTH = {"expansions": ["branch-and-claw", "jagged-earth"]}
SETUPS: dict[str, list[dict[str, Any]]] = {
    "the-island": [{"players": 3}, {"players": 2, "colours": 2, "overpopulation": True, "bitter_end": True}],
    "everdell": [
        {"players": 2},
        {"players": 1},
        {"players": 3, "modules": ["corrin", "farms", "legends", "abilities"]},
        {"players": 1, "phantomia": True, "phantomia_character": "random", "phantomia_lists": True},
        {"players": 2, "phantomia": True, "phantomia_level": 3, "modules": ["corrin", "farms", "legends", "abilities"]},
        {"players": 1, "phantomia": True, "phantomia_plan": "rising-tension", "helper": True},
    ],
    "spirit-island": [
        {"players": 2},
        {"players": 1, "adversary": "england", "adversary_level": 6},
        {"players": 2, "adversary": "sweden", "adversary_level": 4, "scenario": "blitz"},
        {"players": 2, **WITH_BOTH, "adversary": "france", "adversary_level": 5},
        {
            "players": 1,
            **WITH_BOTH,
            "spirits": ["lightnings-swift-strike"],
            "aspects": ["wind"],
            "scenario": "despicable-theft",
        },
        {"players": 3, **WITH_BOTH, "adversary": "habsburg-livestock", "adversary_level": 6},
    ],
}
NOTATION = {  # what stands in texts as it is written
    "the-island": {"NW", "NE", "SW", "SE"},
    "everdell": set(),
    "spirit-island": {"II", "III", "NW", "NE", "SW", "SE"},
}
GAMES = tuple(SETUPS)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_language(tmp_path_factory.mktemp("texts"))


@pytest.fixture
def spoken(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The pseudo-language is one of ours."""
    monkeypatch.setenv("TIDEWOOD_TEXTS", str(folder))
    described.cache_clear()
    yield folder
    described.cache_clear()


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_say_nothing_but_what_the_catalogues_have(spoken: Path, game: str) -> None:
    english: set[str] = set()
    for setup in SETUPS[game]:
        rng = random.Random(f"pseudo {game}")
        played = tidewood.new(game, 7, **setup)
        told = 0
        while (decision := played.decision) is not None:
            said = [decision.prompt(CODE), *[option.text(CODE) for option in decision.options]]
            log = played.log
            said += [played.tell(event, CODE) for event in log[told:]]
            told = len(log)
            english |= {text for text in said if unchanged(text, NOTATION[game])}
            played.pick(rng.randrange(len(decision.options)))
    assert sorted(english)[:20] == []


@pytest.mark.parametrize("game", GAMES)
def test_cards_words_and_set_ups_come_from_the_catalogues(spoken: Path, game: str) -> None:
    said = [text for card in cards(game, CODE, whole_box(game)) for text in (card.name, card.text)]
    said += vocabulary(game, CODE).values()
    said += [describe(game).names[CODE], *[option.text[CODE] for option in describe(game).options]]
    assert sorted({text for text in said if unchanged(text, NOTATION[game])})[:20] == []


def test_english_would_be_seen() -> None:
    prompt = tidewood.new("the-island", 7).decision
    assert prompt is not None
    assert unchanged(prompt.prompt("en"))
    assert unchanged("åñ Íšłåñđ", ()) == []


# -- the terminal


TYPED = (
    "help",
    "all",
    "log",
    "cards",
    "zzz",
    "99999",
    "undo",
    "redo",
    "redo",
    "hint",
    "save",
    "rules",
    "rules qqq",
    "board",
)
GO_ON = "tidewood play --terminal --load"  # what to type to go on
RIVER = "river-surges-in-sunlight"
BOTS = {"random", "greedy", "planner"}


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_at_the_terminal(spoken: Path, tmp_path: Path, game: str) -> None:
    """Numbers drawn at random until the game is over, with all commands in between."""
    rng = random.Random(f"terminal {game}")
    answers = [str(rng.randrange(1, 4)) for _ in range(3000)]
    for i, command in enumerate(TYPED):
        answers.insert(3 + 2 * i, command)
    players = ("--players", "1") if game != "the-island" else ("--bots", "random,random")
    asked = ("play", game, "--terminal", "--lang", CODE, "--seed", "3", *players)
    ran = tidewood_command(*asked, typed=lines(*answers), home=tmp_path)
    assert ran.code == 0, ran.err
    allowed = {*notation_of(game), *BOTS, "zzz", "qqq", *NOTATION[game]}
    shown = [line for line in ran.out.splitlines() if not line.startswith("p1> ") and GO_ON not in line]
    assert [line for line in shown if unchanged(line, allowed)][:20] == []
    assert len(shown) > 200


def notation_of(game: str) -> set[str]:
    """The words of options in notation and the ids of cards, which stand beside their texts."""
    played = tidewood.new(game, 3, players=3 if game == "the-island" else 1)
    words = {*kind_of(game).words(played.setup, played.table()), *[card.id for card in cards(game, "en")]}
    return {run for word in words for run in unchanged(word)}


@pytest.mark.parametrize(
    ("args", "typed"),
    [
        (("play", "chess", "--terminal"), {"chess"}),
        (("play", "the-island", "--terminal", "--players", "9"), {"players"}),
        (("play", "the-island", "--terminal", "--set", "colours"), {"colours"}),
        (("play", "the-island", "--terminal", "--set", "colourz=2"), {"colourz"}),
        (("play", "the-island", "--terminal", "--set", "colours=2", "--players", "3"), set()),
        (("play", "spirit-island", "--terminal", "--set", f"spirits={RIVER},{RIVER}"), set()),
        (("play", "everdell", "--terminal", "--set", "phantomia_lists=true"), {"True"}),
        (("play", "the-island", "--terminal", "--bots", "alphazero"), {"alphazero"}),
        (("play", "the-island", "--bots", "random"), {"bots", "lang"}),
        (("show", "broken.record"), {"broken", "record"}),
        (("show", "old.record"), {"old", "record"}),
        (("replay", "wrong.record"), {"wrong", "record", "walk"}),
        (("rules", " "), set()),
        (("cards", "chess"), {"chess"}),
    ],
)  # fmt: skip
def test_errors_of_the_command(spoken: Path, tmp_path: Path, args: tuple[str, ...], typed: set[str]) -> None:
    (tmp_path / "broken.record").write_text("[game the-island\n", encoding="utf-8")
    (tmp_path / "old.record").write_text('[tidewood 0]\n[game "the-island"]\n[rules "1"]\n[seed 1]\n', encoding="utf-8")
    (tmp_path / "wrong.record").write_text(
        '[tidewood 1]\n[game "the-island"]\n[rules "1"]\n[seed 1]\np9: walk D4→D5\n', encoding="utf-8"
    )
    ran = tidewood_command(*args, "--lang", CODE, home=tmp_path)
    assert ran.code != 0
    ids = {word for game in tidewood_games() for option in describe(game).options for word in words_in(option)}
    names = {run for game in tidewood_games() for run in unchanged(game)}
    allowed = {"tidewood", *typed, *ids, *names, *BOTS, *notation_of("the-island")}
    assert ran.err.startswith("tidewood: ")
    assert unchanged(ran.err, allowed) == []


def write_damaged(folder: Path) -> None:
    """Saves and a record that no program has written so."""
    whole = json.loads(tidewood.new("the-island", 4, players=2).save())
    for name, change in (("lacking", {"rng": None}), ("impossible", {"turn": 99}), ("elsewhere", {"turn": 1})):
        snapshot = {key: value for key, value in {**whole["snapshot"], **change}.items() if value is not None}
        (folder / f"{name}.json").write_text(json.dumps({**whole, "snapshot": snapshot}), encoding="utf-8")
    head = '[tidewood 1]\n[game "the-island"]\n[rules "1"]\n[seed 1]\n'
    (folder / "no-place.record").write_text(f'{head}[origin {{"position": {{"nowhere": 1}}}}]\n', encoding="utf-8")


@pytest.mark.parametrize("name", ["lacking.json", "impossible.json", "elsewhere.json", "no-place.record"])
def test_damaged_files(spoken: Path, tmp_path: Path, name: str) -> None:
    """The detail in brackets is for whoever mends the file."""
    write_damaged(tmp_path)
    ran = tidewood_command("show", name, "--lang", CODE, home=tmp_path)
    assert ran.code != 0
    told, bracket, detail = ran.err.partition("(")
    assert unchanged(told, {"tidewood", *re.findall(r"\w+", name)}) == []
    assert len(told) > len(f"tidewood: {name}: ") + 10
    assert detail.strip().endswith(")") == bool(bracket)


KINDS = {"sqlite", "path", "to", "file", "postgresql", "user", "password", "host", "name"}  # how addresses look
NO_MODULE = {"ModuleNotFoundError", "No", "module", "named"}


@pytest.mark.parametrize(
    ("database", "settings", "typed"),
    [
        ("mysql://x/y", {}, {"mysql", *KINDS}),
        ("sqlite:///{here}/typed.toml", {}, {"SQLite"}),
        ("sqlite:///{here}/typed.toml/x.db", {}, {"File", "exists"}),
        ("sqlite://", {}, KINDS),
        ("postgresql://u:p@127.0.0.1:1/none", {}, {"PostgreSQL", "none"}),
        ("", {"OWN_BOTS": "careful"}, {"own", "bots", "careful"}),
        ("", {"OWN_BOTS": "no.where:Bot"}, {"own", "bots", "no", "where", "Bot", *NO_MODULE}),
        ("", {"BOT_SECONDS": "long"}, {"TIDEWOOD", "BOT", "SECONDS", "long"}),
    ],
)  # fmt: skip
def test_errors_of_a_server_that_cannot_start(
    spoken: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    database: str,
    settings: dict[str, str],
    typed: set[str],
) -> None:
    (tmp_path / "typed.toml").write_text("this is no database " * 100, encoding="utf-8")
    for name, value in settings.items():
        monkeypatch.setenv(f"TIDEWOOD_{name}", value)
    with pytest.raises(tidewood.TidewoodError) as wrong:
        serve(port=0, database=database.format(here=tmp_path), quiet=True)
    own = re.sub(r"\(.*\)|" + re.escape(str(tmp_path / "typed.toml")), "", wrong.value.text(CODE))
    assert unchanged(own, typed) == []  # what the system says of it stands in brackets


def test_the_command_says_why_no_server_starts(spoken: Path, tmp_path: Path) -> None:
    ran = tidewood_command("serve", "--workers", "2", home=tmp_path, TIDEWOOD_LANG=CODE)
    assert ran.code == 2 and ran.err.startswith("tidewood: ")
    assert unchanged(ran.err, {"tidewood", "database", "postgresql"}) == []


def words_in(option: SetupField) -> list[str]:
    """The words of an option as they are typed: its name and what may be chosen."""
    return [run for word in (option.name, *option.choices) for run in unchanged(str(word))]


# -- the server


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Apart]:
    """A server in a process of its own that knows the language."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TIDEWOOD_TEXTS", str(folder))
        apart = Apart(sqlite(tmp_path_factory.mktemp("pseudo")))
    yield apart
    apart.stop()


def said_in(data: Any) -> Iterator[str]:
    """All that an answer of the server says in the pseudo-language."""
    if isinstance(data, list):
        for part in data:
            yield from said_in(part)
    elif isinstance(data, dict):
        for key, part in data.items():
            if key == CODE and isinstance(part, str):
                yield part
            else:
                yield from said_in(part)


@pytest.mark.parametrize("game", GAMES)
def test_games_over_http(server: Apart, game: str) -> None:
    ada = server.browser()
    setup = SETUPS[game][0]
    seats = ["me", *["random"] * (setup["players"] - 1)]
    table = ada.opens(*seats, game=game, setup=setup)["table"]
    said: set[str] = set()
    version = None
    in_vain = 0
    for _ in range(120):
        state = ada.state(table, "p1", lang=CODE, after=version)  # waits until something has happened, but not for ever
        in_vain += state["version"] == version
        assert in_vain < 5, "the table hangs"
        said.update(said_in(state))
        if state["outcome"] is not None:
            break
        version = state["version"]
        if state["decision"] is not None and state["decision"]["options"]:
            answer = DICE.choice(state["decision"]["options"])["notation"]
            # A bot may have been faster; then it is asked again.
            ada.post(f"/api/tables/{table}/answers", version=state["version"], answer=answer, player="p1")
    assert len(said) > 20
    said.update(said_in(next(entry for entry in ada.get("/api/games").json() if entry["id"] == game)))
    said.update(ada.get(f"/api/games/{game}/words", lang=CODE).json()["words"].values())
    for card in ada.get(f"/api/games/{game}/cards", lang=CODE).json()["cards"]:
        said.update((card["name"], card["text"]))
    catalogue = ada.get(f"/api/tables/{table}/texts", lang=CODE).json()
    said.update(catalogue["names"].values(), *[effect.values() for effect in catalogue["effects"].values()])
    assert sorted([text for text in said if unchanged(text, NOTATION[game])])[:20] == []


@pytest.mark.parametrize(
    ("body", "typed"),
    [
        ({"game": "chess"}, {"chess", *[run for game in SETUPS for run in unchanged(game)]}),
        ({"setup": {"colours": 2, "players": 3}}, {"colours"}),
        ({"setup": {"seed": 1}}, {"seed"}),
        ({"setup": {"players": 4}}, set()),
        ({"seats": [{"kind": "bot", "bot": "alphazero"}] * 3}, {"alphazero", "Ns"} | BOTS),
        ({"seats": [{"kind": "bot", "bot": "search:6000"}] * 3}, set()),
    ],
)
def test_refusals_of_the_server(server: Apart, body: dict[str, Any], typed: set[str]) -> None:
    ada = server.browser()
    ada.http.headers["accept-language"] = CODE
    whole = {"game": "the-island", "seats": [{"kind": "me"}] * 3, **body}
    refused = ada.http.post("/api/tables", json=whole).json()["error"]
    assert unchanged(refused["message"], {"search", *typed}) == []
    for path in ("/api/tables/nowhere", "/api/nowhere"):
        assert unchanged(ada.get(path).json()["error"]["message"]) == []
