"""New melds that a player of Beanie lays out of their hand: which of two that share a card, and with beanies."""

from __future__ import annotations

from biberbau.bots.of.beanie.hand import before_gap, before_next, in_runs, in_sets, points_of, run_starts, thrice, twice
from biberbau.bots.sets import size
from biberbau.bots.tempers import WAIT
from biberbau.core.compilation import rule
from biberbau.games.beanie import numbering
from biberbau.games.beanie.numbering import SUIT_SET_COUNT, SUIT_SET_NUMBER, WINDOW_NUMBER, WINDOWS
from biberbau.games.beanie.questions import lowest_card, placing_number, suits_of_rank, wild_run_number, wild_set_number
from biberbau.games.beanie.state import LEAST_MELD, ONE_RANK, RANKS


@rule
def natural_meld(naturals: int) -> int:
    """The set or run of naturals after which most can be laid altogether, as an action; WAIT if there is none."""
    starts = run_starts(naturals)
    ranks = thrice(naturals)
    runs = in_runs(naturals)
    in_the_way = runs & in_sets(naturals)
    best = 0
    action = WAIT
    while ranks:
        rank = lowest_card(ranks)
        ranks &= ranks - 1
        cards = naturals & ONE_RANK << rank
        if size(cards) > LEAST_MELD and cards & in_the_way:
            cards &= ~(in_the_way & -in_the_way)
        laid = size(cards) + after(naturals & ~cards)
        if laid > best:
            best = laid
            action = numbering.NATURAL_SET + SUIT_SET_COUNT * rank + int(SUIT_SET_NUMBER[suits_of_rank(cards, rank)])
    while starts:
        first = lowest_card(starts)
        starts &= starts - 1
        length = run_length(naturals, first)
        for trimmed in range(2):
            cards = ((1 << (length - trimmed)) - 1) << first
            laid = length - trimmed + after(naturals & ~cards)
            if length - trimmed >= LEAST_MELD and laid > best:
                best = laid
                action = (
                    numbering.NATURAL_RUN
                    + WINDOWS * (first // RANKS)
                    + int(WINDOW_NUMBER[first % RANKS, length - trimmed])
                )
    return action


@rule
def after(naturals: int) -> int:
    """How many cards can still be laid, roughly: cards that fit a run and a set count once."""
    return size(in_runs(naturals) | in_sets(naturals))


@rule
def run_length(naturals: int, first: int) -> int:
    """How many cards in a row there are from one on."""
    length = 1
    while first % RANKS + length < RANKS and naturals >> (first + length) & 1:
        length += 1
    return length


@rule
def wild_meld(naturals: int, wild: int, of_wild: int, unseen: int) -> int:
    """The set or run with one beanie that rids a hand of most points, as an action; WAIT if there is none.

    Of two places for the beanie at the ends of a run, it takes one whose card cannot turn up any more.
    """
    beanie = lowest_card(wild)
    best = 0
    action = WAIT
    pairs = twice(naturals)
    while pairs:
        rank = lowest_card(pairs)
        pairs &= pairs - 1
        suits = suits_of_rank(naturals, rank)
        worth = points_of(naturals & ONE_RANK << rank)
        if worth > best:
            best = worth
            action = wild_set_number(of_wild, rank, suits << 4 | 1 << beanie // RANKS)
    neighbours = before_next(naturals)
    gaps = before_gap(naturals)
    while gaps:
        place = lowest_card(gaps) + 1
        gaps &= gaps - 1
        first = run_begin(naturals, place - 1)
        length = place - first + 1 + run_length(naturals, place + 1)
        worth = points_of((((1 << length) - 1) << first) & naturals)
        if worth > best:
            best = worth
            action = run_with(first, length, place, beanie, wild, of_wild)
    while neighbours:
        first = lowest_card(neighbours)
        neighbours &= neighbours - 1
        worth = points_of(3 << first & naturals)
        if worth > best:
            best = worth
            low = first % RANKS > 0 and (first % RANKS == RANKS - 2 or not unseen >> (first - 1) & 1)
            begin = first - 1 if low else first
            action = run_with(begin, LEAST_MELD, first - 1 if low else first + 2, beanie, wild, of_wild)
    return action


@rule
def run_begin(naturals: int, card: int) -> int:
    """The lowest of the cards in a row that end with one."""
    while card % RANKS > 0 and naturals >> (card - 1) & 1:
        card -= 1
    return card


@rule
def run_with(first: int, length: int, place: int, beanie: int, wild: int, of_wild: int) -> int:
    """The run of so many cards in which a beanie stands for the card `place`, or that card itself if it is held."""
    suit = first // RANKS
    window = int(WINDOW_NUMBER[first % RANKS, length])
    if wild >> place & 1:
        return numbering.NATURAL_RUN + WINDOWS * suit + window
    number = placing_of(length, place - first, beanie // RANKS)
    return wild_run_number(of_wild, suit, window, number)


@rule
def placing_of(length: int, place: int, of_suit: int) -> int:
    """The number of the way to place one beanie, that of a suit, on a place counted from 0."""
    stands = place + 1
    return placing_number(
        length,
        stands if of_suit == 0 else 0,
        stands if of_suit == 1 else 0,
        stands if of_suit == 2 else 0,
        stands if of_suit == 3 else 0,
    )


@rule
def meld_of_beanies(naturals: int, wild: int, of_wild: int) -> int:
    """A set of the dearest natural and two beanies, as an action; WAIT without two."""
    second = wild & (wild - 1)
    if second == 0 or naturals == 0:
        return WAIT
    rank = RANKS - 1
    while not (naturals & ONE_RANK << rank):
        rank -= 1
    pair = suits_of_rank(wild & ~(second & (second - 1)), of_wild)
    card = naturals & ONE_RANK << rank
    return wild_set_number(of_wild, rank, suits_of_rank(card & -card, rank) << 4 | pair)
