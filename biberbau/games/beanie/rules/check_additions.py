"""Why a card cannot be added to a meld, or a beanie not be taken out of it (section 5)."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.beanie import numbering
from biberbau.games.beanie.rules import reasons
from biberbau.games.beanie.rules.additions import may_add, takes_a_beanie
from biberbau.games.beanie.rules.cards import wild_rank
from biberbau.games.beanie.rules.melds import end_rank, takes_beanie_at
from biberbau.games.beanie.state import CARDS, RANKS, RUN, SET, SET_SIZE, State


@rule
def check_addition(state: State, seat: int, action: int) -> int:
    """Name the meld and the card of an action, and ask about them."""
    if action < numbering.ADD_END:
        meld, card = (action - numbering.ADD) // CARDS, (action - numbering.ADD) % CARDS
    elif action < numbering.TAKE:
        meld, card = (action - numbering.ADD_END) // (2 * CARDS), (action - numbering.ADD_END) // 2 % CARDS
    elif action < numbering.SWAP:
        meld, card = (action - numbering.TAKE) // (CARDS * CARDS), (action - numbering.TAKE) // CARDS % CARDS
    else:
        meld, card = (action - numbering.SWAP) // CARDS, (action - numbering.SWAP) % CARDS
    if meld >= state.meld_count:
        return reasons.NO_SUCH_MELD
    if not int(state.hand[seat]) >> card & 1:
        return reasons.NOT_IN_HAND
    if not may_add(state, seat):
        return reasons.OWN_MELD_FIRST
    if action < numbering.ADD_END:
        return check_set(state, meld, card) if state.meld_kind[meld] == SET else check_run(state, meld, card)
    if action < numbering.TAKE:
        return check_end(state, meld, card, (action - numbering.ADD_END) % 2)
    if action < numbering.SWAP:
        return check_take(state, meld, card, (action - numbering.TAKE) % CARDS)
    return check_swap(state, meld, card)


@rule
def check_set(state: State, meld: int, card: int) -> int:
    """A set takes its rank and beanies, up to four cards (clauses 5.1 and 5.3)."""
    natural = card % RANKS == state.meld_rank[meld]
    if not natural and card % RANKS != wild_rank(state):
        return reasons.OTHER_RANK
    if state.meld_size[meld] == SET_SIZE:
        return reasons.MUST_TAKE if natural and state.meld_beanies[meld] else reasons.SET_FULL
    return reasons.ALLOWED if natural or takes_a_beanie(state, meld) else reasons.TOO_MANY_BEANIES


@rule
def check_run(state: State, meld: int, card: int) -> int:
    """A run takes its two neighbours as they are; a beanie has to name the end (clause 5.2)."""
    if int(state.meld_fits[meld]) >> card & 1:
        return reasons.ALLOWED
    return reasons.NAME_THE_END if card % RANKS == wild_rank(state) else reasons.NOT_A_NEIGHBOUR


@rule
def check_end(state: State, meld: int, card: int, end: int) -> int:
    """A beanie goes on at an end of a run, within ace and king, for a card that it is not (clauses 5.2 and 5.5)."""
    if state.meld_kind[meld] != RUN:
        return reasons.NOT_A_RUN
    if card % RANKS != wild_rank(state):
        return reasons.NOT_A_BEANIE
    if end_rank(state, meld, end) < 0:
        return reasons.RUN_ENDS
    if not takes_beanie_at(state, meld, card, end):
        return reasons.OWN_PLACE
    return reasons.ALLOWED if takes_a_beanie(state, meld) else reasons.TOO_MANY_BEANIES


@rule
def check_take(state: State, meld: int, card: int, beanie: int) -> int:
    """A card of the set's rank goes for a beanie of the set (clause 5.3)."""
    if state.meld_kind[meld] != SET:
        return reasons.NOT_A_SET
    if card % RANKS != state.meld_rank[meld]:
        return reasons.OTHER_RANK
    return reasons.ALLOWED if int(state.meld_beanies[meld]) >> beanie & 1 else reasons.NO_SUCH_BEANIE


@rule
def check_swap(state: State, meld: int, card: int) -> int:
    """The actual card goes for the beanie that stands for it (clause 5.4)."""
    if state.meld_kind[meld] != RUN:
        return reasons.NOT_A_RUN
    return reasons.ALLOWED if int(state.meld_frees[meld]) >> card & 1 else reasons.NOTHING_STANDS_FOR_IT
