"""A whole match as one line of text that replays for ever.

    biberbau/1 biber-gang/1 seats=2 options=rounds:1 stream=seed:9f… result=12,7 actions=0:open-T1-T2,1:open-B1-B4,…

Fields are separated by single spaces and come in this order.  `options` names those that differ from the default, or is
`-`.  `result` holds the totals by seat once the match is over, `ended` for a match that a table has ended before its
time, so that nobody has won it, else `-`.  `actions` may be `-`.  A record with the stream `seed:` belongs to a table
whose commitment is the SHA-256 of that seed.

A match that went on from a position has a field `position=` between the game and `seats`: the text of the position,
which leaves nothing open, packed by zlib (RFC 1950) and written in base64url (RFC 4648) without padding.  Its stream is
that of the chance which came afterwards.

A match of a variant has a field `variant=` before all of these, right after the game: the constants that differ from
those of the game in its version, as `biberbau.core.constants` writes them.  So a record needs no other file.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from biberbau.core.reasons import IllegalAction, NotationError

if TYPE_CHECKING:
    from biberbau.core.game import Game
    from biberbau.core.match import Match

FORMAT = "biberbau/1"
VARIANT = "variant="
"""How the field begins with what a variant changes."""
POSITION = "position="
"""How the field begins with the position from which a match went on."""
LONGEST_POSITION = 65_536
"""In bytes: some twenty times as long as the longest that a game writes."""
LONGEST_VERSION = 9
"""Digits of the version of a game's rules."""
FIELDS = ("seats", "options", "stream", "result", "actions")
ENDED = "ended"
"""The result of a match that was ended before its time."""


@dataclass(frozen=True)
class Record:
    """A match as data."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    """The options that differ from the defaults."""
    stream: str
    """Label of the stream of chance."""
    result: list[int] | None
    """Totals by seat, or None where the match is not over."""
    actions: list[tuple[int, str]]
    """Seat and action in short notation."""
    ended: bool = False
    """Whether it never will be, for it was ended before its time."""
    position: str = ""
    """The text of the position from which the match went on; empty where it began with a deal."""
    variant: str = ""
    """The constants that differ from the standard game (`Game.variant`); empty for that itself."""

    def __str__(self) -> str:
        options = ",".join(f"{key}:{value}" for key, value in self.options.items())
        result = ENDED if self.ended else ",".join(map(str, self.result or ()))
        actions = ",".join(f"{seat}:{action}" for seat, action in self.actions)
        position = f"{POSITION}{pack_position(self.position)} " if self.position else ""
        variant = f"{VARIANT}{self.variant} " if self.variant else ""
        return (
            f"{FORMAT} {self.game}/{self.version} {variant}{position}seats={self.seats} options={options or '-'} "
            f"stream={self.stream} result={result or '-'} actions={actions or '-'}"
        )

    def fits(self, match: Match) -> bool:
        """Whether its match, played through, came to the end that it says."""
        return self.result == (match.totals if match.over else None) and not (self.ended and match.over)

    def contradiction(self, match: Match) -> str | None:
        """Return what the result says against the match that the actions came to; None where it fits."""
        if self.fits(match):
            return None
        said = "that the match was ended early" if self.ended else f"the result is {self.result or 'open'}"
        found = match.totals if match.over else "no result yet"
        return f"the record says {said}, but the deal and the actions give {found}"


def record_of(match: Match, ended: bool = False) -> Record:
    """Return the record of a match from its deal, or from the position in which it began (`Match.from_position`).

    `ended`: before its time.
    """
    defaults = {option.key: option.default for option in match.game.options}
    return Record(
        match.game.name,
        match.game.version,
        match.seats,
        {key: value for key, value in match.options.items() if value != defaults[key]},
        match.stream.label,
        match.totals if match.over else None,
        [(seat, match.game.format_action(action)) for seat, action in match.actions],
        ended,
        match.beginning,
        match.game.variant,
    )


def pack_position(text: str) -> str:
    """Return the text of a position as one word."""
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack_position(word: str) -> str:
    """Return the text that a word holds; NotationError where it holds none."""
    try:
        packed = base64.b64decode(word + "=" * (-len(word) % 4), altchars=b"-_", validate=True)
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(packed, LONGEST_POSITION).decode()
    except (binascii.Error, zlib.error, ValueError) as error:
        raise NotationError(f"field position: '{word[:20]}' cannot be unpacked: {error}") from None
    if not unpacking.eof:
        raise NotationError(f"field position: it is cut off, or longer than {LONGEST_POSITION} bytes")
    return text


def parse_record(line: str) -> Record:
    """Return the record that a line holds; NotationError says which field cannot be read and why."""
    if not isinstance(line, str):
        raise NotationError(f"a record is a line of text, as Match.record is one, and not {type(line).__name__}")
    words = line.strip().split(" ")
    if words[0] != FORMAT:
        raise NotationError(f"a record begins with {FORMAT}, not with '{words[0][:20]}'")
    variant = words.pop(2).removeprefix(VARIANT) if len(words) > 2 and words[2].startswith(VARIANT) else ""
    position = ""
    if len(words) > 2 and words[2].startswith(POSITION):
        position = unpack_position(words.pop(2).removeprefix(POSITION))
    if len(words) != 2 + len(FIELDS):
        raise NotationError(f"a record has {2 + len(FIELDS)} fields separated by single spaces, not {len(words)}")
    game, slash, version = words[1].partition("/")
    number = version_in(version)
    if not slash or number is None:
        raise NotationError(f"the second field names game and version, as in biber-gang/1, not '{words[1][:40]}'")
    values: dict[str, str] = {}
    for field_name, word in zip(FIELDS, words[2:], strict=True):
        key, equals, value = word.partition("=")
        if key != field_name or not equals:
            raise NotationError(f"expected {field_name}=… where '{word[:40]}' stands")
        values[key] = "" if value == "-" else value
    ended = values["result"] == ENDED
    totals = values["result"].split(",") if values["result"] and not ended else []
    return Record(
        game,
        number,
        parse_integer("seats", values["seats"]),
        dict(parse_pair("options", pair) for pair in values["options"].split(",") if pair),
        values["stream"],
        [parse_integer("result", part) for part in totals] or None,
        [
            (parse_integer("actions", seat), action)
            for seat, action in (parse_pair("actions", pair) for pair in values["actions"].split(",") if pair)
        ],
        ended,
        position,
        variant,
    )


def version_in(text: str) -> int | None:
    """Return the version of a game's rules that a text names as it is written; None where it names none."""
    # There are digits of other writings, and a number of thousands of digits is none to Python.
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_VERSION else None
    return number if str(number) == text else None


