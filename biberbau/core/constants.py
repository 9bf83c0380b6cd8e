"""What the rules of a game hold as constants and a variant may change: declared once per game, each with its bounds.

    CONSTANTS: Final = Constants()
    BEAVERS: Final = CONSTANTS.number("beavers", range(17), 4)

Rules use `BEAVERS` like any other number of the source.  A variant is the same source with what it changes written
between the brackets (`biberbau.core.varying`), as one word: `beavers:6,bonus:10/20/30`, in the order of the
declarations.  Records carry this word.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from biberbau.core.errors import BiberbauError

Numbers: TypeAlias = tuple[int, ...]
"""The value of a constant: of most a single number."""

SECTION: Final = "constants"
"""The table of a variant's file, and of a position, in which what is changed stands."""
LONGEST_WORD: Final = 2_000
"""In characters; far more than every constant of a game needs."""


class ConstantError(BiberbauError, ValueError):
    """A constant that the game does not have, or a value that it cannot take: a message of the catalogue."""

    def __init__(self, message: str, /, **arguments: str | int) -> None:
        from biberbau.core.texts import render

        super().__init__(render("en", message, arguments))
        self.message, self.arguments = message, arguments

    def __reduce__(self) -> tuple[Callable[..., ConstantError], tuple[str, dict[str, str | int]]]:
        """Pickle it with its message, so that it may cross from one process to another."""
        return told_again, (self.message, self.arguments)


def told_again(message: str, arguments: dict[str, str | int]) -> ConstantError:
    """Return an error that was pickled."""
    return ConstantError(message, **arguments)


LONGEST_SHOWN: Final = 40
"""Letters of a value that cannot be."""


