"""What is kept of a compiled function, and how it is loaded again.

With its machine code Numba keeps, as bitcode, what is compiled into others that call it.  To read that took a third of
the time in which a process loads rules and bots, and 40 megabytes; so it is read by who compiles such a function, and
most processes compile none.

This stands on these inner parts of Numba: `_reduce` of a compile result, and what `CompileResult._rebuild` and
`CPUCodeLibrary._unserialize` make of that again.
"""

from __future__ import annotations

from typing import Any, Final

import llvmlite.binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import compile_result

from_parts: Any = compile_result
Library: Final[Any] = JITCodeLibrary
"""Numba's machine code of one function, which gets its attributes where a type checker cannot see them."""


class KeptLibrary(Library):  # type: ignore[misc]  # What it builds on has no types.
    """Machine code that lay on the disk, with the bitcode of what is compiled into those who call it."""

    _shared_module: Any

    def __init__(self, codegen: Any, name: str, data: tuple[bytes, bytes], symbols: frozenset[str]) -> None:
        super().__init__(codegen, name)
        code, self.bitcode = data
        self.enable_object_caching()
        self._set_compiled_object(code)
        self._finalize_final_module()
        codegen._engine._defined_symbols |= symbols

    def _get_module_for_linking(self) -> Any:
        """Return what is linked into those who call it."""
        if self._shared_module is None:
            self._shared_module = llvm.parse_bitcode(self.bitcode)
            self.bitcode = b""
        return self._shared_module


def parts_of(result: Any) -> tuple[Any, ...]:
    """Return what a compile result can be made from again: what is defined in it, and Numba's own parts."""
    module = result.library._get_module_for_linking()
    defined = (
        one.name for kind in (module.functions, module.global_variables) for one in kind if not one.is_declaration
    )
    return frozenset(defined), *result._reduce()


def made_from(
    target: Any,
    symbols: frozenset[str],
    library: tuple[Any, ...],
    description: Any,
    environment: Any,
    signature: Any,
    objects: bool,
    lifted: Any,
    annotation: str,
    begin: Any,
    others: tuple[Any, ...],
) -> Any:
    """Return the compile result for a target, as `CompileResult._rebuild` does."""
    for function in begin:
        function()
    name, _, data = library
    code = KeptLibrary(target.codegen(), name, data, symbols)
    result = from_parts(
        target_context=target,
        typing_context=target.typing_context,
        library=code,
        environment=environment,
        entry_point=target.get_executable(code, description, environment),
        fndesc=description,
        type_annotation=annotation,
        signature=signature,
        objectmode=objects,
        lifted=lifted,
        reload_init=begin,
        referenced_envs=others,
    )
    for one in others:
        code.codegen.set_env(one.env_name, one)
    return result
