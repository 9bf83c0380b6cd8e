"""What a position allows, as data and as lines: shared by commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from biberbau.core.match import Match


def legal_actions(match: Match, seats: tuple[int, ...]) -> dict[str, list[str]]:
    """Return the legal actions of each seat in short notation."""
    return {str(seat): [match.game.format_action(action) for action in match.legal(seat)] for seat in seats}


def situation(match: Match) -> dict[str, Any]:
    """Return who may act, and how the match stands.

    `scores` are the points of all finished rounds by seat, `round_scores` those of the round just finished, or null.
    """
    return {
        "game": match.game.name,
        "actors": list(match.actors()),
        "round_over": match.round_over,
        "over": match.over,
        "scores": match.totals,
        "round_scores": match.round_scores if match.round_over else None,
        "winners": match.winners if match.over else None,
    }


def situation_lines(match: Match) -> list[str]:
    """Return the same for a reader."""
    if match.over:
        return [f"the match is over; scores {spaced(match.totals)}; winners {spaced(match.winners)}"]
    if match.round_over:
        return [f"the round is over; round scores {spaced(match.round_scores)}; scores {spaced(match.totals)}"]
    legal = legal_actions(match, match.actors())
    return [f"seat {seat}: {' '.join(actions)}" for seat, actions in legal.items()]


def spaced(numbers: list[int]) -> str:
    """Return numbers with spaces between them."""
    return " ".join(map(str, numbers))
