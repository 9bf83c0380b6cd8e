"""What leaves together: messages that arrive in one piece are taken in order, and an answer goes out with its event."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec

from tests.server.evening import people, start
from tests.server.parlour import ANNA, parlour
from tests.server.person import Person
from tests.server.running import Running
from tests.server.virtual_time import run


def say_in_one_breath(person: Person, *messages: dict[str, Any]) -> None:
    """Write several messages to the socket at once."""
    for message in messages:
        person.socket.protocol.send_text(json.dumps(message).encode())
    person.socket.transport.write(b"".join(person.socket.protocol.data_to_send()))


def test_an_action_does_not_overtake_the_turn_to_another_table(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert), people(house.address, "Carl") as (carl,):
            await start([anna, bert])
            assert anna.situation is not None
            action = {"type": "act", "id": "a", "action": anna.situation["legal"][0], "seen": anna.seq}
            say_in_one_breath(anna, {"type": "watch", "id": "w", "code": carl.code}, action)
            answer = await anna.hear_until(lambda message: message.get("id") == "a")
            assert answer["type"] == "refused"
            assert answer["reason"]["message"] == "refusal-not-seated"

    asyncio.run(main())


def test_actions_in_one_breath_are_judged_one_after_the_other(house: Running) -> None:
    async def main() -> None:
        async with people(house.address, "Anna", "Bert") as (anna, bert):
            await start([anna, bert])
            assert anna.situation is not None
            action = {"type": "act", "action": anna.situation["legal"][0], "seen": anna.seq}
            say_in_one_breath(anna, *({**action, "id": key} for key in ("a", "a", "b")))
            answers = [await anna.hear_until(lambda message: "id" in message) for _ in range(3)]
            assert [(answer["type"], answer["id"]) for answer in answers] == [
                ("ack", "a"),
                ("ack", "a"),
                ("refused", "b"),
            ]
            assert answers[0]["seq"] == answers[1]["seq"]

    asyncio.run(main())


def test_an_acknowledgement_is_written_together_with_its_event() -> None:
    async def main() -> list[list[str]]:
        async with parlour(1, {}) as place:
            for tick in range(200):
                await place.until(tick * 0.25)
                if place.may_act:
                    place.say(place.room.table.game.format_action(place.match.legal(ANNA)[0]))
            return [[msgspec.json.decode(frame)["type"] for frame in write] for write in place.wires[ANNA].writes]

    answers = [kinds for kinds in run(main) if "ack" in kinds]
    assert len(answers) > 3
    assert all(kinds == ["event", "ack"] for kinds in answers)
