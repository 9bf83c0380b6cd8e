"""The rules of Daumen Drauf!, compiled: this game's side of `biberbau.core.contract`.

A game of the rulebook is a round of the contract.  Source: the rules of Drei Magier Spiele, 1996 (game by Johann
Rüttinger and Jens-Peter Schliemann), as settled clause by clause in docs/rules/daumen-drauf.md.  Not modelled: the age
of the players (the first leader is drawn by lot, clause 2.3) and the clock (clause 8.6), which belongs to the table.
"""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.compilation import rule
from biberbau.core.contract import CHANCE
from biberbau.core.dealing import place_next
from biberbau.core.scoring import more_is_better as payoffs
from biberbau.games.daumen_drauf import phases
from biberbau.games.daumen_drauf.numbering import MAX_ACTIONS
from biberbau.games.daumen_drauf.rules.checks import check
from biberbau.games.daumen_drauf.rules.knowledge import redeal, view
from biberbau.games.daumen_drauf.rules.setup import begin_round, deal, start_with
from biberbau.games.daumen_drauf.rules.turns import apply_decision, legal_lead, legal_turn, legal_window
from biberbau.games.daumen_drauf.state import State

bookkeeping = bookkeeping_of(State)
open_match = bookkeeping.open_match
is_over = bookkeeping.is_over
round_over = bookkeeping.round_over


@rule
def actors(state: State) -> int:
    """The seat to lead or to decide; in the window all who may still parry; chance while it has something to settle."""
    if state.phase == phases.TURN or state.phase == phases.LEAD:
        return 1 << int(state.turn)
    if state.phase == phases.WINDOW:
        return int(state.waiting)
    return 0 if state.phase >= phases.ROUND_OVER else CHANCE


@rule
def chance_size(state: State) -> int:
    """Cards that wait for their place in the stack, or seats that may lead first; 0 when nothing is left to chance."""
    return int(state.seats) if state.phase == phases.LOTS else int(state.unordered)


@rule
def apply_chance(state: State, outcome: int) -> None:
    """Place one more card of the stack, or draw the first leader; once the stack is in order, cards are dealt."""
    if state.phase == phases.LOTS:
        start_with(state, outcome)
        return
    state.unordered = place_next(state.stack, state.unordered, outcome)
    if state.unordered == 0:
        deal(state)


@rule
def legal(state: State, seat: int, actions: Actions) -> int:
    """Write the legal actions of `seat`, ascending, and return their number."""
    if state.phase == phases.WINDOW:
        return legal_window(state, seat, actions)
    if seat != state.turn:
        return 0
    if state.phase == phases.TURN:
        return legal_turn(state, seat, actions)
    if state.phase == phases.LEAD:
        return legal_lead(state, seat, actions)
    return 0


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Take a legal action."""
    apply_decision(state, seat, action)
