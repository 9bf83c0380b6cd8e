"""What is written under a name in Python, as a comment of TypeScript."""

from __future__ import annotations

import ast
import functools
import importlib
import inspect
import sys
import textwrap
from collections.abc import Iterator
from itertools import pairwise
from types import ModuleType
from typing import Any

LINE_LENGTH = 110
"""Of the formatter of `web/`."""


def comment(text: str | None, indent: str = "") -> list[str]:
    """Return the lines of a comment; none for no text."""
    if text is None:
        return []
    words = " ".join(text.split())
    line = f"{indent}/** {words} */"
    if len(line) <= LINE_LENGTH:
        return [line]
    wrapped = textwrap.wrap(words, LINE_LENGTH - len(indent) - len(" * "), break_long_words=False)
    return [f"{indent}/**", *(f"{indent} * {line}" for line in wrapped), f"{indent} */"]


def doc_of_name(module: ModuleType, name: str) -> str | None:
    """Return what is written under a name that a module declares, or imports from the one that does."""
    body = parse(module).body
    for declared, doc in documented(body):
        if declared == name:
            return doc
    for node in body:
        if isinstance(node, ast.ImportFrom) and node.module and name in [alias.name for alias in node.names]:
            return doc_of_name(importlib.import_module(node.module), name)
    return None


def docs_of_fields(declared: type[Any]) -> dict[str, str]:
    """Return what is written under the fields of a class and of those it goes on from."""
    module = sys.modules[declared.__module__]
    node = next(
        (node for node in parse(module).body if isinstance(node, ast.ClassDef) and node.name == declared.__name__), None
    )
    if node is None:
        return {}
    docs: dict[str, str] = {}
    for base in node.bases:
        origin = getattr(module, base.id, None) if isinstance(base, ast.Name) else None
        if inspect.isclass(origin) and origin.__module__.startswith("biberbau."):
            docs |= docs_of_fields(origin)
    return docs | dict(documented(node.body))


def documented(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Give every name that is assigned or declared in a body with a text under it, and the text."""
    for node, below in pairwise(body):
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(below.value.value, str):
            yield from ((target.id, below.value.value) for target in targets if isinstance(target, ast.Name))


@functools.cache
def parse(module: ModuleType) -> ast.Module:
    """Return the syntax tree of a module's source."""
    return ast.parse(inspect.getsource(module))
