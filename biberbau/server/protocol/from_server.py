"""Every message that the server may send."""

from __future__ import annotations

from typing import Literal

import msgspec

from biberbau.server.protocol.fields import Face, Phrase
from biberbau.server.protocol.table_info import Amount, Knock, Move, Sentence, Situation, TableInfo


class ServerMessage(msgspec.Struct, tag_field="type", frozen=True):
    """What every server message has: only its type."""


class Seated(ServerMessage, tag="seated", frozen=True):
    """You hold this seat; keep the token, it is the seat.  `seat` null: the table is full or started, you watch."""

    id: str
    code: str
    seat: int | None
    token: str | None


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """What one event said, in whole sentences."""

    seq: int
    sentences: list[Sentence]


class Snapshot(ServerMessage, tag="snapshot", frozen=True):
    """Everything this client may know about the table now."""

    seq: int
    seat: int | None
    table: TableInfo
    situation: Situation | None
    log: list[LogLine]
    """The latest lines, oldest first."""


class Event(ServerMessage, tag="event", frozen=True):
    """One durable change of the table, with everything that follows from it.

    `table` is null when nothing around the game changed; `situation` is null in the lobby.
    """

    seq: int
    sentences: list[Sentence]
    moves: list[Move]
    table: TableInfo | None
    situation: Situation | None


class Held(ServerMessage, tag="held", frozen=True):
    """The message `id` waits in the house until the question to several seats is closed; then comes its `ack`.

    It is not yet durable: after a lost connection the client says it again.
    """

    id: str


class Late(msgspec.Struct, frozen=True):
    """Who was first in real time: the event that took away what was possible when the player looked.

    `seat` and `action` are null where it was no action.  The event itself was told before.
    """

    seq: int
    seat: int | None
    action: str | None
    sentences: list[Sentence]
    """How that event was told to this seat."""


class Ack(ServerMessage, tag="ack", frozen=True):
    """The message `id` has taken effect durably as event `seq` (or is a repetition of the one that did)."""

    id: str
    seq: int


class Refused(ServerMessage, tag="refused", frozen=True):
    """The message `id` changed nothing.  `clause` names the rulebook clause where the refusal is the game's."""

    id: str | None
    reason: Sentence
    clause: str | None
    late: Late | None = None


class NextBest(msgspec.Struct, frozen=True, gc=False):
    """What is advised beside the best of the other actions."""

    sentence: Sentence
    """It names the other action."""
    standing: Literal["better", "even", "worse"]
    """Whether the advice is better beyond doubt; worse if everybody goes on by habit, which is not how it was found."""
    ahead: Amount
    """By how many points of the round the advice is better, if everybody goes on by habit."""
    reasons: list[Sentence]
    """What speaks against the other, and what becomes of the round after the advice and not after the other."""


class Hinted(ServerMessage, tag="hinted", frozen=True):
    """What the bot would do: an action in short notation, a sentence that names it, and why, the strongest first."""

    id: str
    action: str
    sentence: Sentence
    reasons: list[Sentence]
    beside: NextBest | None
    """Null where there is nothing else to do, and while what compares actions is still being compiled."""


class Presence(ServerMessage, tag="presence", frozen=True, omit_defaults=True):
    """Who is connected now.  It is not part of the log and has no sequence."""

    online: list[bool]
    ready: list[bool]
    watchers: int
    idle: list[int] = []
    """Seats of people who are connected, but have kept the table waiting for long."""
    knocks: list[Knock] = []
    """Who waits to sit down."""
    preparing: bool = False
    """Whether the next match has to wait until its rules are compiled with their other numbers."""


class Guide(msgspec.Struct, frozen=True):
    """What the guide of a guided game says now, and what it waits for."""

    words: str
    """The message of the game's lesson that is said (`biberbau.games.<game>.lesson`)."""
    step: int
    """Its number, counted from 0."""
    steps: int
    places: list[str]
    """What is pointed at, by the names of the game's table."""
    waits_for: Literal["reader", "action", "others", "nothing"]
    """The learner's `understood`; an action of theirs; what others do; or all is said."""
    actions: list[str]
    """The learner's actions that lead on, in short notation."""


class Guided(ServerMessage, tag="guided", frozen=True):
    """To a learner: what the guide says now; null when there is none any more.  It has no sequence."""

    guide: Guide | None


class Said(ServerMessage, tag="said", frozen=True):
    """A seat says something, or makes a face.  It is not part of the log and has no sequence."""

    seat: int
    words: Face | Phrase


class Nudged(ServerMessage, tag="nudged", frozen=True):
    """`by` reminds `seat` that everybody waits for it.  It is not part of the log and has no sequence."""

    by: int
    seat: int


class SeatClock(msgspec.Struct, frozen=True):
    """A clock that runs against a seat: for what, how long in all, and how long from now."""

    seat: int
    duty: str
    seconds: int
    left_ms: int


class Clocks(ServerMessage, tag="clocks", frozen=True):
    """The clocks that run now.  They are not part of the log and have no sequence."""

    running: list[SeatClock]


class Countdown(ServerMessage, tag="countdown", frozen=True):
    """What will begin by itself, and how long from now; null when it does not any more, or has begun.

    It is not part of the log and has no sequence.  `opening`: a dealt round in real time opens for all.  `round`: the
    next round is dealt, whoever has read the score sheet.
    """

    to: Literal["opening", "round"]
    left_ms: int | None


class Lag(ServerMessage, tag="lag", frozen=True):
    """After a round in real time: what this seat's latency has cost it, or what it was given for it."""

    round: int
    won: int
    """Actions by which somebody else lost what they wanted."""
    lost: int
    """Actions that were refused because somebody else was first."""
    given: int
    """Of those won, the ones that reached the server later than the other's."""
    taken: int
    """Of those lost, the ones that reached the server earlier than the other's."""
    credited_ms: int
    """What was taken off for the latency in all of these."""
    waited_ms: int
    """How long this seat's actions have waited for others with a higher latency."""
    line_ms: int | None
    """The round trip that the server has measured; null while it has measured none."""


class Moment(msgspec.Struct, frozen=True):
    """Something that stood out in a match.  The texts are `message` and, for the amount, `message`-amount."""

    message: str
    seats: list[int]
    """Whose it is; several who are level."""
    amount: int


class Moments(ServerMessage, tag="moments", frozen=True):
    """What stood out in the match that is over, worked out after its end.  It has no sequence."""

    match: int
    """Its number, as `TableInfo.match`."""
    moments: list[Moment]


class Announcement(ServerMessage, tag="announcement", frozen=True):
    """What whoever keeps the house says to everybody in it, on every page; `text` null: nothing any more."""

    text: str | None
    seconds: float | None
    """For how long it is said; null: until another such message."""


class Ping(ServerMessage, tag="ping", frozen=True):
    """Answer at once with `pong` and the same `id`; a connection that stays silent is closed."""

    id: str


FromServer = (
    Seated
    | Snapshot
    | Event
    | Held
    | Ack
    | Refused
    | Hinted
    | Guided
    | Presence
    | Said
    | Nudged
    | Clocks
    | Countdown
    | Lag
    | Moments
    | Announcement
    | Ping
)

ENCODER = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    """Return a server message as it goes over the wire."""
    return ENCODER.encode(message)
