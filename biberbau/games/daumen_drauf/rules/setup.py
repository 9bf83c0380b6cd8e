"""Setting up a game: the cards that are played, the deal, who leads first (section 2)."""

from __future__ import annotations

from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.compilation import rule
from biberbau.games.daumen_drauf import options, phases
from biberbau.games.daumen_drauf.constants import EXTRA_VALUES, HAND_SIZE
from biberbau.games.daumen_drauf.state import COLOUR_STEP, COLOURS, NO_CARD, NOBODY, State

bookkeeping = bookkeeping_of(State)


@rule
def begin_round(state: State) -> None:
    """Gather the cards that so many people play with into an unordered stack (clauses 1.3 and 2.1)."""
    if state.round_number > 0:
        state.starter = next_starter(state)
    bookkeeping.clear_round(state)
    state.round_number += 1
    state.phase = phases.SHUFFLE
    gather_cards(state)


@rule
def gather_cards(state: State) -> None:
    """Put the cards of 1 to n + EXTRA_VALUES in all colours on the stack, in order."""
    count = 0
    of_colour = 2 * (state.seats + EXTRA_VALUES)
    for colour in range(COLOURS):
        for card in range(of_colour):
            state.stack[count] = COLOUR_STEP * colour + card
            count += 1
    state.stack_count = count
    state.unordered = count


@rule
def next_starter(state: State) -> int:
    """Who leads first in the next game: the next seat, or the game's winner nearest to it (clauses 2.3 and 8.4)."""
    following = state.starter + 1 if state.starter + 1 < state.seats else 0
    if state.options[options.START_NEXT] != options.BY_WINNER:
        return int(following)
    best = following
    for step in range(1, state.seats):
        seat = (following + step) % state.seats
        if state.round_scores[seat] > state.round_scores[best]:
            best = seat
    return int(best)


@rule
def stack_to_hand(state: State, seat: int) -> None:
    """Take the next card of the stack into a hand, which stays in order."""
    state.stack_count -= 1
    card = state.stack[state.stack_count]
    state.stack[state.stack_count] = NO_CARD
    place = state.hand_count[seat]
    while place > 0 and state.hand[seat, place - 1] > card:
        state.hand[seat, place] = state.hand[seat, place - 1]
        place -= 1
    state.hand[seat, place] = card
    state.hand_count[seat] += 1


@rule
def deal(state: State) -> None:
    """Deal hands, seat by seat; the first leader of the match is drawn by lot (clauses 2.1 and 2.3)."""
    for seat in range(state.seats):
        for _ in range(HAND_SIZE):
            stack_to_hand(state, seat)
    if state.starter == NOBODY:
        state.phase = phases.LOTS
    else:
        begin_trick(state, state.starter)


@rule
def begin_trick(state: State, leader: int) -> None:
    """Let a seat lead (clause 3.1)."""
    state.leader = leader
    state.turn = leader
    state.shower = NOBODY
    state.phase = phases.LEAD


@rule
def start_with(state: State, seat: int) -> None:
    """The lot has fallen on `seat`."""
    state.starter = seat
    begin_trick(state, seat)
