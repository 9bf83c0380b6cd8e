"""Random matches, and digests of everything that the rules say in their course."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.position import format_position, parse_position
from biberbau.core.record import record_of
from tests.contract.matches import any_action, new_match, option_sets, short_options

LONGEST: Final = 70
"""Actions after which a match is left where it stands."""

LINE: Final = 10
"""Actions that one line of digests covers."""

LOOKED_AT: Final = 5
"""Positions, pictures, sentences and refusals are asked for at every fifth action: they are the slow ones."""

ASKED: Final = 16
"""So many actions, evenly spread, are checked at such a moment."""

NEW_IN_PICTURES: Final = ("open_points",)
"""What pictures say since later versions."""

COLUMNS: Final = ("states", "views", "legal", "positions", "pictures", "told", "refused")


class Digests:
    """A running hash for each column: what it gives depends on all that was noted before."""

    def __init__(self) -> None:
        self.columns = {column: hashlib.blake2b(digest_size=4) for column in COLUMNS}

    def note(self, column: str, *values: str | bytes | list[str]) -> None:
        """Take in what a column was told."""
        for value in values:
            content = value if isinstance(value, bytes) else str(value).encode()
            self.columns[column].update(content + b"\n")

    def __str__(self) -> str:
        return " ".join(digest.hexdigest() for digest in self.columns.values())


def courses(game: Game) -> Iterator[str]:
    """Give the lines of all matches: one with each number of seats, then one under each set of options."""
    yield f"# actions so far, then digests of {', '.join(COLUMNS)}"
    chosen: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in game.seats]
    chosen += [(game.seats[number % len(game.seats)], options) for number, options in enumerate(option_sets(game))]
    for seed, (seats, options) in enumerate(chosen):
        yield from course(new_match(game, seats, short_options(game, options), seed), FastStream(seed + 1))


def course(match: Match, dice: FastStream) -> Iterator[str]:
    """Play a match and give its lines; the last one is its record."""
    digests = Digests()
    taken = 0
    while not match.over and taken < LONGEST:
        if match.round_over:
            match.begin_round()
        note_state(digests, match)
        seat, action = any_action(match, dice)
        if taken % LOOKED_AT:
            match.apply(seat, action)
        else:
            note_looks(digests, match, taken)
            note_action(digests, match, seat, action)
        taken += 1
        if taken % LINE == 0:
            yield f"{taken:>4} {digests}"
    note_state(digests, match)
    note_looks(digests, match, taken)
    yield f"{taken:>4} {digests}"
    yield str(record_of(match))


def note_state(digests: Digests, match: Match) -> None:
    """Take in the state, everybody's view, and who may do what."""
    digests.note("states", match.state_hash)
    digests.note("views", *(match.view(viewer).hash for viewer in (None, *range(match.seats))))
    digests.note("legal", f"{match.actors()} {match.obliged()} {match.round_over} {match.over} {match.totals}")
    for seat in range(match.seats):
        digests.note("legal", " ".join(match.game.format_action(action) for action in match.legal(seat)))


def note_looks(digests: Digests, match: Match, taken: int) -> None:
    """Take in the position as text, what everybody and one seat are shown, and what is refused."""
    text = format_position(match.states, match.game, taken, match.chance)
    again, seed = parse_position(text, match.game)
    assert (again.tobytes(), seed) == (match.states.tobytes(), taken), "a position is not read as it was written"
    digests.note("positions", text)
    for viewer in (None, taken // LOOKED_AT % match.seats):
        view = match.view(viewer)
        picture = {name: told for name, told in match.game.picture(view).items() if name not in NEW_IN_PICTURES}
        digests.note("pictures", msgspec.json.encode(picture))
        digests.note("pictures", str(match.game.clocks(view) if match.game.clocks else None))
    stride = max(1, match.game.action_count // ASKED)
    for seat in range(match.seats):
        for action in range(taken % stride, match.game.action_count, stride):
            refusal = match.check(seat, action)
            digests.note("refused", "" if refusal is None else f"{refusal.reason.message} {refusal.reason.clause}")
            digests.note("refused", "" if refusal is None else sorted_text(refusal.arguments))


def note_action(digests: Digests, match: Match, seat: int, action: int) -> None:
    """Take an action, and take in what everybody and both the seat and the next one read and see moving."""
    viewers = (None, seat, (seat + 1) % match.seats)
    before = [match.view(viewer) for viewer in viewers]
    digests.note("told", match.game.name_action(action).message, sorted_text(match.game.name_action(action).arguments))
    match.apply(seat, action)
    for viewer, seen in zip(viewers, before, strict=True):
        after = match.view(viewer)
        hidden = match.game.conceals(after, seat)
        narration = match.game.narrate(seen, after, seat, None if hidden else action)
        for sentence in narration.sentences:
            digests.note("told", sentence.message, sorted_text(sentence.arguments))
        for move in narration.moves:
            digests.note("told", f"{move.card} {move.source} {move.target}")


def sorted_text(arguments: dict[str, Any]) -> str:
    """Return a sentence's arguments as text, whatever their order: a sentence names what it uses."""
    return " ".join(f"{name}={arguments[name]}" for name in sorted(arguments))
