"""Where the clauses of Everdell's nodes are kept, by the class of the node."""

from __future__ import annotations

from typing import Final

from tidewood.kernel.composer import Composer

COMPOSER: Final = Composer()
