"""What compiles a rule on demand: Numba's dispatcher, asked for fewer versions of a function and at less expense.

Numba compiles a function anew for each combination of types that it is called with, and to its compiler the number 3 is
another type than the number 4, and both are others than a number that was read from a field of eight bits.  So one
small rule could be compiled twenty times, with all that calls it.  Here rules call one another with whole numbers of 64
bits and nothing narrower, which is one version.  Calls from Python, which are few, take what they are given.

It stands on these inner parts of Numba: `get_call_template` and `compile` of a dispatcher, and what the latter calls;
the option `_nrt`, and what is said where it forbids something; and `type_annotation` of a compile result.
"""

from __future__ import annotations

from typing import Any, Final

from numba.core import types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import NumbaError
from numba.core.registry import CPUDispatcher
from numba.core.sigutils import normalize_signature

from biberbau.core.machine_code import MachineCode, UniqueNames

Dispatcher: Final[Any] = CPUDispatcher
"""Numba's dispatcher, which gets its attributes at run time, where a type checker cannot see them."""
arguments_and_result: Final[Any] = normalize_signature
of_any_value: Final[Any] = types.unliteral

UNCOUNTED: Final = (
    "NRT required but not enabled",
    "Only accept returning of array passed into the function as argument",
)
"""What Numba says of a function that makes an array, or anything else that is counted, without counting."""


def widened(kind: Any) -> Any:
    """Return the type as which a rule takes an argument of this type from another rule.

    Whole numbers have 64 bits, and those that the compiler knows are like any others; so are truths.  Unsigned numbers
    of 64 bits fit nowhere else, and stay.
    """
    any_value = of_any_value(kind)
    if isinstance(any_value, types.Integer):
        return any_value if any_value == types.uint64 else types.int64
    return any_value if isinstance(any_value, types.Boolean) else kind


def gives_array(target: Any, kind: Any) -> bool:
    """Whether values of a type hold an array that somebody has to let go of."""
    return bool(target.data_model_manager[kind].contains_nrt_meminfo())


def called_for_array(target: Any, made: Any) -> str | None:
    """Return the name of a function that a compiled one calls and that gives it an array; None if there is none."""
    found = made.type_annotation
    for call, signature in found.calltypes.items():
        called = found.typemap[call.func.name] if getattr(call, "op", None) == "call" else None
        if isinstance(called, types.Dispatcher) and gives_array(target, signature.return_type):
            name: str = called.dispatcher.py_func.__qualname__
            return name
    return None


class RuleDispatcher(Dispatcher):  # type: ignore[misc]  # What it builds on has no types.
    """Compiles a function of the rules on demand, or loads it."""

    def __init__(self, function: Any, nogil: bool, makes_arrays: bool) -> None:
        # Nobody passes rules about as pointers, so the wrapper for it, a tenth of the compiler's time, is left out.
        options = {"nopython": True, "boundscheck": None, "nogil": nogil, "no_cfunc_wrapper": True}
        # Whoever calls a rule holds the arrays that it is given until it has returned.  To count that once more, in one
        # step that other processors see, for each array of each call, took a sixth of the time of a search.
        options["_nrt"] = makes_arrays
        super().__init__(function, targetoptions=options, pipeline_class=UniqueNames)
        self._cache = MachineCode(function)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Return how a call from compiled code with these types of arguments is typed."""
        return super().get_call_template(
            tuple(widened(kind) for kind in args), {name: widened(kind) for name, kind in kws.items()}
        )

    def compile(self, signature: Any) -> Any:
        """Return where the function for these types of arguments is entered; load it or compile it if need be.

        This is Numba's own method without its stop watches: it starts two for each call, all of them are told of
        everything that the compiler does, and a rule that calls others is compiled while theirs run.
        """
        with global_compiler_lock, self._compiling_counter:
            arguments, result = arguments_and_result(signature)
            known = self.overloads.get(tuple(arguments))
            if known is not None:
                return known.entry_point
            found = self._cache.load_overload(signature, self.targetctx)
            if found is not None:
                self._cache_hits[signature] += 1
                self.targetctx.insert_user_function(found.entry_point, found.fndesc, [found.library])
                self.add_overload(found)
                return found.entry_point
            self._cache_misses[signature] += 1
            try:
                made = self.made(arguments, result)
            except BaseException:
                self._cache.give_up(signature, self.targetctx)
                raise
            self.add_overload(made)
            self._cache.save_overload(signature, made)
            return made.entry_point

    def made(self, arguments: Any, result: Any) -> Any:
        """Compile the function; TypeError where arrays would not be let go of, for nobody counts who uses them."""
        name, counted = self.py_func.__qualname__, self.targetoptions["_nrt"]
        try:
            made = self._compiler.compile(arguments, result)
        except NumbaError as error:
            if counted or all(said not in str(error) for said in UNCOUNTED):
                raise
            raise TypeError(f"{name} makes an array: mark it `making_rule`") from error
        if not counted and gives_array(self.targetctx, made.signature.return_type):
            raise TypeError(f"{name} gives an array back: mark it `making_rule`")
        giver = None if counted else called_for_array(self.targetctx, made)
        if giver is not None:
            raise TypeError(f"{name} is given an array by {giver}: mark it `making_rule`")
        return made
