"""A person in a crowd: the crowd shares the processor with the server that it measures, so it must cost little."""

from __future__ import annotations

import msgspec
from picows.websockets import connect

from tests.server.patience import within
from tests.server.person import PATIENCE, Message, Person


class Glance(msgspec.Struct):
    """As much of a message as is read at once."""

    type: str
    id: str | None = None
    seq: int | None = None
    table: msgspec.Raw = msgspec.Raw(b"null")
    situation: msgspec.Raw = msgspec.Raw(b"null")


GLANCE = msgspec.json.Decoder(Glance)
NOTHING = b"null"


class Player(Person):
    """Knows the same as any person, but reads what an event says of the game only when it is asked for."""

    dial = staticmethod(connect)
    """Quicker than that of the tests, and less particular."""

    unread: bytes | None = None
    """The latest situation as it came, if nobody has asked for it yet."""
    known: Message | None = None

    @property
    def situation(self) -> Message | None:
        """The latest situation."""
        if self.unread is not None:
            self.known, self.unread = msgspec.json.decode(self.unread), None
        return self.known

    @situation.setter
    def situation(self, situation: Message | None) -> None:
        self.known, self.unread = situation, None

    async def hang_up(self) -> None:
        """Close the socket, which this library has no way to cut."""
        await self.socket.close()

    async def hear(self, patience: float | None = PATIENCE) -> Message:
        """Return the next message, of an event only its number, and take in what it says."""
        text = await within(patience, self.socket.recv(decode=False))
        glance = GLANCE.decode(text)
        if glance.type == "event" and glance.seq is not None:
            self.seq, self.unread = glance.seq, bytes(glance.situation)
            if bytes(glance.table) != NOTHING:
                self.table = msgspec.json.decode(glance.table)
            message: Message = {"type": "event", "seq": glance.seq}
            self.heard.append(message)
            return message
        return await self.take_in(msgspec.json.decode(text))
