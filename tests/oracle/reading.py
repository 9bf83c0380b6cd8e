"""Reading a Biber Gang record, field by field, into the oracle's table, and letting its chance follow the engine's."""

from __future__ import annotations

from typing import Any

from tests.oracle.biber_gang import OPENINGS, SLOTS, HouseRules, Place, Table

PHASES = {1: "opening", 3: "draw", 4: "decide", 6: "over", 7: "over"}
BEAVER_CODE = 13
FROM_PILE = 1


def card_name(code: int) -> str:
    """The oracle's name of a card code."""
    return "B" if code == BEAVER_CODE else str(code)


def read_table(record: Any) -> Table:
    """Return the table that `record` describes; chance must not be pending."""
    seats = range(int(record["seats"]))
    must_swap, beavers_stay, deck_out, stall_limit, _ = (int(value) for value in record["options"])
    displays = [
        {
            slot: Place(card_name(int(record["display"][seat, index])), bool(record["face_up"][seat, index]))
            for index, slot in enumerate(SLOTS)
        }
        for seat in seats
    ]
    phase = PHASES[int(record["phase"])]
    caller = None if record["caller"] < 0 else int(record["caller"])
    turn = int(record["turn"]) if phase in ("draw", "decide") else None
    return Table(
        rules=HouseRules(bool(must_swap), bool(beavers_stay), bool(deck_out), stall_limit),
        displays=displays,
        deck=[card_name(int(code)) for code in record["deck"][: int(record["deck_count"])]],
        pile=[card_name(int(code)) for code in record["discard"][: int(record["discard_count"])]],
        phase=phase,
        chosen={seat: OPENINGS[int(record["opening"][seat])] for seat in seats if record["opening"][seat] >= 0},
        turn=turn,
        drawn=card_name(int(record["drawn"])) if phase == "decide" else None,
        taken_from_pile=phase == "decide" and int(record["drawn_from"]) == FROM_PILE,
        caller=caller,
        last_turns=turns_left(len(seats), turn, caller),
        quiet_turns=int(record["quiet_turns"]),
        scores=[int(record["round_scores"][seat]) for seat in seats] if phase == "over" else None,
    )


def turns_left(players: int, turn: int | None, caller: int | None) -> list[int]:
    """Who still has a last turn: everybody from the one on turn round to the caller (5.2)."""
    if turn is None or caller is None:
        return []
    waiting = []
    while turn != caller:
        waiting.append(turn)
        turn = (turn + 1) % players
    return waiting


class FollowingChance:
    """Chance that comes out as it came out for the engine, but only if it could have come out so."""

    def __init__(self, after: Table) -> None:
        self.after = after

    def starter(self, tied: list[int]) -> int:
        """The seat on turn afterwards, which must be one of the tied."""
        assert self.after.turn in tied
        return self.after.turn

    def new_deck(self, cards: list[str]) -> list[str]:
        """The deck as it lies afterwards, under the card just drawn: the same cards in any order."""
        assert self.after.drawn is not None
        deck = [*self.after.deck, self.after.drawn]
        assert sorted(deck) == sorted(cards)
        return deck
