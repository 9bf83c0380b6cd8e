"""`biberbau serve`: open the house."""

from __future__ import annotations

import argparse

from biberbau.cli.arguments import Arguments, add_data, add_log, base_path, number_from, origin
from biberbau.cli.bad_input import refused_as

TITLE = "serve the tables; a browser is all that players need"


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=number_from(0, 65535), default=8400, help="port; 0 takes any free one")
    add_data(parser)
    add_log(parser)
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument("--lan", action="store_true", help="let others in your network in from the start")
    parser.add_argument(
        "--public-origin",
        type=origin,
        metavar="ORIGIN",
        help="where the house is found from outside, as https://games.example.org",
    )
    parser.add_argument(
        "--base-path",
        type=base_path,
        default="",
        metavar="PATH",
        help="beneath which path of that site the house lies, as /cards",
    )
    parser.add_argument(
        "--behind-proxy", action="store_true", help="believe a proxy on this machine whom it speaks for"
    )
    parser.add_argument(
        "--origin",
        type=origin,
        action="append",
        default=[],
        metavar="ORIGIN",
        help="a further page that may connect, as its origin",
    )
    parser.add_argument(
        "--workers",
        type=number_from(1, 64),
        default=1,
        metavar="N",
        help="serve with so many processes; needs a PostgreSQL database (--log)",
    )
    parser.add_argument(
        "--log-format", choices=("text", "json"), default="text", help="how the lines on standard error look"
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="FILE",
        help="a policy file, or a bot of one's own as MODULE:CLASS, that can be chosen, too",
    )


def run(arguments: Arguments) -> None:
    """Serve until interrupted."""
    from biberbau.bots import BotError, offer
    from biberbau.server.http_server import Openness
    from biberbau.server.serving import CannotServe, serve

    openness = Openness(
        lan=arguments.lan,
        origins=arguments.origin,
        public_origin=arguments.public_origin,
        base_path=arguments.base_path,
        behind_proxy=arguments.behind_proxy,
    )

    with refused_as(BotError):
        for path in arguments.bot:
            offer(path)
    with refused_as(CannotServe):
        serve(
            arguments.host,
            arguments.port,
            arguments.data,
            open=arguments.open,
            openness=openness,
            log_format=arguments.log_format,
            log=arguments.log,
            workers=arguments.workers,
        )
