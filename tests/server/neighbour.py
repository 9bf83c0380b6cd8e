"""In a network of its own: `biberbau serve --lan`, and a visit by the address that it prints.

Usage: `python -m tests.server.neighbour FOLDER`.
"""

from __future__ import annotations

import subprocess
import sys
import urllib.request

INVITATION = "For others in your network: "


def main(folder: str) -> None:
    """Serve, visit, and print what the server has printed and which address was reached."""
    command = [sys.executable, "-c", "from biberbau.cli import main; main()", "serve", "--lan", "--port", "0"]
    with subprocess.Popen([*command, "--data", folder], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        for line in server.stdout:
            print(line, end="")
            if line.startswith(INVITATION):
                link = line.removeprefix(INVITATION).strip()
            if "█" in line:
                break
        with urllib.request.urlopen(f"{link}healthz", timeout=10) as answer:
            assert answer.status == 200
        print(f"reached {link}")
        server.terminate()


if __name__ == "__main__":
    main(sys.argv[1])
