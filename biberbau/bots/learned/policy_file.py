"""A trained player as one file: a network's weights, and a card that says for which game and how they came about.

The file is an npz without pickle (`biberbau.core.array_file`).  The array `card` is a JSON text in UTF-8.  The network
has two hidden layers with rectified linear units: an observation (`biberbau.encoding`) times `scale` goes in, a
preference for each code comes out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from biberbau.bots.own import BotError
from biberbau.core.array_file import ArrayFileError, Declared, packed, read_arrays
from biberbau.core.folders import write_whole
from biberbau.core.game import Game
from biberbau.core.paths import AnyPath
from biberbau.games import game_named, game_names

FORMAT: Final = "biberbau-policy/1"
SUFFIX: Final = ".npz"
"""By how its name ends a policy file is known where bots are named."""
LARGEST: Final = 64_000_000
"""In bytes, unpacked too."""
LARGEST_CARD: Final = 20_000
LONGEST_TEXT: Final = 4_000

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Card:
    """What is said of a player; all but game and version is for people to read."""

    game: str
    version: int
    """Of the game's rules."""
    training: str
    """The command that it was trained by."""
    strength: str = ""
    """What was measured, and with what command."""
    format: str = FORMAT
    mixes: bool = False
    """Whether it chooses by chance, each code as likely as it is liked, and not always the one that is liked best."""

    @staticmethod
    def of(game: str, training: str, *, mixes: bool = False) -> Card:
        """Return the card of a player of a game as its rules are now."""
        return Card(game, game_named(game).version, training, mixes=mixes)

    def is_of(self, game: Game) -> bool:
        """Whether the player knows this game, by its version of the rules; variants of it nobody has trained at."""
        return (self.game, self.version) == (game.name, game.version) and not game.variant

    def measured(self, strength: str) -> Card:
        """Return the card with what was measured."""
        return replace(self, strength=strength)


@dataclass(frozen=True)
class Network:
    """The weights: from `width` numbers over two hidden layers to `codes` preferences."""

    scale: Floats
    """By how much each number of an observation is multiplied; (width,)."""
    weights_1: Floats
    weights_2: Floats
    weights_3: Floats
    """(from, to)"""
    bias_1: Floats
    bias_2: Floats
    bias_3: Floats

    def preferences(self, rows: npt.NDArray[Any]) -> Floats:
        """Return what each code is preferred by, for one observation or a row of them."""
        first = np.maximum((rows * self.scale) @ self.weights_1 + self.bias_1, 0)
        second = np.maximum(first @ self.weights_2 + self.bias_2, 0)
        found: Floats = second @ self.weights_3 + self.bias_3
        return found

    def check(self, width: int, codes: int) -> None:
        """Raise BotError unless the layers fit one another and a game, and all weights are numbers."""
        first, second = len(self.bias_1), len(self.bias_2)
        wanted = {
            "scale": (width,),
            "weights_1": (width, first),
            "weights_2": (first, second),
            "weights_3": (second, codes),
            "bias_3": (codes,),
        }
        for name, shape in wanted.items():
            if getattr(self, name).shape != shape:
                raise BotError(f"{name} has the shape {getattr(self, name).shape}, and {shape} is wanted")
        for field in fields(self):
            if not np.isfinite(getattr(self, field.name)).all():
                raise BotError(f"{field.name} holds what is no number")


DECLARED: Final[Mapping[str, Declared]] = {
    "card": Declared("|u1", (None,)),
    **{
        field.name: Declared("<f4", (None, None) if field.name.startswith("weights") else (None,))
        for field in fields(Network)
    },
}


def save_policy(path: AnyPath, card: Card, network: Network) -> None:
    """Write a player to a file, which appears whole or not at all; BotError where it cannot be."""
    path = Path(path)
    text = json.dumps(asdict(card), ensure_ascii=False).encode()
    weights = {field.name: getattr(network, field.name).astype("<f4") for field in fields(Network)}
    if path.suffix != SUFFIX:
        raise BotError(f"the name of a policy file ends in {SUFFIX}, not as {path}")
    if not write_whole(path, packed({"card": np.frombuffer(text, np.uint8), **weights})):
        raise BotError(f"{path} cannot be written")


def read_policy(path: AnyPath) -> tuple[Card, Network]:
    """Return the player in a file, whoever made it; BotError says what cannot be used."""
    path = Path(path)
    try:
        arrays = read_arrays(path, DECLARED, LARGEST)
    except ArrayFileError as error:
        raise BotError(str(error)) from error
    card = read_card(path, arrays.pop("card").tobytes())
    return card, Network(**arrays)


def policy_digest(path: Path) -> str:
    """Return the first twelve digits of a file's SHA-256, by which a player is known; BotError if it cannot be read."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise BotError(f"cannot read {path}: {error.strerror or error}") from error
    return hashlib.sha256(content).hexdigest()[:12]


def read_card(path: Path, content: bytes) -> Card:
    """Return the card that a text says; BotError where it says none."""
    try:
        found = json.loads(content) if len(content) <= LARGEST_CARD else None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BotError(f"{path} has no card of the format {FORMAT}")
    # Cards of before do not say whether their players mix, and none did.
    found.setdefault("mixes", False)
    known = {field.name: {"version": int, "mixes": bool}.get(field.name, str) for field in fields(Card)}
    for name, kind in known.items():
        value = found.get(name)
        if type(value) is not kind or (isinstance(value, str) and len(value) > LONGEST_TEXT):
            raise BotError(f"the card of {path} says nothing sensible of '{name}'")
    if found["game"] not in game_names():
        raise BotError(f"{path} is for the game '{found['game'][:40]}', which there is not")
    return Card(**{name: found[name] for name in known})
