"""How a round and a match of Biber-Mania ended, in sentences and moves (sections 7 and 8)."""

from __future__ import annotations

from biberbau.core.view import Move, Narration
from biberbau.core.winning import tell_winners
from biberbau.games.biber_mania import options, phases
from biberbau.games.biber_mania.picture import cards_of
from biberbau.games.biber_mania.sheet import score_sheet
from biberbau.games.biber_mania.state import BETTER, ENDS, State


def tell_end(told: Narration, new: State, seat: int, other: int | None) -> None:
    """Why the round is over, all hands, the scores, and who has won.

    `seat` took the last action, which named the seat `other`.
    """
    reason = ENDS[int(new.ended_by)].replace("_", "-")
    whose = other if reason == "fairy" and other is not None else seat
    told.say(f"ended-{reason}", seat=whose)
    seats = range(int(new.seats))
    for one in seats:
        told.moves.extend(Move(card, f"hand:{one}", f"hand:{one}") for card in cards_of(new.hand[one]))
    sheets = [score_sheet(new, one) for one in seats]
    for one, sheet in enumerate(sheets):
        told.say("scores", seat=one, **{key: sheet[key] for key in ("pile", "hand", "score", "counted")})
    if new.options[options.COLLECTING]:
        best = max(sheet["score"] for sheet in sheets)
        told.say("round-over", round=int(new.round_number))
        for one, sheet in enumerate(sheets):
            if sheet["score"] == best:
                told.say("wins-round", seat=one, total=int(new.totals[one]))
    if new.phase == phases.MATCH_OVER:
        tell_winners(told, new, BETTER)
