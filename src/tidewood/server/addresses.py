"""Under which names the server is called, and from which addresses."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

# Names that no site of the world has: of this machine, or of a network at home.
AT_HOME: Final = ("localhost", "local", "lan", "home", "internal", "home.arpa")
ANY: Final = "*"
LONGEST: Final = 255  # letters of a name; longer ones would be remembered for nothing


class Hosts:
    """The names that a `Host` header may have.

    A page of another site can make its own name mean this machine (DNS rebinding), and would then act for whoever has
    opened it; but it cannot make a browser send a name that is not its own. Addresses of numbers and names that only
    exist at home are therefore safe, all others have to be allowed by whoever runs the server.
    """

    def __init__(self, allowed: str = "", origins: str = "") -> None:
        own = [name for part in allowed.split(",") if (name := name_of(part.strip()))]
        own += [name for part in origins.split(",") if (name := name_of(origin_host(part.strip())))]
        self._names: Final = {*own, socket.gethostname().lower()}
        self._ends: Final = tuple(name[1:] for name in own if name.startswith("*."))
        self._known: Final = lru_cache(1000)(self._allows)

    def allows(self, host: str) -> bool:
        return len(host) <= LONGEST and self._known(host)

    def _allows(self, host: str) -> bool:
        name = name_of(host)
        if not name:
            return False
        if ANY in self._names or name in self._names or name.endswith(self._ends or ("\0",)):
            return True
        if is_address(name):
            return True
        labels = name.split(".")
        if labels[-1].isdigit():
            return False  # half an address of numbers
        return len(labels) == 1 or name.endswith(tuple(f".{end}" for end in AT_HOME))


def name_of(host: str) -> str:
    """The name in a `Host` header, without its port; empty if it is none."""
    if len(host) > LONGEST or any(sign in host for sign in "@/\\?#, \t"):
        return ""
    name, port = host, ""
    if host.startswith("["):
        name, closed, port = host[1:].partition("]")
        if not closed or not is_address(name) or (port and not port.startswith(":")):
            return ""
        port = port[1:]
    elif ":" in host:
        name, _, port = host.partition(":")
    if port and not (port.isascii() and port.isdigit()):
        return ""
    return name.lower().removesuffix(".")


def origin_host(origin: str) -> str:
    """Name and port of an origin such as https://tidewood.example; empty if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Proxies:
    """Addresses and networks of proxies, separated by commas."""

    def __init__(self, written: str) -> None:
        self._all: Final = written.strip() == ANY
        self._networks: Final = [one for part in written.split(",") if (one := network_of(part.strip())) is not None]
        self._known: Final = lru_cache(1000)(self._has)

    def __contains__(self, address: str) -> bool:
        return self._known(address[:100])

    def _has(self, address: str) -> bool:
        try:
            number = ipaddress.ip_address(address)
        except ValueError:
            return self._all
        return self._all or any(number in network for network in self._networks)


def network_of(written: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    try:
        return ipaddress.ip_network(written)
    except ValueError:
        return None


def house_of(address: str) -> str:
    """What is counted as one guest: an address, but of the newer kind the network of a house, which has billions."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:100]
    if number.version == 4:
        return str(number)
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, 64), strict=False))
