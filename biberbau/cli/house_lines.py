"""What a running house answers, as lines for a terminal."""

from __future__ import annotations

import time
from typing import Any

from biberbau.cli.output import columns
from biberbau.core.counted import counted

COLUMNS = ("table", "game", "stage", "people", "bots", "here", "quiet since")


def print_list(result: dict[str, Any]) -> None:
    """Print tables, a line each."""
    if result["tables"]:
        print(*columns([COLUMNS, *map(row_of, result["tables"])]), sep="\n")
    else:
        print("no table is awake")
    if result["left_off"]:
        print(counted(result["left_off"], "more sleeps", "more sleep"))
    for table in result["tables"]:
        if table["problem"]:
            print(f"{table['code']}: {table['problem']}")


def row_of(table: dict[str, Any]) -> tuple[str, ...]:
    """Return the cells of a table's line."""
    if table["problem"]:
        return (table["code"], "?", "?", "", "", "", "")
    since = moment(table["quiet_since"]) if table["awake"] else "asleep"
    people, bots, here = (str(table[name]) for name in ("people", "bots", "connected"))
    return (table["code"], table["game"], stage_of(table), people, bots, here, since)


def print_table(result: dict[str, Any]) -> None:
    """Print one table with its seats."""
    table = result["table"]
    since = f"quiet since {moment(table['quiet_since'])}" if table["awake"] else "asleep"
    print(f"{table['code']}  {table['game']}, {stage_of(table)}, {since}")
    marks = [mark for mark in ("locked", "paused") if result[mark]]
    events = counted(result["events"], "event", "events")
    facts = [f"match {result['match']}", events, f"{table['watchers']} watching", *marks]
    print(f"  {', '.join(facts)}")
    for title in ("options", "settings"):
        print(f"  {title}  {' '.join(f'{key}={value}' for key, value in result[title].items())}")
    for seat in result["seats"]:
        who = "person" if seat["kind"] == "human" else "bot"
        plays = f", {seat['bot']} plays" if seat["bot"] else ""
        here = ", connected" if seat["connected"] else ""
        host = ", host" if seat["host"] else ""
        print(f"  seat {seat['seat'] + 1}  {seat['name']} ({who}{plays}{here}{host})")


def print_state(table: dict[str, Any]) -> None:
    """Print whether a table is closed."""
    print(f"table {table['code']} is {'closed' if table['closed'] else 'open'}")


def print_bans(result: dict[str, Any]) -> None:
    """Print who is not let in, a line each."""
    for ban in result["bans"]:
        print(f"{ban['address']}  {'until ' + moment(ban['until']) if ban.get('until') else 'until it is lifted'}")
    if not result["bans"]:
        print("nobody is kept out")


def print_announced(result: dict[str, Any]) -> None:
    """Print what is said on every page."""
    if result["text"] is None:
        print("nothing is announced")
    else:
        print(
            f"{result['text']}  ({'until ' + moment(result['until']) if result['until'] else 'until it is withdrawn'})"
        )


def print_draining(result: dict[str, Any]) -> None:
    """Print whether the house drains, and how many matches go on."""
    said = "no new tables and matches" if result["draining"] else "tables are opened and matches begun"
    print(f"{said}; {counted(result['matches'], 'match goes on', 'matches go on', 'no match goes on')}")


def print_purged(result: dict[str, Any]) -> None:
    """Print which tables are gone, or would be."""
    for code in result["tables"]:
        print(code)
    count = counted(len(result["tables"]), "table", "tables", "no table")
    verb = "would be" if result["dry_run"] else "is" if len(result["tables"]) < 2 else "are"
    print(f"{count} {verb} forgotten")
    if result["left_off"]:
        print(f"{counted(result['left_off'], 'more is', 'more are')} as old: too many for once, or awake")


def print_erased(result: dict[str, Any]) -> None:
    """Print where names stood."""
    # A house of an earlier version knows no dry run.
    dry_run = result.get("dry_run", False)
    if result["tables"]:
        where = f"in {counted(result['events'], 'event', 'events')} at {', '.join(result['tables'])}"
        print(f"names would be erased {where}: {', '.join(result['names'])}" if dry_run else f"names erased {where}")
    elif not result["left_off"]:
        print(f"nothing {'would be' if dry_run else 'is'} erased: no such name stands anywhere")
    for code in result["left_off"]:
        print(f"table {code} is in use: say it again")


def moment(seconds: float) -> str:
    """Return a moment in the time of this machine."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def stage_of(table: dict[str, Any]) -> str:
    """Return how far a table is, and whether it is closed."""
    stage: str = table["stage"].replace("_", " ")
    return f"{stage}, closed" if table["closed"] else stage
