"""People at a table, as tests need them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from tests.server.person import Message, Person


@contextlib.asynccontextmanager
async def people(address: str, *names: str) -> AsyncIterator[list[Person]]:
    """Give connected people; the first has opened a table and the others have joined it."""
    async with contextlib.AsyncExitStack() as stack:
        company = [await stack.enter_async_context(Person(address, name)) for name in names]
        await company[0].open_table()
        for person in company[1:]:
            await person.join(company[0].code)
        yield company


async def catch_up(person: Person, seq: int) -> None:
    """Hear until the table has reached a sequence."""
    while person.seq < seq:
        await person.hear()


async def drain(person: Person, seconds: float = 0.05) -> list[Message]:
    """Take in what comes within a while."""
    heard: list[Message] = []
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                heard.append(await person.hear(patience=None))
    return heard


async def start(company: list[Person], **options: str) -> None:
    """Let the host set options and start, and everybody see it."""
    if options:
        await company[0].ask("configure", options=options)
    answer = await company[0].ask("start")
    assert answer["type"] == "ack", answer
    for person in company:
        await catch_up(person, answer["seq"])


async def step(company: list[Person], choice: int = 0) -> None:
    """Let the first person who may act take a legal action, and everybody see it."""
    actor = next(person for person in company if person.may_act)
    assert actor.situation is not None
    legal = actor.situation["legal"]
    answer = await actor.act(legal[choice % len(legal)])
    assert answer["type"] == "ack", answer
    for person in company:
        await catch_up(person, answer["seq"])


async def finish_round(company: list[Person]) -> None:
    """Play until the round is over, by drawing from the deck and swapping card after card."""
    while company[0].table["stage"] == "playing":
        actor = next(person for person in company if person.may_act)
        assert actor.situation is not None
        legal, picture = actor.situation["legal"], actor.situation["picture"]
        hidden = [
            f"swap-{slot}" for slot, card in zip(SLOTS, picture["displays"][actor.seat], strict=True) if card is None
        ]
        wanted = [action for action in legal if action in hidden] or legal
        answer = await actor.act(wanted[0])
        assert answer["type"] == "ack", answer
        for person in company:
            await catch_up(person, answer["seq"])


SLOTS = ("T1", "T2", "T3", "T4", "B1", "B2", "B3", "B4")
