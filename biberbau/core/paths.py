"""Files and folders as Python's users name them: by a text, or by any object that stands for a path."""

from __future__ import annotations

import os
from typing import TypeAlias

AnyPath: TypeAlias = str | os.PathLike[str]
"""What `pathlib.Path` and `os.fspath` take."""
