"""The end of a round: what the cards of one's pile and those in hand count (sections 7 and 8)."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.biber_mania import options, phases
from biberbau.games.biber_mania.constants import ANY_TARGET, IN_HAND, LARGEST_DECK, LEAST_TOTAL, ON_PILE
from biberbau.games.biber_mania.state import NO_CARD, NOBODY, State


@rule
def score_of(state: State, seat: int) -> int:
    """What the cards on the pile and those in hand count (clause 8.1)."""
    return ON_PILE * int(state.pile_count[seat]) + IN_HAND * int(state.hand_count[seat])


@rule
def best_score(state: State) -> int:
    """The score of the round's winners (clause 8.2)."""
    best = IN_HAND * LARGEST_DECK
    for seat in range(state.seats):
        best = max(best, score_of(state, seat))
    return best


@rule
def finish_round(state: State) -> None:
    """End the round at once, score it and add what counts to the totals (clauses 7.1 to 7.3, 8.1, 8.3 and 11.4).

    Why it ends has been noted in `ended_by`.
    """
    best = best_score(state)
    winners_only = state.options[options.COLLECTING] and not state.options[options.POINTS_FOR_ALL]
    for seat in range(state.seats):
        score = score_of(state, seat)
        state.round_scores[seat] = 0 if winners_only and score < best else score
        state.totals[seat] = max(LEAST_TOTAL, int(state.totals[seat]) + int(state.round_scores[seat]))
        state.losses[seat] = 0
    state.turn = NOBODY
    state.stabbed = NOBODY
    state.to_stab = 0
    state.thefts = 0
    state.victim = NOBODY
    state.gifts = 0
    state.drawing = NOBODY
    state.laid = NO_CARD
    state.phase = phases.MATCH_OVER if is_last_round(state) else phases.ROUND_OVER


@rule
def is_last_round(state: State) -> bool:
    """Whether the match is over with this round (clauses 8.2, 8.3 and 9.18)."""
    if not state.options[options.COLLECTING] or state.round_number >= state.options[options.MAX_ROUNDS]:
        return True
    best = state.totals[0]
    for seat in range(1, state.seats):
        best = max(best, state.totals[seat])
    return bool(best >= (ANY_TARGET if ANY_TARGET > 0 else state.options[options.TARGET]))
