import os
from collections import Counter
from typing import Final

import pytest

from tests.alone import Alone, is_needed
from tests.rules_plugin import RuleReport

os.environ["TIDEWOOD_LANG"] = "en"  # whatever the system speaks

ONE_IN: Final = 5  # of the tests that are marked wide; few of them come in rows of as many languages, sizes or seats


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--wide", action="store_true", help=f"all tests that are marked wide, not one in {ONE_IN}")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleReport(config), "rule-report")
    if is_needed(config):
        config.pluginmanager.register(Alone(), "alone")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Soak tests run for minutes: only when asked for by name."""
    if not config.getoption("wide"):
        sample(config, items)
    if "soak" in config.option.markexpr:
        return
    soak = [item for item in items if item.get_closest_marker("soak")]
    if soak:
        config.hook.pytest_deselected(items=soak)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]


def sample(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The same promise over hundreds of set-ups: the compiled build plays them all, several times as fast."""
    seen: Counter[str] = Counter()
    kept, left = [], []
    for item in items:
        test = item.nodeid.partition("[")[0]
        (left if item.get_closest_marker("wide") and seen[test] % ONE_IN else kept).append(item)
        seen[test] += 1
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = kept
