"""The games as Python games of OpenSpiel: `pyspiel.load_game("tidewood_the_island(players=4)")` after importing this.

Every set-up option is a parameter of the game: numbers and flags as such, everything else as a text, lists with `+`
between their entries (`modules=legends+farms`); a text that is left empty is the default. `position` names a JSON file
that is laid over the fresh game, as in scenarios: algorithms that want short games begin with an ending. `most_options`
says how many actions there are, where they are places in the list of what is open; further options come in pages.

A game begins with one chance node that deals: it fixes shuffles and dice to come. So whoever searches by playing copies
on must look through `resample_from_infostate`, which draws anew everything the player cannot know, the dice among it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

import tidewood
from tidewood.api import actions, describe, observation
from tidewood.arena.match import LONGEST, whose
from tidewood.bots.common import options_of
from tidewood.rl.encoding import LEAST_ROOM, ActionIds, on_page, rewards

DEALS: Final = 10_000  # shuffles that the chance node tells apart
POSITION: Final = "position"
ROOM: Final = "most_options"
FEWEST: Final = 2  # OpenSpiel's algorithms want at least two; solo games have one


def name_of(game: str) -> str:
    return "tidewood_" + game.replace("-", "_")


def type_of(game: str) -> Any:
    info = describe(game)
    fewest, most = info.players
    utility = pyspiel.GameType.Utility.GENERAL_SUM if info.competitive else pyspiel.GameType.Utility.IDENTICAL
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Tidewood: {info.names['en']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def parameters(game: str) -> dict[str, Any]:
    """All that can be set, with its default."""
    found: dict[str, Any] = {POSITION: "", ROOM: 0}
    for option in describe(game).options:
        found[option.name] = option.default if option.kind in ("int", "bool") else ""
    return {**found, "players": max(describe(game).players[0], FEWEST)}


def setup_of(game: str, params: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up that somebody asks for."""
    found: dict[str, Any] = {}
    for option in describe(game).options:
        value = params.get(option.name, "")
        if option.kind in ("choices", "texts"):
            value = [part for part in value.split("+") if part]
        if value not in ("", []):
            found[option.name] = value
    return {"players": parameters(game)["players"], **found}


@cache
def ids_of(game: str, colours: int) -> ActionIds | None:
    setup = {"colours": colours} if colours else {}
    return ActionIds(game, setup) if actions(game, setup) else None


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """One of our games with a set-up."""

    game: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        given = params or {}
        self.setup = setup_of(game, given)
        self.players = int(self.setup["players"])
        self.meaning = observation(game, self.setup)
        file = given.get(POSITION, "")
        self.position = json.loads(Path(file).read_text(encoding="utf-8")) if file else None
        # OpenSpiel takes an action to mean the same in every position, where a game can number all its answers.
        self.ids = ids_of(game, int(self.setup.get("colours", 0)))
        # pyspiel ends the whole program where a game raises an error, so too few become the least.
        self.most = max(int(given.get(ROOM, 0)) or self.meaning.most_options, LEAST_ROOM)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.most if self.ids is None else len(self.ids.notations),
            max_chance_outcomes=DEALS,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.meaning, iig_obs_type)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal there is none."""

    def __init__(self, of: OpenSpielGame) -> None:
        super().__init__(of)
        self.kind = of.game
        self.setup = of.setup
        self.position = of.position
        self.ids = of.ids
        self.most = of.most
        self.playing: tidewood.Game | None = None
        self.page = 0  # of the options, where there are more than actions
        self.recalled: tuple[int, str] = (-1, "")  # in a position that was drawn anew: whose, and what they recall

    # -- who and what

    def current_player(self) -> int:
        if self.playing is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.playing.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return whose(self.playing, self.playing.answers)

    def is_terminal(self) -> bool:
        return self.playing is not None and self.playing.is_over

    def _own(self, player: int) -> Sequence[int]:
        assert self.playing is not None
        return options_of(self.playing, player)

    def _open(self, player: int) -> dict[int, int]:
        """The actions that are open to a player and take an option, with the numbers of these among those of all."""
        assert self.playing is not None
        own = self._own(player)
        if self.ids is not None:
            return self.ids.open(self.playing, own)
        return dict(enumerate(on_page(own, self.page, self.most)))

    def _turns_page(self, player: int) -> bool:
        """Whether there are too many options for one page, so that the last action turns it."""
        return self.ids is None and len(self._own(player)) > self.most

    def _legal_actions(self, player: int) -> list[int]:
        return [*self._open(player), *[self.most - 1] * self._turns_page(player)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.playing is None:
            self.playing = tidewood.new(self.kind, f"deal {action}", position=self.position, **self.setup)
            return
        open_now = self._open(self.current_player())
        if action in open_now:
            self.page = 0
            self.playing.pick(open_now[action])
        else:
            self.page += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if self.playing is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if self.ids is not None:
            return self.ids.notations[action]
        open_now = self._open(player)
        if action not in open_now or self.playing.decision is None:
            turns = action == self.most - 1 and self._turns_page(player)
            return "further options" if turns else f"option {action}"
        return self.playing.options[open_now[action]].notation

    def returns(self) -> list[float]:
        if self.playing is None:
            return [0.0] * int(self.setup["players"])
        return list(rewards(self.playing, describe(self.kind).competitive).values())

    # -- who knows what

    def told(self, player: int, recalls: bool) -> str:
        """What the player sees, and, if somebody recalls it, everything they have seen happen."""
        if self.playing is None:
            return ""
        name = self.playing.players[player]
        seen = json.dumps(self.playing.view(name), sort_keys=True)
        if self.page and player == self.current_player():
            seen += f"\npage {self.page}"
        if not recalls:
            return seen
        whose, before = self.recalled
        lines = [json.dumps(event.plain()) for event in self.playing.log_of(name)]
        return "\n".join([*([before] if whose == player and before else []), *lines, seen])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """A position that looks the same to the player; dice and shuffles to come are drawn anew too."""
        twin: OpenSpielState = self.clone()
        if twin.playing is not None:
            drawn = Random(sampler())
            recalled, _, _ = self.told(player, True).rpartition("\n")
            twin.recalled = (player, recalled)
            twin.playing = twin.playing.determinise(twin.playing.players[player], drawn)
        return twin

    def __str__(self) -> str:
        if self.playing is None:
            return "before the deal"
        return "\n".join([*self.playing.answers_in_notation(), *[f"page {self.page}"] * bool(self.page)])


class Observer:
    """Arrays of what a player sees, row by row."""

    def __init__(self, meaning: Any, kind: Any) -> None:
        self.recalls = kind is not None and kind.perfect_recall  # in words; the numbers are what is seen now
        self.tensor = np.zeros(meaning.size, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, (size, _) in meaning.rows.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if state.playing is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.playing.observe(player), np.uint8)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        return state.told(player, self.recalls)


class TheIsland(OpenSpielGame):
    game = "the-island"
    kind = type_of("the-island")


class Everdell(OpenSpielGame):
    game = "everdell"
    kind = type_of("everdell")


class SpiritIsland(OpenSpielGame):
    game = "spirit-island"
    kind = type_of("spirit-island")


for _game in (TheIsland, Everdell, SpiritIsland):
    if name_of(_game.game) not in pyspiel.registered_names():
        pyspiel.register_game(_game.kind, _game)
