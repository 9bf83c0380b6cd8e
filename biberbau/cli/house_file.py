"""The file of `biberbau serve --config`: options of the command line, limits and times, as TOML.

Whatever it says is checked before anything starts, and a key that nobody knows is refused by its name.
"""

from __future__ import annotations

import argparse
import dataclasses
import difflib
import math
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from biberbau.cli.bad_input import BadInput

if TYPE_CHECKING:
    from biberbau.server.play.times import Times
    from biberbau.server.socket.limits import Limits

NOT_LIMITED: Final = frozenset({"nudge_seconds"})
"""What pages rely on."""

TIMES: Final = ("next_round", "bots_next_round", "idle", "host_gone", "sleep")
"""Of a table; the others belong to the rules of the house, or pages rely on them."""

FROM_NOTHING: Final = frozenset({"strikes", "bot_threads", "table_days", "report_matches"})
"""Whole numbers that may be 0."""

LEAST: Final = {"unsent_bytes": 65_536, "messages_per_second": 1, "frames_per_second": 1}
"""With less of these no honest page could play."""

NEAR: Final = 0.75
"""How much of two names has to be alike: so much have two of four letters that were typed in the other order."""

Settings = TypeVar("Settings")


@dataclass(frozen=True)
class Option:
    """An option of the command line that may stand in the file, too."""

    name: str
    help: str
    convert: Callable[[str], Any] = str
    """Raises ArgumentTypeError with what is wrong."""
    default: Any = None
    metavar: str | None = None
    kind: type = str
    """What stands for it in the file: bool for a switch, list where there may be several."""

    @property
    def key(self) -> str:
        """The name among the arguments."""
        return self.name.replace("-", "_")

    def declare(self, parser: argparse.ArgumentParser) -> None:
        """Declare it; what the command line does not say is None."""
        settings: dict[str, Any] = {"dest": self.key, "default": None, "help": self.help}
        if self.kind is bool:
            settings["action"] = argparse.BooleanOptionalAction
        else:
            settings |= {"type": self.convert, "metavar": self.metavar}
            settings |= {"action": "append"} if self.kind is list else {}
        parser.add_argument(f"--{self.name}", **settings)

    def read(self, value: object) -> Any:
        """Return what the file says; ValueError with what is wrong."""
        wanted = {bool: "true or false", int: "a whole number", list: "a list of texts", str: "a text"}[self.kind]
        parts = value if isinstance(value, list) else [value]
        inner = str if self.kind is list else self.kind
        if isinstance(value, list) != (self.kind is list) or any(type(part) is not inner for part in parts):
            raise ValueError(f"{value!r} is not {wanted}")
        try:
            read = [part if self.kind is bool else self.convert(str(part)) for part in parts]
        except argparse.ArgumentTypeError as error:
            raise ValueError(str(error)) from None
        return read if self.kind is list else read[0]


@dataclass(frozen=True)
class HouseFile:
    """What a file says."""

    options: dict[str, Any]
    limits: Limits
    times: Times


def read_house_file(path: Path | None, options: Sequence[Option]) -> HouseFile:
    """Return what a file says, or what holds without one; BadInput names what is wrong."""
    from biberbau.server.play.times import Times
    from biberbau.server.socket.limits import Limits

    content: dict[str, Any] = {}
    if path is not None:
        try:
            content = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadInput(f"cannot read {path}: {error.strerror or error}") from error
        except (ValueError, RecursionError) as error:
            # Deep nesting is no error of TOML to Python, nor are numbers of thousands of digits.
            raise BadInput(f"{path} is no TOML: {error}") from error
    parts = {part: content.pop(part, {}) for part in ("limits", "times")}
    known, chosen = {option.name: option for option in options}, {}
    places = {"above [limits] and [times]": list(known)}
    places |= {"under [limits]": in_file(limit_names()), "under [times]": in_file(TIMES)}
    for key, value in content.items():
        if key not in known:
            raise BadInput(f"{path}: {no_such_key(key, [*known, *parts], places)}")
        try:
            chosen[known[key].key] = known[key].read(value)
        except ValueError as error:
            raise BadInput(f"{path}: {key}: {error}") from None
    limits = changed(Limits(), parts["limits"], f"{path}: limits", limit_names(), places)
    if limits.silence_seconds <= limits.ping_seconds:
        raise BadInput(f"{path}: limits: silence-seconds has to be more than ping-seconds, or everybody is cut off")
    return HouseFile(chosen, limits, changed(Times(), parts["times"], f"{path}: times", TIMES, places))


def limit_names() -> list[str]:
    """Return the limits that may be set."""
    from biberbau.server.socket.limits import Limits

    return [field.name for field in dataclasses.fields(Limits) if field.name not in NOT_LIMITED]


def in_file(names: Sequence[str]) -> list[str]:
    """Return names of settings as a file has them."""
    return [name.replace("_", "-") for name in names]


def no_such_key(key: str, here: Sequence[str], places: Mapping[str, Sequence[str]]) -> str:
    """Return what is said of a key that is not among those of its part of the file, but may be in one of `places`."""
    (name,) = in_file([key])
    if name in here:
        return f"there is no '{key}'; did you mean '{name}'?"
    for place, names in places.items():
        if name in names:
            return f"there is no '{key}' here; '{name}' belongs {place}"
    if near := nearest(name, here):
        return f"there is no '{key}'; did you mean '{near}'?"
    for place, names in places.items():
        if near := nearest(name, names):
            return f"there is no '{key}'; did you mean '{near}', which belongs {place}?"
    return f"there is no '{key}'; there are {', '.join(here)}"


def nearest(name: str, names: Sequence[str]) -> str | None:
    """Return the one for which a name may have been meant that was mistyped; None where none is near."""
    return next(iter(difflib.get_close_matches(name, names, 1, NEAR)), None)


def changed(
    settings: Settings, table: object, where: str, names: Sequence[str], places: Mapping[str, Sequence[str]]
) -> Settings:
    """Return settings with what a table of the file says; BadInput names what is wrong."""
    if not isinstance(table, Mapping):
        raise BadInput(f"{where}: that is a table, as in [limits]")
    keys = dict(zip(in_file(names), names, strict=True))
    values = {}
    for key, value in table.items():
        if key not in keys:
            raise BadInput(f"{where}: {no_such_key(key, list(keys), places)}")
        problem = problem_with(keys[key], value, type(getattr(settings, keys[key])))
        if problem is not None:
            raise BadInput(f"{where}: {key}: {value!r} is not {problem}")
        values[keys[key]] = value
    return dataclasses.replace(settings, **values)  # type: ignore[type-var]  # All settings are dataclasses.


def problem_with(name: str, value: object, kind: type) -> str | None:
    """Return what a value has to be and is not; None for a sound one."""
    least = LEAST.get(name, 0 if name in FROM_NOTHING or name.endswith("_per_second") else 1 if kind is int else 0.001)
    numbers = (int,) if kind is int else (int, float)
    if type(value) not in numbers or not least <= value <= 2**40 or not math.isfinite(value):  # type: ignore[operator, arg-type]  # Numbers by then.
        return f"a {'whole ' if kind is int else ''}number from {least} up"
    return None
