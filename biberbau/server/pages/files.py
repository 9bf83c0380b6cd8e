"""The built files of the page, which the build has compressed already, and those of pages of before."""

from __future__ import annotations

import mimetypes
import os
import re
from collections.abc import Callable
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKED = {"br": ".br", "gzip": ".gz"}
"""Encodings, the tightest first, and what the names of files end in that are packed so."""


class BuiltFiles(StaticFiles):
    """Sends a file as it was packed beside it, in an encoding that the browser accepts."""

    def __init__(self, directory: Path, find_kept: Callable[[str], Path | None]) -> None:
        """`find_kept` gives a file of another page, by its path there."""
        super().__init__(directory=directory)
        self.find_kept = find_kept

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Return where a file is, of today's page or of one that may still be open."""
        found, told = super().lookup_path(path)
        before = self.find_kept(Path(path).as_posix()) if told is None else None
        return (found, told) if before is None else (str(before), before.stat())

    def has(self, path: str) -> bool:
        """Whether there is a file at a path of the house; whatever no file can be called is none."""
        try:
            return self.lookup_path(os.path.normpath(path.lstrip("/")))[1] is not None
        except (OSError, ValueError):
            return False

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """Answer with the file, packed if it can be."""
        for encoding in accepted(Headers(scope=scope).get("accept-encoding", "")):
            packed = Path(f"{full_path}{PACKED[encoding]}")
            if packed.is_file():
                response = super().file_response(packed, packed.stat(), scope, status_code)
                if response.status_code != 304:
                    response.headers["content-type"] = mimetypes.guess_type(full_path)[0] or "application/octet-stream"
                    response.headers["content-encoding"] = encoding
                response.headers["vary"] = "accept-encoding"
                return response
        return super().file_response(full_path, stat_result, scope, status_code)


def accepted(header: str) -> list[str]:
    """Return the encodings in which we have files and which an `Accept-Encoding` allows, the tightest first."""
    allowed = set()
    for choice in header.lower().split(","):
        name, _, weight = choice.replace(" ", "").partition(";q=")
        if re.fullmatch(r"0(\.0*)?", weight) is None:
            allowed.add(name)
    return [encoding for encoding in PACKED if encoding in allowed]
