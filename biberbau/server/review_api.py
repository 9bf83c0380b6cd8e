"""What the page asks for to learn from matches that are over, in JSON.

/api/reviews/CODE/NUMBER/SEAT       a `ReviewPart`: what the decisions of a seat were worth, those from `?first=` on
/api/reviews/CODE/NUMBER/luck       a `LuckPart`: how much was luck, and how much was play
/api/reviews/CODE/NUMBER/SEAT/tries             `Tries`: where most was lost in a review that is done, to be solved
/api/reviews/CODE/NUMBER/SEAT/tries/STEP        the `TryAnswer` of one of these positions
/api/reviews/record/NAME/…          the same of a record that somebody has pasted
/api/reviews                        POST of `PlayedMatch`es: the `Losses` of each, or null where no review is done
Whoever may look back at a match may see its reviews, and only then.  Who asks sets the work going, and asks again as
long as the answer is not `complete`.  What cannot be told is answered with a `NoAnswer` that says why.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biberbau.core.reasons import NotationError
from biberbau.core.record import Record, parse_record
from biberbau.server.api import address_of_client, body_of, json_response, read_by, seats_shown
from biberbau.server.house.house import House
from biberbau.server.protocol import Losses, PlayedMatch
from biberbau.server.refusals import NotAllowed
from biberbau.server.replay.archive import RECORDS, Archive, TableMatch
from biberbau.server.replay_api import answering, no_answer, packed_response
from biberbau.server.review.losses import losses_in
from biberbau.server.review.tasks import Task
from biberbau.server.review.tries import answer_in, tries_in
from biberbau.server.socket.connection import Doorkeeper

LUCK = "luck"

MATCHES_AT_ONCE: Final = 24
"""Of so many matches a page asks in one request what was lost."""

LONGEST_LIST: Final = 256 << 10
"""Bytes of such a request; a record has some 2,000, and never more than 65,536."""

PLAYED_DECODER = msgspec.json.Decoder(Annotated[list[PlayedMatch], msgspec.Meta(max_length=MATCHES_AT_ONCE)])


def review_routes(house: House, keeper: Doorkeeper, archive: Archive) -> list[BaseRoute]:
    """Return the routes of one house."""

    async def record_at(request: Request) -> Record:
        """Return the record of the match that an address names; NotAllowed where it may not be looked back at."""
        if "name" in request.path_params:
            await house.gate.require(f"{RECORDS}/{request.path_params['name']}", seats_shown(request))
            return archive.record_named(request.path_params["name"])
        address = address_of_client(request)
        match = TableMatch(request.path_params["code"].upper(), request.path_params["number"])
        await house.gate.require(match.path, seats_shown(request))
        try:
            return parse_record(await archive.record_of_table(match, address))
        except NotAllowed:
            keeper.book.looked_in_vain(address)
            raise

    async def review(request: Request) -> Response:
        """Answer with what has been found."""
        address = address_of_client(request)
        if not keeper.book.may_look(address):
            return no_answer(429, "refusal-replay-too-often")
        record = await record_at(request)
        task = Task(str(record), seat_of(request, record))
        return packed_response(request, await house.reviews.look(task, first_of(request), address))

    async def tries(request: Request) -> Response:
        """Answer with positions, or with what the actions of one were worth."""
        if not keeper.book.may_look(address_of_client(request)):
            return no_answer(429, "refusal-replay-too-often")
        record = await record_at(request)
        found = await house.reviews.done(Task(str(record), seat_of(request, record)))
        if "step" in request.path_params:
            return json_response(await asyncio.to_thread(answer_in, found, request.path_params["step"]))
        return json_response(await asyncio.to_thread(tries_in, record, found))

    async def lost(played: PlayedMatch, request: Request) -> Losses | None:
        """Return what was lost in a match; None where no review of it is done, or may be told."""
        try:
            record = await asyncio.to_thread(parse_record, played.record)
            if not await house.gate.lets_record(record, seats_shown(request)):
                return None
            found = await house.reviews.done(Task(str(record), played.seat))
        except (NotationError, NotAllowed):
            return None
        return await asyncio.to_thread(losses_in, found)

    async def losses(request: Request) -> Response:
        """Answer with what was lost in matches whose records the page has, as far as they were reviewed."""
        wanted = read_by(PLAYED_DECODER, await body_of(request, LONGEST_LIST))
        return json_response([await lost(played, request) for played in wanted])

    of_seat = [
        Route(f"/api/reviews/{match}/{{what}}{further}", answering(answer, house, keeper))
        for match in ("record/{name}", "{code}/{number:number}")
        for further, answer in (("", review), ("/tries", tries), ("/tries/{step:number}", tries))
    ]
    return [*of_seat, Route("/api/reviews", answering(losses, house, keeper), methods=["POST"])]


def seat_of(request: Request, record: Record) -> int | None:
    """Return whose decisions are asked for; None for luck, NotAllowed where there is no such seat."""
    what: str = request.path_params["what"]
    if what == LUCK:
        return None
    if not what.isascii() or not what.isdigit() or len(what) > 2 or int(what) >= record.seats:
        raise NotAllowed("refusal-replay-no-eyes", eyes=what[:20])
    return int(what)


def first_of(request: Request) -> int:
    """Return the number of the first decision that the page does not have."""
    first = request.query_params.get("first", "0")
    return int(first) if first.isascii() and first.isdigit() and len(first) < 6 else 0
