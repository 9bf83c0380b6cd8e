"""What a client is shown of a view of Daumen Drauf!.

Cards are "Y3-" (harmless), "Y3+" (poisonous) and "Y3?" (not known which), with the colours Y, G and K.
"""

from __future__ import annotations

import functools
from typing import TypedDict

from typing_extensions import ReadOnly

from biberbau.core.picture import BasePicture, frozen
from biberbau.core.state import seat_or_none
from biberbau.core.view import View
from biberbau.core.winning import winners
from biberbau.games.daumen_drauf import options, phases
from biberbau.games.daumen_drauf.constants import EXTRA_VALUES
from biberbau.games.daumen_drauf.notation import CARD_NAMES, COLOUR_LETTERS, Colour
from biberbau.games.daumen_drauf.phases import Phase
from biberbau.games.daumen_drauf.sheet import SeatScore, score_sheet
from biberbau.games.daumen_drauf.state import BETTER, State


class TrickCard(TypedDict):
    """A card of the trick."""

    seat: ReadOnly[int]
    card: ReadOnly[str]
    thumb: ReadOnly[bool]
    """Whether a thumb is on its head; else it lies open."""


class ToBeat(TypedDict):
    """The card that was shown last.  Higher are larger numbers of its colour, and all cards of fresh colours."""

    card: ReadOnly[str]
    colour: ReadOnly[Colour]
    value: ReadOnly[int]
    fresh: ReadOnly[tuple[Colour, ...]]
    """The colours that this trick has not seen."""


class Picture(BasePicture):
    """What is shown of a view of Daumen Drauf!.  Its rounds are called games by the rules."""

    phase: ReadOnly[Phase]
    rounds: ReadOnly[int]
    """How many games are played."""
    values: ReadOnly[int]
    """The largest number of the cards in play; they begin at 1."""
    turn: ReadOnly[int | None]
    """The seat to lead or to decide."""
    starter: ReadOnly[int | None]
    """The seat that led the first trick of the game."""
    leader: ReadOnly[int | None]
    """The seat that leads this trick."""
    shower: ReadOnly[int | None]
    """The seat whose card was shown last in this trick."""
    window: ReadOnly[tuple[int, ...]]
    """The seats that may still parry out of turn; nobody has to wait for others' turns then."""
    to_beat: ReadOnly[ToBeat | None]
    colours: ReadOnly[tuple[Colour, ...]]
    """The colours of this trick, the weakest first."""
    trick: ReadOnly[tuple[TrickCard, ...]]
    """The cards that were shown or laid, in the order in which they came."""
    hands: ReadOnly[tuple[tuple[str | None, ...], ...]]
    """By seat, the cards of the hand; null is one that the view does not know."""
    stack: ReadOnly[int]
    """How many cards are in the stack."""
    piles: ReadOnly[tuple[tuple[str, ...], ...]]
    """By seat, the cards of the taken tricks as far as the view remembers them, in order."""
    sheet: ReadOnly[tuple[SeatScore, ...] | None]


@frozen
def picture(view: View) -> Picture:
    """Return the picture of a view."""
    record = view.read(State)
    seats = record.seats
    phase = record.phase
    chosen: list[int] = record.options.tolist()
    totals: list[int] = record.totals.tolist()[:seats]
    ranks: list[int] = record.rank.tolist()
    thumbs: list[int] = record.thumb.tolist()
    hands: list[list[int]] = record.hand.tolist()
    counts: list[int] = record.hand_count.tolist()
    trick = trick_of(record)
    waiting = record.waiting
    return {
        "phase": phases.PHASES.get(phase, "dealing"),
        "round": record.round_number,
        "rounds": chosen[options.GAMES],
        "values": seats + EXTRA_VALUES,
        "turn": seat_or_none(record.turn) if phase in (phases.LEAD, phases.TURN) else None,
        "starter": seat_or_none(record.starter),
        "leader": seat_or_none(record.leader),
        "shower": seat_or_none(record.shower),
        "window": tuple([seat for seat in range(seats) if waiting >> seat & 1]),
        "to_beat": to_beat(trick[-1][1], tuple(ranks)) if phase in (phases.WINDOW, phases.TURN) else None,
        "colours": tuple([COLOUR_LETTERS[ranks.index(rank)] for rank in range(1, record.colours + 1)]),
        "trick": tuple([trick_card(seat, card, thumbs[seat] == place) for place, (seat, card) in enumerate(trick)]),
        "hands": tuple([picture_hand(*hands[seat][: counts[seat]]) for seat in range(seats)]),
        "stack": record.stack_count,
        "piles": piles_of(record),
        "totals": tuple(totals),
        "sheet": tuple([score_sheet(record, seat) for seat in range(seats)]) if phase >= phases.ROUND_OVER else None,
        "winners": tuple(winners(totals, BETTER)) if phase == phases.MATCH_OVER else None,
    }


def card_or_none(card: int) -> str | None:
    """Return a card as text, or None for one of which nothing is known."""
    return CARD_NAMES[card] if card >= 0 else None


def hand_of(record: State, seat: int) -> list[int]:
    """Return the codes of a hand, ascending."""
    cards: list[int] = record.hand[seat][: record.hand_count[seat]].tolist()
    return cards


def trick_of(record: State) -> list[tuple[int, int]]:
    """Return the cards of the trick as (seat, code), in the order in which they came."""
    count = int(record.trick_count)
    return list(zip(record.trick_seat[:count].tolist(), record.trick[:count].tolist(), strict=True))


def out_of(record: State) -> list[tuple[int, int]]:
    """Return the cards of all taken tricks as (taker, code), in the order in which they came."""
    count = int(record.out_count)
    return list(zip(record.out_seat[:count].tolist(), record.out[:count].tolist(), strict=True))


@functools.lru_cache(maxsize=4096)
def picture_hand(*cards: int) -> tuple[str | None, ...]:
    """Return a hand; most stay as they are for long."""
    return tuple([card_or_none(card) for card in cards])


@functools.lru_cache(maxsize=4096)
@frozen
def trick_card(seat: int, card: int, thumb: bool) -> TrickCard:
    """Return a card of the trick."""
    return {"seat": seat, "card": CARD_NAMES[card], "thumb": thumb}


def piles_of(record: State) -> tuple[tuple[str, ...], ...]:
    """Return, by seat, what is remembered of the taken tricks."""
    count = record.out_count
    return picture_piles(record.seats, record.out_seat[:count].tobytes(), record.out[:count].tobytes())


@functools.lru_cache(maxsize=1024)
def picture_piles(seats: int, takers: bytes, cards: bytes) -> tuple[tuple[str, ...], ...]:
    """Return, by seat, the cards that it has taken; they stay the same for a whole trick."""
    taken = list(zip(takers, cards, strict=True))
    return tuple([tuple([CARD_NAMES[card] for taker, card in taken if taker == seat]) for seat in range(seats)])


@functools.lru_cache(maxsize=1024)
@frozen
def to_beat(shown: int, ranks: tuple[int, ...]) -> ToBeat:
    """Return the last shown card and what is higher, given the rank of each colour in this trick (0: not seen)."""
    card = CARD_NAMES[shown]
    colour = next(colour for colour in COLOUR_LETTERS if card.startswith(colour))
    fresh = tuple([colour for colour, rank in zip(COLOUR_LETTERS, ranks, strict=True) if rank == 0])
    return {"card": card, "colour": colour, "value": int(card[1]), "fresh": fresh}
