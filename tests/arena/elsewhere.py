"""Other processes run interpreted: to compile an earlier version for a few choices would take minutes."""

from __future__ import annotations

import os
import subprocess
from typing import Any

import pytest


def interpret_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every process that is started from now on run interpreted; this one goes on as it is."""
    started: Any = subprocess.Popen

    def interpreted(*arguments: Any, **named: Any) -> Any:
        environment = named.pop("env", None) or os.environ
        return started(*arguments, env={**environment, "NUMBA_DISABLE_JIT": "1"}, **named)

    monkeypatch.setattr(subprocess, "Popen", interpreted)
