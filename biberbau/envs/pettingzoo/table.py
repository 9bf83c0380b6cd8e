"""What both forms have in common: one match, its agents, their spaces and what they are shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete

from biberbau.envs.batch import REFUSAL_PENALTY, Batch
from biberbau.envs.reactions import ORDINARY, Tempers
from biberbau.envs.rendering import HUMAN, RENDER_MODES, check_render_mode, rendered
from biberbau.envs.spaces import observation_space


class Table:
    """One match, from its beginning to its end."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, str | int] | None = None,
        seed: int = 0,
        refusal_penalty: float = REFUSAL_PENALTY,
        event_time: bool = False,
        tempers: Tempers = ORDINARY,
        more_codes: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """MatchError or OptionError for what the game does not take; `more_codes` come behind those of the batch.

        `render_mode` is "human", "ansi" or None, else MatchError.
        """
        check_render_mode(render_mode)
        self.batch = Batch(
            game,
            1,
            seats=seats,
            options=options,
            seed=seed,
            goes_on=False,
            refusal_penalty=refusal_penalty,
            event_time=event_time,
            tempers=tempers,
        )
        self.codes = self.batch.codes + more_codes
        self.agents = [f"player_{seat}" for seat in range(self.batch.seats)]
        self.metadata = {
            "name": f"biberbau_{self.batch.game.name.replace('-', '_')}_v{self.batch.game.version}",
            "render_modes": [*RENDER_MODES],
        }
        self.render_mode = render_mode
        self.observation_spaces = {agent: observation_space(self.batch, self.codes) for agent in self.agents}
        self.action_spaces = {agent: Discrete(self.codes) for agent in self.agents}
        self.dealt = False

    def deal(self, seed: int | None) -> None:
        """Begin a match, of this seed or of the next one."""
        if seed is not None:
            self.batch.reset(seed)
        elif self.dealt:
            self.batch.reset()
        self.dealt = True
        self.show()

    def rewards(self) -> dict[str, float]:
        """Return what the last step was worth, by agent."""
        return dict(zip(self.agents, self.batch.rewards[0].tolist(), strict=True))

    def for_all(self, value: Any) -> dict[str, Any]:
        """Return the same for every agent."""
        return dict.fromkeys(self.agents, value)

    def observation(self, seat: int, mask: Any) -> dict[str, Any]:
        """Return what a seat is shown."""
        return {"observation": self.batch.observe(0, seat), "action_mask": np.asarray(mask, np.int8)}

    def drawn(self) -> str | None:
        """Return the table as everybody sees it, as text, or print it, as `render_mode` asks for."""
        return rendered(self.render_mode, self.batch.match(0).view(None))

    def show(self) -> None:
        """Print the table as it is now for people who watch."""
        if self.render_mode == HUMAN:
            self.drawn()
