"""Table options that come from outside: checked before anything is made of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from biberbau.core.options import OptionError


def as_texts(chosen: Any) -> dict[str, str]:
    """Return options by their names as texts; None chooses nothing.  OptionError for what does not name them."""
    if chosen is None:
        return {}
    if not isinstance(chosen, Mapping):
        raise OptionError(f"options are values by their names, as in {{'rounds': 1}}, not {chosen!r}")
    return {name: str(value) for name, value in chosen.items()}
