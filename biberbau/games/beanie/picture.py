"""What a client is shown of a view of Beanie.

    phase        "dealing", "draw", "discard", "calling" (whoever is in turn has no card left and has only to call),
                 "round_over" or "match_over"
    round, rounds        this round from 1, and how many are played
    wild         the rank that is wild in this round: "K", then "Q" down to "A"
    turn, dealer seats or null
    source       what the player in turn has drawn: "stock", "pile" or null
    drawn        the card he drew from the stock and still holds, if it is the viewer's own; else null
    stock        number of cards
    pile         the discard pile from bottom to top; with pile_view = "top" only its topmost card
    pile_count   number of cards of the pile
    pile_worth   what all of them would count in a hand: the price of taking it
    hands        by seat: {count, cards, known}; cards is null for a hand that is not shown, known are those of its
                 cards that everybody has seen go there
    melds        in the order in which they were laid: {id, kind, seat, rank, suit, cards, full}; kind is "set" or
                 "run", rank that of a set or null, suit that of a run or null, full whether it takes no card more
                 cards: {card, as, beanie}; as is null for a card that is itself, for a beanie the card of a run or
                 the rank of a set that it stands for
    quiet_turns, stall_turns     how many turns in a row nothing has moved, and after how many the round ends
    opened       by seat: whether it has put down a meld of its own in this round
    callers      seats that have no card left and may say "Beanie!"
    totals       points of all finished rounds by seat
    sheet        after a round: by seat, what its cards count (`sheet.score_sheet`)
    out          after a round: the seat that went out, or null
    ended_by     after a round: "beanie", "end", "stall" or "stock"
    winners      after the match: seats

Cards are "10C": A, 2 to 10, J, Q, K and the suits C, D, H, S.
"""

from __future__ import annotations

import functools
from typing import Any, Final

import numpy as np

from biberbau.core.view import View
from biberbau.games.beanie.notation import CARD_NAMES, MELD_NAMES, RANK_NAMES, SUIT_LETTERS
from biberbau.games.beanie.sheet import card_points, list_cards, name_cards, score_sheet, wild_rank
from biberbau.games.beanie.state import (
    BY_BEANIE,
    BY_CHOICE,
    BY_EMPTY_TABLE,
    BY_STALL,
    DISCARD,
    DRAW,
    FROM_PILE,
    FROM_STOCK,
    MATCH_OVER,
    NOBODY,
    PILE_VIEW,
    RANKS,
    RECORD,
    ROUND_OVER,
    ROUNDS,
    SET,
    SET_SIZE,
    STALL,
    TOP_ONLY,
)

PHASES = {DRAW: "draw", DISCARD: "discard", ROUND_OVER: "round_over", MATCH_OVER: "match_over"}
SOURCES = {FROM_STOCK: "stock", FROM_PILE: "pile"}
MELD_FIELDS: Final = ("meld_kind", "meld_seat", "meld_rank", "meld_suit", "meld_cards", "meld_beanies", "run_place")
ENDINGS = {BY_BEANIE: "beanie", BY_CHOICE: "end", BY_STALL: "stall", BY_EMPTY_TABLE: "stock"}


def picture(view: View) -> dict[str, Any]:
    """Return the picture of a view; see the module for its fields."""
    record = view.fields
    seats, phase, over = int(record["seats"]), int(record["phase"]), bool(record["phase"] >= ROUND_OVER)
    options: list[int] = record["options"].tolist()
    totals: list[int] = record["totals"].tolist()[:seats]
    counts: list[int] = record["hand_count"].tolist()[:seats]
    hands: list[int] = record["hand"].tolist()
    known: list[int] = record["known"].tolist()
    turn, drawn, wild = int(record["turn"]), int(record["drawn"]), wild_rank(record)
    pile, worth = picture_pile(record["pile"].tobytes(), wild)
    return {
        "phase": "calling" if turn >= 0 and counts[turn] == 0 else PHASES.get(phase, "dealing"),
        "round": int(record["round_number"]),
        "rounds": options[ROUNDS],
        "wild": RANK_NAMES[wild],
        "turn": seat_or_none(turn),
        "dealer": seat_or_none(int(record["dealer"])),
        "source": SOURCES.get(int(record["source"])),
        "drawn": CARD_NAMES[drawn] if drawn >= 0 else None,
        "stock": int(record["stock_count"]),
        "pile": pile[-1:] if options[PILE_VIEW] == TOP_ONLY else pile,
        "pile_count": len(pile),
        "pile_worth": worth,
        "hands": [
            {
                "count": counts[seat],
                "cards": name_cards(hands[seat]) if over or seat == view.seat else None,
                "known": name_cards(known[seat]),
            }
            for seat in range(seats)
        ],
        "melds": picture_melds(record),
        "quiet_turns": int(record["quiet_turns"]),
        "stall_turns": options[STALL] * seats,
        "opened": [bool(opened) for opened in record["opened"].tolist()[:seats]],
        "callers": [] if over else [seat for seat in range(seats) if counts[seat] == 0],
        "totals": totals,
        "sheet": [score_sheet(record, seat) for seat in range(seats)] if over else None,
        "out": seat_or_none(int(record["out"])),
        "ended_by": ENDINGS.get(int(record["ended_by"])),
        "winners": [s for s in range(seats) if totals[s] == min(totals)] if phase == MATCH_OVER else None,
    }


