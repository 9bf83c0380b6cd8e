"""The rules of Biber Gang, compiled: this game's side of `biberbau.core.contract`.

Source: AMIGO's rule sheet of 2020 (game by Haim Shafir), as settled clause by clause in docs/rules/biber-gang.md.  Not
modelled: players' aids, the scoring pad, birthdays (a tie is drawn, clause 2.6).
"""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.compilation import rule
from biberbau.core.contract import CHANCE
from biberbau.core.dealing import place_next
from biberbau.core.scoring import fewer_is_better as payoffs
from biberbau.games.biber_gang import numbering, phases
from biberbau.games.biber_gang.numbering import MAX_ACTIONS
from biberbau.games.biber_gang.rules.checks import check
from biberbau.games.biber_gang.rules.knowledge import redeal, view
from biberbau.games.biber_gang.rules.setup import apply_opening, begin_round, deal, start_with
from biberbau.games.biber_gang.rules.turns import apply_decide, apply_draw, deck_to_hand, legal_decide, legal_draw
from biberbau.games.biber_gang.state import NOT_CHOSEN, State

bookkeeping = bookkeeping_of(State)
open_match = bookkeeping.open_match
is_over = bookkeeping.is_over
round_over = bookkeeping.round_over


@rule
def actors(state: State) -> int:
    """The seat to move; in the opening, everybody who has not chosen; chance while it has something to settle."""
    if state.phase == phases.DRAW or state.phase == phases.DECIDE:
        return 1 << int(state.turn)
    if state.phase == phases.OPENING:
        waiting = 0
        for seat in range(state.seats):
            if state.opening[seat] == NOT_CHOSEN:
                waiting |= 1 << seat
        return waiting
    return 0 if state.phase >= phases.ROUND_OVER else CHANCE


@rule
def chance_size(state: State) -> int:
    """Cards that wait for their place in the deck, or seats tied for the start; 0 when nothing is left to chance."""
    return int(state.tied) if state.phase == phases.TIE else int(state.unordered)


@rule
def apply_chance(state: State, outcome: int) -> None:
    """Place one more card of the deck, or draw the first player; once the deck is in order the game goes on."""
    if state.phase == phases.TIE:
        start_with(state, outcome)
        return
    state.unordered = place_next(state.deck, state.unordered, outcome)
    if state.unordered == 0:
        if state.phase == phases.SHUFFLE:
            deal(state)
        else:
            deck_to_hand(state)


@rule
def legal(state: State, seat: int, actions: Actions) -> int:
    """Write the legal actions of `seat`, ascending, and return their number."""
    if state.phase == phases.OPENING:
        if state.opening[seat] != NOT_CHOSEN:
            return 0
        for pair in range(len(numbering.OPENING_PAIRS)):
            actions[pair] = numbering.OPEN + pair
        return len(numbering.OPENING_PAIRS)
    if seat != state.turn:
        return 0
    if state.phase == phases.DRAW:
        return legal_draw(actions)
    if state.phase == phases.DECIDE:
        return legal_decide(state, seat, actions)
    return 0


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Take a legal action."""
    if state.phase == phases.DECIDE:
        apply_decide(state, seat, action)
    elif state.phase == phases.DRAW:
        apply_draw(state, action)
    else:
        apply_opening(state, seat, action)
