"""One connection, as the tables know it."""

from __future__ import annotations

from typing import Protocol

from biberbau.server.protocol import ClientMessage, Refused, ServerMessage, encode
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.latency import Latency, Line
from biberbau.server.socket.limits import AddressBook, Bucket
from biberbau.server.socket.wire import Wire
from biberbau.server.table.seat import Seat


class Venue(Protocol):
    """What a connection knows of the room that it is in."""

    def post(self, client: Client, item: ClientMessage) -> None:
        """Hand the room a message of the connection."""

    def detach(self, client: Client) -> None:
        """Hear that the connection has left."""


class Faraway(Venue, Protocol):
    """A room in another process, which measures the line itself."""

    def echoed(self, payload: bytes) -> None:
        """Hear what the page's WebSocket has answered to a ping."""


class Client:
    """A connection: where it writes to, and what it has become."""

    def __init__(
        self,
        wire: Wire,
        address: str,
        book: AddressBook,
        bucket: Bucket,
        line: Line | None = None,
        relayed: bool = False,
    ) -> None:
        self.wire = wire
        self.line = line
        self.relayed = relayed
        """Whether it came to another process, which knew where its table is."""
        self.address = address
        self.book = book
        self.bucket = bucket
        """What the connection may still send; connections of one seat share the seat's."""
        self.latency = Latency(line)
        self._room: Venue | None = None
        self.far: Faraway | None = None
        """The room, where it is in another process."""
        self.seat: Seat | None = None
        """The seat that this connection holds; None for a watcher."""

    @property
    def room(self) -> Venue | None:
        """The room that this connection is in; only `turn_to` changes it."""
        return self._room

    def turn_to(self, room: Venue | None) -> None:
        """Go into a room, or into none.  Nobody is in two, so the one that is left hears of it."""
        left, self._room, self.far = self._room, room, None
        if left is not None and left is not room:
            self.seat = None
            left.detach(self)

    def turn_afar(self, room: Faraway) -> None:
        """Go into a room in another process."""
        self.turn_to(room)
        self.far = room

    def echoed(self, payload: bytes, now: float) -> None:
        """Hear what the page's WebSocket has answered to a ping."""
        if self.far is None:
            self.latency.echoed(payload, now)
        else:
            self.far.echoed(payload)

    def ping(self, payload: bytes) -> None:
        """Send a ping of another process, which that one measures."""
        if self.line is not None:
            self.line.ping(payload)

    def shortest(self) -> float | None:
        """Return the shortest round trip of the connection; None where it is not known."""
        return None if self.line is None else self.line.shortest()

    def handshake(self) -> float | None:
        """Return how long handshakes from its address take when they take long; None where it is not known."""
        return None if self.line is None else self.line.handshake()

    def require_seat(self) -> Seat:
        """Return the seat that this connection holds; NotAllowed for a watcher."""
        if self.seat is None:
            raise NotAllowed("refusal-not-seated")
        return self.seat

    def send(self, message: ServerMessage) -> None:
        """Send a message without waiting."""
        if isinstance(message, Refused):
            self.book.refusals[message.reason.message] += 1
        self.wire.push(encode(message))

    def require_new_table(self) -> None:
        """Count a new table against the address; NotAllowed when it has opened many lately."""
        if not self.book.may_open_table(self.address):
            raise NotAllowed("refusal-too-many-tables")

    def looked_in_vain(self) -> None:
        """Count a wrong code or token against the address."""
        self.book.looked_in_vain(self.address)
