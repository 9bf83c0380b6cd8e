"""What a client is shown of a view of Biber-Mania.

    phase        "dealing", "discard", "stab_display", "stab_opponent", "steal", "wish", "bad_guy", "bad_guy_draw",
                 "draw", "round_over" or "match_over"
    round, max_rounds    this round from 1, and after how many the match is over at the latest
    series, target       "single" or "collecting", and how many points are to be collected
    turn, starter        seats or null
    deck         number of cards in the draw pile
    display, stock       cards, sorted by value
    removed, removed_cards       how many cards are out of the game, and which
    hands        by seat: {count, cards (null unless all are known), known: those that everybody knows,
                 lacks: what it was last asked for in vain, if no unseen card has come since}
    piles        by seat, from bottom to top: {cards, kind, value, size, protected}, where kind is "set", "jokers",
                 "hippie_row", "row", "party", "lone" or "other"; with pile_history=top_only lower groups are {count}
    plays        in the view of the seat that is to discard: for each combination that it may lay, the cards of the
                 display that it could stab, and the seats that it would stab, ascending: {display, opponents};
                 else null
    stab         null, or {seat, cards}: the group that is to be taken or refused
    thefts       how many cards are still to be stolen
    victim, gifts        whom the Bad Guy is for or null, and how many cards he still gets
    losses       by seat: how many cards it still has to draw
    drawing      who draws now, or null
    totals       points of all finished rounds by seat, as far as they count
    sheet        after a round: by seat, how the score comes about (`sheet.score_sheet`)
    ended_by     null, "last_card", "king_gift", "nothing_to_draw" or "fairy"
    winners      after the match: seats

Cards are "1" to "15", SB, DI, FE, PB, HI, GE, BG, KO and JO.
"""

from __future__ import annotations

from typing import Any

from biberbau.core.view import View
from biberbau.games.biber_mania.combinations import (
    COMBINATIONS,
    HIPPIE_ROW,
    JOKERS,
    LONE,
    PARTY,
    PLAIN_ROW,
    SET,
    SHAPE,
    SIZE,
    VALUE,
)
from biberbau.games.biber_mania.groups import judge_group, stabs_group, stabs_in_display
from biberbau.games.biber_mania.kinds import BODYGUARD, KINDS, PARTY_BEAVER
from biberbau.games.biber_mania.notation import ACTION_NAMES, CARD_NAMES
from biberbau.games.biber_mania.sheet import score_sheet
from biberbau.games.biber_mania.state import (
    BLOCK_MATCH,
    CARD_BITS,
    COLLECTING,
    DISCARDING,
    DRAWING,
    FAIRY_END,
    GIVING,
    GROUP_START,
    GUARD_PRESENT,
    GUARDED,
    KING_GIFT,
    LAST_CARD,
    MATCH_OVER,
    MAX_ACTIONS,
    MAX_ROUNDS,
    NAMING,
    NO_DISPLAY_ACTION,
    NOBODY,
    NOTHING_TO_DRAW,
    OPTIONS,
    PLAIN_ROWS,
    ROUND_OVER,
    STABBING_DISPLAY,
    STABBING_OPPONENT,
    STEALING,
    TARGET,
    TOP_ONLY,
    WISHING,
)

PHASES = {
    DISCARDING: "discard",
    STABBING_DISPLAY: "stab_display",
    STABBING_OPPONENT: "stab_opponent",
    STEALING: "steal",
    WISHING: "wish",
    NAMING: "bad_guy",
    GIVING: "bad_guy_draw",
    DRAWING: "draw",
    ROUND_OVER: "round_over",
    MATCH_OVER: "match_over",
}
ENDS = {LAST_CARD: "last_card", KING_GIFT: "king_gift", NOTHING_TO_DRAW: "nothing_to_draw", FAIRY_END: "fairy"}
SHAPES = {SET: "set", JOKERS: "jokers", HIPPIE_ROW: "hippie_row", PLAIN_ROW: "row", PARTY: "party", LONE: "lone"}


def picture(view: View) -> dict[str, Any]:
    """Return the picture of a view; see the module for its fields."""
    record = view.fields
    seats = int(record["seats"])
    phase = int(record["phase"])
    options: list[int] = record["options"].tolist()
    totals: list[int] = record["totals"][:seats].tolist()
    removed = cards_of(record["removed"])
    own_discard = phase == DISCARDING and view.seat == record["turn"]
    return {
        "phase": PHASES.get(phase, "dealing"),
        "round": int(record["round_number"]),
        "max_rounds": options[MAX_ROUNDS],
        "series": OPTIONS[COLLECTING].decode(options[COLLECTING]),
        "target": options[TARGET],
        "turn": seat_or_none(record["turn"]),
        "starter": seat_or_none(record["starter"]),
        "deck": int(record["deck_count"]),
        "display": cards_of(record["display"]),
        "stock": cards_of(record["stock"]),
        "removed": len(removed),
        "removed_cards": removed,
        "hands": [picture_hand(record, seat, view.seat) for seat in range(seats)],
        "piles": [picture_pile(record, seat) for seat in range(seats)],
        "plays": plays_of(view) if own_discard else None,
        "stab": picture_stab(record),
        "thefts": int(record["thefts"]),
        "victim": seat_or_none(record["victim"]),
        "gifts": int(record["gifts"]),
        "losses": record["losses"][:seats].tolist(),
        "drawing": seat_or_none(record["drawing"]),
        "totals": totals,
        "sheet": [score_sheet(record, seat) for seat in range(seats)] if phase >= ROUND_OVER else None,
        "ended_by": ENDS.get(int(record["ended_by"])),
        "winners": [s for s in range(seats) if totals[s] == max(totals)] if phase == MATCH_OVER else None,
    }


