"""The tree's nodes: found again, within their room, and widened step by step."""

from __future__ import annotations

import numpy as np
import pytest

from biberbau.bots.hashing import hash_words
from biberbau.bots.search.nodes import ALWAYS_OPEN, MOST_EDGES, NONE, find_place, learn, make_node, open_edges, select
from biberbau.bots.search.tuned import TUNING
from biberbau.bots.search.workspace import Workspace
from biberbau.games import game_named

GAME = game_named("biber-gang")


def workspace_for(nodes: int, edges: int) -> Workspace:
    workspace = Workspace(GAME)
    workspace.nodes, workspace.edges = workspace.nodes[:nodes], workspace.edges[:edges]
    workspace.clear(1)
    return workspace


def grown(workspace: Workspace, count: int, habit: int = 0) -> int:
    """Make a node with actions 0, 1, 2, … and return its number."""
    actions = np.arange(count, dtype=np.int32)
    return make_node(workspace.nodes, workspace.edges, workspace.used, 0, habit, actions, count, workspace.rng)


def test_every_node_is_found_again_and_no_other() -> None:
    workspace, count = workspace_for(2000, 1 << 14), 1500
    dice = np.random.default_rng(5)
    found: dict[tuple[int, int], int] = {}
    for _ in range(count):
        # Few edges and few keys, so that many meet in one and many keys stand behind several edges.
        edge, key = int(dice.integers(40)), np.uint64(dice.integers(60))
        place = find_place(workspace.table, workspace.nodes, edge, key)
        if (edge, int(key)) in found:
            assert workspace.table[place] - 1 == found[edge, int(key)]
            continue
        assert workspace.table[place] == 0
        node = grown(workspace, 3)
        workspace.nodes[node]["key"], workspace.nodes[node]["edge"] = key, edge
        workspace.table[place] = node + 1
        found[edge, int(key)] = node
    assert len(found) == workspace.used[0] > 900
    assert len(set(found.values())) == len(found)


def test_a_hash_depends_on_every_word_and_its_place() -> None:
    words = np.arange(12, dtype=np.uint64)
    hashes = {int(hash_words(words))}
    for place in range(12):
        changed = words.copy()
        changed[place] ^= np.uint64(1 << 63)
        hashes.add(int(hash_words(changed)))
    hashes.add(int(hash_words(words[::-1].copy())))
    assert len(hashes) == 14


def test_a_node_needs_room_for_its_own_edges_and_no_more() -> None:
    workspace = workspace_for(3, 50)
    assert [grown(workspace, 20), grown(workspace, 20), grown(workspace, 11)] == [0, 1, NONE]
    assert grown(workspace, 10) == 2
    assert grown(workspace, 0) == NONE
    assert workspace.used.tolist() == [3, 50]


def test_the_first_node_takes_what_room_there_is() -> None:
    workspace = workspace_for(3, 500)
    assert grown(workspace, 4000, habit=3999) == 0
    actions = workspace.edges[workspace.root_places]["action"]
    assert actions[0] == 3999
    assert len(set(actions.tolist())) == 500


@pytest.mark.parametrize("count", [5, ALWAYS_OPEN, 100, 4000])
def test_the_habitual_action_comes_first_and_none_is_lost_or_doubled(count: int) -> None:
    workspace = workspace_for(10, 1 << 13)
    for node in (grown(workspace, count, habit=count - 2), grown(workspace, count, habit=count - 2)):
        first, held = int(workspace.nodes[node]["first"]), int(workspace.nodes[node]["count"])
        actions = workspace.edges["action"][first : first + held].tolist()
        assert actions[0] == count - 2
        assert len(set(actions)) == held
        assert set(actions) <= set(range(count))
        assert held == (count if node == 0 else min(count, MOST_EDGES))


def test_a_wide_choice_opens_with_the_visits() -> None:
    workspace = workspace_for(10, 1 << 13)
    node = grown(workspace, 4000)
    opened = []
    for visits in (0, 100, 10_000, 10_000_000):
        workspace.nodes[node]["visits"] = visits
        opened.append(open_edges(workspace.nodes, node))
    assert opened == [ALWAYS_OPEN, ALWAYS_OPEN + 20, ALWAYS_OPEN + 200, 4000]
    narrow = grown(workspace, 7)
    assert open_edges(workspace.nodes, narrow) == 7


@pytest.mark.long
def test_the_best_of_many_is_found_though_not_all_were_open() -> None:
    """Each action is worth its number, give or take; the search has no habit to lean on."""
    workspace, count, values = workspace_for(10, 1 << 13), 400, np.zeros(2)
    grown(workspace, count)
    dice = np.random.default_rng(1)
    for _ in range(60_000):
        edge = select(workspace.nodes, workspace.edges, 0, 120.0, TUNING)
        values[0] = workspace.edges[edge]["action"] + 30 * dice.standard_normal()
        learn(workspace.nodes, workspace.edges, np.array([0, edge], np.int32), 1, values)
    edges = workspace.edges[workspace.root_places]
    assert edges["visits"].sum() == workspace.nodes[0]["visits"] == 60_000
    assert edges["action"][edges["visits"].argmax()] > 0.95 * count
