"""Links that others can open."""

from __future__ import annotations

import ipaddress
from dataclasses import replace
from urllib.parse import urlsplit

import pytest

from tests.server.running import QUICK, Running, sqlite
from tidewood.server.main import greet
from tidewood.server.reach import addresses
from tidewood.server.settings import Settings


@pytest.mark.parametrize(
    ("declared", "found"),
    [
        ("http://127.0.0.1:8765", []),
        ("http://localhost:8765", []),
        ("http://[::1]:8765", []),
        ("", []),
        ("http://[::1", []),
        ("http://192.0.2.7:8765", ["http://192.0.2.7:8765"]),
        ("https://tidewood.example, http://127.0.0.1:80", ["https://tidewood.example"]),
        ("http://[2001:db8::7]:80", ["http://[2001:db8::7]:80"]),
    ],
)
def test_only_addresses_that_other_machines_can_open_are_told(declared, found):
    assert addresses(declared) == found


def test_a_server_that_listens_everywhere_names_its_addresses_in_the_network():
    for address in addresses("http://0.0.0.0:8765"):
        assert urlsplit(address).port == 8765
        assert not ipaddress.ip_address(urlsplit(address).hostname or "").is_loopback


def test_a_server_tells_where_it_is_found(tmp_path):
    server = Running(sqlite(tmp_path), replace(QUICK, address="http://192.0.2.7:8765"))
    assert server.browser().get("/api/reach").json() == {"addresses": ["http://192.0.2.7:8765"]}
    server.stop()


def test_a_server_for_one_machine_says_that_nobody_else_finds_it(server):
    assert server.browser().get("/api/reach").json() == {"addresses": []}


def test_the_start_names_the_address_for_others(capsys):
    greet("http://127.0.0.1:8765", "SQLite /x.db", Settings(address="http://192.0.2.7:8765"))
    assert "On the same network: http://192.0.2.7:8765" in capsys.readouterr().out.replace(
        "Im selben Netz", "On the same network"
    )
