"""The simulation of a large crowd, where what comes of it can be reckoned."""

from __future__ import annotations

import statistics

import pytest

from biberbau.server.storage.groups import SPACING
from tests.server.capacity import BETWEEN_ACTIONS, BUSY, ROUND_TRIP, Costs, Simulation, needed

COSTS = Costs(house=500e-6, database=100e-6, kibibytes=40.0, empty=280.0, written=200.0)


def simulated(seats: int, processes: int, cores: int = 4, sync: float = 0.001) -> Simulation:
    """Return what became of two seconds of actions."""
    simulation = Simulation(COSTS, seats, processes, cores, sync)
    simulation.run(2.0)
    return simulation


def test_an_action_that_is_alone_waits_for_nobody() -> None:
    simulation = simulated(seats=60, processes=1)
    alone = COSTS.house + ROUND_TRIP + COSTS.database + 0.001
    assert min(simulation.delays) == pytest.approx(alone)
    assert statistics.median(simulation.delays) == pytest.approx(alone)


def test_every_action_is_answered_at_the_rate_at_which_they_come() -> None:
    simulation = simulated(seats=12_000, processes=4)
    expected = 2.0 * 12_000 / BETWEEN_ACTIONS
    assert abs(len(simulation.delays) - expected) < 5 * expected**0.5


def test_a_process_has_one_group_at_a_time_and_none_too_soon() -> None:
    simulation = simulated(seats=6000, processes=1)
    assert 2.0 / (SPACING + 0.002) < simulation.groups <= 2.0 / SPACING + 1


def test_too_few_processes_fall_behind_and_a_slow_disk_is_felt_by_all() -> None:
    enough = statistics.median(simulated(seats=12_000, processes=4).delays)
    assert statistics.median(simulated(seats=18_000, processes=1).delays) > 20 * enough
    assert statistics.median(simulated(seats=12_000, processes=4, sync=0.05).delays) > 0.05


def test_so_many_processes_are_needed_that_each_has_room_left() -> None:
    processes = needed(COSTS, 100_000)
    rate = 100_000 / BETWEEN_ACTIONS
    assert rate * COSTS.house / processes <= BUSY < rate * COSTS.house / (processes - 1)
