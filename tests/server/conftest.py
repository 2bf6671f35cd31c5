from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, sqlite
from tests.server.storage.postgres import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a file: each makes its own tables."""
    running = Running(sqlite(tmp_path_factory.mktemp("server")))
    yield running
    running.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of either kind, new for each test."""
    if request.param == "sqlite":
        yield sqlite(tmp_path)
    else:
        postgres = Server()
        yield postgres.new()
        postgres.close()
