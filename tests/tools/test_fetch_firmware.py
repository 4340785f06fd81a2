# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Fetching the emulated board's files: from a server on this machine, in good and bad days."""

import functools
import hashlib
import http.server
import socket
import struct
import threading
import time

import pytest

import fetch_firmware
import firmware_files
from elf_image import flat_image
from fetch_firmware import Source
from firmware_files import FirmwareFile

CONTENT = bytes(range(256)) * 64


def described(content, name="some.bin"):
    return FirmwareFile(name, hashlib.sha256(content).hexdigest(), "a file for this test")


def elf(*segments):
    """A minimal ELF file: (physical address, content) of each loaded segment."""
    offset = 52 + 32 * len(segments)
    identification = b"\x7fELF\x01\x01\x01".ljust(16, b"\0")
    header = struct.pack("<16sHHIIIIIHHHHHH", identification, 2, 40, 1, 0, 52, 0, 0, 52, 32, len(segments), 40, 0, 0)
    table = content = b""
    for address, data in segments:
        where = offset + len(content)
        table += struct.pack("<IIIIIIII", 1, where, 0x20000000 + address, address, len(data), len(data), 5, 4)
        content += data
    return header + table + content


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("PICO_EMULATOR_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def served(tmp_path):
    """A folder, and the address that serves it."""
    folder = tmp_path / "served"
    folder.mkdir()

    class Silent(http.server.SimpleHTTPRequestHandler):
        def log_message(self, format, *values):
            pass

    handler = functools.partial(Silent, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield folder, f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_a_missing_file_is_fetched_unpacked_and_kept(cache, served):
    folder, address = served
    (folder / "rom.elf").write_bytes(elf((0, CONTENT)))
    said = []
    source = Source(described(CONTENT), f"{address}/rom.elf", flat_image)
    assert fetch_firmware.fetch_missing([source], said.append) == []
    assert (cache / "some.bin").read_bytes() == CONTENT
    assert [path.name for path in cache.iterdir()] == ["some.bin"]
    assert said == ["fetching a file for this test ..."]


def test_a_file_that_is_there_is_not_fetched(cache):
    cache.mkdir()
    (cache / "some.bin").write_bytes(CONTENT)
    assert fetch_firmware.fetch_missing([Source(described(CONTENT), "http://127.0.0.1:1/never")]) == []


def test_other_content_is_not_kept(cache, served):
    folder, address = served
    (folder / "other.bin").write_bytes(b"something else")
    [problem] = fetch_firmware.fetch_missing([Source(described(CONTENT), f"{address}/other.bin")])
    assert "it was not kept" in problem
    assert not cache.exists()


@pytest.mark.parametrize(("name", "reason"), [("missing.bin", "404"), ("text.elf", "not a 32-bit little-endian ELF")])
def test_the_reason_is_told_with_what_to_do_by_hand(cache, served, name, reason):
    folder, address = served
    (folder / "text.elf").write_text("no ELF")
    [problem] = fetch_firmware.fetch_missing([Source(described(CONTENT), f"{address}/{name}", flat_image)])
    for part in (reason, "some.bin is missing: a file for this test", f"{address}/{name}", str(cache)):
        assert part in problem


def test_a_server_that_does_not_answer_costs_little_time(cache, monkeypatch):
    monkeypatch.setattr(fetch_firmware, "ANSWER_SECONDS", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        begin = time.monotonic()
        address = f"http://127.0.0.1:{mute.getsockname()[1]}/x"
        [problem] = fetch_firmware.fetch_missing([Source(described(CONTENT), address)])
        assert time.monotonic() - begin < 3
        assert "It could not be fetched" in problem


def test_a_wrong_file_in_the_cache_is_named(cache):
    cache.mkdir()
    (cache / "some.bin").write_bytes(b"wrong")
    with pytest.raises(firmware_files.FirmwareMissing, match="is not a file for this test: its SHA-256 is"):
        firmware_files.find(described(CONTENT))


def test_an_elf_file_gives_its_memory_with_gaps_filled():
    assert flat_image(elf((0x108, b"later"), (0x100, b"first"))) == b"first\0\0\0later"
    for broken in (b"", b"\x7fELF\x02\x01", elf(), elf((0, CONTENT))[:-1], elf((0, CONTENT))[:70]):
        with pytest.raises(ValueError, match="ELF"):
            flat_image(broken)
