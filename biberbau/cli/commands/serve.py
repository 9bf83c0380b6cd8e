"""`biberbau serve`: open the house."""

from __future__ import annotations

import argparse
from typing import Any

from biberbau.cli.arguments import (
    Arguments,
    address_inside,
    base_path,
    database,
    file_path,
    folder_path,
    number_from,
    one_of,
    origin,
    proxy,
)
from biberbau.cli.bad_input import refused_as
from biberbau.cli.house_file import Option, read_house_file
from biberbau.cli.inputs import find_modules_here

TITLE = "serve the tables; a browser is all that players need"

OPTIONS = (
    Option("host", "address to listen on (default: 127.0.0.1, this machine only)", default="127.0.0.1"),
    Option("port", "port; 0 takes any free one (default: 8400)", number_from(0, 65535), 8400, kind=int),
    Option("data", "folder of the tables (default: your data folder)", folder_path, metavar="DIR"),
    Option(
        "log",
        "PostgreSQL database of the tables, as postgresql://user@host/database (default: a file in the folder)",
        database,
        metavar="URL",
    ),
    Option("open", "open the page in the browser", default=False, kind=bool),
    Option("lan", "let others in your network in from the start", default=False, kind=bool),
    Option(
        "public-origin", "where the house is found from outside, as https://games.example.org", origin, metavar="ORIGIN"
    ),
    Option("base-path", "beneath which path of that site the house lies, as /cards", base_path, "", "PATH"),
    Option("behind-proxy", "believe a proxy on this machine whom it speaks for", default=False, kind=bool),
    Option(
        "proxy",
        "address of a proxy on another machine, which is believed whom it speaks for",
        proxy,
        (),
        "ADDRESS",
        list,
    ),
    Option(
        "metrics", "numbers for Prometheus at /metrics, for this machine only (default: yes)", default=True, kind=bool
    ),
    Option("origin", "a further page that may connect, as its origin", origin, (), "ORIGIN", list),
    Option(
        "workers", "serve with so many processes; needs a PostgreSQL database (--log)", number_from(1, 64), 1, "N", int
    ),
    Option(
        "inside",
        "where the same house on other machines reaches this one, in a private network, as 10.0.0.2:8410",
        address_inside,
        metavar="ADDRESS:PORT",
    ),
    Option(
        "log-format", "how the lines on standard error look: text or json", one_of("text", "json"), "text", "FORMAT"
    ),
    Option(
        "bot",
        "a policy file, or a bot of one's own as MODULE:CLASS, that can be chosen, too",
        default=(),
        metavar="FILE",
        kind=list,
    ),
)
"""The command line wins over the file."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--config", type=file_path, metavar="FILE", help="a TOML file with these options, limits and times"
    )
    for option in OPTIONS:
        option.declare(parser)


def run(arguments: Arguments) -> None:
    """Serve until interrupted."""
    from biberbau.bots import BotError, UnknownBot, offer
    from biberbau.server.http_server import Openness
    from biberbau.server.serving import CannotServe, serve

    file = read_house_file(arguments.config, OPTIONS)
    chosen: dict[str, Any] = {option.key: option.default for option in OPTIONS} | file.options
    chosen |= {key: said for key in chosen if (said := getattr(arguments, key)) is not None}
    openness = Openness(
        lan=chosen["lan"],
        origins=chosen["origin"],
        public_origin=chosen["public_origin"],
        base_path=chosen["base_path"],
        behind_proxy=chosen["behind_proxy"],
        proxies=chosen["proxy"],
        metrics=chosen["metrics"],
    )

    with refused_as(BotError, UnknownBot):
        if chosen["bot"]:
            find_modules_here()
        for path in chosen["bot"]:
            offer(path)
    with refused_as(CannotServe):
        serve(
            chosen["host"],
            chosen["port"],
            chosen["data"],
            open=chosen["open"],
            openness=openness,
            limits=file.limits,
            times=file.times,
            log_format=chosen["log_format"],
            log=chosen["log"],
            workers=chosen["workers"],
            inside=chosen["inside"],
        )
