"""People who open tables and sit down while the server is killed, and ask again under the same key."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from biberbau.server.table.events import Created, Joined, decode_entry
from biberbau.server.table.keys import digest_of
from biberbau.server.table.tokens import token_hash
from tests.server.person import Message, Person
from tests.server.stores import Store

GIVEN = ("code", "seat", "token")
"""What an answer gives, and gives again."""


@dataclass
class Newcomers:
    """One after the other they open a table, and somebody joins it, each over a connection of their own."""

    asked: Message | None = None
    """What is under way: its kind, its key and its fields."""
    answers: dict[str, Message] = field(default_factory=dict)
    """By key."""
    repeated: int = 0
    """Messages under way at a kill, sent again under their keys."""
    wrong: list[str] = field(default_factory=list)
    """What was answered otherwise than before."""

    async def come(self, address: str) -> None:
        """Open tables and join them until the server dies."""
        try:
            for key in list(self.answers)[-1:]:
                await self._ask(address, self.answers[key]["asked"])
            self.repeated += self.asked is not None
            while True:
                self.asked = self.asked or self._next()
                await self._ask(address, self.asked)
                self.asked = None
        except InvalidStatus as refused:
            # A proxy says so while no house is there, and a house without its database; nothing else is said at a door.
            if refused.response.status_code not in (502, 503):
                raise
        except (ConnectionClosed, InvalidMessage, OSError):
            pass

    def _next(self) -> Message:
        """Ask for a table, and then for a seat at it."""
        key, latest = Person("").key() + "0", next(reversed(self.answers.values()), None)
        if latest is None or latest["asked"]["kind"] == "join":
            return {"kind": "create", "id": key, "game": "biber-gang", "name": "Anna"}
        return {"kind": "join", "id": key, "code": latest["code"], "name": "Ben"}

    async def _ask(self, address: str, asked: Message) -> None:
        async with Person(address) as person:
            answer = await person.ask(**asked)
        given = {name: answer.get(name) for name in GIVEN}
        before = self.answers.setdefault(asked["id"], {**given, "asked": asked})
        if answer["type"] != "seated" or given != {name: before[name] for name in GIVEN}:
            self.wrong.append(f"{asked} was answered {answer}, before {before}")

    async def what_is_lost(self, store: Store) -> list[str]:
        """Return what is not in the log as it was answered; the server must not be running."""
        rows = await store.events()
        came = [
            (code, event) for code, _, body in rows if isinstance(event := decode_entry(body).event, Created | Joined)
        ]
        times = Counter(event.key for _, event in came if event.key is not None)
        found = {event.key: (code, event.token) for code, event in came}
        lost = [f"{key} sat down {count} times" for key, count in times.items() if count > 1]
        for key, answer in self.answers.items():
            if found.get(digest_of(key)) != (answer["code"], token_hash(answer["token"])):
                lost.append(f"{answer} is not in the log")
        return self.wrong + lost
