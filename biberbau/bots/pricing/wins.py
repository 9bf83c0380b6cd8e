"""What a round is worth in chances to win the match: its outcomes, and rounds among careful players after it.

At backgammon such chances stand in a table of match equity.  Here the rounds that are still to come are drawn from
rounds that careful players have played at a new table with the same options, added to the totals as they came out.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.standing import rounds_left
from biberbau.core.compilation import rule
from biberbau.core.game import Game
from biberbau.core.view import View

ROUNDS: Final = 1024
"""So many rounds among careful players stand for all."""
FUTURES: Final = 32
"""Each outcome's chance is made of so many courses of the match; another world has others, all actions the same."""
STEPS: Final = (1, 37, 101, 211, 307, 401, 503, 601, 701, 809, 907, 1009)
"""How far apart in the list the rounds of one course lie."""


@rule
def chances_to_win(
    outcomes: npt.NDArray[np.float64],
    ended: npt.NDArray[np.bool_],
    standing: npt.NDArray[np.float64],
    ahead: npt.NDArray[np.float64],
    first: int,
    seat: int,
    chances: npt.NDArray[np.float64],
) -> None:
    """Write the part of the match that `seat` can expect, by world and action, from what the round was worth to all.

    `standing` is how the seats stood before, `ahead` what the rounds to come may add, both so that more is better;
    `first` is the number of the first world.  Who tie share a win.
    """
    seats = len(standing)
    for world in range(len(outcomes)):
        start = (first + world) * FUTURES % len(ahead)
        for action in range(outcomes.shape[1]):
            futures = 1 if ended[world, action] else FUTURES
            total = 0.0
            for future in range(futures):
                own = standing[seat] + outcomes[world, action, seat]
                if futures > 1:
                    own += ahead[start + future, seat]
                share = 1.0
                for other in range(seats):
                    if other != seat:
                        theirs = standing[other] + outcomes[world, action, other]
                        if futures > 1:
                            theirs += ahead[start + future, other]
                        if theirs > own + 1e-9:
                            share = 0.0
                            break
                        if theirs > own - 1e-9:
                            share += 1.0
                if share > 0.0:
                    total += 1.0 / share
            chances[world, action] = total / futures


class RestOfMatch:
    """What the rest of a match may bring, for one game, number of seats and choice of options."""

    def __init__(self, game: Game, seats: int, options: npt.NDArray[np.int16]) -> None:
        self.game, self.sign = game, -1.0 if game.better == "low" else 1.0
        gains = np.zeros((ROUNDS, seats), np.int64)
        compiled = game.driver("biberbau.bots.pricing.playing")
        self.several = bool(compiled.sample_rounds(game.new_states(), options, 0, gains))
        """Whether the match may have more than one round."""
        self.gains = self.sign * gains
        self.by_rounds: dict[int, npt.NDArray[np.float64]] = {}

    def ahead(self, view: View) -> npt.NDArray[np.float64]:
        """Return what the rounds behind the one of a view may add to the totals, course by course; more is better."""
        rounds = rounds_left(self.game, view) - 1
        if rounds not in self.by_rounds:
            total = np.zeros_like(self.gains)
            for number in range(rounds):
                total += np.roll(self.gains, number * STEPS[number % len(STEPS)], axis=0)
            self.by_rounds[rounds] = total
        return self.by_rounds[rounds]

    def standing(self, view: View) -> npt.NDArray[np.float64]:
        """Return how all seats stand before the round of a view; more is better."""
        totals: npt.NDArray[np.float64] = self.sign * view.record["totals"][: self.gains.shape[1]].astype(np.float64)
        return totals
