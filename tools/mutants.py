"""Disable cited rules one at a time; the tests that name the rule must fail.

    python -m tools.mutants [--only TI-04] [--workers 2]

A rule is killed when at least one mutant of one of its citations makes at least one test that names it fail. A mutant
that no longer imports proves nothing and does not count. Which tests name which rule stands in build/rules.json.
The report goes to build/mutants.json, and after a complete run to docs/mutants.md. Exit status 1 when a rule survived.
"""

from __future__ import annotations

import argparse
import compileall
import json
import os
import py_compile
import queue
import shutil
import subprocess
import sys
import tempfile
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tools.mutations import Module, Site

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = "src/tidewood/games"
SCENARIOS: Final = "tests/scenarios"
SCENARIO: Final = "tests/test_scenarios.py::test_scenario["

KILLED: Final = "killed"
SURVIVED: Final = "survived"
NOT_CITED: Final = "not cited"
NO_TEST: Final = "no test"


@dataclass(frozen=True)
class Place:
    """A citation in a file of the source tree."""

    path: str
    module: Module
    site: Site

    def __str__(self) -> str:
        return f"{self.path.removeprefix(GAMES + '/')}:{self.site.line}"


@dataclass
class Verdict:
    rule: str
    status: str
    tests: int = 0
    tried: list[dict[str, str]] = field(default_factory=list)

    def line(self) -> str:
        if self.status == KILLED:
            return f"killed ({self.tried[-1]['site']}, {self.tried[-1]['change']})"
        return f"SURVIVED {len(self.tried)} mutants" if self.status == SURVIVED else self.status


