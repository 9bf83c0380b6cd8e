"""The end of a game: what harmless and poisonous cards count that were taken, and cards in hand (section 7)."""

from __future__ import annotations

from biberbau.core.compilation import rule
from biberbau.games.daumen_drauf import options, phases
from biberbau.games.daumen_drauf.constants import HARMLESS, HELD, POISONOUS
from biberbau.games.daumen_drauf.state import EVERYBODY, NOBODY, State


@rule
def finish_game(state: State) -> None:
    """Show all hands and tricks, score them and add to the totals (clauses 7.1 to 7.3 and 7.7)."""
    for seat in range(state.seats):
        state.round_scores[seat] = HELD * state.hand_count[seat]
    for place in range(state.out_count):
        state.round_scores[state.out_seat[place]] += HARMLESS + (POISONOUS - HARMLESS) * (state.out[place] & 1)
        state.out_known[place] = EVERYBODY
        state.seen_by_all |= 1 << int(state.out[place])
    for seat in range(state.seats):
        state.totals[seat] += state.round_scores[seat]
    state.turn = NOBODY
    state.leader = NOBODY
    state.phase = phases.MATCH_OVER if state.round_number >= state.options[options.GAMES] else phases.ROUND_OVER
