"""Every message that a client may send."""

from __future__ import annotations

from typing import Annotated

import msgspec

from biberbau.server.protocol.fields import (
    Cards,
    ChallengeCode,
    Code,
    Colour,
    Face,
    GameNumbers,
    Hat,
    Key,
    LastingKey,
    MatchPath,
    Milliseconds,
    Name,
    Notation,
    Phrase,
    SeatNumber,
    Sequence,
    Token,
    Word,
)


class ClientMessage(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """What every client message has."""

    id: Key
    """Idempotency key, unique within the seat: under it the message acts once, however often it comes."""


class Newcomer(ClientMessage, frozen=True):
    """A message that gets a seat, and the same seat again whenever and wherever it comes again."""

    id: LastingKey
    """Idempotency key, 128 random bits: whoever has it can ask for the seat again."""


class Create(Newcomer, tag="create", frozen=True):
    """Open a new table and take its first seat as host.  Answered by `seated`, then `snapshot`."""

    game: Word
    name: Name


class Join(Newcomer, tag="join", frozen=True):
    """Take a free seat of a table that has not started, afterwards watch; or take `seat`, which is a bot's, from it.

    Answered by `seated`, then `snapshot`; or first by `held`, while the table is locked and the host has not nodded, or
    until the round is over in which the bot plays.  `seats` are those that the page holds of the deal of a challenge,
    as in `accept`: who has one sits down at no table whose match is compared.
    """

    code: Code
    name: Name
    seat: SeatNumber | None = None
    seats: Annotated[list[HeldSeat], msgspec.Meta(max_length=SEATS_AT_ONCE)] = []


class Learn(Newcomer, tag="learn", frozen=True):
    """Open a table at which a game is taught, and take its first seat.

    Answered by `seated`, then `snapshot` and `guided`.
    """

    game: Word
    name: Name


class PlayOn(Newcomer, tag="play_on", frozen=True):
    """Open a table at which a match that is over goes on from one of its moments, and take `seat` there.

    Bots play in all other seats, and people may take theirs from them.  Answered by `seated`, then `snapshot`.
    """

    match: MatchPath
    step: Sequence
    """Which moment of its replay it is, from 0."""
    name: Name
    seat: SeatNumber
    bot: Word
    cards: Cards
    known_to: SeatNumber | None = None
    """Where cards are dealt anew: whose knowledge they fit; null: what everybody knew."""
    wait: bool = False
    """Whether the table begins with a pause, so that people can come first."""


class HeldSeat(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A table's code and the token of a seat there, of those that a page holds."""

    code: Code
    token: Token


SEATS_AT_ONCE = 24
"""Seats of which a page may speak in one message, or ask in one request."""


class Accept(Newcomer, tag="accept", frozen=True):
    """Open a table at which the cards of a challenge are dealt, and take the challenged seat there.

    `seats` are those that the page holds of the same deal: who has one has played it, so it does not count once more.
    Answered by `seated`, then `snapshot`.
    """

    challenge: ChallengeCode
    name: Name
    seats: Annotated[list[HeldSeat], msgspec.Meta(max_length=SEATS_AT_ONCE)] = []
    seat: SeatNumber | None = None
    """Which of the seats that people have, where a club plays; null: the challenger's."""


class Watch(ClientMessage, tag="watch", frozen=True):
    """See the public view of a table without a seat.  Answered by `snapshot`."""

    code: Code


class Resume(ClientMessage, tag="resume", frozen=True):
    """Come back to a held seat.  Answered by the missed `event`s after `seen`, or by a `snapshot`."""

    code: Code
    token: Token
    seen: Sequence


class Act(ClientMessage, tag="act", frozen=True):
    """Take an action of the game, in its short notation.  Answered by `ack` or `refused`."""

    action: Notation
    seen: Sequence
    """The sequence of the table as the player saw it; by turns, an action on an outdated turn is refused as stale."""
    after_ms: Milliseconds | None = None
    """In real time: how long the player had been shown that when they acted."""


class Configure(ClientMessage, tag="configure", frozen=True):
    """Host, before the start or between matches: set table options by key; unnamed ones stay."""

    options: dict[Word, Word]


class Vary(ClientMessage, tag="vary", frozen=True):
    """Host, before the start or between matches: play with other numbers of the game, by key; all others are as usual.

    With none it is the standard game again.
    """

    constants: Annotated[dict[Word, GameNumbers], msgspec.Meta(max_length=40)]


class Arrange(ClientMessage, tag="arrange", frozen=True):
    """Host, while no round is played: set how the table is played, by key; unnamed settings stay."""

    settings: dict[Word, Word]


class Pause(ClientMessage, tag="pause", frozen=True):
    """Anybody who plays: stop the table for all, or let it go on.  Meanwhile nobody acts, and no time runs."""

    on: bool


class GoOn(ClientMessage, tag="go_on", frozen=True):
    """The only person at the table, while only bots are to act: let them act without pauses until it is their turn.

    Answered by `ack` with the table's sequence, for it is not part of the log.
    """


class Lock(ClientMessage, tag="lock", frozen=True):
    """Host: let newcomers in only with a nod from now on, or without one again."""

    on: bool


class Admit(ClientMessage, tag="admit", frozen=True):
    """Host, or anybody who plays while the host is not here: let in who knocks under this number, or do not.

    Answered by `ack` with the table's sequence; the newcomer takes the seat as soon as it can be.
    """

    knock: Annotated[int, msgspec.Meta(ge=1, le=2**31)]
    on: bool


class PutOut(ClientMessage, tag="put_out", frozen=True):
    """Host: take the seat from a person for good, and lock the table; in a match a bot gets it."""

    seat: SeatNumber


class SeatBot(ClientMessage, tag="seat_bot", frozen=True):
    """Host: before the start, add a bot in a new seat (`seat` null); later, let a bot play for who is not here.

    The latter may be chosen by anybody who plays while the host is not here either.
    """

    bot: Word
    seat: SeatNumber | None = None


class RemoveSeat(ClientMessage, tag="remove_seat", frozen=True):
    """Host, before the start or between matches: free a seat."""

    seat: SeatNumber


class Start(ClientMessage, tag="start", frozen=True):
    """Host: start the match (or, after one has ended, the rematch with the options as they stand now)."""


class ChangeGame(ClientMessage, tag="change_game", frozen=True):
    """Host, before the start or between matches: go on with another game at this table, with whoever sits here.

    The match that is over is put away and the table waits for `start`; its own game may be named too, to let others in.
    """

    game: Word


class EndMatch(ClientMessage, tag="end_match", frozen=True):
    """Host, or anybody who plays while the host is not here: end the match that is played.

    Nobody has won it, and it does not count for the evening.
    """


class EndEvening(ClientMessage, tag="end_evening", frozen=True):
    """Host, between matches: close the standing of the evening.  With the next match another one begins."""


class Ready(ClientMessage, tag="ready", frozen=True):
    """A seat has read the score sheet; the next round is dealt when every present human seat is ready."""


class Leave(ClientMessage, tag="leave", frozen=True):
    """Give the seat to a bot for now (before the start: give it up).  `resume` and `come_back` take it again."""


class ComeBack(ClientMessage, tag="come_back", frozen=True):
    """Take one's own seat back from the bot that plays for it."""


class Rename(ClientMessage, tag="rename", frozen=True):
    """Go by another name at this table from now on.  Answered by `ack` or `refused`."""

    name: Name


class Dress(ClientMessage, tag="dress", frozen=True):
    """Wear this hat and this colour at this table from now on.  Answered by `ack` or `refused`."""

    hat: Hat
    colour: Colour


class Say(ClientMessage, tag="say", frozen=True):
    """Say something to everybody, or make a face.  Answered by `ack` with the table's sequence; it is not kept."""

    words: Face | Phrase


class Nudge(ClientMessage, tag="nudge", frozen=True):
    """Remind a seat that everybody waits for it.  Answered by `ack` with the table's sequence; it is not kept."""

    seat: SeatNumber


class Understood(ClientMessage, tag="understood", frozen=True):
    """The learner has read what the guide says, at the step with this number."""

    step: Annotated[int, msgspec.Meta(ge=0, le=999)]


class Hint(ClientMessage, tag="hint", frozen=True):
    """Ask what the bot would do now.  Answered by `hinted`, to this client alone."""


class Pong(ClientMessage, tag="pong", frozen=True):
    """Answer to `ping`, at once and with its `id`."""


FromClient = (
    Create
    | Learn
    | PlayOn
    | Accept
    | Join
    | Watch
    | Resume
    | Act
    | Configure
    | Vary
    | Arrange
    | Pause
    | Lock
    | Admit
    | PutOut
    | GoOn
    | SeatBot
    | RemoveSeat
    | Start
    | ChangeGame
    | EndMatch
    | EndEvening
    | Ready
    | Leave
    | ComeBack
    | Rename
    | Dress
    | Say
    | Nudge
    | Understood
    | Hint
    | Pong
)
