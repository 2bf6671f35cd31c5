"""Run by hatch before it packs: builds the page, so that no wheel and no source archive goes without it. With
TIDEWOOD_COMPILED=1 a wheel carries kernel and games compiled, for this Python and machine only.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build does not start in the checkout

from tools import compile as compiler
from tools import web

REFUSED = """
The page could not be built, and Tidewood is not packed without it.
What went wrong is said above ({why}).
Building from a checkout needs Node 20.19 or newer (it comes from PyPI where there is none) and the npm registry.
Released wheels and source archives carry the page: pip install "tidewood[server]"
"""

NOT_COMPILED = """
The games could not be compiled ({why}); what went wrong is said above.
It needs a C compiler. Without TIDEWOOD_COMPILED the wheel is plain Python and plays the same games.
"""
# mypy and setuptools compile; what is compiled asks for mypy_extensions when it is loaded.
COMPILERS = ["mypy[mypyc]>=1.15", "setuptools"]
BESIDE = "mypy-extensions>=1.0"


class Page(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        """Node, where the page has to be built and this machine has none; where games are compiled, a compiler and
        all that Tidewood itself needs: mypy follows imports, and infers the same types as in a checkout.
        """
        page = [] if is_unpacked(Path(self.root)) else web.needs()
        return [*page, *COMPILERS, *self.metadata.core.dependencies] if self.compiles() else page

    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("TIDEWOOD_COMPILED", "") == "1"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install leaves the page to `make web`, which builds it again after each change."""
        if version == "editable":
            return
        if not is_unpacked(Path(self.root)):
            try:
                web.build()
            except (OSError, subprocess.CalledProcessError) as error:
                self.app.abort(REFUSED.format(why=error))
        if self.compiles():
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """The libraries lie beside the sources, which stay for readers: Python takes the libraries."""
        try:
            compiler.build()
        except (OSError, subprocess.CalledProcessError) as error:
            self.app.abort(NOT_COMPILED.format(why=error))
        for library in compiler.libraries():
            build_data["force_include"][str(library)] = library.relative_to(compiler.TARGET).as_posix()
        build_data["dependencies"].append(BESIDE)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def is_unpacked(root: Path) -> bool:
    """Whether this is a source archive that somebody unpacked: it has its page, and Node is not needed again."""
    return (root / "PKG-INFO").exists() and (web.STATIC / "index.html").exists()
