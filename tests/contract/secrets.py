"""What a seat may not know, said once more and independently of the views: the second opinion of the twin worlds.

A function here changes a record into its twin: it exchanges cards that the seat can know neither now nor at any moment
up to a later record of the same match.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any


def biber_gang_twin(record: Any, later: Any, seat: int | None, random: Random) -> None:
    """Exchange face-down cards, undrawn cards and a secretly drawn one, and the others' untold opening choices.

    Once the discards have become the deck everybody knows its kinds, so cards stay on their side.
    """
    deck: list[tuple[str, Any]] = [("deck", place) for place in range(later["deck_count"])]
    if record.tobytes() == later.tobytes() and record["drawn"] >= 0 and from_deck(record) and record["turn"] != seat:
        deck.append(("drawn", ()))
    displays = [
        ("display", (other, slot))
        for other in range(record["seats"])
        for slot in range(8)
        if not record["face_up"][other, slot] and not later["face_up"][other, slot]
    ]
    if later["reshuffled"] and not record["reshuffled"]:
        deck = []
    for cells in [deck, displays] if later["reshuffled"] else [deck + displays]:
        cards = [read_cell(record, *cell) for cell in cells]
        random.shuffle(cards)
        for cell, card in zip(cells, cards, strict=True):
            write_cell(record, *cell, card)
    if later["phase"] == 1:
        for other in range(record["seats"]):
            if other != seat and record["opening"][other] >= 0:
                record["opening"][other] = random.randrange(28)


def from_deck(record: Any) -> bool:
    """Whether the drawn card came from the deck."""
    return bool(record["drawn_from"] == 0)


def read_cell(record: Any, name: str, place: Any) -> int:
    """Return the card in a place of a record."""
    return int(record[name] if place == () else record[name][place])


def write_cell(record: Any, name: str, place: Any, card: int) -> None:
    """Put a card in a place of a record."""
    if place == ():
        record[name] = card
    else:
        record[name][place] = card


def daumen_drauf_twin(record: Any, later: Any, seat: int | None, random: Random) -> None:
    """Exchange cards that stay in others' hands and the stack, and the heads of those of which only faces are seen."""
    known = heads_known(later, seat)
    places = [code for other in range(later["seats"]) if other != seat for code in later["hand"][other].tolist()]
    out_of_sight = [int(code) for code in places + later["stack"].tolist() if code >= 0]
    if later["phase"] >= 5:
        return
    mixed = list(out_of_sight)
    random.shuffle(mixed)
    becomes = {code: code for code in range(54)} | dict(zip(out_of_sight, mixed, strict=True))
    for head in range(0, 54, 2):
        if not known & {head, head + 1} and random.random() < 0.5:
            becomes = {code: new ^ 1 if new >> 1 == head >> 1 else new for code, new in becomes.items()}
    for name in ("hand", "stack", "trick", "out"):
        cells = record[name].reshape(-1)
        cells[:] = [becomes.get(int(code), int(code)) for code in cells]
    for other in range(record["seats"]):
        record["hand"][other, : record["hand_count"][other]].sort()


def heads_known(record: Any, seat: int | None) -> set[int]:
    """The cards whose heads a seat has seen in a game of Daumen Drauf!."""
    eye = 128 if seat is None else 1 << seat
    known = {int(code) for code, eyes in zip(record["out"], record["out_known"], strict=True) if int(eyes) & eye}
    for place in range(record["trick_count"]):
        owner = int(record["trick_seat"][place])
        if owner == seat or record["thumb"][owner] != place:
            known.add(int(record["trick"][place]))
    return known if seat is None else known | {int(code) for code in record["hand"][seat]}


