"""The people of one table, driven by one script: for measuring the server and for killing it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import Any

from picows.websockets import ConnectionClosed

from tests.server.patience import within
from tests.server.person import Message, Person
from tests.server.player import Player

ANSWER_SECONDS = 60.0


class Refusal(Exception):
    """The server refused what the script holds to be right."""


class Crew:
    """Everybody at one table.  At most one message of theirs is unanswered at any time."""

    def __init__(self, address: str, number: int, seats: int) -> None:
        self.people = [Player(address, f"P{number}-{seat}") for seat in range(seats)]
        self.dice = random.Random(number)
        self.listeners: list[asyncio.Task[None]] = []
        self.answers: dict[str, asyncio.Future[Message]] = {}
        self.cut_off = False
        """Whether somebody has lost the connection: what was under way to them then they will not hear."""
        self.close_code: int | None = None
        """How the server closed the connection that was lost last; None when it did not."""

    async def sit(self) -> None:
        """Open the table, take all seats and start."""
        host, *others = self.people
        await host.connect()
        await host.open_table()
        for person in others:
            # A page that was opened by the link of a table names it.
            person.code = host.code
            await person.connect()
            await person.join(host.code)
        await host.ask("start")
        for person in self.people:
            while person.situation is None:
                await person.hear()
        self.listen()

    async def come_back(self, address: str) -> None:
        """Open new sockets to a server that holds the same tables, and take the seats again."""
        for person in self.people:
            known = person.seq
            person.move(self.line_of(person) or address)
            await person.reconnect()
            while person.seq < known:
                await person.hear()
        self.listen()

    def line_of(self, person: Person) -> str | None:
        """Return the address of the line over which somebody comes to whatever server there is; None for no line."""
        return None

    def listen(self) -> None:
        """Let everybody take in what they hear, each in a task of their own."""
        self.cut_off = False
        self.listeners = [asyncio.create_task(self._listen(person)) for person in self.people]

    async def _listen(self, person: Person) -> None:
        try:
            while True:
                message = await person.hear(patience=None)
                person.heard.clear()
                self.heard(person, message)
                waiting = self.answers.pop(message.get("id") or "", None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(message)
        except ConnectionClosed as closed:
            self.cut_off = True
            self.close_code = None if closed.rcvd is None else closed.rcvd.code
            for waiting in self.answers.values():
                if not waiting.done():
                    waiting.set_exception(ConnectionError(str(closed)))
            self.answers.clear()

    def heard(self, person: Person, message: Message) -> None:
        """Take note of what somebody hears; a crew that plays in real time does."""

    def next_message(self) -> tuple[Person, dict[str, Any]] | None:
        """Return what the script says next, and who says it; None while somebody has yet to hear the latest."""
        host, stage = self.people[0], self.people[0].table["stage"]
        if stage == "match_over":
            return host, {"kind": "start", "id": host.key()}
        if stage == "round_over":
            late = [person for person in self.people if not self._is_ready(person)]
            return (late[0], {"kind": "ready", "id": late[0].key()}) if late else None
        for person in self.people:
            if person.may_act and person.situation is not None and person.seq == max(p.seq for p in self.people):
                action = self.dice.choice(person.situation["legal"])
                return person, {"kind": "act", "id": person.key(), "action": action, "seen": person.seq}
        return None

    def _is_ready(self, person: Person) -> bool:
        return person.seat is None or bool(person.table["seats"][person.seat]["ready"])

    async def ask(self, person: Person, fields: dict[str, Any]) -> tuple[Message, float]:
        """Send a message; return its answer and the seconds that it took.  ConnectionError when the server dies."""
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self.answers[fields["id"]] = answer
        # When the connection ends while it is being sent, nobody asks for the answer any more.
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        sent = time.perf_counter()
        try:
            await person.say(**fields)
        except ConnectionClosed as closed:
            raise ConnectionError(str(closed)) from closed
        message = await within(ANSWER_SECONDS, answer)
        # The last `ready` deals the next round before presence has told who was ready.
        if message["type"] == "refused" and fields["kind"] != "ready":
            raise Refusal(f"{person.name} {fields}: {message}")
        return message, time.perf_counter() - sent

    async def go_home(self) -> None:
        """Close everything."""
        for task in self.listeners:
            task.cancel()
        for person in self.people:
            with contextlib.suppress(Exception):
                await person.hang_up()
