"""What the page asks for to take its matches to another device, in JSON.

/api/parcels            POST of `CarriedMatch`es: answers with a `ParcelSlip`
/api/parcels/CODE       the matches, to whoever has the code
What cannot be is answered with a `NoAnswer` that says why.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biberbau.server.api import address_of_client, body_of, json_response, read_by
from biberbau.server.house.house import House
from biberbau.server.protocol import CarriedMatch, ParcelSlip
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.parcels import LARGEST, Parcels
from biberbau.server.replay_api import answering, no_answer, packed_response
from biberbau.server.socket.connection import Doorkeeper

LONGEST: Final = 6 << 20
"""Bytes of a list before it is packed."""

MOST_CARRIED: Final = 1000

DECODER = msgspec.json.Decoder(Annotated[list[CarriedMatch], msgspec.Meta(max_length=MOST_CARRIED)])


def parcel_routes(house: House, keeper: Doorkeeper) -> list[BaseRoute]:
    """Return the routes of one house."""
    parcels = Parcels(house.limits.parcel_seconds)

    async def lay(request: Request) -> Response:
        address = address_of_client(request)
        if not keeper.book.may_bring_record(address):
            return no_answer(429, "refusal-replay-too-often")
        try:
            content = await body_of(request, LONGEST)
        except HTTPException:
            return no_answer(413, "refusal-replay-parcel-too-large")
        packed = await asyncio.to_thread(pack, content)
        if len(packed) > LARGEST:
            return no_answer(413, "refusal-replay-parcel-too-large")
        return json_response(ParcelSlip(parcels.lay(packed, address), int(parcels.lifetime)), 201)

    async def fetch(request: Request) -> Response:
        address = address_of_client(request)
        if not keeper.book.may_look(address):
            return no_answer(429, "refusal-replay-too-often")
        packed = parcels.find(request.path_params["code"])
        if packed is None:
            keeper.book.looked_in_vain(address)
            raise NotAllowed("refusal-replay-parcel-gone")
        return packed_response(request, packed)

    return [
        Route("/api/parcels", answering(lay, house, keeper), methods=["POST"]),
        Route("/api/parcels/{code}", answering(fetch, house, keeper)),
    ]


def pack(content: bytes) -> bytes:
    """Return a list as it lies in a parcel; HTTPException where it is none."""
    return gzip.compress(msgspec.json.encode(read_by(DECODER, content)), 5, mtime=0)
