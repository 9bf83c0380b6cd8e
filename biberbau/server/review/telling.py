"""A review as it crosses the wire."""

from __future__ import annotations

from dataclasses import asdict

from biberbau.bots import WAIT
from biberbau.core.game import Game
from biberbau.reviews.luck import Luck, Shares
from biberbau.reviews.result import WAIT_WORD, Decision, Price
from biberbau.reviews.reviewing import Reviewing
from biberbau.server.protocol import (
    LuckPart,
    LuckRound,
    LuckShares,
    ReviewedDecision,
    ReviewedPrice,
    ReviewedReason,
    ReviewPart,
    ReviewSummary,
    Sentence,
)
from biberbau.server.telling.sentences import DIGITS, named, told, told_amount


def review_part(
    seat: int, reviewing: Reviewing | None, decisions: tuple[Decision, ...], first: int, others: int, complete: bool
) -> ReviewPart:
    """Return what has been found of a seat's decisions; `reviewing` is None as long as nobody has looked."""
    if reviewing is None:
        return ReviewPart(seat, "points", 0, 0, others, False, 0, [], ReviewSummary(0, 0, 0.0, 0.0, []))
    review = reviewing.review(decisions)
    sums = review.of_seat(seat)
    summary = ReviewSummary(
        sums.decisions,
        sums.fine,
        round(sums.points_lost, DIGITS),
        round(sums.chance_lost, DIGITS),
        [decision.step for decision in review.mattered],
    )
    shown = [told_decision(decision, reviewing.game) for decision in decisions[first:]]
    return ReviewPart(
        seat,
        reviewing.scale,
        reviewing.judged,
        len(reviewing.choices),
        others,
        complete,
        min(first, len(decisions)),
        shown,
        summary,
    )


def told_decision(decision: Decision, game: Game) -> ReviewedDecision:
    """Return a decision as a page is told it."""
    return ReviewedDecision(
        decision.step,
        decision.round,
        decision.done,
        decision.legal,
        decision.fine,
        told_amount(decision.lost),
        [told_price(price, game) for price in decision.prices],
        [ReviewedReason(why.action, told(why.sentence)) for why in decision.reasons],
        decision.seconded,
    )


def told_price(price: Price, game: Game) -> ReviewedPrice:
    """Return a price, with the action as the game calls it."""
    return ReviewedPrice(
        price.action,
        name_of(price.action, game),
        round(price.points, DIGITS),
        round(price.chance, DIGITS),
        told_amount(price.points_behind),
        told_amount(price.chance_behind),
    )


def name_of(action: str, game: Game) -> Sentence:
    """Return how the game calls an action in notation."""
    return named(WAIT if action == WAIT_WORD else game.parse_action(action), game)


def luck_part(luck: Luck, judged: int, total: int, others: int, complete: bool) -> LuckPart:
    """Return what luck and play have made of some rounds."""
    rounds = [LuckRound(one.round, [told_shares(shares) for shares in one.seats]) for one in luck.rounds]
    sums = [told_shares(shares) for shares in luck.by_seat]
    return LuckPart(judged, total, others, complete, luck.spread, rounds, sums)


def told_shares(shares: Shares) -> LuckShares:
    """Return what a result is made of.  It is not rounded: the parts add up exactly."""
    return LuckShares(**asdict(shares))
