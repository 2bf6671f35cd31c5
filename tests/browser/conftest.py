"""A real Chromium, a server, and people with browsers of their own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import PATIENCE, People
from tests.browser.serving import STATIC, Server

FLAGS: Final = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
# The first of these that is here. The shell draws the same pages without windows, which cost a third of the processor.
PROGRAMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
BUILD: Final = Path(__file__).parents[2] / "build"
FAILED: Final = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


# Not for the whole session: while Playwright is there, nothing else in this process can run an event loop.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=next(filter(None, map(shutil.which, PROGRAMS)), None),
            args=[*FLAGS, *(["--no-sandbox"] if as_root else [])],
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests that do not harm it; tables know nothing of each other."""
    yield from serving(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    yield from serving(tmp_path)


def serving(folder: Path, program: str = "tidewood.server") -> Iterator[Server]:
    assert (STATIC / "index.html").is_file(), "the client is not built: npm ci and npm run build in web/"
    server = Server(folder, program)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def people(request: pytest.FixtureRequest, chromium: Browser, server: Server) -> Iterator[People]:
    """Makes people; in the end none of their pages may have complained."""
    yield from at_server(request, People(chromium, server.address))


def at_server(request: pytest.FixtureRequest, made: People) -> Iterator[People]:
    yield made
    if request.node.stash.get(FAILED, False):
        made.picture(BUILD / "failed", request.node.name)
    complaints = made.leave()
    if not request.node.stash.get(FAILED, False):
        assert not complaints


@pytest.fixture(scope="package")
def valley(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its games of Everdell can begin with a position."""
    yield from serving(tmp_path_factory.mktemp("valley"), "tests.browser.valley")


@pytest.fixture
def folk(request: pytest.FixtureRequest, chromium: Browser, valley: Server) -> Iterator[People]:
    """People at such a server."""
    yield from at_server(request, People(chromium, valley.address))


@pytest.fixture(scope="package")
def shore(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its games of Spirit Island can begin with a position."""
    yield from serving(tmp_path_factory.mktemp("shore"), "tests.browser.shore")


@pytest.fixture
def islanders(request: pytest.FixtureRequest, chromium: Browser, shore: Server) -> Iterator[People]:
    """People at such a server."""
    yield from at_server(request, People(chromium, shore.address))


@pytest.fixture(scope="session")
def screenshots() -> Path:
    folder = BUILD / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
