"""Collects the rules that passed tests prove and writes them to build/rules.json.

Each test process notes the ids in `user_properties`, which xdist carries to the controller; only that one writes.
"""

import json
from collections import defaultdict
from pathlib import Path
from typing import Final

import pytest

from tests.rules import complaint

PROPERTY: Final = "rule_ids"


def named_by(item: pytest.Item) -> tuple[object, ...]:
    """The ids of all marks on a test, its class and its module, each once."""
    return tuple(dict.fromkeys(name for mark in item.iter_markers("rule_ids") for name in mark.args))


class RuleReport:
    def __init__(self, config: pytest.Config) -> None:
        self.config: Final = config
        self.path: Final = config.rootpath / "build" / "rules.json"
        self.passed: Final[defaultdict[str, set[str]]] = defaultdict(set)
        self.failed: Final[set[str]] = set()
        self.failures = 0
        self.crashed = False

    # -- in the process that runs the tests

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            if ids := named_by(item):
                item.user_properties.append((PROPERTY, list(ids)))

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        # Marks set by hand or stacked did not go through `rule`; they are looked at here, where the test can fail.
        if any(item.iter_markers("rule_ids")) and (wrong := complaint(named_by(item))):
            pytest.fail(f"the test {wrong}", pytrace=False)

    # -- in the controller, or the only process

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failures += report.failed
        self.crashed |= report.when not in ("setup", "call", "teardown")  # how xdist reports a worker that died
        for name, ids in report.user_properties:
            if name != PROPERTY or not isinstance(ids, list):
                continue
            if report.failed:
                self.failed.update(ids)
            elif report.passed and report.when == "call" and not hasattr(report, "wasxfail"):
                for rule_id in ids:
                    self.passed[rule_id].add(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.crashed |= report.failed  # a folder that could not be collected was not run either

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if hasattr(self.config, "workerinput") or not self.is_whole(exitstatus):
            return
        proven = {name: sorted(tests) for name, tests in sorted(self.passed.items()) if name not in self.failed}
        self.path.parent.mkdir(exist_ok=True)
        self.path.write_text(json.dumps(proven, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")

    def is_whole(self, exitstatus: int) -> bool:
        """Was every test run? After part of a run nothing can be said about the rest, so the file stays as it was."""
        option = self.config.option
        filters = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise", "collectonly")
        return (
            exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
            and not self.crashed
            and not 0 < (option.maxfail or 0) <= self.failures
            and not any(getattr(option, name, None) for name in filters)
            and self.has_all_paths()
        )

    def has_all_paths(self) -> bool:
        if self.config.args_source is not pytest.Config.ArgsSource.ARGS:
            # No path was given: those of `testpaths`, unless pytest was started somewhere below.
            return self.config.invocation_params.dir == self.config.rootpath
        given = {(self.config.invocation_params.dir / Path(path)).resolve() for path in self.config.args}
        return bool(given & {self.config.rootpath, self.config.rootpath / "tests"})
