"""Reading a Daumen Drauf! record, field by field, into the oracle's table.

A memory cannot be read off whole: a record forgets which cards of the present hands and tricks somebody saw, but for
what matters.  It is rebuilt as far as a record shows it.
"""

from __future__ import annotations

from typing import Any

from tests.oracle.daumen_drauf import WATCHER, HouseRules, Shown, Table

PHASES = {2: "lead", 3: "window", 4: "turn", 5: "over", 6: "over"}
WATCHER_BIT = 7


def card_name(code: int) -> str:
    """The oracle's name of a card code."""
    colour, rest = divmod(code, 18)
    number, poison = divmod(rest, 2)
    return f"{'YGK'[colour]}{number + 1}{'-+'[poison]}"


def read_table(record: Any) -> Table:
    """Return the table that `record` describes; chance must not be pending."""
    seats = range(int(record["seats"]))
    phase = PHASES[int(record["phase"])]
    parry, reveal, topup, _, _ = (int(value) for value in record["options"])
    hands = [
        [card_name(int(code)) for code in record["hand"][seat][: int(record["hand_count"][seat])]] for seat in seats
    ]
    trick = [
        Shown(owner, card_name(int(record["trick"][place])), int(record["thumb"][owner]) != place)
        for place, owner in enumerate(int(seat) for seat in record["trick_seat"][: int(record["trick_count"])])
    ]
    taken = [
        (int(record["out_seat"][place]), card_name(int(record["out"][place])))
        for place in range(int(record["out_count"]))
    ]
    table = Table(
        HouseRules(bool(parry), bool(reveal), bool(topup)),
        hands,
        [card_name(int(code)) for code in record["stack"][: int(record["stack_count"])]],
        None if phase == "over" else int(record["turn"]),
        phase,
        trick,
        {seat for seat in seats if int(record["waiting"]) >> seat & 1},
        taken,
        scores=[int(record["round_scores"][seat]) for seat in seats] if phase == "over" else None,
    )
    table.memory = {seat: read_memory(record, table, seat) for seat in (WATCHER, *seats)}
    return table


def read_memory(record: Any, table: Table, seat: int) -> set[str]:
    """The cards of the table whose heads a seat has seen, as the record shows it."""
    bit = WATCHER_BIT if seat == WATCHER else seat
    seen = {card for (_, card), eyes in zip(table.taken, record["out_known"], strict=False) if int(eyes) >> bit & 1}
    seen |= {shown.card for shown in table.trick if shown.open or shown.seat == seat}
    if table.phase == "over":
        return seen | {card for hand in table.hands for card in hand}
    return seen if seat == WATCHER else seen | set(table.hands[seat])
