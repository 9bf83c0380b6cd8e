"""What a module is made from: its own source and that of every module it imports, at any remove, in one digest.

Compiled code has the constants and rules of other modules inside, so it is stale as soon as one of them has changed.
Which ones these are the imports say.  They are read from the source and not from the running modules, so that a name
that is imported but not yet used counts too.

Comments, documentation and layout change no digest: what is hashed is the syntax tree without them.  To read a tree
takes a millisecond, so what was read is noted in the cache folder under the hash of the text.

Packages of others are not followed, and neither is what is imported by a name made up at run time.
"""

from __future__ import annotations

import ast
import functools
import hashlib
import importlib.util
import json
import sys
import sysconfig
import time
from collections.abc import Iterable, Iterator
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from biberbau.core.folders import folder, write_whole

OURS: Final = __name__.partition(".")[0]
OTHERS: Final = tuple(Path(sysconfig.get_path(kind)).resolve() for kind in ("purelib", "platlib"))
"""Where packages of others are installed, and perhaps this one."""

BEGUN: Final = time.time()
"""When this process read its first rules, in seconds since 1970."""

DIGITS: Final = 16
"""Length of a digest, in hexadecimal characters."""


Roots: TypeAlias = tuple[str, ...]
"""Packages that are followed wherever they lie, for something is made from them."""


class Source(NamedTuple):
    """What matters of one source text."""

    digest: str
    """Hash of its syntax tree, without comments and documentation."""
    imports: list[str]
    """What it imports, as it is written there: `.` before a name that is relative.  `from a import b` imports `a.b`,
    which is a module or stands in the module `a`."""


class Closure(NamedTuple):
    """A module and all that it imports."""

    digest: str
    fresh: bool
    """Whether the sources are those that this process has loaded: none was written since it began."""


def digest_of(*parts: str) -> str:
    """Return the hash of some texts."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(f"{len(part)} {part}".encode())
    return digest.hexdigest()[:DIGITS]


@functools.cache
def reading() -> str:
    """Return the hash of what notes depend on beside the text: this module and the version of Python."""
    return digest_of(Path(__file__).read_text(encoding="utf-8"), sys.version)


def source(text: str) -> Source:
    """Return what matters of a source text, from the notes if they have it; SyntaxError if it is no Python."""
    note = folder("sources") / f"{digest_of(reading(), text)}.json"
    try:
        digest, imports = json.loads(note.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        read = read_source(text)
        write_whole(note, json.dumps(read).encode())
        return read
    return Source(digest, imports)


def read_source(text: str) -> Source:
    """Return what matters of a source text."""
    tree = without_texts(text)
    imports = {name: None for node in executed(tree) for name in imported(node)}
    return Source(digest_of(ast.dump(tree)), list(imports))


def without_texts(text: str) -> ast.Module:
    """Return the syntax tree of a source text without its documentation."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        for part in ("body", "orelse", "finalbody"):
            statements = getattr(node, part, None)
            if isinstance(statements, list):
                setattr(node, part, [statement for statement in statements if not is_text(statement)])
    return tree


def is_text(statement: ast.stmt) -> bool:
    """Whether a statement is nothing but a string: documentation."""
    return (
        isinstance(statement, ast.Expr)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, str)
    )


def executed(node: ast.AST) -> Iterator[ast.AST]:
    """Give a node and all below it, without what stands there for type checkers alone."""
    yield node
    checked = isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    for child in node.orelse if checked and isinstance(node, ast.If) else ast.iter_child_nodes(node):
        yield from executed(child)


def imported(node: ast.AST) -> Iterator[str]:
    """Give the names that a statement imports, if it does."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    if isinstance(node, ast.ImportFrom):
        origin = "." * node.level + (node.module or "")
        yield from (f"{origin.removesuffix('.')}.{alias.name}".removesuffix(".*") for alias in node.names)


@functools.cache
def module_file(name: str) -> Path | None:
    """Return the file with a module's source; None if there is no such module, or not in Python."""
    module = sys.modules.get(name)
    if module is None:
        found = unloaded(name)
        file = found.origin if found is not None else None
    else:
        file = getattr(module, "__file__", None)
    return Path(file) if file is not None and file.endswith(".py") else None


