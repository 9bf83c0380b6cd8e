"""The catalogue of sentences in English and German (Project Fluent), shared with the browser.

Every floor keeps its own sentences in a `texts` folder beside its code.  Ids begin with the floor's or the game's name.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de")

PACKAGE_ROOT = Path(__file__).resolve().parent.parent


class TextError(LookupError):
    """A message that the catalogue does not have, or an argument that it was not given."""


@functools.cache
def bundle(language: str) -> FluentBundle:
    """Return the whole catalogue in one language."""
    if language not in LANGUAGES:
        raise TextError(f"there is no catalogue in '{language}'; there are {', '.join(LANGUAGES)}")
    catalogue = FluentBundle([language], use_isolating=False)
    for path in sorted(PACKAGE_ROOT.rglob(f"texts/{language}.ftl")):
        catalogue.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return catalogue


def render(language: str, message: str, arguments: Mapping[str, str | int] | None = None) -> str:
    """Return one sentence; TextError when the message is missing or lacks an argument."""
    catalogue = bundle(language)
    if not catalogue.has_message(message):
        raise TextError(f"the {language} catalogue has no message {message}")
    pattern = catalogue.get_message(message).value
    if pattern is None:
        raise TextError(f"message {message} has no text in {language}")
    text, errors = catalogue.format_pattern(pattern, dict(arguments or {}))
    if errors:
        raise TextError(f"message {message} in {language}: {errors[0]}")
    return str(text)
