"""While machines are updated one after the other, files of a page are asked of those that have them.

A page comes from one machine, and what it needs is asked of any: of one, perhaps, that is not updated yet, or has no
page of before.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final

import h11
from starlette.types import ASGIApp, Receive, Scope, Send

from biberbau.server.relay.forwarding import answer_of, names_host
from biberbau.server.relay.ways import Way, Ways
from biberbau.server.socket.limits import AddressBook, household
from biberbau.server.storage.log import LogUnavailable

FILES: Final = "/assets/"
"""Where those files are that are named by their content."""

PATIENCE: Final = 3.0
"""Seconds in which a machine has answered that is there."""


class PagesElsewhere:
    """Asks the other machines for files that are not here; everything else goes to the application."""

    def __init__(self, app: ASGIApp, ways: Ways, has: Callable[[str], bool], book: AddressBook) -> None:
        """`has` says whether a file is here; by `book` nobody sends us looking too often."""
        self.app = app
        self.ways = ways
        self.has = has
        self.book = book

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with what another machine answers, if it has the file."""
        if await self._is_for_others(scope):
            for way in await self._others():
                if await passed_on(way, scope, send):
                    return
        await self.app(scope, receive, send)

    async def _is_for_others(self, scope: Scope) -> bool:
        """Whether a guest wants a file that is not here; what other processes want they ask of each one themselves."""
        if scope["type"] != "http" or not scope["path"].startswith(FILES) or scope["client"] is None:
            return False
        if not names_host(scope):
            return False
        if await asyncio.to_thread(self.has, scope["path"]):
            return False
        return self.book.may_ask(household(scope["client"]))

    async def _others(self) -> list[Way]:
        with contextlib.suppress(LogUnavailable):
            return await self.ways.to_other_pages()
        return []


async def passed_on(way: Way, scope: Scope, send: Send) -> bool:
    """Pass a file on that another machine has; False where it has none, or does not answer."""
    try:
        answer = await answer_of(way, scope, b"", PATIENCE)
    except (OSError, h11.RemoteProtocolError):
        return False
    if answer[0]["status"] >= 400:
        return False
    for message in answer:
        await send(message)
    return True
