"""`python -m tests.server.storage.full FOLDER` fills the small disk at FOLDER and prints how it went."""

import asyncio
import json
import sys
from pathlib import Path

from tests.server.storage import child


class Printer:
    def send(self, told: object) -> None:
        print(json.dumps(told))


folder = Path(sys.argv[1])
ballast = folder / "ballast"
ballast.write_bytes(bytes(300_000))
asyncio.run(child.fill_disk(Printer(), f"sqlite:///{folder / 'tables.db'}", ballast))
