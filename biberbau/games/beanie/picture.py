"""What a client is shown of a view of Beanie.  Cards are "10C": A, 2 to 10, J, Q, K and the suits C, D, H, S."""

from __future__ import annotations

import functools
from typing import Final, Literal, TypedDict

import numpy as np
from typing_extensions import ReadOnly

from biberbau.core.picture import BasePicture, frozen
from biberbau.core.state import seat_or_none
from biberbau.core.view import View
from biberbau.core.winning import winners
from biberbau.games.beanie import options, phases
from biberbau.games.beanie.notation import CARD_NAMES, MELD_NAMES, RANK_NAMES, SUIT_LETTERS, Rank, Suit
from biberbau.games.beanie.phases import Phase
from biberbau.games.beanie.sheet import RoundScore, card_points, list_cards, name_cards, score_sheet, wild_rank
from biberbau.games.beanie.state import BETTER, ENDINGS, RANKS, RECORD, SET, SET_SIZE, SOURCES, Ending, Source, State


class HandPicture(TypedDict):
    """A hand."""

    count: ReadOnly[int]
    cards: ReadOnly[tuple[str, ...] | None]
    """The viewer's own cards, or everybody's when a round is over."""
    known: ReadOnly[tuple[str, ...]]
    """Cards that everybody has seen go there."""


MeldCard = TypedDict("MeldCard", {"card": ReadOnly[str], "as": ReadOnly[str | None], "beanie": ReadOnly[bool]})
"""A card of a meld.  A beanie is there `as` the card of a run or the rank of a set; other cards are themselves."""


class Meld(TypedDict):
    """A meld."""

    id: ReadOnly[str]
    """ "M1", "M2" and so on, in the order in which melds were laid."""
    kind: ReadOnly[Literal["set", "run"]]
    seat: ReadOnly[int]
    """Who laid it."""
    rank: ReadOnly[Rank | None]
    """That of a set."""
    suit: ReadOnly[Suit | None]
    """That of a run."""
    cards: ReadOnly[tuple[MeldCard, ...]]
    full: ReadOnly[bool]
    """It takes no card more."""


class Picture(BasePicture):
    """What is shown of a view of Beanie."""

    phase: ReadOnly[Phase]
    rounds: ReadOnly[int]
    """How many rounds are played."""
    wild: ReadOnly[Rank]
    """The rank whose cards are the beanies of this round."""
    dealer: ReadOnly[int | None]
    source: ReadOnly[Source | None]
    """What the seat in turn has drawn from."""
    drawn: ReadOnly[str | None]
    """The card that the viewer has drawn from the stock and still holds."""
    stock: ReadOnly[int]
    """How many cards are in the stock."""
    pile: ReadOnly[tuple[str, ...]]
    """The discard pile from bottom to top, or where pile_view is top only its topmost card."""
    pile_count: ReadOnly[int]
    """How many cards are on the discard pile."""
    pile_worth: ReadOnly[int]
    """What all of them would count in a hand: the price of taking the pile."""
    hands: ReadOnly[tuple[HandPicture, ...]]
    melds: ReadOnly[tuple[Meld, ...]]
    """In the order in which they were laid."""
    quiet_turns: ReadOnly[int]
    """How many turns in a row nothing has moved."""
    stall_turns: ReadOnly[int]
    """How many of them end the round."""
    opened: ReadOnly[tuple[bool, ...]]
    """By seat, whether it has put down a meld of its own in this round."""
    callers: ReadOnly[tuple[int, ...]]
    """The seats that have no card left and may say "Beanie!"."""
    sheet: ReadOnly[tuple[RoundScore, ...] | None]
    out: ReadOnly[int | None]
    """After a round: the seat that went out."""
    ended_by: ReadOnly[Ending | None]
    """What has ended the round."""


MELD_FIELDS: Final = ("meld_kind", "meld_seat", "meld_rank", "meld_suit", "meld_cards", "meld_beanies", "run_place")


@frozen
def picture(view: View) -> Picture:
    """Return the picture of a view."""
    record = view.read(State)
    seats, phase, over = record.seats, record.phase, bool(record.phase >= phases.ROUND_OVER)
    chosen: list[int] = record.options.tolist()
    totals: list[int] = record.totals.tolist()[:seats]
    counts: list[int] = record.hand_count.tolist()[:seats]
    hands: list[int] = record.hand.tolist()
    known: list[int] = record.known.tolist()
    turn, drawn, wild = record.turn, record.drawn, wild_rank(record)
    pile, worth = picture_pile(record.pile.tobytes(), wild)
    shown = [seat for seat in range(seats) if over or view.shows_hand(seat)]
    return {
        "phase": "calling" if turn >= 0 and counts[turn] == 0 else phases.PHASES.get(phase, "dealing"),
        "round": record.round_number,
        "rounds": chosen[options.ROUNDS],
        "wild": RANK_NAMES[wild],
        "turn": seat_or_none(turn),
        "dealer": seat_or_none(record.dealer),
        "source": SOURCES.get(record.source),
        "drawn": CARD_NAMES[drawn] if drawn >= 0 else None,
        "stock": record.stock_count,
        "pile": pile[-1:] if chosen[options.PILE_VIEW] == options.TOP_ONLY else pile,
        "pile_count": len(pile),
        "pile_worth": worth,
        "hands": tuple(
            [picture_hand(counts[seat], hands[seat] if seat in shown else None, known[seat]) for seat in range(seats)]
        ),
        "melds": picture_melds(record),
        "quiet_turns": record.quiet_turns,
        "stall_turns": chosen[options.STALL] * seats,
        "opened": tuple([bool(opened) for opened in record.opened.tolist()[:seats]]),
        "callers": () if over else tuple([seat for seat in range(seats) if counts[seat] == 0]),
        "totals": tuple(totals),
        "sheet": tuple([score_sheet(record, seat) for seat in range(seats)]) if over else None,
        "out": seat_or_none(record.out),
        "ended_by": ENDINGS.get(record.ended_by),
        "winners": tuple(winners(totals, BETTER)) if phase == phases.MATCH_OVER else None,
    }


