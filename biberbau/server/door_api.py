"""What the page asks of the door, in JSON.

/api/door       whether the neighbours can come in, and by which links; POST opens and closes.  Only with the token that
                the terminal prints, as `Authorization: Bearer TOKEN`
/api/code       a link of this house as a QR code
"""

from __future__ import annotations

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biberbau.server.api import address_of_client, body_of, json_response, read_by
from biberbau.server.door.codes import LONGEST_LINK, link_code
from biberbau.server.door.door import CannotOpen, Door
from biberbau.server.socket.connection import Doorkeeper


class Turn(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Whether the door shall be open."""

    open: bool


class Link(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A link that shall be drawn."""

    link: str


TURN_DECODER = msgspec.json.Decoder(Turn)
LINK_DECODER = msgspec.json.Decoder(Link)


def door_routes(door: Door | None, public_origin: str | None, base_path: str, keeper: Doorkeeper) -> list[BaseRoute]:
    """Return the routes of the door; where there is none, nobody has a token for it."""

    def require_door(request: Request) -> Door:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if door is None or scheme.lower() != "bearer" or not door.opens_to(token):
            raise HTTPException(403)
        return door

    def told(door: Door, problem: str | None = None) -> Response:
        """Answer how the door stands, and with the message that says why it could not be opened."""
        return json_response({"open": door.is_open, "closable": door.closable, "links": door.links, "problem": problem})

    async def look(request: Request) -> Response:
        return told(require_door(request))

    async def turn(request: Request) -> Response:
        ours = require_door(request)
        wanted = read_by(TURN_DECODER, await body_of(request))
        if not wanted.open:
            ours.close()
            return told(ours)
        try:
            await ours.open()
        except CannotOpen as error:
            return told(ours, error.message)
        return told(ours)

    async def code(request: Request) -> Response:
        """Answer with a `LinkCode`; other houses' links are not drawn."""
        if not keeper.book.may_ask(address_of_client(request)):
            raise HTTPException(429)
        link = read_by(LINK_DECODER, await body_of(request)).link
        origins = [f"{request.url.scheme}://{request.url.netloc}"]
        if door is not None:
            origins += [one.rstrip("/") for one in door.links]
        if public_origin is not None:
            origins.append(public_origin)
        if len(link) > LONGEST_LINK or not link.startswith(tuple(f"{origin}{base_path}/" for origin in origins)):
            raise HTTPException(400)
        return json_response(link_code(link))

    return [
        Route("/api/door", look),
        Route("/api/door", turn, methods=["POST"]),
        Route("/api/code", code, methods=["POST"]),
    ]
