"""People at a table say something, make faces, nudge one another and dress: to everybody, and never a tell."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from biberbau.server.protocol import Ack, Act, Dress, Nudge, Ready, Said, Say, encode
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.client import Client
from biberbau.server.table.restoring import restore
from biberbau.server.telling.talk import Talk
from tests.server import twins
from tests.server.parlour import ANNA, parlour
from tests.server.race import Race, race, steady
from tests.server.twins import SEATS, Leak, World, compare, houses, new_table, world
from tests.server.virtual_time import run

NEAR = steady(0.02)
WATCHER = SEATS


def heard(place: World, seat: int, *kinds: str) -> list[dict[str, Any]]:
    """What somebody was told, of these kinds."""
    messages = [msgspec.json.decode(frame) for frame in place.heard(seat)]
    return [message for message in messages if message["type"] in kinds]


def answer(place: World, seat: int, key: str) -> str:
    """How a message was answered: `ack`, or why it was refused."""
    messages = heard(place, seat, "ack", "refused")
    found = next(message for message in reversed(messages) if message["id"] == key)
    return "ack" if found["type"] == "ack" else str(found["reason"]["message"])


async def tell(table: Race, key: str, message: Say | Nudge) -> str:
    """Let the first racer say something; return how it was answered."""
    racer = table.racers[0]
    table.room.post(racer.client, message)
    await table.pass_time(0.1)
    found = racer.answers[key]
    return "ack" if found["type"] == "ack" else str(found["reason"]["message"])


def test_everybody_hears_what_somebody_says_and_nothing_of_it_is_kept() -> None:
    async def main() -> None:
        async with houses() as standing, world(standing, "biber-gang", 1, 0, 0, {}, twin=False) as place:
            sequence = place.room.table.sequence
            await place.ask(1, Say("hello", "hello"))
            await place.ask(1, Say("face", "laugh"))
            await place.ask(1, Say("hello", "hello"))
            for seat in range(SEATS + 1):
                assert heard(place, seat, "said") == [
                    {"type": "said", "seat": 1, "words": "hello"},
                    {"type": "said", "seat": 1, "words": "laugh"},
                ]
            assert answer(place, 1, "hello") == "ack"
            assert place.room.table.sequence == sequence
            assert len(await standing.logs[0].read(place.room.table.code)) == sequence
            await place.ask(WATCHER, Say("mine", "hello"))
            assert answer(place, WATCHER, "mine") == "refusal-not-seated"

    asyncio.run(main())


def test_everybody_sees_how_somebody_dresses_and_it_stays_with_the_table() -> None:
    async def main() -> None:
        async with houses() as standing, world(standing, "biber-gang", 1, 0, 0, {}, twin=False) as place:
            await place.ask(1, Dress("straw", "straw", "sky"))
            await place.ask(1, Dress("straw", "straw", "sky"))
            for seat in range(SEATS + 1):
                told = heard(place, seat, "event")
                assert [one["sentences"] for one in told] == [[]]
                seats = told[0]["table"]["seats"]
                assert [(one.get("hat"), one.get("colour")) for one in seats] == [
                    (None, None),
                    ("straw", "sky"),
                    (None, None),
                ]
            code = place.room.table.code
            again = restore(code, await standing.logs[0].read(code))
            assert [seat.look for seat in again.seats] == [(None, None), ("straw", "sky"), (None, None)]
            await place.ask(WATCHER, Dress("mine", "cap", "moss"))
            assert answer(place, WATCHER, "mine") == "refusal-not-seated"

    asyncio.run(main())


def test_who_says_much_takes_a_breath() -> None:
    async def main() -> None:
        async with race([NEAR, NEAR]) as table:
            answers = [await tell(table, f"s{number}", Say(f"s{number}", "wink")) for number in range(6)]
            assert answers == ["ack"] * 4 + ["refusal-said-much"] * 2
            assert len(table.racers[1].heard("said")) == 4
            await table.pass_time(2.5)
            assert await tell(table, "again", Say("again", "wink")) == "ack"
            assert await tell(table, "more", Say("more", "wink")) == "refusal-said-much"

    run(main)


def test_a_nudge_goes_to_whom_the_table_waits_for_and_not_too_often() -> None:
    async def main() -> None:
        async with houses() as standing, world(standing, "biber-gang", 1, 0, 0, {}, twin=False) as place:
            table = place.room.table
            assert set(table.actors) == {0, 1, 2}, "everybody turns up two cards at once"
            for key, seat in (("own", 0), ("none", 7), ("first", 1)):
                await place.ask(0, Nudge(key, seat))
            assert [answer(place, 0, key) for key in ("own", "none", "first")] == [
                "refusal-not-awaited",
                "refusal-no-such-seat",
                "ack",
            ]
            assert heard(place, WATCHER, "nudged") == [{"type": "nudged", "by": 0, "seat": 1}]
            match = table.match
            assert match is not None
            await place.ask(1, Act("open", table.game.format_action(match.legal(1)[0]), table.sequence))
            while 1 in table.actors:
                await place.ask(
                    1, Act(f"o{table.sequence}", table.game.format_action(match.legal(1)[0]), table.sequence)
                )
            await place.ask(2, Nudge("late", 1))
            assert answer(place, 2, "late") == "refusal-not-awaited"

    asyncio.run(main())


def test_in_real_time_the_one_whose_turn_it_is_can_be_nudged() -> None:
    async def main() -> None:
        async with race([NEAR, NEAR], options={"turn_seconds": "0"}) as table:
            turn = table.match.obliged()[0]
            if turn == 0:
                table.racers[0].act("draw")
                await table.pass_time(0.2)
                action = next(
                    text
                    for text in map(table.room.table.game.format_action, table.match.legal(0))
                    if text.startswith("discard")
                )
                table.racers[0].act(action)
                await table.pass_time(0.2)
            assert table.match.obliged() == (1,)
            assert await tell(table, "first", Nudge("first", 1)) == "ack"
            assert await tell(table, "second", Nudge("second", 1)) == "refusal-nudged"
            await table.pass_time(15.0)
            assert await tell(table, "third", Nudge("third", 1)) == "ack"

    run(main)


def test_between_rounds_those_are_waited_for_who_still_read() -> None:
    game = "daumen-drauf"
    steps = next(
        steps for steps in range(400) if new_table(game, "T", random.Random(1), steps, {})[0].stage == "round_over"
    )

    async def main() -> None:
        async with houses() as standing, world(standing, game, 1, steps, 0, {}, twin=False) as place:
            await place.ask(1, Ready("read"))
            await place.ask(0, Nudge("ready", 1))
            await place.ask(0, Nudge("reads", 2))
            assert answer(place, 0, "ready") == "refusal-not-awaited"
            assert answer(place, 0, "reads") == "ack"

    asyncio.run(main())


def test_nobody_says_anything_while_a_question_with_hidden_answers_stands() -> None:
    """The same words meet whoever is asked and whoever is not."""

    async def main() -> set[bool]:
        asked = set()
        for seed in range(12):
            async with parlour(seed, {"parry": "any_time"}, actions=3 * seed) as place:
                table = place.room.table
                for _ in range(200):
                    if table.silence is not None:
                        break
                    await place.until(asyncio.get_running_loop().time() + 0.1)
                    if place.may_act and table.silence is None:
                        place.say(table.game.format_action(place.match.legal(ANNA)[0]))
                else:
                    continue
                asked.add(ANNA in table.actors)
                for key, message in (("word", Say("word", "hello")), ("nudge", Nudge("nudge", 1))):
                    place.room.post(place.clients[0], message)
                    await place.until(asyncio.get_running_loop().time() + 0.01)
                    told = [one for _, one in place.wires[0].messages() if one.get("id") == key]
                    assert [one["reason"] for one in told] == [{"message": "refusal-hush", "arguments": {}}]
                assert not any(one["type"] in ("said", "nudged") for _, one in place.wires[1].messages())
        return asked

    assert run(main) == {False, True}


@pytest.mark.long
def test_whether_others_may_speak_tells_nothing_of_what_they_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(twins.OPTIONS, "daumen-drauf", twins.OPTIONS["daumen-drauf"] | {"parry": "any_time"})
    assert asyncio.run(questions(24)) > 0

    def careless(talk: Talk, client: Client, message: Say | Nudge) -> None:
        seat, match = client.require_seat(), talk.table.match
        if match is not None and len(match.legal(seat.number)) > 1:
            raise NotAllowed("refusal-hush")
        for other in talk.company.clients:
            other.wire.push(encode(Said(seat.number, "hello")))
        client.send(Ack(message.id, talk.table.sequence))

    monkeypatch.setattr(Talk, "take", careless)
    with pytest.raises(Leak):
        asyncio.run(questions(24))


async def questions(pairs: int) -> int:
    """Compare pairs of twin worlds; return in how many a question with hidden answers stood at the beginning."""
    asked = 0
    async with houses() as standing:
        for seed in range(pairs):
            asked += new_table("daumen-drauf", "T", random.Random(seed), 3 * seed, {})[0].silence is not None
            await compare(standing, "daumen-drauf", seed, 3 * seed, seed % SEATS)
    return asked
