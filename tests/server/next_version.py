"""A later version of the house, to run beside this one: a copy of the package with a few lines changed.

It has another page, whose files have other names; it says more in its protocol, and writes what people do with a word
more, so that no version before can read it.  Nothing of the rules is other, so nothing is compiled for it.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import biberbau
from biberbau.server.app import STATIC

ROOT = Path(biberbau.__file__).parent.parent

BUILT = re.compile(r"[\w.-]+-[\w-]{8}\.\w+")
"""How names of built files look."""

TEXTS = (".js", ".css", ".svg", ".json")

WAVE = 'class Wave(ClientMessage, tag="wave", frozen=True):\n    """Wave."""'
"""A kind of message that no version before has."""

MORE = "mood"
"""What later versions say, with their number behind it, when somebody acts."""


def made_next(folder: Path, number: int) -> Path:
    """Make the version that is so many versions later; return where it is to be run."""
    folder.mkdir()
    left_out = shutil.ignore_patterns("__pycache__", "*.tar.xz", "static")
    shutil.copytree(ROOT / "biberbau", folder / "biberbau", ignore=left_out)
    (folder / "tests").symlink_to(ROOT / "tests")
    server = folder / "biberbau" / "server"
    renew_page(STATIC, server / STATIC.name, number)
    protocol, table = server / "protocol", server / "table"
    words = [f"{MORE}{one}" for one in range(1, number + 1)]
    change(protocol / "fields.py", "PROTOCOL_VERSION = 1\n", f"PROTOCOL_VERSION = {1 + number}\n", instead=True)
    change(
        protocol / "from_client.py", "\n\nclass Configure(", "".join(f'    {word}: Word = "calm"\n' for word in words)
    )
    change(protocol / "from_client.py", "class Understood(", f"{WAVE}\n\n\n")
    change(protocol / "from_client.py", "    | Understood\n", "    | Wave\n")
    change(protocol / "from_server.py", "\n\nclass Held(", "".join(f'    {word}: str = "calm"\n' for word in words))
    change(table / "events.py", "\n    def tied_with(", "".join(f'    {word}: str = ""\n' for word in words))
    change(table / "actions.py", "key=message.id)", "".join(f"{word}=message.{word}, " for word in words))
    return folder


def change(path: Path, before: str, more: str, *, instead: bool = False) -> None:
    """Put something before what stands once in a file, or in its place."""
    text = path.read_text(encoding="utf-8")
    if text.count(before) != 1:
        raise ValueError(f"{before!r} stands {text.count(before)} times in {path}")
    path.write_text(text.replace(before, more if instead else more + before), encoding="utf-8")


def renew_page(source: Path, target: Path, number: int) -> None:
    """Copy the built page, with other names for its files; nothing is packed."""
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("*.br", "*.gz", "assets"))
    (target / "assets").mkdir()
    files = [path for path in (source / "assets").iterdir() if path.suffix not in (".br", ".gz")]
    names = {path.name: renamed(path.name, number) for path in files}
    for path in files:
        content = path.read_bytes()
        if path.suffix in TEXTS:
            content = written_anew(content.decode(), names).encode()
        (target / "assets" / names[path.name]).write_bytes(content)
    index = target / "index.html"
    index.write_text(written_anew(index.read_text(encoding="utf-8"), names), encoding="utf-8")


def renamed(name: str, number: int) -> str:
    """Return the name of a built file as another build would name it."""
    return re.sub(r"-[\w-]{8}(?=\.\w+$)", lambda hash: f"-{number:02}{hash[0][3:]}", name)


def written_anew(text: str, names: dict[str, str]) -> str:
    """Return a text in which files have their other names."""
    return BUILT.sub(lambda name: names.get(name[0], name[0]), text)
