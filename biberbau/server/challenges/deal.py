"""A deal that is shared, as the events of its challenge made it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from biberbau.core.chance import SeedStream
from biberbau.server.challenges.events import AnyChallengeEvent, Challenged, Closed, Opened, events_in, further_in
from biberbau.server.table.table import TableBroken

FIRST = 1
"""The number of the match at its table that is dealt the cards of a challenge."""


@dataclass(eq=False)
class Deal:
    """The fold of a challenge's events."""

    code: str
    shared: Challenged
    tables: list[str] = field(default_factory=list)
    """Codes of the tables at which it was dealt again, in their order."""
    ended: bool = False
    sequence: int = 1

    @staticmethod
    def restored(code: str, bodies: Sequence[bytes]) -> Deal:
        """Return what the log says; TableBroken where it makes no sense."""
        shared, happened = events_in(code, bodies)
        deal = Deal(code, shared)
        for event in happened:
            deal.apply(event)
        return deal

    def go_on(self, bodies: Sequence[bytes]) -> None:
        """Let happen what the log says after what is known; TableBroken where it makes no sense."""
        for event in further_in(self.code, bodies):
            self.apply(event)

    @property
    def open(self) -> bool:
        """Whether others may still play it, so that it is sealed."""
        return not self.ended

    @property
    def people(self) -> list[int]:
        """The seats that people play in."""
        if not self.shared.club:
            return [self.shared.seat]
        return [number for number, place in enumerate(self.shared.places) if place.bot is None]

    @property
    def source(self) -> str:
        """The code of the table of the match that is shared."""
        return self.shared.source.partition("/")[0]

    @property
    def matches(self) -> list[str]:
        """What names every match with these cards in its address, the shared one and its record first."""
        return [self.shared.source, f"record/{self.shared.record}", *(f"{table}/{FIRST}" for table in self.tables)]

    @property
    def stream(self) -> str:
        """The label of the stream that deals it, as records name it."""
        return SeedStream(bytes.fromhex(self.shared.seed)).label

    def apply(self, event: AnyChallengeEvent) -> None:
        """Let a further event happen; TableBroken for one that cannot follow."""
        self.sequence += 1
        match event:
            case Opened():
                self.tables.append(event.table)
            case Closed():
                self.ended = True
            case Challenged():
                raise TableBroken(f"event {self.sequence} of challenge {self.code} is out of place")
