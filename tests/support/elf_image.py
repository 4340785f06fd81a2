# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Takes the memory image out of an ELF file: what `objcopy -O binary` makes of it."""

import struct

_MAGIC = b"\x7fELF\x01\x01"  # 32 bits, little-endian
_HEADER = struct.Struct("<16sHHIIIIIHHHHHH")
_SEGMENT = struct.Struct("<IIIIIIII")
_LOADED = 1


def flat_image(elf: bytes) -> bytes:
    """Returns the loaded segments at their physical addresses, gaps as zeros, from the lowest on.

    Raises ValueError for anything but a 32-bit little-endian ELF file with content to load.
    """
    if not elf.startswith(_MAGIC) or len(elf) < _HEADER.size:
        raise ValueError("not a 32-bit little-endian ELF file")
    header = _HEADER.unpack_from(elf)
    table, size, count = header[5], header[9], header[10]
    pieces = []
    for index in range(count):
        try:
            segment = _SEGMENT.unpack_from(elf, table + index * size)
        except struct.error as error:
            raise ValueError("an ELF file that ends too soon") from error
        kind, start, _, address, length = segment[:5]
        if kind == _LOADED and length:
            pieces.append((address, elf[start : start + length]))
            if len(pieces[-1][1]) != length:
                raise ValueError("an ELF file that ends too soon")
    if not pieces:
        raise ValueError("an ELF file with nothing to load")
    lowest = min(address for address, _ in pieces)
    image = bytearray(max(address + len(content) for address, content in pieces) - lowest)
    for address, content in pieces:
        image[address - lowest : address - lowest + len(content)] = content
    return bytes(image)
