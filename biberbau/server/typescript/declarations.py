"""Types of Python as types of TypeScript."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator, Mapping
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, is_typeddict

import msgspec
from typing_extensions import get_type_hints

from biberbau.server.protocol import ClientMessage
from biberbau.server.typescript.comments import LINE_LENGTH, comment, doc_of_name, docs_of_fields

PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
}

Names = Mapping[str, Any]
"""Types that have a name of their own in TypeScript though Python knows them by their members only."""


def names_in(module: ModuleType) -> dict[str, Any]:
    """Return the literals, and the unions of dictionaries, that have a name in a module."""
    return {
        name: value
        for name, value in vars(module).items()
        if get_origin(value) is Literal or (isinstance(value, UnionType) and all(map(is_typeddict, get_args(value))))
    }


def interface(declared: type[Any], names: Names) -> str:
    """Return a struct or a typed dictionary as an interface, with what is written about it and its fields."""
    docs = docs_of_fields(declared)
    lines = [
        *comment(vars(declared).get("__doc__") or doc_of_name(sys.modules[declared.__module__], declared.__name__)),
        f"export interface {declared.__name__} {{",
    ]
    for name, hint, optional in fields_of(declared):
        lines += comment(docs.get(name), "  ")
        lines.append(f"  {name}{'?' if optional else ''}: {format_type(hint, names)};")
    return "\n".join([*lines, "}"])


def fields_of(declared: type[Any]) -> Iterator[tuple[str, Any, bool]]:
    """Give name and type of every field, and whether it may be missing."""
    hints = get_type_hints(declared)
    if not issubclass(declared, msgspec.Struct):
        yield from ((name, hint, False) for name, hint in hints.items())
        return
    tag = declared.__struct_config__.tag
    if tag is not None:
        yield str(declared.__struct_config__.tag_field), Literal[tag], False
    for field in msgspec.structs.fields(declared):
        # A client may leave out what has a default; the server does where a struct says so.
        leaves_out = issubclass(declared, ClientMessage) or declared.__struct_config__.omit_defaults
        yield field.encode_name, hints[field.name], leaves_out and not field.required


def alias(name: str, value: Any, names: Names, doc: str | None = None) -> str:
    """Return a name for a union or a literal, as the formatter of `web/` lays it out."""
    members = split_type(value, {other: known for other, known in names.items() if other != name})
    line = " | ".join(members)
    whole, indented = f"export type {name} = {line};", f"  {line};"
    if len(whole) > LINE_LENGTH:
        listed = indented if len(indented) <= LINE_LENGTH else "\n".join(f"  | {member}" for member in members) + ";"
        whole = f"export type {name} =\n{listed}"
    return "\n".join([*comment(doc), whole])


def format_type(hint: Any, names: Names) -> str:
    """Return the TypeScript for a type; TypeError for one that has no counterpart yet."""
    return " | ".join(split_type(hint, names))


def split_type(hint: Any, names: Names) -> list[str]:
    """Return the TypeScript for the members of a union, or for what is none."""
    for name, known in names.items():
        if hint == known:
            return [name]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        words = [word for member in arguments for word in split_type(member, names)]
        # A string comes before a number, however the source orders them, and null behind all.
        return sorted(words, key=lambda word: (word == "null", word != "string"))
    if origin is Literal:
        return [f"'{value}'" for value in arguments]
    if origin is list or (origin is tuple and arguments[1:] == (...,)):
        item = split_type(arguments[0], names)
        return [f"({' | '.join(item)})[]" if item[1:] else f"{item[0]}[]"]
    if origin in (dict, Mapping):
        return [f"Record<{', '.join(format_type(argument, names) for argument in arguments)}>"]
    if is_typeddict(hint) or (inspect.isclass(hint) and issubclass(hint, msgspec.Struct)):
        return [hint.__name__]
    if hint in PLAIN:
        return [PLAIN[hint]]
    raise TypeError(f"{hint} has no TypeScript counterpart")
