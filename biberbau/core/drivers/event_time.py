"""Random play (`biberbau.core.random_play`) of a game in which anybody may act at any moment: event time.

Each seat has a time at which it will next look at the table.  The seat with the earliest time looks, at the state as
it then is: one that is obliged takes any of its legal actions, each equally likely; one that is not may also let the
moment pass, which counts as one more possibility.  Whatever is done is seen by all: every seat that is not about to
look anyway will do so after its reaction time, the one that acted too.  A seat that let the moment pass looks again
when something has happened.

Reaction times are log-normal with a median of 900 ms and a sigma of 0.35, so nine in ten lie between 510 and 1,600 ms.
That human reaction times have such a shape, with a long tail of slow ones, is old knowledge (R. D. Luce, Response
Times, 1986); the two numbers are ours, for a look over cards and not for a flash of light.

The same seed gives the same game.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from biberbau.core.arrays import Actions, Generator
from biberbau.core.chance import next_below
from biberbau.core.compilation import making_rule, rule
from biberbau.core.contract import CHANCE, State, actors, apply, apply_chance, chance_size, legal
from biberbau.core.duties import obliged
from biberbau.core.looks import MOST_SEATS, NEVER, QUANTILES, next_to_look, reaction_times

MEDIAN_REACTION: Final = 900.0
"""Milliseconds that half of all reactions take at most."""
REACTION_SIGMA: Final = 0.35
"""Standard deviation of a reaction time's natural logarithm."""
REACTION: Final = reaction_times(MEDIAN_REACTION, REACTION_SIGMA)
"""Equally likely reaction times in microseconds, ascending."""


@rule
def reaction_time(rng: Generator) -> int:
    """Draw a reaction time in microseconds."""
    return int(REACTION[next_below(rng, QUANTILES)])


@rule
def wake_all(looks: npt.NDArray[np.int64], now: int, seats: int, rng: Generator) -> None:
    """Something has happened: whoever is not about to look will do so after a reaction time."""
    for seat in range(seats):
        if looks[seat] == NEVER:
            looks[seat] = now + reaction_time(rng)


@making_rule
def play_round(state: State, actions: Actions, rng: Generator) -> int:
    """Play at random to the end of the round; return the number of decisions, those to let a chance go by included."""
    looks = np.full(MOST_SEATS, NEVER, np.int64)
    seats = int(state.seats)
    wake_all(looks, 0, seats, rng)
    decisions = 0
    waiting = actors(state)
    while waiting != 0:
        if waiting == CHANCE:
            apply_chance(state, next_below(rng, chance_size(state)))
        else:
            seat = next_to_look(looks, seats)
            now = looks[seat]
            looks[seat] = NEVER
            count = legal(state, seat, actions)
            if count > 0:
                decisions += 1
                chosen = next_below(rng, count + 1 - (obliged(state) >> seat & 1))
                if chosen < count:
                    apply(state, seat, int(actions[chosen]))
                    wake_all(looks, now, seats, rng)
        waiting = actors(state)
    return decisions
