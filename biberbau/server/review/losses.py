"""What the decisions of a match lost, in sums that can be put together with those of other matches."""

from __future__ import annotations

from collections.abc import Sequence

from biberbau.server.protocol import Losses, LossSums
from biberbau.server.review.tries import review_in


def losses_in(packed: bytes) -> Losses:
    """Return what was lost in a review that is done, on either scale."""
    decisions = review_in(packed).decisions
    taken = [next(price for price in one.prices if price.action == one.done) for one in decisions]
    return Losses(
        len(decisions),
        sum(one.fine for one in decisions),
        sums_of([price.points_behind.mean for price in taken]),
        sums_of([price.chance_behind.mean for price in taken]),
    )


def sums_of(values: Sequence[float]) -> LossSums:
    """Return the sum of some losses, and that of their squares."""
    return LossSums(sum(values), sum(value * value for value in values))
