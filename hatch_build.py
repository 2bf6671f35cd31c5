"""Run by hatch before it packs: builds the page, so that no wheel and no source archive goes without it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build does not start in the checkout

from tools import web

REFUSED = """
The page could not be built, and Tidewood is not packed without it.
What went wrong is said above ({why}).
Building from a checkout needs Node 20.19 or newer (it comes from PyPI where there is none) and the npm registry.
Released wheels and source archives carry the page: pip install "tidewood[server]"
"""


class Page(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        """Node, where the page has to be built and this machine has none."""
        return [] if is_unpacked(Path(self.root)) else web.needs()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install leaves the page to `make web`, which builds it again after each change."""
        if version == "editable" or is_unpacked(Path(self.root)):
            return
        try:
            web.build()
        except (OSError, subprocess.CalledProcessError) as error:
            self.app.abort(REFUSED.format(why=error))


def is_unpacked(root: Path) -> bool:
    """Whether this is a source archive that somebody unpacked: it has its page, and Node is not needed again."""
    return (root / "PKG-INFO").exists() and (web.STATIC / "index.html").exists()
