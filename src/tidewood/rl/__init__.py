"""The games as environments for reinforcement learning: PettingZoo for all, Gymnasium for those one person plays alone.

    import tidewood.rl
    env = tidewood.rl.env("the-island", players=4)                       # PettingZoo, one agent after the other

    import gymnasium
    env = gymnasium.make("tidewood/SpiritIsland-v0", spirits=["thunderspeaker"])

What an agent sees is a dict: `observation` (bytes of `Game.observe`), `options` (`Game.option_features`, one row for
each open option) and `action_mask`. An action is the number of an option, whose row says what it does.
"""

from __future__ import annotations

from tidewood.rl.aec import TidewoodEnv, env
from tidewood.rl.encoding import Encoder
from tidewood.rl.solo import SoloEnv, register

__all__ = ["Encoder", "SoloEnv", "TidewoodEnv", "env", "register"]

register()
