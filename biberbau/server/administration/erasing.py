"""Takes names of people out of the house: out of its log, of memory, and of copies that are put back later."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from pathlib import Path

import msgspec

from biberbau.server.administration.erased import Erased, note_erased, without_name
from biberbau.server.administration.requests import EraseName, EraseSeats, Problem
from biberbau.server.challenges.erasing import places_in, places_of
from biberbau.server.challenges.events import is_challenge
from biberbau.server.house.house import House
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.erasing import NAMELESS, is_nameless, named_in, names_in, names_of_seats
from biberbau.server.table.events import Entry, NamesErased, encode_entry
from biberbau.server.table.names import LONGEST_NAME, clean_name, free_name
from biberbau.server.table.restoring import restore
from biberbau.server.table.table import TableBroken

People = Sequence[Collection[str]]
"""The names of each of some people."""

TRIES = 5
"""How often somebody may come back to a table in the moment in which nobody shall be there."""


class Erasure(msgspec.Struct, frozen=True):
    """What has been done, or would be."""

    tables: list[str]
    """Codes of the tables and challenges in which the name stood."""
    events: int
    """In how many events."""
    left_off: list[str]
    """Tables that another worker has."""
    dry_run: bool = False
    names: list[str] = []
    """Which names would go; those that are gone are not told any more."""


async def erase(house: House, folder: Path, request: EraseName | EraseSeats) -> Erasure:
    """Erase a name wherever it stands, or those of the people in seats of a table wherever that table is told of.

    A dry run changes nothing.

    LogUnavailable where the log cannot do it, OSError where it cannot be noted.
    """
    if house.warming.progress is not None:
        raise Problem("the rules are still being compiled; ask again in a while")
    await house.deals.follow()
    if isinstance(request, EraseSeats):
        people = await names_at(house, request)
        # The table last: as long as one of these has them, it says who they are when this is said again.
        codes = [*(deal.code for deal in house.deals.by_code.values() if deal.source == request.code), request.code]
    else:
        people, codes = [{name_of(request)}], await house.log.tables()
    people = [{name for name in names if not is_nameless(name)} for names in people]
    if request.dry_run:
        return await looked_for(house, codes, people)
    done: dict[str, int] = {}
    left: list[str] = []
    try:
        for code in codes:
            waits = isinstance(request, EraseSeats) and code == request.code and left
            count = None if waits else await erase_at(house, folder, code, people)
            if count is None:
                left.append(code)
            elif count:
                done[code] = count
    finally:
        house.forget_what_was_read()
        await house.deals.read_names_anew()
    return Erasure(sorted(done), sum(done.values()), left)


async def looked_for(house: House, codes: Sequence[str], people: People) -> Erasure:
    """Return what would be done in logs to names of people."""
    found: dict[str, int] = {}
    for code in codes:
        erased = await asyncio.to_thread(found_in, code, await house.log.read(code), people)
        if erased:
            found[code] = len({one.sequence for one in erased})
    names = sorted(set().union(*people)) if found else []
    return Erasure(sorted(found), sum(found.values()), [], True, names)


def name_of(request: EraseName) -> str:
    """Return the name as tables have it; Problem where nobody could be called so."""
    try:
        name = clean_name(request.name)
    except NotAllowed:
        name = ""
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Problem(f"nobody can be called so: a name has 1 to {LONGEST_NAME} characters that can be read")
    return name


async def names_at(house: House, request: EraseSeats) -> list[set[str]]:
    """Return how each of the people in seats was ever called; Problem where nobody sits there."""
    bodies = await house.reading.bodies(request.code)
    if not bodies:
        raise Problem(f"there is no table {request.code}")
    try:
        people = await asyncio.to_thread(names_of_seats, request.code, bodies, request.seats)
    except TableBroken as error:
        raise Problem(str(error)) from error
    if not people:
        raise Problem(f"no person holds such a seat at table {request.code}")
    return people


async def erase_at(house: House, folder: Path, code: str, people: People) -> int | None:
    """Erase names in one log; return in how many events they stood, or None where another worker has the table.

    Whoever sits there is sent away and comes back at once, to a table that knows them by no name.
    """
    if not await asyncio.to_thread(found_in, code, await house.log.read(code), people):
        return 0
    count = 0

    async def work() -> None:
        nonlocal count
        # Read again: nobody can append any more.
        bodies = await house.log.read(code)
        erased = await asyncio.to_thread(found_in, code, bodies, people)
        await asyncio.to_thread(note_erased, folder, erased)
        await house.reading.forget(code, len(bodies) + 1)
        rewritten: dict[int, bytes] = {}
        for one in erased:
            rewritten[one.sequence] = without_name(rewritten.get(one.sequence, bodies[one.sequence - 1]), one)
        await house.log.rewrite(code, rewritten)
        if not is_challenge(code):
            await tell(house, code)
        count = len(rewritten)

    for _ in range(TRIES):
        room = house.rooms.get(code)
        if room is not None:
            clients = list(room.company.clients)
            await room.close()
            for client in clients:
                client.wire.send_away()
        if await house.alone_with(code, work):
            return count
    return None


def found_in(code: str, bodies: Sequence[bytes], people: People) -> list[Erased]:
    """Return where people stand under one of their names, and how each of them is called there afterwards."""
    places = places_in(bodies[0]) if is_challenge(code) else []
    taken = [place.name for place in places] or names_in(bodies)
    found = []
    for names in people:
        name = free_name(NAMELESS, taken)
        if is_challenge(code):
            held = places_of(places, names)
            erased = [Erased(code, 1, name, held)] if held else []
        else:
            named = ((number, named_in(body)) for number, body in enumerate(bodies, 1))
            erased = [Erased(code, number, name) for number, event in named if event and event.name in names]
        found += erased
        taken += [name] if erased else []
    return found


async def tell(house: House, code: str) -> None:
    """Say at a table that names are gone: whoever comes back reads everything anew."""
    try:
        table = await asyncio.to_thread(restore, code, bodies := await house.reading.bodies(code))
    except TableBroken:
        # It cannot be played on, and nobody reads its names.
        return
    await house.log.append(code, len(bodies), [encode_entry(Entry(NamesErased(), table.state_hash))])
