"""What follows from the declaration of a record alone, written out as source and compiled like any rule.

`bookkeeping_of` returns a module with the functions of `Bookkeeping`.  Its source lies beside the compiled code and can
be read and stepped through: plain loops over the fields that `biberbau.core.state` declares.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeVar, cast

from biberbau.core.arrays import Chosen
from biberbau.core.specialising import generated
from biberbau.core.state import MATCH_OVER_WORD, ROUND_OVER_WORD, UNKNOWN, Field, Seen, State, fields_of

AnyState = TypeVar("AnyState", bound=State, contravariant=True)


class Bookkeeping(Protocol[AnyState]):
    """The functions that are written out for a game's record."""

    def open_match(self, state: AnyState, seats: int, options: Chosen) -> None:
        """Note who plays by which options; everything else is blank, and no round has been begun."""

    def clear_round(self, state: AnyState) -> None:
        """Make everything blank that does not outlast a round."""

    def show(self, state: AnyState, seat: int, seen: AnyState) -> None:
        """Write to `seen` what `seat` (-1: everybody) sees as declared; all other fields of it are blank."""

    def round_over(self, state: AnyState) -> bool:
        """Whether the round has been scored."""

    def is_over(self, state: AnyState) -> bool:
        """Whether the last round has been scored."""


def bookkeeping_of(state: type[AnyState]) -> Bookkeeping[AnyState]:
    """Return the compiled bookkeeping of a game's record."""
    return cast(Bookkeeping[AnyState], generated(f"{package_name(state)}_bookkeeping", source_of(state)))


def package_name(state: type[State]) -> str:
    """Return what the package is called that declares a record, in a module of it or right there."""
    return state.__module__.split(".")[-2:][0]


def source_of(state: type[State]) -> str:
    """Return the source of the module that `bookkeeping_of` compiles."""
    fields = fields_of(state)
    words = {word: number for number, word in (fields["phase"].words or {}).items()}
    options = range(fields["options"].per[0])
    return "\n".join(
        [
            f"# What follows from the declaration of {state.__module__}.{state.__qualname__}.",
            "from biberbau.core.compilation import rule",
            *function("open_match(state, seats, options)", clearing(fields, kept=True)),
            "    state.seats = seats",
            *(f"    state.options[{place}] = options[{place}]" for place in options),
            *function("clear_round(state)", clearing(fields, kept=False)),
            *function("show(state, seat, seen)", [f"over = state.phase >= {words[ROUND_OVER_WORD]}"]),
            *(f"    {line}" for name, field in fields.items() for line in each(field, showing(name, field))),
            *function("round_over(state)", [f"return bool(state.phase >= {words[ROUND_OVER_WORD]})"]),
            *function("is_over(state)", [f"return bool(state.phase == {words[MATCH_OVER_WORD]})"]),
            "",
        ]
    )


def function(head: str, body: list[str]) -> list[str]:
    """Return a function as lines."""
    return ["\n\n@rule", f"def {head}:", *(f"    {line}" for line in body)]


def each(field: Field, statement: str) -> list[str]:
    """Return a statement about each number of a field as lines; the field's indices are i and j."""
    loops = [f"{'    ' * depth}for {'ij'[depth]} in range({size}):" for depth, size in enumerate(field.per)]
    return [*loops, "    " * len(loops) + statement]


def cell(record: str, name: str, field: Field) -> str:
    """Return the number of a field that `each` is about."""
    return f"{record}.{name}" + (f"[{', '.join('ij'[: len(field.per)])}]" if field.per else "")


def clearing(fields: Mapping[str, Field], kept: bool) -> list[str]:
    """Return the lines that make fields blank: those that outlast a round, or the others."""
    return [
        line
        for name, field in fields.items()
        if field.kept is kept
        for line in each(field, f"{cell('state', name, field)} = {field.blank}")
    ]


def showing(name: str, field: Field) -> str:
    """Return the statement that writes one number of a field to `seen`, as far as it is declared to be seen."""
    source, target = cell("state", name, field), cell("seen", name, field)
    if field.seen_by is Seen.BY_ALL:
        return f"{target} = {source}"
    hidden = str(field.blank)
    if field.known:
        hidden = cell("state", field.known, field)
    elif field.count:
        last = "ij"[len(field.per) - 1]
        counted = f"state.{field.count}" + ("[i]" if len(field.per) > 1 else "")
        hidden = f"({UNKNOWN} if {last} < {counted} else {field.blank})"
    if field.seen_by is Seen.BY_OWNER:
        return f"{target} = {source} if i == seat or over else {hidden}"
    return f"{target} = {hidden}"
