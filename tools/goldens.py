"""Write the golden files again: python -m tools.goldens. Review the difference like code."""

from __future__ import annotations

from pathlib import Path

from tests.goldens.build import FOLDER, build


def write(folder: Path, files: dict[str, str]) -> list[str]:
    """Write all files below the folder; the answer names those that changed."""
    changed: list[str] = []
    for name, content in sorted(files.items()):
        path = folder / name
        if path.exists() and path.read_text(encoding="utf-8") == content:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8", newline="\n")
        changed.append(name)
    return changed


def main() -> None:
    files = build()
    changed = write(FOLDER, files)
    for name in changed:
        print(f"written: {name}")
    print(f"{len(files)} golden files, {len(changed)} changed")


if __name__ == "__main__":
    main()
