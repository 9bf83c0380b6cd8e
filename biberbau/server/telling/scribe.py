"""What one pair of eyes is told: a seat's, or everybody's.

A scribe sees the match through one view only.  Its frames are encoded once and shared by all connections of the seat.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from biberbau.core.picture import BasePicture
from biberbau.core.view import View
from biberbau.server.protocol import Event, LogLine, Move, Sentence, Situation, Snapshot, TableInfo, encode
from biberbau.server.table.events import Acted, TimeUp, decode_entry
from biberbau.server.table.happenings import Happening, advance
from biberbau.server.table.table import Table

TAIL = 64
"""Event frames kept for clients that were away for a moment; a longer absence is answered by a snapshot."""

LOG_LINES = 40
"""Lines of the log in a snapshot."""

Knowledge = tuple[bytes | None, bytes | None, bool]
"""What decides how an event is narrated: the views before and after, and whether the latest action is concealed."""

Shown = tuple[BasePicture, str]
"""The picture of a view, and the view's hash."""


class Told:
    """What has been told of one event.  Equal knowledge is told once, and the same to all who have it."""

    __slots__ = ("frames", "narrations", "shown")

    def __init__(self) -> None:
        self.narrations: dict[Knowledge, tuple[list[Sentence], list[Move]]] = {}
        self.shown: dict[tuple[int | None, bytes], Shown] = {}
        """By view, and by the seat if it is to act and may be shown more (`Game.actor_is_shown_more`)."""
        self.frames: dict[tuple[int | None, Knowledge], bytes] = {}
        """By the seat, if it is to act, and what it knows."""


