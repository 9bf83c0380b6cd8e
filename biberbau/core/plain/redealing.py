"""Worlds that fit a view, for a game in which every card is one of its kind and a view knows nothing but what it shows.

Each place at which a card lies that the seat does not know is given one of the cards that the view does not name, each
order equally likely.  It fits where nothing that happened says more of a hidden card than the fields of the view do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from biberbau.core.arrays import Generator
from biberbau.core.errors import GameError
from biberbau.core.plain.zones import zones_of
from biberbau.core.state import UNKNOWN, Field, Holds, Seen, State

AnyState = TypeVar("AnyState", bound=State)


def redealing_of(state: type[AnyState]) -> Callable[[AnyState, int, Generator], None]:
    """Return the compiled `redeal` (`biberbau.core.contract`) of a game's record.

    GameError names a field of whose cards a view shows no trace, so that no world could fit it.
    """
    check_traces(state)
    # What makes modules loads the compiler, and who only reads what a game has declared needs none.
    from biberbau.core.bookkeeping import package_name
    from biberbau.core.specialising import generated

    redealing = generated(f"{package_name(state)}_redealing", source_of(state))
    return cast(Callable[[AnyState, int, Generator], None], redealing.redeal)


def check_traces(state: type[State]) -> None:
    """Raise GameError for a field whose cards leave a view without a trace where they are hidden."""
    for name, field in zones_of(state).items():
        hidden = field.seen_by in (Seen.BY_OWNER, Seen.BY_NOBODY)
        if hidden and field.holds is Holds.PLACES and not field.known and not field.count:
            raise GameError(
                f"who does not see the cards of its field {name} cannot tell that they lie there: declare it with "
                f'known="FIELD", which holds what is known of each card, or with count="FIELD", their number'
            )


def source_of(state: type[State]) -> str:
    """Return the source of the module that `redealing_of` compiles."""
    zones = {name: field for name, field in zones_of(state).items() if field.holds is Holds.PLACES}
    lines = [
        f"# Worlds that fit a view, from the declaration of {state.__module__}.{state.__qualname__}.",
        "from biberbau.core.chance import next_below",
        "from biberbau.core.compilation import rule",
        "",
        "",
        "@rule",
        "def redeal(seen, seat, rng):",
        "    named = 0",
    ]
    for name, field in zones.items():
        lines += indented(field, [f"if {at(name, field)} >= 0:", f"    named |= 1 << int({at(name, field)})"])
    lines.append(f"    unseen = {(1 << len(state.card_names)) - 1} & ~named")
    lines.append("    left = 0")
    lines.append(f"    for code in range({len(state.card_names)}):")
    lines.append("        left += unseen >> code & 1")
    for name, field in zones.items():
        lines += indented(
            field,
            [
                f"if {at(name, field)} == {UNKNOWN}:",
                "    wanted = next_below(rng, left)",
                "    code = 0",
                "    while wanted > 0 or unseen >> code & 1 == 0:",
                "        wanted -= unseen >> code & 1",
                "        code += 1",
                f"    {at(name, field)} = code",
                "    unseen &= ~(1 << code)",
                "    left -= 1",
            ],
        )
    return "\n".join([*lines, ""])


def at(name: str, field: Field) -> str:
    """Return one number of a field, as `biberbau.core.bookkeeping.each` goes through them."""
    return f"seen.{name}" + (f"[{', '.join('ij'[: len(field.per)])}]" if field.per else "")


def indented(field: Field, statements: list[str]) -> list[str]:
    """Return statements about each number of a field, in the body of a function."""
    from biberbau.core.bookkeeping import each

    loops = each(field, "")[:-1]
    return ["    " + line for line in loops] + ["    " * (1 + len(loops)) + statement for statement in statements]