class Tree:
    """A copy of the project in which one file at a time is changed."""

    def __init__(self, path: Path, timeout: float) -> None:
        self.path: Final = path
        self.timeout: Final = timeout
        path.mkdir()
        for folder in ("src", "tests"):
            shutil.copytree(ROOT / folder, path / folder, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy2(ROOT / "pyproject.toml", path)
        for other in ("README.md", "docs", "tools"):  # tests may read them, nobody changes them
            if (ROOT / other).exists():
                (path / other).symlink_to(ROOT / other)
        # Bytecode of the unchanged files is made once, with their hashes. None is written later: its freshness is told
        # by size and second, and two mutants may share both.
        compileall.compile_dir(path / "src", quiet=2, invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH)
        paths = os.pathsep.join([str(path / "src"), str(path)])
        self.environment: Final = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}

    def run(self, *arguments: str) -> int | None:
        """The exit status of a Python process in this tree; None when it did not end in time."""
        try:
            return subprocess.run(
                [sys.executable, *arguments],
                cwd=self.path,
                env=self.environment,
                timeout=self.timeout,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=False,
            ).returncode
        except subprocess.TimeoutExpired:
            return None

    def test(self, tests: list[str]) -> int | None:
        self.lay_scenarios(tests)
        wanted = self.path / "tests.txt"
        wanted.write_text("\n".join(tests) + "\n", encoding="utf-8")
        return self.run("-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"@{wanted}")

    def lay_scenarios(self, tests: list[str]) -> None:
        """Only the files these scenarios stand in, since reading all takes longer than running a few. When another
        kind of test is among them, which may read any file, all are there.
        """
        wanted = {test.removeprefix(SCENARIO).split(": ")[0] for test in tests}
        is_some = all(test.startswith(SCENARIO) for test in tests)
        for file in (ROOT / SCENARIOS).rglob("*.yaml"):
            name = file.relative_to(ROOT / SCENARIOS)
            if is_some and name.with_suffix("").as_posix() not in wanted:
                (self.path / SCENARIOS / name).unlink(missing_ok=True)
            else:
                shutil.copy2(file, self.path / SCENARIOS / name)

    def try_mutant(self, path: str, source: str, tests: list[str]) -> str:
        """Run the tests against one changed file and put it back."""
        file = self.path / path
        original = file.read_bytes()
        try:
            file.write_text(source, encoding="utf-8")
            name = path.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            if self.run("-c", f"import {name}") != 0:
                return "does not import"
            status = self.test(tests)
        finally:
            file.write_bytes(original)
        if status is None:
            return "killed: never ended"
        return {0: "survived", 1: "killed"}.get(status, "tests could not start")


def citations() -> dict[str, list[Place]]:
    """Where the code of the games cites each rule."""
    found: defaultdict[str, list[Place]] = defaultdict(list)
    for path in sorted((ROOT / GAMES).rglob("*.py")):
        module = Module(path.read_text(encoding="utf-8"))
        for site in module.sites():
            for rule in dict.fromkeys(site.ids):
                found[rule].append(Place(path.relative_to(ROOT).as_posix(), module, site))
    return dict(found)


def judge(rule: str, places: list[Place], tests: list[str], trees: queue.Queue[Tree]) -> Verdict:
    if not places:
        return Verdict(rule, NOT_CITED, len(tests))
    if not tests:
        return Verdict(rule, NO_TEST)
    verdict = Verdict(rule, SURVIVED, len(tests))
    tree = trees.get()
    try:
        for place in places:
            for change, source in place.module.mutants(place.site):
                result = tree.try_mutant(place.path, source, tests)
                verdict.tried.append({"site": str(place), "change": change, "result": result})
                if result.startswith("killed"):
                    verdict.status = KILLED
                    return verdict
    finally:
        trees.put(tree)
    return verdict


def judge_all(rules: dict[str, list[str]], places: dict[str, list[Place]], trees: queue.Queue[Tree]) -> list[Verdict]:
    verdicts = []
    with ThreadPoolExecutor(trees.qsize()) as pool:
        waiting = [pool.submit(judge, rule, places.get(rule, []), tests, trees) for rule, tests in rules.items()]
        for done in as_completed(waiting):
            verdicts.append(done.result())
            print(f"[{len(verdicts):4}/{len(waiting)}] {verdicts[-1].rule:<16} {verdicts[-1].line()}", flush=True)
    return sorted(verdicts, key=lambda verdict: verdict.rule)


def summary(verdicts: list[Verdict], places: dict[str, list[Place]]) -> str:
    """The report for readers. It says nothing about when and how fast, so that it changes only when the code does."""
    by_status: defaultdict[str, list[Verdict]] = defaultdict(list)
    for verdict in verdicts:
        by_status[verdict.status].append(verdict)
    lines = [
        "# Mutants",
        "",
        "`make mutants` puts each rule that the code cites out of action, one at a time, and runs the tests naming it.",
        "A rule is *killed* when one of them fails then, and has *survived* when none does.",
        "",
        "| | rules |",
        "| --- | --- |",
        *(f"| {status} | {len(by_status[status])} |" for status in (KILLED, SURVIVED, NOT_CITED, NO_TEST)),
    ]
    if by_status[SURVIVED]:
        lines += ["", "## Survived", "", "| rule | tests | citations | tried |", "| --- | --- | --- | --- |"]
        for verdict in by_status[SURVIVED]:
            sites = ", ".join(f"`{place}`" for place in places[verdict.rule])
            tried = "; ".join(f"{one['change']}: {one['result']}" for one in verdict.tried).replace("|", "\\|")
            lines.append(f"| {verdict.rule} | {verdict.tests} | {sites} | {tried or 'no mutant can be made'} |")
    for status, title in ((NOT_CITED, "Tested, but not cited in the code"), (NO_TEST, "Cited, but no test names it")):
        if by_status[status]:
            lines += ["", f"## {title}", "", ", ".join(verdict.rule for verdict in by_status[status])]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Disable cited rules one at a time; the tests naming them must fail.")
    parser.add_argument("--only", default="", metavar="PREFIX", help="only rules whose id begins so")
    parser.add_argument("--workers", type=int, default=2, help="how many at once (2)")
    parser.add_argument("--timeout", type=float, default=120, help="seconds before a test run counts as hanging (120)")
    arguments = parser.parse_args()

    claims = ROOT / "build" / "rules.json"
    if not claims.exists():
        print("build/rules.json is missing: run `make test` first", file=sys.stderr)
        return 2
    tests: dict[str, list[str]] = json.loads(claims.read_text(encoding="utf-8"))
    places = citations()
    rules = {rule: tests.get(rule, []) for rule in sorted({*tests, *places}) if rule.startswith(arguments.only)}

    with tempfile.TemporaryDirectory(prefix="tidewood-mutants-") as folder:
        trees: queue.Queue[Tree] = queue.Queue()
        for number in range(max(1, arguments.workers)):
            trees.put(Tree(Path(folder) / str(number), arguments.timeout))
        # A test that fails anyway would kill every mutant, so the unchanged copy has to pass first.
        wanted = sorted({test for rule, named in rules.items() if rule in places for test in named})
        print(f"{len(wanted)} tests, first without mutants", flush=True)
        if wanted and Tree(Path(folder) / "unchanged", timeout=3600).test(wanted) != 0:
            print("the tests fail without any mutant: run `make test` first", file=sys.stderr)
            return 2
        verdicts = judge_all(rules, places, trees)

    report = {one.rule: {"status": one.status, "tests": one.tests, "tried": one.tried} for one in verdicts}
    (ROOT / "build" / "mutants.json").write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    text = summary(verdicts, places)
    if not arguments.only:
        (ROOT / "docs").mkdir(exist_ok=True)
        (ROOT / "docs" / "mutants.md").write_text(text, encoding="utf-8")
    print("\n" + text[text.index("| |") :])
    return 1 if any(verdict.status == SURVIVED for verdict in verdicts) else 0


if __name__ == "__main__":
    sys.exit(main())
