"""`tidewood scenario`: runs scenario files and says what differs."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import typer

import tidewood
from tidewood.cli.common import BAD, DIFFERS, Wrong, write_json
from tidewood.cli.words import words_of
from tidewood.scenarios import run_file

ENDINGS = (".yaml", ".yml")


def run(paths: Sequence[Path], as_json: bool, lang: str) -> None:
    """All files are run, also after one that cannot be read, and all scenarios of a file, also after a wrong one."""
    bad: list[str] = []
    results: list[dict[str, object]] = []
    files = list(files_of(paths))
    for path in files:
        try:
            ran = run_file(path)
        except tidewood.TidewoodError as error:
            told = error.text(lang)
            said = told if str(path) in told else f"{path}: {told}"
            bad.append(said)
            print(f"tidewood: {said}", file=sys.stderr)
            continue
        for one in ran:
            results.append(
                {
                    "file": str(path),
                    "line": one.line,
                    "name": one.name,
                    "passed": one.passed,
                    "differences": list(one.differences),
                }
            )
            if one.wrong:
                bad.append(f"{path}: {one.name}: {one.wrong}")
                print(f"tidewood: {bad[-1]}", file=sys.stderr)
                continue
            if not one.passed and not as_json:
                print(f"{path}: {one.name}")
                for difference in one.differences:
                    print(f"    {difference}")
    failed = [result for result in results if not result["passed"]]
    if as_json:
        write_json(
            {"files": len(files), "scenarios": len(results), "failed": len(failed), "bad": bad, "results": results}
        )
    else:
        sums = {"n": len(results), "files": len(files), "failed": len(failed), "bad": len(bad)}
        print(words_of(lang)("command.scenario.told", **sums))
    if bad or failed:
        raise typer.Exit(BAD if bad else DIFFERS)


def files_of(paths: Sequence[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in ENDINGS)
            if not found:
                raise Wrong("no-scenario", path=str(path), endings=list(ENDINGS))
            yield from found
        else:
            yield path
