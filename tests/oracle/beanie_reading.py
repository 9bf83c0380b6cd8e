"""Reading a Beanie record, field by field, into the oracle's table."""

from __future__ import annotations

from typing import Any

from tests.oracle.beanie import PACK, RANKS, SUITS, HouseRules, Meld, Place, Table, rank_of, suit_of

PHASES = {2: "draw", 3: "discard", 4: "over", 5: "over"}
ENDINGS = {0: None, 1: "beanie", 2: "end", 3: "stall", 4: "stock"}


def names(cards: int) -> set[str]:
    """The cards of a set that is written as bits: the ranks of clubs first, then diamonds, hearts and spades."""
    return {card for code, card in enumerate(PACK) if cards >> code & 1}


def read_rules(options: Any) -> HouseRules:
    """Return the options that matter here, from how they are stored."""
    first, beanies, out_by_discard, call, _, own_first, _, stall, _, _ = (int(value) for value in options)
    limit = ("none", "1", "less_than_half")[beanies]
    return HouseRules(first == 1, limit, out_by_discard == 0, call == 1, own_first == 1, stall)


def read_meld(record: Any, meld: int) -> Meld:
    """Return one meld; the places of a set are in no particular order."""
    owner = int(record["meld_seat"][meld])
    cards = names(int(record["meld_cards"][meld]))
    beanies = names(int(record["meld_beanies"][meld]))
    if record["meld_kind"][meld] == 1:
        rank = RANKS[int(record["meld_rank"][meld])]
        found = Meld("set", rank, [Place(card, rank) for card in cards], owner)
    else:
        suit = SUITS[int(record["meld_suit"][meld])]
        row = [(RANKS[at] + suit, int(code)) for at, code in enumerate(record["run_place"][meld]) if code >= 0]
        found = Meld("run", suit, [Place(PACK[code], stands) for stands, code in row], owner)
        assert rank_of(row[0][0]) == RANKS[int(record["meld_rank"][meld])]
        assert all(suit_of(stands) == suit for stands, _ in row)
    assert {place.card for place in found.beanies()} == beanies
    assert len(found.places) == record["meld_size"][meld] == len(cards)
    return found


def read_table(record: Any) -> Table:
    """Return the table that `record` describes; chance must not be pending."""
    seats = range(int(record["seats"]))
    rules = read_rules(record["options"])
    hands = [names(int(record["hand"][seat])) for seat in seats]
    assert [len(hand) for hand in hands] == record["hand_count"][: len(hands)].tolist()
    phase, drawn = PHASES[int(record["phase"])], int(record["drawn"])
    seats_or_none = {name: None if record[name] < 0 else int(record[name]) for name in ("turn", "out")}
    return Table(
        rules,
        RANKS[13 - int(record["round_number"])],
        hands,
        [PACK[code] for code in record["stock"][: record["stock_count"]].tolist()],
        [PACK[code] for code in record["pile"][: record["pile_count"]].tolist()],
        seats_or_none["turn"],
        phase,
        [read_meld(record, meld) for meld in range(record["meld_count"])],
        [names(int(record["known"][seat])) for seat in seats],
        (None, "stock", "pile")[int(record["source"])],
        PACK[drawn] if drawn >= 0 else None,
        bool(record["stirred"]),
        int(record["quiet_turns"]),
        seats_or_none["out"],
        ENDINGS[int(record["ended_by"])],
        record["round_scores"][: len(hands)].tolist() if phase == "over" else None,
    )
