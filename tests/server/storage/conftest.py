from collections.abc import AsyncIterator, Iterator

import pytest

from tests.server.storage.postgres import Server
from tidewood.server.storage import Store, open_store


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    server = Server()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """The address of a database in which there is nothing."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return request.getfixturevalue("postgres").emptied()


@pytest.fixture
def postgres_url(postgres):
    return postgres.new()


@pytest.fixture
async def store(url) -> AsyncIterator[Store]:
    async with open_store(url) as opened:
        yield opened
