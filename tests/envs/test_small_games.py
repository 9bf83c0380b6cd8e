"""Small games of all four: worlds as likely as a deal makes them, hands known at once, and values found twice."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from biberbau.core.chance import seed_generator
from biberbau.core.position import parse_position
from biberbau.envs.openspiel.endgame import endgame
from biberbau.envs.openspiel.exact import solve
from biberbau.envs.openspiel.table import PUBLIC
from biberbau.envs.openspiel.tree import Tree
from biberbau.envs.openspiel.worlds import Worlds, worlds_of
from biberbau.games import game_named
from tests.cli.running import Terminal
from tests.envs.sequence_form import dealt, value_of

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
DRAUF, MANIA, BEANIE = map(game_named, ("daumen-drauf", "biber-mania", "beanie"))

ASKED_IN_VAIN = """
game = "biber-mania"
[options]
deck = "custom"
deck_values = 7
deck_copies = 4
deck_action_copies = 1
deck_jokers = 5
[table]
display = "1 4"
stock = "3"
deck_count = 1
removed = "1 1 1 2 2 2 2 3 3 3 4 4 4 5 5 6 6 7 7 7 SB FE PB HI GE BG KO JO JO JO JO"
[[seat]]
hand = "7 5 5"
known = "7"
asked = "DI:0"
[[seat]]
hand = "6 6 JO"
"""
"""Seat 0 is known to hold a 7 and was asked in vain for the Thief, which lies in the draw pile or the other hand."""

PUT_DOWN = """
game = "beanie"
[options]
rounds = 1
[table]
phase = "discard"
turn = 0
melds = "0:set-AC-AD-AH 0:set-2C-2D-2H-2S 1:set-3C-3D-3H-3S 0:set-4C-4D-4H-4S 0:set-5C-5D-5H-5S 1:set-6C-6D-6H-6S \
0:set-7C-7D-7H-7S 1:set-8C-8D-8H-8S 1:set-9C-9D-9H-9S 0:set-10C-10D-10H-10S 0:set-JC-JD-JH-JS 1:set-QC-QD-QH-QS"
drawn = "none"
laid_unseen = 3
[[seat]]
hand = "? ?"
[[seat]]
hand = "? ?"
"""
"""Seat 0 has put down three cards that nobody knew since it drew; each may have been the one drawn."""


def example(name: str) -> str:
    return (EXAMPLES / f"{name}.toml").read_text()


def filled(text: str, *words: str) -> str:
    """Return a position in which the first places left open, one after the other, are told."""
    for word in words:
        text = text.replace("?", word, 1)
    assert "?" not in text
    return text


def thumbs() -> Iterator[str]:
    """Deal the unseen cards of the example: the heads of two shown cards, two hands, and what is left is the stock."""
    for heads in itertools.product("+-", repeat=2):
        twins = [face + ("-" if head == "+" else "+") for face, head in zip(("G2", "G3"), heads, strict=True)]
        for order in itertools.permutations([*twins, "K1-", "K2+", "G4+"]):
            if order[0] < order[1] and order[2] < order[3]:
                shown = example("thumbs").replace("G2?", f"G2{heads[0]}").replace("G3?", f"G3{heads[1]}")
                yield filled(shown, *order[:4])


def small_deal() -> Iterator[str]:
    """Deal the six unseen cards of the example in every order, as if equal ones could be told apart."""
    for order in itertools.permutations(["5", "5", "6", "DI", "DI", "JO"]):
        hands = [*sorted(order[:2]), *sorted(order[2:4])]
        yield filled(example("tinydeal"), *hands).replace("deck_count = 2", f'deck = "{" ".join(order[4:])}"')


def last_spades() -> Iterator[str]:
    """Deal the five unseen cards of the example."""
    for order in itertools.permutations(["7S", "8S", "9S", "10S", "QS"]):
        if order[0] < order[1] and order[2] < order[3]:
            yield filled(example("lastspades"), *order[:4])


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "game", "texts", "worlds"),
    [("thumbs", DRAUF, thumbs, 4 * 30), ("tinydeal", MANIA, small_deal, 58), ("lastspades", BEANIE, last_spades, 30)],
)
def test_the_value_is_that_of_the_rules_alone(name: str, game: Any, texts: Any, worlds: int) -> None:
    deals = dealt(game, texts())
    tree = Tree(endgame(game, parse_position(example(name), game)[0]))
    assert len(deals) == tree.worlds == worlds
    solution, value = solve(tree), value_of(game, deals)
    assert solution.low - 1e-6 <= value <= solution.high + 1e-6
    assert solution.high - solution.low <= 0.01


@pytest.mark.parametrize(
    ("game", "text"),
    [(DRAUF, example("thumbs")), (MANIA, example("tinydeal")), (MANIA, ASKED_IN_VAIN), (BEANIE, PUT_DOWN)],
    ids=["thumbs", "tinydeal", "asked in vain", "put down since"],
)
def test_worlds_are_as_likely_as_redeal_makes_them(game: Any, text: str) -> None:
    """Pearson's statistic, which is about normal for so many worlds: off by 5 deviations once in millions."""
    position = parse_position(text, game)[0]
    worlds = worlds_of(game, position)
    assert worlds.shares.sum() == pytest.approx(1)
    generator, world, seen = np.zeros(1, np.uint64), game.new_states(), game.new_states()
    seed_generator(generator, 99)
    game.engine.view_at(position, 0, PUBLIC, seen, 0)
    counts: Counter[bytes] = Counter()
    draws = 400 * len(worlds)
    for _ in range(draws):
        world[0] = seen[0]
        game.engine.redeal_at(world, 0, PUBLIC, generator)
        counts[world.tobytes()] += 1
    expected = {record.tobytes(): draws * share for record, share in zip(worlds.records, worlds.shares, strict=True)}
    assert counts.keys() == expected.keys()
    statistic = sum((counts[content] - mean) ** 2 / mean for content, mean in expected.items())
    freedom = len(worlds) - 1
    assert abs(statistic - freedom) < 5 * math.sqrt(2 * freedom)


