"""`tidewood new-bot`: the beginning of a bot of one's own."""

from __future__ import annotations

import keyword
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tidewood.cli.common import Wrong
from tidewood.cli.words import words_of

TEMPLATE: Final = '''"""A bot for Tidewood, named {module}:{name} wherever a bot can be named."""

from random import Random

from tidewood.bots.common import own_options

TWINS = 4  # different guesses about what cannot be known


class {name}:
    """Takes what looks best after one answer."""

    def __init__(self, seed):
        """The same seed must give the same answers, so that games can be played again."""
        self.rng = Random(f"{module} {{seed}}")

    def choose(self, game, player):
        """The number of an option of this player's. Think with twins only: the game knows what players do not."""
        own = own_options(game, player)
        if len(own) == 1:
            return own[0]
        who = game.players.index(player)
        totals = dict.fromkeys(own, 0.0)
        for _ in range(TWINS):
            twin = game.determinise(player, self.rng)
            for option in own:
                after = twin.copy()
                after.step(option)
                totals[option] += after.value(who)
        return max(own, key=totals.__getitem__)
'''


def new_bot(name: str, lang: str) -> None:
    words = words_of(lang)
    if not name.isidentifier() or keyword.iskeyword(name):
        raise Wrong("bot-name", name=name)
    path = Path(f"{name}.py")
    if find_spec(name) is not None and not path.exists():  # which would hide it, even from this program
        raise Wrong("bot-taken", name=name)
    title = "".join([part.capitalize() for part in name.split("_")])
    if not title.isidentifier() or keyword.iskeyword(title):  # of `_7` and `none`
        title = f"Bot{title}"
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(TEMPLATE.format(module=name, name=title))
    except FileExistsError:
        raise Wrong("bot-exists", file=str(path)) from None
    print(words("command.new-bot.written", file=str(path), bot=f"{name}:{title}"))
