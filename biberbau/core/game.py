"""A game as the upper floors see it: what it is called, what it takes, and the doors into its compiled rules."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, Literal

import numpy as np
import numpy.typing as npt
from typing_extensions import TypeVar

from biberbau.core.arrays import Chosen
from biberbau.core.chosen import as_texts
from biberbau.core.errors import MatchError
from biberbau.core.options import Option, OptionError, decode_options, encode_options
from biberbau.core.picture import BasePicture
from biberbau.core.reasons import Reason
from biberbau.core.sources import OURS
from biberbau.core.state import State, layout_of
from biberbau.core.view import Narration, Sentence, View
from biberbau.core.whole import index_or_none
from biberbau.core.winning import Better, winners

if TYPE_CHECKING:
    from biberbau.core.constants import Constants
    from biberbau.core.drivers.entry import Engine
    from biberbau.core.drivers.playout import Playouts
    from biberbau.core.lesson import Lesson
    from biberbau.core.moments import Counting
    from biberbau.core.plain.actions import Actions
    from biberbau.core.position import PositionFormat
    from biberbau.core.telling import Listener

PictureOfGame = TypeVar("PictureOfGame", bound=BasePicture, default=BasePicture, covariant=True)


@dataclass(frozen=True)
class Duty:
    """What a seat has to do before its time is up; then `clock_action` (`biberbau.core.time_out`) is done for it."""

    word: str
    """One word of the game; while it stays the same, the same clock runs on."""
    seconds: int


@dataclass(frozen=True, eq=False)
class Game(Generic[PictureOfGame]):
    """One game's public face.  Making one loads no compiler; `engine` does.  There is only one of each in a process."""

    name: str
    version: int
    """Version of the rules; records name it, and are played again by the same one alone."""
    seats: range
    options: tuple[Option, ...]
    better: Better
    state: type[State]
    """The declaration of the record."""
    action_count: int
    package: str
    """The game's package; its module `rules` keeps the compiled half of the contract."""
    format_action: Callable[[int], str]
    parse_action: Callable[[str], int]
    """Raises NotationError for a text that is no action of this game."""
    name_action: Callable[[int], Sentence]
    """What a person calls an action, for hints and lists of what can be done."""
    explain: Callable[[View, int, int], dict[str, str | int]]
    """Arguments for a refusal's sentence: the view of the seat that asked, the seat, the action."""
    picture: Callable[[View], PictureOfGame]
    """What a client is shown of a view (`biberbau.core.picture`); the game's module `picture` has its whole type.  It
    follows from the bytes of the view, whosever it is, but see `actor_is_shown_more`."""
    draw: Callable[[PictureOfGame, Listener], list[str]]
    """The table drawn with letters, line by line, from a picture."""
    narrate: Callable[[View, View, int, int | None], Narration]
    """What happened between two views of one seat when `seat` took `action` (None: not to be told).  It follows from
    the bytes of the views, whosever they are."""
    conceals: Callable[[View, int], bool]
    """Whether the last action of a seat is hidden, for now, from the seat whose view after the action is given."""
    positions: PositionFormat = field(repr=False)
    """How this game's positions are written and read."""
    silence: Callable[[View], int | None] | None = None
    """The action that silence means while several seats are asked at once whether they step in, from what everybody
    sees; None at other times.  Who has taken it is told to nobody before the question is closed."""
    linger: Callable[[View], int] | None = None
    """How many pauses longer than usual people look at what led to this view of everybody before they go on."""
    clocks: Callable[[View], dict[int, Duty]] | None = None
    """By seat, what has to be done within a time, from what everybody sees; against other seats no clock runs."""
    first_match: Mapping[str, str] = field(default_factory=dict)
    """Options with which a new table proposes its first match, where they differ from the defaults that records,
    positions and simulations keep."""
    objection: Callable[[Sequence[int], int], Sentence | None] | None = None
    """Why so many people cannot play with these encoded options, though each of them is allowed; else None."""
    deals_alike: Callable[[Any], float] | None = None
    """How many deals look like a whole state, or a fixed multiple of it for all that fit one view; None: one each."""
    unaided: Callable[[View, View | None], View] | None = None
    """What is left of a view for those who want to remember for themselves, with what was just turned up after the
    second view, if there is one; None where a view shows nothing but what lies there to be seen.  Its worlds are those
    that fit what is left."""
    actor_is_shown_more: bool = False
    """Whether a seat that is to act may be shown more than others who know the same."""
    counting: Counting | None = None
    """What stands out in a match of this game (`biberbau.core.moments`)."""
    real_time: bool = False
    """Whether anybody may act at any moment; the rules then have a module `duties` (`biberbau.core.duties`)."""
    rounds_are_games: bool = False
    """Whether its rulebook calls one deal, played out, a game and not a round; sentences of the house do so, too."""
    declared: Actions | None = None
    """The declaration of its actions, where their notation follows from one (`biberbau.core.plain`)."""
    constants: Constants | None = None
    """What variants of it may change (`biberbau.core.varying`); None where nobody has declared any."""

    def __repr__(self) -> str:
        return f"<Game {self.called}>"

    def __reduce__(self) -> tuple[Callable[[str, str], Game], tuple[str, str]]:
        """Pickle and copy it as what there is only one of in a process."""
        return game_of, (self.standard, self.variant)

    @property
    def variant(self) -> str:
        """What differs from the standard game, as one word (`Constants.changed`); empty for that itself."""
        return self.constants.changed if self.constants else ""

    @property
    def changing(self) -> Constants:
        """What its variants may change; ConstantError where nobody has declared any."""
        from biberbau.core.constants import ConstantError

        if self.constants is None:
            raise ConstantError("constant-none", name=self.name)
        return self.constants

    @property
    def deal(self) -> Literal["round", "game"]:
        """What its rulebook calls one deal, played out, as sentences choose by it."""
        return "game" if self.rounds_are_games else "round"

    @property
    def called(self) -> str:
        """Its name, with what a variant of it changes."""
        return f"{self.name} with {self.variant}" if self.variant else self.name

    @property
    def home(self) -> str:
        """The package in which all lies that the house has written for it; of a variant, that of the copies."""
        return self.package.partition(".")[0] if self.variant else OURS

    @property
    def standard(self) -> str:
        """The package of the standard game."""
        return self.package.replace(self.home, OURS, 1) if self.variant else self.package

    @functools.cached_property
    def rules(self) -> ModuleType:
        """The compiled rules."""
        return importlib.import_module(f"{self.package}.rules")

    @functools.cached_property
    def compiled(self) -> bool:
        """Whether the rules run as machine code."""
        from biberbau.core.compilation import COMPILED

        return COMPILED

    @functools.cached_property
    def record(self) -> np.dtype[Any]:
        """The layout of the record."""
        return layout_of(self.state)

    @functools.cached_property
    def engine(self) -> type[Engine]:
        """The compiled entry points for arrays of records."""
        from biberbau.core.doors import guard

        engine: type[Engine] = self.driver("biberbau.core.drivers.entry").Engine
        guard(engine, self.name, self.record)
        return engine

    @functools.cached_property
    def playouts(self) -> type[Playouts]:
        """Compiled random play."""
        playouts: type[Playouts] = self.driver("biberbau.core.drivers.playout").Playouts
        return playouts

    @functools.cached_property
    def lesson(self) -> Lesson | None:
        """The guided first game; None where nobody has written one."""
        name = f"{self.package}.lesson"
        if importlib.util.find_spec(name) is None:
            return None
        lesson: Lesson = importlib.import_module(name).LESSON
        return lesson

    @functools.cached_property
    def random_play(self) -> ModuleType:
        """How random play goes through a round: by turns, or in event time (`biberbau.core.random_play`)."""
        return self.keeper("biberbau.core.random_play")

    def keeper(self, contract: str) -> ModuleType:
        """Return the module that keeps a contract for this game."""
        from biberbau.core.specialising import keeping_module

        return importlib.import_module(keeping_module(contract, self))

    def driver(self, module_name: str) -> ModuleType:
        """Return a module written against contracts, specialised for this game."""
        from biberbau.core.specialising import specialise

        return specialise(module_name, self)

    @functools.cached_property
    def reasons(self) -> Mapping[int, Reason]:
        """Every reason that `check` can give, by number."""
        reasons: Mapping[int, Reason] = importlib.import_module(f"{self.package}.rules.reasons").REASONS
        return reasons

    def new_states(self, count: int = 1) -> npt.NDArray[Any]:
        """Return `count` blank records.  Interpreted rules need attribute access, which a recarray gives."""
        # Every look at a match makes one; `np.zeros` is five times slower than zero bytes with a type laid over them.
        states: npt.NDArray[Any] = np.ndarray(count, self.record, bytearray(count * self.record.itemsize))
        return states if self.compiled else states.view(np.recarray)

    def encode_options(self, chosen: Mapping[str, str | int] | None = None) -> Chosen:
        """Return options for the record; OptionError for an unknown key or value."""
        return np.array(encode_options(self.options, as_texts(chosen)), np.int16)

    def decode_options(self, stored: Sequence[int]) -> dict[str, str]:
        """Return every option as text."""
        return decode_options(self.options, stored)

    def check_seats(self, seats: int) -> None:
        """Raise MatchError unless `seats` is a whole number of people who can play."""
        if index_or_none(seats) not in self.seats:
            raise MatchError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats!r}")

    def check_table(self, seats: int, options: Sequence[int]) -> None:
        """Raise OptionError with the reason unless `seats` people can play with these encoded options."""
        objection = self.objection(options, seats) if self.objection else None
        if objection is not None:
            raise OptionError(objection.text())

    def winners(self, totals: Sequence[int]) -> list[int]:
        """Return the seats with the best total; ties win together."""
        return winners(totals, self.better)


def game_of(package: str, variant: str = "") -> Game:
    """Return the game that a package holds, or the variant of it with these changes."""
    game: Game = importlib.import_module(package).GAME
    if not variant:
        return game
    from biberbau.core.varying import varied

    return varied(game, variant)
