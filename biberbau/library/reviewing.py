"""Looking back at a match from Python."""

from __future__ import annotations

from collections.abc import Callable

from biberbau.core.errors import MatchError
from biberbau.core.record import parse_record
from biberbau.core.whole import index_or_none
from biberbau.games import game_named
from biberbau.library.match import Match
from biberbau.reviews.luck import Luck, luck_of
from biberbau.reviews.result import Review
from biberbau.reviews.reviewing import Reviewing


def reviewing(
    record: str | Match, seat: int | None = None, budget: int | None = None, threads: int | None = None
) -> Reviewing:
    """Begin to review a match; iteration gives one decision after the other as they are judged.

    The arguments are those of `review`, and so are the errors.
    """
    parsed = parse_record(record.record if isinstance(record, Match) else record)
    return Reviewing(parsed, game_named(parsed.game, parsed.version, parsed.variant), seat, budget, threads)


def review(
    record: str | Match,
    seat: int | None = None,
    budget: int | None = None,
    threads: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Price every action of every decision of a match from what its seat knew then.

    Args:
        record: a match, or its record.
        seat: whose decisions; left out, everybody's.
        budget: playouts for each decision; left out, as many as its game is worth.
        threads: left out, one for each core.  The outcome does not depend on it.
        progress: told how many more moments have been judged.

    Raises:
        NotationError: for a record that cannot be read or played.
        UnknownGame, OptionError, MatchError: for a game, options, a seat or a budget that there is not.
    """
    under_way = reviewing(record, seat, budget, threads)
    decisions, told = [], 0
    for decision in under_way:
        decisions.append(decision)
        if progress:
            progress(under_way.judged - told)
            told = under_way.judged
    return under_way.review(tuple(decisions))


def luck(record: str | Match, playouts: int | None = None, worlds: int | None = None) -> Luck:
    """Say of every finished round of a match how much of each seat's result was luck, and how much was play.

    Args:
        record: a match, or its record.
        playouts: value each position; left out, as many as the game is worth.
        worlds: compare each action with habit; left out, as many.

    Raises:
        NotationError: for a record that cannot be read or played.
        UnknownGame, OptionError, MatchError: for a game, options or numbers that there are not.
    """
    for number in (playouts, worlds):
        if number is not None and (index_or_none(number) or 0) < 1:
            raise MatchError(f"luck is measured by at least one playout and in one world, not {number!r}")
    parsed = parse_record(record.record if isinstance(record, Match) else record)
    return luck_of(parsed, game_named(parsed.game, parsed.version, parsed.variant), playouts, worlds)
