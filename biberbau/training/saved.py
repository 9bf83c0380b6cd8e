"""A training on disk: the player as it is now, all that it takes to go on after a kill, and the curve.

Beside the policy file `gang.npz` lie `gang.training` and `gang.curve.jsonl`.  Each file appears whole or not at all,
and a round that did not come to its end is trained again.
"""

from __future__ import annotations

import contextlib
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np

from biberbau.bots import Card, save_policy
from biberbau.core.array_file import ArrayFileError, Arrays, Declared, packed, read_arrays
from biberbau.core.folders import write_whole
from biberbau.envs import Batch
from biberbau.training.network import Inputs, Weights, as_network
from biberbau.training.plan import SELF, Plan, TrainingError
from biberbau.training.self_play.critic import UNITS, Critic, open_rows

LARGEST: Final = 256_000_000
"""In bytes."""
LAYERS: Final = 3

DECLARED: Final = {
    "plan": Declared("|u1", (None,)),
    "rounds": Declared("<i8", ()),
    "seconds": Declared("<f8", ()),
    "processor": Declared("<f8", ()),
    "width": Declared("<i8", ()),
    "columns": Declared("<i8", (None,)),
    "scale": Declared("<f4", (None,)),
    **{f"weights_{layer}": Declared("<f8", (None, None)) for layer in range(1, LAYERS + 1)},
    **{f"bias_{layer}": Declared("<f8", (None,)) for layer in range(1, LAYERS + 1)},
}
"""The arrays of a training that can go on."""
OF_CRITIC: Final = "critic_"
WITH_CRITIC: Final = (
    DECLARED
    | {OF_CRITIC + name: DECLARED[name] for name in DECLARED if name not in {"plan", "rounds", "seconds", "processor"}}
    | {"critic_spread": Declared("<f8", ())}
)
"""Those of one that has a critic."""
WITH_TARGET: Final = WITH_CRITIC | {"played": Declared("<i8", ())}
"""Those of one against a player that does not learn."""
KINDS: Final = (DECLARED, WITH_CRITIC, WITH_TARGET)
NOT_SAID: Final = {"against": ""}
"""What the plans of earlier trainings say nothing of, with what they would say."""


@dataclass(frozen=True)
class Standing:
    """How far a training has come."""

    weights: Weights
    inputs: Inputs
    rounds: int
    """That have been learned from."""
    seconds: float
    """That they have taken, in all runs."""
    processor: float
    """How many of them a processor has worked."""
    critic: Critic | None = None
    """Who judges positions where the learner's own play teaches."""
    played: int = 0
    """How many rounds of the game were played against a target."""


