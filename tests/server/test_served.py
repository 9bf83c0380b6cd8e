"""What measures a house counts everything that it does."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.server.served import processor_seconds

PARENT = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "sum(range(20_000_000)); print('done', flush=True); input()"],
                         stdin=subprocess.PIPE, stdout=subprocess.PIPE)
child.stdout.readline()
print("worked", flush=True)
input()
child.communicate(b"\\n")
print("ended", flush=True)
input()
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="processor time of another process is read from /proc")
def test_the_time_of_a_process_that_has_ended_stays_with_the_one_that_started_it() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as parent:
        assert parent.stdin is not None
        assert parent.stdout is not None
        assert parent.stdout.readline() == "worked\n"
        before = processor_seconds(parent.pid)
        parent.stdin.write("\n")
        parent.stdin.flush()
        assert parent.stdout.readline() == "ended\n"
        after = processor_seconds(parent.pid)
        parent.communicate("\n")
    assert before >= 0.1
    assert after >= before
