"""Duties and random play of a game by turns: whoever may act has to, and one of them does."""

from __future__ import annotations

from biberbau.core.arrays import Actions, Generator
from biberbau.core.bits import count_members, lowest_member
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.contract import CHANCE, State, actors, apply, apply_chance, chance_size, legal


@rule
def obliged(state: State) -> int:
    """All who may act (`biberbau.core.duties`)."""
    return actors(state)


@rule
def clock_action(state: State, seat: int) -> int:
    """Nothing, for a game that has no ruling for it (`biberbau.core.time_out`)."""
    return -1


@rule
def settle_chance(state: State, rng: Generator) -> None:
    """Let all pending chance events come out."""
    size = chance_size(state)
    while size > 0:
        apply_chance(state, next_below(rng, size))
        size = chance_size(state)


@rule
def one_actor(waiting: int, rng: Generator) -> int:
    """Pick one seat of a set of actors; with several, each is equally likely."""
    if waiting & (waiting - 1):
        for _ in range(next_below(rng, count_members(waiting))):
            waiting &= waiting - 1
    return lowest_member(waiting)


@rule
def play_round(state: State, actions: Actions, rng: Generator) -> int:
    """Play uniformly at random to the end of the round; return the number of decisions."""
    decisions = 0
    waiting = actors(state)
    while waiting != 0:
        if waiting == CHANCE:
            settle_chance(state, rng)
        else:
            seat = one_actor(waiting, rng)
            count = legal(state, seat, actions)
            apply(state, seat, actions[next_below(rng, count)])
            decisions += 1
        waiting = actors(state)
    return decisions
