"""The language of answers that are read as they come, by people or messengers and not by our page."""

from __future__ import annotations

from biberbau.core.texts import LANGUAGES, render


def in_every_language(message: str) -> str:
    """Return one sentence in all languages, a line each, for readers of whom nobody knows which they speak."""
    return "".join(f"{render(language, message)}\n" for language in LANGUAGES)


def preferred_language(header: str) -> str:
    """Return the first of our languages that an `Accept-Language` names; messengers often name none."""
    for choice in header.lower().split(","):
        language = choice.strip()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