def shares_of(worlds: Worlds, *fields: str) -> dict[str, float]:
    """Return the chance of each content of some fields."""
    found: dict[str, float] = {}
    for record, share in zip(worlds.records, worlds.shares.tolist(), strict=True):
        content = str([record[name].tolist() for name in fields])
        found[content] = found.get(content, 0.0) + share
    return found


def test_a_hand_of_two_kinds_is_twice_as_likely_as_one_of_a_pair() -> None:
    """Of the cards 5 5 6 Thief Thief joker, in one hand of 15 lie both fives, in two lie a 5 and the 6, and so on."""
    worlds = worlds_of(MANIA, parse_position(example("tinydeal"), MANIA)[0])
    hands: dict[tuple[int, ...], float] = {}
    for record, share in zip(worlds.records, worlds.shares.tolist(), strict=True):
        hand = tuple(np.repeat(np.arange(len(record["hand"][0])), record["hand"][0]).tolist())
        hands[hand] = hands.get(hand, 0.0) + share
    by_times = sorted(round(share * 15) for share in hands.values())
    assert by_times == [1, 1, 1, 2, 2, 2, 2, 4]
    assert sum(by_times) == 15


def test_a_card_drawn_may_be_any_that_was_put_down_since() -> None:
    """Two cards of the hand and three that lie on the table: in three of five worlds it is none of the hand."""
    worlds = worlds_of(BEANIE, parse_position(PUT_DOWN, BEANIE)[0])
    assert shares_of(worlds, "drawn")["[-1]"] == pytest.approx(3 / 5)


def test_each_seat_knows_its_own_at_once_and_nothing_else() -> None:
    """At Daumen Drauf! that is the head under its thumb, one of two, and its hand: 6 without the twin of the card that
    the other shows, and 4 with either twin; who holds one of them knows the head under the other's thumb."""
    root = endgame(DRAUF, parse_position(example("thumbs"), DRAUF)[0]).new_initial_state()
    told: list[dict[str, set[str]]] = [{}, {}]
    for world, _ in root.chance_outcomes():
        state = root.after(world)
        for seat, thumb in ((0, 4), (1, 5)):
            own = str((int(state.states[0]["trick"][thumb]), state.states[0]["hand"][seat].tolist()))
            told[seat].setdefault(own, set()).add(state.information_state_string(seat))
    for seat in (0, 1):
        assert len(told[seat]) == len(set.union(*told[seat].values())) == 2 * (6 + 4 + 4)
        assert all(len(states) == 1 for states in told[seat].values())


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "name", "worlds", "situations", "value"),
    [
        ("daumen-drauf", "hiddenheads", 160, 36927, -1.71),
        ("biber-mania", "smalldeal", 58, 87899, 0.51),
        ("beanie", "lastbeanie", 30, 36914, 5.25),
        ("beanie", "lastrun", 30, 28938, 2.5),
    ],
)
def test_the_examples_are_solved_at_the_command_line(
    game: str, name: str, worlds: int, situations: int, value: float, biberbau: Terminal
) -> None:
    path = str(EXAMPLES / f"{name}.toml")
    found = biberbau("exact", game, path, "--bots", "uniform,careful", "--samples", "4", "--json").json
    assert (found["worlds"], found["situations"]) == (worlds, situations)
    assert found["value"] == pytest.approx(value, abs=0.01)
    uniform, careful = found["bots"]
    assert careful["mean"] < uniform["mean"]
