"""How environments are copied: whole, by `copy.copy` too, for a copy with the same matches would move the first one."""

from __future__ import annotations

import copy
from typing import Self


class CopiedWhole:
    """What has a copy of its own of all that changes."""

    def __copy__(self) -> Self:
        """Return one of its own with the same chance to come; nothing that changes is shared."""
        return copy.deepcopy(self)
