"""The asking end of the socket in a data folder."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from typing import Any

import msgspec

from biberbau.server.administration.requests import ANSWER_LIMIT, SOCKET_FILE, Answer, AnyRequest, Problem, TakesLong

PATIENCE = 60.0
"""Seconds that a house may take to answer, except for what takes as long as there are tables."""

PIECE = 1 << 16


def ask(folder: Path, request: AnyRequest) -> dict[str, Any]:
    """Return what the house of a folder answers; Problem says why there is no answer."""
    if sys.platform == "win32":
        raise Problem("this system has no sockets in folders, so a running house cannot be administered")
    try:
        said = msgspec.json.encode(request) + b"\n"
    except UnicodeEncodeError:
        raise Problem("what is typed there is no text: it has bytes that are no characters") from None
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(None if isinstance(request, TakesLong) else PATIENCE)
        try:
            line.connect(str(folder / SOCKET_FILE))
        except (FileNotFoundError, NotADirectoryError, ConnectionRefusedError):
            raise Problem(f"no house runs on the folder {folder}") from None
        except OSError as error:
            # A path that is too long has no number of its own.
            raise Problem(f"cannot use {folder / SOCKET_FILE}: {error.strerror or error}") from None
        try:
            line.sendall(said)
            answer = msgspec.json.decode(received(line), type=Answer)
        except TimeoutError:
            raise Problem(f"the house of {folder} has not answered for {PATIENCE:g} seconds") from None
        except (OSError, msgspec.MsgspecError) as error:
            raise Problem(f"the house of {folder} has not answered: {error}") from None
    if answer.problem is not None or answer.result is None:
        raise Problem(answer.problem or "the house has answered nothing")
    result: dict[str, Any] = answer.result
    return result


def received(line: socket.socket) -> bytes:
    """Return all that comes until the other end closes; OSError when it is too much."""
    content = b""
    while piece := line.recv(PIECE):
        content += piece
        if len(content) > ANSWER_LIMIT:
            raise OSError("the answer is too long")
    return content
