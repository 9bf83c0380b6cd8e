"""The picture of a game that draws none: every zone with its cards, and what else its texts have a name for."""

from __future__ import annotations

from typing import TypedDict

from typing_extensions import ReadOnly

from biberbau.core.picture import BasePicture, Frozen
from biberbau.core.plain.zones import codes_at, parts_of, seen_zones_of
from biberbau.core.state import MATCH_OVER_WORD, NO_CARD, NOBODY, ROUND_OVER_WORD, fields_of, seat_or_none
from biberbau.core.texts import LANGUAGES, has_message
from biberbau.core.view import View


class Zone(TypedDict):
    """Where cards lie."""

    name: ReadOnly[str]
    """What the record calls it; its text is `GAME-field-NAME`."""
    seat: ReadOnly[int | None]
    """Whose it is; null if it is the table's."""
    cards: ReadOnly[tuple[str | None, ...]]
    """The cards in their order; null for one that is not seen."""
    top_first: ReadOnly[bool]
    """Whether the first of them lies on top, as in a stack; else the last does."""


class Fact(TypedDict):
    """Something else that there is to see."""

    name: ReadOnly[str]
    """What the record calls it; its text is `GAME-field-NAME`."""
    seat: ReadOnly[int | None]
    """Whose it is; null if it is the table's."""
    value: ReadOnly[str | int]
    """A number or a word, or the seat that it names."""
    is_seat: ReadOnly[bool]
    """Whether it names a seat."""


class SeatScore(TypedDict):
    """What a round has brought a seat."""

    score: ReadOnly[int]
    """Points of the round."""


class Picture(BasePicture):
    """A table of which nothing is known but what its game has declared."""

    sheet: ReadOnly[tuple[SeatScore, ...] | None]
    """After a round: by seat, what it has brought."""

    zones: ReadOnly[tuple[Zone, ...]]
    """Every zone, seat by seat where seats have one."""
    facts: ReadOnly[tuple[Fact, ...]]
    """All else that the game's texts have a name for."""


def plain_picture(view: View) -> Picture:
    """Return the picture of a view."""
    state, record = view.game.state, view.fields
    phase = (fields_of(state)["phase"].words or {}).get(record["phase"], "dealing")
    seats, over = record["seats"], phase in (ROUND_OVER_WORD, MATCH_OVER_WORD)
    totals = tuple(record["totals"][:seats].tolist())
    scores = record["round_scores"][:seats].tolist()
    return Frozen(
        phase=phase,
        round=record["round_number"],
        turn=seat_or_none(record["turn"]) if "turn" in record else None,
        totals=totals,
        sheet=tuple(Frozen(score=score) for score in scores) if over else None,
        winners=tuple(view.game.winners(totals)) if phase == MATCH_OVER_WORD else None,
        zones=tuple(zones(view)),
        facts=tuple(facts(view)),
    )  # type: ignore[return-value]  # It is the dictionary that the type describes.


def zones(view: View) -> list[Frozen]:
    """Return every zone."""
    state, found = view.game.state, []
    for name, field in seen_zones_of(state).items():
        for seat, index in parts_of(state, name, view.fields["seats"]):
            codes = codes_at(field, view.data[0][name][index] if index else view.data[0][name])
            cards = tuple(state.card_names[code] if code >= 0 else None for code in codes if code != NO_CARD)
            found.append(
                Frozen(
                    name=name, seat=seat, cards=cards[::-1] if field.last_first else cards, top_first=field.last_first
                )
            )
    return found


def facts(view: View) -> list[Frozen]:
    """Return what else the texts have a name for."""
    state, found = view.game.state, []
    for name, field in fields_of(state).items():
        if field.holds is not None or not has_message(LANGUAGES[0], f"{view.game.name}-field-{name}"):
            continue
        for seat, index in parts_of(state, name, view.fields["seats"]):
            number = int(view.data[0][name][index] if index else view.data[0][name])
            if number == NOBODY and field.is_seat:
                continue
            value = (field.words or {}).get(number, number)
            found.append(Frozen(name=name, seat=seat, value=value, is_seat=field.is_seat))
    return found