def unloaded(name: str) -> ModuleSpec | None:
    """Return where a module lies that has not been imported; None if there is no such module.

    What it lies in is not imported either, for to read is not to run: whoever runs a module may have to wait for
    others, and these for us.
    """
    around = name.rpartition(".")[0]
    if not around:
        try:
            return importlib.util.find_spec(name)
        except (ImportError, ValueError):
            return None
    places = places_in(around)
    return None if places is None else PathFinder.find_spec(name, places)


def places_in(package: str) -> list[str] | None:
    """Return the folders of a package, imported or not; None if it is none."""
    module = sys.modules.get(package)
    if module is None:
        found = unloaded(package)
        places = None if found is None else found.submodule_search_locations
    else:
        places = getattr(module, "__path__", None)
    return None if places is None else list(places)


def is_followed(name: str, roots: Roots) -> bool:
    """Whether a module belongs to what modules of the packages `roots` are made from: no library, unless it is ours."""
    package = name.partition(".")[0]
    if package == OURS or package in roots:
        return True
    if package in sys.stdlib_module_names:
        return False
    file = module_file(package)
    return file is not None and not any(file.resolve().is_relative_to(place) for place in OTHERS)


@functools.cache
def file_source(path: Path) -> tuple[Source, bool]:
    """Return what matters of a file, and whether it is as it was when this process began."""
    # A time that has not come yet says that somebody's clock is wrong, and nothing else.
    fresh = not BEGUN < path.stat().st_mtime <= time.time()
    return source(path.read_text(encoding="utf-8")), fresh


def absolute(name: str, module: str, file: Path) -> str:
    """Return the full name of what a module imports."""
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    return importlib.util.resolve_name(name, package)


@functools.cache
def imports_of(module: str, roots: Roots) -> tuple[str, ...]:
    """Return the modules that a module imports and that are followed; `roots` are the packages it is read for."""
    file = module_file(module)
    if file is None:
        return ()
    return followed((absolute(name, module, file) for name in file_source(file)[0].imports), roots)


def followed(names: Iterable[str], roots: Roots) -> tuple[str, ...]:
    """Return the modules that the names are, or stand in, as far as these are followed."""
    modules = dict.fromkeys(module_of(name) for name in names if is_followed(name, roots))
    return tuple(name for name in modules if module_file(name) is not None)


def module_of(name: str) -> str:
    """Return the module that an imported name is or, if there is none, in which it stands."""
    around = name.rpartition(".")[0]
    file = module_file(around) if around else None
    is_package = file is None or file.name == "__init__.py"
    return name if is_package and module_file(name) is not None else around


def closure(module: str) -> Closure:
    """Return the digest of a module that lies in a file, with all that it imports."""
    return closure_of({}, [module], (module.partition(".")[0],))


def closure_of_text(text: str, roots: Roots) -> Closure:
    """Return the digest of a module's source that need not lie anywhere yet, with all that it imports, absolutely."""
    read = source(text)
    return closure_of({"": read.digest}, list(followed(read.imports, roots)), roots)


def closure_of(digests: dict[str, str], waiting: list[str], roots: Roots) -> Closure:
    """Return the digest of what was found already, by module, and what is still to be looked at."""
    fresh = True
    while waiting:
        name = waiting.pop()
        file = module_file(name)
        if name not in digests and file is not None:
            read, unchanged = file_source(file)
            fresh = fresh and unchanged
            digests[name] = read.digest
            waiting.extend(imports_of(name, roots))
    return Closure(digest_of(*(part for item in sorted(digests.items()) for part in item)), fresh)


@functools.cache
def package_digest(*folders: str) -> str:
    """Return the digest of all modules in some folders of the package."""
    top = Path(__file__).resolve().parent.parent
    files = [path for name in folders for path in sorted((top / name).rglob("*.py"))]
    return digest_of(*(part for path in files for part in (str(path.relative_to(top)), file_source(path)[0].digest)))
