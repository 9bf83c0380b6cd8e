"""Who looks after workers starts others where they have ended, and gives them time to end."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time

import pytest

from biberbau.server.http_server import BETWEEN, FAREWELL_SECONDS, STEPS
from biberbau.server.workers import FAREWELL, Workers

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such processes there")


def test_a_worker_that_cannot_be_started_is_tried_again_and_ends_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system has no room for another process just now."""
    workers = Workers(1, lambda post: None)

    def no_room() -> int:
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))

    monkeypatch.setattr(os, "fork", no_room)
    for end in (workers.lifeline, workers.held):
        os.close(end)
    workers._start_due()
    assert workers.running == {}
    assert workers.due[1] > time.monotonic()
    workers.due[1] = time.monotonic()
    monkeypatch.setattr(os, "fork", lambda: 4711)
    workers._start_due()
    assert (workers.running, workers.due) == ({4711: 1}, {})


TOLD_AT_ONCE = """
import os, signal
from biberbau.server.workers import TOLD, Post, Workers, hear

for number in TOLD:
    signal.signal(number, hear)
fork = os.fork

def fork_and_tell():
    process = fork()
    if process == 0:
        os.kill(os.getpid(), signal.SIGTERM)
    return process

os.fork = fork_and_tell
workers = Workers(1, lambda post: None)
workers._start(Post(1, False, workers.lifeline))
[process] = workers.running
print(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))
"""


def test_a_worker_that_is_told_to_end_before_it_hears_for_itself_ends() -> None:
    done = subprocess.run([sys.executable, "-c", TOLD_AT_ONCE], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == (f"{-signal.SIGTERM}\n", "")


STUBBORN = """
import os, signal, time
from biberbau.server.workers import Workers

def work(post):
    signal.signal(signal.SIGTERM, lambda number, frame: print("handing over", flush=True))
    print("begun", flush=True)
    time.sleep(50)

Workers(1, work).run()
"""


def test_who_insists_on_the_end_waits_for_no_worker() -> None:
    with subprocess.Popen([sys.executable, "-c", STUBBORN], stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        for word in ("begun\n", "handing over\n"):
            assert house.stdout.readline() == word
            house.send_signal(signal.SIGINT)
        assert house.wait(20) == 0


def test_workers_have_the_time_that_it_takes_to_hand_everything_over() -> None:
    handing_over = 20.0
    """Seconds for hundreds of tables, as the documentation says."""
    assert handing_over + STEPS * BETWEEN + FAREWELL_SECONDS < FAREWELL
