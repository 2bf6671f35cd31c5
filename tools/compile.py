"""The optional compiled build: the kernel and all three games through mypyc, everything else as it is.

    python -m tools.compile build      build/compiled becomes a copy of src with compiled modules in it
    python -m tools.compile --check    list what is compiled; exit 1 when something that should be is not
    python -m tools.compile --path     what PYTHONPATH has to be, so that it is used where it fits the sources

`make play`, `make terminal` and `make bench` use it so; elsewhere say PYTHONPATH=build/compiled. Cards and texts stay
Python: they are data, compiling them gains nothing. What the compiler asks of the code stands in
docs/adr/0011-compiled-games.md.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
TARGET: Final = ROOT / "build" / "compiled"
STAMP: Final = TARGET / ".stamp"

# The kernel, the rules and evaluation of every game, and the public face, which every answer goes through.
PATTERNS: Final = (
    "tidewood/kernel/**/*.py", "tidewood/games/*/**/*.py", "tidewood/game.py", "tidewood/played.py", "tidewood/seen.py",
    "tidewood/features.py", "tidewood/history.py",
)  # fmt: skip

# Content and catalogues: data, whatever the game.
STAY_PYTHON_FOLDERS: Final = {"cards", "sets", "spirits", "text"}

# Not worth compiling: they pass names on, or speak with people and files, a few times a game.
STAY_PYTHON: Final = {
    "__init__.py",
    "content.py",
    "faces.py",
    "facts.py",
    "marks_view.py",
    "kind.py",
    "position.py",
    "table.py",
    "text.py",
    "validity.py",
    "view.py",
}

# What mypyc cannot compile at all, with the reason.
CANNOT: Final = {
    "tidewood/games/spirit_island/piece_kinds.py",  # derives from tuple
}

# More modules to compile, relative to the root of the repository. They are copied beside the package and must be
# importable from there: "bench/toy.py" becomes the module bench.toy.
EXTRA: Final[list[str]] = []

# Classes that Python code outside the compiled modules derives from: the toy game of the tests stands for a game that
# somebody adds without compiling it. mypyc forbids that unless the class says so, and it cannot: the decorator lives in
# a package that the kernel must not import. So the copy gets it here.
OPEN: Final = {
    "tidewood/kernel/core.py": ["Amount", "Condition", "Node", "State"],
    "tidewood/kernel/combine.py": ["Step"],
    "tidewood/kernel/joint.py": ["JointPayment"],
    "tidewood/kernel/picks.py": ["Pick"],
    "tidewood/kernel/rows.py": ["Change"],
    "tidewood/kernel/votes.py": ["Volunteer", "Vote"],
}
# Nothing outside the library replaces its functions, so that the C compiler may call and inline them directly.
DIRECT_CALLS: Final = ["-fvisibility=hidden", "-fno-semantic-interposition"]
JOBS: Final = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1

OPEN_IMPORT: Final = "from mypy_extensions import mypyc_attr as _mypyc_attr"
OPEN_MARK: Final = "@_mypyc_attr(allow_interpreted_subclasses=True)"


def modules() -> list[str]:
    """Paths of the modules to compile, relative to the target."""
    found = {path.relative_to(SOURCE) for pattern in PATTERNS for path in SOURCE.glob(pattern)}
    return sorted([*(path.as_posix() for path in found if is_compiled(path)), *EXTRA])


def is_compiled(path: Path) -> bool:
    """Whether a module that a pattern names is worth compiling, and can be."""
    data = STAY_PYTHON_FOLDERS.intersection(path.parts)
    return not data and path.name not in STAY_PYTHON and path.as_posix() not in CANNOT


def fingerprint() -> str:
    """Changes whenever the build would come out differently."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {modules()}".encode())
    compiled = [(ROOT if path in EXTRA else SOURCE) / path for path in modules()]
    for path in [Path(__file__), *compiled]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def copy_sources() -> None:
    """Bring the copy up to date: the modules that stay Python change more often than those that have to be compiled."""
    sources = {path.relative_to(SOURCE).as_posix(): path for path in SOURCE.rglob("*") if path.is_file()}
    sources = {name: path for name, path in sources.items() if "__pycache__" not in path.parts}
    sources |= {extra: ROOT / extra for extra in EXTRA}
    for old in TARGET.rglob("*.py"):
        if old.relative_to(TARGET).as_posix() not in sources:
            old.unlink()
    for name, path in sources.items():
        found = path.read_bytes()
        if name in OPEN:
            found = opened(found.decode("utf-8"), OPEN[name]).encode("utf-8")
        place = TARGET / name
        if not place.exists() or place.read_bytes() != found:  # what is the same may be in use
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(found)


