"""The sentences of the page, from the catalogues that the page itself is built with."""

from __future__ import annotations

import functools
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

REPOSITORY = Path(__file__).resolve().parents[2]
PLACES = (
    "biberbau/**/texts/{language}.ftl",
    "biberbau/**/texts/later/{language}.ftl",
    "web/texts/{language}.ftl",
    "web/texts/*.{language}.ftl",
    "web/texts/later/*.{language}.ftl",
    "examples/*/*/texts/{language}.ftl",
)


@functools.cache
def catalogue(language: str) -> FluentBundle:
    """Every sentence that the page can say in one language."""
    bundle = FluentBundle([language], use_isolating=False)
    for place in PLACES:
        for path in sorted(REPOSITORY.glob(place.format(language=language))):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def words(language: str, message: str, **arguments: str | int) -> str:
    """One sentence as the page says it."""
    bundle = catalogue(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"{message} has no text"
    text, errors = bundle.format_pattern(pattern, arguments)
    assert not errors, f"{message}: {errors}"
    return str(text)
