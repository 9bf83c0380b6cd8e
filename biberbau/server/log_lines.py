"""How the lines look that the server writes about itself: with the time, as text or as JSON."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Literal

LogFormat = Literal["text", "json"]


def moment(record: logging.LogRecord) -> str:
    """Return when something was written, to the millisecond, in UTC (RFC 3339)."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class TextLines(logging.Formatter):
    """`2026-05-01T18:00:00.000+00:00 WARNING biberbau.server.house.room: …`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802  # Its name.
        """Return the time that stands in front."""
        return moment(record)


class JsonLines(logging.Formatter):
    """One object a line: `time`, `level`, `logger`, `message` and, where something has failed, `exception`."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def write_lines(form: LogFormat) -> None:
    """Let everything that is worth a warning go to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
