"""One connection, as the tables know it."""

from __future__ import annotations

from typing import Protocol

from biberbau.server.protocol import ClientMessage, Refused, ServerMessage, encode
from biberbau.server.refusals import NotAllowed
from biberbau.server.socket.latency import Latency, Line
from biberbau.server.socket.limits import AddressBook, Bucket
from biberbau.server.socket.wire import Wire
from biberbau.server.table.seat import Seat
from biberbau.server.table.table import Table


class Venue(Protocol):
    """What a connection knows of the room that it is in."""

    @property
    def table(self) -> Table:
        """The table of the room."""

    def post(self, client: Client, item: ClientMessage) -> None:
        """Hand the room a message of the connection."""

    def detach(self, client: Client) -> None:
        """Hear that the connection has left."""


class Client:
    """A connection: where it writes to, and what it has become."""

    def __init__(self, wire: Wire, address: str, book: AddressBook, bucket: Bucket, line: Line | None = None) -> None:
        self.wire = wire
        self.address = address
        self.book = book
        self.bucket = bucket
        """What the connection may still send; connections of one seat share the seat's."""
        self.latency = Latency(line)
        self._room: Venue | None = None
        self.seat: Seat | None = None
        """The seat that this connection holds; None for a watcher."""

    @property
    def room(self) -> Venue | None:
        """The room that this connection is in; only `turn_to` changes it."""
        return self._room

    def turn_to(self, room: Venue | None) -> None:
        """Go into a room, or into none.  Nobody is in two, so the one that is left hears of it."""
        left, self._room = self._room, room
        if left is not None and left is not room:
            self.seat = None
            left.detach(self)

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
