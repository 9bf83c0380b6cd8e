"""Small endgames: every world once, the tree as the game is, and values that can be worked out on the way."""

from __future__ import annotations

import math
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from biberbau.bots import Bot, Budget, bot_named
from biberbau.core.position import parse_position
from biberbau.core.view import View
from biberbau.envs.openspiel.endgame import endgame
from biberbau.envs.openspiel.exact import best_response_value, bot_policy, equilibrium, gap, solve
from biberbau.envs.openspiel.tree import Tree, chances_of
from biberbau.envs.openspiel.worlds import worlds_of
from biberbau.games import game_named
from tests.cli.running import Terminal

GANG = game_named("biber-gang")
EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
EXAMPLE = EXAMPLES / "endgame.toml"


def position(first: str, second: str, unseen: str, deck: int = 2) -> Any:
    """Return a position of two displays where `unseen` lie face down or in the deck, and seat 0 is to move.

    Every other card is in the discard pile.
    """
    left = {str(number): 8 for number in range(13)} | {"B": 4}
    displays = [display.split() for display in (first, second)]
    for card in [*displays[0], *displays[1], *unseen.split()]:
        if card != "?":
            left[card] -= 1
    discard = " ".join(card for card, count in left.items() for _ in range(count))
    seats = "".join(f'[[seat]]\ntop = "{" ".join(d[:4])}"\nbottom = "{" ".join(d[4:])}"\n' for d in displays)
    hidden = sum(display.count("?") for display in displays)
    assert len(unseen.split()) == hidden + deck
    text = (
        'game = "biber-gang"\n[options]\ndeck_out = "end_round"\nstall_limit = 1\nrounds = 1\n'
        f'[table]\nturn = 0\ndiscard = "{discard}"\n{seats}'
    )
    return parse_position(text, GANG)[0]


LAST_TURN = ("5 7 0 4 ? 7 3 12", "3 9 1 6 3 2 5 8", "0 9 11")
"""Seat 1 has called; seat 0 has one face-down card and one turn."""


@pytest.fixture(scope="module")
def last_turn() -> Tree:
    return Tree(endgame(GANG, position(*LAST_TURN)))


def test_every_world_is_there_once() -> None:
    worlds = worlds_of(GANG, position("5 7 0 4 ? 7 3 12", "3 9 1 6 3 2 ? 8", "0 5 9 11"))
    assert len(worlds) == math.factorial(4)
    assert len({world.tobytes() for world in worlds.records}) == len(worlds)
    assert worlds.shares.tolist() == pytest.approx([1 / 24] * 24)
    assert {(int(world["display"][0][4]), int(world["display"][1][6])) for world in worlds.records} == {
        (a, b) for a in (0, 5, 9, 11) for b in (0, 5, 9, 11) if a != b
    }


def test_equal_cards_make_fewer_worlds() -> None:
    assert len(worlds_of(GANG, position("5 7 0 4 ? 7 3 12", "3 9 1 6 3 2 ? 8", "9 9 11 11"))) == 6


@pytest.mark.long
def test_a_position_in_which_play_need_not_end_is_refused(biberbau: Terminal) -> None:
    endless = EXAMPLE.read_text(encoding="utf-8").replace("stall_limit = 1", "stall_limit = 0")
    endless = endless.replace('deck_out = "end_round"', 'deck_out = "reshuffle"')
    assert "the tree is too deep" in biberbau("exact", "biber-gang", "-", typed=endless).refusal


@pytest.mark.long
def test_a_position_with_too_many_worlds_is_refused() -> None:
    match = position("5 7 0 4 ? ? ? ?", "3 9 1 6 ? ? ? 8", "0 5 9 11 1 2 3 4 6 7 8", deck=4)
    with pytest.raises(ValueError, match="more than 5000 worlds"):
        worlds_of(GANG, match)