def parse_integer(field_name: str, text: str) -> int:
    """Return a whole number; NotationError names the field."""
    try:
        return int(text)
    except ValueError:
        raise NotationError(f"field {field_name}: '{text[:20]}' is no whole number") from None


def parse_pair(field_name: str, text: str) -> tuple[str, str]:
    """Return both sides of a colon; NotationError names the field."""
    left, colon, right = text.partition(":")
    if not colon:
        raise NotationError(f"field {field_name}: '{text[:40]}' has no colon")
    return left, right


def replay(record: Record, game: Game, until: int | None = None) -> Match:
    """Play a record again, at most its first `until` actions, and return the match.

    Raises NotationError when the record is of another version or an action cannot be read or is illegal where it
    stands, ValueError for seats, options or a stream that cannot be.
    """
    match = opened(record, game)
    for _ in steps_of(match, record.actions[:until]):
        pass
    return match


def replay_steps(record: Record, game: Game) -> Iterator[tuple[Match, int, int]]:
    """Play a record again and give, before each action, the match as it then stands, the seat and the action.

    It is one match that goes on.  Raises what `replay` raises.
    """
    return steps_of(opened(record, game), record.actions)


def opened(record: Record, game: Game) -> Match:
    """Return the match of a record before its first action; raises what `replay` raises."""
    from biberbau.core.chance import stream_from
    from biberbau.core.match import Match

    if (record.game, record.version) != (game.name, game.version):
        raise NotationError(
            f"the record is of {record.game} version {record.version}; this is {game.name} version {game.version}"
        )
    if record.variant != game.variant:
        raise NotationError(f"the record is of {variant_of(record.variant)}; this is {variant_of(game.variant)}")
    stream = stream_from(record.stream)
    if not record.position:
        return Match.new(game, record.seats, stream, record.options)
    match = Match.from_position(game, record.position, stream)
    if record_of(match).options != record.options or match.seats != record.seats:
        raise NotationError("the seats and options of the record are not those of its position")
    return match


def variant_of(changed: str) -> str:
    """Return in words what a variant changes."""
    return f"the variant {changed[:80]}" if changed else "the standard game"


def steps_of(match: Match, actions: Sequence[tuple[int, str]]) -> Iterator[tuple[Match, int, int]]:
    """Give the match before each action with its seat and number, and then take it.

    What cannot be taken is named with its place in the record, from 1, as `biberbau replay` counts.
    """
    for number, (seat, text) in enumerate(actions, 1):
        if match.round_over and not match.over:
            match.begin_round()
        try:
            # Rules would speak of the action, and not of the seat.
            if not 0 <= seat < match.seats:
                raise NotationError(f"there is no such seat; seats are 0 to {match.seats - 1}")
            action = match.game.parse_action(text)
            refusal = match.check(seat, action)
            if refusal is not None:
                raise IllegalAction(refusal)
        except (IllegalAction, NotationError) as error:
            raise NotationError(f"action {number} of the record, {seat}:{text}: {error}") from None
        yield match, seat, action
        match.apply(seat, action)
