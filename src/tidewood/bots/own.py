"""Players that somebody else wrote, named `module:Class`."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from typing import Final

from tidewood import TidewoodError
from tidewood.bots.common import Bot
from tidewood.language import Message

OWN: Final = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*:[A-Za-z_]\w*")


class BadBot(TidewoodError):
    """A bot nobody knows, or one that would think too long."""


def is_own(name: str) -> bool:
    return isinstance(name, str) and OWN.fullmatch(name) is not None


def own(name: str, seed: int | str) -> Bot:
    """Made by calling `Class(seed)`. Modules beside whoever calls are found, as Python itself finds them."""
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(importlib.import_module(module), attribute)
        bot: Bot = found(seed)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadBot(Message("error.own-bot", {"name": name, "why": why})) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(Message("error.own-bot-choose", {"name": name}))
    return bot
