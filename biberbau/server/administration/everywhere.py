"""Asks all processes of a house what somebody asks of the house."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from biberbau.server.administration import requests
from biberbau.server.administration.erasing import Erasure
from biberbau.server.administration.requests import (
    ANSWER_LIMIT,
    MOST_LISTED,
    Announce,
    Answer,
    AnyRequest,
    Drain,
    Draining,
    EraseName,
    EraseSeats,
    Forget,
    ListTables,
    Problem,
    Purge,
    ReadBoard,
    ReadDrain,
    ShowTable,
    TakesLong,
    Unban,
    Undrain,
    Withdraw,
)
from biberbau.server.administration.tables import TableList
from biberbau.server.relay.ways import Way, Ways
from biberbau.server.storage.log import LogUnavailable

PATIENCE = 30.0
"""Seconds that one process may take to answer; while it does what takes as long as there are tables, it is asked so
often whether it still answers at all."""

ROUNDS = 2
"""So often everybody is asked to erase: who has a table waits for the deals that were shared from it."""

Result = dict[str, Any]


class Everywhere:
    """Their offices as one."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        self.turn = asyncio.Lock()
        """One thing after the other: all offices write the same into the same files."""
        self.long = asyncio.Lock()
        """The same for what takes long and writes other files, so that nobody waits with a ban for it."""

    async def answer(self, request: AnyRequest) -> object:
        """Return the result of a request; Problem says why there is none."""
        async with self.long if isinstance(request, TakesLong) else self.turn:
            match request:
                case ListTables():
                    return await self._list(request.asleep)
                case ShowTable():
                    # Awake it is at one of them, and for the others it sleeps.
                    sheets, problems = await self._each(request)
                    awake = [sheet for sheet in sheets if sheet["table"]["awake"]]
                    if problems and not awake:
                        raise problems[0]
                    return (awake or sheets)[0]
                case requests.Ban() | Unban() | Announce() | Withdraw():
                    return (await self._all(request))[-1]
                case Drain() | Undrain() | ReadDrain():
                    parts = [msgspec.convert(part, Draining) for part in await self._all(request)]
                    return Draining(all(part.draining for part in parts), sum(part.matches for part in parts))
                case Purge(dry_run=False) | EraseName(dry_run=False) | EraseSeats(dry_run=False):
                    try:
                        return await self._one(request) if isinstance(request, Purge) else await self._erase(request)
                    finally:
                        await self._all(Forget())
            return await self._one(request)

    async def _erase(self, request: EraseName | EraseSeats) -> Erasure:
        """Let each erase what no other has; what is left is left by the last."""
        parts: list[Erasure] = []
        for _ in range(ROUNDS):
            parts += [msgspec.convert(part, Erasure) for part in await self._all(request)]
            tables = {code for part in parts for code in part.tables}
            left = [code for code in parts[-1].left_off if code not in tables]
            if not left:
                break
        return Erasure(sorted(tables), sum(part.events for part in parts), left)

    async def _list(self, most: int) -> TableList:
        answers, problems = await self._each(ListTables(0))
        if not answers:
            raise problems[0]
        # Whoever does not answer hides none of the tables: those there are listed as if they slept.
        awake = [msgspec.convert(part, TableList) for part in answers]
        tables = {line.code: line for part in awake for line in part.tables}
        # To each office those sleep that are awake at others.
        several = ListTables(min(MOST_LISTED, most + len(tables)))
        part = msgspec.convert(await self._one(several), TableList)
        asleep = [line for line in part.tables if line.code not in tables]
        known = len(part.tables) + part.left_off
        listed = [*tables.values(), *asleep[:most]]
        return TableList(listed, max(0, known - len(listed)))

    async def _one(self, request: AnyRequest) -> Result:
        """Return the answer of the first office that has one: to a table that is awake its own."""
        problems = []
        for office in await self._offices():
            try:
                return await asked(office, request)
            except Problem as problem:
                problems.append(problem)
        raise problems[0]

    async def _all(self, request: AnyRequest) -> list[Result]:
        """Return all answers; Problem where anybody has none, for then it is not so everywhere."""
        answers, problems = await self._each(request)
        if problems and answers:
            raise Problem(f"not every worker of the house has done that, so say it again: {problems[0]}")
        if problems:
            raise problems[0]
        return answers

    async def _each(self, request: AnyRequest) -> tuple[list[Result], list[Problem]]:
        """Return the answers of all offices, and why there are none of others."""
        answers: list[Result] = []
        problems: list[Problem] = []
        for office in await self._offices():
            try:
                answers.append(await asked(office, request))
            except Problem as problem:
                problems.append(problem)
        return answers, problems

    async def _offices(self) -> list[Way]:
        try:
            return await self.ways.to_offices()
        except LogUnavailable as error:
            raise Problem(str(error)) from None


async def asked(office: Way, request: AnyRequest) -> Result:
    """Return what one office answers; Problem says why there is no answer."""
    if not isinstance(request, TakesLong):
        return await answered(office, request, PATIENCE)
    # One that has been stopped is given nothing that it would do when nobody waits any more.
    await answered(office, ReadBoard(), PATIENCE)
    working = asyncio.create_task(answered(office, request, None))
    try:
        while not (await asyncio.wait([working], timeout=PATIENCE))[0]:
            await answered(office, ReadBoard(), PATIENCE)
        return working.result()
    finally:
        working.cancel()
        await asyncio.wait([working])


async def answered(office: Way, request: AnyRequest, patience: float | None) -> Result:
    """Return what one office answers, within so many seconds where they are named; Problem as `asked`."""
    try:
        async with asyncio.timeout(patience):
            reader, writer = await office.streams(ANSWER_LIMIT)
            try:
                writer.write(msgspec.json.encode(request) + b"\n")
                answer = msgspec.json.decode(await reader.read(-1), type=Answer)
            finally:
                writer.close()
    except TimeoutError:
        raise Problem(f"a worker of the house has not answered for {PATIENCE:g} seconds") from None
    except (OSError, msgspec.MsgspecError):
        raise Problem("a worker of the house has just ended; ask again in a while") from None
    if answer.problem is not None:
        raise Problem(answer.problem)
    result: Result = answer.result
    return result
