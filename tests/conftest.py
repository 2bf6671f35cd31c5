import os

import pytest

from tests.rules_plugin import RuleReport

os.environ["TIDEWOOD_LANG"] = "en"  # whatever the system speaks


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleReport(config), "rule-report")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Soak tests run for minutes: only when asked for by name."""
    if "soak" in config.option.markexpr:
        return
    soak = [item for item in items if item.get_closest_marker("soak")]
    if soak:
        config.hook.pytest_deselected(items=soak)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]
