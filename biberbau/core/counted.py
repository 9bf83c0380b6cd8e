"""Numbers with what is counted, in the English of commands and cards."""

from __future__ import annotations


def counted(number: int, one: str, several: str, none: str | None = None) -> str:
    """Return a number with what is counted, as "1 table" and "2 tables"; none at all is `none`, if that is given."""
    if number == 0 and none is not None:
        return none
    return f"{number} {one if number == 1 else several}"
