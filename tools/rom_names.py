# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""List the names that CircuitPython itself has in its flash memory: `python tools/rom_names.py`.

A compiled drive spells its private names with these (`driving/names.py`): a name that the interpreter has already takes
none of the board's RAM. The list is read from the firmware that the emulated board runs, and kept in the project, so
that every machine builds the same drive; another CircuitPython runs it all the same, at worst with less memory.
"""

import struct
import sys
import textwrap
from pathlib import Path

sys.path.insert(1, str(Path(__file__).resolve().parents[1] / "tests" / "support"))

import firmware_files
from driving.names import ROM_NAMES

_BLOCK = 512
_LEAST_POOL = 150  # the two pools of names hold some 220 and 1700; other tables of texts are shorter, or all alike
_LONGEST = 80


def names_in(uf2: bytes) -> set[str]:
    """All names in the pools of a firmware: runs of pointers to texts, most of them different."""
    memory, start = _flash(uf2)
    found: set[str] = set()
    run: list[str] = []
    for (pointer,) in [*struct.iter_unpack("<I", memory[: len(memory) & ~3]), (0,)]:
        text = _text_at(memory, pointer - start)
        if text is not None:
            run.append(text)
            continue
        if len(run) >= _LEAST_POOL and len(set(run)) > len(run) * 0.9:
            found.update(run)
        run = []
    return found


def _flash(uf2: bytes) -> tuple[bytes, int]:
    """The flash as one piece of bytes, and its address."""
    blocks = {}
    for offset in range(0, len(uf2), _BLOCK):
        address, size = struct.unpack_from("<II", uf2, offset + 12)
        blocks[address] = uf2[offset + 32 : offset + 32 + size]
    start = min(blocks)
    memory = bytearray(max(blocks) + 256 - start)
    for address, data in blocks.items():
        memory[address - start : address - start + len(data)] = data
    return bytes(memory), start


def _text_at(memory: bytes, offset: int) -> str | None:
    if not 0 <= offset < len(memory):
        return None
    raw = memory[offset : offset + _LONGEST].partition(b"\0")
    text = raw[0].decode("ascii", "replace")
    return text if raw[1] and all(" " <= sign <= "~" or sign in "\r\n\t" for sign in text) else None


def main() -> None:
    """Write the list anew."""
    file = firmware_files.CIRCUITPYTHON
    names = sorted(name for name in names_in(firmware_files.find(file).read_bytes()) if name.isidentifier())
    lines = textwrap.wrap(" ".join(names), 118, break_long_words=False)
    head = "# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors\n# SPDX-License-Identifier: MIT\n"
    ROM_NAMES.write_text(f"{head}# The names in {file.name}, written by tools/rom_names.py\n" + "\n".join(lines) + "\n")
    print(f"{len(names)} names in {ROM_NAMES}")


if __name__ == "__main__":
    main()
