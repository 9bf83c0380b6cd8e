"""`biberbau games`: what can be played here."""

from __future__ import annotations

import argparse
import itertools
import sys
from typing import Any

from biberbau.cli.arguments import Arguments, add_json, add_language
from biberbau.cli.language import chosen_language
from biberbau.cli.output import print_json

TITLE = "list the games with their options and bots"


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    add_json(parser)
    add_language(parser)


def run(arguments: Arguments) -> None:
    """Print the games; one of a package that cannot be played gets a line beside the output that says why."""
    from biberbau.core.errors import GameError
    from biberbau.games import game_named, game_names
    from biberbau.server.catalogue import describe_game

    described = []
    for name in game_names():
        try:
            described.append(describe_game(game_named(name)))
        except GameError as error:
            print(f"biberbau games: {error}", file=sys.stderr)
    if arguments.json:
        print_json({"games": described})
        return
    language = chosen_language(arguments.language)
    print("\n\n".join(describe(game, language) for game in described))


def describe(game: dict[str, Any], language: str) -> str:
    """Return one game as a paragraph."""
    from biberbau.core.texts import has_message, render

    players = game["players"]
    lines = [
        f"{game['name']}  ({game['titles'][language]})",
        f"  players  {players['least']}-{players['most']}",
        f"  bots     {', '.join(game['bots'])}",
        "  options",
    ]
    for option in game["options"]:
        values = option["values"]
        meaning = option["meaning"][language]
        lines.append(f"    {option['name']}={option['default']}  ({shorten(values)})  {meaning}")
    if game["constants"]:
        lines.append("  a variant may change")
    for constant in game["constants"]:
        standard = ",".join(map(str, constant["standard"]))
        named = f"{game['name']}-constant-{constant['name']}-meaning"
        meaning = render(language, named) if has_message(language, named) else ""
        line = f"    {constant['name']}={standard}  ({constant['least']}..{constant['most']})  {meaning}"
        lines.append(line.rstrip())
    if game["variants"]:
        lines.append("  variants")
    for one in game["variants"]:
        named = f"{game['name']}-variant-{one['name']}"
        title = render(language, named) if has_message(language, named) else one["title"]
        lines.append(f"    {one['name']}  ({title})")
    return "\n".join(lines)


def shorten(values: list[str]) -> str:
    """Return the values of an option as text, many numbers at equal distances as the first and the last."""
    if len(values) > 4 and all(value.isdigit() for value in values):
        numbers = [int(value) for value in values]
        distances = {after - before for before, after in itertools.pairwise(numbers)}
        if len(distances) == 1:
            step = distances.pop()
            return f"{values[0]}..{values[-1]}" + (f" in steps of {step}" if step > 1 else "")
    return "|".join(values)
