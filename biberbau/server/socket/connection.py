"""One socket from its handshake to its end: who may connect, what is read, and when it is enough."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any, Protocol

import msgspec
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket

from biberbau.server.protocol import (
    FRAME_LIMIT,
    PROTOCOL_VERSION,
    Accept,
    ChangeGame,
    ClientMessage,
    Create,
    FromClient,
    Join,
    Key,
    Learn,
    PlayOn,
    Refused,
    Resume,
    Sentence,
    ServerMessage,
    Start,
    Vary,
    Watch,
    encode,
)
from biberbau.server.protocol.newer import Unknown, decode_newer
from biberbau.server.refusals import HandedOver, NotAllowed, Unavailable
from biberbau.server.socket.client import Client
from biberbau.server.socket.latency import Line
from biberbau.server.socket.limits import AddressBook, Bucket, Limits, household
from biberbau.server.socket.wire import WIRE_KEY, WebSocketWire, Wire

logger = logging.getLogger(__name__)

UNSUPPORTED_DATA, POLICY_VIOLATION, TRY_AGAIN_LATER = 1003, 1008, 1013
"""Close codes of RFC 6455, 7.4.1, and its registry."""

AWAITED = (Create, Learn, PlayOn, Accept, Join, Watch, Resume, Start, Vary, ChangeGame)
"""Messages that have to wait for a table to be opened or woken, or for its rules."""

NUMBER = re.compile("[0-9]{1,6}")

DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Envelope(msgspec.Struct):
    """As much of an unreadable message as is needed to answer it."""

    id: Key


ENVELOPE = msgspec.json.Decoder(Envelope)


class Hung(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Reception(Protocol):
    """What connections need of their house."""

    limits: Limits
    cuts: Counter[str]
    """How many connections were cut and turned away, by why."""

    async def receive(self, client: Client, message: ClientMessage) -> None:
        """Take a client's message to its table; NotAllowed says why it cannot be."""

    def receive_at_once(self, client: Client, message: ClientMessage) -> None:
        """Take a message that is none of `AWAITED` to its table; NotAllowed says why it cannot be."""

    def leave(self, client: Client) -> None:
        """Hear that the connection is closed."""


class HeardWire(Wire, Line, Protocol):
    """A wire of which somebody hears what comes."""

    hear: Callable[[bytes], bool] | None
    """Takes a text message at once; False leaves it, and what comes after it, to whoever reads the connection."""

    echoed: Callable[[bytes], None] | None
    """Takes what the other side's WebSocket answers to a ping."""

    def hang_up(self, code: int) -> None:
        """Say why, hear nothing more, and cut the connection soon."""


class Heard(Protocol):
    """What a connection has not taken at once."""

    async def receive(self) -> Any:
        """Return the next message, as ASGI words it."""


class Doorkeeper:
    """Lets connections in, reads them, and throws them out."""

    def __init__(self, house: Reception, origins: Collection[str] = ()) -> None:
        self.house = house
        self.limits = house.limits
        self.origins = frozenset(origins)
        self.book = AddressBook(house.limits, cuts=house.cuts)
        self.open: set[Connection] = set()

    async def serve(self, websocket: WebSocket) -> None:
        """Serve one WebSocket; the ASGI endpoint of `/ws`."""
        # Taken out of the scope, which is the wire's: it would hold itself for the garbage collector to find.
        wire: WebSocketWire = websocket.scope["state"].pop(WIRE_KEY)
        if not origin_allowed(websocket, self.origins):
            await websocket.send_denial_response(PlainTextResponse("This page may not connect here.", 403))
            return
        address = household(websocket.client)
        if not self.book.connect(address):
            self.book.cuts["sockets"] += 1
            await websocket.send_denial_response(PlainTextResponse("Too many connections.", 429))
            return
        try:
            wire.shared = self.book.budget_of(address)
            await websocket.accept()
            await Connection(self, websocket, wire, address, protocol=protocol_of(websocket)).serve()
        finally:
            self.book.disconnect(address)

    def tell_all(self, message: ServerMessage) -> None:
        """Tell every page something; who came to another process is told there."""
        said = encode(message)
        for connection in list(self.open):
            if not connection.client.relayed:
                connection.wire.push(said)

    async def keep_alive(self) -> None:
        """Ping every connection now and then that has not been heard lately, and cut those that stay silent."""
        while True:
            await asyncio.sleep(self.limits.ping_seconds)
            now = asyncio.get_running_loop().time()
            silent = time.monotonic() - self.limits.silence_seconds
            quiet = time.monotonic() - self.limits.ping_seconds / 2
            for connection in list(self.open):
                if connection.heard < silent:
                    self.book.cuts["silence"] += 1
                    connection.wire.abort()
                elif connection.heard < quiet and connection.client.far is None:
                    connection.wire.push(connection.client.latency.ask(now))


