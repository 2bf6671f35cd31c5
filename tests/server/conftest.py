from collections.abc import Iterator

import pytest

from tests.server.running import Running, sqlite


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for the tests of a file: each makes its own tables."""
    running = Running(sqlite(tmp_path_factory.mktemp("server")))
    yield running
    running.stop()
