"""What a client is shown of a view of Biber-Mania.  Cards are "1" to "15", SB, DI, FE, PB, HI, GE, BG, KO and JO."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, Final, Literal, TypedDict, final

from typing_extensions import ReadOnly

from biberbau.core.picture import BasePicture, frozen
from biberbau.core.state import seat_or_none
from biberbau.core.view import View
from biberbau.core.winning import winners
from biberbau.games.biber_mania import numbering, options, phases
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
from biberbau.games.biber_mania.constants import ANY_TARGET
from biberbau.games.biber_mania.groups import judge_group, stabs_group, stabs_in_display
from biberbau.games.biber_mania.kinds import BODYGUARD, KINDS, PARTY_BEAVER
from biberbau.games.biber_mania.notation import ACTION_NAMES, CARD_NAMES
from biberbau.games.biber_mania.phases import Phase
from biberbau.games.biber_mania.sheet import RoundScore, score_sheet
from biberbau.games.biber_mania.state import BETTER, CARD_BITS, ENDS, GROUP_START, GUARDED, Ending, State

GroupKind = Literal["set", "jokers", "hippie_row", "row", "party", "lone", "other"]


class HandPicture(TypedDict):
    """A hand."""

    count: ReadOnly[int]
    cards: ReadOnly[tuple[str, ...] | None]
    """The viewer's own cards, any whose cards are all known, and everybody's when a round is over."""
    known: ReadOnly[tuple[str, ...]]
    """Cards that everybody knows to be there."""
    lacks: ReadOnly[tuple[str, ...]]
    """Kinds of which there was none when the seat was last asked; no unseen card has come since."""


@final
class ShownGroup(TypedDict):
    """The cards of one move that still lie on a pile."""

    cards: ReadOnly[tuple[str, ...]]
    kind: ReadOnly[GroupKind]
    value: ReadOnly[str | None]
    """The value of a set."""
    size: ReadOnly[int]
    protected: ReadOnly[bool]
    """It cannot be stabbed."""


@final
class HiddenGroup(TypedDict):
    """A group below the topmost one where pile_history is top_only."""

    count: ReadOnly[int]


Group = ShownGroup | HiddenGroup


class Stabs(TypedDict):
    """What a discard would stab."""

    display: ReadOnly[tuple[str, ...]]
    """Cards of the display, of which one kind has to be chosen."""
    opponents: ReadOnly[tuple[int, ...]]
    """Seats whose topmost group would be stabbed."""


class StabbedGroup(TypedDict):
    """A group that is to be taken or refused."""

    seat: ReadOnly[int]
    cards: ReadOnly[tuple[str, ...]]


class Picture(BasePicture):
    """What is shown of a view of Biber-Mania."""

    phase: ReadOnly[Phase]
    max_rounds: ReadOnly[int]
    """After how many rounds the match is over at the latest."""
    series: ReadOnly[Literal["single", "collecting"]]
    target: ReadOnly[int]
    """How many points are to be collected."""
    starter: ReadOnly[int | None]
    """The seat that began this round."""
    deck: ReadOnly[int]
    """How many cards are in the draw pile."""
    display: ReadOnly[tuple[str, ...]]
    """The cards of the display, by value."""
    stock: ReadOnly[tuple[str, ...]]
    """The cards of the stock, by value."""
    removed: ReadOnly[int]
    """How many cards are out of the game."""
    removed_cards: ReadOnly[tuple[str, ...]]
    hands: ReadOnly[tuple[HandPicture, ...]]
    piles: ReadOnly[tuple[tuple[Group, ...], ...]]
    """Piles by seat, each from its lowest group to the topmost."""
    plays: ReadOnly[Mapping[str, Stabs] | None]
    """Every discard that is allowed, and what it would stab; only for the seat that is to discard."""
    stab: ReadOnly[StabbedGroup | None]
    thefts: ReadOnly[int]
    """How many cards are still to be stolen."""
    victim: ReadOnly[int | None]
    """The seat that the Bad Guy is for."""
    gifts: ReadOnly[int]
    """How many cards the victim still gets."""
    losses: ReadOnly[tuple[int, ...]]
    """By seat, how many cards it still has to draw."""
    drawing: ReadOnly[int | None]
    """The seat that draws now."""
    sheet: ReadOnly[tuple[RoundScore, ...] | None]
    ended_by: ReadOnly[Ending | None]
    """What has ended the round."""


SHAPES: Final[dict[int, GroupKind]] = {
    SET: "set",
    JOKERS: "jokers",
    HIPPIE_ROW: "hippie_row",
    PLAIN_ROW: "row",
    PARTY: "party",
    LONE: "lone",
}


COUNTS_AS: Final = [(int(row[SHAPE]), int(row[VALUE]), int(row[SIZE])) for row in COMBINATIONS]
"""As what each combination stabs: its shape, value and size."""


@frozen
def picture(view: View) -> Picture:
    """Return the picture of a view."""
    record = view.read(State)
    seats = record.seats
    phase = record.phase
    chosen: list[int] = record.options.tolist()
    totals: list[int] = record.totals.tolist()[:seats]
    removed = cards_of(record.removed)
    own_discard = phase == phases.DISCARDING and view.seat == record.turn
    return {
        "phase": phases.PHASES.get(phase, "dealing"),
        "round": record.round_number,
        "max_rounds": chosen[options.MAX_ROUNDS],
        "series": "collecting" if chosen[options.COLLECTING] else "single",
        "target": ANY_TARGET or chosen[options.TARGET],
        "turn": seat_or_none(record.turn),
        "starter": seat_or_none(record.starter),
        "deck": record.deck_count,
        "display": cards_of(record.display),
        "stock": cards_of(record.stock),
        "removed": len(removed),
        "removed_cards": removed,
        "hands": picture_hands(view),
        "piles": picture_piles(record),
        "plays": plays_of(view) if own_discard else None,
        "stab": picture_stab(record),
        "thefts": record.thefts,
        "victim": seat_or_none(record.victim),
        "gifts": record.gifts,
        "losses": tuple(record.losses.tolist()[:seats]),
        "drawing": seat_or_none(record.drawing),
        "totals": tuple(totals),
        "sheet": tuple([score_sheet(record, seat) for seat in range(seats)]) if phase >= phases.ROUND_OVER else None,
        "ended_by": ENDS.get(record.ended_by),
        "winners": tuple(winners(totals, BETTER)) if phase == phases.MATCH_OVER else None,
    }


def cards_of(counts: Any) -> tuple[str, ...]:
    """Return the cards of an array of counts by kind, sorted."""
    return name_cards(counts.tobytes())


@functools.lru_cache(maxsize=4096)
def name_cards(counts: bytes) -> tuple[str, ...]:
    """Return the cards of counts by kind, sorted; most hands and rows stay as they are for long."""
    return tuple([CARD_NAMES[kind] for kind, count in enumerate(counts) for _ in range(count)])


def picture_hands(view: View) -> tuple[HandPicture, ...]:
    """Return the hands by seat: all cards of those that are seen, and of the others what play has shown of them."""
    record = view.read(State)
    over = record.phase >= phases.ROUND_OVER
    counts, lacks, unseen = record.hand_count.tolist(), record.lacks.tolist(), record.unseen.tolist()
    return tuple(
        [
            shown_hand(
                counts[seat],
                record.hand[seat].tobytes() if over or unseen[seat] == 0 or view.shows_hand(seat) else None,
                record.known[seat].tobytes(),
                lacks[seat],
            )
            for seat in range(record.seats)
        ]
    )


@functools.lru_cache(maxsize=4096)
@frozen
def shown_hand(count: int, held: bytes | None, known: bytes, lacks: int) -> HandPicture:
    """Return a hand by its counts; most stay as they are for long, and are the same for all who do not hold them."""
    return {
        "count": count,
        "cards": None if held is None else name_cards(held),
        "known": name_cards(known),
        "lacks": tuple([CARD_NAMES[kind] for kind in range(KINDS) if lacks >> kind & 1]),
    }


def groups_of(record: State, seat: int) -> list[list[int]]:
    """Return the groups of a pile from bottom to top, as bytes of the pile."""
    return groups_in(record.pile[seat, : record.pile_count[seat]].tobytes())


def groups_in(pile: bytes) -> list[list[int]]:
    """Return the groups of a pile from bottom to top."""
    groups: list[list[int]] = []
    for card in pile:
        if card & GROUP_START:
            groups.append([])
        groups[-1].append(card)
    return groups


def picture_piles(record: State) -> tuple[tuple[Group, ...], ...]:
    """Return the groups of every pile, from bottom to top."""
    chosen: list[int] = record.options.tolist()
    guard_present, top_only = bool(chosen[options.GUARD_PRESENT]), bool(chosen[options.TOP_ONLY])
    counts: list[int] = record.pile_count.tolist()[: record.seats]
    piles = [record.pile[seat, :count].tobytes() for seat, count in enumerate(counts)]
    return tuple([shown_pile(guard_present, top_only, pile) for pile in piles])


@functools.lru_cache(maxsize=4096)
def shown_pile(guard_present: bool, top_only: bool, pile: bytes) -> tuple[Group, ...]:
    """Return the groups of a pile from bottom to top; most piles lie there for long, and are the same for everybody."""
    groups = groups_in(pile)
    if top_only:
        return (
            *[hidden_group(len(group)) for group in groups[:-1]],
            *[shown_group(guard_present, *group) for group in groups[-1:]],
        )
    return tuple([shown_group(guard_present, *group) for group in groups])


@frozen
def hidden_group(count: int) -> HiddenGroup:
    """Return so many cards of which nothing is shown."""
    return {"count": count}


@functools.lru_cache(maxsize=4096)
@frozen
def shown_group(guard_present: bool, *group: int) -> ShownGroup:
    """Return one group; `group` are bytes of a pile.  Most groups lie there for long."""
    kinds = [card & CARD_BITS for card in group]
    shape, value = judge_group(kinds, 0, len(kinds), CARD_BITS)
    guarded = bool(group[0] & GUARDED)
    if guard_present and BODYGUARD not in kinds and PARTY_BEAVER not in kinds:
        guarded = False
    return {
        "cards": tuple([CARD_NAMES[kind] for kind in kinds]),
        "kind": SHAPES.get(shape, "other"),
        "value": CARD_NAMES[value] if value >= 0 else None,
        "size": len(kinds),
        "protected": guarded,
    }


def picture_stab(record: State) -> StabbedGroup | None:
    """Return the group that is to be taken or refused, or None."""
    seat = seat_or_none(record.stabbed)
    return None if seat is None else stabbed_group(seat, groups_of(record, seat)[-1])


@frozen
def stabbed_group(seat: int, group: list[int]) -> StabbedGroup:
    """Return the topmost group of a seat; `group` are bytes of its pile."""
    return {"seat": seat, "cards": tuple([CARD_NAMES[card & CARD_BITS] for card in group])}


@frozen
def plays_of(view: View) -> dict[str, Stabs]:
    """Return for each combination that may be laid what it could stab, in the view of the seat that is to discard."""
    import numpy as np

    from biberbau.games.biber_mania import GAME

    record = view.read(State)
    actions = np.zeros(numbering.MAX_ACTIONS, np.int32)
    count = GAME.engine.legal_at(view.data, 0, int(record.turn), actions)
    known: dict[tuple[int, int, int], Stabs] = {}
    plays: dict[str, Stabs] = {}
    for action in actions[:count].tolist():
        counts_as = COUNTS_AS[action]
        if counts_as not in known:
            known[counts_as] = targets_of(record, *counts_as)
        plays[ACTION_NAMES[action]] = known[counts_as]
    return plays


@frozen
def targets_of(record: State, shape: int, value: int, size: int) -> Stabs:
    """Return the cards of the display that so many cards could stab, and the seats whose groups they would stab."""
    chosen: list[int] = record.options.tolist()
    block_match, joker_stabs_action = bool(chosen[options.BLOCK_MATCH]), not chosen[options.NO_DISPLAY_ACTION]
    plain_rows = bool(chosen[options.PLAIN_ROWS])
    display = [(kind, count) for kind, count in enumerate(record.display.tolist()) if count]
    tops = zip(record.top_kind.tolist(), record.top_value.tolist(), record.top_size.tolist(), strict=True)
    cards = [
        CARD_NAMES[kind]
        for kind, count in display
        if stabs_in_display(shape, value, size, kind, count, block_match, joker_stabs_action)
    ]
    opponents = [
        seat
        for seat, top in enumerate(tops)
        if seat != record.turn and stabs_group(shape, value, size, *top, plain_rows=plain_rows)
    ]
    return {"display": tuple(cards), "opponents": tuple(opponents)}
