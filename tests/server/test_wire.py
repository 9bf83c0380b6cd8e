"""`wire.py` builds on the inside of uvicorn's WebSocket protocol: everything that it uses of it, by name.

An upgrade of uvicorn that changes one of these fails here, before it fails at a table.
"""

from __future__ import annotations

import ast
import inspect
import textwrap

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from biberbau.server.socket.wire import WebSocketWire

ATTRIBUTES = {
    "transport": "writes frames to it, asks how much waits in it, and aborts it",
    "scope": "leaves itself in its state, where the application finds it",
    "response": "sees by its status whether the handshake was accepted",
    "handshake_complete": "writes nothing before it",
    "close_sent": "writes nothing after it, and hands nothing over",
    "disconnected": "writes nothing after it",
    "queue": "hands a message over at once only if none waits in it",
    "frames": "joins the parts of the message that has come, and empties it",
    "curr_msg_data_type": "hands over at once only what is text",
}
"""Attributes of uvicorn's protocol, and what the wire does with them."""

METHODS = {"handle_connect": ["self", "event"], "send_receive_event_to_app": ["self"]}
"""Methods of uvicorn's protocol that the wire extends, with their parameters."""


def class_of(kind: type) -> ast.Module:
    return ast.parse(textwrap.dedent(inspect.getsource(kind)))


def of_self(kind: type, context: type[ast.expr_context]) -> set[str]:
    """Names of the attributes that a class reads from itself, or assigns to itself."""
    return {
        node.attr
        for node in ast.walk(class_of(kind))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
        and isinstance(node.ctx, context)
    }


def extended() -> set[str]:
    """Names of the methods that the wire calls as its base has them."""
    return {
        node.attr
        for node in ast.walk(class_of(WebSocketWire))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Call) and ast.unparse(node.value) == "super()"
    }


def test_nothing_else_of_uvicorn_is_used() -> None:
    own = {name for name in vars(WebSocketWire) if name not in METHODS}
    assert (of_self(WebSocketWire, ast.Load) | of_self(WebSocketWire, ast.Store)) - own == {*ATTRIBUTES}
    assert extended() == {*METHODS}


@pytest.mark.parametrize("name", sorted(ATTRIBUTES))
def test_uvicorn_still_has(name: str) -> None:
    assert name in of_self(WebSocketsSansIOProtocol, ast.Store), (
        f"uvicorn {uvicorn.__version__} no longer keeps `{name}` in WebSocketsSansIOProtocol;"
        f" biberbau/server/socket/wire.py {ATTRIBUTES[name]}"
    )


@pytest.mark.parametrize("name", sorted(METHODS))
def test_uvicorn_still_calls(name: str) -> None:
    method = getattr(WebSocketsSansIOProtocol, name, None)
    assert method is not None, f"uvicorn {uvicorn.__version__} no longer has `{name}`, which wire.py extends"
    assert list(inspect.signature(method).parameters) == METHODS[name]
    calls = [
        node
        for node in ast.walk(class_of(WebSocketsSansIOProtocol))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == f"self.{name}"
    ]
    assert calls, f"uvicorn {uvicorn.__version__} no longer calls `{name}`, which wire.py extends"