def opened(source: str, names: list[str]) -> str:
    """The module with the named classes open to subclasses that are not compiled."""
    lines = source.splitlines()
    imports = (i for i, line in enumerate(lines) if line.startswith(("from ", "import ")) and "__future__" not in line)
    lines.insert(next(imports), OPEN_IMPORT)
    for name in names:
        head = next(i for i, line in enumerate(lines) if line.startswith((f"class {name}(", f"class {name}:")))
        lines.insert(head, OPEN_MARK)
    return "\n".join(lines) + "\n"


def fits() -> bool:
    """Whether what has been compiled is what the sources say; if so, the rest is brought up to date."""
    if not STAMP.exists() or STAMP.read_text() != fingerprint():
        return False
    copy_sources()
    return True


def search_path() -> str:
    """PYTHONPATH, with the compiled build first where it fits."""
    return os.pathsep.join(filter(None, [str(TARGET) if fits() else "", os.environ.get("PYTHONPATH")]))


def build() -> None:
    if fits():
        print("build/compiled is up to date")
        return
    wanted = fingerprint()
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    copy_sources()
    print(f"compiling {len(modules())} modules with mypyc", flush=True)
    # A process of its own: mypyc and setuptools read the working directory and sys.path as they are at import.
    command = [sys.executable, __file__, "--in-target"]
    # In pip's isolated builds the packages a build asked for come by PYTHONPATH, so what is there stays.
    path = os.pathsep.join([str(TARGET), *filter(None, [os.environ.get("PYTHONPATH")])])
    subprocess.run(command, cwd=TARGET, check=True, env={**os.environ, "PYTHONPATH": path})
    shutil.rmtree(TARGET / "build", ignore_errors=True)
    STAMP.write_text(wanted)


def compile_in_target() -> None:
    """One C file per module, all in one library: in a single C file the optimizer takes many minutes, and in libraries
    of their own the modules call each other through a table.
    """
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class Parallel(build_ext):  # type: ignore[misc]
        """setuptools compiles the files of a library one after the other."""

        def build_extensions(self) -> None:
            one = self.compiler.compile
            if os.name == "nt" and not self.compiler.initialized:
                self.compiler.initialize()  # else every thread would begin with it, and it must happen once only

            def all_at_once(sources: list[str], **settings: object) -> list[str]:
                with ThreadPoolExecutor(JOBS) as pool:
                    return [made for objects in pool.map(lambda c: one([c], **settings), sources) for made in objects]

            self.compiler.compile = all_at_once
            super().build_extensions()

    # Types are checked by `make lint` with the project's settings; here mypy only has to infer them.
    options = ["--config-file=", "--explicit-package-bases", f"--cache-dir={ROOT / '.mypy_cache' / 'compiled'}"]
    extensions = mypycify([*options, *modules()], opt_level="3", debug_level="0", multi_file=True)
    for extension in extensions:
        extension.extra_compile_args += DIRECT_CALLS if os.name == "posix" else []
    arguments = ["-q", "build_ext", "--inplace", f"--parallel={JOBS}"]
    setup(
        name="tidewood-compiled", packages=[], ext_modules=extensions, cmdclass={"build_ext": Parallel},
        script_args=arguments,
    )  # fmt: skip


def libraries() -> list[Path]:
    """All that was built, for this Python and machine."""
    return sorted(TARGET.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


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
    parser.add_argument("--path", action="store_true", help="say what PYTHONPATH has to be to use it where it fits")
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
    if arguments.path:
        print(search_path())
        return 0
    if arguments.check:
        return 0 if check() else 1
    if not arguments.action:
        parser.print_help()
    return 0


if __name__ == "__main__":
    sys.exit(main())
