"""What a player of Beanie does with the melds on the table: add to them, and take beanies out of them."""

from __future__ import annotations

from biberbau.bots.tempers import WAIT
from biberbau.core.compilation import rule
from biberbau.games.beanie import numbering
from biberbau.games.beanie.questions import beanie_fits_set, end_rank, lowest_card, takes_a_beanie, takes_beanie_at
from biberbau.games.beanie.state import CARDS, RANKS, RUN, SET, SET_SIZE, State


@rule
def addition(state: State, cards: int) -> int:
    """Add one of the cards as itself, as an action; WAIT if none fits."""
    for meld in range(state.meld_count):
        fitting = cards & int(state.meld_fits[meld])
        if fitting:
            return numbering.ADD + CARDS * meld + lowest_card(fitting)
    return WAIT


@rule
def exchange(state: State, cards: int) -> int:
    """Give one of the cards for a beanie, as an action; WAIT if none can be exchanged."""
    for meld in range(state.meld_count):
        freeing = cards & int(state.meld_frees[meld])
        if freeing:
            card = lowest_card(freeing)
            if state.meld_kind[meld] == RUN:
                return numbering.SWAP + CARDS * meld + card
            return numbering.TAKE + CARDS * (CARDS * meld + card) + lowest_card(int(state.meld_beanies[meld]))
    return WAIT


@rule
def lay_off(state: State, wild: int) -> int:
    """Get rid of a beanie at some meld, as an action; WAIT if none takes one.

    At sets first: there, once four cards lie, it is out of reach of all but one card.
    """
    card = lowest_card(wild)
    for meld in range(state.meld_count):
        own = wild & int(state.meld_fits[meld])
        if own:
            return numbering.ADD + CARDS * meld + lowest_card(own)
        if beanie_fits_set(state, meld):
            return numbering.ADD + CARDS * meld + card
    for meld in range(state.meld_count):
        if state.meld_kind[meld] == RUN and takes_a_beanie(state, meld):
            for end in range(2):
                if takes_beanie_at(state, meld, card, end):
                    return numbering.ADD_END + 2 * (CARDS * meld + card) + end
    return WAIT


@rule
def bridge(state: State, naturals: int, wild: int) -> int:
    """Add a beanie to a run so that a natural fits behind it, as an action; WAIT if there is no such place."""
    card = lowest_card(wild)
    for meld in range(state.meld_count):
        if state.meld_kind[meld] == RUN and takes_a_beanie(state, meld):
            base = RANKS * int(state.meld_suit[meld])
            for end in range(2):
                rank = end_rank(state, meld, end)
                behind = rank - 1 if end == 0 else rank + 1
                if rank >= 0 and 0 <= behind < RANKS and naturals >> (base + behind) & 1:
                    if wild >> (base + rank) & 1:
                        return numbering.ADD + CARDS * meld + base + rank
                    return numbering.ADD_END + 2 * (CARDS * meld + card) + end
    return WAIT


@rule
def room_for_beanies(state: State) -> int:
    """How many beanies the table takes, up to four: each set of three takes one, a run as many as come."""
    room = 0
    for meld in range(state.meld_count):
        if state.meld_kind[meld] == RUN and state.meld_size[meld] < RANKS and takes_a_beanie(state, meld):
            return SET_SIZE
        if state.meld_kind[meld] == SET and beanie_fits_set(state, meld):
            room += 1
    return min(room, SET_SIZE)
