"""The steps of docs/examples/hosting/Containerfile, run in a bare root: `make container`.

    python -m tests.server.container WHEEL

No image is pulled.  The root has this system's programs and its Python, and nothing else: no checkout, no environment,
no home.  What the file says is done there step by step, as whom it says; then the house is started as the first process
of a container, in a network of its own, has to answer, and to end when it is told to.  Needs root, as whoever builds an
image.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from biberbau.server.storage.folder import LOG_FILE

CONTAINERFILE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "hosting" / "Containerfile"

SHARED = ("/bin", "/sbin", "/lib", "/lib64", "/usr")
"""Folders of the system that are in the root, too, to be read."""

FROM_ETC = ("passwd", "group", "shadow", "login.defs", "nsswitch.conf", "resolv.conf", "hosts", "ssl", "ld.so.cache")

OF_PIP = ("HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy", "PIP_CERT", "PIP_INDEX_URL")
"""What may have to be said for a package to be had at all."""

STANDING = 300.0
"""Seconds in which the house has to answer, for it compiles its rules first."""

LOOK = """
import json, urllib.request
with urllib.request.urlopen("http://localhost:8400/healthz", timeout=5) as answer:
    print(json.load(answer)["status"])
with urllib.request.urlopen("http://localhost:8400/", timeout=5) as answer:
    assert b"Biberbau" in answer.read()
"""


def steps_of(text: str) -> list[tuple[str, str]]:
    """Return what a Containerfile says, by instruction."""
    lines = re.sub(r"\\\n", " ", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE)).splitlines()
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines if line.strip())]


@dataclass
class Root:
    """Where the steps are run."""

    folder: Path
    user: str = "root"
    environment: dict[str, str] = field(
        default_factory=lambda: {"PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"}
    )

    def furnish(self) -> None:
        """Lay out what a base image has: a system, and a Python."""
        for name in (*SHARED, "/proc", "/dev", "/tmp", "/opt", "/etc", "/var/tmp"):
            (self.folder / name[1:]).mkdir(parents=True, exist_ok=True)
        self.folder.chmod(0o755)
        (self.folder / "tmp").chmod(0o1777)
        for name in FROM_ETC:
            source, target = Path("/etc", name), self.folder / "etc" / name
            if source.is_dir():
                shutil.copytree(source, target, symlinks=False, ignore_dangling_symlinks=True)
            elif source.exists():
                shutil.copy2(source, target)
        self.environment |= {name: os.environ[name] for name in OF_PIP if name in os.environ}

    def command(self, command: Sequence[str], apart: bool = False) -> list[str]:
        """Return what runs a command in the root, `apart` as the first process in a network of its own."""
        python = Path(sys.base_prefix)
        shared = any(python.is_relative_to(name) for name in SHARED)
        inside = shlex.quote(str(self.folder))
        script = [
            *(f"mount --bind {name} {inside}{name} && mount -o remount,bind,ro {inside}{name}" for name in SHARED),
            f"mount -t tmpfs none {inside}/usr/local",
            f"mkdir -p {inside}/usr/local/bin",
            *([] if shared else [f"mkdir -p {inside}{python} && mount --bind {python} {inside}{python}"]),
            # By a link it would take another place for its own.
            f"printf '#!/bin/sh\\nexec {python}/bin/python3 \"$@\"\\n' > {inside}/usr/local/bin/python",
            f"chmod 755 {inside}/usr/local/bin/python",
            f"mount --rbind /dev {inside}/dev",
            f"mount -t proc proc {inside}/proc",
            *(["ip link set lo up"] if apart else []),
            f"exec chroot --userspec={self.user} {inside} /usr/bin/env -i "
            + shlex.join([*(f"{name}={value}" for name, value in self.environment.items()), *command]),
        ]
        spaces = ["--mount", "--pid", "--fork", *(["--net"] if apart else [])]
        return ["unshare", *spaces, "--kill-child=KILL", "sh", "-ec", "\n".join(script)]

    def run(self, command: Sequence[str]) -> None:
        """Run a command to its end; CalledProcessError where it fails."""
        subprocess.run(self.command(command), check=True)


def build(root: Root, steps: Sequence[tuple[str, str]], wheel: Path) -> list[str]:
    """Do what the steps say; return with which command the container begins."""
    entry: list[str] = []
    for word, rest in steps:
        print(f"{word} {rest}", flush=True)
        match word:
            case "FROM" | "EXPOSE" | "VOLUME":
                pass
            case "COPY":
                pattern, target = rest.split()
                assert wheel.match(pattern), f"{wheel.name} is no {pattern}"
                shutil.copy2(wheel, root.folder / target.strip("/"))
            case "RUN":
                root.run(["/bin/sh", "-c", rest])
            case "USER":
                root.user = rest
            case "ENV":
                name, _, value = rest.partition("=")
                root.environment[name] = value
            case "ENTRYPOINT":
                entry = json.loads(rest)
            case _:
                raise AssertionError(f"{word} is not known here")
    return entry


def answers(first: int) -> bool:
    """Whether the house that runs as this process answers, asked from within its network."""
    asked = subprocess.run(
        ["nsenter", f"--target={first}", "--net", sys.executable, "-c", LOOK],
        capture_output=True,
        text=True,
        check=False,
    )
    return asked.stdout.strip() == "ok" and asked.returncode == 0


def first_process(parent: int) -> int:
    """Return the process that `unshare` has forked."""
    while True:
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="utf-8").split()
        if children:
            return int(children[0])
        time.sleep(0.01)


def live(root: Root, entry: Sequence[str]) -> None:
    """Start the house, see that it answers, and tell it to end."""
    with subprocess.Popen(root.command(entry, apart=True)) as process:
        try:
            house, end = first_process(process.pid), time.monotonic() + STANDING
            while not answers(house):
                assert process.poll() is None, f"the house has ended with status {process.returncode}"
                assert time.monotonic() < end, "the house does not answer"
                time.sleep(0.5)
            owner = (root.folder / "data" / "house" / LOG_FILE).stat()
            assert owner.st_uid != 0, "the house is root"
            os.kill(house, signal.SIGTERM)
            status = process.wait(60)
            assert status == 0, f"it was told to end, and did so with status {status}"
        finally:
            process.kill()


def main() -> int:
    """Run the steps; 0 where all went well, and where they cannot be run here, which is said."""
    parser = argparse.ArgumentParser(description="Run the steps of the Containerfile in a bare root.")
    parser.add_argument("wheel", type=Path)
    wheel = parser.parse_args().wheel.resolve()
    if os.geteuid() != 0 or not all(map(shutil.which, ("unshare", "nsenter", "chroot", "useradd", "ip"))):
        print("NOT RUN: the steps of the Containerfile need root and Linux")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        root = Root(Path(folder))
        root.furnish()
        live(root, build(root, steps_of(CONTAINERFILE.read_text(encoding="utf-8")), wheel))
    print("the house has answered in the container, and ended when it was told to")
    return 0


if __name__ == "__main__":
    sys.exit(main())
