"""How long a table waits for whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from biberbau.server.protocol import QUESTION_SECONDS
from biberbau.server.table.settings import BRISK, CALM, LEARN


@dataclass(frozen=True)
class Terms:
    """How much of a high latency is made up for, in seconds."""

    most_credit: float = 0.25
    """For one action."""
    longest_wait: float = 0.25
    """An action waits at most so long for others."""
    bank: float = 1.0
    """For several actions soon after each other."""
    refill: float = 0.1
    """What comes into the bank again in a second."""


@dataclass(frozen=True)
class Times:
    """The times of a table, in seconds."""

    next_round: float = 45.0
    """A finished round waits so long for those who have not said that they are ready."""
    bots_next_round: float = 5.0
    """The same, where only bots play."""
    question: float = QUESTION_SECONDS
    """A question to several seats at once stands so long, whatever they hold and however fast they answer."""
    opening: Mapping[str, float] = field(default_factory=lambda: {LEARN: 8.0, CALM: 5.0, BRISK: 3.0})
    """In real time, by the table's pace: the cards of a new round are looked at so long before it opens for all."""
    idle: float = 60.0
    """Somebody who is to act and says nothing for so long keeps the table waiting."""
    host_gone: float = 60.0
    """A host who is away for so long loses the office."""
    measure: float = 2.0
    """In real time the latency of all people is measured so often."""
    measure_new: float = 0.25
    """The same for a connection whose latency is not known yet."""
    fairness: Terms = field(default_factory=Terms)
    """In real time, how much of a high latency is made up for."""
    sleep: float = 60.0
    """A table around which nobody is connected goes to sleep."""
