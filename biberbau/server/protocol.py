"""Every message that may cross the socket, as strict tagged unions.

The TypeScript types of the browser client are generated from this module (`make protocol`); drift fails `make check`.
Both directions are JSON text frames, of at most `FRAME_LIMIT` bytes from the client.  A message's `type` names its
struct.  Those that every table remembers many of are no business of the garbage collector, for they can be in no cycle.

A client message carries `id`, its idempotency key: the same key sent twice acts once and is answered twice with the
same sequence.  A server message that changes the table carries `seq`, the table's event sequence after the change.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from biberbau.core.picture import BasePicture

PROTOCOL_VERSION = 1
FRAME_LIMIT = 8192
QUESTION_SECONDS = 5
"""How long a question stands that is put to several seats at once, whatever they hold and however fast they answer."""

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Code = Annotated[str, msgspec.Meta(min_length=4, max_length=8, pattern="^[A-Z0-9]+$")]
Token = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Sequence = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=600_000)]


class ClientMessage(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """What every client message has."""

    id: Key
    """Idempotency key, unique within the seat (for `create` and `join`: within the connection)."""


class Create(ClientMessage, tag="create", frozen=True):
    """Open a new table and take its first seat as host.  Answered by `seated`, then `snapshot`."""

    game: Word
    name: Name


class Join(ClientMessage, tag="join", frozen=True):
    """Take a free seat of a table that has not started; afterwards watch.  Answered by `seated`, then `snapshot`."""

    code: Code
    name: Name


class Learn(ClientMessage, tag="learn", frozen=True):
    """Open a table at which a game is taught, and take its first seat.

    Answered by `seated`, then `snapshot` and `guided`.
    """

    game: Word
    name: Name


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


class SeatBot(ClientMessage, tag="seat_bot", frozen=True):
    """Host: before the start, add a bot in a new seat (`seat` null); later, let a bot play for a leaver in `seat`."""

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
    | Join
    | Watch
    | Resume
    | Act
    | Configure
    | Arrange
    | Pause
    | GoOn
    | SeatBot
    | RemoveSeat
    | Start
    | ChangeGame
    | EndEvening
    | Ready
    | Leave
    | ComeBack
    | Rename
    | Understood
    | Hint
    | Pong
)


class Sentence(msgspec.Struct, frozen=True, gc=False):
    """A sentence of the catalogue with its arguments; the client renders it in the reader's language.

    Arguments named `seat` or `other` are seat numbers and render as players' names (`seat` also as "you");
    arguments named `card` or ending in `_card` are card codes, `card_list` several with spaces between them.
    """

    message: str
    arguments: dict[str, str | int] = {}


class Move(msgspec.Struct, frozen=True, gc=False):
    """One card that moved or turned, for the animation.  It holds nothing that the pictures do not show.

    Places: `deck`, `discard`, `hand:SEAT`, `display:SEAT:SLOT` (each game documents its own).  When `source` equals
    `target` the card turned over where it lies.
    """

    card: str | None
    source: str
    target: str


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits in a seat, as everybody sees it."""

    name: str
    kind: Literal["human", "bot"]
    bot: str | None
    """The bot that plays now: in a bot's seat, or for a leaver."""
    online: bool
    ready: bool


class MatchResult(msgspec.Struct, frozen=True):
    """How a match of an evening has ended, by seat as it was then."""

    game: str
    better: Literal["low", "high"]
    """Whether the fewest or the most points win."""
    names: list[str]
    totals: list[int]
    places: list[int]
    """1 for the winner; whoever is level shares the better place."""
    points: list[float]
    """What the places are worth: one for everybody behind, half for everybody level."""


class Standing(msgspec.Struct, frozen=True):
    """How somebody stands in an evening."""

    name: str
    kind: Literal["human", "bot"]
    seat: int | None
    """Where they sit now; null for somebody who has gone."""
    place: int
    points: float
    matches: int
    """How many they have played."""
    wins: int
    """How many they have won, alone or level with others."""


class EveningInfo(msgspec.Struct, frozen=True):
    """The finished matches of an evening at a table, of whatever games."""

    results: list[MatchResult]
    """In the order in which they were played."""
    standing: list[Standing]
    """The best first."""
    ended: bool
    """Whether the host has closed it."""


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table around the game, as everybody sees it."""

    code: str
    game: str
    stage: Literal["lobby", "playing", "round_over", "match_over"]
    host: int
    options: dict[str, str]
    seats: list[SeatInfo]
    watchers: int
    match: int
    """1 for the first match at this table, 2 for the first rematch, and so on; 0 in the lobby."""
    commitment: str | None
    """SHA-256 of the match's deal seed, shown before the first move."""
    record: str | None
    """The whole match as one line with its seed, once it is over (`biberbau verify` checks it)."""
    score_pad: list[list[int]]
    """Finished rounds, each a list of scores by seat."""
    settings: dict[str, str]
    """How the table is played, by key."""
    paused: int | None
    """The seat that has asked for a pause, while there is one."""
    evening: EveningInfo | None = None
    """The evening so far; null before the first match is over."""


class Situation(msgspec.Struct, frozen=True):
    """The game as one seat (or a watcher) may see it now."""

    picture: BasePicture
    """The game's own picture of the view (`biberbau.games.<game>.picture`)."""
    actors: list[int]
    legal: list[str]
    """The legal actions of this client's seat in short notation; empty when it is not to act."""
    hash: str
    """Hash of this client's view; two clients of one seat always agree on it."""


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


class Hinted(ServerMessage, tag="hinted", frozen=True):
    """What the bot would do: an action in short notation, and a sentence that names it."""

    id: str
    action: str
    sentence: Sentence


class Presence(ServerMessage, tag="presence", frozen=True):
    """Who is connected now.  It is not part of the log and has no sequence."""

    online: list[bool]
    ready: list[bool]
    watchers: int


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
    | Clocks
    | Countdown
    | Lag
    | Moments
    | Ping
)

ENCODER = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    """Return a server message as it goes over the wire."""
    return ENCODER.encode(message)
