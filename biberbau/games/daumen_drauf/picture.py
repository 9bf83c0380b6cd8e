"""What a client is shown of a view of Daumen Drauf!.

    phase        "dealing", "lead", "window", "turn", "round_over" or "match_over"
    round, rounds        this game from 1, and how many are played
    values       the largest number of the cards in play; they begin at 1
    turn         seat to lead or to decide, or null
    starter, leader      seats or null: who led the first trick of the game, and who leads this one
    shower       seat whose card was shown last in this trick, or null
    window       seats that may still parry out of turn; nobody has to wait for others' turns then
    to_beat      null, or {card, colour, value, fresh}: the last shown card; higher are larger numbers of its colour,
                 and any card of the colours in `fresh`, which this trick has not seen
    colours      the colours of this trick, the weakest first
    trick        in the order in which they came: {seat, card, thumb}; thumb tells whether it is under one
    hands        by seat: the cards of the hand, null for one that the view does not know
    stack        number of cards
    piles        by seat: the cards of the taken tricks as far as the view remembers them, in order
    totals       points of all finished games by seat
    sheet        after a game: by seat, how the score comes about (`sheet.score_sheet`)
    winners      after the match: seats

Cards are "Y3-" (harmless), "Y3+" (poisonous) and "Y3?" (not known which), with the colours Y, G and K.
"""

from __future__ import annotations

from typing import Any

from biberbau.core.view import View
from biberbau.games.daumen_drauf.notation import CARD_NAMES, COLOUR_LETTERS
from biberbau.games.daumen_drauf.sheet import score_sheet
from biberbau.games.daumen_drauf.state import (
    COLOURS,
    EXTRA_VALUES,
    GAMES,
    LEAD,
    MATCH_OVER,
    NOBODY,
    ROUND_OVER,
    TURN,
    WINDOW,
)

PHASES = {LEAD: "lead", WINDOW: "window", TURN: "turn", ROUND_OVER: "round_over", MATCH_OVER: "match_over"}


def picture(view: View) -> dict[str, Any]:
    """Return the picture of a view; see the module for its fields."""
    record = view.fields
    seats = int(record["seats"])
    phase = int(record["phase"])
    totals: list[int] = record["totals"][:seats].tolist()
    waiting = int(record["waiting"])
    return {
        "phase": PHASES.get(phase, "dealing"),
        "round": int(record["round_number"]),
        "rounds": int(record["options"][GAMES]),
        "values": seats + EXTRA_VALUES,
        "turn": seat_or_none(record["turn"]) if phase in (LEAD, TURN) else None,
        "starter": seat_or_none(record["starter"]),
        "leader": seat_or_none(record["leader"]),
        "shower": seat_or_none(record["shower"]),
        "window": [seat for seat in range(seats) if waiting >> seat & 1],
        "to_beat": to_beat(record),
        "colours": colours_of(record),
        "trick": picture_trick(record),
        "hands": [[card_or_none(card) for card in hand_of(record, seat)] for seat in range(seats)],
        "stack": int(record["stack_count"]),
        "piles": piles_of(record),
        "totals": totals,
        "sheet": [score_sheet(record, seat) for seat in range(seats)] if phase >= ROUND_OVER else None,
        "winners": [s for s in range(seats) if totals[s] == max(totals)] if phase == MATCH_OVER else None,
    }


def seat_or_none(seat: int) -> int | None:
    """Return a seat, or None for nobody."""
    return None if seat == NOBODY else int(seat)


def card_or_none(card: int) -> str | None:
    """Return a card as text, or None for one of which nothing is known."""
    return CARD_NAMES[card] if card >= 0 else None


def hand_of(record: Any, seat: int) -> list[int]:
    """Return the codes of a hand, ascending."""
    cards: list[int] = record["hand"][seat][: record["hand_count"][seat]].tolist()
    return cards


def trick_of(record: Any) -> list[tuple[int, int]]:
    """Return the cards of the trick as (seat, code), in the order in which they came."""
    count = int(record["trick_count"])
    return list(zip(record["trick_seat"][:count].tolist(), record["trick"][:count].tolist(), strict=True))


def out_of(record: Any) -> list[tuple[int, int]]:
    """Return the cards of all taken tricks as (taker, code), in the order in which they came."""
    count = int(record["out_count"])
    return list(zip(record["out_seat"][:count].tolist(), record["out"][:count].tolist(), strict=True))


def picture_trick(record: Any) -> list[dict[str, Any]]:
    """Return the row of shown and laid cards."""
    thumbs: list[int] = record["thumb"].tolist()
    return [
        {"seat": seat, "card": CARD_NAMES[card], "thumb": thumbs[seat] == place}
        for place, (seat, card) in enumerate(trick_of(record))
    ]


def piles_of(record: Any) -> list[list[str]]:
    """Return, by seat, what is remembered of the taken tricks."""
    piles: list[list[str]] = [[] for _ in range(record["seats"])]
    for taker, card in out_of(record):
        piles[taker].append(CARD_NAMES[card])
    return piles


def colours_of(record: Any) -> list[str]:
    """Return the colours of the trick, the weakest first."""
    ranks: list[int] = record["rank"].tolist()
    return [COLOUR_LETTERS[ranks.index(rank)] for rank in range(1, int(record["colours"]) + 1)]


def to_beat(record: Any) -> dict[str, Any] | None:
    """Return the last shown card and what is higher, or None while nothing is shown."""
    if record["phase"] not in (WINDOW, TURN):
        return None
    card = CARD_NAMES[record["trick"][record["trick_count"] - 1]]
    fresh = [COLOUR_LETTERS[colour] for colour in range(COLOURS) if record["rank"][colour] == 0]
    return {"card": card, "colour": card[0], "value": int(card[1]), "fresh": fresh}
