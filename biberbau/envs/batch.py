"""Many matches of one game at once, in arrays."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots import WAIT
from biberbau.core.arrays import Actions, States
from biberbau.core.counted import counted
from biberbau.core.errors import MatchError
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.reasons import NotationError
from biberbau.core.view import View, hash_record
from biberbau.core.whole import MOST_THREADS, one_of_count, whole
from biberbau.encoding import schema
from biberbau.envs.checking import LAST_SEED, MOST_MATCHES, marks, penalty, truth, whole_numbers
from biberbau.envs.copies import CopiedWhole
from biberbau.envs.reactions import ORDINARY, Tempers, reactions_of
from biberbau.envs.slots import new_setting, new_slots
from biberbau.games.variant import Variant, variant_of

STEPPING: Final = "biberbau.envs.stepping"
CODES: Final = "biberbau.encoding.contract.codes"
OBSERVING: Final = "biberbau.encoding.contract.observing"

REFUSAL_PENALTY: Final = 100.0
"""Points that a code costs which is not allowed; it also ends the match."""

FOUND_AGAIN: Final = frozenset({"compiled", "coding", "parts", "rooms", "pool", "fields"})
"""What a copy of a batch finds for itself: code, threads, and parts of its own arrays."""

CANNOT_WAIT: Final = "You cannot wait now: you have to act, or you have begun an action."


class Batch(CopiedWhole):
    """Matches that are stepped, observed, masked, rewarded and begun anew by one compiled call.

    All arrays are made once, and each step writes to them: copy what has to last.  Slot `i` begins with the match of
    seed `seed + i`, and goes on with that of the seed larger by the number of slots, and so on; a match can be played
    again as a record with the stream `fast:SEED`.  A batch can be copied and pickled, and its copy goes on with the
    same chance.
    """

    def __init__(
        self,
        game: str | Game | Variant,
        matches: int = 256,
        *,
        seats: int | None = None,
        options: Mapping[str, str | int] | None = None,
        seed: int = 0,
        threads: int = 1,
        goes_on: bool = True,
        refusal_penalty: float = REFUSAL_PENALTY,
        event_time: bool = False,
        tempers: Tempers = ORDINARY,
    ) -> None:
        """Deal the first matches.  MatchError or OptionError for seats, options or numbers that cannot be.

        With `goes_on` a slot begins its next match in the step that ended one; without, it rests until `reset`.
        With `event_time` the seat is asked that looks at the table first, by the `tempers`; there is one more code, to
        wait, which only a seat that is obliged may not choose.
        """
        variant = variant_of(game)
        self.game = variant.game
        self.seats = variant.seats if seats is None else seats
        encoded = self.game.encode_options(variant.with_options(options))
        self.game.check_seats(self.seats)
        self.game.check_table(self.seats, encoded.tolist())
        matches = whole(matches, "the number of matches", 1, MOST_MATCHES)
        threads = whole(threads, "the number of threads", 1, MOST_THREADS)
        self.threads = min(threads, matches)
        """How many there are; more than matches would have nothing to do."""
        self.find_code()
        self.refusal_penalty = penalty(refusal_penalty)
        """Points that a code costs which is not allowed."""
        self.event_time = truth(event_time, "event_time")
        """Whether anybody may act at any moment; else only who is obliged is asked."""
        if not self.event_time and tempers != ORDINARY:
            raise MatchError("by turns nobody has a temper: say event_time=True, or leave tempers out")
        reactions = reactions_of(tempers, self.game, self.seats) if self.event_time else None
        self.setting = new_setting(
            self.game, encoded, self.seats, matches, truth(goes_on, "goes_on"), self.refusal_penalty, reactions
        )
        self.states = self.game.new_states(matches)
        """The whole states.  They are no player's to see."""
        self.slots = new_slots(self.game, matches, self.coding.MOST_PARTS)
        self.observations = np.zeros((matches, schema.width(self.parts)), np.int16)
        """What each actor knows, a row for each match; `schema` says what stands where."""
        self.mask = np.zeros((matches, self.coding.CODES + self.event_time), np.int8)
        """1 for each code that may be chosen, a row for each match."""
        self.name_fields()
        self.edges = np.linspace(0, matches, self.threads + 1).astype(int).tolist()
        self.reset(seed)

    def find_code(self) -> None:
        """Find the compiled code of the game, and make room for it to write to."""
        self.compiled = self.game.driver(STEPPING)
        self.coding = self.game.keeper(CODES)
        self.parts: tuple[schema.Part, ...] = parts_of(self.game, self.coding)
        """The fields of an observation."""
        self.rooms = [new_room(self.game) for _ in range(self.threads)]
        self.pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def name_fields(self) -> None:
        """Find the fields in the rows of the observations."""
        self.fields = views(self.observations, self.parts)
        """Every field of the observations by its name: parts of `observations`, without a copy."""

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy needs, with the chance to come."""
        return {name: value for name, value in vars(self).items() if name not in FOUND_AGAIN}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self.find_code()
        self.name_fields()

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        pace = ", event time" if self.event_time else ""
        return f"<Batch {self.game.called}, {counted(len(self), 'match', 'matches')}, {self.seats} seats{pace}>"

    @property
    def actor(self) -> npt.NDArray[np.int8]:
        """The seat that is to choose in each match; -1 where a match is over and rests."""
        found: npt.NDArray[np.int8] = self.slots["actor"]
        return found

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """What the last step was worth to each seat of each match: when a round ends its payoffs, which sum to zero."""
        found: npt.NDArray[np.float32] = self.slots["rewards"][:, : self.seats]
        return found

    @property
    def ended(self) -> npt.NDArray[np.bool_]:
        """Whether the last step ended the match."""
        found: npt.NDArray[np.bool_] = self.slots["ended"]
        return found

    @property
    def refused(self) -> npt.NDArray[np.bool_]:
        """Whether it did so because the code was not allowed."""
        found: npt.NDArray[np.bool_] = self.slots["refused"]
        return found

    @property
    def taken(self) -> npt.NDArray[np.int32]:
        """The engine's number of the action that the last step took; -1 where it chose a part of one, or waited."""
        found: npt.NDArray[np.int32] = self.slots["taken"]
        return found

    @property
    def taker(self) -> npt.NDArray[np.int8]:
        """The seat that chose in the last step; -1 where there was none."""
        found: npt.NDArray[np.int8] = self.slots["taker"]
        return found

    @property
    def now(self) -> npt.NDArray[np.int64]:
        """In event time: the moment at which each actor looks, in microseconds since its round began."""
        found: npt.NDArray[np.int64] = self.slots["now"]
        return found

    @property
    def part_way(self) -> npt.NDArray[np.bool_]:
        """Whether the actor of each match has chosen a part of an action, and goes on with it."""
        found: npt.NDArray[np.bool_] = self.slots["depth"] > 0
        return found

    @property
    def seeds(self) -> npt.NDArray[np.int64]:
        """The seed of each match."""
        found: npt.NDArray[np.int64] = self.slots["seed"]
        return found

    @property
    def codes(self) -> int:
        """How many codes there are."""
        return len(self.mask[0])

    def code_name(self, code: int) -> str:
        """Return what a code is called."""
        code = one_of_count(code, "code", self.codes)
        if code == self.coding.CODES:
            return "wait"
        name: str = self.game.format_action(code) if self.coding.MOST_PARTS == 1 else self.coding.code_name(code)
        return name

    @property
    def schema(self) -> str:
        """What stands where in an observation, field by field."""
        return schema.described(self.parts)

    def reset(self, seed: int | None = None, *, chosen: npt.ArrayLike | None = None) -> None:
        """Begin matches anew: all of them, or those of the slots that `chosen` marks.

        With `seed` slot `i` begins with the seed `seed + i`; without, each goes on with its next one.  MatchError for
        marks or a seed that cannot be.
        """
        which = np.ones(len(self), np.bool_) if chosen is None else marks(chosen, len(self))
        if seed is None:
            self.seeds[which] += len(self)
        else:
            self.seeds[which] = (whole(seed, "a seed", 0, LAST_SEED) + np.arange(len(self)))[which]
        self.on_threads(self.compiled.reset, which)

    def step(self, codes: npt.ArrayLike) -> None:
        """Let every actor choose the code that stands in its place; where it is STAY (-1), nothing happens.

        MatchError for something else than one number for each match.
        """
        self.on_threads(self.compiled.step, whole_numbers(codes, len(self)))

    def on_threads(self, work: Callable[..., None], given: npt.NDArray[Any]) -> None:
        """Let compiled code go through all slots, which the threads share out among them."""

        def part(room: int) -> None:
            work(
                self.states,
                self.slots,
                self.observations,
                self.mask,
                given,
                self.edges[room],
                self.edges[room + 1],
                self.setting,
                *self.rooms[room],
            )

        if self.pool is None:
            part(0)
        else:
            list(self.pool.map(part, range(len(self.rooms))))

    def towards(self, actions: npt.ArrayLike) -> npt.NDArray[np.int32]:
        """Return for each match the next code on the way to an action of the engine, or to a bot's WAIT.

        MatchError for something else than one number for each match, or for a number that is no action's.  Whether an
        action is legal is not asked here.
        """
        given = whole_numbers(actions, len(self), "the way leads to one action")
        least, most = int(given.min()), int(given.max())
        # Compiled code would take any number apart, into codes that there are not.
        if least < WAIT or most >= self.game.action_count:
            wrong = least if least < WAIT else most
            raise MatchError(f"there is no action {wrong}; actions are 0 to {self.game.action_count - 1}")
        codes = np.zeros(len(self), np.int32)
        self.compiled.towards(self.slots, np.maximum(given, 0), codes)
        codes[given == WAIT] = self.coding.CODES
        return codes

    def view(self, i: int) -> View:
        """Return what the actor of a match knows as bots are given it; MatchError where the match is over."""
        i = self.check_match(i)
        seat, seen = int(self.actor[i]), self.game.new_states()
        if seat < 0:
            raise MatchError("the match is over, and nobody is to choose")
        self.game.engine.view_at(self.states, i, seat, seen, 0)
        return View(self.game, seen, seat)

    def observe(self, i: int, seat: int) -> npt.NDArray[np.int16]:
        """Return what a seat of a match knows, whether it is to choose or not."""
        i, seat = self.check_match(i), self.check_seat(seat)
        row: npt.NDArray[np.int16] = self.observations[i].copy()
        if seat != self.actor[i]:
            self.compiled.show_at(self.states, i, seat, self.rooms[0][0], row)
        return row

    def allowed(self, i: int, seat: int) -> npt.NDArray[np.int8]:
        """Return the mask of a seat in a match, be it the actor or asked at the same time; others may choose nothing.

        By turns all who are obliged are asked at the same time, in event time all who can do something, but while the
        actor is part way through an action, nobody else.
        """
        i, seat = self.check_match(i), self.check_seat(seat)
        mask: npt.NDArray[np.int8] = self.mask[i].copy()
        if seat == self.actor[i]:
            return mask
        mask[:] = 0
        obliged = self.game.engine.obliged_at(self.states, i) >> seat & 1
        if self.event_time and self.actor[i] >= 0 and not self.part_way[i]:
            self.compiled.mask_at(self.states, i, seat, self.rooms[0][1], mask)
            mask[-1] = mask.any() and not obliged
        elif obliged and not self.event_time:
            self.compiled.mask_at(self.states, i, seat, self.rooms[0][1], mask)
        return mask

    def check_match(self, i: int) -> int:
        """Return the number of a match; MatchError for one that there is not: compiled code would read beyond all."""
        return one_of_count(i, "match", len(self), "matches")

    def check_seat(self, seat: int) -> int:
        """Return the number of a seat; MatchError for one that there is not."""
        return one_of_count(seat, "seat", self.seats)

    def refusal(self, i: int, seat: int, code: int) -> str:
        """Return why a seat of a match may not choose a code, in the rulebook's words if it is a whole action."""
        if not 0 <= code < self.codes:
            return f"There is no code {code}; codes are 0 to {self.codes - 1}."
        if code == self.coding.CODES:
            return CANNOT_WAIT
        name = self.code_name(code)
        with contextlib.suppress(NotationError):
            refusal = self.match(i).check(seat, self.game.parse_action(name))
            if refusal is not None:
                return f"{refusal.text()} ({refusal.reason.clause})"
        return f"Nothing that is legal now goes on with '{name}'."

    def candidates(self, i: int) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int8]]:
        """Return the actor's legal actions in a match, by the engine's numbers, and a row of features for each.

        A row has a one for each code of the action's path, so that an action can be an input of a network.
        """
        i = self.check_match(i)
        actions = self.rooms[0][1]
        seat, rows = int(self.actor[i]), np.zeros((0, self.codes), np.int8)
        count = self.compiled.features_at(self.states, i, seat, actions, rows) if seat >= 0 else 0
        rows = np.zeros((count, self.codes), np.int8)
        if count:
            self.compiled.features_at(self.states, i, seat, actions, rows)
        return actions[:count].copy(), rows

    def perfect(self) -> dict[str, npt.NDArray[np.int16]]:
        """Return all that is hidden in every match, field by field, for a critic in training: no player may see it.

        Seats are counted from the actor, as in the observations.
        """
        hidden: tuple[schema.Part, ...] = self.game.keeper(OBSERVING).HIDDEN
        rows = np.zeros((len(self), schema.width(hidden)), np.int16)
        self.compiled.unveil_all(self.states, self.slots, rows)
        return views(rows, hidden)

    def match(self, i: int) -> Match:
        """Return a match as one of Python's, to be looked at; what is done to it changes nothing here."""
        from biberbau.core.chance import FastStream

        i = self.check_match(i)
        return Match(self.game, self.states[i : i + 1].copy(), FastStream(int(self.seeds[i])))

    def state_hash(self, i: int) -> str:
        """Return the hash of a whole state, as `Match.state_hash` gives it."""
        i = self.check_match(i)
        return hash_record(self.states[i : i + 1].tobytes())


def parts_of(game: Game, coding: ModuleType) -> tuple[schema.Part, ...]:
    """Return the fields of an observation; what has been chosen of an action is one where actions have parts."""
    seen: tuple[schema.Part, ...] = game.keeper(OBSERVING).SEEN
    if coding.MOST_PARTS == 1:
        return seen
    return (
        *seen,
        schema.Part("chosen", "the codes chosen for this action so far", (coding.CODES,), 0, 1, lambda _: []),
    )


def new_room(game: Game) -> tuple[States, Actions]:
    """Return what one thread writes to; memory that is never touched costs nothing."""
    return game.new_states(), np.empty(game.action_count, np.int32)


def views(rows: npt.NDArray[np.int16], parts: tuple[schema.Part, ...]) -> dict[str, npt.NDArray[np.int16]]:
    """Return the fields of rows by name, as parts of the same memory."""
    where = schema.places(parts)
    return {part.name: rows[..., where[part.name]].reshape(*rows.shape[:-1], *part.shape) for part in parts}