class Files:
    """The files of one training."""

    def __init__(self, policy: Path, plan: Plan, rounds: int | None) -> None:
        """`rounds` is how many there are to be, where that is known: how fast is learned in each follows from it."""
        self.policy, self.plan = policy, plan
        self.said: dict[str, Any] = plan.as_json() | {"rounds": rounds}
        self.training = policy.with_suffix(".training")
        self.curve = policy.with_suffix(".curve.jsonl")

    def begin(self, standing: Standing) -> None:
        """Write that nothing has been learned yet; TrainingError where a round would be learned and could not be kept.

        Whoever is cut off as the first player is written goes on from here; a player alone would be somebody's.
        """
        self.keep(standing, [])

    def write(self, standing: Standing, card: Card, line: dict[str, Any]) -> None:
        """Write how far it has come, with a line for the curve; the file to go on from is the last, and so counts."""
        save_policy(self.policy, card, as_network(standing.weights, standing.inputs))
        self.keep(standing, [*self.lines(standing.rounds - 1), json.dumps(line, ensure_ascii=False)])

    def keep(self, standing: Standing, lines: Sequence[str]) -> None:
        """Write the curve, and then how far it has come; TrainingError where that cannot be done."""
        whole = write_whole(self.curve, "".join(f"{text}\n" for text in lines).encode())
        if not (whole and write_whole(self.training, packed(self.arrays(standing)))):
            raise TrainingError(f"{self.training} or {self.curve} cannot be written")

    def lines(self, rounds: int) -> list[str]:
        """Return the lines of the curve about the first so many rounds; TrainingError where they cannot be read."""
        try:
            return self.curve.read_text(encoding="utf-8").splitlines()[:rounds]
        except FileNotFoundError:
            return []
        except (OSError, UnicodeDecodeError) as error:
            raise TrainingError(
                f"{self.curve} cannot be read ({error}); move it away, and the training goes on with a new curve"
            ) from error

    def arrays(self, standing: Standing) -> Arrays:
        """Return what is kept to go on from."""
        kept: Arrays = {
            "plan": np.frombuffer(json.dumps(self.said).encode(), np.uint8),
            "rounds": np.array(standing.rounds, "<i8"),
            "seconds": np.array(standing.seconds, "<f8"),
            "processor": np.array(standing.processor, "<f8"),
            **arrays_of(standing.weights, standing.inputs),
        }
        if standing.critic is not None:
            kept["critic_spread"] = np.array(standing.critic.spread, "<f8")
            kept |= arrays_of(standing.critic.weights, standing.critic.inputs, OF_CRITIC)
        if self.plan.against:
            kept["played"] = np.array(standing.played, "<i8")
        return kept

    def read(self) -> Standing | None:
        """Return how far the training has come, None if it has not begun; TrainingError where it is another one."""
        if not self.training.exists():
            if self.policy.exists():
                raise TrainingError(
                    f"{self.policy} would be lost, for it is not known how it was trained: there is no "
                    f"{self.training.name} beside it; name a new file, or remove this one"
                )
            return None
        try:
            found = read_arrays(self.training, self.declared(), LARGEST)
        except ArrayFileError as error:
            self.check_plan(self.of_another_kind(error))
            raise self.none(error) from error
        self.check_plan(found)
        weights, inputs = network_in(found)
        self.check(weights, inputs)
        critic = None
        if self.plan.teacher == SELF:
            critic = Critic(*network_in(found, OF_CRITIC), float(found["critic_spread"]))
            self.check_critic(critic)
        times = int(found["rounds"]), float(found["seconds"]), float(found["processor"])
        # What cannot go on is refused before a round is learned.
        self.lines(times[0])
        return Standing(weights, inputs, *times, critic, int(found.get("played", 0)))

    def of_another_kind(self, refusal: ArrayFileError) -> Arrays:
        """Return the arrays of a training of another kind than the plan's; TrainingError where it is of none."""
        for declared in KINDS:
            with contextlib.suppress(ArrayFileError):
                return read_arrays(self.training, declared, LARGEST)
        raise self.none(refusal) from refusal

    def check_plan(self, found: Arrays) -> None:
        """Raise TrainingError unless the training in a file is the plan's."""
        try:
            plan = json.loads(found["plan"].tobytes())
        except ValueError as error:
            raise self.none(error) from error
        for key, wanted in self.said.items():
            held = plan.get(key, NOT_SAID.get(key)) if isinstance(plan, dict) else None
            if held != wanted:
                raise TrainingError(
                    f"{self.training} holds another training: its {key} is {told(held)[:80]}, not {told(wanted)}; "
                    "name a new file"
                )

    def none(self, error: Exception) -> TrainingError:
        """Return what is said of a file that no training can go on from."""
        return TrainingError(f"{self.training} is no training to go on with: {error}")

    def declared(self) -> dict[str, Declared]:
        """Return the arrays of a training as the plan has it."""
        if self.plan.against:
            return WITH_TARGET
        return WITH_CRITIC if self.plan.teacher == SELF else DECLARED

    def check(self, weights: Weights, inputs: Inputs) -> None:
        """Raise TrainingError unless weights that were read are those of a player of the game."""
        batch = self.matches()
        self.check_layers(weights, inputs, batch.observations.shape[1], (*self.plan.hidden, batch.codes))

    def check_critic(self, critic: Critic) -> None:
        """Raise TrainingError unless a critic that was read is one of the game."""
        self.check_layers(critic.weights, critic.inputs, open_rows(self.matches()).shape[1], (*UNITS, 1))
        if not (math.isfinite(critic.spread) and critic.spread > 0):
            raise TrainingError(f"{self.training} measures worth in no unit")

    def matches(self) -> Batch:
        """Return a batch of one match as the plan has them."""
        return Batch(self.plan.game, 1, seats=self.plan.seats, options=self.plan.options)

    def check_layers(self, weights: Weights, inputs: Inputs, width: int, behind: tuple[int, ...]) -> None:
        """Raise TrainingError unless a network looks at so much, with layers of these sizes behind its inputs."""
        if inputs.width != width or not np.isin(inputs.columns, np.arange(width)).all():
            raise TrainingError(f"{self.training} looks at what no observation of {self.plan.game.name} has")
        sizes = (len(inputs.columns), *behind)
        wanted = [shape for pair in pairwise(sizes) for shape in (pair, pair[1:])]
        if [array.shape for array in weights] != wanted or not all(np.isfinite(array).all() for array in weights):
            raise TrainingError(f"{self.training} holds weights that do not fit {self.plan.game.name}")


def told(value: Any) -> str:
    """Return a part of a plan as a refusal names it."""
    return "nobody" if value == "" else json.dumps(value)


def arrays_of(weights: Weights, inputs: Inputs, prefix: str = "") -> Arrays:
    """Return a network and what it looks at as arrays, their names behind a prefix."""
    kept: Arrays = {
        f"{prefix}width": np.array(inputs.width, "<i8"),
        f"{prefix}columns": inputs.columns.astype("<i8"),
        f"{prefix}scale": inputs.scale.astype("<f4"),
    }
    for layer in range(LAYERS):
        kept[f"{prefix}weights_{layer + 1}"] = weights[2 * layer].astype("<f8")
        kept[f"{prefix}bias_{layer + 1}"] = weights[2 * layer + 1].astype("<f8")
    return kept


def network_in(found: Arrays, prefix: str = "") -> tuple[Weights, Inputs]:
    """Return the network that arrays are whose names are behind a prefix."""
    layers = range(1, LAYERS + 1)
    weights = [found[f"{prefix}{kind}_{layer}"] for layer in layers for kind in ("weights", "bias")]
    return weights, Inputs(int(found[f"{prefix}width"]), found[f"{prefix}columns"], found[f"{prefix}scale"])
