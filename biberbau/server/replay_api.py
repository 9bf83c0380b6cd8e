"""What the page asks for to look back at matches that are over, in JSON.

/api/replays/CODE/NUMBER    a match of a table as a `Replay`, with the eyes that `?eyes=` names (`replay.eyes`)
/api/replays/record/NAME    the same of a record that somebody has pasted
/api/positions/PATH/STEP    the position at a step of either, as text
/api/matches                POST of seats that a page holds: the finished matches in which they were played
/api/replays                POST of a record: answers with the path under which it can now be found
Of a deal that others may still play nothing is shown but to who has finished it: a page shows its seats in a header
(`biberbau.server.api.SEATS_HEADER`).  What cannot be shown is answered with a `NoAnswer` that says why.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.convertors import Convertor, register_url_convertor  # codespell:ignore
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biberbau.core.record import Record
from biberbau.games import game_named
from biberbau.server.api import SEATS_DECODER, address_of_client, body_of, json_response, read_by, seats_shown
from biberbau.server.house.house import House
from biberbau.server.protocol import NoAnswer, OwnMatch, Sentence
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.archive import RECORDS, Archive, Busy, TableMatch
from biberbau.server.replay.eyes import EVERYBODY, Eyes
from biberbau.server.replay.records import LONGEST_RECORD, BadRecord
from biberbau.server.socket.connection import Doorkeeper
from biberbau.server.storage.log import LogUnavailable
from biberbau.server.table.table import TableBroken, TableTooNew
from biberbau.server.table.tokens import token_hash
from biberbau.server.warmup.warming import NotCompiled

logger = logging.getLogger(__name__)

PREPARING: Final = 15.0
"""Seconds for which a page waits at once for the rules of what it brings; it asks again until they are made."""

DIGITS: Final = 9
"""Of the numbers in an address; no match has as many moments, and no table as many matches."""


class Number(Convertor[int]):  # codespell:ignore
    """A whole number in an address; one with more digits, as Python may refuse to read it, is one that nothing has."""

    regex = "[0-9]+"

    def convert(self, value: str) -> int:
        """Return the number."""
        return int(value) if len(value) <= DIGITS else 10**DIGITS

    def to_string(self, value: int) -> str:
        """Return it as it stands in an address."""
        return str(value)


register_url_convertor("number", Number())

Answering = Callable[[Request], Awaitable[Response]]


def replay_routes(house: House, keeper: Doorkeeper, archive: Archive) -> list[BaseRoute]:
    """Return the routes of one house."""
    gate = house.gate

    async def of_table(request: Request) -> Response:
        """Answer with a match of a table; whoever has its address may see it, unless its deal is sealed."""
        address = address_of_client(request)
        if not keeper.book.may_look(address):
            return no_answer(429, "refusal-replay-too-often")
        match = TableMatch(request.path_params["code"].upper(), request.path_params["number"])
        await gate.require(match.path, seats_shown(request))
        try:
            return packed_response(request, await archive.of_table(match, eyes_of(request), address))
        except NotAllowed:
            keeper.book.looked_in_vain(address)
            raise

    async def of_record(request: Request) -> Response:
        name = request.path_params["name"]
        await gate.require(f"{RECORDS}/{name}", seats_shown(request))
        return packed_response(request, await archive.of_record(name, eyes_of(request), address_of_client(request)))

    async def position(request: Request) -> Response:
        """Answer with the position at a moment of a match of a table, as text that the commands read."""
        address = address_of_client(request)
        if not keeper.book.may_look(address):
            return no_answer(429, "refusal-replay-too-often")
        named = request.path_params
        path = f"{named['where']}/{named['which']}"
        await gate.require(path, seats_shown(request))
        try:
            text = await archive.position_at(path, named["step"], address)
        except NotAllowed as problem:
            if problem.sentence.message == "refusal-replay-no-match":
                keeper.book.looked_in_vain(address)
            raise
        return Response(text, media_type="text/plain")

    async def bring(request: Request) -> Response:
        address = address_of_client(request)
        if not keeper.book.may_bring_record(address):
            return no_answer(429, "refusal-replay-too-often")
        try:
            content = await body_of(request, LONGEST_RECORD)
        except HTTPException:
            return no_answer(413, "refusal-replay-too-long", most=LONGEST_RECORD)
        path = await archive.keep_record(content, lambda record: rules_for(record, address), address)
        return json_response({"path": path}, 201)

    async def rules_for(record: Record, address: str) -> None:
        """Come back once a match can be played by its rules; NotAllowed where that is too much, or takes longer."""
        if record.variant:
            await house.varying.let_be(game_named(record.game, record.version), record.variant, keeper.book, address)
        try:
            async with asyncio.timeout(PREPARING):
                await archive.reading.wait([(record.game, record.version, record.variant)])
        except TimeoutError:
            raise NotAllowed("refusal-replay-preparing") from None

    async def own(request: Request) -> Response:
        """Answer with the finished matches of the seats that a page holds; of what it does not hold there are none."""
        wanted = read_by(SEATS_DECODER, await body_of(request))
        address = address_of_client(request)
        found: list[OwnMatch] = []
        # Whoever names a seat twice has its whole table read once.
        for held in dict.fromkeys(wanted):
            if not keeper.book.may_look(address):
                return no_answer(429, "refusal-replay-too-often")
            try:
                glance = await house.glances.glance(held)
            except (NotCompiled, TableTooNew):
                continue
            if glance is None:
                keeper.book.looked_in_vain(address)
                continue
            try:
                matches = await archive.own_matches(held.code, token_hash(held.token), address)
                found += [match for match in matches if await gate.lets(match.path, wanted)]
            except TableBroken as problem:
                logger.error("%s", problem)
        return json_response(found)

    return [
        Route("/api/matches", answering(own, house, keeper), methods=["POST"]),
        Route("/api/replays", answering(bring, house, keeper), methods=["POST"]),
        Route("/api/replays/record/{name}", answering(of_record, house, keeper)),
        Route("/api/replays/{code}/{number:number}", answering(of_table, house, keeper)),
        Route("/api/positions/{where}/{which}/{step:number}", answering(position, house, keeper)),
    ]


def answering(answer: Answering, house: House, keeper: Doorkeeper) -> Answering:
    """Answer with a reason where there is nothing to show of a match."""

    async def answered(request: Request) -> Response:
        if house.warming.progress is not None:
            return no_answer(503, "refusal-replay-warming")
        if not keeper.book.may_ask(address_of_client(request)):
            return no_answer(429, "refusal-replay-too-often")
        try:
            return await answer(request)
        except BadRecord as problem:
            return json_response(NoAnswer(problem.sentence, problem.because), 422)
        except NotAllowed as problem:
            return json_response(NoAnswer(problem.sentence, None), 404)
        except TableBroken as problem:
            logger.error("%s", problem)
            return no_answer(404, problem.refusal)
        except Busy:
            return no_answer(503, "refusal-replay-busy")
        except LogUnavailable:
            return no_answer(503, "refusal-replay-not-now")

    return answered


def eyes_of(request: Request) -> Eyes:
    """Return whose eyes are asked for; NotAllowed where there are none like that."""
    return Eyes.named(request.query_params.get("eyes", EVERYBODY))


def no_answer(status: int, message: str, **arguments: str | int) -> Response:
    """Answer why there is nothing to show."""
    return json_response(NoAnswer(Sentence(message, arguments), None), status)


def packed_response(request: Request, packed: bytes) -> Response:
    """Answer with JSON that is packed already; unpacked for the few who cannot read it so."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", "").lower():
        headers["content-encoding"] = "gzip"
    else:
        packed = gzip.decompress(packed)
    return Response(packed, media_type="application/json", headers=headers)
