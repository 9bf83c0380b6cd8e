"""Compact ways to bring a match into the situation that a test is about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from biberbau.core.chance import FastStream, Stream
from biberbau.core.match import Match
from biberbau.core.position import parse_position, toml_value
from biberbau.core.texts import render
from biberbau.games import game_named

UNSHUFFLED = tuple([str(number) for number in range(13) for _ in range(8)] + ["B"] * 4)
"""Biber Gang's cards as they lie before chance puts them into order."""


def shuffle_outcomes(unshuffled: Sequence[str], wanted: Sequence[str]) -> list[int]:
    """Return the outcomes of chance that bring cards from one order into another.

    Chance fills the places of the deck from the last to the first, each with one of the cards still waiting; the card
    on the last waiting place moves to where the chosen one was.
    """
    cards = list(unshuffled)
    outcomes = []
    for last in range(len(cards) - 1, -1, -1):
        chosen = cards.index(wanted[last])
        outcomes.append(chosen)
        cards[chosen] = cards[last]
    return outcomes


class StackedStream:
    """Chance that first comes out as listed and then as a seeded generator has it."""

    def __init__(self, listed: Sequence[int], after: Stream) -> None:
        self.listed = list(listed)
        self.after = after
        self.used = 0

    @property
    def label(self) -> str:
        """A stacked stream has no label that could be written into a record."""
        raise ValueError("a stacked stream cannot be recorded")

    def below(self, size: int) -> int:
        """Return the next outcome in [0, size)."""
        if self.used < len(self.listed):
            self.used += 1
            return self.listed[self.used - 1]
        return self.after.below(size)


def stacked_match(
    deck: Sequence[str], seats: int = 2, options: Mapping[str, str] | None = None, seed: int = 0
) -> Match:
    """Deal a Biber Gang match from a deck in a known order, the first card to be dealt last; later chance by `seed`."""
    stream = StackedStream(shuffle_outcomes(UNSHUFFLED, deck), FastStream(seed))
    return Match.new(game_named("biber-gang"), seats, stream, options)


def biber_gang(
    *displays: str,
    options: Mapping[str, str] | None = None,
    totals: Sequence[int] = (),
    seed: int = 0,
    **table: str | int,
) -> Match:
    """Go on from a Biber Gang situation: one display a seat, and the keys of a position's `[table]` as they come.

    A display is written "5 (7) B ? / ? ? 3 (12)", top row first; "?" lies face down, "(7)" does too but is known to be
    a 7.  Every display of a seat left empty ("") lies face down.
    """
    lines = [f"seats = {len(displays)}", f"seed = {seed}", "[options]"]
    lines += [f"{key} = {toml_value(value)}" for key, value in (options or {}).items()]
    lines += ["[table]", *(f"{key} = {toml_value(value)}" for key, value in table.items())]
    for seat, display in enumerate(displays):
        lines.append("[[seat]]")
        if display:
            top, bottom = display.split(" / ")
            lines += [f'top = "{top}"', f'bottom = "{bottom}"']
        if totals:
            lines.append(f"total = {totals[seat]}")
    game = game_named("biber-gang")
    states, _ = parse_position("\n".join(lines), game)
    return Match(game, states, FastStream(seed))


def play(match: Match, *moves: str) -> None:
    """Take actions, each the seat and the short notation: "0 swap-T1"."""
    for move in moves:
        seat, action = move.split(" ")
        match.apply(int(seat), match.game.parse_action(action))


def legal(match: Match, seat: int) -> set[str]:
    """Return the legal actions of a seat in short notation."""
    return {match.game.format_action(action) for action in match.legal(seat)}


def refused(match: Match, move: str) -> tuple[str, str] | None:
    """Return the reason's name and clause if an action is refused, else None."""
    seat, action = move.split(" ")
    refusal = match.check(int(seat), match.game.parse_action(action))
    if refusal is None:
        return None
    return refusal.reason.message.removeprefix(f"{match.game.name}-reason-"), refusal.reason.clause


def picture(match: Match, seat: int | None = None) -> dict[str, Any]:
    """Return what a seat (None: everybody) is shown, as it comes out of the wire."""
    shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(match.game.picture(match.view(seat))))
    return shown


def display(match: Match, seat: int) -> str:
    """Return a display as everybody sees it, written like the argument of `biber_gang`."""
    cards = ["?" if card is None else str(card) for card in picture(match)["displays"][seat]]
    return " ".join(cards[:4]) + " / " + " ".join(cards[4:])


def told(match: Match, move: str, viewer: int | None = None) -> list[str]:
    """Take an action and return the sentences that `viewer` reads, in English; players are called A, B, C and so on."""
    seat_text, action_text = move.split(" ")
    seat, action = int(seat_text), match.game.parse_action(action_text)
    before = match.view(viewer)
    match.apply(seat, action)
    after = match.view(viewer)
    hidden = match.game.conceals(after, seat)
    sentences = match.game.narrate(before, after, seat, None if hidden else action).sentences
    texts = []
    for sentence in sentences:
        arguments = dict(sentence.arguments)
        for name, mark in (("seat", "you"), ("other", "youother")):
            if name in arguments:
                who = int(arguments[name])
                arguments |= {name: "ABCDEFG"[who], mark: "yes" if who == viewer else "no"}
        texts.append(render("en", sentence.message, arguments))
    return texts
