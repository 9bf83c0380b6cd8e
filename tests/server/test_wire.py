"""`wire.py`, `entrance.py` and `http_server.py` build on the inside of uvicorn: everything that they use, by name.

An upgrade of uvicorn that changes one of these fails here, before it fails at a table.
"""

from __future__ import annotations

import ast
import asyncio
import contextlib
import inspect
import logging
import socket
import textwrap
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from biberbau.server.socket.entrance import Entrance
from biberbau.server.socket.wire import WebSocketWire


@dataclass(frozen=True)
class Inside:
    """What one of our classes uses of the class of uvicorn that it is built on."""

    ours: type
    theirs: type
    attributes: dict[str, str]
    """Attributes of uvicorn's protocol, and what we do with them."""
    methods: dict[str, list[str]]
    """Methods of uvicorn's protocol that are extended, with their parameters."""


WIRE = Inside(
    WebSocketWire,
    WebSocketsSansIOProtocol,
    {
        "client": "sees by it whether anybody is there",
        "conn": "says farewell by it, sees whether all has been said, and ends its parser with the connection",
        "transport": "writes frames to it, asks how much waits in it, and aborts it",
        "scope": "leaves itself in its state, where the application finds it",
        "response": "sees by its status whether the handshake was accepted",
        "handshake_complete": "writes nothing before it, and sets it once a refusal is sent",
        "close_sent": "writes nothing after it, and hands nothing over",
        "close_timer": "cuts by it whom it has hung up on",
        "loop": "waits on it for the farewell to be read",
        "disconnected": "writes nothing after it",
        "queue": "hands a message over at once only if none waits in it",
        "frames": "joins the parts of the message that has come, and empties it",
        "curr_msg_data_type": "hands over at once only what is text",
    },
    {
        "connection_made": ["self", "transport"],
        "handle_connect": ["self", "event"],
        "send_receive_event_to_app": ["self"],
        "handle_text": ["self", "event"],
        "handle_cont": ["self", "event"],
        "handle_ping": ["self"],
        "handle_pong": ["self", "event"],
        "connection_lost": ["self", "exc"],
        "data_received": ["self", "data"],
        "send": ["self", "message"],
        "shutdown": ["self"],
    },
)

ENTRANCE = Inside(
    Entrance,
    H11Protocol,
    {
        "client": "counts by its address",
        "transport": "cuts by it whose request never comes, and asks how much of an answer waits in it",
        "loop": "waits on it for the first request",
        "conn": "sees by its state whether a request has come",
        "cycle": "forgets it with the connection",
    },
    {
        "connection_made": ["self", "transport"],
        "data_received": ["self", "data"],
        "on_response_complete": ["self"],
        "pause_writing": ["self"],
        "resume_writing": ["self"],
        "connection_lost": ["self", "exc"],
        "handle_websocket_upgrade": ["self", "event"],
        "shutdown": ["self"],
    },
)

BUILT = [pytest.param(inside, id=inside.ours.__name__) for inside in (WIRE, ENTRANCE)]


def class_of(kind: type) -> ast.Module:
    return ast.parse(textwrap.dedent(inspect.getsource(kind)))


def of_self(kind: type, context: type[ast.expr_context], itself: str = "self") -> set[str]:
    """Names of the attributes that a class reads from itself, or from what it calls so, or assigns to it."""
    return {
        node.attr
        for node in ast.walk(class_of(kind))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == itself
        and isinstance(node.ctx, context)
    }


def extended(kind: type) -> set[str]:
    """Names of the methods that a class calls as its base has them."""
    return {
        node.attr
        for node in ast.walk(class_of(kind))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Call) and ast.unparse(node.value) == "super()"
    }


