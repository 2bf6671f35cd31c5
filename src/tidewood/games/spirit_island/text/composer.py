"""What the nodes of Spirit Island say, as clauses; their words stand in the catalogues."""

from __future__ import annotations

from typing import Final

from tidewood.kernel.composer import Composer

COMPOSER: Final = Composer()
