"""Questions of adversaries and scenarios in French."""

from __future__ import annotations

from tidewood.games.spirit_island.text.fr.language import FRENCH

ask = FRENCH.prompt
say = FRENCH.option
