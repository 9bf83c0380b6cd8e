"""Cards onto melds that lie on the table, and beanies out of them (section 5)."""

from __future__ import annotations

from biberbau.core.arrays import Actions
from biberbau.core.compilation import rule
from biberbau.games.beanie import numbering, options
from biberbau.games.beanie.rules.cards import beanies_of, count_cards, lowest_card, may_have_beanies, wild_rank
from biberbau.games.beanie.rules.melds import (
    card_to_meld,
    card_to_run,
    end_rank,
    have_changed,
    meld_to_hand,
    takes_beanie_at,
)
from biberbau.games.beanie.state import CARDS, RANKS, RUN, SET, SET_SIZE, State


@rule
def may_add(state: State, seat: int) -> bool:
    """Whether a seat may touch melds on the table at all (clauses 5.1 and 8.6)."""
    return bool(state.options[options.OWN_MELD_FIRST] != options.SWITCHED_ON or state.opened[seat])


@rule
def takes_a_beanie(state: State, meld: int) -> bool:
    """Whether one more card of a meld may be a beanie (clauses 4.4 and 8.2)."""
    beanies = count_cards(int(state.meld_beanies[meld]))
    return may_have_beanies(state, beanies + 1, int(state.meld_size[meld]) + 1)


@rule
def beanie_fits_set(state: State, meld: int) -> bool:
    """Whether a beanie can be added to a meld because it is a set with room for one (clause 5.1)."""
    room = state.meld_kind[meld] == SET and state.meld_size[meld] < SET_SIZE
    return room and state.meld_rank[meld] != wild_rank(state) and takes_a_beanie(state, meld)


@rule
def legal_additions(state: State, seat: int, actions: Actions, count: int) -> int:
    """Add what a seat can do with melds on the table to `count` actions; return how many there are then."""
    hand = int(state.hand[seat])
    wild = beanies_of(state, hand)
    wanted = hand & int(state.wanted)
    if state.meld_count == 0 or not (wanted or wild) or not may_add(state, seat):
        return count
    return legal_with_melds(state, hand, wild, wanted, actions, count)


@rule
def legal_with_melds(state: State, hand: int, wild: int, wanted: int, actions: Actions, count: int) -> int:
    """Add what can be done with beanies and with cards that some meld wants (clauses 5.1 to 5.4)."""
    count = legal_adds(state, hand, wild, actions, count)
    if wild:
        count = legal_ends(state, wild, actions, count)
    if wanted:
        count = legal_takes(state, hand, actions, count)
        count = legal_swaps(state, hand, actions, count)
    return count


@rule
def legal_adds(state: State, hand: int, wild: int, actions: Actions, count: int) -> int:
    """Cards as themselves onto sets and runs, beanies onto sets (clauses 5.1 and 5.2)."""
    for meld in range(state.meld_count):
        fitting = hand & int(state.meld_fits[meld])
        if wild and beanie_fits_set(state, meld):
            fitting |= wild
        while fitting:
            actions[count] = numbering.ADD + CARDS * meld + lowest_card(fitting)
            fitting &= fitting - 1
            count += 1
    return count


@rule
def legal_ends(state: State, wild: int, actions: Actions, count: int) -> int:
    """Beanies below and above runs (clause 5.2)."""
    for meld in range(state.meld_count):
        if state.meld_kind[meld] == RUN and takes_a_beanie(state, meld):
            rest = wild
            while rest:
                card = lowest_card(rest)
                for end in range(2):
                    actions[count] = numbering.ADD_END + 2 * (CARDS * meld + card) + end
                    count += takes_beanie_at(state, meld, card, end)
                rest &= rest - 1
    return count


@rule
def legal_takes(state: State, hand: int, actions: Actions, count: int) -> int:
    """A card of its rank onto a set, and a beanie out of it (clause 5.3)."""
    for meld in range(state.meld_count):
        cards = hand & int(state.meld_frees[meld])
        while cards and state.meld_kind[meld] == SET:
            card = lowest_card(cards)
            beanies = int(state.meld_beanies[meld])
            while beanies:
                actions[count] = numbering.TAKE + CARDS * (CARDS * meld + card) + lowest_card(beanies)
                beanies &= beanies - 1
                count += 1
            cards &= cards - 1
    return count


@rule
def legal_swaps(state: State, hand: int, actions: Actions, count: int) -> int:
    """The card for which a beanie of a run stands, and the beanie out of it (clause 5.4)."""
    for meld in range(state.meld_count):
        cards = hand & int(state.meld_frees[meld])
        while cards and state.meld_kind[meld] == RUN:
            actions[count] = numbering.SWAP + CARDS * meld + lowest_card(cards)
            cards &= cards - 1
            count += 1
    return count


@rule
def apply_add(state: State, seat: int, meld: int, card: int) -> None:
    """Put a card onto a meld: a beanie onto a set, or any card as itself (clauses 5.1 and 5.2)."""
    if state.meld_kind[meld] == SET:
        card_to_meld(state, seat, meld, card, card % RANKS != state.meld_rank[meld])
    else:
        card_to_run(state, seat, meld, card, card % RANKS)
    have_changed(state, seat, meld)


@rule
def apply_add_end(state: State, seat: int, meld: int, card: int, end: int) -> None:
    """Put a beanie below (0) or above (1) a run (clause 5.2)."""
    card_to_run(state, seat, meld, card, end_rank(state, meld, end))
    have_changed(state, seat, meld)


@rule
def apply_take(state: State, seat: int, meld: int, card: int, beanie: int) -> None:
    """Put a card onto a set and take a beanie out of it (clause 5.3)."""
    meld_to_hand(state, seat, meld, beanie)
    card_to_meld(state, seat, meld, card, False)
    have_changed(state, seat, meld)


@rule
def apply_swap(state: State, seat: int, meld: int, card: int) -> None:
    """Put a card on its place in a run and take the beanie that stood there (clause 5.4)."""
    rank = card % RANKS
    meld_to_hand(state, seat, meld, int(state.run_place[meld, rank]))
    card_to_run(state, seat, meld, card, rank)
    have_changed(state, seat, meld)
