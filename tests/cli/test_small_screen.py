"""The question and its options are on the screen, in the player's words, however small it is."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import tidewood
from tests.cli.drawing import drawn, entries_of, ids_in
from tidewood.api import vocabulary
from tidewood.cli.boards.the_island import CREATURES, PLAIN_SHAPES, SHAPES
from tidewood.cli.words import words_of
from tidewood.language.catalogue import ORDER

SETUPS: dict[str, list[dict[str, Any]]] = {
    "the-island": [{"players": 4}, {"players": 2, "colours": 2}],
    "everdell": [
        {"players": 4},
        {"players": 2, "modules": ["corrin", "farms", "legends", "abilities"]},
        {"players": 1, "phantomia": True, "phantomia_lists": True},
    ],
    "spirit-island": [
        {"players": 1},
        {"players": 2, "adversary": "england", "adversary_level": 6},
        {"players": 4, "scenario": "guard-the-isles-heart"},
    ],
}
SETTINGS = [(game, setup) for game, setups in SETUPS.items() for setup in setups]
SIZES = [(80, 24), (120, 40)]
EDGE = " .,;:·…()[]{}«»„“”\"'?!"


def positions(kind: str, setup: dict[str, object], share: float) -> list[tidewood.Game]:
    """Some positions of a game that is played at random."""
    rng = random.Random(f"{kind} {setup}")
    game = tidewood.new(kind, 5, **setup)
    found = []
    while not game.is_over:
        if rng.random() < (0.1 if game.count > 100 else share):
            found.append(game.copy())
        game.pick(rng.randrange(game.count))
    return found


def flat(text: str) -> str:
    return " ".join(text.split())


def words_in(text: str) -> set[str]:
    return {word.strip(EDGE) for word in text.split(" ")}


@pytest.mark.parametrize("lang", ORDER)
@pytest.mark.parametrize(("kind", "setup"), SETTINGS, ids=[f"{kind} {setup['players']}" for kind, setup in SETTINGS])
def test_the_question_and_its_options_are_on_the_screen(kind, setup, lang):
    hint = words_of(lang)("play.more-options", n=7).partition("7")[2].split(".")[0]
    for i, game in enumerate(positions(kind, setup, 0.02)):
        width, height = SIZES[i % 2]
        lines = [line.plain for line in drawn(game, lang, width, height)]
        assert len(lines) <= height - 1
        shown = flat(" ".join(lines))
        prompt = flat(game.decision.prompt(lang))
        assert prompt in shown
        options = shown.split(prompt)[1]
        if hint in options:  # then it says where the options are, and how many there
            counts = [int(n) for n in re.findall(r" ×(\d+)", options)]
            counted = sum(counts) + len(re.findall(r"(?<= )\d+\) ", options))
            assert "…" in options or counted == len(entries_of(game, lang)), (options, counted)
            assert len(entries_of(game, lang)) > 40
            continue
        for entry in entries_of(game, lang):
            assert re.search(rf"(?<!\S){entry.number}\)? ", options), (entry, lines)
            assert words_in(flat(entry.text)) <= words_in(options), (entry, lines)


@pytest.mark.wide
@pytest.mark.parametrize("lang", ORDER)
@pytest.mark.parametrize(("kind", "setup"), SETTINGS, ids=[f"{kind} {setup['players']}" for kind, setup in SETTINGS])
def test_no_line_is_too_long_no_word_is_broken_and_no_id_is_shown(kind, setup, lang):
    for i, game in enumerate(positions(kind, setup, 0.02)):
        width, height = SIZES[i % 2]
        lines = drawn(game, lang, width, height)
        assert max(line.cell_len for line in lines) <= width
        whole = "\n".join(line.plain for line in lines)
        assert not ids_in(whole, kind)
        said = [entry.text for entry in entries_of(game, lang)]
        said += [game.tell(event, lang) for event in game.log_of(game.decision.player)[-30:]]
        said += [line.plain for tall in (0, 2000) for line in drawn(game, lang, 2000, tall)]
        said += [name.capitalize() for name in vocabulary(kind, lang).values()]  # as what is not shown is named
        said += [*vocabulary(kind, lang).values(), *words_of(lang).catalogue.patterns.values()]
        known = {word for text in said for word in words_in(text)}
        broken = [word for word in words_in(whole.replace("\n", " ")) if word not in known and word.isalpha()]
        assert [word for word in broken if word not in "".join(game.players)] == []


@pytest.mark.parametrize("lang", ORDER)
def test_tiles_in_hand_are_all_read_beside_the_board(lang):
    held = ["dolphin", "wind", "dive-serpent", "dive-shark", "repel-whale", "dolphin"]
    hexes = {"D4": {"tile": "jungle", "adventurers": ["p1", "p2", "p3"]}, "D5": {"tile": "beach"}}
    position = {"clear": True, "hexes": hexes, "players": {"p1": {"held": held}}}
    game = tidewood.new("the-island", 1, players=4, position=position, start_player="p1")
    lines = [line.plain[63:] for line in drawn(game, lang, 80, 24)[1:14]]
    mine = flat(" ".join(lines).split("p2")[0])
    assert "…" not in "".join(lines)
    for tile in held:
        assert vocabulary("the-island", lang)[tile] in mine, (tile, lines)


@pytest.mark.parametrize("lang", ORDER)
@pytest.mark.parametrize("plain", [False, True])
def test_no_two_things_on_the_island_have_the_same_sign(lang, plain):
    words = words_of(lang)
    signs = [words(f"the-island.letter.{terrain}") for terrain in ("beach", "jungle", "mountain")]
    signs += ["u", "~", "=", *CREATURES.values(), *(PLAIN_SHAPES if plain else SHAPES).values()]
    assert len(signs) == len(set(signs))


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("lang", ORDER)
def test_the_screen_says_which_lands_are_adjacent(players, lang):
    for game in positions("spirit-island", {"players": players}, 0.05):
        text = flat(" ".join(line.plain for line in drawn(game, lang, 80, 24)))
        for name, land in game.table()["lands"].items():
            board = name.rstrip("0123456789")
            whole = " ".join(land["adjacent"])
            same = [other.removeprefix(board) for other in land["adjacent"] if other.startswith(board)]
            short = " ".join([*same, *[other for other in land["adjacent"] if not other.startswith(board)]])
            assert re.search(rf"\b{name} [^;]*?→ ?(?:{whole}|{short})(?=[ ;]|$)", text), (name, text)


def test_what_is_left_out_is_named_and_board_shows_it_all():
    game = tidewood.new("everdell", 3, players=4)
    small = [line.plain for line in drawn(game, "en", 80, 24)]
    assert any(line.startswith("Not shown: ") and line.endswith("(type: board)") for line in small)
    whole = "\n".join(line.plain for line in drawn(game, "en", 80, 0))
    assert "Not shown" not in whole
    assert "Forest" in whole and "p4" in whole
