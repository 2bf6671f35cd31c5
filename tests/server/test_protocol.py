"""The client's types are what the server sends."""

from __future__ import annotations

from tools.protocol import FILE, source, structs


def test_the_types_of_the_client_are_up_to_date():
    assert FILE.read_text() == source(), "python -m tools.protocol"


def test_every_type_of_the_wire_is_written():
    text = source()
    assert len(structs()) > 30
    assert all(f"export interface {one.__name__} {{" in text for one in structs())
