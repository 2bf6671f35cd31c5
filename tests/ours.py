"""The games of the package, whatever toys other tests have made known."""

from typing import Final

GAMES: Final = ("everdell", "spirit-island", "the-island")
