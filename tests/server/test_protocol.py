"""The client's types are what the server sends."""

from __future__ import annotations

from tools.client_types import decision_types, event_types, fact_types, view_types
from tools.protocol import files, outdated, source, structs


def test_the_types_of_the_client_are_up_to_date():
    assert outdated() == [], "python -m tools.protocol"


def test_every_type_of_the_wire_is_written():
    text = source()
    assert len(structs()) > 30
    assert all(f"export interface {one.__name__} {{" in text for one in structs())


def test_every_game_has_types_of_its_table_events_and_decisions():
    assert {name for name in files() if "/spirit-island/" in name} == {
        "games/spirit-island/view.ts",
        "games/spirit-island/events.ts",
        "games/spirit-island/decisions.ts",
        "games/spirit-island/facts.ts",
        "games/spirit-island/faces.ts",
    }
    assert "  [more: `${MortalPiece}${Mark}${string}`]: number;" in view_types("spirit-island")
    assert "  inner?: boolean;" in view_types("spirit-island")
    assert "  hexes: Record<string, Space>;" in view_types("the-island")
    assert "  elements: Partial<Record<Element, number>>;" in view_types("spirit-island")
    kinds = "PowerFacts | FearFacts | EventFacts | BlightFacts | SpiritFacts"
    assert f"export type CardFacts = {kinds};" in fact_types("spirit-island")
    assert "export type CardFacts = TileFacts;" in fact_types("the-island")


def test_an_event_is_typed_by_its_fields_and_variants():
    text = event_types("spirit-island")
    assert "export type LandThing = `land:${string}`;" in text
    args = "{ piece: PieceThing; origin: LandThing; to: LandThing }"
    assert f'  | {{ id: "log.moved"; args: {args} }}' in text
    assert '  | { id: "log.victory.1" | "log.victory.2"; args: { how: number } }' in text
    # What a pattern can do without may be missing.
    args = "{ rule: RuleThing; who?: PlayerThing; land: LandThing }"
    assert f'  | {{ id: "log.rule.land"; args: {args} }}' in text


def test_options_and_questions_are_typed_by_their_fields():
    text = decision_types("the-island")
    assert '  | { id: "option.play-tile"; args: { tile: TileThing; terrain: TerrainThing } }' in text
    assert '  | { id: "prompt.move"; args: { n: number } }' in text
    # What things of a kind there are is listed where they are few.
    assert 'export type CreatureThing = `creature:${"serpent" | "shark" | "whale"}`;' in text
    # Two options with one pattern: the fields tell them apart.
    assert '  | { id: "option.value"; args: { adventurer: AdventurerThing; value: number } }' in text
    assert '  | { id: "option.value"; args: { value: number; hex: HexThing } }' in text


def test_options_of_the_kernel_and_those_in_lists_are_typed_too():
    text = decision_types("everdell")
    assert all(f'"{id}"' in text for id in ("option.react", "prompt.react", "option.visit", "option.told-taken"))
    assert '  | { id: "asked.by-card"; args: { card: `${string}:${string}`; question: Question } }' in text