def seat_or_none(seat: int) -> int | None:
    """Return a seat, or None for nobody."""
    return None if seat == NOBODY else seat


def set_cards(rank: int, cards: int, beanies: int) -> list[tuple[int, str | None]]:
    """Return the cards of a set, the naturals by suit and then the beanies, each of these with the rank it is for."""
    name = RANK_NAMES[rank]
    return [(card, None) for card in list_cards(cards & ~beanies)] + [(card, name) for card in list_cards(beanies)]


def run_cards(suit: int, places: list[int]) -> list[tuple[int, str | None]]:
    """Return the cards of a run from low to high, the beanies with the card they stand for; `places` go by rank."""
    row = [(card, RANKS * suit + rank) for rank, card in enumerate(places) if card >= 0]
    return [(card, None if card == own else CARD_NAMES[own]) for card, own in row]


def meld_cards(record: Any, meld: int) -> list[tuple[int, str | None]]:
    """Return the cards of a meld as they lie, each with what it stands for if it is a beanie."""
    if record["meld_kind"][meld] == SET:
        cards, beanies = int(record["meld_cards"][meld]), int(record["meld_beanies"][meld])
        return set_cards(int(record["meld_rank"][meld]), cards, beanies)
    return run_cards(int(record["meld_suit"][meld]), record["run_place"][meld].tolist())


@functools.lru_cache(maxsize=1024)
def picture_pile(cards: bytes, wild: int) -> tuple[list[str], int]:
    """Return the discard pile and what it counts in a hand.

    Pictures of what everybody sees are kept, for each seat is shown them, again and again; nobody may change them.
    """
    pile = [card for card in np.frombuffer(cards, np.int8).tolist() if card >= 0]
    return [CARD_NAMES[card] for card in pile], sum(card_points(card, wild) for card in pile)


def picture_melds(record: Any) -> list[dict[str, Any]]:
    """Return the melds, in the order in which they were laid."""
    count = int(record["meld_count"])
    return picture_row(count, *(record[field][:count].tobytes() for field in MELD_FIELDS)) if count else []


@functools.lru_cache(maxsize=1024)
def picture_row(count: int, *fields: bytes) -> list[dict[str, Any]]:
    """Return so many melds from what MELD_FIELDS hold of them.  They are kept, each of them and all together."""
    read = {
        name: np.frombuffer(field, RECORD[name].base).reshape(count, *RECORD[name].shape[1:]).tolist()
        for name, field in zip(MELD_FIELDS, fields, strict=True)
    }
    return [
        picture_set(meld, *(read[name][meld] for name in ("meld_seat", "meld_rank", "meld_cards", "meld_beanies")))
        if read["meld_kind"][meld] == SET
        else picture_run(meld, read["meld_seat"][meld], read["meld_suit"][meld], tuple(read["run_place"][meld]))
        for meld in range(count)
    ]


@functools.lru_cache(maxsize=4096)
def picture_set(meld: int, owner: int, rank: int, cards: int, beanies: int) -> dict[str, Any]:
    """Return a set; most melds look the same for long."""
    shown = picture_cards(set_cards(rank, cards, beanies))
    name, full = RANK_NAMES[rank], len(shown) == SET_SIZE
    return {
        "id": MELD_NAMES[meld],
        "kind": "set",
        "seat": owner,
        "rank": name,
        "suit": None,
        "cards": shown,
        "full": full,
    }


@functools.lru_cache(maxsize=4096)
def picture_run(meld: int, owner: int, suit: int, places: tuple[int, ...]) -> dict[str, Any]:
    """Return a run."""
    shown = picture_cards(run_cards(suit, list(places)))
    name, full = SUIT_LETTERS[suit], len(shown) == RANKS
    return {
        "id": MELD_NAMES[meld],
        "kind": "run",
        "seat": owner,
        "rank": None,
        "suit": name,
        "cards": shown,
        "full": full,
    }


def picture_cards(cards: list[tuple[int, str | None]]) -> list[dict[str, Any]]:
    """Return the cards of a meld."""
    return [{"card": CARD_NAMES[card], "as": stands, "beanie": stands is not None} for card, stands in cards]
