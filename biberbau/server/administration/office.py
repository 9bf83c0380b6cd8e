"""Does what whoever keeps the house asks for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec

from biberbau.server.administration import requests
from biberbau.server.administration.announcing import Board, Notice
from biberbau.server.administration.bans import Ban, Bans, address_named
from biberbau.server.administration.erased import ErasedDamaged
from biberbau.server.administration.erasing import erase
from biberbau.server.administration.purging import purge
from biberbau.server.administration.requests import (
    Announce,
    AnyRequest,
    CloseTable,
    Drain,
    Draining,
    EraseName,
    EraseSeats,
    Forget,
    ListBans,
    ListTables,
    OpenTable,
    Problem,
    Purge,
    ReadBoard,
    ReadDrain,
    ShowTable,
    Unban,
    Undrain,
    Withdraw,
)
from biberbau.server.administration.tables import TableLine, TableList, line_of, sheet_of
from biberbau.server.house.house import House, UnknownTable
from biberbau.server.house.room import Room
from biberbau.server.play.items import Shut
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.connection import POLICY_VIOLATION, Doorkeeper
from biberbau.server.storage.log import LogUnavailable
from biberbau.server.table.table import Table, TableBroken
from biberbau.server.warmup.warming import NotCompiled

Seen = TypeVar("Seen")


class BanList(msgspec.Struct, frozen=True):
    """Who is not let in."""

    bans: list[Ban]


class Office:
    """One house's."""

    def __init__(self, house: House, keeper: Doorkeeper, bans: Bans, board: Board) -> None:
        self.house = house
        self.keeper = keeper
        self.bans = bans
        self.board = board
        self.changing = asyncio.Lock()
        """Held while names or tables are taken out of the house: what was erased is noted in one file."""

    async def answer(self, request: AnyRequest) -> msgspec.Struct:
        """Return the result of a request; Problem says why there is none."""
        try:
            match request:
                case ListTables():
                    return await self._list(request.asleep)
                case ShowTable():
                    return await self._look(request.code, sheet_of)
                case CloseTable() | OpenTable():
                    return await self._shut(request.code, isinstance(request, CloseTable))
                case requests.Ban():
                    self.bans.add(address_named(request.address), request.hours)
                    self._cut(address_named(request.address))
                case Unban():
                    self.bans.lift(address_named(request.address))
                case ListBans():
                    pass
                case Announce() | Withdraw() | ReadBoard():
                    return self._announce(request)
                case Drain() | Undrain():
                    self.house.drain(isinstance(request, Drain))
                    return self._draining()
                case ReadDrain():
                    return self._draining()
                case Purge():
                    async with self.changing:
                        return await purge(self.house, request.days, request.dry_run)
                case EraseName() | EraseSeats():
                    async with self.changing:
                        return await erase(self.house, self.bans.path.parent, request)
                case Forget():
                    self.house.forget_what_was_read()
                    await self.house.deals.read_names_anew()
            return BanList(self.bans.listed())
        except ErasedDamaged as error:
            raise Problem(str(error)) from error
        except LogUnavailable as error:
            raise Problem(f"the log cannot do that: {error}") from error
        except OSError as error:
            raise Problem(f"cannot write into {self.bans.path.parent}: {error.strerror or error}") from error

    def _announce(self, request: Announce | Withdraw | ReadBoard) -> Notice:
        """Say something on every page that has a socket, now; the others ask for it now and then."""
        if not isinstance(request, ReadBoard):
            text, minutes = (request.text, request.minutes) if isinstance(request, Announce) else (None, None)
            self.board.put(text, minutes)
            self.keeper.tell_all(self.board.message())
        return self.board.standing()

    def _draining(self) -> Draining:
        return Draining(self.house.draining, self.house.matches)

    def _cut(self, address: str) -> None:
        """End the connections of an address."""
        for connection in list(self.keeper.open):
            if connection.client.address == address:
                connection.wire.hang_up(POLICY_VIOLATION)

    async def _shut(self, code: str, on: bool) -> TableLine:
        """Close a table or open it again; everybody there is told why it stands."""
        try:
            room = await self.house.room_of(code)
        except UnknownTable:
            raise Problem(f"there is no table {code}") from None
        except NotAllowed:
            raise Problem("as many tables are awake as this house may have; ask again in a while") from None
        except TableBroken as error:
            raise Problem(str(error)) from error
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        room.post(None, Shut(on, done))
        await asyncio.wait([done, room.task], return_when=asyncio.FIRST_COMPLETED)
        if not done.done():
            raise Problem(f"table {code} has just left memory, so nothing has changed; say it again")
        return line_of(room.table, room)

    async def _list(self, most: int) -> TableList:
        awake = list(self.house.rooms)
        asleep = [code for code in reversed(await self.house.log.tables()) if code not in awake]
        lines = []
        for code in [*awake, *asleep[:most]]:
            try:
                lines.append(await self._look(code, line_of))
            except Problem as problem:
                lines.append(TableLine(code, awake=False, problem=str(problem)))
        return TableList(lines, len(asleep[most:]))

    async def _look(self, code: str, look: Callable[[Table, Room | None], Seen]) -> Seen:
        """Return what is seen of a table; one that sleeps is folded from the log, and not woken."""
        seen = await self.house.glances.of_awake(code, lambda table: look(table, self.house.rooms.get(code)))
        if seen is not None:
            return seen
        if not await self.house.log.read(code):
            raise Problem(f"there is no table {code}")
        if self.house.warming.progress is not None:
            raise Problem(f"table {code} sleeps, and the rules are still being compiled; ask again in a while")
        try:
            table = await self.house.reading.table(code, self.house.warming.rules_at_hand)
        except TableBroken as error:
            raise Problem(str(error)) from error
        except NotCompiled:
            raise Problem(f"table {code} sleeps, and its rules are compiled only when somebody comes there") from None
        if table is None:
            raise Problem(f"there is no table {code}")
        return look(table, None)
