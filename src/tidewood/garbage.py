"""How often Python looks for circles of objects that nobody needs any more."""

from __future__ import annotations

import gc


def look_rarely() -> None:
    """For programs that do nothing but play: games make no circles, and looking for them took a tenth of their time."""
    gc.set_threshold(20_000, 20, 50)
