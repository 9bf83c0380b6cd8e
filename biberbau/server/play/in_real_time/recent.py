"""What has just happened at a table in real time, state by state: enough to tell who was first."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import numpy as np

from biberbau.server.play.in_real_time.latency_credit import Claim
from biberbau.server.table.events import Acted, AnyEvent
from biberbau.server.table.table import Table

KEPT = 48
"""States that are kept.  Whoever is later than so many events is told only why the rules refuse."""


@dataclass(eq=False, slots=True)
class Step:
    """One event, and the state after it."""

    sequence: int
    state: bytes
    event: AnyEvent | None
    claim: Claim | None
    told: float | None = None
    """When everybody was told, in seconds on the event loop's clock; None before it is durable."""

    @property
    def seat(self) -> int | None:
        """Who acted."""
        return self.event.seat if isinstance(self.event, Acted) else None

    def is_own(self, seat: int) -> bool:
        """Whether the person in this seat did it themselves."""
        return isinstance(self.event, Acted) and self.event.by == seat


class Recent:
    """The latest events of a running match, oldest first."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps: deque[Step] = deque(maxlen=KEPT)
        self.note(None, None)

    def note(self, event: AnyEvent | None, claim: Claim | None) -> None:
        """Keep the state after the latest event."""
        match = self.table.match
        if match is not None:
            self.steps.append(Step(self.table.sequence, match.states.tobytes(), event, claim))

    def told(self, now: float) -> None:
        """Everybody is being told the latest event."""
        if self.steps and self.steps[-1].sequence == self.table.sequence:
            self.steps[-1].told = now

    def at(self, sequence: int | None) -> Step | None:
        """Return an event by its sequence; None for one that is not kept any more."""
        return next((step for step in reversed(self.steps) if step.sequence == sequence), None)

    def told_at(self, sequence: int) -> float | None:
        """Return when an event was told, or None where that is not known any more."""
        step = self.at(sequence)
        return None if step is None else step.told

    def reaches(self, sequence: int) -> bool:
        """Whether the state after an event is kept."""
        return bool(self.steps) and self.steps[0].sequence <= sequence

    def taken_by(self, seat: int, action: int, seen: int) -> Step | None:
        """Return the first event after `seen` that took away an action which was possible then; None for none."""
        match = self.table.match
        if match is None or not self.reaches(seen):
            return None
        possible = False
        for step in self.steps:
            if step.sequence < seen:
                continue
            states = match.game.new_states()
            states.view(np.uint8)[:] = np.frombuffer(step.state, np.uint8)
            legal = match.engine.check_at(states, 0, seat, action) == 0
            if step.sequence > seen and possible and not legal:
                return step
            if step.sequence == seen and not legal:
                return None
            possible = legal
        return None
