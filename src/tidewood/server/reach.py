"""Where others find this server: a link is worth nothing if it names an address that only this machine has."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

ELSEWHERE: Final = (("192.0.2.1", 9), ("2001:db8::1", 9))  # for documentation only: nobody is there, nothing is sent


def addresses(declared: str) -> list[str]:
    """The addresses that other machines can open, of those declared, such as http://0.0.0.0:8765. One that stands for
    every address of this machine is replaced by those it has in its network; those of the machine for itself are left
    out.
    """
    found: list[str] = []
    for part in [part.strip() for part in declared.split(",") if part.strip()]:
        try:
            where = urlsplit(part)
            host, port = where.hostname or "", where.port
        except ValueError:
            continue
        names = in_network(host) if is_any(host) else [] if is_own(host) else [host]
        for name in names:
            shown = f"[{name}]" if ":" in name else name
            found.append(f"{where.scheme}://{shown}{'' if port is None else f':{port}'}")
    return list(dict.fromkeys(found))


def is_any(host: str) -> bool:
    return host in ("0.0.0.0", "::")


def is_own(host: str) -> bool:
    """Whether the name means this machine wherever it is said."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return not host or host == "localhost" or host.endswith(".localhost")


def in_network(host: str) -> list[str]:
    """The addresses this machine would use to talk to others; none while it is in no network."""
    found = []
    for target in ELSEWHERE if host == "::" else ELSEWHERE[:1]:
        family = socket.AF_INET6 if ":" in target[0] else socket.AF_INET
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect(target)
                name = probe.getsockname()[0]
        except OSError:
            continue
        if not is_own(name) and not is_any(name):
            found.append(name)
    return found
