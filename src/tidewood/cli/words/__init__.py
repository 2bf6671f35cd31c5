"""The words of the terminal frame: everything around the game's own texts, in each language."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module


@dataclass(frozen=True)
class Words:
    """One language. Every field is needed, so a language that lacks one does not pass the type check."""

    colon: str  # between a name and what it is about
    turn: str  # of the header, where the game has no word of its own
    you: str
    human: str
    saved: str
    lost: str
    tiles: str
    to_place: str
    to_launch: str
    values: str
    at_the_table: str  # who is asked when a die or tile decides
    thinking: str
    nobody_sits: str

    more_log: str
    no_log: str
    more_options: str
    matches: str
    nothing_matches: str
    bad_number: str
    not_played: str

    nothing_to_undo: str
    nothing_to_redo: str
    saved_to: str
    save_needs_name: str
    not_overwritten: str
    cannot_save: str
    no_autosave: str
    resume: str
    never_started: str

    pass_keyboard: str
    hint: str
    hints_off: str
    no_hint: str
    rules_need_query: str
    no_rule: str
    no_card: str
    english_only: str

    game_over: str
    winner: str
    winners: str
    points: str
    after_end: str
    help: tuple[tuple[str, str], ...]  # what can be typed, what it does
    help_head: str
    legend_head: str

    # what lies on the board of The Island
    terrain: dict[str, str]
    terrain_letters: dict[str, str]
    creatures: dict[str, str]
    ship: str
    ships: str
    swimming: str
    landing: str
    safe_islands: str
    supply: str
    face_down: str

    spirit_island: dict[str, str]  # the letters of Spirit Island's pieces, and what its own words do not say

    aliases: dict[str, str] = field(default_factory=dict)  # other names of the commands


LANGUAGES = ("en", "de", "fr")


def words_of(lang: str) -> Words:
    """The words of a language; each is read when it is first needed."""
    found = import_module(f"tidewood.cli.words.{lang}").WORDS
    assert isinstance(found, Words)
    return found
