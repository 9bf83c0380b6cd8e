"""A process that runs an earlier version, and the archive that it runs from."""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import lzma
import os
import queue
import shutil
import subprocess
import sys
import tarfile
import tempfile
import threading
import weakref
from pathlib import Path
from typing import IO, Any, Final

from biberbau.core.errors import BiberbauError
from biberbau.core.folders import cache_root

HERE: Final = Path(__file__).parent
ANSWERING: Final = HERE / "answering.py"

FIRST_PATIENCE: Final = 1800.0
"""Seconds that the first answer may take: the rules of the other version may have to be compiled."""

PATIENCE: Final = 300.0
"""Seconds that any other answer may take beyond its budget."""

END_PATIENCE: Final = 5.0
"""Seconds in which the process ends by itself when there is nothing more to read."""


class RivalError(BiberbauError, RuntimeError):
    """A rival that cannot be run, has died, is silent or refuses."""


def unpacked(version: str) -> Path:
    """Return the folder with a version's modules, unpacked on first use; RivalError where that cannot be."""
    try:
        content = (HERE / f"{version}.tar.xz").read_bytes()
        root = cache_root() / "rivals"
        folder = root / f"{version}-{hashlib.sha256(content).hexdigest()[:16]}"
        if not folder.exists():
            root.mkdir(parents=True, exist_ok=True)
            fresh = Path(tempfile.mkdtemp(prefix=f"{version}-", dir=root))
            with tarfile.open(fileobj=io.BytesIO(lzma.decompress(content))) as archive:
                # Before Python 3.11.4 there are no filters; what is unpacked is the house's own.
                archive.extraction_filter = getattr(tarfile, "data_filter", None)
                archive.extractall(fresh)
            try:
                fresh.rename(folder)
            except OSError:
                # Another process was quicker.
                shutil.rmtree(fresh)
                if not folder.exists():
                    raise
    except OSError as error:
        raise RivalError(f"the modules of {version} cannot be unpacked: {error}") from error
    return folder


class RivalProcess:
    """One process of an earlier version, which answers one question at a time.  It ends when this object does."""

    def __init__(self, version: str) -> None:
        self.version = version
        folder = unpacked(version)
        self.complaints: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  # It lives as long as the process.
        self.process = subprocess.Popen(
            [sys.executable, "-s", str(ANSWERING), str(folder)],
            # The folder comes before everything that is installed, where another `biberbau` lies.
            env=os.environ | {"PYTHONPATH": str(folder)},
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
        )
        self.answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.patience = FIRST_PATIENCE
        self.reading = threading.Thread(target=read_lines, args=(self.process, self.answers), daemon=True)
        self.reading.start()
        self.close = weakref.finalize(self, end, self.process, self.reading, self.complaints)

    def ask(self, question: dict[str, Any], seconds: float) -> str | None:
        """Return the answer to a question that takes about so many seconds; RivalError when there is none."""
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):  # A dead process is noticed by its silence.
            self.process.stdin.write(json.dumps(question).encode() + b"\n")
            self.process.stdin.flush()
        try:
            line = self.answers.get(timeout=self.patience + seconds)
        except queue.Empty:
            self.close()
            raise RivalError(f"the rival of {self.version} has not answered for {self.patience:g} s") from None
        if not line:
            raise RivalError(f"the process of the rival of {self.version} has died: {self.last_words()}")
        self.patience = PATIENCE
        answer = json.loads(line)
        if "error" in answer:
            raise RivalError(f"the rival of {self.version} refuses: {answer['error']}")
        action: str | None = answer["action"]
        return action

    def last_words(self) -> str:
        """Return the last line that the process has complained with, or how it ended."""
        status = self.process.wait()
        self.complaints.seek(0)
        said = self.complaints.read().decode(errors="replace").strip().splitlines()
        return said[-1] if said else f"status {status}"


def read_lines(process: subprocess.Popen[bytes], answers: queue.SimpleQueue[bytes]) -> None:
    """Hand over every line that a process writes, and an empty one at the end."""
    assert process.stdout is not None
    with contextlib.suppress(ValueError, OSError):
        for line in process.stdout:
            answers.put(line)
    answers.put(b"")


def end(process: subprocess.Popen[bytes], reading: threading.Thread, complaints: IO[bytes]) -> None:
    """End a process: there is nothing more to read for it; if it is thinking, it is not waited for."""
    assert process.stdin is not None
    assert process.stdout is not None
    with contextlib.suppress(OSError):
        process.stdin.close()
    try:
        process.wait(END_PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    reading.join()
    process.stdout.close()
    complaints.close()
