"""What the page asks for besides its socket, in JSON.

/api/games      games, options and bots; `warming` is null once every game can be played
/api/announcement  what whoever keeps the house says to everybody
/api/seats      how the tables stand whose seats the page holds
"""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biberbau.server.administration.announcing import Board
from biberbau.server.catalogue import describe_games
from biberbau.server.house.glances import Glance
from biberbau.server.house.house import House
from biberbau.server.protocol import FRAME_LIMIT, SEATS_AT_ONCE, HeldSeat
from biberbau.server.socket.connection import Doorkeeper
from biberbau.server.socket.limits import household
from biberbau.server.storage.log import LogUnavailable
from biberbau.server.table.table import TableTooNew
from biberbau.server.warmup.warming import NotCompiled

Said = TypeVar("Said")

SEATS_DECODER = msgspec.json.Decoder(Annotated[list[HeldSeat], msgspec.Meta(max_length=SEATS_AT_ONCE)])
"""Of the seats about which a page asks in one request."""


SEATS_HEADER = "biberbau-seats"
"""In which a page shows seats that it holds, as `CODE.TOKEN` with spaces between them."""

ASLEEP = "asleep"
"""In place of a glance at a table whose rules are not compiled."""

MOST_SHOWN = 100
"""Seats that are read of it."""


def seats_shown(request: Request) -> list[HeldSeat]:
    """Return the seats that a request shows; HTTPException where they cannot be read."""
    shown = []
    for word in request.headers.get(SEATS_HEADER, "").split()[:MOST_SHOWN]:
        code, _, token = word.partition(".")
        try:
            shown.append(msgspec.convert({"code": code, "token": token}, HeldSeat))
        except msgspec.ValidationError:
            raise HTTPException(400) from None
    return shown


def address_of_client(request: Request) -> str:
    """Return the address by which limits are counted."""
    return household(request.client)


def json_response(content: object, status: int = 200) -> Response:
    """Return an answer in JSON."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


async def body_of(request: Request, limit: int = FRAME_LIMIT) -> bytes:
    """Return what a request brings; HTTPException when it is longer than `limit`, in bytes, or does not come whole."""
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > limit:
                raise HTTPException(413)
    except ClientDisconnect:
        # Nobody reads the answer: the network is gone, or whoever sent too slowly was cut off.
        raise HTTPException(400) from None
    return body


def read_by(decoder: msgspec.json.Decoder[Said], content: bytes) -> Said:
    """Return what a request says; HTTPException where it cannot be read."""
    try:
        return decoder.decode(content)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        # Bytes that are no characters, and lists in lists without an end, are errors of Python's own.
        raise HTTPException(400) from None


def api_routes(house: House, keeper: Doorkeeper, board: Board) -> list[BaseRoute]:
    """Return the routes of one house."""

    async def games(request: Request) -> Response:
        return json_response({**describe_games(house.warming.offered), "warming": house.warming.progress})

    async def announcement(request: Request) -> Response:
        return json_response(board.message())

    async def seats(request: Request) -> Response:
        """Answer for each seat with a `Glance`, or null where the token holds none.

        Where only coming to the table would have its rules compiled, or only another version knows, the answer is
        `ASLEEP`.
        """
        wanted = read_by(SEATS_DECODER, await body_of(request))
        if house.warming.progress is not None:
            raise HTTPException(503)
        address = address_of_client(request)
        if not keeper.book.may_ask(address):
            raise HTTPException(429)
        found: list[Glance | str | None] = []
        for held in wanted:
            try:
                found.append(await house.glances.glance(held))
            except (NotCompiled, TableTooNew):
                found.append(ASLEEP)
            except LogUnavailable:
                raise HTTPException(503) from None
            if found[-1] is None:
                if not keeper.book.may_look(address):
                    raise HTTPException(429)
                keeper.book.looked_in_vain(address)
        return json_response(found)

    return [
        Route("/api/announcement", announcement),
        Route("/api/games", games),
        Route("/api/seats", seats, methods=["POST"]),
    ]
