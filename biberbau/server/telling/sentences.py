"""Sentences and figures of the bots and of reviews, as they cross the wire."""

from __future__ import annotations

from typing import Final

from biberbau.bots import WAIT
from biberbau.core import view as core
from biberbau.core.estimate import Estimate
from biberbau.core.game import Game
from biberbau.server.protocol import Amount, Sentence

DIGITS: Final = 4
"""After the point: of points as of chances more than anybody reads."""


def told(sentence: core.Sentence) -> Sentence:
    """Return a sentence of the game as it crosses the wire."""
    return Sentence(sentence.message, sentence.arguments)


def named(action: int, game: Game) -> Sentence:
    """Return how the game calls an action, or that the moment is let pass."""
    return Sentence("table-review-wait", {}) if action == WAIT else told(game.name_action(action))


def told_amount(estimate: Estimate) -> Amount:
    """Return a mean with its interval."""
    return Amount(round(estimate.mean, DIGITS), round(estimate.low, DIGITS), round(estimate.high, DIGITS))