def set_cards(rank: int, cards: int, beanies: int) -> list[tuple[int, str | None]]:
    """Return the cards of a set, the naturals by suit and then the beanies, each of these with the rank it is for."""
    name = RANK_NAMES[rank]
    return [(card, None) for card in list_cards(cards & ~beanies)] + [(card, name) for card in list_cards(beanies)]


def run_cards(suit: int, places: list[int]) -> list[tuple[int, str | None]]:
    """Return the cards of a run from low to high, the beanies with the card they stand for; `places` go by rank."""
    row = [(card, RANKS * suit + rank) for rank, card in enumerate(places) if card >= 0]
    return [(card, None if card == own else CARD_NAMES[own]) for card, own in row]


def meld_cards(record: State, meld: int) -> list[tuple[int, str | None]]:
    """Return the cards of a meld as they lie, each with what it stands for if it is a beanie."""
    if record.meld_kind[meld] == SET:
        cards, beanies = int(record.meld_cards[meld]), int(record.meld_beanies[meld])
        return set_cards(int(record.meld_rank[meld]), cards, beanies)
    return run_cards(int(record.meld_suit[meld]), record.run_place[meld].tolist())


@functools.lru_cache(maxsize=1024)
def picture_pile(cards: bytes, wild: int) -> tuple[tuple[str, ...], int]:
    """Return the discard pile and what it counts in a hand.

    Pictures of what everybody sees are kept, for each seat is shown them, again and again.
    """
    pile = [card for card in np.frombuffer(cards, np.int8).tolist() if card >= 0]
    return tuple([CARD_NAMES[card] for card in pile]), sum(card_points(card, wild) for card in pile)


@functools.lru_cache(maxsize=4096)
@frozen
def picture_hand(count: int, cards: int | None, known: int) -> HandPicture:
    """Return a hand; `cards` is None where it is not shown."""
    return {"count": count, "cards": None if cards is None else name_cards(cards), "known": name_cards(known)}


def picture_melds(record: State) -> tuple[Meld, ...]:
    """Return the melds, in the order in which they were laid."""
    count = int(record.meld_count)
    return picture_row(count, *(getattr(record, field)[:count].tobytes() for field in MELD_FIELDS)) if count else ()


@functools.lru_cache(maxsize=1024)
def picture_row(count: int, *fields: bytes) -> tuple[Meld, ...]:
    """Return so many melds from what MELD_FIELDS hold of them.  They are kept, each of them and all together."""
    read = {
        name: np.frombuffer(field, RECORD[name].base).reshape(count, *RECORD[name].shape[1:]).tolist()
        for name, field in zip(MELD_FIELDS, fields, strict=True)
    }
    return tuple(
        [
            picture_set(meld, *(read[name][meld] for name in ("meld_seat", "meld_rank", "meld_cards", "meld_beanies")))
            if read["meld_kind"][meld] == SET
            else picture_run(meld, read["meld_seat"][meld], read["meld_suit"][meld], tuple(read["run_place"][meld]))
            for meld in range(count)
        ]
    )


@functools.lru_cache(maxsize=1024)
@frozen
def picture_set(meld: int, owner: int, rank: int, cards: int, beanies: int) -> Meld:
    """Return a set; most melds look the same for long."""
    shown = tuple([meld_card(*card) for card in set_cards(rank, cards, beanies)])
    return {
        "id": MELD_NAMES[meld],
        "kind": "set",
        "seat": owner,
        "rank": RANK_NAMES[rank],
        "suit": None,
        "cards": shown,
        "full": len(shown) == SET_SIZE,
    }


@functools.lru_cache(maxsize=1024)
@frozen
def picture_run(meld: int, owner: int, suit: int, places: tuple[int, ...]) -> Meld:
    """Return a run."""
    shown = tuple([meld_card(*card) for card in run_cards(suit, list(places))])
    return {
        "id": MELD_NAMES[meld],
        "kind": "run",
        "seat": owner,
        "rank": None,
        "suit": SUIT_LETTERS[suit],
        "cards": shown,
        "full": len(shown) == RANKS,
    }


@functools.lru_cache(maxsize=1024)
@frozen
def meld_card(card: int, stands_for: str | None) -> MeldCard:
    """Return a card of a meld, with what it stands for if it is a beanie."""
    return {"card": CARD_NAMES[card], "as": stands_for, "beanie": stands_for is not None}
