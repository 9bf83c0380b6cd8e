"""Laws of every game, compiled, so that they can be held over very many states.

What is legal is what passes the check; and whoever has to act always has something to do, until the match is over.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from biberbau.core.chance import next_below, seed_generator
from biberbau.core.compilation import making_rule, rule
from biberbau.core.contract import (
    CHANCE,
    MAX_ACTIONS,
    actors,
    apply,
    apply_chance,
    begin_round,
    chance_size,
    check,
    is_over,
    legal,
    open_match,
)
from biberbau.core.duties import obliged

States = npt.NDArray[Any]

ENDLESS = 1_000_000
"""No match of any game has so many decisions."""

EVERY_ACTION = 100_000
"""Up to so many actions, each is asked about in each state."""


@rule
def breaks_law(states: States, seat: int, actions: npt.NDArray[np.int32], count: int) -> bool:
    """Whether the first `count` of `actions` are not exactly what `check` lets pass, ascending."""
    if MAX_ACTIONS > EVERY_ACTION:
        return breaks_law_somewhere(states, seat, actions, count)
    expected = 0
    for action in range(-1, MAX_ACTIONS + 1):
        if check(states[0], seat, action) == 0:
            if expected == count or actions[expected] != action:
                return True
            expected += 1
    return expected != count


@rule
def breaks_law_somewhere(states: States, seat: int, actions: npt.NDArray[np.int32], count: int) -> bool:
    """The same question where there are too many actions to ask about each: those listed and those between them.

    Of each gap between two listed actions, and of the gaps at the ends, the first, the middle and the last are asked.
    """
    before = -1
    for place in range(count + 1):
        after = int(actions[place]) if place < count else MAX_ACTIONS
        if after <= before or (place < count and check(states[0], seat, after) != 0):
            return True
        for between in (before + 1, (before + after) // 2, after - 1):
            if before < between < after and check(states[0], seat, between) == 0:
                return True
        before = after
    return False


@rule
def list_passing(states: States, seat: int, every: int, passing: npt.NDArray[np.int32]) -> int:
    """Put into `passing` which of every `every`th action `check` lets pass; return how many they are."""
    count = 0
    for action in range(0, MAX_ACTIONS, every):
        if check(states[0], seat, action) == 0:
            passing[count] = action
            count += 1
    return count


@making_rule
def count_breaches(states: States, seats: int, options: npt.NDArray[np.int16], first_seed: int, matches: int) -> int:
    """Play random matches and return in how many states, seat by seat, the law was broken."""
    actions = np.empty(MAX_ACTIONS, np.int32)
    rng = np.zeros(1, np.uint64)
    breaches = 0
    for match in range(matches):
        seed_generator(rng, first_seed + match)
        open_match(states[0], seats, options)
        begin_round(states[0])
        while not is_over(states[0]):
            waiting = actors(states[0])
            if waiting == 0:
                begin_round(states[0])
            elif waiting == CHANCE:
                apply_chance(states[0], next_below(rng, chance_size(states[0])))
            else:
                chosen = -1
                count = 0
                for seat in range(seats):
                    listed = legal(states[0], seat, actions)
                    listed_for_nobody = listed > 0 and not waiting >> seat & 1
                    nothing_to_do = listed == 0 and obliged(states[0]) >> seat & 1
                    if breaks_law(states, seat, actions, listed) or listed_for_nobody or nothing_to_do:
                        breaches += 1
                    if listed > 0 and (chosen < 0 or next_below(rng, 2) == 0):
                        chosen = seat
                count = legal(states[0], chosen, actions)
                apply(states[0], chosen, actions[next_below(rng, count)])
    return breaches


@making_rule
def count_stuck(states: States, seats: int, options: npt.NDArray[np.int16], first_seed: int, matches: int) -> int:
    """Play random matches and return how many did not end, or met a seat that had to act and could not."""
    actions = np.empty(MAX_ACTIONS, np.int32)
    rng = np.zeros(1, np.uint64)
    stuck = 0
    for match in range(matches):
        seed_generator(rng, first_seed + match)
        open_match(states[0], seats, options)
        begin_round(states[0])
        decisions = 0
        while not is_over(states[0]):
            waiting = actors(states[0])
            if waiting == 0:
                begin_round(states[0])
            elif waiting == CHANCE:
                apply_chance(states[0], next_below(rng, chance_size(states[0])))
            else:
                chosen = -1
                for seat in range(seats):
                    if waiting >> seat & 1 and (chosen < 0 or next_below(rng, 2) == 0):
                        chosen = seat
                count = legal(states[0], chosen, actions)
                if count > 0:
                    apply(states[0], chosen, actions[next_below(rng, count)])
                elif obliged(states[0]) >> chosen & 1:
                    stuck += 1
                    break
                decisions += 1
                if decisions == ENDLESS:
                    stuck += 1
                    break
    return stuck