class Connection:
    """The reading side of a socket."""

    def __init__(
        self,
        keeper: Doorkeeper,
        websocket: Heard,
        wire: HeardWire,
        address: str,
        relayed: bool = False,
        protocol: int = PROTOCOL_VERSION,
    ) -> None:
        """`protocol` is the version of it that the page speaks."""
        self.keeper = keeper
        self.websocket = websocket
        self.wire = wire
        limits = keeper.limits
        bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self.client = Client(self.wire, address, keeper.book, bucket, self.wire, relayed)
        self.strikes = limits.strikes
        # What another process passes on has been judged there, perhaps by a later version.
        self.may_say_more = relayed or protocol > PROTOCOL_VERSION
        self.heard = time.monotonic()
        self.busy = False
        """Whether a message is being dealt with that later ones have to wait for."""

    async def serve(self) -> None:
        """Read until the other side or we have had enough."""
        self.keeper.open.add(self)
        self.wire.hear = self._hear
        self.wire.echoed = self._echoed
        try:
            await self._read()
        except Hung as hung:
            self.keeper.book.cuts["strikes" if hung.code == POLICY_VIOLATION else "hung-up"] += 1
            self.wire.hang_up(hung.code)
        except asyncio.CancelledError:
            # The house closes, and this connection was still waiting for the rules to compile.
            self.wire.abort()
        except Exception:
            logger.exception("a connection failed")
            self.wire.abort()
        finally:
            self.wire.hear = None
            self.wire.echoed = None
            self.keeper.open.discard(self)
            self.keeper.house.leave(self.client)

    def _hear(self, text: bytes) -> bool:
        """Take an honest message of somebody at a table to it at once; False leaves anything else to `_read`."""
        if self.busy or self.client.room is None:
            return False
        try:
            message = DECODER.decode(text)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return False
        if isinstance(message, AWAITED) or not self.client.bucket.take():
            return False
        self.heard = time.monotonic()
        self.keeper.house.receive_at_once(self.client, message)
        return True

    def _echoed(self, payload: bytes) -> None:
        """Note that the other side's WebSocket has answered a ping."""
        self.client.echoed(payload, asyncio.get_running_loop().time())

    async def _read(self) -> None:
        while True:
            self.busy = False
            received = await self.websocket.receive()
            self.busy = True
            if received["type"] == "websocket.disconnect":
                return
            self.heard = time.monotonic()
            text = received.get("text")
            if text is None:
                raise Hung(UNSUPPORTED_DATA)
            if not self.client.bucket.take():
                self._strike(Refused(identifier_of(text), Sentence("refusal-too-fast"), None))
                continue
            message = self._decode(text)
            if message is None:
                continue
            try:
                await self.keeper.house.receive(self.client, message)
            except NotAllowed as refusal:
                self.client.send(refusal.answer(message.id))
            except HandedOver:
                self.wire.send_away()
                return
            except Unavailable as error:
                logger.warning("%s", error)
                raise Hung(TRY_AGAIN_LATER) from None

    def _decode(self, text: str) -> ClientMessage | None:
        """Return the message, or None after having refused what is none."""
        problem = "too long"
        if len(text) <= FRAME_LIMIT:
            try:
                return DECODER.decode(text)
            except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                problem = str(error)
                if self.may_say_more:
                    with contextlib.suppress(msgspec.MsgspecError, ValueError, RecursionError):
                        return self._take_from_newer(decode_newer(text))
        self._strike(Refused(identifier_of(text), Sentence("refusal-malformed", {"problem": problem}), None))
        return None

    def _take_from_newer(self, message: ClientMessage | Unknown) -> ClientMessage | None:
        """Return what a newer page says, or None after having told it that this house cannot do that yet."""
        if isinstance(message, ClientMessage):
            return message
        self.client.send(Refused(message.id, Sentence("refusal-newer-page"), None))
        return None

    def _strike(self, refusal: Refused) -> None:
        """Refuse what no honest client sends; hang up when it happens again and again."""
        self.strikes -= 1
        if self.strikes < 0:
            raise Hung(POLICY_VIOLATION)
        self.client.send(refusal)


def protocol_of(websocket: WebSocket) -> int:
    """Return which version of the protocol the page speaks that opens a socket; 1 where its address does not say."""
    named = websocket.query_params.get("protocol", "")
    return int(named) if NUMBER.fullmatch(named) else 1


def identifier_of(text: str) -> str | None:
    """Return the `id` of an unreadable message, if it has a readable one."""
    try:
        return ENVELOPE.decode(text).id
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None


def origin_allowed(websocket: WebSocket, origins: Collection[str]) -> bool:
    """Whether the page that opens the socket may: it is ours, it is on the list, or it is no page at all.

    Programs send no Origin.  A request without one that brings cookies comes from a browser that hides it, and is
    refused like a foreign page.
    """
    origin = websocket.headers.get("origin")
    if origin is None:
        return "cookie" not in websocket.headers
    if origin in origins:
        return True
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host == websocket.headers.get("host")
