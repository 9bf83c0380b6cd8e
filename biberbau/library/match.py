"""A match for people who write Python: games by name, actions in the rulebook's notation, reasons in words."""

from __future__ import annotations

import copy
import hashlib
import os
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from biberbau.bots import stand_in
from biberbau.core.chance import DICE, LONGEST_SHOWN, SEED_BYTES, FastStream, SeedStream, Stream
from biberbau.core.errors import MatchError
from biberbau.core.game import Game
from biberbau.core.match import Match as CoreMatch
from biberbau.core.paths import AnyPath
from biberbau.core.position import PositionError, format_position, game_of_position, named_game, parse_position
from biberbau.core.reasons import NotationError
from biberbau.core.record import parse_record, record_of, replay
from biberbau.core.telling import Listener, apply_and_tell, draw_open, seat_names
from biberbau.core.view import View
from biberbau.core.whole import index_or_none, one_of_count, whole
from biberbau.core.worlds import world_of
from biberbau.games import game_named
from biberbau.games.variant import Variant, variant_of
from biberbau.library.bots import AnyBot, seated

BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors put it before a text; it says nothing."""


class Match:
    """One match, with open cards: whoever holds it sees everything.  `view` gives what one seat knows.

    Everything that is played is checked first.  A match can be copied, deep-copied and pickled; what is then played on
    the one is not played on the other.  Two are equal while they stand alike, have come there by the same actions, and
    the same chance is still to come; and as a match changes, it is no key of a dictionary.
    """

    def __init__(
        self,
        game: str | Game | Variant,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, str | int] | None = None,
    ) -> None:
        """Deal the first round.

        Args:
            game: one of `biberbau.GAMES`, as in "daumen-drauf", or a variant (`biberbau.read_variant`).
            seats: how many play; left out, as many as the variant says, or as few as can.
            seed: the deal, from 0 to 2**63 - 1; the same seed gives the same match.  Left out, nobody can foresee it.
            options: the table options that differ from the default, by name.

        Raises:
            UnknownGame, OptionError: for a name that there is not, or a value that an option does not take.
            MatchError: for so many seats, or a seed that is no such number.
        """
        variant = variant_of(game)
        stream = stream_of(seed)
        texts = variant.with_options(options)
        self.core = CoreMatch.new(variant.game, variant.seats if seats is None else seats, stream, texts)
        """The same match by numbers (`biberbau.core.match`), for those who need every nanosecond."""

    @classmethod
    def from_position(cls, position: AnyPath) -> Match:
        """Go on from a position: its text, or an object (`os.PathLike`) that stands for the path of a file with it.

        The text has to name its game (`game = "biber-gang"`).  What it leaves open is filled from its seed.
        Raises PositionError with the line of what cannot be, or for a file that is no text, OSError for one that cannot
        be read.
        """
        if not isinstance(position, str | os.PathLike):
            kind = type(position).__name__
            raise PositionError(f"a position is a text, or a pathlib.Path of a file with one, and not {kind}")
        if isinstance(position, str) and "=" not in position:
            raise PositionError(f"'{position[:LONGEST_SHOWN]}' is no position; its file is given as a pathlib.Path")
        try:
            text = position if isinstance(position, str) else Path(position).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            place = os.fspath(position)
            raise PositionError(f"{place} is not UTF-8 text: byte {error.start} cannot be read") from None
        text = text.removeprefix(BYTE_ORDER_MARK)
        game = game_of_position(text, game_named(named_game(text)))
        states, seed = parse_position(text, game)
        return cls._around(CoreMatch.from_position(game, format_position(states, game, seed), FastStream(seed)))

    @classmethod
    def from_record(cls, record: str, until: int | None = None) -> Match:
        """Replay a record, or its first `until` actions.

        Raises NotationError, which says where it cannot be read or played, or that it claims another result than it
        comes to, and MatchError unless `until` is a whole number from 0 to that of its actions.
        """
        parsed = parse_record(record)
        if until is not None:
            until = whole(until, "the number of actions to replay", 0, len(parsed.actions))
        match = replay(parsed, game_named(parsed.game, parsed.version, parsed.variant), until)
        claims = parsed.result is not None or parsed.ended
        if until is None and claims and (wrong := parsed.contradiction(match)) is not None:
            raise NotationError(f"{wrong}; until={len(parsed.actions)} gives the match as far as it was played")
        return cls._around(match)

    @classmethod
    def _around(cls, core: CoreMatch) -> Match:
        match = cls.__new__(cls)
        match.core = core
        return match

    @property
    def game(self) -> str:
        """The game's name."""
        return self.core.game.name

    @property
    def variant(self) -> str:
        """What differs from the standard game, as records carry it; empty for that itself."""
        return self.core.game.variant

    @property
    def seats(self) -> int:
        """How many play; seats are numbered from 0."""
        return self.core.seats

    @property
    def options(self) -> dict[str, str]:
        """Every table option with its value."""
        return self.core.options

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now: none between rounds and after the match."""
        return self.core.actors()

    @property
    def round_over(self) -> bool:
        """Whether a round has just been scored; `deal` begins the next one."""
        return self.core.round_over

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.core.over

    @property
    def totals(self) -> list[int]:
        """Points of all finished rounds, by seat."""
        return self.core.totals

    @property
    def winners(self) -> list[int]:
        """The seats that have won; none before the match is over."""
        return self.core.winners if self.over else []

    def legal(self, seat: int | None = None) -> list[str]:
        """Return what may be done, in the rulebook's notation: `play` takes it.

        Where several seats may act, say which; MatchError names them.  A seat that may not act has nothing to do, and
        between rounds nobody has.
        """
        if seat is None and not self.actors:
            return []
        return [self.core.game.format_action(action) for action in self.core.legal(self._one(seat))]

    def why(self, action: str, seat: int | None = None, language: str = "en") -> str | None:
        """Return why an action may not be taken now, with the clause of the rulebook, or None if it may.

        `language` is "en" or "de".  Raises NotationError for what is no action of the game, MatchError for what is no
        seat's number.
        """
        refusal = self.core.check(self._one(seat), self._number(action))
        return None if refusal is None else f"{refusal.text(language)} ({refusal.reason.clause})"

    def play(self, action: str, seat: int | None = None) -> list[str]:
        """Take an action and return what happened, in English sentences for everybody's ears.

        Where several seats may act, say which.  Raises IllegalAction with the reason and its clause, NotationError for
        what is no action of the game, MatchError where nobody may act; then nothing has changed.
        """
        if not self.actors:
            ended = "the match is over" if self.over else "the round is over; deal() begins the next one"
            raise MatchError(ended)
        seat = self._one(seat)
        sentences = apply_and_tell(self.core, seat, self._number(action), None)
        listener = self._listener
        return [listener.sentence(sentence) for sentence in sentences]

    def deal(self) -> None:
        """Deal the next round; MatchError unless one has just been scored that was not the last."""
        self.core.begin_round()

    def play_out(self, bots: AnyBot | Sequence[AnyBot] | None = None, seed: int | None = None) -> None:
        """Let bots play the match to its end: one for all seats or one for each; left out, the best that act at once.

        `seed`, from 0 to 2**63 - 1, is for what bots leave to chance.  Left out, it follows from the deal, as in
        `simulate`: with the same dice on all deals, bots would make the same choices by chance in each.

        Raises UnknownBot, BotError, and MatchError for another number of bots, or for what is no seed.
        """
        from biberbau.arena.playing import play_on
        from biberbau.bots import guest_or_bot, temper_of

        game = self.core.game
        names, guests = seated(stand_in(game) if bots is None else bots, self.seats, game)
        tempers = [temper_of(name) for name in names]
        dice = dice_of(self.core.stream) if seed is None else FastStream(seed)
        play_on(self.core, [guest_or_bot(name, game, guests) for name in names], tempers, dice, None)

    def view(self, seat: int | None = None) -> View:
        """Return what a seat knows, or what everybody does: the only thing that bots are ever given."""
        return self.core.view(None if seat is None else one_of_count(seat, "seat", self.seats))

    def dealt_anew(self, seat: int | None, seed: int | None = None) -> Match:
        """Return a match that goes on from here with all cards dealt anew but for what a seat knows; None: everybody.

        Every deal that fits is equally likely.  `seed`, from 0 to 2**63 - 1, is for the cards and for all chance that
        comes; the same one gives the same match, whatever the seat cannot know.  Left out, nobody can foresee it.
        MatchError once the match is over, and for a seat that there is not.
        """
        if self.over:
            raise MatchError("the match is over: there is nothing to go on with")
        stream = stream_of(seed)
        cards = secrets.token_bytes(SEED_BYTES) if seed is None else int(seed).to_bytes(8, "little")
        text = format_position(world_of(self.view(seat), cards), self.core.game, 0)
        return self._around(CoreMatch.from_position(self.core.game, text, stream))

    @property
    def position(self) -> str:
        """The position as text, with all cards: `from_position` reads it."""
        return format_position(self.core.states, self.core.game, 0)

    @property
    def record(self) -> str:
        """The match so far as one line that replays for ever, from its deal or from the position in which it began."""
        return str(record_of(self.core))

    @property
    def _listener(self) -> Listener:
        return Listener("en", seat_names("en", self.seats))

    def _one(self, seat: int | None) -> int:
        """Return the seat that is meant; MatchError where it has to be said, and for what is no whole number."""
        if seat is not None:
            found = index_or_none(seat)
            if found is None:
                raise MatchError(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")
            return found
        actors = self.actors
        if len(actors) == 1:
            return actors[0]
        who = ", ".join(map(str, actors)) or "nobody"
        raise MatchError(f"seats {who} may act: say which, with seat=" if actors else "nobody may act")

    def _number(self, action: str) -> int:
        """Return the number of an action that is written in notation; NotationError for what is none of the game."""
        if not isinstance(action, str):
            raise NotationError(f"an action is a text, as legal() lists it, and not {action!r}")
        return self.core.game.parse_action(action)

    def __copy__(self) -> Match:
        return self._around(copy.copy(self.core))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        mine, others = (
            (one.beginning, one.earlier, one.actions, one.chance, one.stream.label, one.states.tobytes())
            for one in (self.core, other.core)
        )
        return self.core.game is other.core.game and mine == others

    def __str__(self) -> str:
        return "\n".join([f"{self.game} with open cards:", *draw_open(self.core, self._listener)])

    def __repr__(self) -> str:
        stands = "over" if self.over else "round over" if self.round_over else f"to act: {list(self.actors)}"
        return f"<Match {self.game}, {self.seats} seats, totals {self.totals}, {stands}>"


def dice_of(stream: Stream) -> FastStream:
    """Return the dice of the bots that play a deal, of which nothing follows from its cards."""
    if isinstance(stream, FastStream):
        return FastStream(stream.seed ^ DICE)
    digest = hashlib.blake2b(stream.label.encode(), digest_size=8, person=b"biberbau dice").digest()
    return FastStream(int.from_bytes(digest, "little") >> 1)


def stream_of(seed: int | None) -> Stream:
    """Return the chance of a seed; of none, such that nobody can foresee."""
    return SeedStream(secrets.token_bytes(SEED_BYTES)) if seed is None else FastStream(seed)
