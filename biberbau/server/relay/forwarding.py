"""Requests for what a house has only once go to the process that has it, over its socket in the private folder.

Such a request says in headers of ours for whom it is asked; they are believed over that socket, and from processes on
other machines that come inside, and nowhere else.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncGenerator, Callable, Iterator
from typing import Final

import h11
import msgspec
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from biberbau.server.protocol import NoAnswer, Sentence
from biberbau.server.relay.handing import table_named
from biberbau.server.relay.ways import Way, Ways
from biberbau.server.socket.limits import household
from biberbau.server.storage.log import Log, LogUnavailable

ONCE: Final = ("/api/daily", "/api/parcels", "/api/positions", "/api/replays", "/api/reports", "/api/reviews")
"""Where such addresses begin: reviews and reports have a desk each, and what was pasted or packed lies on one shelf."""

LONGEST: Final = 8 << 20
"""Bytes of a body; none that is asked for is as long."""

MOST_HELD: Final = 64 << 20
"""Bytes of bodies and answers that are held at once, of all requests that are passed on."""

MOST_OF_AN_ADDRESS: Final = 3 * LONGEST
"""The same of one address."""

PIECE: Final = 1 << 16

PATIENCE: Final = 30.0
"""Seconds until the whole answer has to be here."""

ENDS: Final = b"biberbau-ends"
"""The header with both ends of the connection over which the request came."""

OF_ONE_HOP: Final = (b"connection", b"transfer-encoding", b"expect", b"date", b"server", ENDS)
"""Headers that are not passed on; what `expect` asks for has been answered here."""

Headers = list[tuple[bytes, bytes]]

not_now = Response(
    msgspec.json.encode(NoAnswer(Sentence("refusal-replay-not-now"), None)), 503, media_type="application/json"
)


class TooMuch(Exception):
    """What is to be held does not fit beside what is held already."""


class Holding:
    """What is held of requests that are passed on, in bytes by address."""

    def __init__(self) -> None:
        self.of: Counter[str] = Counter()

    @contextlib.contextmanager
    def for_one(self, address: str) -> Iterator[Callable[[int], None]]:
        """Give what has to be called with the length of each piece that one request holds until the end of the block.

        It raises TooMuch where the piece does not fit.
        """
        mine = 0

        def hold(length: int) -> None:
            nonlocal mine
            if self.of[address] + length > MOST_OF_AN_ADDRESS or self.of.total() + length > MOST_HELD:
                raise TooMuch
            self.of[address] += length
            mine += length

        try:
            yield hold
        finally:
            self.of[address] -= mine
            if not self.of[address]:
                del self.of[address]


class Forwarding:
    """Passes such requests on; others go to the application.

    It believes over a private socket for whom a request is asked, and answers it here.
    """

    def __init__(self, app: ASGIApp, ways: Ways) -> None:
        self.app = app
        self.ways = ways
        self.holding = Holding()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer what another process answers."""
        if scope["type"] != "http" or not scope["path"].startswith(ONCE) or not names_host(scope):
            await self.app(scope, receive, send)
            return
        if scope["client"] is None and believe_ends(scope):
            await self.app(scope, receive, send)
            return
        try:
            desk = await self.ways.to_desk()
        except (OSError, LogUnavailable):
            await not_now(scope, receive, send)
            return
        if desk is None:
            await self.app(scope, receive, send)
            return
        with self.holding.for_one(household(scope["client"])) as hold:
            try:
                body = await body_of(receive, hold)
                if body is None:
                    await Response(status_code=413)(scope, receive, send)
                    return
                answer = await answer_of(desk, scope, body, PATIENCE, hold)
            except (OSError, h11.RemoteProtocolError, TooMuch):
                # The process that answers is being started again, or stands; or there is no room to wait for it.
                await not_now(scope, receive, send)
                return
            for message in answer:
                await send(message)


def names_host(scope: Scope) -> bool:
    """Whether a request says whom it asks; who does not is turned away here, for it cannot be passed on."""
    return any(name == b"host" for name, _ in scope["headers"])


def believe_ends(scope: Scope) -> bool:
    """Let a request of another process have the ends of the connection over which it came there; False for others."""
    for name, value in scope["headers"]:
        if name == ENDS:
            client, server = json.loads(value)
            scope["client"], scope["server"] = client and tuple(client), server and tuple(server)
            return True
    return False


class InTouch:
    """Turns sockets away while the database does not hear this process, or when it does not play on at their tables.

    A proxy leads them to another machine then.
    """

    def __init__(self, app: ASGIApp, log: Log, plays_on: Callable[[str | None], bool] = lambda table: True) -> None:
        """`plays_on` says whether this process has a table much longer, or opens new ones."""
        self.app = app
        self.log = log
        self.plays_on = plays_on

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything else on."""
        why = self._why_not(scope) if scope["type"] == "websocket" else None
        if why is None:
            await self.app(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).send_denial_response(PlainTextResponse(why, 503))

    def _why_not(self, scope: Scope) -> str | None:
        if not self.log.in_touch:
            return "This machine does not reach its database."
        table = table_named(b"?" + scope.get("query_string", b""))
        return None if self.plays_on(table) else "This house is being closed; another goes on."


async def body_of(receive: Receive, hold: Callable[[int], None]) -> bytes | None:
    """Return what a request brings; None when it is too long."""
    pieces: list[bytes] = []
    length, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        piece: bytes = message.get("body", b"")
        more = message.get("more_body", False)
        length += len(piece)
        if length > LONGEST:
            return None
        hold(len(piece))
        pieces.append(piece)
    return b"".join(pieces)


async def answer_of(
    way: Way, scope: Scope, body: bytes, patience: float, hold: Callable[[int], None] = lambda length: None
) -> list[Message]:
    """Return the whole answer of another process, as ASGI words it: who has a part of one would wait for the rest.

    OSError or RemoteProtocolError when it is not here in so many seconds.
    """
    answer = []
    async with asyncio.timeout(patience), contextlib.aclosing(asked(way, scope, body)) as messages:
        async for message in messages:
            hold(len(message.get("body", b"")))
            answer.append(message)
    return answer


async def asked(desk: Way, scope: Scope, body: bytes) -> AsyncGenerator[Message, None]:
    """Ask another process; yield the answer, as ASGI words it.  OSError or RemoteProtocolError when there is none."""
    reader, writer = await desk.streams()
    try:
        line = h11.Connection(h11.CLIENT)
        target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        ends = json.dumps([scope["client"], scope["server"]]).encode()
        kept = [header for header in scope["headers"] if header[0] not in (*OF_ONE_HOP, b"content-length")]
        further = [(b"content-length", str(len(body)).encode()), (b"connection", b"close"), (ENDS, ends)]
        for event in (
            h11.Request(method=scope["method"], target=target, headers=[*kept, *further]),
            h11.Data(data=body),
            h11.EndOfMessage(),
        ):
            writer.write(line.send(event) or b"")
        while True:
            got = line.next_event()
            if got is h11.NEED_DATA:
                line.receive_data(await reader.read(PIECE))
            elif isinstance(got, h11.Response):
                headers: Headers = [header for header in got.headers if header[0] not in OF_ONE_HOP]
                yield {"type": "http.response.start", "status": got.status_code, "headers": headers}
            elif isinstance(got, h11.Data):
                yield {"type": "http.response.body", "body": bytes(got.data), "more_body": True}
            else:
                yield {"type": "http.response.body", "body": b""}
                return
    finally:
        writer.close()
