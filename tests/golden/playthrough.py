"""Playing a golden file again: its input in, all its lines out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from biberbau.core.chance import FastStream
from biberbau.core.game import Game
from biberbau.core.match import Match
from biberbau.core.position import parse_position
from biberbau.core.reasons import Refusal
from biberbau.core.texts import render
from biberbau.core.view import Sentence, View
from biberbau.games import GAMES, game_named
from tests.golden.tables import draw_table

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gabi")
MOVE = "> "
NEXT_ROUND = "next round"


@dataclass(frozen=True)
class Script:
    """The input of a golden file."""

    game: Game
    remarks: list[str]
    kind: str
    """`position` or `match`."""
    start: list[str]
    moves: list[str] = field(default_factory=list)


def golden_files() -> list[Path]:
    """Every golden file of every game."""
    return [path for game in GAMES for path in sorted((FOLDER / game).glob("*.txt"))]


def read_script(path: Path) -> Script:
    """Return the input that a file holds."""
    lines = path.read_text(encoding="utf-8").splitlines()
    heading = next(number for number, line in enumerate(lines) if line in ("position:", "match:"))
    start = []
    for line in lines[heading + 1 :]:
        if not line.startswith("    "):
            break
        start.append(line[4:])
    moves = [line.removeprefix(MOVE) for line in lines if line.startswith(MOVE)]
    remarks = [line for line in lines[:heading] if line.startswith("#")]
    return Script(game_named(path.parent.name), remarks, lines[heading].rstrip(":"), start, moves)


def begin(script: Script) -> Match:
    """Return the match at the start of a script."""
    if script.kind == "position":
        states, seed = parse_position("\n".join(script.start), script.game)
        return Match(script.game, states, FastStream(seed))
    settings = dict(line.split(" = ") for line in script.start)
    seats, seed = int(settings.pop("seats")), int(settings.pop("seed"))
    return Match.new(script.game, seats, FastStream(seed), settings)


def playthrough(script: Script) -> str:
    """Play a script and return the whole text of its file."""
    match = begin(script)
    lines = [*script.remarks, "", f"{script.kind}:", *(f"    {line}" for line in script.start), ""]
    lines += draw_table(match.game, match.view(None), NAMES)
    for move in script.moves:
        gap = [] if match.game.picture(match.view(None)).get("drawn") else [""]
        lines += [*gap, MOVE + move, *play_move(match, move)]
    return "\n".join(lines) + "\n"


def play_move(match: Match, move: str) -> Iterator[str]:
    """Make one move and yield what there is to read about it."""
    if move == NEXT_ROUND:
        match.begin_round()
        yield from draw_table(match.game, match.view(None), NAMES)
        return
    seat, action = int(move.split(" ")[0]), match.game.parse_action(move.split(" ")[1])
    refusal = match.check(seat, action)
    if refusal is not None:
        yield from tell_refusal(match.game, refusal)
        return
    viewers: list[int | None] = [None, *range(match.seats)]
    before = [match.view(viewer) for viewer in viewers]
    match.apply(seat, action)
    after = [match.view(viewer) for viewer in viewers]
    yield from tell(match, seat, action, before, after)
    if match.round_over or match.game.picture(after[0])["phase"] != "decide":
        yield from draw_table(match.game, after[0], NAMES)


def tell_refusal(game: Game, refusal: Refusal) -> Iterator[str]:
    """Yield the reason, its clause, and its sentence in both languages."""
    yield f"refused: {refusal.reason.message.removeprefix(f'{game.name}-reason-')} ({refusal.reason.clause})"
    for language in ("en", "de"):
        yield f"    {refusal.text(language)}"


def tell(match: Match, seat: int, action: int, before: list[View], after: list[View]) -> Iterator[str]:
    """Yield what everybody is told, and what a seat is told more or otherwise."""
    everybody = sentences(match.game, before[0], after[0], seat, action)
    yield from (say("en", sentence, None) for sentence in everybody)
    for viewer, (earlier, later) in enumerate(zip(before[1:], after[1:], strict=True)):
        told = sentences(match.game, earlier, later, seat, action)
        if told != everybody:
            yield f"    {NAMES[viewer]} reads: " + " ".join(say("en", sentence, viewer) for sentence in told)


def sentences(game: Game, before: View, after: View, seat: int, action: int) -> list[Sentence]:
    """Return what one viewer is told."""
    hidden = game.conceals(after, seat)
    return game.narrate(before, after, seat, None if hidden else action).sentences


def say(language: str, sentence: Sentence, reader: int | None) -> str:
    """Return a sentence with names, as the reader reads it."""
    arguments = dict(sentence.arguments)
    for name, mark in (("seat", "you"), ("other", "youother")):
        if name in arguments:
            seat = int(arguments[name])
            arguments |= {name: NAMES[seat], mark: "yes" if seat == reader else "no"}
    return render(language, sentence.message, arguments)
