"""The rules of Beanie, compiled: this game's side of `biberbau.core.contract`.

Source: the rules that Jenni wrote down on talula's blog on 4 February 2004, as settled clause by clause in
docs/rules/beanie.md.  Not modelled: the turn clock (clause 3.5) beyond what happens when it runs out, and who was
first (section 9): a table applies actions one after the other, and each is judged by the state that it meets.
"""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.bookkeeping import bookkeeping_of
from biberbau.core.compilation import rule
from biberbau.core.contract import CHANCE
from biberbau.core.dealing import place_next
from biberbau.core.scoring import fewer_is_better as payoffs
from biberbau.games.beanie import numbering, phases
from biberbau.games.beanie.numbering import MAX_ACTIONS, SUIT_SET_COUNT, SUIT_SETS, WINDOW, WINDOWS
from biberbau.games.beanie.rules.additions import apply_add, apply_add_end, apply_swap, apply_take, legal_additions
from biberbau.games.beanie.rules.checks import check
from biberbau.games.beanie.rules.knowledge import redeal, view
from biberbau.games.beanie.rules.new_melds import apply_run, apply_set, legal_new_melds
from biberbau.games.beanie.rules.numbers import read_wild_run, read_wild_set
from biberbau.games.beanie.rules.setup import begin_round, deal, deal_from
from biberbau.games.beanie.rules.turns import apply_turn, legal_turn
from biberbau.games.beanie.state import CARDS, State

bookkeeping = bookkeeping_of(State)
open_match = bookkeeping.open_match
is_over = bookkeeping.is_over
round_over = bookkeeping.round_over


@rule
def actors(state: State) -> int:
    """Every seat, at every moment of a round (clause 4.1); chance while it has something to settle.

    Whether a seat holds anything that it could put down is its secret, so the set does not tell.
    """
    if state.phase == phases.DRAW or state.phase == phases.DISCARD:
        return (1 << int(state.seats)) - 1
    return 0 if state.phase >= phases.ROUND_OVER else CHANCE


@rule
def chance_size(state: State) -> int:
    """Cards that wait for their place in the stock, or seats that may deal first; 0 when nothing is left to chance."""
    return int(state.seats) if state.phase == phases.LOTS else int(state.unordered)


@rule
def apply_chance(state: State, outcome: int) -> None:
    """Place one more card of the stock, or draw the first dealer; once the stock is in order, cards are dealt."""
    if state.phase == phases.LOTS:
        deal_from(state, outcome)
        return
    state.unordered = place_next(state.stock, state.unordered, outcome)
    if state.unordered == 0:
        deal(state)


@rule
def legal(state: State, seat: int, actions: Actions) -> int:
    """Write the legal actions of `seat`, ascending, and return their number; often a seat out of turn has none."""
    if state.phase != phases.DRAW and state.phase != phases.DISCARD:
        return 0
    if state.hand_count[seat] == 0:
        actions[0] = numbering.CALL
        return 1
    count = legal_turn(state, seat, actions) if seat == state.turn else 0
    count = legal_additions(state, seat, actions, count)
    return legal_new_melds(state, seat, actions, count)


@rule
def apply(state: State, seat: int, action: int) -> None:
    """Take a legal action."""
    if action < numbering.ADD:
        apply_turn(state, seat, action)
    elif action < numbering.ADD_END:
        apply_add(state, seat, (action - numbering.ADD) // CARDS, (action - numbering.ADD) % CARDS)
    elif action < numbering.TAKE:
        place = action - numbering.ADD_END
        apply_add_end(state, seat, place // (2 * CARDS), place // 2 % CARDS, place % 2)
    elif action < numbering.SWAP:
        place = action - numbering.TAKE
        apply_take(state, seat, place // (CARDS * CARDS), place // CARDS % CARDS, place % CARDS)
    elif action < numbering.NATURAL_SET:
        apply_swap(state, seat, (action - numbering.SWAP) // CARDS, (action - numbering.SWAP) % CARDS)
    else:
        apply_new_meld(state, seat, action)


@rule
def apply_new_meld(state: State, seat: int, action: int) -> None:
    """Lay the set or run that an action names."""
    if action < numbering.NATURAL_RUN:
        number = action - numbering.NATURAL_SET
        apply_set(state, seat, number // SUIT_SET_COUNT, int(SUIT_SETS[number % SUIT_SET_COUNT]), 0)
    elif action < numbering.WILD_SET:
        number = action - numbering.NATURAL_RUN
        window = number % WINDOWS
        apply_run(state, seat, number // WINDOWS, int(WINDOW[window, 0]), int(WINDOW[window, 1]), -1)
    elif action < numbering.WILD_RUN:
        _, rank, naturals, beanies = read_wild_set(action)
        apply_set(state, seat, rank, naturals, beanies)
    else:
        _, suit, window, placing = read_wild_run(action)
        apply_run(state, seat, suit, int(WINDOW[window, 0]), int(WINDOW[window, 1]), placing)
