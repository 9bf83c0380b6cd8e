"""What the page asks for of challenges, in JSON.

/api/challenges             POST of a match that is over and the reader's seat in it (`Sharing`): answers with the code
/api/challenges/CODE        POST of the seats that a page holds of its deal: answers with a `Challenge`
/api/challenges/CODE/end    POST of the challenger's seat: ends it, and answers with the `Challenge`
What cannot be is answered with a `NoReplay` that says why.
"""

from __future__ import annotations

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biberbau.server.api import SEATS_DECODER, address_of_client, body_of, json_response
from biberbau.server.challenges.deal import Deal
from biberbau.server.house.house import House
from biberbau.server.protocol import Code, HeldSeat, Sequence
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.archive import TableMatch
from biberbau.server.replay_api import answering, no_replay
from biberbau.server.socket.connection import Doorkeeper


class Sharing(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Which match is to be shared, and in the name of which of its seats."""

    code: Code
    number: Sequence
    seat: HeldSeat
    club: bool = False
    """Whether people shall play in all seats that people had."""


SHARING_DECODER = msgspec.json.Decoder(Sharing)
SEAT_DECODER = msgspec.json.Decoder(HeldSeat)


def challenge_routes(house: House, keeper: Doorkeeper) -> list[BaseRoute]:
    """Return the routes of one house."""

    async def deal_named(request: Request) -> Deal:
        """Return the deal that an address names; NotAllowed for a wrong code, which is counted."""
        await house.deals.follow()
        try:
            return house.deals.named(request.path_params["challenge"].upper())
        except NotAllowed:
            keeper.book.looked_in_vain(address_of_client(request))
            raise

    async def make(request: Request) -> Response:
        if not keeper.book.may_look(address_of_client(request)):
            return no_replay(429, "refusal-replay-too-often")
        try:
            wanted = SHARING_DECODER.decode(await body_of(request))
        except msgspec.MsgspecError:
            raise HTTPException(400) from None
        try:
            deal = await house.deals.make(TableMatch(wanted.code, wanted.number), wanted.seat, wanted.club)
        except NotAllowed:
            keeper.book.looked_in_vain(address_of_client(request))
            raise
        return json_response({"code": deal.code}, 201)

    async def look(request: Request) -> Response:
        if not keeper.book.may_look(address_of_client(request)):
            return no_replay(429, "refusal-replay-too-often")
        try:
            seats = SEATS_DECODER.decode(await body_of(request))
        except msgspec.MsgspecError:
            raise HTTPException(400) from None
        return json_response(await house.deals.told(await deal_named(request), seats))

    async def end(request: Request) -> Response:
        if not keeper.book.may_look(address_of_client(request)):
            return no_replay(429, "refusal-replay-too-often")
        try:
            seat = SEAT_DECODER.decode(await body_of(request))
        except msgspec.MsgspecError:
            raise HTTPException(400) from None
        deal = await deal_named(request)
        await house.deals.end(deal, seat)
        return json_response(await house.deals.told(deal, [seat]))

    return [
        Route("/api/challenges", answering(make, house, keeper), methods=["POST"]),
        Route("/api/challenges/{challenge}", answering(look, house, keeper), methods=["POST"]),
        Route("/api/challenges/{challenge}/end", answering(end, house, keeper), methods=["POST"]),
    ]
