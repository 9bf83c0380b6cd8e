"""What is known of a table at any moment, and what follows from that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from biberbau.core.chance import commitment
from biberbau.core.game import Game
from biberbau.core.lesson import Progress
from biberbau.core.match import Match
from biberbau.core.record import record_of
from biberbau.core.view import View
from biberbau.games import game_named
from biberbau.server.protocol import Origin
from biberbau.server.refusals import NotAllowed
from biberbau.server.table.evening import Evening, Player
from biberbau.server.table.events import DealtAgain
from biberbau.server.table.seat import Seat
from biberbau.server.table.settings import MARKED, TWINS, variant_under
from biberbau.server.table.ties import first_of

Stage = Literal["lobby", "playing", "round_over", "match_over"]


class TableState:
    """A table as it stands; events change it (`Table`), and all else only looks."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.sequence = 0
        self.plays = ""
        """The name of the game that is played here."""
        self.dice = b""
        self.seats: list[Seat] = []
        self.newcomers: set[str] = set()
        """Digests of the keys under which somebody has ever sat down here."""
        self.host = 0
        self.chosen: dict[str, str] = {}
        """Options that somebody has chosen; what is not chosen follows from the rules that a match is played by."""
        self.options: dict[str, str] = {}
        """All options of the match that goes on, or else of the next one."""
        self.varied = ""
        """What the host has changed of the game's numbers, as one word."""
        self.varied_of: dict[str, str] = {}
        """The same by game, for those that are not played now."""
        self.variant = ""
        """What is changed in the match that goes on, or else in the next one."""
        self.settings: dict[str, str] = {}
        """What the host has set for the table, by key (`settings`)."""
        self.paused: int | None = None
        """The seat that has asked for the pause, while there is one."""
        self.closed = False
        """Whether whoever keeps the house has closed the table: it stands as it is until it is opened."""
        self.locked = False
        """Whether newcomers need the host's nod."""
        self.options_of: dict[str, dict[str, str]] = {}
        """By game, the options that were last chosen here for a game that is not played now."""
        self.evening = Evening()
        self.matches = 0
        """Matches begun so far."""
        self.earlier: list[list[int]] = []
        """Totals, by seat, of the matches that those who sit here now have finished."""
        self.match: Match | None = None
        self.ended: Match | None = None
        """The last match here that was ended before its time."""
        self.seed = b""
        self.lesson: Progress | None = None
        """While the match is a guided game: how far it is."""
        self.origin: Origin | None = None
        """Where the match went on from, if it did not begin with a deal."""
        self.source: str | None = None
        """What the first match here came from: the path of another one, or the code of a challenge; None for none."""
        self.shared: DealtAgain | None = None
        """How the present match began, where it was dealt the cards of a challenge."""
        self.begun = 0
        """Sequence with which the present match began."""
        self.stage: Stage = "lobby"
        self.actors: tuple[int, ...] = ()
        """Seats that are to act."""
        self.silence: int | None = None
        """While several seats are asked at once whether they step in: the action that silence means."""
        self.asked = 0
        """Sequence from which that question stood."""
        self.obliged: tuple[int, ...] = ()
        """In real time: the actors who must act."""
        self.dealt = 0
        """In real time: the sequence with which the present round was dealt."""
        self.ties = 0
        """Ties of the present match that chance has settled."""

    @property
    def game(self) -> Game:
        """What is played here, by the rules of the match that stands here: those of the version that it began with."""
        return self.next_game if self.match is None else self.match.game

    @property
    def next_game(self) -> Game:
        """The same by the rules of the next match: those of today, with the numbers that were chosen."""
        return self.game_kept(self.plays)

    @property
    def next_variant(self) -> str:
        """What is changed of the game's numbers in the next match."""
        return self._variant_kept(self.plays)

    @property
    def game_ahead(self) -> Game:
        """What whoever takes a seat now plays: the match that goes on, or else the next one."""
        return self.game if self.stage in ("playing", "round_over") else self.next_game

    def game_kept(self, name: str) -> Game:
        """Return a game as it would be played here next: by the rules of today, with the numbers last chosen for it."""
        return game_named(name, variant=self._variant_kept(name))

    def _variant_kept(self, name: str) -> str:
        varied = self.varied if name == self.plays else self.varied_of.get(name, "")
        return variant_under(game_named(name), varied)

    @property
    def goes_by_earlier_rules(self) -> bool:
        """Whether the match that stands here began by rules of before, which are not those of today."""
        return self.game.version != game_named(self.plays).version

    @property
    def goes_on(self) -> bool:
        """Whether a round is being played, and nobody has stopped it."""
        return self.stage == "playing" and not self.stopped

    @property
    def stopped(self) -> bool:
        """Whether those who play have paused, or whoever keeps the house has closed the table."""
        return self.paused is not None or self.closed

    @property
    def has_people(self) -> bool:
        """Whether a seat is somebody's, who may be away; else nobody could nod to a newcomer."""
        return any(seat.kind == "human" for seat in self.seats)

    def require_open(self) -> None:
        """NotAllowed while whoever keeps the house has closed the table."""
        if self.closed:
            raise NotAllowed("refusal-table-closed")

    @property
    def ended_early(self) -> bool:
        """Whether the present match was ended before its time, so that nobody has won it."""
        return self.match is not None and self.match is self.ended

    @property
    def fair(self) -> bool:
        """Whether actions count in the order in which players could have reacted, and not in that of arrival."""
        return self.game.real_time and self.options.get("fairness") == "on"

    @property
    def guided(self) -> bool:
        """Whether a guide says what is done next, for the learner and for all others."""
        return self.lesson is not None and not self.lesson.over

    @property
    def commitment(self) -> str | None:
        """What binds the house to the deal of the present match; a guided game's is known to everybody."""
        return None if self.match is None or self.lesson is not None else commitment(self.seed)

    @property
    def record(self) -> str | None:
        """The match as one line, with its seed, once it is over; a guided game did not begin with a deal."""
        if self.match is None or self.lesson is not None or self.stage != "match_over":
            return None
        return str(record_of(self.match, self.ended_early))

    @property
    def match_path(self) -> str:
        """What names the present match in its address."""
        return f"{self.code}/{self.matches}"

    @property
    def score_pad(self) -> list[list[int]]:
        """Finished rounds of the present match, each the scores by seat."""
        return [] if self.match is None else self.match.score_pad

    @property
    def earlier_totals(self) -> list[list[int]]:
        """What `earlier` is once the next match has begun."""
        counts = self.match is not None and self.match.over and self.lesson is None and self.origin is None
        return [*self.earlier, self.match.totals] if self.match is not None and counts else self.earlier

    @property
    def players(self) -> list[Player]:
        """Who sits in each seat, as the standing of the evening knows them."""
        return [(seat.kind, seat.name) for seat in self.seats]

    @property
    def state_hash(self) -> str | None:
        """Hash of the match's whole state; it stays in the house."""
        return None if self.match is None else self.match.state_hash

    def next_in_tie(self, seats: Sequence[int]) -> int:
        """Return which of these seats, that come at the same moment now, chance puts first."""
        return first_of(seats, self.seed, self.ties)

    def held_by(self, token: str) -> Seat | None:
        """Return the seat whose token has this hash."""
        return next((seat for seat in self.seats if seat.token == token), None)

    def is_to_act(self, seat: Seat) -> bool:
        """Whether a seat is to act; False also for one that has been freed."""
        return seat in self.seats and seat.number in self.actors

    def shown(self, view: View, before: View | None = None) -> View:
        """Return what is told of a view at this table, with what was just turned up after the view `before`.

        Whoever is told anything of the game is told it from here (`Game.unaided`).
        """
        unaided = view.game.unaided
        if unaided is None or self.settings[TWINS.key] == MARKED:
            return view
        # A match by newer rules may have begun meanwhile.
        return unaided(view, before if before is not None and before.game is view.game else None)