def written(value: object) -> str:
    """Return a value as TOML writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


Why: TypeAlias = tuple[str, Mapping[str, int]]
"""Why constants do not go together: a message of the catalogue with its arguments."""


@dataclass(frozen=True)
class Constant:
    """One number of the rules, or several that belong together."""

    key: str
    allowed: range
    standard: Numbers
    names: tuple[str, ...] = ()
    """What each of several numbers is for; none for a single one."""

    @property
    def limits(self) -> dict[str, str | int]:
        """What it takes, as arguments of a message."""
        several = {"first": self.names[0], "last": self.names[-1]} if self.names else {}
        return {
            "key": self.key,
            "count": len(self.names),
            "least": str(self.allowed[0]),
            "most": str(self.allowed[-1]),
            "first": "",
            "last": "",
            **several,
        }

    def read(self, value: object) -> Numbers:
        """Return the numbers that a value of a TOML text stands for; ConstantError if it stands for none."""
        found = list(self.standard)
        if self.names and isinstance(value, dict):
            if unknown := [name for name in value if name not in self.names]:
                raise ConstantError("constant-name", key=self.key, name=unknown[0][:20], names=", ".join(self.names))
            for name, one in value.items():
                found[self.names.index(name)] = self.checked(one, f"{name} = ")
            return tuple(found)
        if self.names and isinstance(value, list):
            if len(value) != len(found):
                raise ConstantError("constant-count", **self.limits, here=len(value))
            return tuple(self.checked(one, f"{name} = ") for name, one in zip(self.names, value, strict=True))
        return (self.checked(value),) * len(found)

    def checked(self, value: object, before: str = "") -> int:
        """Return a number within the bounds; what stands `before` it says for which of several it is."""
        if isinstance(value, bool) or not isinstance(value, int) or value not in self.allowed:
            raise ConstantError("constant-bounds", **self.limits, found=f"{before}{written(value)}"[:LONGEST_SHOWN])
        return value


Law: TypeAlias = Callable[[Mapping[str, Numbers]], Why | None]
"""Says, of all constants by their keys, why a game cannot be played with them together, or None."""


class Constants:
    """The constants of one game while they are declared, as they are in the standard game or in a variant of it."""

    def __init__(self, changed: str = "") -> None:
        self.changed = changed
        """What differs from the standard game, as one word; empty for that itself."""
        self.values = words_of(changed)
        """The same by key."""
        self.declared: dict[str, Constant] = {}
        self.laws: list[Law] = []

    def number(self, key: str, allowed: range, standard: int) -> int:
        """Declare a number; return it as it is here."""
        return self.declare(Constant(key, allowed, (standard,)))[0]

    def numbers(self, key: str, names: Sequence[str], allowed: range, standard: Sequence[int]) -> Numbers:
        """Declare several that belong together, with what each is for; return them as they are here."""
        return self.declare(Constant(key, allowed, tuple(standard), tuple(names)))

    def declare(self, constant: Constant) -> Numbers:
        """Declare a constant; return its value as it is here."""
        self.declared[constant.key] = constant
        return self.values.get(constant.key, constant.standard)

    def law(self, law: Law) -> Law:
        """Declare what all constants together have to keep."""
        self.laws.append(law)
        return law

    def read(self, table: Mapping[str, object]) -> str:
        """Return what a table of a TOML text changes, as one word; ConstantError names what is wrong with it."""
        for key in table:
            if key not in self.declared:
                raise ConstantError("constant-unknown", key=key[:40], keys=", ".join(self.declared))
        chosen = {key: constant.read(table[key]) for key, constant in self.declared.items() if key in table}
        values = {key: chosen.get(key, constant.standard) for key, constant in self.declared.items()}
        for law in self.laws:
            if why := law(values):
                message, arguments = why
                raise ConstantError(message, **arguments)
        return ",".join(
            f"{key}:{'/'.join(map(str, value))}"
            for key, value in values.items()
            if value != self.declared[key].standard
        )

    def canonical(self, changed: str) -> str:
        """Return a word as `read` gives it, checked in the same way."""
        return self.word_of(words_of(changed))

    def word_of(self, numbers: Mapping[str, Sequence[int]]) -> str:
        """Return numbers by key, of some a single one for all, as one word, checked in the same way."""
        return self.read({key: list(value) if len(value) != 1 else value[0] for key, value in numbers.items()})

    def toml(self) -> list[str]:
        """Return what differs from the standard game as lines of TOML."""
        return self.toml_of(self.changed)

    def toml_of(self, changed: str) -> list[str]:
        """Return what a word changes as lines of TOML."""
        return [
            f"{key} = {list(value) if self.declared[key].names else value[0]}"
            for key, value in words_of(changed).items()
        ]


def words_of(changed: str) -> dict[str, Numbers]:
    """Return the numbers in a word, by key; ConstantError where it cannot be read."""
    if len(changed) > LONGEST_WORD:
        raise ConstantError("constant-long", most=str(LONGEST_WORD))
    found: dict[str, Numbers] = {}
    for part in filter(None, changed.split(",")):
        key, colon, value = part.partition(":")
        try:
            found[key] = tuple(map(int, value.split("/")))
        except ValueError:
            raise ConstantError("constant-word", part=part[:40]) from None
        if not colon:
            raise ConstantError("constant-word", part=part[:40])
    return found


LONGEST_KEY: Final = 16
"""Parts with dots between them, as in `[seat.display]`; what there is of keys has two or three."""

PART: Final = r"""(?:[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')[ \t]*"""
LONG_KEY: Final = re.compile(rf"^[ \t]*(?:\[\[?[ \t]*)?{PART}(?:\.[ \t]*{PART}){{{LONGEST_KEY}}}", re.MULTILINE)
"""A line that begins with a key, or a heading, of more of them."""


def read_toml(text: str) -> dict[str, Any]:
    """Return the content of a TOML text, whoever wrote it; ConstantError where it is none.

    Keys of very many parts are refused unread, for the parser of Python takes the square of their number in time and
    in memory.
    """
    if long_key := LONG_KEY.search(text):
        line = text.count("\n", 0, long_key.end()) + 1
        raise ConstantError("constant-toml", problem=f"line {line} has a key of more than {LONGEST_KEY} parts")
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Numbers of thousands of digits are a ValueError of another kind, and deep nesting is none.
        raise ConstantError("constant-toml", problem=" ".join(str(error).split())) from None
