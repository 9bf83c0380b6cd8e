"""A table as its events made it.  No clock, no socket, no chance of its own: the same events give the same table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from biberbau.core.chance import SeedStream
from biberbau.core.constants import ConstantError
from biberbau.core.errors import BiberbauError
from biberbau.core.game import Game
from biberbau.core.lesson import Progress
from biberbau.core.match import Match
from biberbau.core.position import parse_position
from biberbau.games import UnknownVersion, game_named
from biberbau.server.protocol import Origin
from biberbau.server.table.events import (
    Acted,
    AnyEvent,
    Arranged,
    BotSeated,
    CameBack,
    Configured,
    Created,
    DealtAgain,
    Dressed,
    EveningEnded,
    Forked,
    GameChanged,
    HostChanged,
    Joined,
    Left,
    Locked,
    MatchEnded,
    NamesErased,
    Paused,
    Prepared,
    PutOut,
    Renamed,
    RoundBegun,
    SeatRemoved,
    Started,
    TableClosed,
    TimeUp,
    Understood,
    Varied,
)
from biberbau.server.table.keys import digest_of
from biberbau.server.table.seat import Seat
from biberbau.server.table.settings import default_settings, options_under
from biberbau.server.table.state import TableState
from biberbau.server.warmup.at_tables import games_at_tables


class TableBroken(BiberbauError):
    """The log of a table does not lead where it led when it was written, or cannot be read."""

    refusal = "refusal-table-broken"
    """What people are told."""

    @property
    def arguments(self) -> dict[str, str | int]:
        """Arguments of that sentence."""
        return {}


class TableTooNew(TableBroken):
    """A later version has written to the log of a table; here it is neither read nor written, and nothing is wrong."""

    refusal = "refusal-table-too-new"


class GameNotHere(TableTooNew):
    """A table plays a game that this house does not have, or not any more; the log waits for its package."""

    refusal = "refusal-game-not-here"

    def __init__(self, code: str, game: str) -> None:
        super().__init__(f"table {code} plays {game}, which is not installed here")
        self.game = game

    @property
    def arguments(self) -> dict[str, str | int]:
        """Return what the game is called."""
        return {"game": self.game}


def require_game(code: str, game: str) -> None:
    """Raise GameNotHere where a table plays a game that cannot be played at tables here."""
    if game not in games_at_tables():
        raise GameNotHere(code, game)


class Table(TableState):
    """The fold of a table's events."""

    def apply(self, event: AnyEvent) -> None:
        """Let a valid event happen."""
        self.sequence += 1
        author = None if event.by is None else self.seats[event.by]
        match event:
            case Acted():
                self._act(event)
            case TimeUp():
                self._close_question(event)
            case Created():
                self.plays = game_named(event.game).name
                self.dice = bytes.fromhex(event.dice)
                self.choose(event.options)
                self.settings = default_settings(game_named(self.plays))
                self._seat(event.name, "human", token=event.token)
            case Joined(seat=None):
                self._seat(event.name, "human", token=event.token)
                self._find_host()
            case Joined(seat=int(number)):
                self._hand_over(number, event.name, "human", token=event.token)
            case Locked():
                self.locked = event.on
            case PutOut():
                self.locked = True
                if self.stage == "lobby":
                    self._free(event.seat)
                else:
                    self._hand_over(event.seat, event.name, "bot", bot=event.bot)
            case Configured():
                self.choose(self.chosen | event.options)
            case Varied():
                self._vary(event)
            case Arranged():
                self.settings.update(event.settings)
            case Paused():
                self.paused = event.by if event.on else None
            case BotSeated(seat=None):
                self.match = None
                self._seat(event.name, "bot", bot=event.bot)
            case BotSeated(seat=int(number)):
                self._let_play(number, event.bot)
                self._find_host()
            case SeatRemoved():
                self._free(event.seat)
            case Left():
                if self.stage == "lobby":
                    self._free(event.seat)
                else:
                    self._let_play(event.seat, event.bot)
                    self._find_host()
            case CameBack():
                self.seats[event.seat].bot = None
                self._find_host()
            case Renamed():
                self.evening.rename(self.players[event.seat], event.name)
                self.seats[event.seat].name = event.name
            case Dressed():
                self.seats[event.seat].look = event.hat, event.colour
            case HostChanged():
                self.host = event.seat
            case Started():
                self._start(event)
            case Prepared():
                self._prepare(event)
            case Forked():
                self._fork(event)
            case DealtAgain():
                self._deal_again(event)
            case Understood():
                self._running_lesson().understood(event.step)
            case MatchEnded():
                self._end_match()
            case GameChanged():
                self._change_game(event)
            case EveningEnded():
                self.evening.end()
            case TableClosed():
                self.closed = event.on
            case NamesErased():
                pass
            case RoundBegun():
                self.paused = None
                self._running_match().begin_round()
                self._begin_decisions()
        if not isinstance(event, Acted | TimeUp | RoundBegun | Started | Prepared | Forked | DealtAgain | Understood):
            self._note_stage()
        if author is not None and event.key is not None:
            author.remember(event.key, self.sequence)
        elif isinstance(event, Created | Joined) and event.key is not None:
            self.newcomers.add(digest_of(event.key))

    def _seat(self, name: str, kind: Literal["human", "bot"], bot: str | None = None, token: str | None = None) -> None:
        self.earlier = []
        self.seats.append(Seat(len(self.seats), name, kind, bot, token))

    def _hand_over(
        self, number: int, name: str, kind: Literal["human", "bot"], bot: str | None = None, token: str | None = None
    ) -> None:
        """Give a seat to somebody else, who goes on with the cards as they lie; finished matches were not theirs."""
        self.earlier = []
        seat = self.seats[number]
        seat.name, seat.kind, seat.bot, seat.token = name, kind, bot, token
        seat.keys.clear()
        self._find_host()

    def _let_play(self, number: int, bot: str) -> None:
        """Let a bot play for a seat; nobody can be taught who lets it."""
        self.seats[number].bot = bot
        if self.lesson is not None:
            self.lesson.leave()

    def _free(self, number: int) -> None:
        """Take a seat away; whoever sat behind moves up, and finished matches no longer fit the seats."""
        self.match = None
        self.earlier = []
        host = self.seats[self.host]
        del self.seats[number]
        for position, seat in enumerate(self.seats):
            seat.number = position
        self.host = host.number if host in self.seats else number % max(1, len(self.seats))
        self._find_host()

    def _find_host(self) -> None:
        """Leave the office where it is if the host plays in person; otherwise the next person who does becomes host."""
        count = len(self.seats)
        order = [(self.host + step) % count for step in range(count)]
        people = [number for number in order if self.seats[number].kind == "human"]
        present = [number for number in people if self.seats[number].bot is None]
        self.host = next(iter(present or people), 0)

    def choose(self, chosen: Mapping[str, str]) -> None:
        """Let the next match have these options, as far as today's rules know them."""
        # A variant has the options of its game, which is there at once.
        self.chosen = dict(chosen)
        self.options = options_under(game_named(self.plays), chosen)
        self.variant = self.next_variant

    def _start(self, event: Started) -> None:
        game = self._by_rules(event.version, event.variant)
        self.earlier = self.earlier_totals
        self.lesson = self.origin = self.shared = None
        self.evening.go_on()
        self.seed = bytes.fromhex(event.seed)
        self.matches += 1
        self.ties = 0
        self.begin(Match.new(game, len(self.seats), SeedStream(self.seed), self.options, self.earlier))

    def begin(self, match: Match) -> None:
        """Let a match stand here that has just been dealt."""
        self.match = match
        self.begun = self.sequence
        self._begin_decisions()

    def _prepare(self, event: Prepared) -> None:
        """Begin a guided game; it is no match of the table's."""
        game = self._by_rules(event.version)
        lesson = game.lesson
        states, _ = parse_position(event.position, game)
        self.seed = bytes.fromhex(event.seed)
        self.match = Match(game, states, SeedStream(self.seed))
        self.lesson = Progress(lesson.steps if lesson is not None and event.edition == lesson.edition else ())
        self._begin_decisions()

    def _fork(self, event: Forked) -> None:
        """Let a match go on here; nobody has sat in their seat for long, so seats may get other numbers."""
        game = self._by_rules(event.version, event.variant)
        self.varied = event.variant
        self._move_opener(event.seat)
        self.seed = bytes.fromhex(event.seed)
        self.matches += 1
        self.source = event.source
        self.origin = Origin(event.source, event.step, event.cards, event.known_to)
        self.begin(Match.from_position(game, event.position, SeedStream(self.seed)))

    def _deal_again(self, event: DealtAgain) -> None:
        """Deal the cards of a challenge."""
        game = self._by_rules(event.version)
        self._move_opener(event.seat)
        self.seed = bytes.fromhex(event.seed)
        self.matches += 1
        self.source, self.shared = event.challenge, event
        self.begin(Match.new(game, len(self.seats), SeedStream(self.seed), self.options))

    def _move_opener(self, number: int) -> None:
        """Let whoever has opened the table sit in another seat; those before it move up."""
        self.seats.insert(number, self.seats.pop(0))
        for position, seat in enumerate(self.seats):
            seat.number = position
        self.host = number

    def _by_rules(self, version: int, variant: str = "") -> Game:
        """Return the game by the version and the numbers with which a match begins; its options are those it knows.

        TableBroken where it is not here.
        """
        self._require_numbers(version, variant)
        game = game_named(self.plays, version, variant)
        self.options, self.variant = options_under(game, self.chosen), variant
        return game

    def _require_numbers(self, version: int, variant: str) -> None:
        """TableBroken where a version of the game's rules is not here, or cannot have these numbers."""
        event = f"event {self.sequence} of table {self.code}"
        try:
            game = game_named(self.plays, version)
            if variant and game.changing.canonical(variant) != variant:
                raise TableBroken(f"{event} does not write the numbers of {variant[:80]} as they are written")
        except UnknownVersion as error:
            raise TableTooNew(f"{event} needs other rules, but {error}") from error
        except ConstantError as error:
            raise TableBroken(f"{event} needs other rules, but {error}") from error

    def _vary(self, event: Varied) -> None:
        """Let the next matches have other numbers."""
        self._require_numbers(event.version, event.variant)
        self.varied = event.variant
        self.choose(self.chosen)
        for number, bot in event.bots.items():
            self.seats[number].bot = bot

    def _running_lesson(self) -> Progress:
        if self.lesson is None:
            raise TableBroken(f"event {self.sequence} needs a guided game, but none is running")
        return self.lesson

    def _end_match(self) -> None:
        """Let the present match stand as it is for good."""
        self.ended = self._running_match()
        self.paused = None
        if self.lesson is not None:
            self.lesson.leave()
        self._open_decisions(actor=None)

    def _change_game(self, event: GameChanged) -> None:
        """Put the last match away; what it was about is kept by the evening and, for the next time, its options."""
        self.options_of[self.plays], self.varied_of[self.plays] = self.chosen, self.varied
        self.plays = game_named(event.game).name
        self.varied = self.varied_of.pop(event.game, "")
        self.choose(self.options_of.pop(event.game, event.options))
        settings = default_settings(game_named(self.plays))
        self.settings = {key: self.settings.get(key, value) for key, value in settings.items()}
        self.match = None
        self.lesson = self.origin = self.shared = None
        self.earlier = []
        for number, bot in event.bots.items():
            self.seats[number].bot = bot
        self.evening.go_on()

    def _running_match(self) -> Match:
        if self.match is None:
            raise TableBroken(f"event {self.sequence} needs a match, but none is running")
        return self.match

    def _act(self, event: Acted) -> None:
        match = self._running_match()
        if event.tied:
            if self.next_in_tie(event.tied) != event.seat:
                raise TableBroken(f"event {self.sequence} is not how the tie of seats {event.tied} came out")
            self.ties += 1
        match.apply(event.seat, self.game.parse_action(event.action))
        if self.lesson is not None:
            self.lesson.acted(event.seat, event.action)
        if self.game.real_time:
            self._note_duties(event)
        else:
            self._open_decisions(actor=event.seat)

    def _close_question(self, event: TimeUp) -> None:
        match = self._running_match()
        if self.silence is None:
            raise TableBroken(f"event {self.sequence} closes a question, but none was asked")
        for number in self.actors:
            match.apply(number, self.silence)
        for number, key in event.keys.items():
            self.seats[number].remember(key, self.sequence)
        self._open_decisions(actor=None)

    def _begin_decisions(self) -> None:
        """The cards have been dealt."""
        if not self.game.real_time:
            self._open_decisions(actor=None)
            return
        self._note_stage()
        self.dealt = self.sequence

    def _note_duties(self, event: Acted) -> None:
        """Note whose turn somebody else has finished, the clock or the bot that plays for a person."""
        before = self.obliged
        self._note_stage()
        seat = self.seats[event.seat]
        if event.seat in before and event.seat not in self.obliged and (event.clock or seat.bot is not None):
            seat.since = self.sequence

    def _open_decisions(self, actor: int | None) -> None:
        """Note whose decision is new: who was not to act before, and who just acted and may act again.

        A question to several seats that is closed leaves nothing of it open.
        """
        before, silence = self.actors, self.silence
        self._note_stage()
        self.silence = self._silence()
        if self.silence != silence:
            before, self.asked = (), self.sequence
        for number in self.actors:
            if number == actor or number not in before:
                self.seats[number].since = self.sequence

    def _silence(self) -> int | None:
        if self.match is None or self.game.silence is None or self.stage != "playing":
            return None
        return self.game.silence(self.match.view(None))

    def _note_stage(self) -> None:
        """Look once where the match stands; everybody asks often."""
        match, before = self.match, self.stage
        played = None if self.ended_early else match
        self.actors = () if played is None else played.actors()
        self.obliged = played.obliged() if played is not None and self.game.real_time else ()
        if match is None:
            self.stage = "lobby"
        elif played is None:
            self.stage = "match_over"
        elif match.round_over:
            self.stage = "match_over" if match.over else "round_over"
        else:
            self.stage = "playing"
        if self.stage == "match_over" != before:
            self.choose(self.chosen)
        if played is not None and self.lesson is None and self.stage == "match_over" != before:
            self.evening.count(self.matches, self.game, self.players, played.totals)
