"""The melds on the table: what lies there, and which cards each would take (sections 4 and 5)."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.beanie.rules.ending import look_for_beanie, stir
from biberbau.games.beanie.rules.hands import hand_to_table
from biberbau.games.beanie.state import NO_CARD, ONE_RANK, RANKS, RUN, SET, SET_SIZE, State


@rule
def refresh_meld(state: State, meld: int) -> None:
    """Note which cards a meld takes as themselves, and for which it gives a beanie back (clauses 5.1 to 5.4)."""
    state.meld_fits[meld] = 0
    state.meld_frees[meld] = 0
    if state.meld_kind[meld] == SET:
        missing = (ONE_RANK << int(state.meld_rank[meld])) & ~int(state.meld_cards[meld])
        if state.meld_size[meld] < SET_SIZE:
            state.meld_fits[meld] = missing
        if state.meld_beanies[meld]:
            state.meld_frees[meld] = missing
    else:
        refresh_run(state, meld)
    wanted = 0
    for other in range(state.meld_count):
        wanted |= int(state.meld_fits[other]) | int(state.meld_frees[other])
    state.wanted = wanted


@rule
def refresh_run(state: State, meld: int) -> None:
    """A run takes its two neighbours, and gives a beanie for the card it stands for (clauses 5.2 and 5.4)."""
    base = RANKS * int(state.meld_suit[meld])
    first = int(state.meld_rank[meld])
    after = first + int(state.meld_size[meld])
    fits = 0
    if first > 0:
        fits |= 1 << (base + first - 1)
    if after < RANKS:
        fits |= 1 << (base + after)
    frees = 0
    for rank in range(first, after):
        if state.run_place[meld, rank] != base + rank:
            frees |= 1 << (base + rank)
    state.meld_fits[meld] = fits
    state.meld_frees[meld] = frees


@rule
def open_meld(state: State, seat: int, kind: int, suit: int, rank: int) -> int:
    """Begin a meld of a seat; return its number."""
    meld = int(state.meld_count)
    state.meld_count += 1
    state.meld_kind[meld] = kind
    state.meld_seat[meld] = seat
    state.meld_suit[meld] = suit
    state.meld_rank[meld] = rank
    state.opened[seat] = 1
    return meld


@rule
def card_to_meld(state: State, seat: int, meld: int, card: int, beanie: bool) -> None:
    """Put a card of a hand into a meld, as itself or as a beanie."""
    hand_to_table(state, seat, card)
    state.meld_cards[meld] |= 1 << card
    if beanie:
        state.meld_beanies[meld] |= 1 << card
    state.meld_size[meld] += 1


@rule
def card_to_run(state: State, seat: int, meld: int, card: int, rank: int) -> None:
    """Put a card of a hand on a place of a run; it is a beanie unless the place is its own (clauses 4.4 and 5.5)."""
    own = card == RANKS * state.meld_suit[meld] + rank
    card_to_meld(state, seat, meld, card, not own)
    state.run_place[meld, rank] = card
    if rank < state.meld_rank[meld]:
        state.meld_rank[meld] = rank


@rule
def meld_to_hand(state: State, seat: int, meld: int, beanie: int) -> None:
    """Take a beanie out of a meld."""
    state.meld_cards[meld] &= ~(1 << beanie)
    state.meld_beanies[meld] &= ~(1 << beanie)
    state.meld_size[meld] -= 1
    state.hand[seat] |= 1 << beanie
    state.known[seat] |= 1 << beanie
    state.hand_count[seat] += 1


@rule
def have_changed(state: State, seat: int, meld: int) -> None:
    """After a seat has put cards down: the meld takes others now, the turn is not quiet, and perhaps that was all."""
    refresh_meld(state, meld)
    stir(state)
    look_for_beanie(state, seat)


@rule
def takes_beanie_at(state: State, meld: int, card: int, end: int) -> bool:
    """Whether a run goes on at an end (0 below, 1 above) and the card would be a beanie there (clauses 5.2 and 5.5)."""
    rank = end_rank(state, meld, end)
    return rank >= 0 and card != RANKS * int(state.meld_suit[meld]) + rank


@rule
def end_rank(state: State, meld: int, end: int) -> int:
    """The rank of the next place below (0) or above (1) a run, or -1 beyond ace and king (clause 4.3)."""
    if state.meld_kind[meld] != RUN:
        return NO_CARD
    first = int(state.meld_rank[meld])
    if end == 0:
        return first - 1
    after = first + int(state.meld_size[meld])
    return after if after < RANKS else NO_CARD
