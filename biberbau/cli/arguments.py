"""Reading the command line: arguments that several commands share, and errors in one line."""

from __future__ import annotations

import argparse
import re
import sys
import unicodedata
from collections.abc import Callable, Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Final, NoReturn
from urllib.parse import urlsplit

from biberbau.cli.bad_input import BadInput

KEPT = frozenset("ßς")
"""Letters that browsers keep in names (RFC 5894, 7.2) and the older way of writing them does not."""

JOINERS = frozenset("\u200c\u200d")
"""What they keep only between some letters."""

Arguments = argparse.Namespace
"""What the command line said."""

SHARED = ip_network("100.64.0.0/10")
"""Addresses of networks that lie over others, as overlays between machines do (RFC 6598)."""


class Parser(argparse.ArgumentParser):
    """A parser that refuses with exactly one line and takes no abbreviated options."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)
        # No option begins with a digit, so what does is a value that has to be judged, as -5ms or the seat of -1:deck.
        self._negative_number_matcher = re.compile(r"-\.?\d")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Return what the words say; none is left over for the parser above, whose help does not know it.

        An option that there is not is refused before anything is missed that was only not reached.
        """
        for word in self.own_words(sys.argv[1:] if args is None else list(args)):
            option = word.partition("=")[0]
            if option in self._option_string_actions or self._negative_number_matcher.match(word) or " " in word:
                continue
            if len(word) > 1 and word[0] == "-":
                self.error(f"there is no option {option}")
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown

    def own_words(self, words: list[str]) -> Iterator[str]:
        """Give the words that can be options of this parser: up to "--", and to the name of a command if it has any."""
        for word in words:
            if word == "--" or (self._subparsers is not None and not word.startswith("-")):
                return
            yield word

    def error(self, message: str) -> NoReturn:
        """Print one line and leave with status 2."""
        print(f"{self.prog}: {' '.join(message.split())} (see {self.prog} --help)", file=sys.stderr)
        sys.exit(2)


def number_from(least: int, most: int | None = None) -> Any:
    """Return a converter for whole numbers from `least` to `most`."""

    def convert(text: str) -> int:
        allowed = f"a whole number from {least}" + (f" to {most}" if most is not None else " up")
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text}' is not {allowed}") from None
        if value < least or (most is not None and value > most):
            raise argparse.ArgumentTypeError(f"{value} is not {allowed}")
        return value

    return convert


def path_to(what: str) -> Callable[[str], Path]:
    """Return a converter for the name of a file or a folder; an empty one would be the current folder."""

    def convert(text: str) -> Path:
        if not text:
            raise argparse.ArgumentTypeError(f"the name of {what} is empty")
        return Path(text)

    return convert


file_path: Final = path_to("a file")
folder_path: Final = path_to("the folder")


def one_of(*choices: str) -> Callable[[str], str]:
    """Return a converter for one of a few words."""

    def convert(text: str) -> str:
        if text not in choices:
            raise argparse.ArgumentTypeError(f"'{text}' is none of {', '.join(choices)}")
        return text

    return convert


def origin(text: str) -> str:
    """Convert the origin of a page, as `https://games.example.org`, into what browsers make of it.

    They say names with other letters than those of ASCII by their codes (RFC 3492), and all names in small letters.
    """
    bad = argparse.ArgumentTypeError(f"'{text}' is no origin, as in https://games.example.org")
    if not JOINERS.isdisjoint(text):
        raise argparse.ArgumentTypeError(
            f"browsers write the name in '{text}' in another way: name it as they do, xn--…"
        )
    try:
        parts = urlsplit(text.rstrip("/"))
        name, port = parts.hostname or "", parts.port
        host = browsers_write(name)
    except ValueError:
        raise bad from None
    if parts.scheme not in ("http", "https") or not host or text.rstrip("/") != f"{parts.scheme}://{parts.netloc}":
        raise bad
    if "@" in parts.netloc or not re.fullmatch(r"[a-z0-9._-]+|[0-9a-f:.]+", host):
        raise bad
    return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{'' if port is None else f':{port}'}"


def browsers_write(name: str) -> str:
    """Return a name in small letters as browsers write it; ValueError for what can be none."""
    if KEPT.isdisjoint(name):
        return name.encode("idna").decode()
    labels = []
    for label in unicodedata.normalize("NFKC", name).split("."):
        if KEPT.isdisjoint(label):
            labels.append(label.encode("idna").decode())
        else:
            labels.append(f"xn--{label.encode('punycode').decode()}")
        if not label.replace("-", "").replace("_", "").isalnum():
            raise ValueError
    return ".".join(labels)


