"""Why an action is advised, what would be next best, and how sure it is that the one is better than the other."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from biberbau.bots.pricing import usual_playouts
from biberbau.bots.pricing.pricer import Pricer
from biberbau.bots.reasons import Beside, Grounds, reasons_for, tells_outcomes
from biberbau.core.estimate import Estimate
from biberbau.core.view import View

PART_OF_USUAL: Final = 4
"""One part in so many of the playouts of a review compares advice with the other actions: somebody waits for it."""


def grounds_for(view: View, action: int, seed: int) -> Grounds:
    """Return why to take an action, and how it does beside the others; the same view and seed give the same answer."""
    pricer = Pricer(view.game, None)
    prices = pricer.price(view, action, usual_playouts(view.game) // PART_OF_USUAL, seed, by_chances=False)
    by_itself = Grounds(reasons_for(view, action), None)
    others = [priced for priced in prices.finalists if priced.action != action]
    if not others:
        return by_itself
    (own,) = (priced for priced in prices.finalists if priced.action == action)
    other = max(others, key=lambda priced: float(priced.points[: prices.decided].mean()))
    ahead = Estimate.of(own.points[prices.decided :] - other.points[prices.decided :])
    ends = None
    if tells_outcomes(view.game):
        ends = pricer.ends(view, action, seed), pricer.ends(view, other.action, seed)
    found = reasons_for(view, action, other.action, ends)
    of_itself = tuple(reason for reason in found if reason.action == action and not reason.compares)
    beside = Beside(other.action, ahead, tuple(reason for reason in found if reason not in of_itself))
    # What both actions have in common does not tell them apart, but somebody who learns may not have seen it.
    return replace(by_itself, reasons=of_itself or by_itself.reasons, beside=beside)
