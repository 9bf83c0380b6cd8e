"""The rules of Biber-Mania, compiled: this game's side of `biberbau.core.contract`.

Source: the rules of Biber-Mania (Rajiva Stevenson and Petra Döge, 2021), as settled clause by clause in
docs/rules/biber-mania.md.  Not modelled: age, humour and beauty of the players (who begins is drawn by lot, 2.5).
"""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.compilation import rule
from biberbau.core.contract import CHANCE
from biberbau.core.dealing import place_next
from biberbau.core.scoring import more_is_better as payoffs
from biberbau.games.biber_mania import numbering, phases
from biberbau.games.biber_mania.numbering import MAX_ACTIONS
from biberbau.games.biber_mania.rules.acting import (
    apply_give,
    apply_name,
    apply_steal,
    apply_wish,
    legal_give,
    legal_name,
    legal_steal,
    legal_wish,
)
from biberbau.games.biber_mania.rules.checks import check
from biberbau.games.biber_mania.rules.discarding import apply_discard, legal_discard
from biberbau.games.biber_mania.rules.drawing import apply_draw, legal_draw
from biberbau.games.biber_mania.rules.knowledge import redeal, view
from biberbau.games.biber_mania.rules.setup import begin_round, deal, start_with
from biberbau.games.biber_mania.rules.stabbing import (
    apply_stab_display,
    apply_stab_opponent,
    legal_stab_display,
    legal_stab_opponent,
)
from biberbau.games.biber_mania.state import State

bookkeeping = bookkeeping_of(State)
open_match = bookkeeping.open_match
is_over = bookkeeping.is_over
round_over = bookkeeping.round_over


@rule
def actors(state: State) -> int:
    """The seat in turn, or the one that draws for what it lost; chance while it has something to settle."""
    if state.phase == phases.DRAWING:
        return 1 << int(state.drawing)
    if state.phase >= phases.DISCARDING:
        return 1 << int(state.turn) if state.phase < phases.ROUND_OVER else 0
    return CHANCE


@rule
def chance_size(state: State) -> int:
    """Cards that wait for their place in the draw pile, or seats that may begin; 0 when nothing is left to chance."""
    return int(state.seats) if state.phase == phases.LOTS else int(state.unordered)


@rule
def apply_chance(state: State, outcome: int) -> None:
    """Place one more card of the draw pile, or draw who begins; once the pile is in order, cards are dealt."""
    if state.phase == phases.LOTS:
        start_with(state, outcome)
        return
    state.unordered = place_next(state.deck, state.unordered, outcome)
    if state.unordered == 0:
        deal(state)


@rule
def legal(state: State, seat: int, actions: Actions) -> int:
    """Write the legal actions of `seat`, ascending, and return their number."""
    phase = state.phase
    if phase == phases.DRAWING:
        return legal_draw(state, actions) if seat == state.drawing else 0
    if seat != state.turn:
        return 0
    if phase == phases.DISCARDING:
        return legal_discard(state, seat, actions)
    if phase == phases.STABBING_DISPLAY:
        return legal_stab_display(state, actions)
    if phase == phases.STABBING_OPPONENT:
        return legal_stab_opponent(state, actions)
    if phase == phases.STEALING:
        return legal_steal(state, actions)
    if phase == phases.WISHING:
        return legal_wish(state, actions)
    if phase == phases.NAMING:
        return legal_name(state, actions)
    if phase == phases.GIVING:
        return legal_give(state, actions)
    return 0


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Take a legal action."""
    phase = state.phase
    if phase == phases.DRAWING:
        apply_draw(state, action)
    elif phase == phases.DISCARDING:
        apply_discard(state, action)
    elif phase == phases.STABBING_DISPLAY:
        apply_stab_display(state, action - numbering.STAB)
    elif phase == phases.STABBING_OPPONENT:
        apply_stab_opponent(state, action)
    elif phase == phases.STEALING:
        apply_steal(state, action)
    elif phase == phases.WISHING:
        apply_wish(state, action)
    elif phase == phases.NAMING:
        apply_name(state, action)
    else:
        apply_give(state, action)
