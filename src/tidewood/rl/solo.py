"""Gymnasium: what one person plays alone, Spirit Island with one Spirit and Everdell against Rugwort or Phantomia."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import gymnasium
import numpy as np

import tidewood
from tidewood import Game
from tidewood.rl.drawing import picture, told
from tidewood.rl.encoding import SHAPES, Encoder, rewards

SOLO: Final = {"SpiritIsland": ("spirit-island", {"players": 1}), "Everdell": ("everdell", {"players": 1})}


class SoloEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One player and the game. `shaping` as in TidewoodEnv."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012 # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        shaping: str = "outcome",
        most_options: int | None = None,
        **setup: Any,
    ) -> None:
        if shaping not in SHAPES:
            raise ValueError(f"shaping is {shaping!r}; allowed: {', '.join(SHAPES)}")
        self.game_name = game
        self.setup = setup
        self.render_mode = render_mode
        self.shaping = shaping
        self.encoder = Encoder(game, setup, most_options)
        people = tidewood.new(game, 0, **setup).players
        if len(people) != 1:
            raise ValueError(f"{game} with {len(people)} players; allowed: 1 (for more see tidewood.rl.env)")
        self.me = people[0]
        self.observation_space = self.encoder.space
        self.action_space = self.encoder.actions
        self.game: Game | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.game = tidewood.new(self.game_name, int(self.np_random.integers(2**62)), **self.setup)
        self._value = self._looks()
        self._page = 0  # of the options
        return self._seen()

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        assert self.game is not None
        seen = self.encoder.seen(self.game, self.me, page=self._page)
        return seen, {"action_mask": seen["action_mask"], "answers": self.game.answers}

    def _looks(self) -> float:
        assert self.game is not None
        if self.shaping != "value" or self.game.is_over:
            return 0.0 if self.shaping != "value" else self._value
        return self.game.determinise(self.me, Random(0)).value(self.me)

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """An action that is not open changes nothing and costs 1: agents that do not look at the mask learn to."""
        if self.game is None:
            raise RuntimeError("call reset first")
        if self.encoder.turns_page(self.game, self.me, int(action)):
            self._page += 1
            seen, info = self._seen()
            return seen, 0.0, False, False, info
        open_now = self.encoder.open(self.game, self.me, self._page)
        if int(action) not in open_now:
            seen, info = self._seen()
            return seen, -1.0, self.game.is_over, False, {**info, "open": len(open_now)}
        self._page = 0
        self.game.pick(open_now[int(action)])
        got = 0.0
        if self.shaping == "value":
            after = self._looks()
            got, self._value = after - self._value, after
        if self.game.is_over:
            got += rewards(self.game, self.encoder.competitive)[self.me]
        seen, info = self._seen()
        return seen, got, self.game.is_over, False, info

    def render(self) -> Any:
        if self.render_mode is None or self.game is None:
            return None
        return told(self.game) if self.render_mode == "ansi" else picture(self.game)


def register() -> None:
    """Make the ids known to `gymnasium.make`."""
    for name, (game, setup) in SOLO.items():
        id = f"tidewood/{name}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="tidewood.rl.solo:SoloEnv", kwargs={"game": game, **setup})
