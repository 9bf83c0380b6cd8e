"""The way to a process that can read what this one cannot.

While a house is updated on one machine after the other, its versions run side by side; what the later one has written
is left to it.
"""

from __future__ import annotations

import logging

from biberbau.server.protocol import ClientMessage
from biberbau.server.refusals import NotAllowed, Unavailable
from biberbau.server.relay.outward import call
from biberbau.server.relay.ways import Ways
from biberbau.server.socket.client import Client
from biberbau.server.storage.log import Log, LogUnavailable
from biberbau.server.table.table import TableTooNew

logger = logging.getLogger(__name__)


async def go_to_a_newer_one(
    ways: Ways | None, log: Log, client: Client, message: ClientMessage, problem: TableTooNew
) -> None:
    """Take a client there; Unavailable where none is found now, NotAllowed where there is one process alone."""
    if ways is None:
        logger.warning("%s", problem)
        raise NotAllowed(problem.refusal, None, **problem.arguments)
    if not client.relayed:
        try:
            others = await log.others()
        except LogUnavailable as error:
            raise Unavailable(f"{problem}, and {error}") from error
        for other in others:
            far = await call(ways.to_tables_of(other), client, message)
            if far is not None:
                client.turn_afar(far)
                return
    raise Unavailable(str(problem))
