"""What a room asks of a game's kind of play: by turns, or in real time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from biberbau.server.play.items import Item, PlayItem
from biberbau.server.play.left import Left
from biberbau.server.play.players import Players
from biberbau.server.play.times import Times
from biberbau.server.socket.client import Client
from biberbau.server.table.events import AnyEvent
from biberbau.server.table.seat import Seat
from biberbau.server.table.table import Table
from biberbau.server.telling.company import Company
from biberbau.server.telling.scribes import Scribes


@dataclass(frozen=True)
class Setting:
    """What a kind of play finds in its room."""

    table: Table
    company: Company
    scribes: Scribes
    players: Players
    times: Times
    post: Callable[[Item], None]
    """Hands something to the room's task."""
    commit: Callable[[AnyEvent, Sequence[Client]], Awaitable[None]]
    """Makes an event happen and tells it; those who wait for an answer to its message get it along with it."""


class Play(Protocol):
    """How actions come about at a table.  The room's task alone calls these, but for `arriving`."""

    def arriving(self, item: Item) -> Item:
        """Return what goes into the room's queue for something that arrives now."""

    async def take(self, client: Client | None, item: PlayItem) -> None:
        """Take in an action of a person, or what this kind of play has posted itself; NotAllowed refuses."""

    async def count(self) -> bool:
        """Let the next action count whose turn has come, now that everything has been taken in that has arrived.

        Returns whether there was one.
        """

    def note(self, event: AnyEvent) -> None:
        """An event has happened to the table; nobody has been told."""

    def told_along(self) -> tuple[bytes, ...]:
        """The event is durable and everybody is about to be told; return the frames that everybody is told with it."""

    def told(self) -> None:
        """Everybody has been told the event."""

    def welcome(self, client: Client) -> None:
        """Somebody has come, and has been told how the table stands."""

    def waits_for_bots(self) -> bool:
        """Whether nobody but bots has to act now."""

    def go_on(self) -> None:
        """Let bots act without pauses until a person has to act."""

    def look_after(self) -> None:
        """Let bots and clocks run, as the table now stands."""

    def stands(self, seat: Seat, since: int, action: int) -> bool:
        """Whether a seat that was to act from event `since` on can still do what was thought about then."""

    async def finish(self) -> None:
        """Let everything count that has been taken in and waits for its turn."""

    def left(self) -> Left:
        """Return what is left of the times that run."""

    def take_up(self, left: Left) -> None:
        """Let times go on, as soon as they run, with what was left of them elsewhere."""

    def stop(self) -> None:
        """Drop everything that waits."""
