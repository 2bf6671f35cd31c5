"""All character, plan and list cards. Importing them here makes them known, in this order (numbers are in saves)."""

from __future__ import annotations

from tidewood.games.everdell.phantomia.cards import characters, lists, plans

SETS = (characters, lists, plans)
