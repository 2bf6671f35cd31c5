"""Running scenario files: set a position, play, and look at what came of it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tidewood.decision import words_of
from tidewood.files.scenario import Scenario, entries_of_file
from tidewood.forced import was_forced
from tidewood.game import Game, new
from tidewood.games import kind_of
from tidewood.kernel.errors import BadFile, TidewoodError, known
from tidewood.sayings import is_log_line, is_notation

LOOKS = ("decision", "options", "outcome", "view", "log")  # keys of `expect` that do not look at the table
EXACTLY = "exactly"  # in a mapping of `expect`, alone: the whole of it


class Ran:
    """What came of one scenario."""

    def __init__(
        self, name: str, scenario: Scenario | None, differences: list[str], game: Game | None, wrong: str = ""
    ) -> None:
        self.name = name
        self.scenario = scenario  # None: it could not be read
        self.differences = differences
        self.game = game
        self.wrong = wrong  # what the scenario says that nobody understands: the file is to be mended, not the game
        self.line = 0  # where it stands in its file

    @property
    def passed(self) -> bool:
        return not self.differences


def run_file(path: str | Path) -> list[Ran]:
    """All scenarios of a file; what is wrong with one is named with its line, and the others run."""
    ran: list[Ran] = []
    for entry in entries_of_file(path):
        if entry.scenario is None:
            one = Ran(entry.name, None, [entry.wrong], None, entry.wrong)
        else:
            one = run(entry.scenario)
            if one.wrong or (one.differences and one.game is None):
                word = re.search(r"'([^']*)'", one.differences[0])
                one.differences = [f"line {entry.line_of(word[1]) if word else entry.line}: {one.differences[0]}"]
                one.wrong = one.wrong and one.differences[0]
        one.line = entry.line
        ran.append(one)
    return ran


def run(scenario: Scenario) -> Ran:
    """Set up, play and compare. What differs is said in words."""
    game: Game | None = None
    name = scenario.name
    double: list[str] = []
    try:
        setup = dict(scenario.setup)
        seed = setup.pop("seed", 1)
        game = new(scenario.game, seed, position=scenario.position, fixed=scenario.chance, note_forced=True, **setup)
        for answer in scenario.play:
            double += play(game, [answer])
        game.settle()
    except TidewoodError as error:
        if scenario.fails and scenario.fails in str(error):
            return Ran(name, scenario, [], game)
        return Ran(name, scenario, [f"refused: {error}", *double], game)
    if scenario.fails:
        nothing = f"expected to fail with {scenario.fails!r}, but nothing was refused"
        return Ran(name, scenario, [nothing], game)
    try:
        differences = looked(game, scenario.expect)
    except TidewoodError as error:
        return Ran(name, scenario, [str(error)], game, str(error))
    if game.fixed_left:
        differences.append(f"chance: not used: {', '.join(game.fixed_left)}")
    return Ran(name, scenario, [*differences, *double] if differences else [], game)


def play(game: Game, answers: Sequence[str]) -> list[str]:
    """Play answers. A forced one, which nobody was asked for, may be named all the same, and is then never taken for
    the answer to a later question that can be answered alike. Those that could have been are given back. Of a pick,
    what follows by itself in table order may be left out.
    """
    double: list[str] = []
    for answer in answers:
        if not was_forced(game, answer):
            game.play(answer)
        elif game.decision is not None and answer in game.decision:
            double.append(f"{answer!r} names what was forced; write it twice to answer the question after it as well")
    return double


def looked(game: Game, expect: Mapping[str, Any]) -> list[str]:
    """Compare what is expected with the game: a partial match on the table, numbers and lists exactly."""
    differences: list[str] = []
    table = game.table()
    for key, wanted in expect.items():
        if key in ("decision", "options", "view", "log") and wanted in ({}, []):
            raise BadFile(f"expect: {key!r} says nothing")
        if key == "decision":
            differences += _decision(game, wanted)
        elif key == "options":
            differences += _options(game, wanted)
        elif key == "outcome":
            differences += compared(game, game.outcome, wanted, "outcome")
        elif key == "view":
            for player, part in _mapping(wanted, "view").items():
                seen = game.view(None if player == "spectator" else player)
                differences += compared(game, seen, part, f"view.{player}")
        elif key == "log":
            differences += _log(game, wanted)
        elif key not in table:
            raise BadFile(f"expect: {known('key', key, [*table, *LOOKS])}")
        else:
            differences += compared(game, table[key], wanted, key)
    return differences


def compared(game: Game, found: object, wanted: object, where: str) -> list[str]:
    """A mapping matches in part, `{}` only what is empty, and `{exactly: …}` the whole; all else matches exactly."""
    if isinstance(wanted, Mapping) and EXACTLY in wanted:
        if len(wanted) > 1:
            raise BadFile(f"expect: {EXACTLY!r} stands alone; beside it in {where} is {', '.join(_beside(wanted))}")
        return _same(found, wanted[EXACTLY], where)
    if isinstance(wanted, Mapping) and wanted:
        if not isinstance(found, Mapping):
            return [f"{where}: expected {dict(wanted)!r}, found {found!r}"]
        differences: list[str] = []
        for key, part in wanted.items():
            if key in found:
                differences += compared(game, found[key], part, f"{where}.{key}")
            elif type(part) is not int or part or not kind_of(game.kind).counts(str(key)):
                there = known(f"key of {where}", str(key), list(map(str, found)))
                differences.append(f"{where}.{key}: expected {part!r}, not on the table: {there}")
        return differences
    return _same(found, wanted, where)


def _same(found: object, wanted: object, where: str) -> list[str]:
    same = type(found) is type(wanted) and found == wanted
    return [] if same else [f"{where}: expected {wanted!r}, found {found!r}"]


def _beside(wanted: Mapping[str, Any]) -> list[str]:
    return [str(key) for key in wanted if key != EXACTLY]


def _decision(game: Game, wanted: object) -> list[str]:
    decision = game.decision
    if wanted is None or decision is None:
        return [] if wanted is None and decision is None else [f"decision: expected {wanted!r}, found {decision!r}"]
    found = {
        "player": decision.player,
        "players": decision.players,
        "prompt": decision.prompt(),
        "count": len(decision),
    }
    for key in _mapping(wanted, "decision", " with player, players, prompt or count; or null"):
        if key not in found:
            raise BadFile(f"expect: {known('key of decision', key, found)}")
    return compared(game, found, wanted, "decision")


def _options(game: Game, wanted: object) -> list[str]:
    lists = _lists(wanted, "options", ("exactly", "include", "exclude"), "notations")
    decision = game.decision
    found = [] if decision is None else decision.notations
    differences: list[str] = []
    if "exactly" in lists and sorted(found) != sorted(lists["exactly"]):
        more = sorted(set(found) - set(lists["exactly"]))
        less = sorted(set(lists["exactly"]) - set(found))
        differences.append(f"options: missing {less}, too many {more}")
    differences += [f"options: {o!r} is missing among {found}" for o in lists.get("include", []) if o not in found]
    for option in lists.get("exclude", []):
        if decision is not None and decision.find(option):
            differences.append(f"options: {option!r} should not be open")
        else:
            _check_words(game, option)
    return differences


def _check_words(game: Game, option: str) -> None:
    """A notation is closed for ever if a word of it is none of this game, or no answer has such words in such an order:
    then it was hardly meant.
    """
    words = kind_of(game.kind).words(game.setup, game.table())
    known_words = {word.casefold() for word in words}
    answer = option.partition(":")[2].strip() or option
    for word in words_of(answer):
        if known_words and word not in known_words and not word.isdigit():
            raise BadFile(f"expect: {option!r} can never be open: {known('word', word, words)}")
    if not is_notation(game.kind, answer):
        raise BadFile(f"expect: {option!r} can never be open: no answer is written so")


def _log(game: Game, wanted: object) -> list[str]:
    """Kinds of events that must, or must not, be in the log, as one player or all see it."""
    lists = _lists(wanted, "log", ("include", "exclude"), "English sentences")
    said = [game.tell(event) for event in game.log_of(None)]
    for line in lists.get("exclude", []):
        if line not in said and not is_log_line(game.kind, line):
            raise BadFile(f"expect: {line!r} can never be in the log: no line of it reads so")
    differences = [
        f"log: {line!r} is missing; it ends: {said[-8:]}" for line in lists.get("include", []) if line not in said
    ]
    return differences + [f"log: {line!r} should not be there" for line in lists.get("exclude", []) if line in said]


def _mapping(wanted: object, where: str, more: str = "") -> Mapping[str, Any]:
    if not isinstance(wanted, Mapping):
        raise BadFile(f"expect: {where!r} is a mapping{more}")
    return wanted


def _lists(wanted: object, where: str, keys: tuple[str, ...], of: str) -> Mapping[str, list[str]]:
    given = _mapping(wanted, where, f" with {', '.join(keys)}, each a list of {of}")
    for key, words in given.items():
        if key not in keys:
            raise BadFile(f"expect: {known(f'key of {where}', key, keys)}")
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise BadFile(f"expect: {key!r} of {where} is a list of {of}")
    return given
