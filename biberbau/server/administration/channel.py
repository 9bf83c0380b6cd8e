"""The house's end of the socket in its data folder."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import msgspec

from biberbau.server.administration.requests import REQUEST_LIMIT, Answer, AnyRequest, Problem
from biberbau.server.storage.folder import own_socket

logger = logging.getLogger(__name__)

PATIENCE = 5.0
"""Seconds in which a request has to be here, and its answer to be taken."""

TOO_LONG = f"that is too long: a request has at most {REQUEST_LIMIT} bytes"

DECODER: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)

Give = Callable[[AnyRequest], Awaitable[object]]
"""Answers a request; Problem says why it cannot be."""


@contextlib.asynccontextmanager
async def listening_at(path: Path, give: Give) -> AsyncIterator[None]:
    """Answer requests during the block.  A house that cannot listen there runs all the same, and says so."""
    try:
        listener = own_socket(path)
    except OSError as error:
        logger.warning("biberbau admin does not reach this house: %s: %s", path, error.strerror or error)
        yield
        return
    if sys.platform == "win32":
        return
    server = await asyncio.start_unix_server(
        lambda reader, writer: attend(reader, writer, give), sock=listener, limit=REQUEST_LIMIT
    )
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


def answering(give: Give) -> asyncio.StreamReaderProtocol:
    """Return what answers one request over a connection that is there already."""
    reader = asyncio.StreamReader(REQUEST_LIMIT)
    return asyncio.StreamReaderProtocol(reader, lambda reader, writer: attend(reader, writer, give))


async def attend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, give: Give) -> None:
    """Answer one request; whoever asks nothing in time is cut off."""
    try:
        async with asyncio.timeout(PATIENCE):
            line = await request_of(reader)
        answer = Answer(problem=TOO_LONG) if line is None else await answer_to(line, give)
        writer.write(msgspec.json.encode(answer))
        async with asyncio.timeout(PATIENCE):
            await writer.drain()
    except (TimeoutError, OSError):
        pass
    finally:
        writer.close()


async def request_of(reader: asyncio.StreamReader) -> bytes | None:
    """Return the line that comes; None where it is too long."""
    try:
        return await reader.readline()
    except ValueError:
        return None


async def answer_to(line: bytes, give: Give) -> Answer:
    """Return the answer to a request as it came."""
    try:
        return Answer(await give(DECODER.decode(line)))
    except msgspec.MsgspecError as error:
        return Answer(problem=f"this house does not understand the request: {error}")
    except Problem as problem:
        return Answer(problem=str(problem))
    except Exception:
        logger.exception("a request of biberbau admin failed")
        return Answer(problem="the house could not do it; its log says why")
