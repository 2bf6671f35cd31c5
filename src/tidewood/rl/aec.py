"""PettingZoo: agents take turns, each told what it got since its last one."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import tidewood
from tidewood import Game
from tidewood.arena.match import whose
from tidewood.rl.drawing import picture, told
from tidewood.rl.encoding import ACTIONS, SHAPES, Encoder, rewards


class TidewoodEnv(AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """Any of our games. `shaping` says what agents get on the way: `outcome` nothing, `value` how much better the
    position looks to the game's own evaluation than before. `actions` says what numbers mean: `options` the place in
    the list of what is open, `ids` the same answer in every position (The Island); `reuse_mask` as in Encoder.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi", "rgb_array"],
        "name": "tidewood_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "the-island",
        render_mode: str | None = None,
        shaping: str = "outcome",
        most_options: int | None = None,
        actions: str = "options",
        reuse_mask: bool = False,
        **setup: Any,
    ) -> None:
        super().__init__()
        if shaping not in SHAPES:
            raise ValueError(f"shaping is {shaping!r}; allowed: {', '.join(SHAPES)}")
        if actions not in ACTIONS:
            raise ValueError(f"actions is {actions!r}; allowed: {', '.join(ACTIONS)}")
        self.game_name = game
        self.setup = setup
        self.render_mode = render_mode
        self.shaping = shaping
        self.encoder = Encoder(game, setup, most_options, ids=actions == "ids", reuse_mask=reuse_mask)
        self.possible_agents = tidewood.new(game, 0, **setup).players
        self.agents: list[str] = []
        self.game: Game | None = None
        self._rng = Random()
        self._page = 0  # of the options that whoever is asked looks at

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.encoder.space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.encoder.actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same game; without one the next of those the last seed began."""
        if seed is not None:
            self._rng = Random(seed)
        self.game = tidewood.new(self.game_name, self._rng.getrandbits(64), **self.setup)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._values = self._looks()
        self._page = 0
        self._next()

    def _playing(self) -> Game:
        if self.game is None:
            raise RuntimeError("call reset first")
        return self.game

    def _next(self) -> None:
        game = self._playing()
        if not game.is_over:
            self.agent_selection = self.possible_agents[whose(game, game.answers)]

    def observe(self, agent: str) -> dict[str, Any]:
        game = self._playing()
        return self.encoder.seen(game, agent, not game.is_over and agent == self.agent_selection, self._page)

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self._playing()
        open_now = self.encoder.open(game, agent, self._page)
        turns = self.encoder.turns_page(game, agent, int(action))
        if int(action) not in open_now and not turns:
            raise ValueError(f"action {action} is not open to {agent}; allowed: {told_of(list(open_now))}")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if turns:
            self._page += 1
            return
        self._page = 0
        game.pick(open_now[int(action)])
        if self.shaping == "value":
            after = self._looks()
            self.rewards = {name: after[name] - self._values[name] for name in self.agents}
            self._values = after
        if game.is_over:
            for name, got in rewards(game, self.encoder.competitive).items():
                self.rewards[name] += got
            self.terminations = dict.fromkeys(self.agents, True)
        self._next()
        self._accumulate_rewards()

    def _looks(self) -> dict[str, float]:
        """How good the position looks to each, of what each may know."""
        game = self._playing()
        if self.shaping != "value" or game.is_over:
            return dict.fromkeys(self.possible_agents, 0.0) if self.shaping != "value" else self._values
        return {name: game.determinise(name, Random(0)).value(name) for name in self.possible_agents}

    def render(self) -> str | np.ndarray[Any, Any] | None:
        if self.render_mode is None:
            return None
        game = self._playing()
        return told(game) if self.render_mode == "ansi" else picture(game)

    def close(self) -> None:
        self.game = None


def told_of(open_now: list[int]) -> str:
    """Numbers that follow each other are told by the first and the last."""
    if open_now[-1] - open_now[0] == len(open_now) - 1:
        return f"{open_now[0]} to {open_now[-1]}"
    return ", ".join([str(action) for action in open_now])


def env(game: str = "the-island", **options: Any) -> Any:
    """The environment with PettingZoo's own checks of how it is used."""
    return wrappers.OrderEnforcingWrapper(TidewoodEnv(game, **options))
