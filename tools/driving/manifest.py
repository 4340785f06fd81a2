# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The list, kept on the drive, of the files that we put there: what is not on it is not ours.

One line a file, as `sha256sum --check` reads it. While an install is under way a file may have
two lines: what it was, and what it becomes.
"""

import hashlib
import re

MANIFEST = "handheld-files.txt"

Manifest = dict[str, set[str]]  # path -> SHA-256 of each content of ours it may have


def sha256(data: bytes) -> str:
    """The digest of a file's content, in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def parse(text: str) -> Manifest:
    """Understand a list; lines that a power cut or an editor spoilt are passed over."""
    listed: Manifest = {}
    for digest, path in re.findall(r"^([0-9a-f]{64})  (\S.*?)\r?$", text, re.MULTILINE):
        if _stays_on_the_drive(path):
            listed.setdefault(path, set()).add(digest)
    return listed


def _stays_on_the_drive(path: str) -> bool:
    """A drive comes from anywhere: its list must not lead to files elsewhere, on any system."""
    leads_away = path.startswith("/") or "\\" in path or ":" in path
    return not leads_away and ".." not in path.split("/")


def render(listed: Manifest) -> bytes:
    """The list as text."""
    lines = [f"{digest}  {path}\n" for path in sorted(listed) for digest in sorted(listed[path])]
    return "".join(lines).encode()


def merged(one: Manifest, other: Manifest) -> Manifest:
    """A list that allows what either allows."""
    return {path: one.get(path, set()) | other.get(path, set()) for path in {*one, *other}}