class Scribe:
    """Tells a table's story as `seat` (None: as everybody) may know it."""

    def __init__(self, table: Table, seat: int | None, laid_open: bool = False) -> None:
        """`laid_open`: every card is face up.  Only for a match that is over."""
        self.table = table
        self.seat = seat
        self.laid_open = laid_open
        self.view: View | None = None
        self._look_again()
        self.since = table.sequence
        """Sequence from which this scribe has listened; `tail` is complete after it, as far as it reaches."""
        self.tail: deque[tuple[int, bytes, list[Sentence]]] = deque(maxlen=TAIL)
        self.lines: deque[LogLine] | None = None
        """The latest lines of the log, once somebody has asked for them."""

    def hear(self, happening: Happening, info: TableInfo | None, told: Told) -> bytes:
        """Return the frame that tells an event that has just happened to the table.

        `told` is what others have been told of it.
        """
        before, after = self._look_again()
        knowledge = self._knowledge(before, after)
        narration = told.narrations.get(knowledge)
        if narration is None:
            narration = told.narrations[knowledge] = self._narrate(before, after, happening, knowledge[2])
        sentences, moves = narration
        actor = self.seat if self.seat in self.table.actors else None
        frame = told.frames.get((actor, knowledge))
        if frame is None:
            event = Event(happening.sequence, sentences, moves, info, self.situation(told))
            frame = told.frames[actor, knowledge] = encode(event)
        self._note(happening.sequence, sentences)
        self.tail.append((happening.sequence, frame, sentences))
        return frame

    def tell(self, happening: Happening) -> tuple[list[Sentence], list[Move]]:
        """Return how an event is told that has just happened to the table, to nobody but whoever asks."""
        before, after = self._look_again()
        return self._narrate(before, after, happening, self._concealed())

    def missed(self, seen: int) -> list[bytes] | None:
        """Return the frames of all events after `seen`, or None when they are not at hand."""
        if not self.since <= seen <= self.table.sequence:
            return None
        frames = [frame for sequence, frame, _ in self.tail if sequence > seen]
        return frames if len(frames) == self.table.sequence - seen else None

    def told(self, sequence: int) -> list[Sentence]:
        """Return how an event was told; nothing when that is not at hand any more."""
        return next((sentences for known, _, sentences in reversed(self.tail) if known == sequence), [])

    def snapshot(self, info: TableInfo, since: int = 0) -> bytes:
        """Return the frame that tells everything as it stands.

        The lines must have been loaded; those before `since` are left out.
        """
        lines = [line for line in self.lines or () if line.seq >= since]
        return encode(Snapshot(self.table.sequence, self.seat, info, self.situation(Told()), lines))

    def situation(self, told: Told) -> Situation | None:
        """Return the game as these eyes see it now."""
        match, view = self.table.match, self.view
        if match is None or view is None:
            return None
        game, actors = self.table.game, self.table.actors
        legal: list[str] = []
        insider = None
        if self.seat is not None and self.seat in actors:
            legal = [game.format_action(action) for action in match.legal(self.seat)]
            insider = self.seat if game.actor_is_shown_more else None
        seen = insider, view.bytes
        if seen not in told.shown:
            told.shown[seen] = game.picture(view), view.hash
        picture, fingerprint = told.shown[seen]
        return Situation(picture, list(actors), legal, fingerprint)

    def _look(self) -> View | None:
        """Look at the match; somebody who came later than it began sees what everybody sees."""
        match = self.table.match
        if match is None:
            return None
        seat = None if self.seat is None or self.seat >= match.seats else self.seat
        return match.laid_open(seat) if self.laid_open else match.view(seat)

    def _look_again(self) -> tuple[View | None, View | None]:
        """Look at the match; return what was shown before, and what is now with all that has just been turned up."""
        before, now = self.view, self._look()
        shown = self.view = now if now is None or self.laid_open else self.table.shown(now)
        # Where nothing was left out, nothing that was just turned up is missing either.
        return before, shown if now is None or shown is now else self.table.shown(now, before)

    def _knowledge(self, before: View | None, after: View | None) -> Knowledge:
        """Return what decides how an event is narrated to these eyes (`Game.narrate`)."""
        return (None if before is None else before.bytes, None if after is None else after.bytes, self._concealed())

    def _concealed(self) -> bool:
        """Whether the latest action is hidden from these eyes for now."""
        match, view = self.table.match, self.view
        if match is None or view is None or not match.actions or self.laid_open:
            return False
        return match.game.conceals(view, match.actions[-1][0])

    def _narrate(
        self, before: View | None, after: View | None, happening: Happening, concealed: bool
    ) -> tuple[list[Sentence], list[Move]]:
        """Compare what is seen now with what was seen before; see `_concealed`."""
        event, match = happening.event, self.table.match
        if not isinstance(event, Acted | TimeUp) or match is None or after is None or before is None:
            return happening.sentences, []
        actor, action = match.actions[-1]
        told = self.table.game.narrate(before, after, actor, None if concealed else action)
        sentences = [Sentence(sentence.message, sentence.arguments) for sentence in told.sentences]
        moves = [Move(move.card, move.source, move.target) for move in told.moves]
        return happening.sentences + sentences, moves

    def _note(self, sequence: int, sentences: list[Sentence]) -> None:
        if self.lines is not None and sentences:
            self.lines.append(LogLine(sequence, sentences))


def retell(table: Table, bodies: Sequence[bytes], seat: int | None) -> deque[LogLine]:
    """Return the latest lines of a table's log as `seat` was told them, since seats last changed their numbers.

    The table is as it was before the events in `bodies`.
    """
    lines: deque[LogLine] = deque(maxlen=LOG_LINES)
    scribe: Scribe | None = None
    for position, body in enumerate(bodies):
        if scribe is None and position >= len(bodies) - LOG_LINES:
            scribe = Scribe(table, seat)
            scribe.lines = lines
        happening = advance(table, decode_entry(body).event)
        if happening.anew:
            lines.clear()
        if scribe is not None:
            sentences, _ = scribe.tell(happening)
            scribe._note(happening.sequence, sentences)
    return lines
