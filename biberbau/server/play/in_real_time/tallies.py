"""What latency has cost and given at a table in real time, counted for one round and told to each seat after it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from biberbau.server.play.in_real_time.latency_credit import Claim
from biberbau.server.play.left import Tally
from biberbau.server.protocol import Lag
from biberbau.server.table.seat import Seat


class Tallies:
    """Those of all seats."""

    def __init__(self) -> None:
        self.by_seat: defaultdict[Seat, Tally] = defaultdict(Tally)

    def clear(self) -> None:
        """Begin to count for the next round."""
        self.by_seat.clear()

    def waited(self, claim: Claim, until: float) -> None:
        """A player's action had to wait until then; a clock's is not theirs."""
        if claim.by_clock:
            return
        self.by_seat[claim.seat].waited += until - claim.arrived

    def met(self, winner: Claim, sequence: int, loser: Claim) -> None:
        """One player wanted what another got with the event `sequence`."""
        winning, losing = self.by_seat[winner.seat], self.by_seat[loser.seat]
        overtaken = loser.arrived < winner.arrived
        if sequence not in winning.won:
            winning.won.add(sequence)
            winning.credited += winner.credit
        if overtaken:
            winning.given.add(sequence)
        losing.lost += 1
        losing.taken += overtaken
        losing.credited += loser.credit

    def take_up(self, tallies: Mapping[Seat, Tally]) -> None:
        """Count on where another process has counted."""
        self.by_seat.update(tallies)

    def message(self, seat: Seat, number: int, round_trip: float | None) -> Lag:
        """Return what a seat is told after round `number`."""
        tally = self.by_seat[seat]
        return Lag(
            number,
            won=len(tally.won),
            lost=tally.lost,
            given=len(tally.given),
            taken=tally.taken,
            credited_ms=round(tally.credited * 1000),
            waited_ms=round(tally.waited * 1000),
            line_ms=None if round_trip is None else round(round_trip * 1000),
        )
