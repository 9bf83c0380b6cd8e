"""Where a table goes to another process, who has knocked need not knock again, and the note tells no more of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from biberbau.server.protocol import Admit, Join, Lock
from biberbau.server.telling.knocking import MOST
from tests.server.furnishing import client_by
from tests.server.parlour import ANNA, GAP, Parlour, Timekeeper, parlour
from tests.server.virtual_time import run


class Guest:
    """Somebody at the door of a parlour whose page asks again wherever it comes."""

    def __init__(self, name: str, number: int) -> None:
        self.join = Join(f"{name}-{number:021}", "P0005", name, seat=number)
        self.wire = Timekeeper()

    def come(self, place: Parlour) -> None:
        """Ask to sit down."""
        self.wire = Timekeeper()
        client = client_by(self.wire)
        client.turn_to(place.room)
        place.room.post(client, self.join)

    @property
    def answers(self) -> list[str]:
        """What was answered: how, and why not."""
        told = [message for _, message in self.wire.messages() if message.get("id") == self.join.id]
        return [message.get("reason", {}).get("message", message["type"]) for message in told]


def knocks(place: Parlour) -> list[tuple[int, str, str]]:
    """Return who waits as everybody is told it, and what for."""
    told = [message for _, message in place.wires[0].messages() if "knocks" in message][-1]
    return [(knock["number"], knock["name"], knock["waits_for"]) for knock in told["knocks"]]


@contextlib.asynccontextmanager
async def knocked() -> AsyncIterator[tuple[Parlour, list[Guest]]]:
    """Three people knock at a locked table, where nobody sits down before the round is over."""
    async with parlour(5, {}, settings={"guests": "rounds"}) as place:
        guests = [Guest("Zoe", 1), Guest("Yan", 2), Guest("Xenia", 3)]
        place.room.post(place.clients[0], Lock("lock", True))
        for guest in guests:
            guest.come(place)
        await asyncio.sleep(0.01)
        assert knocks(place) == [(1, "Zoe", "nod"), (2, "Yan", "nod"), (3, "Xenia", "nod")]
        yield place, guests


def test_who_was_nodded_to_need_not_knock_again_and_numbers_stay() -> None:
    async def main() -> None:
        async with knocked() as (place, (zoe, yan, xenia)):
            place.room.post(place.clients[0], Admit("nod", 2, True))
            await asyncio.sleep(0.01)
            async with place.handed_over(GAP) as anew:
                # They come in another order, and somebody new is the first.
                will = Guest("Will", 1)
                for guest in (will, xenia, yan):
                    guest.come(anew)
                await asyncio.sleep(0.01)
                assert knocks(anew) == [(4, "Will", "nod"), (3, "Xenia", "nod"), (2, "Yan", "round")]
                async with anew.handed_over(GAP) as third:
                    zoe.come(third)
                    await asyncio.sleep(0.01)
                    assert knocks(third) == [(1, "Zoe", "nod")], "though she was not back before that"

    run(main)


def test_what_the_host_says_to_a_knock_holds_for_who_is_still_on_the_way() -> None:
    async def main() -> None:
        async with knocked() as (place, (zoe, yan, _)), place.handed_over(GAP) as anew:
            for key, number, on in (("no", 1, False), ("yes", 2, True), ("none", 4, True)):
                anew.room.post(anew.clients[0], Admit(key, number, on))
            await asyncio.sleep(0.01)
            assert [anew.answers(key)[0][1] for key in ("no", "yes", "none")] == ["ack", "ack", "refused"]
            for guest in (zoe, yan):
                guest.come(anew)
            await asyncio.sleep(0.01)
            assert zoe.answers == ["refusal-not-let-in"]
            assert yan.answers == ["held"]
            assert knocks(anew) == [(2, "Yan", "round")]

    run(main)


def test_who_was_nodded_to_is_not_put_off_because_strangers_were_here_first() -> None:
    async def main() -> None:
        async with knocked() as (place, (_, yan, _)):
            place.room.post(place.clients[0], Admit("nod", 2, True))
            await asyncio.sleep(0.01)
            async with place.handed_over(GAP) as anew:
                strangers = [Guest(f"New{number}", 1) for number in range(MOST)]
                for guest in (*strangers, yan):
                    guest.come(anew)
                await asyncio.sleep(0.01)
                assert yan.answers == ["held"]
                assert (2, "Yan", "round") in knocks(anew)
                late = Guest("Late", 1)
                late.come(anew)
                await asyncio.sleep(0.01)
                assert late.answers == ["refusal-too-many-knocks"]
                async with anew.handed_over(GAP) as third:
                    for guest in (*strangers, yan):
                        guest.come(third)
                    await asyncio.sleep(0.01)
                    assert (2, "Yan", "round") in knocks(third)

    run(main)


def test_a_note_names_nobody_and_gives_no_seat() -> None:
    async def main() -> None:
        async with knocked() as (place, guests):
            await place.room.close()
            said = place.room.note.decode()
            assert place.room.table.seats[ANNA].name == "Anna"
            for word in (
                "Anna",
                "Bot",
                "token",
                *(seat.token for seat in place.room.table.seats if seat.token),
                *(word for guest in guests for word in (guest.join.id, *guest.join.id.split("-"))),
            ):
                assert word not in said

    run(main)
