"""The picture fits into the terminal, whatever happens on the board."""

import pytest

import tidewood
from tests.cli.drawing import drawn
from tidewood.cli.boards import Plain
from tidewood.cli.boards.drawer import SMALL, Said
from tidewood.cli.play.choosing import Entry, answers_in, meant
from tidewood.cli.play.listing import listed, one_a_line, summed_up
from tidewood.cli.words import words_of
from tidewood.language.catalogue import ORDER
from tidewood.language.patterns import parse, slots


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45), (200, 60)])
@pytest.mark.parametrize("setup", [{"players": 4}, {"players": 2, "colours": 2}])
def test_the_picture_fits(size, setup):
    width, height = size
    game = tidewood.new("the-island", seed=sum(size), **setup)
    step = 0
    while not game.is_over:
        if step % 9 == 0:
            lines = drawn(game, ORDER[step % 3], width, height)
            assert max(line.cell_len for line in lines) <= width
            assert len(lines) <= height - 1
        game.pick(step * 13 % game.count)
        step += 1


def test_every_piece_is_on_the_board():
    position = {
        "clear": True,
        "hexes": {
            "D4": {"tile": "jungle", "adventurers": ["p1", "p2"]},
            "C5": {"ship": ["p1", "p3"], "swimmers": ["p2"], "sharks": 1},
            "B3": {"serpents": 2, "whales": 1},
            "K2": {"ship": []},
        },
        "islands": {"NW": ["p1", "p1"], "SE": ["p3"]},
    }
    game = tidewood.new("the-island", seed=1, players=3, position=position)
    text = "\n".join(line.plain for line in drawn(game, "en", 80, 24))
    rows = {line[0]: line for line in text.splitlines() if line[1:2] == " "}
    assert "NW●2" in rows["A"] and "SE■" in rows["M"]
    assert "4j●▲" in rows["D"]
    assert "3§2@" in rows["B"]
    assert "2u " in rows["K"]
    assert "u●■~…" in rows["C"] and "C5: u p1 p3, ~ p2, 1 shark" in text
    plain = "\n".join(line.plain for line in drawn(game, "en", 80, 24, plain_signs=True)).split("W p1")[0]
    assert "4jWX" in plain or "NWW2" in plain


def test_many_options_are_grouped_and_few_are_written_out():
    words = words_of("en")
    few = [Entry(1, "tile dolphin", "Play: Dolphin"), Entry(2, "no tile", "Play no tile")]
    assert [line.plain for line in listed(few, 80, 5)] == ["   1 Play: Dolphin", "   2 Play no tile"]
    assert [line.plain for line in listed(few, 80, 1)] == ["   1 Play: Dolphin     2 Play no tile"]
    assert [line.plain for line in one_a_line(few, 80, notation=True)] == [
        "   1 Play: Dolphin   tile dolphin",
        "   2 Play no tile    no tile",
    ]
    many = [Entry(i, f"walk D{i % 9}→E{i}", f"Walk from D{i % 9} to E{i}") for i in range(1, 91)]
    many.append(Entry(91, "stop", "Stop moving"))
    assert listed(many, 80, 4) is None
    lines = [line.plain for line in summed_up(many, words, Said({}), 80, 4)]
    assert len(lines) <= 4
    assert "D1 ×10" in lines[0] and "91) Stop moving" in " ".join(lines) and lines[-1].startswith("91 options")


def test_what_is_meant():
    notations = ["walk D4→D5", "walk D5→D4", "jump D4→C4", "board D4→C4", "sail C4→C5", "stop"]
    entries = [Entry(n, notation, notation.capitalize()) for n, notation in enumerate(notations, 1)]

    def number(typed):
        one = meant(entries, typed).one
        return one.number if one else [e.number for e in meant(entries, typed).shown]

    assert number("3") == 3 and number("9") == []
    assert number("walk D4->D5") == 1 and number("WALK d4 → d5") == 1
    assert number("st") == 6 and number("sail") == 5
    assert number("d4 d5") == 1 and number("d5 d4") == 2
    assert number("d4 c4") == [3, 4] and number("c5") == 5
    assert number("walk") == [1, 2] and number("xyz") == []


def test_answers_are_parted_by_commas_or_blanks_between_numbers():
    assert answers_in("3 5,1") == ["3", "5", "1"]
    assert answers_in("walk D4→D5, stop") == ["walk D4→D5", "stop"]
    assert answers_in("place  D4") == ["place D4"]


def test_all_languages_fill_in_the_same():
    english = words_of("en").catalogue
    for lang in ORDER:
        words = words_of(lang)
        for id, pattern in english.patterns.items():
            wanted = {slot.name for slot in slots(parse(pattern))}
            assert {slot.name for slot in slots(parse(words.catalogue.patterns[id]))} == wanted, (lang, id)
        assert len({words(f"the-island.letter.{terrain}") for terrain in ("beach", "jungle", "mountain")}) == 3
        assert words.command("?") == "help"
        assert words.command("Q") == "quit"


def test_a_game_without_a_drawing_is_listed():
    view = {"game": "x", "players": {}, "lands": {"A1": {"town": 1, "city": 0}}}
    (part,) = Plain(Said({})).board(view, words_of("en"), (), SMALL, 80)
    assert [line.plain for line in part.forms[0]] == ["game: x", "lands:", "  A1:", "    town: 1"]
