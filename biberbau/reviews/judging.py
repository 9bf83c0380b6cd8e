"""One choice, judged: its actions priced from the seat's view alone."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Final

from biberbau.bots import WAIT, Budget, Priced, Pricer, bot_named, names, reasons_for, tells_outcomes, usual_playouts
from biberbau.core.estimate import Estimate
from biberbau.core.telling import Listener, seat_names
from biberbau.core.view import View
from biberbau.reviews.choices import Choice
from biberbau.reviews.result import WAIT_WORD, Decision, Price, Scale, Why, behind

SECOND: Final = "search"
"""The player whose opinion is asked, too."""


def judge(pricer: Pricer, choice: Choice, budget: int, scale: Scale) -> Decision:
    """Return what the actions of a choice were worth; it follows from the view, what was done, budget and scale."""
    by_chances = scale == "chance"
    found = pricer.price(choice.view, choice.done, budget, seed_of(choice.view), by_chances)

    def likely(priced: Priced) -> float:
        return float((priced.chances if by_chances else priced.points)[: found.decided].mean())

    best = max(found.finalists, key=likely)
    prices = [price_of(priced, best, found.decided, choice) for priced in found.candidates]
    prices.sort(key=lambda price: (price.action != written(choice, best.action), behind(price, scale).mean))
    decision = Decision(
        step=choice.step,
        round=choice.round,
        seat=choice.seat,
        view=choice.view.hash,
        done=written(choice, choice.done),
        legal=found.legal,
        prices=tuple(prices),
        scale=scale,
        reasons=(),
    )
    return decision if decision.fine else replace(decision, reasons=whys(pricer, choice, best.action))


def is_seconded(choice: Choice, budget: int) -> bool:
    """Whether the strongest player of a game would have done what was done: it thinks as long as it does at a table.

    Where a decision is priced by less than the usual budget, it thinks no longer than that.
    """
    game = choice.view.game
    if SECOND not in names(game):
        return False
    thought = None if budget >= usual_playouts(game) else Budget(playouts=budget)
    return bot_named(SECOND, game).choose(choice.view, seed_of(choice.view), thought) == choice.done


def whys(pricer: Pricer, choice: Choice, best: int) -> tuple[Why, ...]:
    """Return why the best action would have been better, and what would have come of it."""
    ends = None
    if tells_outcomes(choice.view.game):
        better, worse = (pricer.ends(choice.view, action, seed_of(choice.view)) for action in (best, choice.done))
        ends = better, worse
    english = Listener("en", seat_names("en", int(choice.view.record["seats"])))
    return tuple(
        Why(written(choice, reason.action), reason.sentence, english.sentence(reason.sentence))
        for reason in reasons_for(choice.view, best, choice.done, ends)
    )


def price_of(priced: Priced, best: Priced, decided: int, choice: Choice) -> Price:
    """Return what an action was worth beside the best, by the worlds through which both went.

    Those who were compared to the end are so by the worlds alone that had no say in who is the best.
    """
    count = len(priced.points)
    first = decided if count > decided else 0
    points = best.points[first:count] - priced.points[first:]
    chances = best.chances[first:count] - priced.chances[first:]
    return Price(
        action=written(choice, priced.action),
        points=float(best.points.mean() - points.mean()),
        chance=min(max(float(best.chances.mean() - chances.mean()), 0.0), 1.0),
        points_behind=Estimate.of(points),
        chance_behind=Estimate.of(chances),
        worlds=count - first,
    )


def seed_of(view: View) -> int:
    """Return the seed of a view's worlds: the same for whoever knows the same, so it tells nothing of the deal."""
    digest = hashlib.blake2b(view.bytes, digest_size=8, salt=bytes([view.seat or 0])).digest()
    return int.from_bytes(digest, "little") >> 1


def written(choice: Choice, action: int) -> str:
    """Return an action in notation."""
    return WAIT_WORD if action == WAIT else choice.view.game.format_action(action)
