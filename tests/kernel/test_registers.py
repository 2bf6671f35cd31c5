"""Packings, sets and registers by name: an int in the state, a name in the code."""

from __future__ import annotations

from tidewood.kernel.bits import PLAYER_SET, Bits
from tidewood.kernel.combine import TABLE, Nothing
from tidewood.kernel.core import NOTHING
from tidewood.kernel.declare import Cursor, Held, ToDo, part
from tidewood.kernel.fields import NUMBER, Named
from tidewood.language.values import Thing

LOW = part(NUMBER, bits=4)
MIDDLE = part(NUMBER, bits=5, above=LOW)
HIGH = part(NUMBER, above=MIDDLE)
COLOURS = Bits(Named("colour", ("red", "green", "blue")))


def test_parts_lie_above_each_other_and_change_alone():
    option = LOW.put(3) | MIDDLE.put(17) | HIGH.put(1000)
    assert (LOW.of(option), MIDDLE.of(option), HIGH.of(option)) == (3, 17, 1000)
    changed = MIDDLE.change(option, 2)
    assert (LOW.of(changed), MIDDLE.of(changed), HIGH.of(changed)) == (3, 2, 1000)


def test_the_last_part_takes_all_the_rest():
    assert HIGH.change(LOW.put(3) | HIGH.put(7), 0) == 3


def test_a_set_is_one_number_that_knows_its_members():
    some = COLOURS.made_of((0, 2))
    assert COLOURS.members(some) == [0, 2]
    assert [COLOURS.has(some, colour) for colour in range(3)] == [True, False, True]
    assert COLOURS.members(COLOURS.plus(some, 1)) == [0, 1, 2]
    assert COLOURS.members(COLOURS.minus(some, 2)) == [0]
    assert COLOURS.members(COLOURS.without(some, COLOURS.only(0))) == [2]
    assert COLOURS.both(COLOURS.only(0), COLOURS.only(1)) == COLOURS.first(2)


def test_a_set_is_written_and_said_as_its_members():
    some = COLOURS.made_of((2, 0))
    assert COLOURS.write(None, some) == "red+blue"
    assert COLOURS.value(None, some) == [Thing("colour", "red"), Thing("colour", "blue")]


def test_everybody_is_the_set_of_all_bits():
    assert all(PLAYER_SET.has(-1, who) for who in range(8))


def test_a_frame_keeps_values_under_names():
    left, picked = Cursor(NUMBER), Held(NUMBER)
    f = left.frame(Nothing(), TABLE, 3)
    assert (left.of(f), picked.of(f), f.got) == (3, -1, NOTHING)
    f = picked.put(f, 8)
    assert (left.of(f), picked.of(f)) == (3, 8)
    done = NOTHING.plus(8, 1, 2)
    f = left.put(f, 2, done)
    assert (left.of(f), picked.of(f), f.got) == (2, 8, done)


def test_another_node_goes_on_with_what_a_frame_keeps():
    left, picked = Cursor(NUMBER), Held(NUMBER)
    first, second = Nothing(), Nothing()
    f = left.put(picked.frame(first, TABLE, 8), 3, by=second)
    assert (f.node, left.of(f), picked.of(f)) == (second, 3, 8)
    assert f.having(NOTHING.plus(8, 1, 2), by=first).node is first
    assert (left.of(f.run_by(first)), picked.of(f.run_by(first))) == (-1, -1)


def test_what_is_still_to_come_gets_less_one_by_one():
    todo = ToDo(NUMBER)
    f = todo.frame(Nothing(), TABLE, [4, 7])
    assert todo.of(f) == [4, 7]
    rest = todo.without(f, 4)
    assert rest is not None
    assert todo.of(rest) == [7]
    assert todo.without(rest, 7) is None
    assert todo.of(todo.put(f, [5])) == [5]
