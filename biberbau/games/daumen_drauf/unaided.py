"""What lies there to be seen, where a table remembers nothing for anybody.

A head is shown while it lies open, and to its owner under their own thumb.  Of every other card only the face is, even
where its twin has been seen or is held, and taken tricks are not looked through (clause 6.3).
"""

from __future__ import annotations

from biberbau.core.view import View
from biberbau.games.daumen_drauf import phases
from biberbau.games.daumen_drauf.picture import trick_of
from biberbau.games.daumen_drauf.state import PUBLIC_EYE, THUMBED, State


def unaided(view: View, before: View | None) -> View:
    """Return a view without what is only remembered; see `Game.unaided`.  After a game all is shown (clause 7.7)."""
    record = view.read(State)
    if record.phase >= phases.ROUND_OVER:
        return view
    data = view.data.copy()
    for place, (owner, card) in enumerate(trick_of(record)):
        if record.thumb[owner] == place and owner != view.seat:
            data["trick"][0, place] = face_only(card)
    lifted = record.out_count if before is None else before.read(State).out_count
    eye = PUBLIC_EYE if view.seat is None else 1 << view.seat
    for place, card in enumerate(record.out[: record.out_count].tolist()):
        if place < lifted or not record.out_known[place] & eye:
            data["out"][0, place] = face_only(card)
    # Worlds that fit are those in which nobody has seen anything.
    data["seen_by_all"] = 0
    data["out_known"] = 0
    return View(view.game, data, view.seat, view.earlier)


def face_only(card: int) -> int:
    """A card of which nothing but the face is known."""
    return card if card >= THUMBED else THUMBED + (card >> 1)
