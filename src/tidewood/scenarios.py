"""Running scenario files: set a position, play, and look at what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tidewood.decision import normal
from tidewood.files.scenario import Scenario, read_file
from tidewood.game import Game, new
from tidewood.kernel.errors import BadFile, IllegalChoice, TidewoodError

LOOKS = ("decision", "options", "outcome", "view", "log")  # keys of `expect` that do not look at the table


class Ran:
    """What came of one scenario."""

    def __init__(self, scenario: Scenario, differences: list[str], game: Game | None) -> None:
        self.scenario = scenario
        self.differences = differences
        self.game = game

    @property
    def name(self) -> str:
        return self.scenario.name

    @property
    def passed(self) -> bool:
        return not self.differences


def run_file(path: str | Path) -> list[Ran]:
    return [run(scenario) for scenario in read_file(path)]


def run(scenario: Scenario) -> Ran:
    """Set up, play and compare. What differs is said in words."""
    game: Game | None = None
    try:
        setup = dict(scenario.setup)
        seed = setup.pop("seed", 1)
        game = new(scenario.game, seed, position=scenario.position, fixed=scenario.chance, note_forced=True, **setup)
        play(game, scenario.play)
    except TidewoodError as error:
        if scenario.fails and scenario.fails in str(error):
            return Ran(scenario, [], game)
        return Ran(scenario, [f"refused: {error}"], game)
    if scenario.fails:
        return Ran(scenario, [f"expected to fail with {scenario.fails!r}, but nothing was refused"], game)
    differences = looked(game, scenario.expect)
    if game.fixed_left:
        differences.append(f"chance: not used: {', '.join(game.fixed_left)}")
    return Ran(scenario, differences, game)


def play(game: Game, answers: list[str]) -> None:
    """Play answers. A forced one, which nobody was asked for, may be named all the same; and of a pick, what follows by
    itself in table order may be left out.
    """
    for answer in answers:
        forced = game.forced or []
        said = normal(answer.partition(": ")[2] or answer)
        try:
            game.play(answer)
        except IllegalChoice:
            taken = [normal(notation) for notation in forced]
            if said not in taken:
                raise
            game.forced = forced[taken.index(said) + 1 :]
    game.settle()


def looked(game: Game, expect: Mapping[str, Any]) -> list[str]:
    """Compare what is expected with the game: a partial match on the table, numbers and lists exactly."""
    differences: list[str] = []
    table = game.table()
    for key, wanted in expect.items():
        if key == "decision":
            differences += _decision(game, wanted)
        elif key == "options":
            differences += _options(game, wanted)
        elif key == "outcome":
            differences += compared(game.outcome, wanted, "outcome")
        elif key == "view":
            for player, part in wanted.items():
                seen = game.view(None if player == "spectator" else player)
                differences += compared(seen, part, f"view.{player}")
        elif key == "log":
            differences += _log(game, wanted)
        elif key not in table:
            known = ", ".join([*table, *LOOKS])
            raise BadFile(f"expect: unknown key {key!r}; known are: {known}")
        else:
            differences += compared(table[key], wanted, key)
    return differences


def compared(found: object, wanted: object, where: str) -> list[str]:
    if isinstance(wanted, Mapping):
        if not isinstance(found, Mapping):
            return [f"{where}: expected {dict(wanted)!r}, found {found!r}"]
        differences: list[str] = []
        for key, part in wanted.items():
            if key not in found:
                differences.append(
                    f"{where}.{key}: not on the table; there are: {', '.join(map(str, list(found)[:30]))}"
                )
            else:
                differences += compared(found[key], part, f"{where}.{key}")
        return differences
    same = type(found) is type(wanted) and found == wanted
    return [] if same else [f"{where}: expected {wanted!r}, found {found!r}"]


def _decision(game: Game, wanted: object) -> list[str]:
    decision = game.decision
    if wanted is None or decision is None:
        return [] if wanted is None and decision is None else [f"decision: expected {wanted!r}, found {decision!r}"]
    if not isinstance(wanted, Mapping):
        raise BadFile("expect.decision is a mapping with player, players or prompt; or null")
    found = {
        "player": decision.player,
        "players": decision.players,
        "prompt": decision.prompt(),
        "count": len(decision),
    }
    return compared(found, wanted, "decision")


def _options(game: Game, wanted: object) -> list[str]:
    if not isinstance(wanted, Mapping) or set(wanted) - {"exactly", "include", "exclude"}:
        raise BadFile("expect.options has exactly, include or exclude, each a list of notations")
    decision = game.decision
    found = [] if decision is None else decision.notations
    differences: list[str] = []
    if "exactly" in wanted and sorted(found) != sorted(wanted["exactly"]):
        more = sorted(set(found) - set(wanted["exactly"]))
        less = sorted(set(wanted["exactly"]) - set(found))
        differences.append(f"options: missing {less}, too many {more}")
    differences += [f"options: {o!r} is missing among {found}" for o in wanted.get("include", []) if o not in found]
    differences += [f"options: {o!r} should not be open" for o in wanted.get("exclude", []) if o in found]
    return differences


def _log(game: Game, wanted: object) -> list[str]:
    """Kinds of events that must, or must not, be in the log, as one player or all see it."""
    if not isinstance(wanted, Mapping) or set(wanted) - {"include", "exclude"}:
        raise BadFile("expect.log has include or exclude, each a list of English sentences")
    said = [game.tell(event) for event in game.log_of(None)]
    differences = [
        f"log: {line!r} is missing; it ends: {said[-8:]}" for line in wanted.get("include", []) if line not in said
    ]
    return differences + [f"log: {line!r} should not be there" for line in wanted.get("exclude", []) if line in said]