@pytest.mark.parametrize("inside", BUILT)
def test_nothing_else_of_uvicorn_is_used(inside: Inside) -> None:
    declared = inside.ours.__dict__.keys() | inspect.get_annotations(inside.ours).keys()
    own = {name for name in declared if name not in inside.methods}
    used = of_self(inside.ours, ast.Load) | of_self(inside.ours, ast.Store)
    assert used - own == {*inside.attributes}
    assert extended(inside.ours) == {*inside.methods}


@pytest.mark.parametrize("inside", BUILT)
def test_uvicorn_still_has(inside: Inside) -> None:
    kept = of_self(inside.theirs, ast.Store)
    for name, use in inside.attributes.items():
        assert name in kept, (
            f"uvicorn {uvicorn.__version__} no longer keeps `{name}` in {inside.theirs.__name__};"
            f" {inside.ours.__name__} {use}"
        )


@pytest.mark.parametrize("inside", BUILT)
def test_uvicorn_still_calls(inside: Inside) -> None:
    calls = of_self(inside.theirs, ast.Load) | set(vars(asyncio.BaseProtocol) | vars(asyncio.Protocol))
    calls |= of_self(uvicorn.Server, ast.Load, "connection")
    for name, parameters in inside.methods.items():
        method = getattr(inside.theirs, name, None)
        assert method is not None, f"uvicorn {uvicorn.__version__} no longer has `{name}`, which is extended"
        assert list(inspect.signature(method).parameters) == parameters
        assert name in calls, f"uvicorn {uvicorn.__version__} no longer calls `{name}`, which is extended"


def test_uvicorn_still_opens_and_closes_a_house() -> None:
    called, kept = of_self(uvicorn.Server, ast.Load), of_self(uvicorn.Server, ast.Store)
    assert called >= {"main_loop", "on_tick", "shutdown", "handle_exit"}
    assert kept >= {"config", "lifespan", "server_state", "servers", "should_exit", "force_exit"}
    assert {*vars(uvicorn.server.ServerState())} >= {"connections", "tasks"}


async def waiting(scope: Scope, receive: Receive, send: Send) -> None:
    """Take a socket in, and wait until it is gone."""
    while (await receive())["type"] != "websocket.disconnect":
        await send({"type": "websocket.accept"})


@contextlib.asynccontextmanager
async def asked_by_a_guest(app: ASGIApp) -> AsyncIterator[tuple[WebSocketWire, ClientProtocol, socket.socket]]:
    """Give a wire, a guest whose handshake it has just read, and the guest's end; wait at the end until it has gone."""
    here, there = socket.socketpair()
    config, state = uvicorn.Config(app, lifespan="off", log_config=None), uvicorn.server.ServerState()
    config.load()
    wire = WebSocketWire(config, state, {}, asyncio.get_running_loop())
    await asyncio.get_running_loop().create_connection(lambda: wire, sock=here)
    guest = ClientProtocol(parse_uri("ws://house/"))
    guest.send_request(guest.connect())
    wire.data_received(b"".join(guest.data_to_send()))
    yield wire, guest, there
    while state.connections or state.tasks:
        await asyncio.sleep(0)
    there.close()


def test_a_house_that_closes_lets_go_of_who_is_about_to_leave() -> None:
    async def close_both() -> None:
        async with asked_by_a_guest(waiting) as (wire, guest, there):
            while not wire.handshake_complete:
                await asyncio.sleep(0)
            guest.receive_data(there.recv(4096))
            guest.send_close()
            wire.data_received(b"".join(guest.data_to_send()))
            assert wire in wire.connections
            wire.shutdown()

    asyncio.run(close_both())


async def refusing(scope: Scope, receive: Receive, send: Send) -> None:
    """Turn a socket away."""
    await WebSocket(scope, receive, send).send_denial_response(PlainTextResponse("Come again.", 503))


def test_who_is_still_being_turned_away_when_a_house_closes_is_no_error(caplog: pytest.LogCaptureFixture) -> None:
    async def close() -> None:
        async with asked_by_a_guest(refusing) as (wire, _, _):
            wire.shutdown()

    asyncio.run(close())
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
