"""The rules of Schwimmen, compiled: this game's side of `biberbau.core.contract`, clause by clause as in rules.md."""

from __future__ import annotations

from biberbau.core.arrays import Generator
from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.compilation import rule
from biberbau.core.contract import CHANCE, Actions
from biberbau.core.dealing import place_next
from biberbau.core.plain import redealing_of
from biberbau.core.scoring import more_is_better
from biberbau.core.state import UNKNOWN
from schwimmen.rules import turns
from schwimmen.rules.scoring import somebody_ends
from schwimmen.state import DEALING, HAND_SIZE, MAX_ACTIONS, TURN, State, out

__all__ = ["CHANCE", "MAX_ACTIONS", "Actions", "State"]

bookkeeping = bookkeeping_of(State)
open_match = bookkeeping.open_match
is_over = bookkeeping.is_over
round_over = bookkeeping.round_over
view = bookkeeping.show
any_world = redealing_of(State)
payoffs = more_is_better
begin_round = turns.begin_round
legal = turns.legal
check = turns.check
apply = turns.apply


@rule
def redeal(seen: State, seat: int, rng: Generator) -> None:
    """Fill a view with a world that fits it: one in which nobody holds what would have ended the round (clause 4.3)."""
    any_world(seen, seat, rng)
    while seen.phase == TURN and somebody_ends(seen):
        for other in range(seen.seats):
            for place in range(HAND_SIZE):
                if other != seat and not out(seen, other) and seen.shown[other, place] == UNKNOWN:
                    seen.hand[other, place] = UNKNOWN
        for place in range(seen.stock_count):
            seen.stock[place] = UNKNOWN
        any_world(seen, seat, rng)


@rule
def actors(state: State) -> int:
    """Whose turn it is; chance while cards are dealt; nobody between rounds."""
    if state.phase == TURN:
        return 1 << int(state.turn)
    return CHANCE if state.phase == DEALING else 0


@rule
def chance_size(state: State) -> int:
    """How many cards wait for their place in the stock."""
    return int(state.unordered)


@rule
def apply_chance(state: State, outcome: int) -> None:
    """Place one more card; once the stock is in order, deal."""
    state.unordered = place_next(state.stock, state.unordered, outcome)
    if state.unordered == 0:
        turns.deal(state)
