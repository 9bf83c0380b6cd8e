"""One match in which one seat learns."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from biberbau.envs.copies import CopiedWhole
from biberbau.envs.gymnasium.vector import BiberbauVector
from biberbau.envs.rendering import HUMAN, RENDER_MODES, check_render_mode, rendered


class BiberbauEnv(CopiedWhole, gymnasium.Env[dict[str, Any], np.int64]):
    """`BiberbauVector` with a single match, which begins anew when it is reset."""

    metadata = {  # noqa: RUF012  # The base class has it so.
        "render_modes": [*RENDER_MODES]
    }

    def __init__(self, game: str, *, render_mode: str | None = None, **given: Any) -> None:
        """Take what `BiberbauVector` takes; `render_mode` is "human", "ansi" or None, else MatchError."""
        check_render_mode(render_mode)
        self.many = BiberbauVector(game, 1, **given)
        self.render_mode = render_mode
        self.observation_space = self.many.single_observation_space
        self.action_space = self.many.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a match, of this seed or of the next one; there are no options for a single one."""
        super().reset(seed=seed)
        observations, _ = self.many.reset(seed=seed)
        self.show()
        return first(observations), {}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Let the learner choose a code, then the bots, until it is the learner's turn again."""
        observations, rewards, ended, cut, infos = self.many.step(np.array([action]))
        self.show()
        said = {key: value[0] for key, value in infos.items() if not key.startswith("_")}
        return first(observations), float(rewards[0]), bool(ended[0]), bool(cut[0]), said

    def render(self) -> Any:
        """Return the table as the learner sees it, as text, if `render_mode` is "ansi"; print it if it is "human"."""
        return rendered(self.render_mode, self.many.batch.match(0).view(self.many.learner))

    def show(self) -> None:
        """Print the table as it is now for people who watch."""
        if self.render_mode == HUMAN:
            self.render()


def first(observations: dict[str, Any]) -> dict[str, Any]:
    """Return the observation of the first match."""
    return {name: values[0] for name, values in observations.items()}
