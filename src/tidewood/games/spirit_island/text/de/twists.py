"""Questions of adversaries and scenarios in German."""

from __future__ import annotations

from tidewood.games.spirit_island.text.de.language import GERMAN

ask = GERMAN.prompt
say = GERMAN.option
