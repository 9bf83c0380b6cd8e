"""Where all that can follow a decision is solved, its actions are priced by what perfect play makes of them."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau.bots import Budget, Pricer
from biberbau.bots.pricing.solved import Decisions
from biberbau.bots.resolving.solver import Solver
from biberbau.core.match import Match
from biberbau.core.view import View
from biberbau.games.daumen_drauf import GAME
from tests.bots.test_resolving import after, example, value_of, views_on_the_way
from tests.daumen_drauf_tables import endgame

BUDGET = 2000


def worth(pricer: Pricer, view: View) -> dict[int, float]:
    """What each action is worth, on average over the worlds that had no say in who is the best."""
    prices = pricer.price(view, view.actions[0], BUDGET, 1, by_chances=False)
    return {priced.action: float(priced.points[prices.decided :].mean()) for priced in prices.finalists}


def solved_by(decisions: Decisions, match: Match, playouts: int = BUDGET) -> bool:
    """Whether the decision at hand is solved with so many playouts."""
    view = match.view(match.obliged()[0])
    return decisions.solve(view, np.array(view.actions), playouts) is not None


@pytest.mark.parametrize(
    ("mine", "theirs"), [("Y1- K4-", "K1+ Y2+"), ("G3+ Y1- Y3-", "K2- K4- Y4-"), ("Y3- K3+ G4-", "Y2+ Y3+ K4+")]
)
def test_where_everything_is_known_an_action_is_worth_what_follows_when_both_do_their_best(
    mine: str, theirs: str
) -> None:
    pricer, begun = Pricer(GAME, None), endgame(mine, theirs, turn=0)
    told = 0
    for match in (begun, *(after(begun, action) for action in begun.legal(0))):
        seat = next(iter(match.obliged()), None)
        if seat is not None:
            sign = 1 if seat == 0 else -1
            true = {action: sign * value_of(match, seat, action) for action in match.legal(seat)}
            found = worth(pricer, match.view(seat))
            assert found == pytest.approx({action: true[action] for action in found})
            told += len(found)
    assert told > 3


def test_what_is_mixed_is_worth_the_same() -> None:
    """Nobody would leave to chance what they do if one of both were better.

    At the beginning of a trick there is nothing to be taken back, so whoever plays and whoever prices solve one game.
    """
    solver, pricer, mixed = Solver(GAME), Pricer(GAME, None), 0
    for name in ("hiddenheads", "twoleft", "underthumb"):
        for view in (one for seed in range(4) for one in views_on_the_way(example(name), seed)):
            if view.record["trick_count"] > 0:
                continue
            mixture = solver.mixture(view, Budget(playouts=BUDGET))
            assert mixture is not None
            often = mixture.actions[mixture.chances > 0.2].tolist()
            found = worth(pricer, view)
            if len(often) > 1 and set(often) <= found.keys():
                mixed += 1
                assert [found[action] for action in often] == pytest.approx([found[often[0]]] * len(often), abs=0.15)
    assert mixed > 2


def test_what_is_too_large_or_not_of_two_is_played_out() -> None:
    decisions = Decisions(GAME, 1.0)
    assert solved_by(decisions, example("thumbs"))
    assert not solved_by(decisions, example("thumbs"), playouts=20)
    assert solved_by(decisions, endgame("Y1- K2+", "Y3+ K1-", turn=0))
    assert not solved_by(decisions, endgame("Y1- K2+", "Y3+ K1-", "G1- G2-", turn=0))


def test_prices_follow_from_the_view_alone_whatever_was_solved_before() -> None:
    together = Pricer(GAME, None)
    for name in ("thumbs", "hiddenheads"):
        for view in views_on_the_way(example(name), 3)[:2]:
            assert worth(together, view) == worth(Pricer(GAME, None), view)
