"""All agents in every cycle: by turns those who have to act choose at once, and the others have the one action to wait.

Where those who choose at once choose in parts, the lowest seat that has not finished goes on, and what the others have
chosen is kept until it is their turn: they wait meanwhile.

In event time everybody says in every cycle what they will do when they look at the table, if nothing has happened until
then.  Whoever looks first of those who do not wait is first; what the others wanted is not done, and they are asked
anew.  As nothing changes before somebody acts, that is the same as to ask everybody at their look.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Dict, Discrete
from pettingzoo import ParallelEnv

from biberbau.core.errors import MatchError
from biberbau.core.whole import whole
from biberbau.envs.batch import CANNOT_WAIT
from biberbau.envs.checking import MOST_CYCLES, one_code
from biberbau.envs.copies import CopiedWhole
from biberbau.envs.pettingzoo.table import Table
from biberbau.envs.spaces import refusal_info


class Choice(NamedTuple):
    """What an agent has chosen, and what it could."""

    code: int
    mask: npt.NDArray[np.int8]


class BiberbauParallel(CopiedWhole, ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types: to mypy its classes are Any.
    """A match, cut off after `max_cycles` if that is given.  The other parameters are those of `Table`.

    The last code means to wait.  `infos` marks as `late` whose choice came after another's and is not done: in event
    time, and by turns where what was asked is not asked any more.
    """

    def __init__(self, game: str, max_cycles: int | None = None, *, event_time: bool = False, **given: Any) -> None:
        """MatchError for what `Table` does not take, and for fewer cycles than one."""
        if max_cycles is not None:
            max_cycles = whole(max_cycles, "the number of cycles", 1, MOST_CYCLES)
        # In event time waiting is a code of the batch itself.
        self.table = Table(game, more_codes=0 if event_time else 1, event_time=event_time, **given)
        self.wait = self.table.codes - 1
        self.max_cycles = max_cycles
        self.cycles = 0
        self.kept: dict[int, Choice] = {}
        """By turns: what seats have chosen that wait until another has chosen all parts of its action."""
        self.metadata = self.table.metadata
        self.render_mode = self.table.render_mode
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces

    def observation_space(self, agent: str) -> Dict:
        """Return the space of what an agent is shown."""
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of codes; the last is to wait."""
        return self.table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begin a match, of this seed or of the next one; there are no options for a single one."""
        self.table.deal(seed)
        self.agents = list(self.table.agents)
        self.cycles = 0
        self.kept = {}
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, dict[str, Any]]:
        """Return what every agent is shown."""
        return {agent: self.table.observation(seat, self.mask(seat)) for seat, agent in enumerate(self.table.agents)}

    def mask(self, seat: int) -> Any:
        """Return what a seat may choose; to wait, if there is nothing else, and nothing at all after the end."""
        mask = np.zeros(self.table.codes, np.int8)
        if self.agents and seat not in self.kept:
            allowed = self.table.batch.allowed(0, seat)
            mask[: len(allowed)] = allowed
        mask[self.wait] |= bool(self.agents) and not mask.any()
        return mask

    def is_asked(self, choice: Choice) -> bool:
        """Whether the actor is asked what it was when it made a choice."""
        codes = self.table.batch.codes
        return np.array_equal(choice.mask[:codes], self.table.batch.mask[0])

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Let all agents choose at once; what is not allowed ends the match, and nothing of it is done.

        After the end no agent is left, and nothing happens: nobody gets or loses anything, and all answers are empty.
        Who is not named waits.  MatchError for what is no whole number, and for who is none of the agents.
        """
        if not self.agents:
            return {}, {}, {}, {}, {}
        batch, table = self.table.batch, self.table
        self.check_named(actions)
        given = [one_code(actions.get(agent, self.wait)) for agent in table.agents]
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in table.agents}
        rewards = table.for_all(0.0)
        masks = [self.mask(seat) for seat in range(batch.seats)]
        wrong = [seat for seat, code in enumerate(given) if not (0 <= code <= self.wait and masks[seat][code])]
        for seat in wrong:
            infos[table.agents[seat]] = self.refused(seat, given[seat])
            rewards[table.agents[seat]] = -batch.refusal_penalty
        chosen = self.kept | {seat: Choice(code, masks[seat]) for seat, code in enumerate(given) if code != self.wait}
        self.kept = {}
        while not wrong and chosen and not batch.ended[0]:
            seat = int(batch.actor[0])
            acts = seat in chosen
            if not (batch.event_time or (acts and self.is_asked(chosen[seat]))):
                break
            batch.step([chosen.pop(seat).code if acts else self.wait])
            rewards = {agent: rewards[agent] + reward for agent, reward in table.rewards().items()}
            if acts and (batch.event_time or batch.part_way[0]):
                break
        if batch.part_way[0] and not batch.event_time:
            self.kept = chosen
        elif not wrong:
            infos |= {table.agents[other]: {"late": True} for other in chosen}
        self.cycles += 1
        over = bool(wrong or batch.ended[0])
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        if over or cut:
            self.agents = []
        table.show()
        return self.observations(), rewards, table.for_all(over), table.for_all(cut), infos

    def check_named(self, actions: Any) -> None:
        """Raise MatchError unless these are codes by agents: whoever is misspelt would seem to wait."""
        if not isinstance(actions, Mapping):
            raise MatchError(f"a step takes codes by agents, as in {{'{self.table.agents[0]}': 0}}, not {actions!r}")
        for agent in actions:
            if agent not in self.table.agents:
                raise MatchError(f"there is no agent {agent!r}; there are {', '.join(self.table.agents)}")

    def refused(self, seat: int, code: int) -> dict[str, Any]:
        """Return what is said of a code that was not allowed."""
        if code == self.wait:
            return {"refusal": CANNOT_WAIT, "refusal_penalty": self.table.batch.refusal_penalty}
        return refusal_info(self.table.batch, 0, seat, code)

    def render(self) -> str | None:
        """Return the table as everybody sees it, as text, if `render_mode` is "ansi"; print it if it is "human"."""
        return self.table.drawn()

    def close(self) -> None:
        """There is nothing to close."""
