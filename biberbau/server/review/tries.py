"""Moments in which much was lost, as positions to solve: what could be done is told, what was best is not."""

from __future__ import annotations

import gzip
from typing import Final

import msgspec

from biberbau.bots import theme_of
from biberbau.core.game import Game
from biberbau.core.record import Record, replay_steps
from biberbau.games import game_named
from biberbau.reviews.result import WAIT_WORD
from biberbau.server.protocol import ReviewedDecision, ReviewPart, Tries, TryAnswer, TryPosition
from biberbau.server.refusals import NotAllowed

MOST_TRIES: Final = 8
"""Positions of one match, those that lost most."""

DECODER = msgspec.json.Decoder(ReviewPart)


def tries_in(record: Record, packed: bytes) -> Tries:
    """Return the positions of a review that is done, and nothing of its answers."""
    part = review_in(packed)
    tried = worth_trying(part)[:MOST_TRIES]
    steps = [decision.step for decision in tried]
    game, legal = game_named(record.game, record.version, record.variant), {}
    for match, _, _ in replay_steps(record, game):
        if len(match.actions) in steps:
            legal[len(match.actions)] = [game.format_action(action) for action in match.legal(part.seat)]
    return Tries(part.seat, [TryPosition(one.step, legal[one.step], kind_of(game, one)) for one in tried])


def kind_of(game: Game, mistake: ReviewedDecision) -> str | None:
    """Return what kind of mistake a decision was, by the strongest reason that was measured against it."""
    return theme_of(game, mistake.reasons[0].sentence.message) if mistake.reasons else None


def answer_in(packed: bytes, step: int) -> TryAnswer:
    """Return what the actions of a position were worth; NotAllowed where it is none to solve."""
    part = review_in(packed)
    for decision in worth_trying(part):
        if decision.step == step:
            return TryAnswer(part.scale, decision)
    raise NotAllowed("refusal-review-no-position", step=step)


def review_in(packed: bytes) -> ReviewPart:
    """Return the review that was kept."""
    return DECODER.decode(gzip.decompress(packed))


def worth_trying(part: ReviewPart) -> list[ReviewedDecision]:
    """Return the decisions that were not fine, what lost most first, but for those about doing nothing.

    Whether to do nothing is a question of time, and a position has none.
    """
    decisions = {decision.step: decision for decision in part.decisions}
    lost = (decisions[step] for step in part.summary.mattered)
    return [decision for decision in lost if WAIT_WORD not in (decision.done, decision.prices[0].action)]
