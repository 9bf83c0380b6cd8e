"""What the page asks for when somebody reports a problem at their table, in JSON.

/api/problems   POST of a seat that a page holds: what the latest match there was for it, as a `ProblemReport`
The exact record is in it when the match is over, unless others may still play its deal.  What cannot be told is
answered with a `NoAnswer` that says why.
"""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biberbau.server.api import address_of_client, body_of, json_response, read_by
from biberbau.server.house.house import House
from biberbau.server.protocol import HeldSeat
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay_api import answering, no_answer
from biberbau.server.socket.connection import Doorkeeper
from biberbau.server.table.table import TableTooNew
from biberbau.server.warmup.warming import NotCompiled

DECODER = msgspec.json.Decoder(HeldSeat)


def problem_routes(house: House, keeper: Doorkeeper) -> list[BaseRoute]:
    """Return the routes of one house."""

    async def problem(request: Request) -> Response:
        held = read_by(DECODER, await body_of(request))
        address = address_of_client(request)
        if not keeper.book.may_look(address):
            return no_answer(429, "refusal-replay-too-often")
        try:
            glance = await house.glances.glance(held, house.warming.rules_of)
        except (NotCompiled, TableTooNew):
            return no_answer(503, "refusal-replay-not-now")
        if glance is None:
            keeper.book.looked_in_vain(address)
            raise NotAllowed("refusal-token")
        report = await house.archive.problem(held.code, glance.seat, address)
        # Whoever reports may see it, but a report is made to be handed on, to others who may still play the deal.
        if report.record is not None and await house.gate.sealed(report.path):
            report = msgspec.structs.replace(report, record=None)
        return json_response(report)

    return [Route("/api/problems", answering(problem, house, keeper), methods=["POST"])]
