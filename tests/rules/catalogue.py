"""A game's own catalogue of sentences, message by message."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

GAMES_FOLDER = Path(__file__).parents[2] / "biberbau/games"


def read_messages(game: str, language: str) -> dict[str, ast.Message]:
    """Return the messages of a game in one language by id; whatever does not parse fails the test."""
    return messages_in(GAMES_FOLDER / game.replace("-", "_") / f"texts/{language}.ftl")


@cache
def messages_in(path: Path) -> dict[str, ast.Message]:
    """Return the messages of a file by id; whatever does not parse fails the test."""
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, ast.Junk)] == []
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in entries}) == len(entries), "an id stands twice"
    return {entry.id.name: entry for entry in entries}


def variables(message: ast.Message, catalogue: dict[str, ast.Message]) -> set[str]:
    """Return the arguments a message uses, those of the messages inside it too."""
    found: set[str] = set()

    class Collector(Visitor):
        """Walks one message and, through references, the messages inside it."""

        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            found.update(variables(catalogue[node.id.name], catalogue))

    Collector().visit(message)
    return found


def messages_within(message: ast.Message) -> set[str]:
    """Return the ids of the messages to which a message refers."""
    found: set[str] = set()

    class Collector(Visitor):
        """Walks one message."""

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Collector().visit(message)
    return found


def assert_clean(text: str, name: str) -> None:
    """A rendered sentence has nothing of the catalogue's own marks left, and no stray spaces."""
    assert text.strip() == text, name
    assert "  " not in text, name
    assert not {"{", "}", "\n"} & set(text), name
