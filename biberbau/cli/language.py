"""Which language a person at a terminal reads."""

from __future__ import annotations

import os
from collections.abc import Mapping

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first one that is set decides (POSIX, 8.2)."""


def chosen_language(named: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Return "en" or "de": what the command line names, else the locale's, else English."""
    if named is not None:
        return named
    locale = next((environment[key] for key in LOCALE_VARIABLES if environment.get(key)), "")
    return "de" if locale.split("_")[0].split(".")[0].lower() == "de" else "en"
