"""What the doors into compiled rules say to arguments that they do not take.

Numba's own words for a record where an array belongs are thirty lines about its compiler.  A door asks here only when
it meets types of arguments for the first time, so that a call costs what it did.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any, Final

import numpy as np

ARRAYS: Final = {"Actions": np.int32, "Chosen": np.int16, "Values": np.float64, "Generator": np.uint64}
"""The element types of arrays, by what the contract calls them."""


def guard(doors: type[Any], game: str, record: np.dtype[Any]) -> None:
    """Let every door of a class say what it takes: TypeError names the argument that it does not."""
    door: Any
    for name, door in inspect.getmembers(doors, callable):
        if name.startswith("_"):
            continue
        function = getattr(door, "py_func", door)
        check = functools.partial(refuse, inspect.signature(function), f"{game}: {name}", record)
        if function is not door:
            door._compile_for_args = checked(check, door._compile_for_args)
        else:
            setattr(doors, name, staticmethod(checked(check, door)))


def checked(check: Callable[..., None], function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that checks its arguments first."""

    @functools.wraps(function)
    def call(*given: Any, **named: Any) -> Any:
        check(*given, **named)
        return function(*given, **named)

    return call


def refuse(signature: inspect.Signature, door: str, record: np.dtype[Any], /, *given: Any, **named: Any) -> None:
    """Raise TypeError for the first argument that the door does not take."""
    for name, value in signature.bind(*given, **named).arguments.items():
        why = objection(str(signature.parameters[name].annotation), value, record)
        if why:
            raise TypeError(f"{door}: {name} has to be {why}")


def objection(takes: str, value: Any, record: np.dtype[Any]) -> str | None:
    """Return what an argument has to be, by the name of its type, and what this value is; None if it is that."""
    if takes == "int":
        return None if isinstance(value, int | np.integer) else f"a whole number, not {type(value).__name__}"
    wanted = record if takes == "States" else np.dtype(ARRAYS[takes])
    what = "records of this game, as Game.new_states makes it" if takes == "States" else str(wanted)
    what = f"an array of {what}"
    if isinstance(value, np.void):
        return f"{what}, with the index of a record beside it, and not the record itself"
    if not isinstance(value, np.ndarray):
        return f"{what}, not {type(value).__name__}"
    if value.dtype != wanted or value.ndim != 1:
        return f"{what} in one row, not {value.ndim} axes of {'other records' if value.dtype.names else value.dtype}"
    return None if value.flags.writeable else f"{what} that can be written to"
