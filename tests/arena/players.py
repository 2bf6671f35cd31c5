"""Players of our tests, named `tests.arena.players:Class`."""

import os
import random
import time
from pathlib import Path

from tidewood.bots.common import own_options


class First:
    """Takes what is listed first."""

    def __init__(self, seed):
        pass

    def choose(self, game, player):
        return own_options(game, player)[0]


class Fatal(First):
    """Kills the process it runs in, once, as a machine does that runs out of memory."""

    def choose(self, game, player):
        flag = Path(os.environ["FATAL_ONCE"])
        if not flag.exists():
            flag.touch()
            os._exit(9)
        return random.Random(game.answers).choice(own_options(game, player))


class Patient(First):
    """Once three games are in the file that is named here, it thinks for ever: whoever stops it finds it at work."""

    def choose(self, game, player):
        kept = Path(os.environ.get("PATIENT_AFTER", os.devnull))
        while kept.exists() and kept.read_bytes().count(b"\n") >= 3:
            time.sleep(1)
        return super().choose(game, player)


class Deadly(First):
    """Kills it always."""

    def choose(self, game, player):
        os._exit(9)


class Dumb:
    def __init__(self, seed):
        pass


def quick_or_fatal(number):
    """A task that takes no time; one of many kills its process, once."""
    flag = Path(os.environ["FATAL_ONCE"])
    if number == 70 and not flag.exists():
        flag.touch()
        os._exit(9)
    return number * number


def squared_or_fatal(number):
    """The second kills its process, once, when it is told to."""
    flag = Path(os.environ["FATAL_ONCE"])
    while number == 1 and not flag.exists():
        time.sleep(0.01)
    if number == 1 and not flag.read_text():
        flag.write_text("over")
        os._exit(9)
    return number * number
