"""Check what is written in Markdown, and the YAML that GitHub reads: python -m tools.documents.

Links lead to files and headings that exist, the rows of a table have as many cells as its head, lists are apart from
the text before them and hold together. Issue forms and workflows have what GitHub asks of them.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import unquote

from tools.forms import check_yaml

ROOT: Final = Path(__file__).resolve().parent.parent
PLACES: Final = ("*.md", "docs/**/*.md", "web/*.md")
FENCE: Final = re.compile(r"\s*(```|~~~)")
CODE: Final = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)")
LINK: Final = re.compile(r"!?\[(?:[^\]\\]|\\.)*\]\(<?([^)\s>]+)>?(?:\s+\"[^\"]*\")?\)")
NAMED: Final = re.compile(r"^\s*\[[^\]]+\]:\s*<?(\S+?)>?(?:\s+\".*\")?$")
HEADING: Final = re.compile(r"(#{1,6})\s+(.*?)\s*#*\s*$")
ITEM: Final = re.compile(r"(\s*)([-*+]|\d+[.)])(\s+)\S")
DELIMITER: Final = re.compile(r"\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$")
Line = tuple[int, str]


def check(root: Path) -> list[str]:
    """A line for everything that is wrong, with its place."""
    found: list[str] = []
    for path in sorted({path for place in PLACES for path in root.glob(place)}):
        found += [f"{path.relative_to(root)}:{n}: {what}" for n, what in check_markdown(path, root)]
    for path in sorted((root / ".github").rglob("*.y*ml")):
        found += [f"{path.relative_to(root)}: {what}" for what in check_yaml(path)]
    return found


def check_markdown(path: Path, root: Path) -> list[tuple[int, str]]:
    text = path.read_text(encoding="utf-8")
    return sorted([*broken_links(text, path, root), *broken_tables(text), *broken_lists(text)])


def prose(text: str) -> Iterator[Line]:
    """The lines outside code blocks, each with its number; a code block counts as a blank line."""
    fence = ""
    for n, line in enumerate(text.splitlines(), 1):
        mark = FENCE.match(line)
        if fence:
            if mark and mark[1] == fence:
                fence = ""
            yield n, ""
        elif mark:
            fence = mark[1]
            yield n, ""
        else:
            yield n, line


def broken_links(text: str, path: Path, root: Path) -> Iterator[Line]:
    for n, line in prose(text):
        bare = CODE.sub("", line)
        for target in [*LINK.findall(bare), *NAMED.findall(bare)]:
            if re.match(r"[a-z][a-z0-9+.-]*:", target):
                continue
            name, _, anchor = unquote(target).partition("#")
            there = (path.parent / name).resolve() if name else path.resolve()
            if not there.is_relative_to(root.resolve()) or not there.exists():
                yield n, f"there is no {target}"
            elif anchor and there.suffix == ".md" and anchor not in anchors(there.read_text(encoding="utf-8")):
                yield n, f"there is no heading for {target}"


def anchors(text: str) -> set[str]:
    """What GitHub calls the headings of a page in links."""
    found: set[str] = set()
    for _, line in prose(text):
        heading = HEADING.match(line)
        if not heading:
            continue
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading[2]).replace("`", "")
        slug = re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")
        again = 1
        while slug in found:
            slug = f"{slug.removesuffix(f'-{again - 1}')}-{again}"
            again += 1
        found.add(slug)
    return found


def cells(row: str) -> int:
    return len(re.findall(r"(?<!\\)\|", row.strip().removeprefix("|").removesuffix("|"))) + 1


def broken_tables(text: str) -> Iterator[Line]:
    """A table ends with a blank line; until then every line is a row of it."""
    before, wanted = "", 0
    for n, line in prose(text):
        if not line.strip():
            wanted = 0
        elif wanted:
            if cells(line) != wanted:
                yield n, f"a row of {cells(line)} cells in a table of {wanted}"
            elif not line.strip().startswith("|"):
                yield n, "a row that does not begin with |"
        elif "|" in before and DELIMITER.match(line) and "-" in line:
            wanted = cells(before)
            if cells(line) != wanted:
                yield n, f"{cells(line)} columns under a head of {wanted}"
        elif before.strip().startswith("|"):
            yield n - 1, "a row outside a table"
        before = line


def broken_lists(text: str) -> Iterator[Line]:
    """An item goes on indented, and a list begins after a blank line."""
    indent, before = -1, ""  # where the text of the item begins that may go on; -1 outside lists
    for n, line in prose(text):
        item = ITEM.match(line)
        if re.search(r"\s[-*+]$", line):
            yield n, "the mark of a list at the end of a line"
        if item:
            starts = before.strip() and indent < 0 and not HEADING.match(before)
            if starts:
                yield n, "a list without a blank line before it"
            indent = len(item[1]) + len(item[2]) + len(item[3])
        elif line.strip():
            deep = len(line) - len(line.lstrip())
            if before.strip() and indent >= 0 and deep < min(indent, 2):
                yield n, "the line goes on with the list above without being indented"
            elif not before.strip() and deep < min(indent, 2):
                indent = -1
        before = line


def main() -> int:
    found = check(ROOT)
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
