"""Name code that nothing uses: python -m tools.deadcode.

Vulture finds what is defined and never named again. A test does not keep code alive; the toy game in the tests does,
because it stands for games to come.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from vulture import Vulture  # type: ignore[import-untyped]

ROOT: Final = Path(__file__).resolve().parent.parent
PLACES: Final = ("src", "tools", "bench", "tests/toy", "examples")
CONFIDENCE: Final = 60  # what Vulture gives every function, class and constant it finds no use of

# Each name has a reason; one that is not needed any more has to go.
ALIVE: Final[dict[str, str]] = {
    # Called or read by a library.
    "process_bind_param": "SQLAlchemy",
    "process_result_value": "SQLAlchemy",
    "impl": "SQLAlchemy",
    "cache_ok": "SQLAlchemy",
    "prepare": "SQLAlchemy, for every connection",
    "extra_compile_args": "setuptools",
    "isolation_level": "sqlite3",
    "down_revision": "Alembic",
    "branch_labels": "Alembic",
    "depends_on": "Alembic",
    "render": "Litestar",
    "create_app": "Uvicorn, by its dotted name",
    "trace": "the signature of __aexit__",
    "allow_extra_args": "click",
    "format_usage": "click",
    "format_help_text": "click",
    "format_options": "click",
    "format_epilog": "click",
    "observation_space": "PettingZoo and Gymnasium",
    "action_space": "PettingZoo and Gymnasium",
    "infos": "PettingZoo",
    "make_py_observer": "OpenSpiel",
    "_legal_actions": "OpenSpiel",
    "_apply_action": "OpenSpiel",
    "_action_to_string": "OpenSpiel",
    "resample_from_infostate": "OpenSpiel",
    "set_from": "OpenSpiel",
    "string_from": "OpenSpiel",
    # Fields of what the server sends.
    "from_": "the wire",
    "del_": "the wire",
    "updated": "the wire",
    "whatif": "the wire",
    "host_may": "the wire",
    "all_may": "the wire",
    # Some of a row of numbered names are never asked for by name.
    "TILE_SHARK": "symbols of The Island",
    "TILE_WHALE": "symbols of The Island",
    "TILE_SHIP": "symbols of The Island",
    "VOLCANO": "symbols of The Island",
    # Offered to programs that import Tidewood.
    "play_match": "bots against each other",
    "read_file": "a scenario file",
    # What packs a wheel asks for it.
    "libraries": "hatch_build.py",
    # Parts of declarations and catalogues that no game has needed yet.
    "Clause": "catalogues",
}

# Keys of tables, cards and marks, which only the client reads by name.
SHAPES: Final = ("view.py", "facts.py", "faces.py", "marks_view.py")


def is_declared(path: Path, name: str) -> bool:
    """Cards are found by their ids, events by their kinds and texts by what they are for, never by a name in Python."""
    if name == "_" or "text" in path.parts or path.name in SHAPES:
        return True
    return name.isupper() and ("cards" in path.parts or path.name == "events.py")


def dead(root: Path, places: list[Path]) -> tuple[list[str], set[str]]:
    """A line for each thing that is dead, and the names that were spared."""
    vulture = Vulture()
    vulture.scavenge([str(place) for place in places])
    found: list[str] = []
    spared: set[str] = set()
    for item in vulture.get_unused_code(min_confidence=CONFIDENCE):
        path = Path(item.filename)
        if item.name in ALIVE:
            spared.add(item.name)
        elif not is_declared(path, item.name):
            place = path.resolve().relative_to(root.resolve())
            found.append(f"{place}:{item.first_lineno}: nothing uses the {item.typ} {item.name}")
    return found, spared


def main() -> int:
    found, spared = dead(ROOT, [ROOT / place for place in PLACES])
    found += [f"tools/deadcode.py: {name} needs no exception" for name in ALIVE if name not in spared]
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
