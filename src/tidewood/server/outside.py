"""Work that takes longer than other requests may wait: done in a thread beside the event loop, under a time limit.

What a guest can ask for is bounded by size before it comes here, so that a thread is never lost to one request; the
limits here share the thread fairly and tell people when it is too much.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from tidewood.server.live import Live
from tidewood.server.refusals import Refusal

P = ParamSpec("P")
T = TypeVar("T")

THREADS: Final = 2  # they share the interpreter: more would not be faster
EACH: Final = 4  # pieces of work that one browser may have waiting
MOST: Final = 64  # and all of them


class Outside:
    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self._waiting: Final[Counter[str]] = Counter()
        self._threads: Final = ThreadPoolExecutor(THREADS, thread_name_prefix="outside")

    async def run(self, who: str, work: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> T:
        """What `work` returns. Refuses what is too much for one browser or for the server, and what takes too long.

        A piece of work counts until its thread has done with it, not until somebody stops waiting for it.
        """
        if self._waiting[who] >= EACH:
            raise Refusal("too-many")
        if self._waiting.total() >= MOST:
            raise Refusal("busy")
        loop = asyncio.get_running_loop()
        self._waiting[who] += 1
        done = self._threads.submit(work, *args, **more)

        def finish(_: object) -> None:
            with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(self._finish, who)

        done.add_done_callback(finish)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(done), self.seconds)
        except TimeoutError:
            raise Refusal("busy") from None

    def _finish(self, who: str) -> None:
        self._waiting[who] -= 1
        if not self._waiting[who]:
            del self._waiting[who]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def still(live: Live) -> Live:
    """A table as it is now, for a thread to read while the event loop goes on."""
    twin = copy.copy(live)
    twin.game = live.game.copy()
    twin.answers, twin.lines = list(live.answers), list(live.lines)
    return twin
