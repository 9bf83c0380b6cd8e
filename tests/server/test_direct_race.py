"""Over lines whose length the kernels see, a program that holds back what it can is not believed to be far away."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

BELIEVED = re.compile(r"^(\w.*?)  .*believed: (\d+) and (\d+) ms$", re.MULTILINE)


@pytest.mark.long
def test_programs_are_believed_as_far_away_as_the_kernel_sees_them() -> None:
    command = [sys.executable, "-m", "tests.server.direct_race", "--tables", "1", "--rounds", "2"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False)
    if "NOT RUN" in ran.stdout:
        pytest.skip(ran.stdout.strip())
    believed = {row: (int(near), int(far)) for row, near, far in BELIEVED.findall(ran.stdout)}
    assert len(believed) == 3, ran.stdout + ran.stderr
    # What is held back is 300 ms; how much longer lines are on a machine with much else to do, nobody knows.
    near, far = believed["both tell the truth"]
    assert 15 <= near < 100 <= 160 <= far
    assert believed["the near one is a program"][0] < 100
    assert believed["the far one is a program"][1] < 300