def biber_mania_twin(record: Any, later: Any, seat: int | None, random: Random) -> None:
    """Exchange cards that stay in the draw pile and cards that stay unseen in others' hands.

    A card surely stays in a hand if the hand has more of its kind at the end than can have come from the draw pile.  A
    hand is given no kind that it was asked for in vain; where that may have been forgotten meanwhile, only kinds that
    it had all the time.
    """
    if later["phase"] >= 10:
        return
    drawn = record["deck"][later["deck_count"] : record["deck_count"]].tolist()
    cells: list[tuple[int, int]] = [(-1, place) for place in range(later["deck_count"])]
    stays = {}
    for other in range(record["seats"]):
        if other == seat:
            continue
        for kind in range(24):
            first, last = (int(one["hand"][other, kind]) - int(one["known"][other, kind]) for one in (record, later))
            stays[other, kind] = max(0, min(first, last - drawn.count(kind)))
            cells += [(other, kind)] * stays[other, kind]
    random.shuffle(cells)

    def may_get(owner: int, kind: int) -> bool:
        asked = (int(one) for world in (record, later) for one in world["asked_kind"][owner])
        return owner < 0 or (kind not in asked and (not drawn or stays[owner, kind] > 0))

    def put(owner: int, place: int, old: int, new: int) -> None:
        if owner < 0:
            record["deck"][place] = new
        else:
            record["hand"][owner, old] -= 1
            record["hand"][owner, new] += 1

    for one, another in zip(cells[::2], cells[1::2], strict=False):
        cards = [int(record["deck"][place]) if owner < 0 else place for owner, place in (one, another)]
        if may_get(one[0], cards[1]) and may_get(another[0], cards[0]):
            put(*one, cards[0], cards[1])
            put(*another, cards[1], cards[0])


def beanie_twin(record: Any, later: Any, seat: int | None, random: Random) -> None:
    """Exchange cards that stay in the stock and in others' hands, unless all saw them go there, and the drawn card."""
    seats = range(later["seats"])
    shown = [later["hand" if other == seat or later["phase"] >= 4 else "known"][other] for other in seats]
    seen = sum(int(cards) for cards in (*shown, *later["meld_cards"]))
    seen |= sum(1 << int(code) for code in later["pile"] if code >= 0)
    hidden = [code for code in range(52) if not seen >> code & 1]
    mixed = list(hidden)
    random.shuffle(mixed)
    becomes = {code: code for code in range(-2, 52)} | dict(zip(hidden, mixed, strict=True))
    record["stock"][:] = [becomes[int(code)] for code in record["stock"]]
    record["drawn"] = becomes[int(record["drawn"])]
    for other in seats:
        cards = int(record["hand"][other])
        record["hand"][other] = sum(1 << becomes[code] for code in range(52) if cards >> code & 1)
    unknown = int(record["hand"][record["turn"]]) & ~int(record["known"][record["turn"]])
    if record["drawn"] >= 0 and record["turn"] != seat:
        record["drawn"] = random.choice([code for code in range(52) if unknown >> code & 1])


TWINS: dict[str, Callable[[Any, Any, int | None, Random], None]] = {
    "beanie": beanie_twin,
    "biber-gang": biber_gang_twin,
    "daumen-drauf": daumen_drauf_twin,
    "biber-mania": biber_mania_twin,
}
"""By game."""


def any_untold_action(legal: list[int], action: int, untold: bool, random: Random) -> int:
    """An action that is not told to the end of the stretch may be any other; what is told stays."""
    return random.choice(legal) if untold else action


def same_face_action(legal: list[int], action: int, untold: bool, random: Random) -> int:
    """Of a shown card the face is told and perhaps not the head: who does not hold it shows its twin."""
    return action if action in legal else action ^ 1


def same_action(legal: list[int], action: int, untold: bool, random: Random) -> int:
    """Every action is told."""
    return action


DEEDS: dict[str, Callable[[list[int], int, bool, Random], int]] = {
    "beanie": same_action,
    "biber-gang": any_untold_action,
    "daumen-drauf": same_face_action,
    "biber-mania": same_action,
}
"""By game: what an actor of the twin world does for `action` in the other, of the actions that are legal there."""