def test_the_value_of_a_last_turn_is_that_of_the_best_choice(last_turn: Tree) -> None:
    """Worked out from the rules alone: seat 0 draws from where it is better, and then does what is best on average."""
    engine, possible = GANG.engine, last_turn.game.table.worlds
    assert possible is not None
    worlds = possible.records
    actions, values = np.zeros(GANG.action_count, np.int32), np.zeros(GANG.seats[-1])
    worth: dict[int, float] = {}
    for draw in (0, 1):
        by_card: dict[int, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
        for world in range(len(worlds)):
            drawn = worlds[world : world + 1].copy()
            engine.apply_at(drawn, 0, 0, draw)
            card = int(drawn[0]["drawn"])
            for action in actions[: engine.legal_at(drawn, 0, 0, actions)].tolist():
                ended = drawn.copy()
                engine.apply_at(ended, 0, 0, action)
                assert engine.round_over_at(ended, 0)
                engine.payoffs_at(ended, 0, values)
                by_card[card][action].append(float(values[0]))
        totals = [max(sum(outcomes) for outcomes in choices.values()) for choices in by_card.values()]
        worth[draw] = sum(totals) / len(worlds)
    solution = solve(last_turn)
    assert solution.value == pytest.approx(max(worth.values()), abs=0.01)
    assert solution.low <= max(worth.values()) + 1e-9
    assert solution.high >= max(worth.values()) - 1e-9


def test_the_compiled_tree_is_the_game(last_turn: Tree) -> None:
    """Uniform play is worth the same in both, to both."""
    uniform = last_turn.policy([dict.fromkeys(one.actions, 1 / len(one.actions)) for one in last_turn.choices])
    compiled = pyspiel.expected_returns(last_turn.root, pyspiel.TabularPolicy(uniform), -1, True)
    ours = pyspiel.expected_returns(
        last_turn.game.new_initial_state(), pyspiel.UniformRandomPolicy(last_turn.game), -1, True
    )
    assert compiled == pytest.approx(ours)
    assert compiled[0] == pytest.approx(-compiled[1])


def test_policies_are_whole_and_legal(last_turn: Tree) -> None:
    policy = bot_policy(last_turn, bot_named("uniform", GANG), 40, None)
    assert len(policy) == len(last_turn.choices)
    for actions in policy.values():
        assert sum(share for _, share in actions) == pytest.approx(1)
    likeliest = [max(share for _, share in actions) for actions in policy.values() if len(actions) > 4]
    assert max(likeliest) < 0.6


def test_gaps_are_never_negative_and_chance_plays_worst(last_turn: Tree) -> None:
    solution = solve(last_turn)
    gaps = {
        name: gap(last_turn, solution, name, bot_policy(last_turn, bot_named(name, GANG), 4, Budget(playouts=400)))
        for name in ("uniform", "careful", "search")
    }
    slack = solution.high - solution.low + 1e-9
    assert all(min(one.lost) >= -slack for one in gaps.values())
    assert gaps["uniform"].mean > 1
    assert max(gaps["careful"].mean, gaps["search"].mean) < 0.5
    # Seat 1 has no turn any more, so nothing it would do can cost it a point.
    assert gaps["uniform"].lost[1] == pytest.approx(0, abs=slack)


def test_a_best_response_knows_the_others_policy(last_turn: Tree) -> None:
    uniform = last_turn.policy([dict.fromkeys(one.actions, 1 / len(one.actions)) for one in last_turn.choices])
    table = pyspiel.TabularPolicy(uniform)
    alone = pyspiel.expected_returns(last_turn.root, table, -1, True)[0]
    assert best_response_value(last_turn, 0, table) > alone
    assert best_response_value(last_turn, 1, table) == pytest.approx(-alone)


def test_nobody_to_act_is_refused() -> None:
    over = position("5 7 0 4 9 7 3 12", "3 9 1 6 3 2 5 8", "0 11")
    with pytest.raises(ValueError, match="nobody is to act"):
        endgame(GANG, over)


def test_a_bot_is_asked_only_where_it_comes_by_what_it_does(last_turn: Tree) -> None:
    """What it would do elsewhere costs it nothing: here, with cards from where it does not draw."""
    asked = set()

    class Asked:
        name = "asked"

        def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
            asked.add(view.bytes)
            return bot_named("careful", GANG).choose(view, seed)

    chances = chances_of(last_turn, Asked(), 3, None)
    elsewhere = [place for place, choice in enumerate(last_turn.choices) if choice.view.bytes not in asked]
    assert 0 < len(elsewhere) < len(last_turn.choices) - 1
    lost = []
    for place in elsewhere:
        choice = last_turn.choices[place]
        assert choice.before is not None
        assert chances[choice.before[0]][choice.before[1]] == 0
        for taken in choice.actions:
            chances[place] = {one: float(one == taken) for one in choice.actions}
            lost.append(gap(last_turn, solve(last_turn), "asked", last_turn.policy(chances)).lost)
    assert lost == [pytest.approx(lost[0])] * len(lost)


@pytest.fixture(scope="module")
def under_thumb() -> Tree:
    """A position in which perfect play leaves much to chance."""
    match, _ = parse_position((EXAMPLES / "underthumb.toml").read_text(encoding="utf-8"), game_named("daumen-drauf"))
    return Tree(endgame(game_named("daumen-drauf"), match))


@pytest.mark.long
def test_who_plays_perfectly_loses_nothing_by_what_it_says_and_something_by_few_of_its_choices(
    under_thumb: Tree,
) -> None:
    """Chance makes whoever mixes look easy to foresee, the more so the fewer choices are looked at."""
    solution, policy = equilibrium(under_thumb)
    mixtures: dict[bytes, dict[int, float]] = {}
    for name, numbers in under_thumb.action_ids().items():
        shares, choice = dict(policy[name]), under_thumb.choices[int(name.rsplit("-", 1)[1])]
        mixtures[choice.view.bytes] = {action: shares[number] for action, number in numbers.items()}

    class Perfect:
        name = "perfect"

        def choose(self, view: View, seed: int, budget: Budget | None = None) -> int:
            mixture = mixtures[view.bytes]
            return Random(str(seed)).choices(list(mixture), list(mixture.values()))[0]

    class Open(Perfect):
        def chances(self, view: View, budget: Budget | None = None) -> dict[int, float]:
            return mixtures[view.bytes]

    def lost(bot: Bot, samples: int) -> float:
        return gap(under_thumb, solution, bot.name, bot_policy(under_thumb, bot, samples, None)).mean

    assert lost(Open(), 1) <= 0.01
    assert lost(Perfect(), 256) < 0.01 < 0.03 < lost(Perfect(), 8)


@pytest.mark.long
def test_search_mixes_where_perfect_play_does(under_thumb: Tree) -> None:
    search = bot_named("search", game_named("daumen-drauf"))
    found = gap(under_thumb, solve(under_thumb), "search", bot_policy(under_thumb, search, 1, Budget(playouts=2000)))
    assert found.mean < 0.05, "0.024 when it was written, and 0.125 for a search that does not mix"


@pytest.mark.long
def test_the_example_is_solved_at_the_command_line(biberbau: Terminal) -> None:
    found = biberbau("exact", "biber-gang", str(EXAMPLE), "--bots", "uniform,careful", "--samples", "4", "--json").json
    assert (found["worlds"], found["situations"]) == (24, 2114)
    assert found["value"] == pytest.approx(2.25, abs=0.01)
    uniform, careful = found["bots"]
    assert careful["mean"] < 0.2 < uniform["mean"]


@pytest.mark.long
def test_what_cannot_be_solved_is_refused(biberbau: Terminal) -> None:
    table = str(EXAMPLE.with_name("table.toml"))
    assert "more than 5000 worlds" in biberbau("exact", "biber-gang", table).refusal
    assert "no bot 'genius'" in biberbau("exact", "biber-gang", str(EXAMPLE), "--bots", "genius").refusal
