"""What three cards are worth, who loses a life, and when it is all over (sections 5 and 6)."""

from __future__ import annotations

from typing import Final

from biberbau.core.compilation import rule
from biberbau.core.state import NOBODY
from schwimmen.state import HAND_SIZE, MATCH_OVER, RANKS, ROUND_OVER, SUITS, State, out

ACE: Final = len(RANKS) - 1
SUIT_STEP: Final = len(RANKS)
THREE_ALIKE, THIRTY_ONE, FIRE = 61, 62, 66
"""Hands are counted in half points: three of a kind are worth 30½ (clause 5.2)."""


@rule
def card_points(card: int) -> int:
    """7 to 10 count their number, jack, queen and king 10, the ace 11 (clause 5.1)."""
    rank = card % SUIT_STEP
    return 11 if rank == ACE else min(7 + rank, 10)


@rule
def worth(state: State, seat: int) -> int:
    """The half points of a hand: its best suit, three of a kind, or three aces (clauses 5.1 to 5.3)."""
    first, second, third = int(state.hand[seat, 0]), int(state.hand[seat, 1]), int(state.hand[seat, 2])
    if first % SUIT_STEP == second % SUIT_STEP == third % SUIT_STEP:
        return FIRE if first % SUIT_STEP == ACE else THREE_ALIKE
    best = 0
    for suit in range(len(SUITS)):
        points = 0
        for place in range(HAND_SIZE):
            card = int(state.hand[seat, place])
            if card // SUIT_STEP == suit:
                points += card_points(card)
        best = max(best, points)
    return 2 * best


@rule
def ends_at_once(state: State, seat: int) -> bool:
    """Whether a hand ends the round as soon as it is there: 31, or three aces (clause 4.3)."""
    return worth(state, seat) == THIRTY_ONE or worth(state, seat) == FIRE


@rule
def somebody_ends(state: State) -> bool:
    """Whether a hand is there that ends the round."""
    found = False
    for seat in range(state.seats):
        found |= not out(state, seat) and ends_at_once(state, seat)
    return found


@rule
def finish_round(state: State) -> None:
    """The lowest hands lose a life, unless all are level; at three aces all others do (clauses 6.1 and 6.2)."""
    lowest, highest = FIRE, 0
    for seat in range(state.seats):
        if not out(state, seat):
            lowest, highest = min(lowest, worth(state, seat)), max(highest, worth(state, seat))
    for seat in range(state.seats):
        state.round_scores[seat] = 0
        if not out(state, seat):
            held = worth(state, seat)
            loses = held < highest and (held == lowest or highest == FIRE)
            state.round_scores[seat] = -1 if loses else 0
    left = 0
    for seat in range(state.seats):
        state.totals[seat] += state.round_scores[seat]
        left += not out(state, seat)
    state.turn = NOBODY
    state.phase = MATCH_OVER if left == 1 else ROUND_OVER
