"""Which names and addresses this house answers to.

A page of another name must not reach the house: its owner could let that name lead to this machine after the page has
been loaded, and the browser would take the house for a part of it (DNS rebinding).  So a request has to name us as its
host (RFC 9110, 7.2): by `localhost`, by the very address that it was sent to, or by a name that the host has given.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Collection
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from biberbau.server.languages import in_every_language

HOST = re.compile(r"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>[^\s:/@\[\]]+))(?::\d{1,5})?", re.IGNORECASE)


class KnownHosts:
    """Turns away requests and sockets for hosts that are not ours, before anybody else hears of them."""

    def __init__(self, app: ASGIApp, origins: Collection[str]) -> None:
        self.app = app
        self.names = frozenset(urlsplit(origin).hostname or "" for origin in origins) | {"localhost"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what is meant for us."""
        if scope["type"] not in ("http", "websocket") or self.means_us(HTTPConnection(scope)):
            await self.app(scope, receive, send)
            return
        await turn_away(scope, receive, send, "door-strange-host", 400)

    def means_us(self, request: HTTPConnection) -> bool:
        """Whether the host that a request names is ours."""
        named = HOST.fullmatch(request.headers.get("host", ""))
        if named is None:
            return False
        name = (named["six"] or named["name"]).lower()
        if name in self.names:
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return False
        local = request.scope.get("server")
        return local is not None and address == ipaddress.ip_address(local[0].partition("%")[0])


async def turn_away(scope: Scope, receive: Receive, send: Send, message: str, status: int) -> None:
    """Answer a request, or a socket before it is one, with why it is not let in.

    Our page cannot read what a socket is answered, and asks for it under `/api/`, where answers are for it to put into
    words; anybody else reads it as it comes, in every language.
    """
    refusal = Response(in_every_language(message), status, media_type="text/plain")
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(refusal)
        return
    if scope["path"].startswith("/api/"):
        reason = {"message": message, "arguments": {}}
        refusal = Response(msgspec.json.encode({"reason": reason}), status, media_type="application/json")
    await refusal(scope, receive, send)
