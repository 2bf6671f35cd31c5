"""Tests that measure time run while no other test does, whatever the number of workers.

What measures time is marked `alone` and has the machine to itself: tests hold a lock together, these hold it alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

try:
    import fcntl
except ImportError:  # Windows, where workers simply share the machine
    fcntl = None  # type: ignore[assignment]

BUILD = Path(__file__).parents[1] / "build"


class Alone:
    """In a worker of xdist: one test at a time where a test asks for it."""

    def __init__(self) -> None:
        BUILD.mkdir(exist_ok=True)
        self.held = ExitStack()  # the locks that the next test needs as well

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[None]:
        with self.held.pop_all() as stack:
            # Whoever waits to be alone stands in the door: else the others, coming and going, would never be out.
            if not stays(item):
                with lock("door", alone=True):
                    stack.enter_context(lock("room", alone=is_alone(item)))
            result = yield
            if is_alone(item) and nextitem is not None and is_alone(nextitem):  # nobody is let in between the two
                nextitem.stash[STAYS] = True
                self.held = stack.pop_all()
            return result


STAYS = pytest.StashKey[bool]()


def is_alone(item: pytest.Item) -> bool:
    return item.get_closest_marker("alone") is not None


def stays(item: pytest.Item) -> bool:
    """Whether the test before it has left the room to it."""
    return item.stash.get(STAYS, False)


@contextmanager
def lock(name: str, *, alone: bool) -> Iterator[None]:
    with (BUILD / f"tests.{name}").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX if alone else fcntl.LOCK_SH)
        yield


def is_needed(config: pytest.Config) -> bool:
    return fcntl is not None and hasattr(config, "workerinput")
