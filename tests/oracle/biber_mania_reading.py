"""Reading a Biber-Mania record, field by field, into the oracle's table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.oracle.biber_mania import Table
from tests.oracle.biber_mania_cards import KINDS, Group, HouseRules, deck_of

PHASES = {
    2: "discard", 3: "stab_display", 4: "stab_opponent", 5: "steal", 6: "wish", 7: "bad_guy", 8: "bad_guy_draw",
    9: "draw", 10: "over", 11: "over",
}  # fmt: skip
ENDS = {0: None, 1: "last_card", 2: "king_gift", 3: "nothing_to_draw", 4: "fairy"}
MAKINGS = {0: (12, 6, 4, 6), 1: (10, 8, 3, 6)}
"""The decks 110-A and 110-B: values, copies, action cards of each kind, jokers (9.1)."""
KIND, FIRST, GUARDED = 31, 32, 64
"""The bits of a card on a pile: its kind, whether a group begins with it, whether it was laid guarded."""


def read_deck(options: list[int]) -> list[str]:
    """Return the cards that a table plays with."""
    return deck_of(*MAKINGS.get(options[0], tuple(options[1:5])))


def read_rules(record: Any) -> HouseRules:
    """Return the table options; each is stored as the place of its value among those that the rulebook lists."""
    options: list[int] = record["options"].tolist()
    kinds = set(read_deck(options))
    return HouseRules(
        kinds=tuple(kind for kind in KINDS if kind in kinds),
        display_block_match=options[5] == 1,
        stab_one_opponent=options[6] == 1,
        refuse_by_card=options[7] == 1,
        joker_stabs_display_action=options[8] == 0,
        joker_stealable=options[9] == 0,
        hippie_with_equals=options[10] == 0,
        plain_row_stabbable=options[11] == 1,
        guard_must_be_present=options[12] == 1,
        king_gift_ends_game=options[13] == 0,
        fairy_empty_hand_ends=options[14] == 1,
        professionals=options[17] == 1,
    )


def read_counts(counts: Any) -> list[str]:
    """Return the cards that a row of counts by kind stands for."""
    return [kind for kind, count in zip(KINDS, counts.tolist(), strict=True) for _ in range(count)]


def read_pile(codes: list[int]) -> list[Group]:
    """Return the groups of a pile, each in the order in which cards are written."""
    groups: list[Group] = []
    for code in codes:
        if code & FIRST:
            groups.append(Group([], bool(code & GUARDED)))
        groups[-1].cards.append(KINDS[code & KIND])
    return [Group(sorted(group.cards, key=KINDS.index), group.guarded) for group in groups]


def read_table(record: Any) -> Table:
    """Return the table that `record` describes; chance must not be pending.

    The cards discarded in this turn and the opponents of whom one is to be chosen are the oracle's own business.
    """
    seats = range(int(record["seats"]))
    phase = PHASES[int(record["phase"])]
    stabbed, later = int(record["stabbed"]), int(record["to_stab"])
    table = Table(
        read_rules(record),
        [read_counts(record["hand"][seat]) for seat in seats],
        [read_pile(record["pile"][seat][: int(record["pile_count"][seat])].tolist()) for seat in seats],
        read_counts(record["display"]),
        read_counts(record["stock"]),
        [KINDS[code] for code in record["deck"][: int(record["deck_count"])].tolist()],
        int(record["turn"]),
        removed=read_counts(record["removed"]),
        phase=phase,
        thefts=int(record["thefts"]),
        victim=seat_or_none(record["victim"]),
        gifts=int(record["gifts"]),
        losses=[int(record["losses"][seat]) for seat in seats],
        drawing=seat_or_none(record["drawing"]),
        known=[Counter(read_counts(record["known"][seat])) for seat in seats],
        lacks=[{kind for bit, kind in enumerate(KINDS) if int(record["lacks"][seat]) >> bit & 1} for seat in seats],
        ended_by=ENDS[int(record["ended_by"])],
    )
    if stabbed >= 0:
        table.waiting = [seat for seat in table.others() if seat == stabbed or later >> seat & 1]
    return table


def seat_or_none(stored: Any) -> int | None:
    """Return a seat, or None for nobody."""
    return None if int(stored) < 0 else int(stored)
