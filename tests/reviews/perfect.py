"""Perfect play that answers mistakes perfectly, too.

In an equilibrium nobody needs to know what to do where the other never goes, and what is found first there is any
action as well as any other: whoever makes a mistake would be let off lightly.  So both learn in a game in which either
seat does anything at all in a thousandth of the cases (trembling hands; Selten 1975, "Reexamination of the perfectness
concept for equilibrium points in extensive games"), by CFR+ as with any other bound on what is played (Farina, Kroer
and Sandholm 2017, "Regret minimization in behaviorally-constrained zero-sum games").
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from biberbau.core.compilation import rule
from biberbau.envs.openspiel.tree import Tree

TREMBLE: Final = 0.001
"""How likely a seat does anything at all."""
PRECISION: Final = 0.02
"""In points: how much both seats together could still win against what was learned."""
BETWEEN_LOOKS: Final = 50
MOST_ITERATIONS: Final = 5000

END: Final = -1
CHANCE: Final = -2

Numbers = npt.NDArray[np.float64]
Table = npt.NDArray[np.int64]


class Flat(NamedTuple):
    """A tree as arrays.  Nodes stand behind those that lead to them."""

    situation: Table
    """By node: the place of the choice in `Tree.choices`, or END or CHANCE."""
    first: Table
    """By node: where those behind it begin in `behind`; one more says where the last ones end."""
    behind: Table
    shares: Numbers
    """How likely chance leads there, beside `behind`."""
    worth: Numbers
    """By node: what it is worth to seat 0."""
    reach: Numbers
    """By node: how likely seat 0, seat 1 and chance bring it about."""
    seats: Table
    """By situation."""
    slots: Table
    """By situation: where its actions begin; one more says where the last ones end."""


class Books(NamedTuple):
    """What is learned of it."""

    chances: Numbers
    """By slot: how likely an action is taken now, trembling."""
    regrets: Numbers
    totals: Numbers
    """By slot: how likely it was taken all in all, later times counting more."""
    sums: Numbers
    """By slot: what it is worth now, times how likely all but its seat leads there."""
    own: Numbers
    """By situation: how likely its own seat leads there."""


def flattened(tree: Tree) -> Flat:
    """Return a tree as arrays, from its text."""
    situation, worth, behind, shares = [], [], [], []
    waiting: list[list[int]] = []
    links: list[list[tuple[int, float]]] = []
    for node, line in enumerate(tree.lines[1:]):
        while waiting and waiting[-1][1] == 0:
            waiting.pop()
        if waiting:
            parent, left = waiting[-1]
            place = len(links[parent]) - left
            links[parent][place] = (node, links[parent][place][1])
            waiting[-1][1] -= 1
        listed = line[line.index("{") + 1 : line.rindex("}")].split()
        worth.append(0.0)
        if line[0] == "t":
            situation.append(END)
            worth[-1] = float(listed[0])
            links.append([])
        elif line[0] == "c":
            situation.append(CHANCE)
            links.append([(-1, float(share)) for share in listed[1::2]])
        else:
            situation.append(int(re.findall(r'"([^"]*)"', line)[1]))
            links.append([(-1, 1.0)] * len(listed))
        waiting.append([node, len(links[-1])])
    first = np.cumsum([0] + [len(one) for one in links])
    for one in links:
        behind += [node for node, _ in one]
        shares += [share for _, share in one]
    counts = [len(choice.actions) for choice in tree.choices]
    return Flat(
        np.array(situation),
        first,
        np.array(behind),
        np.array(shares),
        np.array(worth),
        np.zeros((len(situation), 3)),
        np.array([choice.seat for choice in tree.choices]),
        np.cumsum([0, *counts]),
    )


@rule
def go_down(flat: Flat, chances: Numbers) -> None:
    """Say how likely each seat and chance bring every node about."""
    flat.reach[0, :] = 1.0
    for node in range(len(flat.situation)):
        situation = int(flat.situation[node])
        if situation == END:
            continue
        for edge in range(int(flat.first[node]), int(flat.first[node + 1])):
            child = int(flat.behind[edge])
            for who in range(3):
                flat.reach[child, who] = flat.reach[node, who]
            if situation == CHANCE:
                flat.reach[child, 2] *= flat.shares[edge]
            else:
                slot = int(flat.slots[situation]) + edge - int(flat.first[node])
                flat.reach[child, int(flat.seats[situation])] *= chances[slot]


@rule
def come_back(flat: Flat, chances: Numbers, learner: int, sums: Numbers) -> None:
    """Say what every node is worth, and what each action of one seat is, times how likely all else leads there."""
    sums[:] = 0.0
    sign = 1.0 if learner == 0 else -1.0
    for node in range(len(flat.situation) - 1, -1, -1):
        situation = int(flat.situation[node])
        if situation == END:
            continue
        begin, total = int(flat.first[node]), 0.0
        for edge in range(begin, int(flat.first[node + 1])):
            worth = flat.worth[flat.behind[edge]]
            if situation == CHANCE:
                total += flat.shares[edge] * worth
            else:
                slot = int(flat.slots[situation]) + edge - begin
                total += chances[slot] * worth
                if flat.seats[situation] == learner:
                    sums[slot] += sign * flat.reach[node, 1 - learner] * flat.reach[node, 2] * worth
        flat.worth[node] = total


@rule
def own_reach(flat: Flat, seat: int, own: Numbers) -> None:
    """Say of each situation of a seat how likely its own play leads there: the same at each of its nodes."""
    for node in range(len(flat.situation)):
        situation = int(flat.situation[node])
        if situation >= 0 and flat.seats[situation] == seat:
            own[situation] = flat.reach[node, seat]


@rule
def learn(flat: Flat, books: Books, times: int, before: int) -> None:
    """Have both seats learn by turns so many times more, after `before` times."""
    chances, regrets, totals, sums, own = books.chances, books.regrets, books.totals, books.sums, books.own
    for time in range(before + 1, before + times + 1):
        for learner in range(2):
            go_down(flat, chances)
            come_back(flat, chances, learner, sums)
            own_reach(flat, learner, own)
            for situation in range(len(flat.seats)):
                if flat.seats[situation] != learner:
                    continue
                begin, end = int(flat.slots[situation]), int(flat.slots[situation + 1])
                mean, total, calm = 0.0, 0.0, 0.0
                for slot in range(begin, end):
                    mean += chances[slot] * sums[slot]
                for slot in range(begin, end):
                    totals[slot] += time * own[situation] * chances[slot]
                    regrets[slot] = max(regrets[slot] + sums[slot] - mean, 0.0)
                    total += regrets[slot]
                for slot in range(begin, end):
                    calm = regrets[slot] / total if total > 0.0 else 1.0 / (end - begin)
                    chances[slot] = (1.0 - TREMBLE) * calm + TREMBLE / (end - begin)


@rule
def answer(flat: Flat, chances: Numbers, seat: int, sums: Numbers) -> None:
    """Have a seat do what is best against the other; `sums` are then what each of its actions is worth, as above.

    What is best before hangs on what is done behind it, so it is looked for again until nothing changes.
    """
    go_down(flat, chances)
    changed = True
    while changed:
        changed = False
        come_back(flat, chances, seat, sums)
        for situation in range(len(flat.seats)):
            if flat.seats[situation] != seat:
                continue
            begin, end = int(flat.slots[situation]), int(flat.slots[situation + 1])
            best = begin
            for slot in range(begin, end):
                if sums[slot] > sums[best] + 1e-12:
                    best = slot
            if chances[best] < 1.0:
                changed = True
                chances[begin:end] = 0.0
                chances[best] = 1.0


class Perfect:
    """How both seats of a small game play perfectly, and what each action is worth to who goes on as well as can be."""

    def __init__(self, tree: Tree) -> None:
        """Learn; ArithmeticError when the precision is not reached."""
        self.flat = flat = flattened(tree)
        counts = np.diff(flat.slots)
        chances = np.repeat(1 / counts, counts)
        regrets, totals, sums = (np.zeros(len(chances)) for _ in range(3))
        books = Books(chances, regrets, totals, sums, np.zeros(len(counts)))
        self.gap, done = np.inf, 0
        while self.gap > PRECISION:
            if done == MOST_ITERATIONS:
                raise ArithmeticError(f"after {done} iterations {self.gap:.2g} points could still be won")
            learn(flat, books, BETWEEN_LOOKS, done)
            done += BETWEEN_LOOKS
            self.look(calm(books.totals, counts))

    def look(self, chances: Numbers) -> None:
        """Find out what every action is worth beside what was learned, and what both could still win together."""
        flat, self.gap = self.flat, 0.0
        self.worth = np.zeros(len(chances))
        self.brought, self.reached = np.zeros(len(flat.seats)), np.zeros(len(flat.seats))
        for seat in range(2):
            go_down(flat, chances)
            nodes = np.flatnonzero(flat.situation >= 0)
            nodes = nodes[flat.seats[flat.situation[nodes]] == seat]
            others = flat.reach[nodes, 1 - seat] * flat.reach[nodes, 2]
            np.add.at(self.brought, flat.situation[nodes], others)
            np.add.at(self.reached, flat.situation[nodes], others * flat.reach[nodes, seat])
            answering, sums = chances.copy(), np.zeros(len(chances))
            answer(flat, answering, seat, sums)
            self.worth += sums
            self.gap += flat.worth[0] if seat == 0 else -flat.worth[0]

    def lost(self, situation: int, number: int) -> float:
        """Return how much less an action, by its number there, is worth than the best one."""
        every = self.worth[self.flat.slots[situation] : self.flat.slots[situation + 1]]
        return float((every.max() - every[number]) / self.brought[situation])


def calm(totals: Numbers, counts: Table) -> Numbers:
    """Return what was done all in all, but for what was only done because a hand trembled."""
    begins = np.cumsum([0, *counts[:-1]])
    shares = totals / np.repeat(np.add.reduceat(totals, begins), counts)
    shares = np.maximum(shares - TREMBLE / np.repeat(counts, counts), 0.0)
    return np.asarray(shares / np.repeat(np.add.reduceat(shares, begins), counts))
