"""Records that somebody has pasted or dropped: read without trusting them."""

from __future__ import annotations

from dataclasses import replace

from biberbau.core.constants import ConstantError
from biberbau.core.errors import BiberbauError
from biberbau.core.match import Match
from biberbau.core.reasons import IllegalAction, NotationError
from biberbau.core.record import ENDED, Record, parse_record
from biberbau.core.record import replay as play_again
from biberbau.games import game_named, versions_of
from biberbau.server.protocol import Sentence
from biberbau.server.refusals import NotAllowed
from biberbau.server.warmup.at_tables import games_at_tables

LONGEST_RECORD = 65_536
"""In bytes: some ten times as long as those of long matches."""

MOST_ACTIONS = 5000
"""So many actions of a match are drawn, and no real match has as many."""

QUOTED = 80
"""Characters of what somebody has sent that are told back to them."""

EXPLAINED = 160
"""Characters that an explanation may have which quotes what somebody has sent."""


class BadRecord(NotAllowed):
    """What was sent is no record of a match that is over."""

    because: Sentence | None = None
    """What the rules have against it."""

    @staticmethod
    def at(message: str, number: int, action: str, problem: str = "") -> BadRecord:
        """Return what is wrong with an action, counted from 1."""
        shown = action[:QUOTED]
        if problem:
            return BadRecord(message, number=number, action=shown, problem=problem[:EXPLAINED])
        return BadRecord(message, number=number, action=shown)


def read_record(content: bytes) -> Record:
    """Return the record that is written here, of a game and a variant that there can be; BadRecord says what is wrong.

    Nothing of it is played yet (`require_played`), and no code of a variant is made.
    """
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise BadRecord("refusal-replay-not-text", byte=error.start) from None
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if len(lines) != 1:
        raise BadRecord("refusal-replay-lines", lines=len(lines))
    try:
        record = parse_record(lines[0])
    except NotationError as error:
        raise BadRecord("refusal-replay-unreadable", problem=str(error)[:EXPLAINED]) from None
    if record.game not in games_at_tables():
        raise BadRecord("refusal-replay-game", word=record.game[:QUOTED])
    if record.version not in (ours := versions_of(record.game)):
        raise BadRecord("refusal-replay-version", version=record.version, ours=ours[-1])
    require_variant(record)
    if len(record.actions) > MOST_ACTIONS:
        raise BadRecord("refusal-replay-too-many-actions", actions=len(record.actions), most=MOST_ACTIONS)
    return record


def require_variant(record: Record) -> None:
    """Raise BadRecord unless what a record changes of its game may be changed, and is written as records write it."""
    if not record.variant:
        return
    try:
        usual = game_named(record.game, record.version).changing.canonical(record.variant)
    except ConstantError as error:
        problem = BadRecord("refusal-replay-variant", game=record.game, changed=record.variant[:QUOTED])
        problem.because = Sentence(error.message, dict(error.arguments))
        raise problem from None
    if usual != record.variant:
        raise BadRecord("refusal-replay-variant-written", changed=record.variant[:QUOTED], usual=usual[:QUOTED] or "-")


def require_played(record: Record) -> None:
    """Play a record through once, by rules that are there; BadRecord where it is not of a match that is over."""
    require_finished(record, play_through(record))


def play_through(record: Record) -> Match:
    """Play a record whose game is here; BadRecord where it cannot be played."""
    game = game_named(record.game, record.version, record.variant)
    try:
        match = play_again(replace(record, actions=[]), game)
    except (ValueError, BiberbauError) as error:
        raise BadRecord("refusal-replay-no-deal", problem=str(error)[:EXPLAINED]) from None
    for number, (seat, action) in enumerate(record.actions, 1):
        written = f"{seat}:{action}"
        if not 0 <= seat < match.seats:
            raise BadRecord.at("refusal-replay-no-seat", number, written)
        try:
            if match.round_over and not match.over:
                match.begin_round()
            match.apply(seat, game.parse_action(action))
        except IllegalAction as error:
            problem = BadRecord.at("refusal-replay-illegal", number, written)
            problem.because = Sentence(error.refusal.reason.message, dict(error.refusal.arguments))
            raise problem from None
        except NotationError:
            raise BadRecord.at("refusal-replay-no-action", number, written) from None
        except ValueError as error:
            raise BadRecord.at("refusal-replay-no-chance", number, written, str(error)) from None
    return match


def require_finished(record: Record, match: Match) -> None:
    """Raise BadRecord unless the match is over, or was ended early, as the record says."""
    if not match.over and not record.ended:
        raise BadRecord("refusal-replay-unfinished", actions=len(record.actions))
    if not record.fits(match):
        said = ENDED if record.ended else ",".join(map(str, record.result or "-"))
        raise BadRecord("refusal-replay-result", said=said[:QUOTED], result=",".join(map(str, match.totals)))
