"""Agents that act one after the other."""

from __future__ import annotations

from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from biberbau.envs.checking import one_code
from biberbau.envs.copies import CopiedWhole
from biberbau.envs.pettingzoo.table import Table
from biberbau.envs.spaces import refusal_info


class BiberbauAec(CopiedWhole, AECEnv):  # type: ignore[misc]  # PettingZoo has no types: to mypy its classes are Any.
    """A match.  Its parameters are those of `Table`, from the game to `seed`, `event_time` and `refusal_penalty`.

    In event time the agent that looks at the table first is asked, and the last code means to wait.
    """

    def __init__(self, game: str, **given: Any) -> None:
        super().__init__()
        self.table = Table(game, **given)
        self.metadata = self.table.metadata | {"is_parallelizable": False}
        self.render_mode = self.table.render_mode
        self.possible_agents = list(self.table.agents)
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces

    def observation_space(self, agent: str) -> Dict:
        """Return the space of what an agent is shown."""
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of codes."""
        return self.table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match, of this seed or of the next one; there are no options for a single one."""
        self.table.deal(seed)
        self.agents = list(self.table.agents)
        self.rewards = self.table.for_all(0.0)
        self._cumulative_rewards = self.table.for_all(0.0)
        self.terminations = self.table.for_all(False)
        self.truncations = self.table.for_all(False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.batch.actor[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent is shown; who is not to act may choose nothing."""
        batch, seat = self.table.batch, self.table.agents.index(agent)
        return self.table.observation(seat, batch.mask[0] * (seat == batch.actor[0]))

    def step(self, action: int | None) -> None:
        """Let the selected agent choose a code, or None after the end; MatchError for what is no whole number."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        batch, seat = self.table.batch, self.table.agents.index(agent)
        code = -2 if action is None else one_code(action)
        self._cumulative_rewards[agent] = 0.0
        batch.step([code])
        self.rewards = self.table.rewards()
        self.infos = {name: {} for name in self.agents}
        if batch.refused[0]:
            self.infos[agent] = refusal_info(batch, 0, seat, code)
        if batch.ended[0]:
            self.terminations = self.table.for_all(True)
        else:
            self.agent_selection = self.agents[batch.actor[0]]
        self._accumulate_rewards()
        self.table.show()

    def render(self) -> str | None:
        """Return the table as everybody sees it, as text, if `render_mode` is "ansi"; print it if it is "human"."""
        return self.table.drawn()

    def close(self) -> None:
        """There is nothing to close."""
