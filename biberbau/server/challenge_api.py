"""What the page asks for of challenges, in JSON.

/api/challenges             POST of a match that is over and the reader's seat in it (`Sharing`): answers with the code
/api/challenges/laid        POST of cards to lay ready that nobody has played (`Laying`): answers with a `LaidReady`
/api/challenges/CODE        POST of what a page holds of its deal (`Holding`): answers with a `Challenge`
/api/challenges/CODE/end    POST of what its maker holds: ends it, and answers with the `Challenge`
What cannot be is answered with a `NoAnswer` that says why.
"""

from __future__ import annotations

from collections.abc import Sequence as Several
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biberbau.server.api import address_of_client, body_of, json_response, read_by
from biberbau.server.challenges.deal import Deal
from biberbau.server.challenges.deals import UnknownChallenge
from biberbau.server.challenges.laying import Laying
from biberbau.server.house.house import House
from biberbau.server.protocol import SEATS_AT_ONCE, Code, HeldSeat, Sequence, Token
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.archive import TableMatch
from biberbau.server.replay_api import answering, no_answer
from biberbau.server.socket.connection import Doorkeeper


class Sharing(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Which match is to be shared, and in the name of which of its seats."""

    code: Code
    number: Sequence
    seat: HeldSeat
    club: bool = False
    """Whether people shall play in all seats that people had."""


class Holding(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A table's code and the token of a seat there; without a code the token of who has laid the cards ready."""

    token: Token
    code: Code | None = None


class LaidReady(msgspec.Struct, frozen=True):
    """Under which code cards lie ready, and how it is known who laid them there."""

    code: str
    token: str


LAYING_DECODER = msgspec.json.Decoder(Laying)
HOLDINGS_DECODER = msgspec.json.Decoder(Annotated[list[Holding], msgspec.Meta(max_length=SEATS_AT_ONCE + 1)])
HOLDING_DECODER = msgspec.json.Decoder(Holding)
SHARING_DECODER = msgspec.json.Decoder(Sharing)


def parted(holdings: Several[Holding]) -> tuple[list[HeldSeat], str | None]:
    """Return the seats that somebody holds, and their token of cards that they have laid ready."""
    seats = [HeldSeat(one.code, one.token) for one in holdings if one.code is not None]
    return seats, next((one.token for one in holdings if one.code is None), None)


def challenge_routes(house: House, keeper: Doorkeeper) -> list[BaseRoute]:
    """Return the routes of one house."""

    async def deal_named(request: Request) -> Deal:
        """Return the deal that an address names; NotAllowed for a wrong code, which is counted."""
        await house.deals.follow()
        try:
            return house.deals.named(request.path_params["challenge"].upper())
        except UnknownChallenge:
            keeper.book.looked_in_vain(address_of_client(request))
            raise

    async def make(request: Request) -> Response:
        if not keeper.book.may_look(address_of_client(request)):
            return no_answer(429, "refusal-replay-too-often")
        wanted = read_by(SHARING_DECODER, await body_of(request))
        try:
            deal = await house.deals.make(TableMatch(wanted.code, wanted.number), wanted.seat, wanted.club)
        except NotAllowed:
            keeper.book.looked_in_vain(address_of_client(request))
            raise
        return json_response({"code": deal.code}, 201)

    async def lay(request: Request) -> Response:
        wanted = read_by(LAYING_DECODER, await body_of(request))
        # They are counted as the tables are that they are for.
        if not keeper.book.may_open_table(address_of_client(request)):
            return no_answer(429, "refusal-too-many-tables")
        deal, token = await house.deals.lay(wanted, house.secrets)
        return json_response(LaidReady(deal.code, token), 201)

    async def look(request: Request) -> Response:
        if not keeper.book.may_look(address_of_client(request)):
            return no_answer(429, "refusal-replay-too-often")
        seats, token = parted(read_by(HOLDINGS_DECODER, await body_of(request)))
        return json_response(await house.deals.told(await deal_named(request), seats, token))

    async def end(request: Request) -> Response:
        if not keeper.book.may_look(address_of_client(request)):
            return no_answer(429, "refusal-replay-too-often")
        seats, token = parted([read_by(HOLDING_DECODER, await body_of(request))])
        deal = await deal_named(request)
        await house.deals.end(deal, seats, token)
        return json_response(await house.deals.told(deal, seats, token))

    return [
        Route("/api/challenges", answering(make, house, keeper), methods=["POST"]),
        Route("/api/challenges/laid", answering(lay, house, keeper), methods=["POST"]),
        Route("/api/challenges/{challenge}", answering(look, house, keeper), methods=["POST"]),
        Route("/api/challenges/{challenge}/end", answering(end, house, keeper), methods=["POST"]),
    ]
