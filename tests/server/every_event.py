"""Evenings at which everything happens that can stand in a log, besides whole matches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from tests.server.challenges import accept, lay, share, told
from tests.server.evening import catch_up
from tests.server.person import Person

Close = Callable[[str, bool], None]
"""Closes a table of the house, or opens it again."""


async def done(person: Person, kind: str, **fields: Any) -> None:
    """Ask for something that becomes an event, and hear it."""
    answer = await person.ask(kind, **fields)
    assert answer["type"] == "ack", answer
    await catch_up(person, answer["seq"])


async def play_on(company: list[Person]) -> None:
    """Let somebody act, or a round be dealt."""
    actor = next((person for person in company if person.may_act), None)
    if actor is not None:
        await actor.act()
    elif company[0].table["stage"] == "round_over":
        for person in company:
            await person.ask("ready")
        while company[0].table["stage"] == "round_over":
            await company[0].hear()
    else:
        await company[0].hear()
    for person in company:
        await catch_up(person, max(other.seq for other in company))


async def around_the_game(address: str, close: Close) -> str:
    """Spend an evening at a table where much happens around the game; return its code."""
    async with Person(address, "Anna") as anna, Person(address, "Ben") as ben, Person(address, "Cleo") as cleo:
        await anna.open_table()
        for person in (ben, cleo):
            await person.join(anna.code)
        await done(anna, "lock", on=True)
        await done(anna, "put_out", seat=2)
        await done(anna, "seat_bot", bot="careful")
        await done(anna, "remove_seat", seat=2)
        await done(anna, "arrange", settings={"pace": "brisk"})
        await done(ben, "rename", name="Benno")
        await done(ben, "dress", hat="cap", colour="moss")
        await done(anna, "configure", options={"rounds": "2"})
        await done(anna, "vary", constants={"beavers": [9]})
        await done(anna, "vary", constants={})
        await done(anna, "start")
        await done(ben, "pause", on=True)
        await done(ben, "pause", on=False)
        await asyncio.to_thread(close, anna.code, True)
        await asyncio.to_thread(close, anna.code, False)
        await done(ben, "leave")
        await done(ben, "come_back")
        while anna.table["stage"] != "match_over":
            await play_on([anna, ben])
        await done(anna, "end_evening")
        await done(anna, "change_game", game="daumen-drauf")
        await done(anna, "seat_bot", bot="careful")
        await done(anna, "configure", options={"parry": "any_time"})
        await done(anna, "start")
        await catch_up(ben, anna.seq)
        while ben.phase != "window":
            assert ben.table["stage"] == "playing"
            await play_on([anna, ben])
        # Nobody steps in, so the question closes by itself.
        while ben.phase == "window":
            await ben.hear()
        await catch_up(anna, ben.seq)
        await anna.hang_up()
        await ben.hear_until(lambda message: message["type"] == "event" and ben.table["host"] == 1)
        await done(ben, "end_match")
        return anna.code


async def taught(address: str) -> str:
    """Begin to learn a game; return the table's code."""
    async with Person(address, "Anna") as anna:
        await anna.ask("learn", game="biber-gang", name="Anna")
        guided = await anna.hear_until(lambda message: message["type"] == "guided")
        assert guided["guide"]["waits_for"] == "reader"
        await done(anna, "understood", step=guided["guide"]["step"])
        await done(anna, "end_match")
        return anna.code


async def gone_on_from(address: str, code: str) -> list[str]:
    """Go on from a match that is over, play its deal again, and lay cards ready; return all codes."""
    async with Person(address, "Fay") as fay, Person(address, "Gus") as gus:
        seated = await fay.ask(
            "play_on", match=f"{code}/1", step=4, name="Fay", seat=0, bot="careful", cards="dealt_anew", known_to=0
        )
        assert seated["type"] == "seated", seated
        await done(fay, "end_match")
        async with Person(address, "Hal") as source:
            await source.open_table()
            await done(source, "seat_bot", bot="careful")
            await done(source, "configure", options={"rounds": "1"})
            await done(source, "start")
            while source.table["stage"] != "match_over":
                await (source.act() if source.may_act else source.hear())
            challenge = await asyncio.to_thread(share, address, source)
            await accept(gus, challenge)
            await done(gus, "end_match")
            seat = {"code": source.code, "token": source.token}
            await asyncio.to_thread(told, address, f"challenges/{challenge}/end", seat)
        ready = await asyncio.to_thread(lay, address)
        return [fay.code, source.code, gus.code, challenge, ready["code"]]
