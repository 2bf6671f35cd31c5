"""The optional compiled build: kernel and rules through mypyc, everything else as it is.

    python -m tools.compile build      build/compiled becomes a copy of src with compiled modules in it
    python -m tools.compile --check    list what is compiled; exit 1 when something that should be is not

Use it with PYTHONPATH=build/compiled. Cards, texts and tables stay Python: they are data, compiling them gains nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
TARGET: Final = ROOT / "build" / "compiled"
STAMP: Final = TARGET / ".stamp"

# The kernel, the rules of The Island, and the public face, which every answer goes through. The rules of the larger
# games run as Python on the compiled kernel: all in one C file they take a compiler many minutes.
PATTERNS: Final = (
    "tidewood/kernel/*.py", "tidewood/games/the_island/*.py", "tidewood/games/the_island/verbs/*.py",
    "tidewood/games/the_island/evaluation/*.py", "tidewood/game.py", "tidewood/history.py",
)  # fmt: skip

# Not worth compiling: they pass names on, or speak with people and files, a few times a game.
STAY_PYTHON: Final = {"__init__.py", "kind.py", "position.py", "table.py", "text.py", "validity.py"}

# More modules to compile, relative to the root of the repository. They are copied beside the package and must be
# importable from there: "bench/toy.py" becomes the module bench.toy.
EXTRA: Final[list[str]] = []

# Classes that Python code outside the compiled modules derives from. mypyc forbids that unless the class says so, and
# it cannot: the decorator lives in a package that the kernel must not import. So the copy gets it here.
OPEN: Final = {
    "tidewood/kernel/core.py": ["Node", "State"],
    "tidewood/kernel/amounts.py": ["Amount", "Condition", "UpTo"],
    "tidewood/kernel/combine.py": ["Seq", "Step", "When"],
    "tidewood/kernel/picks.py": ["Pick"],
    "tidewood/kernel/rows.py": ["Change"],
}
OPEN_IMPORT: Final = "from mypy_extensions import mypyc_attr as _mypyc_attr"
OPEN_MARK: Final = "@_mypyc_attr(allow_interpreted_subclasses=True)"


def modules() -> list[str]:
    """Paths of the modules to compile, relative to the target."""
    found = [path for pattern in PATTERNS for path in SOURCE.glob(pattern) if path.name not in STAY_PYTHON]
    return sorted([*(path.relative_to(SOURCE).as_posix() for path in found), *EXTRA])


def fingerprint() -> str:
    """Changes whenever the build would come out differently."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {modules()}".encode())
    compiled = [(ROOT if path in EXTRA else SOURCE) / path for path in modules()]
    for path in [Path(__file__), *compiled]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def copy_sources() -> None:
    """Bring the copy up to date: the modules that stay Python change more often than those that have to be compiled."""
    for old in TARGET.rglob("*.py"):
        old.unlink()
    shutil.copytree(SOURCE, TARGET, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    for extra in EXTRA:
        (TARGET / extra).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / extra, TARGET / extra)
    for module, names in OPEN.items():
        source = (SOURCE / module).read_text(encoding="utf-8")
        (TARGET / module).write_text(opened(source, names), encoding="utf-8")


def opened(source: str, names: list[str]) -> str:
    """The module with the named classes open to subclasses that are not compiled."""
    lines = source.splitlines()
    imports = (i for i, line in enumerate(lines) if line.startswith(("from ", "import ")) and "__future__" not in line)
    lines.insert(next(imports), OPEN_IMPORT)
    for name in names:
        head = next(i for i, line in enumerate(lines) if line.startswith((f"class {name}(", f"class {name}:")))
        lines.insert(head, OPEN_MARK)
    return "\n".join(lines) + "\n"


def build() -> None:
    wanted = fingerprint()
    if STAMP.exists() and STAMP.read_text() == wanted:
        copy_sources()
        print("build/compiled is up to date")
        return
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    copy_sources()
    print(f"compiling {len(modules())} modules with mypyc", flush=True)
    # A process of its own: mypyc and setuptools read the working directory and sys.path as they are at import.
    command = [sys.executable, __file__, "--in-target"]
    subprocess.run(command, cwd=TARGET, check=True, env={**os.environ, "PYTHONPATH": str(TARGET)})
    shutil.rmtree(TARGET / "build", ignore_errors=True)
    STAMP.write_text(wanted)


def compile_in_target() -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    # Types are checked by `make lint` with the project's settings; here mypy only has to infer them.
    options = ["--config-file=", "--explicit-package-bases", f"--cache-dir={ROOT / '.mypy_cache' / 'compiled'}"]
    extensions = mypycify([*options, *modules()], opt_level="3", debug_level="0")
    setup(name="tidewood-compiled", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])


def check() -> bool:
    """Say for each module how it would be loaded. True when all that should be are compiled."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    complete = True
    for path in modules():
        is_compiled = (TARGET / path).with_suffix(suffix).exists()
        complete &= is_compiled
        print("compiled" if is_compiled else "PYTHON  ", path.removesuffix(".py").replace("/", "."))
    if not complete:
        print("run `make compiled` first", file=sys.stderr)
    return complete


def main() -> int:
    parser = argparse.ArgumentParser(description="Build kernel and rules with mypyc.")
    parser.add_argument("action", nargs="?", choices=["build"], help="build into build/compiled")
    parser.add_argument("--check", action="store_true", help="list which modules are compiled")
    parser.add_argument("--in-target", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.in_target:
        compile_in_target()
        return 0
    if arguments.action == "build":
        try:
            build()
        except subprocess.CalledProcessError:
            print("mypyc could not compile the modules", file=sys.stderr)
            return 1
    if arguments.check:
        return 0 if check() else 1
    if not arguments.action:
        parser.print_help()
    return 0


if __name__ == "__main__":
    sys.exit(main())
