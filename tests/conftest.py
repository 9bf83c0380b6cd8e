"""Settings for every test."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("biberbau", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("biberbau")
