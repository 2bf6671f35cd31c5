"""`python -m tests.server.storage.appends URL FULL|NORMAL TABLE…` appends for ever and prints what was acknowledged."""

import asyncio
import sys
from typing import Any

from tests.server.storage import child


class Printer:
    def send(self, told: tuple[Any, ...]) -> None:
        print(*told[:2], flush=True)


asyncio.run(child.append_for_ever(Printer(), sys.argv[1], "p", sys.argv[3:], sys.argv[2]))
