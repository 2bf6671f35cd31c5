"""Questions of adversaries and scenarios in English."""

from __future__ import annotations

from tidewood.games.spirit_island.text.en.language import ENGLISH

ask = ENGLISH.prompt
say = ENGLISH.option
