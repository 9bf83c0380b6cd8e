"""Challenges, as tests need them."""

from __future__ import annotations

import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any

from tests.server.evening import catch_up
from tests.server.person import Person

Seat = Mapping[str, str]


def seat_of(person: Person) -> dict[str, str]:
    """Return the seat that somebody holds, as pages show it."""
    assert person.token is not None
    return {"code": person.code, "token": person.token}


def answer_to(address: str, path: str, body: object = None, seats: Sequence[Seat] = ()) -> tuple[int, bytes]:
    """Ask the house for something under `/api/`, showing seats; return status and answer."""
    shown = " ".join(f"{seat['code']}.{seat['token']}" for seat in seats)
    data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}api/{path}", data, {"biberbau-seats": shown} if shown else {})
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as problem:
        with problem:
            return problem.code, problem.read()


def told(address: str, path: str, body: object = None, seats: Sequence[Seat] = ()) -> Any:
    """Ask for something that is there."""
    status, answer = answer_to(address, path, body, seats)
    assert status in (200, 201), answer
    return json.loads(answer)


def why_not(address: str, path: str, body: object = None, seats: Sequence[Seat] = ()) -> str:
    """Ask for something that is refused, and return why."""
    status, answer = answer_to(address, path, body, seats)
    assert status not in (200, 201), answer
    return str(json.loads(answer)["reason"]["message"])


async def alone_with_bots(person: Person, bots: int = 1, bot: str = "uniform") -> None:
    """Open a table of one round, and let it be dealt."""
    await person.open_table()
    for _ in range(bots):
        await person.ask("seat_bot", bot=bot)
    await person.ask("configure", options={"rounds": "1"})
    await catch_up(person, (await person.ask("start"))["seq"])


async def play_out(person: Person, legal: int = 0) -> None:
    """Take the first legal action until the match is over, or the one with another number."""
    while person.table["stage"] == "playing":
        if not person.may_act or person.situation is None:
            await person.hear()
        elif (answer := await person.act(person.situation["legal"][legal]))["type"] == "ack":
            await catch_up(person, answer["seq"])
    assert person.table["stage"] == "match_over"


async def play_together(company: Sequence[Person]) -> None:
    """Take first legal actions, with bots at the table, until the match is over for everybody."""
    while company[0].table["stage"] == "playing":
        actor = next((person for person in company if person.may_act), None)
        await (company[0].hear() if actor is None else actor.act())
        for person in company:
            await catch_up(person, max(other.seq for other in company))


async def accept(person: Person, code: str, seats: Sequence[Seat] = (), **further: object) -> None:
    """Accept a challenge and take in its first picture."""
    seated = await person.ask("accept", challenge=code, name=person.name, seats=list(seats), **further)
    assert seated["type"] == "seated", seated
    await person.hear_until(lambda message: message["type"] == "snapshot")


def share(address: str, person: Person, number: int = 1, club: bool = False) -> str:
    """Make a challenge of a match of somebody's table; return its code."""
    wanted = {"code": person.code, "number": number, "seat": seat_of(person), "club": club}
    code: str = told(address, "challenges", wanted)["code"]
    return code


def lay(address: str, people: int = 2, bots: Sequence[str] = (), **further: object) -> dict[str, str]:
    """Lay cards of Biber Gang ready for several tables; return the challenge's code and its maker's token."""
    wanted = {"id": secrets.token_hex(16), "game": "biber-gang", "people": people, "bots": list(bots), **further}
    ready: dict[str, str] = told(address, "challenges/laid", wanted)
    return ready
