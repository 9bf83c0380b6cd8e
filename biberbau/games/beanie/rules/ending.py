"""Whose turn it is next, how a round ends, and what it costs (sections 6 and 7)."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.beanie import options, phases
from biberbau.games.beanie.constants import FIRST_HIGH_RANK, POINTS_HIGH, POINTS_LOW, POINTS_WILD
from biberbau.games.beanie.rules.cards import beanies_of, count_cards
from biberbau.games.beanie.state import (
    BY_BEANIE,
    BY_EMPTY_TABLE,
    BY_STALL,
    NO_CARD,
    NOBODY,
    NOTHING,
    ONE_RANK,
    RANKS,
    State,
)

HIGH_CARDS = sum(ONE_RANK << rank for rank in range(FIRST_HIGH_RANK, RANKS))
"""All cards that count as the ten does (clause 7.1)."""


@rule
def begin_turn(state: State, seat: int) -> None:
    """Let a seat draw; with nothing left to draw from, the round is over (clauses 3.1 and 6.2)."""
    state.turn = seat
    state.phase = phases.DRAW
    if state.stock_count == 0 and state.pile_count == 0:
        finish_round(state, BY_EMPTY_TABLE, NOBODY)


@rule
def end_turn(state: State) -> None:
    """Count the turn if it was a quiet one, and hand on to the left (clauses 3.4 and 6.3)."""
    if state.stirred == 0:
        state.quiet_turns += 1
    state.stirred = 0
    forget_draw(state)
    if state.quiet_turns >= int(state.options[options.STALL]) * int(state.seats):
        finish_round(state, BY_STALL, NOBODY)
        return
    following = state.turn + 1
    begin_turn(state, following if following < state.seats else 0)


@rule
def forget_draw(state: State) -> None:
    """What was drawn in a turn is of no more interest."""
    state.source = NOTHING
    state.drawn = NO_CARD
    state.laid_unseen = 0


@rule
def stir(state: State) -> None:
    """A card has left the stock or come to the table, so this turn is not a quiet one (clause 6.3)."""
    state.stirred = 1
    state.quiet_turns = 0


@rule
def look_for_beanie(state: State, seat: int) -> bool:
    """End the round if a hand is empty and the call needs no button; return whether it ended (clauses 6.1 and 8.4)."""
    if state.hand_count[seat] > 0 or state.options[options.CALL_OPTION] == options.BY_BUTTON:
        return False
    finish_round(state, BY_BEANIE, seat)
    return True


@rule
def hand_points(state: State, seat: int) -> int:
    """What the cards of a hand count: beanies, those from the ten on, and the others (clauses 7.1 and 7.2)."""
    hand = int(state.hand[seat])
    wild = beanies_of(state, hand)
    beanies = count_cards(wild)
    high = count_cards(hand & ~wild & HIGH_CARDS)
    low = int(state.hand_count[seat]) - beanies - high
    return int(POINTS_WILD * beanies + POINTS_HIGH * high + POINTS_LOW * low)


@rule
def finish_round(state: State, how: int, out: int) -> None:
    """Show all hands, score them and add to the totals (clauses 6.1 to 7.3)."""
    for seat in range(state.seats):
        points = hand_points(state, seat)
        state.round_scores[seat] = points
        state.totals[seat] += points
    state.ended_by = how
    state.out = out
    state.turn = NOBODY
    state.stirred = 0
    forget_draw(state)
    state.phase = phases.MATCH_OVER if state.round_number >= state.options[options.ROUNDS] else phases.ROUND_OVER
