"""The plain way to an environment, as a yardstick for ours: a batch of Biber Gang for two in one compiled call.

It is what one writes in an afternoon on the rules alone: for every match choose any legal action, apply it, let chance
come out, begin the next round or match, take the view of whoever is next, write the 303 features that a learner needs
most as 32-bit floats, and mask what may be done.  Choosing happens inside, by a generator that takes a few nanoseconds.
A batch of ours tells three times as much, and has more to keep.

It is specialised for a game as the drivers are: `game.driver("yardsticks.trial")`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.core.arrays import Actions, Chosen, Generator, States
from biberbau.core.chance import next_below
from biberbau.core.compilation import rule
from biberbau.core.contract import (
    CHANCE,
    State,
    actors,
    apply,
    apply_chance,
    begin_round,
    chance_size,
    is_over,
    legal,
    open_match,
    view,
)
from biberbau.core.game import Game
from biberbau.core.state import UNKNOWN
from biberbau.games.biber_gang.state import KINDS, SLOTS

SECONDS: Final = 0.5
SEATS: Final = 2
CARD: Final = KINDS + 1
"""Marks of a card: its kind, or that it lies there unseen."""
FACE_UP: Final = SEATS * SLOTS * CARD
DRAWN: Final = FACE_UP + SEATS * SLOTS
PILE: Final = DRAWN + CARD
TOP: Final = PILE + KINDS
REST: Final = TOP + KINDS
FEATURES: Final = REST + 4

Mask = npt.NDArray[np.int8]
Features = npt.NDArray[np.float32]


@rule
def next_seat(state: State, options: Chosen, rng: Generator) -> int:
    """Go on until a seat is to act, with the next round or match if need be; return the seat."""
    waiting = actors(state)
    while waiting == 0 or waiting == CHANCE:
        if waiting == CHANCE:
            apply_chance(state, next_below(rng, chance_size(state)))
        else:
            if is_over(state):
                open_match(state, SEATS, options)
            begin_round(state)
        waiting = actors(state)
    seat = 0
    while waiting >> seat & 1 == 0:
        seat += 1
    return seat


@rule
def write(seen: State, seat: int, row: Features) -> None:
    """Write what a seat sees as features: its own things first."""
    row[:] = 0
    for place in range(SEATS):
        whose = (seat + place) % SEATS
        for slot in range(SLOTS):
            spot = place * SLOTS + slot
            code = int(seen.display[whose, slot])
            if code == UNKNOWN:
                code = KINDS
            if code >= 0:
                row[spot * CARD + code] = 1
            row[FACE_UP + spot] = seen.face_up[whose, slot]
    code = int(seen.drawn)
    if code == UNKNOWN:
        code = KINDS
    if code >= 0:
        row[DRAWN + code] = 1
    for place in range(seen.discard_count):
        row[PILE + int(seen.discard[place])] += 1
    if seen.discard_count > 0:
        row[TOP + int(seen.discard[seen.discard_count - 1])] = 1
    row[REST] = seen.phase
    row[REST + 1] = seen.deck_count
    row[REST + 2] = seen.caller >= 0
    row[REST + 3] = seen.drawn_from


@rule
def step(
    states: States,
    seen: States,
    rows: Features,
    mask: Mask,
    actor: npt.NDArray[np.int64],
    actions: Actions,
    options: Chosen,
    rng: Generator,
) -> None:
    """Take a random decision in every match, and show and mask the next one."""
    for i in range(len(states)):
        found = legal(states[i], int(actor[i]), actions)
        apply(states[i], int(actor[i]), int(actions[next_below(rng, found)]))
        seat = next_seat(states[i], options, rng)
        actor[i] = seat
        view(states[i], seat, seen[0])
        write(seen[0], seat, rows[i])
        mask[i, :] = 0
        for place in range(legal(states[i], seat, actions)):
            mask[i, actions[place]] = 1


@rule
def begin(states: States, actor: npt.NDArray[np.int64], options: Chosen, rng: Generator) -> None:
    """Begin every match."""
    for i in range(len(states)):
        open_match(states[i], SEATS, options)
        begin_round(states[i])
        actor[i] = next_seat(states[i], options, rng)


def trial_of(game: Game, matches: int) -> Callable[[], float]:
    """Return random play of the trial: a stretch returns the decisions a second of processor time."""
    compiled: Any = game.driver("yardsticks.trial")
    states, seen, rows = game.new_states(matches), game.new_states(), np.zeros((matches, FEATURES), np.float32)
    mask, actor = np.zeros((matches, game.action_count), np.int8), np.zeros(matches, np.int64)
    actions, options, rng = np.zeros(game.action_count, np.int32), game.encode_options(), np.ones(1, np.uint64)
    compiled.begin(states, actor, options, rng)
    compiled.step(states, seen, rows, mask, actor, actions, options, rng)

    def stretch() -> float:
        spent, decisions = 0.0, 0
        while spent < SECONDS:
            begun = time.thread_time()
            compiled.step(states, seen, rows, mask, actor, actions, options, rng)
            spent += time.thread_time() - begun
            decisions += matches
        return decisions / spent

    return stretch
