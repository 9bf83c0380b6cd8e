"""The question to several seats at once whether they step in, and the answers that are kept until it is closed.

If it were closed as soon as all have answered, or if one heard who has answered, its length would tell who had
something to think about.  So it stands for a fixed time, and to step aside changes nothing until then; to step in
counts at once.
"""

from __future__ import annotations

from dataclasses import dataclass

from biberbau.server.protocol import Ack, Act, ClientMessage, Held
from biberbau.server.socket.client import Client
from biberbau.server.table.events import Acted, AnyEvent, TimeUp
from biberbau.server.table.seat import Seat
from biberbau.server.table.table import Table


@dataclass(frozen=True)
class Asked:
    """A question: from which sequence it stood, to whom it was put, and what silence meant."""

    since: int
    seats: frozenset[Seat]
    silence: str


class Question:
    """Which seats have said that they step aside, and how to answer them when the question is closed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.answered: dict[Seat, str | None] = {}
        """The latest idempotency key of each; None for a bot."""
        self.unacknowledged: list[tuple[Client, str]] = []
        self.turned = table.asked
        """The event at which it was last looked what is asked."""
        self.asked = self._asked()
        """The question that stands, or stood last."""

    def _asked(self) -> Asked | None:
        table = self.table
        if table.silence is None:
            return None
        seats = frozenset(table.seats[number] for number in table.actors)
        return Asked(table.asked, seats, table.game.format_action(table.silence))

    @property
    def is_outdated(self) -> bool:
        """Whether another question stands now, or none any more."""
        return self.turned != self.table.asked

    def is_answered_by(self, event: AnyEvent) -> bool:
        """Whether an event would only say what silence says too."""
        asked = self.asked
        if asked is None or self.table.silence is None or not isinstance(event, Acted):
            return False
        return event.action == asked.silence

    def was_answered_by(self, seat: Seat, message: ClientMessage) -> bool:
        """Whether a message says, a moment too late, what silence has said for its seat."""
        asked = self.asked
        if asked is None or self.table.silence is not None or not isinstance(message, Act):
            return False
        in_time = asked.since <= message.seen < self.table.asked
        return in_time and seat in asked.seats and message.action == asked.silence

    def keep(self, seat: Seat, key: str | None = None, client: Client | None = None) -> None:
        """Keep an answer; a person is told so."""
        self.answered[seat] = key
        if client is not None and key is not None:
            self.unacknowledged.append((client, key))
            client.send(Held(key))

    def close(self) -> TimeUp:
        """Return the event with which the time is up."""
        return TimeUp(keys={seat.number: key for seat, key in self.answered.items() if key is not None})

    def turn(self) -> None:
        """Acknowledge all answers, for the question is closed or somebody has stepped in; or note what is asked now."""
        for client, key in self.unacknowledged:
            client.send(Ack(key, self.table.sequence))
        self.unacknowledged.clear()
        self.answered.clear()
        self.turned = self.table.asked
        self.asked = self._asked() or self.asked
