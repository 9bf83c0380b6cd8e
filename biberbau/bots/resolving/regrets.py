"""Both seats learn in a small game's tree what not to regret: CFR+, and how it is kept quick.

Counterfactual regret minimisation (Zinkevich, Johanson, Bowling and Piccione 2007, "Regret minimization in games with
incomplete information"); regrets never fall below 0, seats learn by turns and later times count more in the average
(Tammelin 2014, "Solving large imperfect information games using CFR+", arXiv:1407.5042); and each seat expects to
regret once more what it has regretted last (Farina, Kroer and Sandholm 2021, "Faster game solving via predictive
Blackwell approachability").

What to do where the other never goes is not learned, and nobody asks; unless either does anything at all once in a
while (trembling hands; Selten 1975, "Reexamination of the perfectness concept for equilibrium points in extensive
games"), with which regrets are kept as before (Farina, Kroer and Sandholm 2017, "Regret minimization in
behaviorally-constrained zero-sum games").
"""

from __future__ import annotations

from biberbau.bots.resolving.arrays import Arrays
from biberbau.core.compilation import rule


@rule
def open_books(arrays: Arrays, worlds: int) -> None:
    """Begin with nothing to regret: every action is as likely as any other, and so is every world."""
    for situation in range(arrays.used[1]):
        first, last = int(arrays.slots[situation]), int(arrays.slots[situation + 1])
        for slot in range(first, last):
            arrays.regrets[slot] = 0.0
            arrays.hunches[slot] = 0.0
            arrays.totals[slot] = 0.0
            arrays.chances[slot] = 1.0 / (last - first)
    for world in range(worlds):
        arrays.reach[world, 0] = 1.0
        arrays.reach[world, 1] = 1.0


@rule
def go_down(arrays: Arrays) -> None:
    """Say how likely each seat does what leads to every node."""
    reach, chances, slots, seats = arrays.reach, arrays.chances, arrays.slots, arrays.seats
    situations, firsts = arrays.situation, arrays.first
    for node in range(arrays.used[0]):
        situation = int(situations[node])
        if situation < 0:
            continue
        seat = int(seats[situation])
        slot = int(slots[situation])
        first = int(firsts[node])
        own, other = reach[node, seat], reach[node, 1 - seat]
        for index in range(int(slots[situation + 1]) - slot):
            reach[first + index, seat] = own * chances[slot + index]
            reach[first + index, 1 - seat] = other


@rule
def come_back(arrays: Arrays, learner: int, weight: float) -> None:
    """Say what every node is worth, and let one seat note what it regrets and what it does.

    Where neither would go nothing is noted, and nobody asks what it is worth there.
    """
    reach, worth, hunches, chances, totals = arrays.reach, arrays.worth, arrays.hunches, arrays.chances, arrays.totals
    situations, firsts, slots, seats = arrays.situation, arrays.first, arrays.slots, arrays.seats
    sign = 1.0 if learner == 0 else -1.0
    for node in range(arrays.used[0] - 1, -1, -1):
        situation = int(situations[node])
        if situation < 0:
            continue
        own, others = weight * reach[node, learner], sign * reach[node, 1 - learner]
        if own == 0.0 and others == 0.0:
            continue
        slot = int(slots[situation])
        first = int(firsts[node])
        count = int(slots[situation + 1]) - slot
        total = 0.0
        for index in range(count):
            total += chances[slot + index] * worth[first + index]
        worth[node] = total
        if seats[situation] == learner:
            for index in range(count):
                hunches[slot + index] += others * (worth[first + index] - total)
                totals[slot + index] += own * chances[slot + index]


@rule
def learn(arrays: Arrays, learner: int, tremble: float) -> None:
    """Let a seat choose from now on by what it regrets, and expects to regret again.

    `tremble` is how likely it does anything at all, so that the other learns to answer that, too.
    """
    for situation in range(arrays.used[1]):
        if arrays.seats[situation] != learner:
            continue
        first, last = int(arrays.slots[situation]), int(arrays.slots[situation + 1])
        total = 0.0
        for slot in range(first, last):
            arrays.regrets[slot] = max(arrays.regrets[slot] + arrays.hunches[slot], 0.0)
            expected = max(arrays.regrets[slot] + arrays.hunches[slot], 0.0)
            arrays.chances[slot] = expected
            total += expected
            arrays.hunches[slot] = 0.0
        anything = 1.0 / (last - first)
        for slot in range(first, last):
            calm = arrays.chances[slot] / total if total > 0.0 else anything
            arrays.chances[slot] = (1.0 - tremble) * calm + tremble * anything


@rule
def iterate(arrays: Arrays, before: int, times: int, tremble: float) -> None:
    """Go through the tree so many times more, after `before` times, once for each seat; `tremble` as in `learn`."""
    for time in range(before + 1, before + times + 1):
        for learner in range(2):
            go_down(arrays)
            come_back(arrays, learner, float(time) * time)
            learn(arrays, learner, tremble)


@rule
def settle_down(arrays: Arrays) -> None:
    """Have every seat do what it did all in all, and say how likely that leads to every node."""
    for situation in range(arrays.used[1]):
        first, last = int(arrays.slots[situation]), int(arrays.slots[situation + 1])
        total = arrays.totals[first:last].sum()
        for slot in range(first, last):
            arrays.chances[slot] = arrays.totals[slot] / total if total > 0.0 else 1.0 / (last - first)
    go_down(arrays)


@rule
def likelihood(arrays: Arrays, situation: int) -> float:
    """How likely, on average over the nodes of a situation, both seats do what leads there."""
    total, nodes = 0.0, 0
    for node in range(arrays.used[0]):
        if arrays.situation[node] == situation:
            total += arrays.reach[node, 0] * arrays.reach[node, 1]
            nodes += 1
    return total / nodes
