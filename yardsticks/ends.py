"""Ends of rounds for two that nobody has tuned anything on, made by dice.

At Daumen Drauf! careful players come to them; the other games hardly ever come to an end of which so little is unseen
that it can be solved, so there the cards are laid out at random, as they could lie.  Whatever the dice make is taken,
in its order, that has as many situations to choose in as is wanted.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import biberbau
from biberbau.core.errors import BiberbauError
from biberbau.core.position import parse_position
from biberbau.envs.openspiel.endgame import endgame
from biberbau.envs.openspiel.tree import Tree
from biberbau.games import game_named
from biberbau.games.beanie.notation import RANK_NAMES, SUIT_LETTERS
from biberbau.games.biber_gang.constants import BEAVERS, COPIES
from biberbau.games.biber_gang.notation import CARD_NAMES
from biberbau.games.biber_mania.kinds import ACTION_LETTERS

MOST_NODES: Final = 60_000
FEWEST_SITUATIONS: Final = 20

LATEST: Final = 12
"""So many of a game's last choices may be where an end begins."""

RUN: Final = 3
"""Cards of each run that lies on the table."""


@dataclass(frozen=True)
class End:
    """A position and its tree."""

    text: str
    tree: Tree


def ends_of(name: str, seed: int, most_situations: int) -> Iterator[End]:
    """Yield ends of a game without end, the same for a seed."""
    game, made = game_named(name), FAMILIES[name]
    for number in range(1_000_000):
        for text in made(random.Random(f"{name} {seed} {number}")):
            with contextlib.suppress(BiberbauError, ValueError):
                tree = Tree(endgame(game, parse_position(text, game)[0]), MOST_NODES)
                if FEWEST_SITUATIONS <= len(tree.choices) <= most_situations:
                    yield End(text, tree)
                    break


def written(game: str, options: dict[str, str | int], table: dict[str, str | int], seats: list[dict[str, str]]) -> str:
    """Return a position as text."""
    parts = [f'game = "{game}"\n', section("[options]", options), section("[table]", table)]
    return "\n".join(parts + [section("[[seat]]", seat) for seat in seats])


def section(heading: str, values: dict[str, str | int] | dict[str, str]) -> str:
    """Return a heading and what stands below it."""
    return "\n".join(
        [heading, *(f'{k} = "{v}"' if isinstance(v, str) else f"{k} = {v}" for k, v in values.items()), ""]
    )


def biber_gang(dice: random.Random) -> Iterator[str]:
    """Yield a display of each seat with one or two cards face down, one to three in the deck, all others discarded."""
    deck = [card for card, count in zip(CARD_NAMES, (*COPIES, BEAVERS), strict=True) for _ in range(count)]
    dice.shuffle(deck)
    displays = [[deck.pop() for _ in range(8)] for _ in range(2)]
    for display in displays:
        for place in dice.sample(range(8), dice.choice((1, 1, 2))):
            display[place] = "?"
    for _ in range(dice.choice((1, 2, 2, 3))):
        deck.pop()
    yield written(
        "biber-gang",
        {"deck_out": "end_round", "stall_limit": 1, "rounds": 1},
        {"turn": dice.randrange(2), "discard": " ".join(deck)},
        [{"top": " ".join(display[:4]), "bottom": " ".join(display[4:])} for display in displays],
    )


def biber_mania(dice: random.Random) -> Iterator[str]:
    """Yield a whole round, dealt small."""
    copies = dice.choice((1, 2))
    deck = [str(value) for value in range(1, 8) for _ in range(4)] + [*ACTION_LETTERS] * copies + ["JO"] * 5
    dice.shuffle(deck)
    numbers = [card for card in deck if card.isdigit()]
    display, top = numbers[:2], numbers[2]
    for card in (*display, top):
        deck.remove(card)
    hands = [dice.choice((1, 2, 2)), 2]
    left = dice.choice((1, 1, 2))
    hidden = {"deck_count": left, "removed": " ".join(sorted(deck[sum(hands) + left :]))}
    yield written(
        "biber-mania",
        {"deck": "custom", "deck_values": 7, "deck_copies": 4, "deck_action_copies": copies, "deck_jokers": 5},
        {"turn": dice.randrange(2), "display": " ".join(display), "stock": top} | hidden,
        [{"hand": " ".join("?" * count)} for count in hands],
    )


def beanie(dice: random.Random) -> Iterator[str]:
    """Yield a table on which nearly all cards lie in melds: sets, and runs of three suits.

    The cards that would make the fourth run are unseen, and one or two that fit a set.
    """
    first = dice.randrange(len(RANK_NAMES) - RUN)
    block, suit = RANK_NAMES[first : first + RUN], dice.choice(SUIT_LETTERS)
    runs = [f"run-{other}-{'-'.join(block)}" for other in SUIT_LETTERS if other != suit]
    others = [rank for rank in RANK_NAMES if rank not in block]
    unseen = {rank: dice.choice(SUIT_LETTERS) for rank in dice.sample(others, dice.choice((1, 1, 2)))}
    sets = ["-".join(["set", *(f"{rank}{one}" for one in SUIT_LETTERS if one != unseen.get(rank))]) for rank in others]
    melds = " ".join(f"{dice.randrange(2)}:{meld}" for meld in sets + runs)
    yield written(
        "beanie",
        {"rounds": 1, "stall": 1},
        {"turn": dice.randrange(2), "melds": melds},
        [{"hand": " ".join("?" * dice.choice((1, 2)))} for _ in range(2)],
    )


def daumen_drauf(dice: random.Random) -> Iterator[str]:
    """Yield the moments of a game between careful players, where somebody has a choice, the earliest first."""
    reveals = dice.choice(("taker", "all"))
    options: dict[str, str | int] = {"games": 1, "reveal_on_take": reveals}
    match = biberbau.Match("daumen-drauf", seats=2, seed=dice.randrange(2**60), options=options)
    careful = biberbau.bot("careful")
    moments = []
    while not match.over:
        seat = match.actors[0]
        if len(match.legal(seat)) > 1:
            moments.append(match.position)
        match.play(careful.advise(match.view(seat), dice.randrange(2**60)), seat)
    yield from moments[-LATEST:]


FAMILIES: Final[dict[str, Callable[[random.Random], Iterator[str]]]] = {
    "biber-gang": biber_gang,
    "daumen-drauf": daumen_drauf,
    "biber-mania": biber_mania,
    "beanie": beanie,
}
