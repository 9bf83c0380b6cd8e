"""The position of a day as it is kept, with its answer, and as a page is told it, without."""

from __future__ import annotations

import gzip

import msgspec

from biberbau.core.game import Game
from biberbau.core.record import Record, parse_record
from biberbau.reviews.daily import DailyPosition
from biberbau.server.protocol import ReviewedDecision
from biberbau.server.review.telling import told_decision


class Asked(msgspec.Struct, frozen=True):
    """A position that is found, with its answer."""

    record: str
    """The whole match in which it came about."""
    seat: int
    legal: list[str]
    decision: ReviewedDecision

    @property
    def parsed(self) -> Record:
        """The record as data."""
        return parse_record(self.record)


class DailyPart(msgspec.Struct, frozen=True):
    """What is known of a day's position."""

    asked: Asked | None
    """Null as long as it is looked for."""
    others: int
    """How many reviews are being made at the same time."""


DECODER = msgspec.json.Decoder(DailyPart)


def daily_part(position: DailyPosition | None, game: Game, others: int) -> DailyPart:
    """Return what is known of a position."""
    if position is None:
        return DailyPart(None, others)
    decision = told_decision(position.decision, game)
    return DailyPart(Asked(str(position.record), position.decision.seat, list(position.legal), decision), others)


def part_in(packed: bytes) -> DailyPart:
    """Return what is known, as the desk has packed it."""
    return DECODER.decode(gzip.decompress(packed))
