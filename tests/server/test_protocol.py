"""The client's types are what the server sends."""

from __future__ import annotations

from tools.client_types import event_types, fact_types, view_types
from tools.protocol import files, outdated, source, structs


def test_the_types_of_the_client_are_up_to_date():
    assert outdated() == [], "python -m tools.protocol"


def test_every_type_of_the_wire_is_written():
    text = source()
    assert len(structs()) > 30
    assert all(f"export interface {one.__name__} {{" in text for one in structs())


def test_every_game_has_types_of_its_table_and_events():
    assert {name for name in files() if "/spirit-island/" in name} == {
        "games/spirit-island/view.ts",
        "games/spirit-island/events.ts",
        "games/spirit-island/facts.ts",
    }
    assert "  [more: `${MortalPiece}${Mark}${string}`]: number;" in view_types("spirit-island")
    assert "  inner?: boolean;" in view_types("spirit-island")
    assert "  hexes: Record<string, Space>;" in view_types("the-island")
    assert "  elements: Partial<Record<Element, number>>;" in view_types("spirit-island")
    assert "export type CardFacts = PowerFacts | FearFacts | BlightFacts | SpiritFacts;" in fact_types("spirit-island")
    assert "export type CardFacts = TileFacts;" in fact_types("the-island")


def test_an_event_is_typed_by_its_fields_and_variants():
    text = event_types("spirit-island")
    args = "{ piece: `piece:${string}`; origin: `land:${string}`; to: `land:${string}` }"
    assert f'  | {{ id: "log.moved"; args: {args} }}' in text
    assert '  | { id: "log.victory.1" | "log.victory.2"; args: { how: number } }' in text
    # What a pattern can do without may be missing.
    args = "{ rule: `rule:${string}`; who?: `player:${string}`; land: `land:${string}` }"
    assert f'  | {{ id: "log.rule.land"; args: {args} }}' in text
