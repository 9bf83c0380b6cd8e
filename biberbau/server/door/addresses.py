"""The addresses of this machine, and sockets that listen there."""

from __future__ import annotations

import ipaddress
import socket

import psutil

SEND_BUFFER = 128 * 1024
"""Bytes that the operating system keeps for one client; it would take megabytes by itself."""

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where this machine itself reaches who listens at all of its addresses of a kind."""

FAR_AWAY = ("192.0.2.1", 9)
"""An address that is nobody's (RFC 5737): the way to it is the way to the outer world.  Nothing is ever sent there."""


def own_addresses() -> list[str]:
    """Return the addresses of this machine in private networks, the one on the way to the outer world first.

    Those of IPv6 come behind those of IPv4, which are easier to type.  Lines from point to point, as of a virtual
    private network, lead to no neighbours and are left out.
    """
    found = []
    states = psutil.net_if_stats()
    for name, addresses in psutil.net_if_addrs().items():
        state = states.get(name)
        if state is None or not state.isup or "pointopoint" in state.flags.split(","):
            continue
        for one in addresses:
            address = one.address.partition("%")[0]
            if one.family in (socket.AF_INET, socket.AF_INET6) and is_of_a_home(address):
                found.append(address)
    outward = outward_address()
    return sorted(found, key=lambda address: (":" in address, address != outward))


def is_of_a_home(address: str) -> bool:
    """Whether neighbours in a private network can reach an address."""
    parsed = ipaddress.ip_address(address)
    return parsed.is_private and not parsed.is_loopback and not parsed.is_link_local and not parsed.is_unspecified


def outward_address() -> str | None:
    """Return the address with which this machine would speak to the outer world; None without a way there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR_AWAY)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens; OSError when the address is taken or is none of ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=2048)
    # Connections inherit both: what a slow client leaves unread waits where `unsent_bytes` can see it, and the second
    # of two messages does not wait until the first has been acknowledged, which asyncio's own loop would let it.
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def address_of(listener: socket.socket, base_path: str = "") -> str:
    """Return the address to type into a browser, as seen from this machine."""
    host, port = listener.getsockname()[:2]
    host = EVERYWHERE.get(host, host)
    return f"http://[{host}]:{port}{base_path}/" if ":" in host else f"http://{host}:{port}{base_path}/"
