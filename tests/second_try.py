"""A test that has failed is run once more, alone: `pytest -p tests.second_try --second-try`.

What passes then is *flaky*: the run names it and, of one in a browser, says where its trace and picture lie.  More than
`MOST_FLAKY` of them fail the run, and so does a test that fails twice.  The second try is there so that chance stops
nobody; what is known to be flaky is mended.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.browser.evidence import FOLDER, folder_of

MOST_FLAKY = 2

SECONDS = 600
"""So long a second try may take."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--second-try", action="store_true", help="run each failed test once more, alone")


def pytest_configure(config: pytest.Config) -> None:
    # A worker of pytest-xdist runs its tests and leaves the second try to the process that has started it.
    if config.getoption("--second-try") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(SecondTry(config))


class SecondTry:
    """Notes what has failed, tries it again at the end, and says what came of it."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.failed: dict[str, None] = {}
        """Names of tests, in the order in which they have failed."""
        self.flaky: list[str] = []
        self.said: dict[str, str] = {}
        """What pytest has written of a second try that has failed too."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed[report.nodeid] = None

    @pytest.hookimpl(wrapper=True, trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> Iterator[None]:
        # After all workers have ended, so that a test is alone, and before the summary is written.
        yield
        if session.exitstatus != pytest.ExitCode.TESTS_FAILED or not self.failed:
            return
        self.flaky = [test for test in self.failed if self._passes_alone(test)]
        if len(self.flaky) == len(self.failed) and len(self.flaky) <= MOST_FLAKY:
            session.exitstatus = pytest.ExitCode.OK

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.failed:
            return
        terminalreporter.section("second try")
        for test in self.failed:
            word = "FLAKY" if test in self.flaky else "FAILED TWICE"
            left = folder_of(test)
            terminalreporter.write_line(f"{word} {test}" + (f": see {left}" if left.exists() else ""))
            terminalreporter.write_line(self.said.get(test, ""))
        if len(self.flaky) > MOST_FLAKY:
            terminalreporter.write_line(f"{len(self.flaky)} flaky tests are too many: at most {MOST_FLAKY} may be")

    def _passes_alone(self, test: str) -> bool:
        """Run one test in a process of its own, with nothing beside it."""
        command = [sys.executable, "-m", "pytest", "--quiet", "-p", "no:cacheprovider", "-p", "no:xdist", test]
        rest = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
        rest["BROWSER_FAILURES"] = str(FOLDER / "second-try")
        rest["BROWSER_SNAPSHOTS"] = "yes"
        try:
            tried = subprocess.run(
                command, cwd=self.config.rootpath, env=rest, timeout=SECONDS, capture_output=True, text=True
            )
        except subprocess.TimeoutExpired:
            return False
        self.said[test] = "" if tried.returncode == pytest.ExitCode.OK else tried.stdout
        return tried.returncode == pytest.ExitCode.OK
