"""A person at a table: a WebSocket client as small as one can be, which remembers what it was told."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
import urllib.parse
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConcurrencyError, ConnectionClosed

from tests.server.patience import within

PATIENCE = 30.0
"""Seconds that an answer may take before a test fails."""

Message = dict[str, Any]


class Person:
    """One connection.  Messages are kept in the order in which they came; `table` and `situation` are the latest."""

    dial: Callable[..., Awaitable[Any]] = staticmethod(connect)
    """Opens a socket."""

    names_table = True
    """Whether the address of a socket says to which table somebody comes back, as that of a page does."""

    def __init__(self, address: str, name: str = "Anna") -> None:
        self.name = name
        self.move(address)
        self.socket: ClientConnection
        self.connected = False
        self.numbers = itertools.count(1)
        self.prefix = secrets.token_hex(16) + "-"
        self.code = ""
        self.seat: int | None = None
        self.token: str | None = None
        self.seq = 0
        self.table: Message = {}
        self.situation: Message | None = None
        self.heard: list[Message] = []

    options: Mapping[str, Any] = {}
    """For whoever opens a socket."""

    protocol: int | None = None
    """Which version of it their page says that it speaks."""

    says_more: Mapping[str, Mapping[str, Any]] = {}
    """By the type of a message, fields that only later versions have."""

    def move(self, address: str) -> None:
        """Turn to the server at this address from the next connection on."""
        self.address = address.replace("http://", "ws://").rstrip("/") + "/ws"

    async def __aenter__(self) -> Person:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hang_up()

    async def hang_up(self) -> None:
        """Close the socket; who is cancelled meanwhile leaves none behind that waits for the other end's goodbye.

        The goodbye comes behind all that was said before, and the socket stops reading when it holds much that nobody
        has heard; so the rest is heard, or it would wait for ten seconds.
        """
        closing = asyncio.ensure_future(self.socket.close())
        try:
            with contextlib.suppress(ConnectionClosed, ConcurrencyError):
                while True:
                    await self.socket.recv()
            await closing
        except asyncio.CancelledError:
            closing.cancel()
            self.socket.transport.abort()
            raise

    async def connect(self, **options: Any) -> None:
        """Open the socket, in place of one that may still be open."""
        if self.connected:
            await self.hang_up()
        said = {"table": self.code if self.names_table else "", "protocol": self.protocol}
        named = "?" + urllib.parse.urlencode({word: what for word, what in said.items() if what})
        self.socket = await self.dial(
            self.address + named, compression=None, proxy=None, ping_interval=None, **self.options, **options
        )
        self.connected = True

    async def reconnect(self) -> None:
        """Open a new socket and come back to the seat from what was seen."""
        await self.connect()
        await self.ask("resume", code=self.code, token=self.token, seen=self.seq)

    def key(self) -> str:
        """Return a new idempotency key."""
        return f"{self.prefix}{next(self.numbers)}"

    async def say(self, kind: str, **fields: Any) -> str:
        """Send a message; return its key."""
        key = str(fields.pop("id", None) or self.key())
        await self.socket.send(json.dumps({"type": kind, "id": key, **fields, **self.says_more.get(kind, {})}))
        return key

    async def hear(self, patience: float | None = PATIENCE) -> Message:
        """Return the next message and take in what it says."""
        text = await within(patience, self.socket.recv())
        return await self.take_in(json.loads(text))

    async def take_in(self, message: Message) -> Message:
        """Remember what a message says; return it."""
        self.heard.append(message)
        kind = message["type"]
        if kind == "seated":
            self.code, self.seat, self.token = message["code"], message["seat"], message["token"] or self.token
        elif kind == "snapshot":
            self.seq, self.seat = message["seq"], message["seat"]
            self.table, self.situation = message["table"], message["situation"]
        elif kind == "event":
            self.seq, self.situation = message["seq"], message["situation"]
            self.table = message["table"] or self.table
        elif kind == "presence":
            for number, seat in enumerate(self.table.get("seats", [])):
                seat["online"], seat["ready"] = message["online"][number], message["ready"][number]
        elif kind == "ping":
            await self.say("pong", id=message["id"])
        return message

    async def hear_to_the_end(self) -> None:
        """Take in messages until the server closes the connection; then ConnectionClosed."""
        while True:
            await self.hear()

    async def hear_until(self, wanted: Callable[[Message], bool]) -> Message:
        """Take in messages up to the first that is wanted, and return it."""
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message and return its answer."""
        key = await self.say(kind, **fields)
        return await self.hear_until(lambda message: message.get("id") == key)

    async def open_table(self, game: str = "biber-gang") -> None:
        """Open a table and take in its first picture."""
        await self.ask("create", game=game, name=self.name)
        await self.hear_until(lambda message: message["type"] == "snapshot")

    async def join(self, code: str) -> None:
        """Take a seat of a table."""
        await self.ask("join", code=code, name=self.name)
        await self.hear_until(lambda message: message["type"] == "snapshot")

    async def watch(self, code: str) -> None:
        """Watch a table."""
        await self.say("watch", code=code)
        await self.hear_until(lambda message: message["type"] == "snapshot")
        self.code = code

    @property
    def may_act(self) -> bool:
        """Whether the table waits for this seat."""
        return self.situation is not None and self.seat in self.situation["actors"]

    @property
    def phase(self) -> str:
        """The phase of the game as the latest picture has it; nothing before a match."""
        return "" if self.situation is None else str(self.situation["picture"]["phase"])

    async def act(self, action: str | None = None) -> Message:
        """Take an action, by default the first legal one; return the answer."""
        if action is None:
            assert self.situation is not None
            action = self.situation["legal"][0]
        return await self.ask("act", action=action, seen=self.seq)
