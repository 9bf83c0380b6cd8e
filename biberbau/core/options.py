"""Table options: declared once per game, kept in the record as small integers, written as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from biberbau.core.errors import BiberbauError


class OptionError(BiberbauError, ValueError):
    """An option that the game does not have, or a value that the option does not take."""


@dataclass(frozen=True)
class Condition:
    """That another option of the game has one of these values."""

    key: str
    values: tuple[str, ...]


def where(key: str, *values: str) -> Condition:
    """Return the condition that the option of this key, declared before or after, has one of these values."""
    return Condition(key, values)


@dataclass(frozen=True)
class Option:
    """One choice that a table makes before a match.

    In the record an option is the index of its value, or the number itself where the values are a range of numbers.
    """

    key: str
    values: tuple[str, ...]
    default: str
    numbers: range | None = None
    counts: Condition | None = None
    """What has to be chosen for this one to do anything; None where it always may."""
    often: bool = False
    """Whether tables choose it so often that it is offered before the others."""

    @property
    def allowed(self) -> str:
        """What it takes, in words; of numbers the least and the largest, and their distance unless it is 1."""
        if not self.numbers:
            return ", ".join(self.values)
        steps = "" if self.numbers.step == 1 else f" in steps of {self.numbers.step}"
        return f"{self.numbers[0]} to {self.numbers[-1]}{steps}"

    def encode(self, value: str) -> int:
        """Return the integer that stands for `value` in the record; OptionError names what is allowed."""
        if value not in self.values:
            raise OptionError(f"option {self.key} cannot be '{value}'; it takes {self.allowed}")
        return int(value) if self.numbers else self.values.index(value)

    def decode(self, stored: int) -> str:
        """Return the text of the stored integer."""
        return str(stored) if self.numbers else self.values[stored]


class Options(list[Option]):
    """The options of a game while they are declared.  Each is known by its place, which is where a record keeps it."""

    def choice(self, key: str, *values: str, counts: Condition | None = None, often: bool = False) -> int:
        """Declare an option among named values, the first being the default; return its place."""
        self.append(Option(key, values, values[0], counts=counts, often=often))
        return len(self) - 1

    def number(
        self, key: str, numbers: range, default: int, *, counts: Condition | None = None, often: bool = False
    ) -> int:
        """Declare an option that is a whole number; return its place."""
        self.append(Option(key, tuple(map(str, numbers)), str(default), numbers, counts, often))
        return len(self) - 1


def encode_options(declared: Sequence[Option], chosen: Mapping[str, str | int]) -> list[int]:
    """Return the integers for the record, in declared order; what is not chosen has its default.

    A number may be given as itself or as text.

    Raises OptionError for a key that is not declared or a value that is not allowed.
    """
    known = {option.key for option in declared}
    for key in chosen:
        if key not in known:
            raise OptionError(f"there is no option {key}; there are {', '.join(sorted(known))}")
    return [option.encode(str(chosen.get(option.key, option.default))) for option in declared]


def decode_options(declared: Sequence[Option], stored: Sequence[int]) -> dict[str, str]:
    """Return every option with its value as text."""
    return {option.key: option.decode(int(value)) for option, value in zip(declared, stored, strict=True)}
