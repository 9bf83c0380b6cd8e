"""A small game as a whole tree, in the extensive form that OpenSpiel's compiled algorithms work on.

States written in Python are slow to copy, so the tree is walked once and written in the EFG format
(https://gambitproject.readthedocs.io/en/latest/formats.efg.html); `pyspiel.load_efg_game` makes a compiled game of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import numpy as np
import pyspiel

from biberbau.bots import Bot, BotError, Budget, OpenBot, ask, blamed
from biberbau.core.view import View
from biberbau.envs.openspiel.game import BiberbauGame
from biberbau.envs.openspiel.state import BiberbauState

MOST_NODES: Final = 2_000_000

Policy: TypeAlias = dict[str, list[tuple[int, float]]]
"""By information state of the compiled tree, its actions with their probabilities."""


@dataclass(frozen=True)
class Choice:
    """An information state: who chooses, from what view, among which actions."""

    seat: int
    view: View
    actions: list[int]
    before: tuple[int, int] | None
    """The seat's last choice before, by its place, and the action taken there; None if it is its first."""


Chances: TypeAlias = dict[int, float]
"""How likely each action of a choice is taken, by our numbers of actions."""


@dataclass
class Tree:
    """A game's tree as text, and what each information state of the text is in the game."""

    game: BiberbauGame
    most_nodes: int = MOST_NODES
    choices: list[Choice] = field(default_factory=list)
    """Every information state; the compiled tree names each by its place here."""
    lines: list[str] = field(default_factory=list)
    ends: int = 0

    def __post_init__(self) -> None:
        names = " ".join(f'"seat {seat}"' for seat in range(self.game.num_players()))
        self.lines.append(f'EFG 2 R "{self.game.get_type().short_name}" {{ {names} }}')
        self.places: dict[str, tuple[int, int]] = {}
        self.counts = [0] * self.game.num_players()
        try:
            self.write(self.game.new_initial_state(), (None,) * self.game.num_players())
        except RecursionError:
            raise ValueError("the tree is too deep: play can go on for too long from this position") from None
        self.places.clear()
        self.compiled: Any = pyspiel.load_efg_game("\n".join(self.lines) + "\n")
        self.root: Any = self.compiled.new_initial_state()
        self.responses: dict[int, Any] = {}

    @property
    def worlds(self) -> int:
        """How many worlds chance begins with."""
        return 1 if self.game.table.worlds is None else len(self.game.table.worlds)

    def write(self, state: BiberbauState, latest: tuple[tuple[int, int] | None, ...]) -> None:
        """Write a state and all that can follow; ValueError when that is too much.

        `latest` is by seat its latest choice, as in `Choice.before`.
        """
        if len(self.lines) > self.most_nodes:
            raise ValueError(f"the tree has more than {self.most_nodes} nodes")
        if state.is_terminal():
            self.ends += 1
            worth = " ".join(f"{value:.12g}" for value in state.returns())
            self.lines.append(f't "" {self.ends} "" {{ {worth} }}')
            return
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            listed = " ".join(f'"{outcome}" {share:.17g}' for outcome, share in outcomes)
            self.lines.append(f'c "" {len(self.lines)} "" {{ {listed} }} 0')
            for outcome, _ in outcomes:
                self.write(state.after(outcome), latest)
            return
        seat, actions = state.player, state.legal_actions()
        place, number = self.place_of(state, actions, latest[seat])
        listed = " ".join(f'"{action}"' for action in actions)
        self.lines.append(f'p "" {seat + 1} {number} "{place}" {{ {listed} }} 0')
        for action in actions:
            self.write(state.after(action), (*latest[:seat], (place, action), *latest[seat + 1 :]))

    def place_of(self, state: BiberbauState, actions: list[int], before: tuple[int, int] | None) -> tuple[int, int]:
        """Return the place in `choices` of what who acts knows, and its number among those of the same seat."""
        name = state.information_state_string(state.player)
        if name not in self.places:
            self.counts[state.player] += 1
            self.places[name] = (len(self.choices), self.counts[state.player])
            seen = state.table.game.new_states()
            state.table.engine.view_at(state.states, 0, state.player, seen, 0)
            self.choices.append(Choice(state.player, View(state.table.game, seen, state.player), actions, before))
        return self.places[name]

    def best_response(self, seat: int, policy: Any) -> Any:
        """Return OpenSpiel's best response of `seat` to a policy, which has to live as long as it is asked.

        It walks the tree for the first policy of a seat, and keeps what it has found for all that follow.
        """
        if seat in self.responses:
            self.responses[seat].set_policy(policy)
        else:
            self.responses[seat] = pyspiel.TabularBestResponse(self.compiled, seat, policy)
        return self.responses[seat]

    def action_ids(self) -> dict[str, dict[int, int]]:
        """Return by information state of the compiled tree how it numbers our actions."""
        found: dict[str, dict[int, int]] = {}
        waiting = [self.root]
        while waiting:
            state = waiting.pop()
            if state.is_terminal():
                continue
            legal = state.legal_actions()
            if not state.is_chance_node():
                name = state.information_state_string()
                if name not in found:
                    found[name] = {int(state.action_to_string(action)): action for action in legal}
            waiting += [state.child(action) for action in legal]
        return found

    def policy(self, chances: list[Chances]) -> Policy:
        """Return a policy of the compiled tree from each choice's probabilities by our actions."""
        policy = {}
        for name, numbers in self.action_ids().items():
            chance = chances[int(name.rsplit("-", 1)[1])]
            policy[name] = [(numbers[action], chance.get(action, 0.0)) for action in numbers]
        return policy


def chances_of(tree: Tree, bot: Bot, samples: int, budget: Budget | None) -> list[Chances]:
    """Return for each choice how likely a bot takes each action.

    That is what it says itself, if it does (`OpenBot`), or else from `samples` of its choices with different dice.
    Where it does not come by what it does itself, nothing depends on what it would do, and it is not asked: all actions
    are called equally likely there.
    """
    found: list[Chances] = []
    reached: list[bool] = []
    for choice in tree.choices:
        comes = choice.before is None or (reached[choice.before[0]] and found[choice.before[0]][choice.before[1]] > 0)
        reached.append(comes)
        if comes and len(choice.actions) > 1:
            found.append(said_or_seen(choice, bot, samples, budget))
        else:
            found.append(dict.fromkeys(choice.actions, 1 / len(choice.actions)))
    return found


def said_or_seen(choice: Choice, bot: Bot, samples: int, budget: Budget | None) -> Chances:
    """Return how likely a bot takes each action of a choice."""
    if isinstance(bot, OpenBot):
        with blamed(bot, choice.view.seat):
            said = bot.chances(choice.view, budget)
        if said is not None:
            return said
    taken = np.array([ask(bot, choice.view, seed, budget) for seed in range(samples)])
    for action in set(taken.tolist()) - set(choice.actions):
        name = getattr(bot, "name", type(bot).__name__)
        raise BotError(f"{name} wants to take action {action} in seat {choice.view.seat}, which is not legal there")
    return {action: float((taken == action).mean()) for action in choice.actions}
