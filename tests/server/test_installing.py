"""The page as an app: what a browser needs to install it, and what it never keeps."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

TEXTS = Path(__file__).parents[2] / "src" / "tidewood" / "server" / "text"
PUBLIC = Path(__file__).parents[2] / "web" / "public"


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_manifest_speaks_the_language_of_the_browser(server, lang):
    answer = server.browser().http.get("/manifest.webmanifest", headers={"accept-language": lang})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    words = tomllib.loads((TEXTS / lang / "page.toml").read_text())["page"]
    told = answer.json()
    assert told["lang"] == lang and told["description"] == words["home"]["title"]
    assert told["display"] == "standalone" and told["start_url"] == told["scope"] == "/"


def test_the_icons_of_the_manifest_are_there_in_the_sizes_it_says(server):
    for icon in server.browser().get("/manifest.webmanifest").json()["icons"]:
        data = (PUBLIC / icon["src"].lstrip("/")).read_bytes()
        assert data.startswith(b"\x89PNG")
        sides = [int.from_bytes(data[at : at + 4], "big") for at in (16, 20)]
        assert icon["sizes"] == f"{sides[0]}x{sides[1]}"


def test_the_offline_page_speaks_every_language_and_needs_nothing_else(server):
    answer = server.browser().get("/offline")
    for lang in ("en", "de", "fr"):
        words = tomllib.loads((TEXTS / lang / "page.toml").read_text())["page"]
        assert f'<section lang="{lang}">' in answer.text and words["offline"]["title"] in answer.text
    assert not re.search(r"<script|<link|<img|src=", answer.text)
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_the_worker_is_asked_for_anew_and_changes_with_its_page(server):
    answer = server.browser().get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache", "an old worker must not outlive an update"
    assert re.search(r"tidewood-offline-[0-9a-f]{12}", answer.text) and "VERSION" not in answer.text


def test_nothing_of_a_game_may_be_kept(server):
    ada = server.browser()
    table = ada.opens("me", "greedy")["table"]
    assert ada.get(f"/api/tables/{table}").headers["cache-control"] == "no-store"
