"""What whoever watches over the house asks for.

/healthz        whether it keeps what it is told, found out by writing; 503 with a reason when it does not, or its
                data file is damaged; a house that drains plays on, so whoever leads people to it goes on doing so
/metrics        numbers for Prometheus, for this machine only
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from biberbau import __version__
from biberbau.server.api import json_response
from biberbau.server.door.proxy_lines import LEFT_BY_PROXIES
from biberbau.server.house.house import House
from biberbau.server.measures import counter, gauge
from biberbau.server.socket.connection import Doorkeeper
from biberbau.server.storage.log import LogUnavailable

COUNTED = 30.0
"""Seconds between two counts of the tables, where several processes have the same."""

METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"


async def keep_count(house: House) -> None:
    """Count the tables of the house anew now and then: other processes open and forget some, too."""
    while True:
        await asyncio.sleep(COUNTED)
        with contextlib.suppress(LogUnavailable):
            house.tables = await house.log.count()


def watch_routes(house: House, keeper: Doorkeeper, public_origin: str | None, metrics: bool) -> list[BaseRoute]:
    """Return the routes of one house; without `metrics` it tells nobody numbers."""

    async def health(request: Request) -> Response:
        reason = await house.pulse.problem()
        status = "closing" if house.closing else "broken" if house.warming.failed or reason else "ok"
        if status == "ok" and house.log.damage is not None:
            status, reason = "damaged", house.log.damage
        if status == "ok" and house.draining:
            status = "draining"
        return json_response(
            {
                "status": status,
                "reason": reason,
                "version": __version__,
                "tables": house.tables,
                "awake": len(house.rooms),
                "connections": len(keeper.open),
                "warming": house.warming.progress,
                "bots": house.warming.complete,
                "reviews": house.warming.at_rest,
            },
            200 if status in ("ok", "draining") else 503,
        )

    async def numbers(request: Request) -> Response:
        # A proxy that says nothing of itself still names the house as its guests do.
        named = urlsplit(public_origin or "").hostname
        if not is_from_here(request) or (named is not None and request.url.hostname == named):
            raise HTTPException(404)
        return PlainTextResponse("".join(f"{line}\n" for line in measured(house, keeper)), media_type=METRICS_TYPE)

    return [Route("/healthz", health), *([Route("/metrics", numbers)] if metrics else [])]


def is_from_here(request: Request) -> bool:
    """Whether a program on this machine asks, and for nobody else."""
    if any(header in request.headers for header in LEFT_BY_PROXIES):
        return False
    if request.client is None:
        # Over a socket in a folder of ours, where each worker can be asked for itself.
        return True
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def measured(house: House, keeper: Doorkeeper) -> Iterable[str]:
    """Yield everything that is measured, line by line."""
    yield from house.log.commit_seconds.lines("biberbau_commit_seconds", "How long commits take.")
    yield from house.watchdog.lag.lines("biberbau_loop_lag_seconds", "How late the event loop is.")
    yield from gauge("biberbau_tables", "Tables in the log.", house.tables)
    yield from gauge("biberbau_rooms", "Tables that are awake.", len(house.rooms))
    yield from gauge("biberbau_sockets", "Connections of pages.", len(keeper.open))
    thoughts = house.players.threads.thoughts
    yield from gauge("biberbau_bot_queue", "Bots that think, or wait for a thread to think in.", thoughts)
    yield from counter("biberbau_refusals_total", "Messages refused, by reason.", "reason", keeper.book.refusals)
    yield from counter("biberbau_cuts_total", "Connections cut and turned away, by why.", "why", house.cuts)
