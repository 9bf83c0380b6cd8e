"""`biberbau admin`: ask a running house, over the socket in its data folder, and tell it what to do."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from biberbau.cli.arguments import Arguments, Parser, add_data, add_json, number_from, table_code
from biberbau.cli.bad_input import BadInput, refused_as
from biberbau.cli.house_lines import (
    print_announced,
    print_bans,
    print_draining,
    print_erased,
    print_list,
    print_purged,
    print_state,
    print_table,
)
from biberbau.cli.output import print_json
from biberbau.core.counted import counted

if TYPE_CHECKING:
    from biberbau.server.administration.requests import AnyRequest

TITLE = "look into a running house, and keep order there"

LOOK, MINUTE = 1.0, 60.0
"""Seconds between two looks whether matches still go on, and of a minute of waiting for that."""

PRINTERS = {
    "list": print_list,
    "show": print_table,
    "close": print_state,
    "open": print_state,
    "ban": print_bans,
    "unban": print_bans,
    "bans": print_bans,
    "announce": print_announced,
    "withdraw": print_announced,
    "announced": print_announced,
    "drain": print_draining,
    "undrain": print_draining,
    "draining": print_draining,
    "purge": print_purged,
    "erase": print_erased,
}
"""By command, how its result is printed."""


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_data(parser)
    orders = parser.add_subparsers(dest="order", metavar="COMMAND", required=True, parser_class=Parser)

    def order(name: str, title: str) -> argparse.ArgumentParser:
        added: argparse.ArgumentParser = orders.add_parser(name, help=title, description=title)
        # In front of the command it means the same.
        add_data(added, argparse.SUPPRESS)
        add_json(added)
        return added

    tables = order("list", "the tables that are awake")
    tables.add_argument(
        "--all",
        type=number_from(1, 1000),
        nargs="?",
        const=100,
        default=0,
        metavar="N",
        help="those asleep, too, up to so many, the youngest first (default: 100)",
    )
    for name, title in (
        ("show", "one table: its settings and who sits there"),
        ("close", "close a table: nobody acts, joins or begins anything there"),
        ("open", "let a table that was closed go on"),
    ):
        order(name, title).add_argument("code", type=table_code, metavar="CODE")
    ban = order("ban", "take no guests from an address")
    unban = order("unban", "take guests from an address again")
    for one in (ban, unban):
        one.add_argument("address", metavar="ADDRESS", help="as 203.0.113.7, or 64 bits of IPv6 as 2001:db8:1:2::/64")
    ban.add_argument(
        "--for", type=number_from(1, 87_600), metavar="HOURS", dest="hours", help="so long (default: for good)"
    )
    order("bans", "who is not let in")
    announce = order("announce", "say something on every page")
    announce.add_argument("text", metavar="TEXT", help="one line")
    announce.add_argument(
        "--for", type=number_from(1, 20_160), metavar="MINUTES", dest="minutes", help="so long (default: for good)"
    )
    order("withdraw", "take back what is said on every page")
    drain = order("drain", "open no new table and begin no further match, before the house is closed")
    drain.add_argument(
        "--wait",
        type=number_from(1, 10_080),
        nargs="?",
        const=10_080,
        metavar="MINUTES",
        help="until no match goes on, so long at most (default: a week)",
    )
    order("undrain", "open tables and begin matches again")
    order("draining", "whether the house drains, and how many matches go on")
    purge = order("purge", "forget tables to which nothing has happened for long, for ever")
    purge.add_argument("--days", type=number_from(1, 36_500), required=True, metavar="N", help="for how long")
    purge.add_argument("--dry-run", action="store_true", help="only say which they are")
    erase = order("erase", "take names of people out of all that is kept, for ever")
    erase.add_argument("code", type=table_code, nargs="?", metavar="CODE", help="a table")
    erase.add_argument(
        "seats",
        type=number_from(1, 100),
        nargs="*",
        metavar="SEAT",
        help="its seats, counted from 1 as show prints them",
    )
    erase.add_argument("--name", metavar="NAME", help="a name, wherever it stands, in place of table and seats")
    erase.add_argument("--dry-run", action="store_true", help="only say which names would go, and where they stand")
    order("announced", "what is said on every page")


def run(arguments: Arguments) -> None:
    """Ask the house, and print what it answers."""
    from biberbau.server.administration.asking import ask
    from biberbau.server.administration.requests import Problem
    from biberbau.server.storage.folder import default_data

    folder = arguments.data or default_data()
    with refused_as(Problem):
        result: dict[str, Any] = ask(folder, request_of(arguments))
        if arguments.order == "drain" and arguments.wait is not None:
            result = wait_until_drained(folder, result, arguments.wait)
    if arguments.json:
        print_json(result)
    else:
        PRINTERS[arguments.order](result)


def wait_until_drained(folder: Path, result: dict[str, Any], minutes: int) -> dict[str, Any]:
    """Return what the house says once no match goes on; BadInput when some do after so many minutes, or it plays on."""
    from biberbau.server.administration.asking import ask
    from biberbau.server.administration.requests import ReadDrain

    end = time.monotonic() + minutes * MINUTE
    while result["draining"] and result["matches"]:
        if time.monotonic() > end:
            raise BadInput(counted(result["matches"], "match still goes on", "matches still go on"))
        time.sleep(LOOK)
        result = ask(folder, ReadDrain())
    if not result["draining"]:
        raise BadInput("the house, or a part of it, opens tables again")
    return result


def request_of(arguments: Arguments) -> AnyRequest:
    """Return what the command line asks."""
    from biberbau.server.administration import requests

    match arguments.order:
        case "list":
            return requests.ListTables(arguments.all)
        case "show":
            return requests.ShowTable(arguments.code)
        case "close":
            return requests.CloseTable(arguments.code)
        case "open":
            return requests.OpenTable(arguments.code)
        case "ban":
            return requests.Ban(arguments.address, arguments.hours)
        case "unban":
            return requests.Unban(arguments.address)
        case "announce":
            return requests.Announce(arguments.text, arguments.minutes)
        case "drain":
            return requests.Drain()
        case "undrain":
            return requests.Undrain()
        case "draining":
            return requests.ReadDrain()
        case "purge":
            return requests.Purge(arguments.days, arguments.dry_run)
        case "erase":
            if (arguments.name is None) == (arguments.code is None) or (arguments.code and not arguments.seats):
                raise BadInput("say whose names: a table with one seat or more, or --name NAME")
            if arguments.name is not None:
                return requests.EraseName(arguments.name, arguments.dry_run)
            seats = sorted({seat - 1 for seat in arguments.seats})
            return requests.EraseSeats(arguments.code, seats, arguments.dry_run)
        case "withdraw":
            return requests.Withdraw()
        case "announced":
            return requests.ReadBoard()
        case _:
            return requests.ListBans()
