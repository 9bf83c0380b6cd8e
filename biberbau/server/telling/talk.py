"""What people say to one another at a table: phrases, faces and nudges.  Nothing of it is kept.

Whether something may be said depends on what everybody sees, and on how much the seat has said lately, and never on
what anybody holds.  While a question stands whose answers are hidden, nobody says anything, whether they are asked or
not: a word would tell who has something to think about.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from dataclasses import dataclass, field

from biberbau.server.protocol import Ack, Nudge, Nudged, Said, Say, encode
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.client import Client
from biberbau.server.socket.limits import Bucket, Limits
from biberbau.server.table.host_decisions import seat_numbered
from biberbau.server.table.seat import Seat
from biberbau.server.table.table import Table
from biberbau.server.telling.company import Company

REMEMBERED_WORDS = 8
"""Idempotency keys kept for each seat; more is hardly said before an answer comes."""


@dataclass
class Voice:
    """What a seat has said and been told lately."""

    breath: Bucket
    """How much it may still say."""
    keys: deque[str] = field(default_factory=lambda: deque(maxlen=REMEMBERED_WORDS))
    """The latest idempotency keys."""
    nudged: float = -math.inf
    """When it was last nudged, on the event loop's clock."""


class Talk:
    """Who says what, and who has said enough."""

    def __init__(self, table: Table, company: Company, limits: Limits) -> None:
        self.table = table
        self.company = company
        self.limits = limits
        self.loop = asyncio.get_running_loop()
        self.voices: dict[Seat, Voice] = {}

    def take(self, client: Client, message: Say | Nudge) -> None:
        """Tell everybody what somebody says; NotAllowed says why nobody is told."""
        seat = client.require_seat()
        voice = self._voice(seat)
        if message.id not in voice.keys:
            if self.table.silence is not None:
                raise NotAllowed("refusal-hush")
            frame = encode(self._say(seat, message) if isinstance(message, Say) else self._nudge(seat, message))
            voice.keys.append(message.id)
            for other in self.company.clients:
                other.wire.push(frame)
        client.send(Ack(message.id, self.table.sequence))

    @property
    def awaited(self) -> set[Seat]:
        """The people for whom everybody can see that the table waits, while no question with hidden answers stands."""
        table = self.table
        if table.stage == "round_over":
            return self.company.present - self.company.ready
        due = (table.obliged if table.game.real_time else table.actors) if table.goes_on else ()
        return {seat for seat in table.seats if seat.number in due and seat.bot is None}

    def _say(self, seat: Seat, message: Say) -> Said:
        if not self._voice(seat).breath.take():
            raise NotAllowed("refusal-said-much")
        return Said(seat.number, message.words)

    def _nudge(self, seat: Seat, message: Nudge) -> Nudged:
        target, now = seat_numbered(self.table, message.seat), self.loop.time()
        if target is seat or target not in self.awaited:
            raise NotAllowed("refusal-not-awaited", seat=target.number)
        voice = self._voice(target)
        if now - voice.nudged < self.limits.nudge_seconds:
            raise NotAllowed("refusal-nudged", seat=target.number)
        voice.nudged = now
        return Nudged(seat.number, target.number)

    def _voice(self, seat: Seat) -> Voice:
        """Return the voice of a seat; those of seats that have been freed are forgotten."""
        voice = self.voices.get(seat)
        if voice is None:
            self.voices = {other: self.voices[other] for other in self.table.seats if other in self.voices}
            breath = Bucket(self.limits.sayings_per_second, self.limits.saying_burst, self.loop.time)
            voice = self.voices[seat] = Voice(breath)
        return voice
