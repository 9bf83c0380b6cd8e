"""What a row says of a view of a game for which nobody has written it: every field of its record that a seat may see.

A view is blank where the seat knows nothing, so that a row tells no more than the view does.
"""

from __future__ import annotations

from typing import Final

from biberbau.core.contract import State
from biberbau.encoding.plain_fields import hidden_of, seen_of
from biberbau.encoding.schema import Part, writers

SEEN: Final[tuple[Part, ...]] = seen_of(State)
HIDDEN: Final[tuple[Part, ...]] = hidden_of(State)

compiled = writers(State.__module__.replace(".", "_"), SEEN, HIDDEN)
observe = compiled.observe
unveil = compiled.unveil
