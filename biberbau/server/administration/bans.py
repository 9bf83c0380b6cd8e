"""Addresses from which the house takes no guests, in a small file that outlives it."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from biberbau.core.errors import BiberbauError
from biberbau.server.administration.requests import Problem
from biberbau.server.door.hosts import turn_away
from biberbau.server.socket.limits import household
from biberbau.server.storage.small_file import write_durably

BANS_FILE = "bans.json"

BANNED = "door-banned"
"""What whoever is kept out is told."""

MOST = 10_000

LONGEST_ADDRESS = 64
"""Characters; of what is longer so many are repeated."""


class BansDamaged(BiberbauError):
    """The file cannot be read; whoever was kept out would come in."""


class Ban(msgspec.Struct, frozen=True, omit_defaults=True):
    """One address, and until when, in seconds since 1970; null: until the ban is lifted."""

    address: str
    until: float | None = None


class Bans:
    """Those of one house; BansDamaged when they cannot be read."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        self.path = path
        self.clock = clock
        self.until: dict[str, float | None] = {}
        """By address, as `household` counts it."""
        try:
            kept = msgspec.json.decode(path.read_bytes(), type=list[Ban])
        except FileNotFoundError:
            kept = []
        except (OSError, msgspec.MsgspecError, ValueError) as error:
            raise BansDamaged(f"cannot read who is kept out, in {path}: {error}") from error
        self.until.update((ban.address, ban.until) for ban in kept)

    def holds(self, address: str) -> bool:
        """Whether nobody comes in from an address."""
        if address not in self.until:
            return False
        until = self.until[address]
        return until is None or until > self.clock()

    def listed(self) -> list[Ban]:
        """Return those that hold, by address."""
        return [Ban(address, self.until[address]) for address in sorted(self.until) if self.holds(address)]

    def add(self, address: str, hours: int | None) -> None:
        """Keep an address out from now on; OSError, and nothing has changed, when that cannot be written.

        Problem when as many others are kept out as may be: whose ban is over is none of them.
        """
        others = self._others(address)
        if len(others) >= MOST:
            raise Problem(f"{MOST} addresses are kept out already")
        self._keep([*others, Ban(address, None if hours is None else self.clock() + hours * 3600)])

    def lift(self, address: str) -> None:
        """Let an address in again; OSError as `add`, Problem when it was not kept out."""
        if not self.holds(address):
            raise Problem(f"{address} is not kept out")
        self._keep(self._others(address))

    def _others(self, address: str) -> list[Ban]:
        return [ban for ban in self.listed() if ban.address != address]

    def _keep(self, bans: list[Ban]) -> None:
        write_durably(self.path, msgspec.json.encode(bans))
        self.until = {ban.address: ban.until for ban in bans}


def address_named(text: str) -> str:
    """Return what somebody types as it is counted; Problem when it is no single guest's."""
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        named = text if len(text) <= LONGEST_ADDRESS else f"{text[:LONGEST_ADDRESS]}…"
        raise Problem(f"'{named}' is no address, as 203.0.113.7 or 2001:db8:1:2::/64") from None
    if network.prefixlen not in ((32,) if network.version == 4 else (64, 128)):
        raise Problem(f"{network} is more than one guest's: an IPv4 address, or 64 bits of an IPv6 address")
    return household((str(network.network_address), 0))


Instead = Callable[[Request, str, int], Response]
"""Answers with a sentence, by its name, and a status in place of what was asked for."""


class KeptOut:
    """Turns away whoever comes from a banned address, from pages and sockets alike, and says so.

    The page and its own files are still handed out, with nothing of the house in them: it asks, is told why, and says
    so as a page that was open does, which is whole again when the ban is over.
    """

    def __init__(self, app: ASGIApp, bans: Bans, instead: Instead) -> None:
        self.app = app
        self.bans = bans
        self.instead = instead

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what others ask."""
        asks = scope["type"] == "websocket" or (scope["type"] == "http" and not scope["path"].startswith("/assets/"))
        if not asks or not self.bans.holds(household(scope["client"])):
            await self.app(scope, receive, send)
            return
        if scope["type"] == "http" and not scope["path"].startswith("/api/"):
            await self.instead(Request(scope), BANNED, 403)(scope, receive, send)
            return
        await turn_away(scope, receive, send, BANNED, 403)