def base_path(text: str) -> str:
    """Convert a path of a site, as `/cards`."""
    from biberbau.server.door.base_path import BadBasePath, checked_base_path

    try:
        return checked_base_path(text)
    except BadBasePath as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def database(text: str) -> str:
    """Convert the address of a PostgreSQL database."""
    try:
        scheme = urlsplit(text).scheme
    except ValueError:
        # As of a password with a bracket in it.
        scheme = ""
    if scheme not in ("postgresql", "postgres"):
        # What is wrong is not repeated: it may hold a password.
        raise argparse.ArgumentTypeError("that is no database, as in postgresql://biberbau@localhost/biberbau")
    return text


def proxy(text: str) -> str:
    """Convert the address of a proxy, as guests of it are seen to come."""
    try:
        return str(ip_address(text))
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is no address, as in 10.0.0.1") from None


def address_inside(text: str) -> tuple[str, int]:
    """Convert an address in a private network with a port."""
    host, _, port = text.rpartition(":")
    try:
        address, number = ip_address(host.strip("[]")), int(port)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is no address with a port, as in 10.0.0.2:8410") from None
    if not 1024 <= number <= 65000:
        raise argparse.ArgumentTypeError(f"{number} is no port from 1024 to 65000")
    if address.is_unspecified or not (address.is_private or address in SHARED):
        raise argparse.ArgumentTypeError(
            f"{address} is no address in a private network; what is said there is not encrypted"
        )
    return str(address), number


def table_option(text: str) -> tuple[str, str]:
    """Convert `KEY=VALUE`."""
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise argparse.ArgumentTypeError(f"'{text}' is not KEY=VALUE, as in rounds=1")
    return key, value


def names(text: str) -> list[str]:
    """Convert names separated by commas."""
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise argparse.ArgumentTypeError(f"'{text}' is not a list of names separated by commas")
    return found


def table_code(text: str) -> str:
    """Convert the code of a table, however it is typed."""
    code = text.upper()
    if not (4 <= len(code) <= 8 and code.isascii() and code.isalnum()):
        raise argparse.ArgumentTypeError(f"'{text}' is not the code of a table, as in BMJXH4")
    return code


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the game that a command is about."""
    parser.add_argument(
        "game", metavar="GAME", help="name of the game (see `biberbau games`), or a file that describes a variant"
    )


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the table options."""
    parser.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        type=table_option,
        dest="options",
        help="a table option; may be given several times",
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add the switch to one JSON object."""
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def add_data(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """Declare the data folder; with `argparse.SUPPRESS` what was said before holds where nothing is said here."""
    parser.add_argument(
        "--data",
        type=folder_path,
        default=default,
        metavar="DIR",
        help="folder of the tables (default: your data folder)",
    )


def add_log(parser: argparse.ArgumentParser) -> None:
    """Declare the database of the tables."""
    parser.add_argument(
        "--log",
        type=database,
        metavar="URL",
        help="PostgreSQL database of the tables, as postgresql://user@host/database (default: a file in the folder)",
    )


def data_folder(arguments: Arguments) -> Path:
    """Return the folder that `add_data` and `add_log` name; BadInput where a database is named without one.

    Which folder belongs to a database nobody but the host knows: one that is guessed would be another house's.
    """
    from biberbau.server.storage.folder import default_data

    folder: Path | None = arguments.data
    if folder is None and arguments.log is not None:
        raise BadInput(
            "with --log name the data folder of the house, too, with --data: names that were erased (erased.json) and "
            "choices in the positions of the days (daily.sqlite3) lie there and not in the database"
        )
    return default_data() if folder is None else folder


def present_folder(arguments: Arguments) -> Path:
    """Return the same for who only reads there; BadInput where a database is named and there is no such folder."""
    folder = data_folder(arguments)
    if arguments.log is not None and not folder.is_dir():
        raise BadInput(
            f"there is no folder {folder}; --data names the data folder of the house that is in the database"
        )
    return folder


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the language of sentences."""
    parser.add_argument("--language", choices=("en", "de"), help="language of the sentences (default: your locale's)")


def add_threads(parser: argparse.ArgumentParser) -> None:
    """Add the number of threads; what a command prints does not depend on it."""
    parser.add_argument("--threads", type=number_from(1, 256), metavar="N", help="threads to use (default: all cores)")


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Add who does the work, threads or a cluster; what comes of it does not depend on it."""
    add_threads(parser)
    parser.add_argument("--ray", action="store_true", help="play on a Ray cluster (needs the extra ray)")


SEED = number_from(0, 2**63 - 1)
"""Converter of simulation seeds."""


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Add the seed of a simulation."""
    parser.add_argument("--seed", type=SEED, default=0, metavar="N", help="seed of everything random (default: 0)")


def add_budget(parser: argparse.ArgumentParser) -> None:
    """Add how long bots may think."""
    parser.add_argument(
        "--budget",
        default="1000",
        metavar="BUDGET",
        help="how long bots may think that do: playouts, or milliseconds as in 20ms, which is not the same every time",
    )
