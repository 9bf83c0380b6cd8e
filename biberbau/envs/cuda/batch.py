"""Many matches of one game at once, in the memory of a graphics processor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NoReturn

import numpy as np

from biberbau.core.chance import FastStream
from biberbau.core.errors import MatchError
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.view import hash_record
from biberbau.envs.batch import REFUSAL_PENALTY, Batch
from biberbau.envs.checking import STEP, marks, whole_numbers
from biberbau.envs.cuda.device import THREADS, aligned, blocks, check_device, cuda, field_of, packed
from biberbau.envs.cuda.kernels import generators, kernels_of
from biberbau.envs.slots import new_slots
from biberbau.games.variant import Variant, variant_of

MATCHES: Final = 65_536
"""So many matches keep a large graphics processor busy."""


class CudaBatch:
    """A `Batch` whose arrays lie on a graphics processor, where each step is one kernel.

    The same seeds give the same matches, bit by bit, with the same observations, masks and rewards.  All arrays are
    made once and written to by each step, as in a `Batch`, and speak `__cuda_array_interface__`, so `torch.as_tensor`
    and `cupy.asarray` read them without a copy.  It cannot be copied or pickled: TypeError says so.
    """

    def __init__(
        self,
        game: str | Game | Variant,
        matches: int = MATCHES,
        *,
        seats: int | None = None,
        options: Mapping[str, str | int] | None = None,
        seed: int = 0,
        goes_on: bool = True,
        refusal_penalty: float = REFUSAL_PENALTY,
    ) -> None:
        """Deal the first matches.  MatchError or OptionError for seats, options or numbers that cannot be.

        MatchError, too, where there is no graphics processor, or the game has more actions than there is room for.
        """
        if matches < 1:
            raise MatchError(f"a batch has at least one match, not {matches}")
        check_device(variant_of(game).game)
        self.like = Batch(
            game, 1, seats=seats, options=options, seed=seed, goes_on=goes_on, refusal_penalty=refusal_penalty
        )
        """One match in the memory of the processor: it says what stands where, and what a code is called."""
        self.game, self.seats = self.like.game, self.like.seats
        self.kernels = kernels_of(self.game)
        slots, setting = new_slots(self.game, matches, self.like.coding.MOST_PARTS), self.like.setting.copy()
        slots["seed"] = seed + np.arange(matches)
        setting["stride"] = matches
        self.states = cuda.device_array(matches, aligned(self.game.record))
        """The whole states.  They are no player's to see."""
        self.slots, self.setting = cuda.to_device(slots), cuda.to_device(setting)
        # Column by column, so that threads side by side write side by side.
        self.observations = cuda.device_array((matches, self.like.observations.shape[1]), np.int16, order="F")
        """What each actor knows, a row for each match; `like.schema` says what stands where."""
        self.mask = cuda.device_array((matches, self.like.codes), np.int8, order="F")
        """1 for each code that may be chosen, a row for each match."""
        self.dice, self.chosen = cuda.to_device(generators(matches, seed)), cuda.device_array(matches, np.int32)
        self.actor, self.rewards, self.ended, self.refused, self.taken, self.taker, self.seeds = (
            field_of(self.slots, name) for name in ("actor", "rewards", "ended", "refused", "taken", "taker", "seed")
        )
        """Those of a `Batch`; `rewards` has a column for each seat that there can be."""
        self.reset()

    def __len__(self) -> int:
        return len(self.states)

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        """Raise TypeError: a copy would share the arrays on the graphics processor, and a file cannot hold them."""
        raise TypeError(
            "a CudaBatch cannot be copied or pickled: its arrays lie on the graphics processor; make another one with "
            "the same seed, or use a Batch"
        )

    def reset(self, *, chosen: Any = None) -> None:
        """Begin matches from their seeds: all of them, or those of the slots that `chosen`, truths, marks.

        MatchError for anything but one truth value for each match.
        """
        which = np.ones(len(self), np.bool_) if chosen is None else chosen
        if not is_there(which):
            which = marks(which, len(self))
        self.launch(self.kernels.reset, self.on_device(which, np.bool_, "chosen has one entry"))

    def step(self, codes: Any) -> None:
        """Let every actor choose the code that stands in its place; where it is STAY (-1), nothing happens.

        Codes are an int32 array of the graphics processor, of any library, or what a `Batch` takes and is sent there.
        MatchError for something else than one whole number for each match.
        """
        given = codes if is_there(codes) else whole_numbers(codes, len(self))
        self.launch(self.kernels.step, self.on_device(given, np.int32, STEP))

    def any_codes(self) -> Any:
        """Return a code for each match, equally likely among those allowed; the next call writes to the same array."""
        self.kernels.any_codes[blocks(len(self)), THREADS](self.mask, self.dice, self.chosen)
        return self.chosen

    def launch(self, kernel: Any, given: Any) -> None:
        """Let a kernel go through all matches; whoever reads its arrays waits for it."""
        kernel[blocks(len(self)), THREADS](self.states, self.slots, self.observations, self.mask, given, self.setting)

    def on_device(self, given: Any, kind: type[np.generic], what: str) -> Any:
        """Return an array as one on the graphics processor.

        MatchError, beginning with what is wanted, where one that lies there already has another shape or type.
        """
        if not is_there(given):
            return cuda.to_device(given)
        found = cuda.as_cuda_array(given)
        if found.shape != (len(self),):
            raise MatchError(f"{what} for each of the {len(self)} matches, not the shape {found.shape}")
        if found.dtype != np.dtype(kind):
            raise MatchError(
                f"{what} for each of the {len(self)} matches, not {found.dtype}: "
                f"on the graphics processor each is of the type {np.dtype(kind)}"
            )
        return found

    def match(self, i: int) -> Match:
        """Return a match as one of Python's, to be looked at; what is done to it changes nothing here."""
        seed = int(self.seeds.copy_to_host()[i])
        return Match(self.game, packed(self.states[i : i + 1].copy_to_host(), self.game), FastStream(seed))

    def state_hashes(self) -> list[str]:
        """Return the hash of each whole state, as `Match.state_hash` gives it."""
        states = packed(self.states.copy_to_host(), self.game)
        return [hash_record(states[i : i + 1].tobytes()) for i in range(len(self))]


def is_there(given: Any) -> bool:
    """Whether an array lies on the graphics processor already."""
    return hasattr(given, "__cuda_array_interface__")