def seat_or_none(seat: int) -> int | None:
    """Return a seat, or None for nobody."""
    return None if seat == NOBODY else int(seat)


def cards_of(counts: Any) -> list[str]:
    """Return the cards of an array of counts by kind, sorted."""
    return [CARD_NAMES[kind] for kind, count in enumerate(counts.tolist()) for _ in range(count)]


def picture_hand(record: Any, seat: int, viewer: int | None) -> dict[str, Any]:
    """Return a hand as the viewer (None: everybody) sees it."""
    lacks = int(record["lacks"][seat])
    shown = seat == viewer or record["unseen"][seat] == 0 or record["phase"] >= ROUND_OVER
    return {
        "count": int(record["hand_count"][seat]),
        "cards": cards_of(record["hand"][seat]) if shown else None,
        "known": cards_of(record["known"][seat]),
        "lacks": [CARD_NAMES[kind] for kind in range(KINDS) if lacks >> kind & 1],
    }


def groups_of(record: Any, seat: int) -> list[list[int]]:
    """Return the groups of a pile from bottom to top, as bytes of the pile."""
    groups: list[list[int]] = []
    for card in record["pile"][seat][: record["pile_count"][seat]].tolist():
        if card & GROUP_START:
            groups.append([])
        groups[-1].append(card)
    return groups


def picture_pile(record: Any, seat: int) -> list[dict[str, Any]]:
    """Return the groups of a pile from bottom to top."""
    groups = groups_of(record, seat)
    shown = [picture_group(group, bool(record["options"][GUARD_PRESENT])) for group in groups]
    if record["options"][TOP_ONLY]:
        shown[:-1] = [{"count": len(group)} for group in groups[:-1]]
    return shown


def picture_group(group: list[int], guard_present: bool) -> dict[str, Any]:
    """Return one group; `group` are bytes of a pile."""
    kinds = [card & CARD_BITS for card in group]
    shape, value = judge_group(kinds, 0, len(kinds), CARD_BITS)
    guarded = bool(group[0] & GUARDED)
    if guard_present and BODYGUARD not in kinds and PARTY_BEAVER not in kinds:
        guarded = False
    return {
        "cards": [CARD_NAMES[kind] for kind in kinds],
        "kind": SHAPES.get(shape, "other"),
        "value": CARD_NAMES[value] if value >= 0 else None,
        "size": len(kinds),
        "protected": guarded,
    }


def picture_stab(record: Any) -> dict[str, Any] | None:
    """Return the group that is to be taken or refused, or None."""
    seat = seat_or_none(record["stabbed"])
    if seat is None:
        return None
    cards = [CARD_NAMES[card & CARD_BITS] for card in groups_of(record, seat)[-1]]
    return {"seat": seat, "cards": cards}


def plays_of(view: View) -> dict[str, Any]:
    """Return for each combination that may be laid what it could stab, in the view of the seat that is to discard."""
    import numpy as np

    from biberbau.games.biber_mania import GAME

    record = view.fields
    actions = np.zeros(MAX_ACTIONS, np.int32)
    count = GAME.engine.legal_at(view.data, 0, int(record["turn"]), actions)
    known: dict[tuple[int, int, int], dict[str, Any]] = {}
    plays: dict[str, Any] = {}
    for action in actions[:count].tolist():
        row = COMBINATIONS[action]
        counts_as = (int(row[SHAPE]), int(row[VALUE]), int(row[SIZE]))
        if counts_as not in known:
            known[counts_as] = targets_of(record, *counts_as)
        plays[ACTION_NAMES[action]] = known[counts_as]
    return plays


def targets_of(record: Any, shape: int, value: int, size: int) -> dict[str, Any]:
    """Return the cards of the display that so many cards could stab, and the seats whose groups they would stab."""
    options = record["options"]
    block_match, joker_stabs_action = bool(options[BLOCK_MATCH]), not options[NO_DISPLAY_ACTION]
    display: list[int] = record["display"].tolist()
    tops = zip(record["top_kind"].tolist(), record["top_value"].tolist(), record["top_size"].tolist(), strict=True)
    return {
        "display": [
            CARD_NAMES[kind]
            for kind, count in enumerate(display)
            if stabs_in_display(shape, value, size, kind, count, block_match, joker_stabs_action)
        ],
        "opponents": [
            seat
            for seat, top in enumerate(tops)
            if seat != record["turn"] and stabs_group(shape, value, size, *top, plain_rows=bool(options[PLAIN_ROWS]))
        ],
    }
