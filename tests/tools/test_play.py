# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""`make play`: the page is built whole, served fresh, on a free port, to this machine, until Ctrl-C."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from playing import builder
from playing.server import serving

ROOT = Path(__file__).parents[2]
PLAY = [sys.executable, str(ROOT / "tools" / "play.py"), "--no-browser"]


def fetch(address):
    with urllib.request.urlopen(address, timeout=10) as answer:
        return answer.headers, answer.read()


def test_the_page_holds_the_firmwares_own_files(tmp_path):
    builder.build_page(tmp_path)
    firmware = json.loads((tmp_path / "firmware.json").read_text("utf-8"))
    assert firmware["files"]["drive/code.py"] == (ROOT / "code.py").read_text("utf-8")
    ours = {path for path in firmware["files"] if path.startswith("drive/lib/handheld/")}
    assert {ROOT / path.removeprefix("drive/") for path in ours} == set((ROOT / "lib" / "handheld").rglob("*.py"))
    assert firmware["settings"] == (ROOT / "settings.toml").read_text("utf-8")
    page = (tmp_path / "index.html").read_text("utf-8")
    for name in re.findall(r'(?:href|src)="([^"#:]+)"', page):
        assert (tmp_path / name).exists(), name


def test_old_files_go_when_the_page_is_built_again(tmp_path):
    (tmp_path / "old.js").write_text("")
    (tmp_path / "old").mkdir()
    builder.build_page(tmp_path)
    assert not (tmp_path / "old.js").exists()
    assert not (tmp_path / "old").exists()


def test_the_single_file_refers_to_nothing_else(tmp_path):
    single = tmp_path / "simulator.html"
    builder.build_single(single)
    text = single.read_text("utf-8")
    assert not re.findall(r'(?:href|src)="(?!data:)[^"#]+"', text.partition('<script type="application/json"')[0])
    data = text.partition('id="parts">')[2].partition("</script>")[0]
    assert set(json.loads(data)) == {"modules", "interpreter", "wasm", "firmware"}


def test_a_missing_part_is_named_with_what_to_do(tmp_path, monkeypatch):
    monkeypatch.setattr(builder, "INTERPRETER", tmp_path)
    with pytest.raises(builder.PageError, match=r"micropython\.mjs\s+cannot be read.*make play"):
        builder.build_page(tmp_path / "page")
    assert not (tmp_path / "page").exists()


def test_nothing_is_cached_and_a_changed_source_is_served(tmp_path, monkeypatch):
    code = tmp_path / "code.py"
    code.write_text("first = 1\n")
    real = builder.firmware_files
    monkeypatch.setattr(builder, "firmware_files", lambda: real() | {"drive/code.py": code})
    with serving(0, tmp_path / "page") as server:
        headers, _ = fetch(server.address)
        assert headers["Cache-Control"] == "no-store"
        assert b"first = 1" in fetch(server.address + "firmware.json")[1]
        code.write_text("second = 2\n")
        os.utime(code, ns=(1, 1))
        fetch(server.address)
        assert b"second = 2" in fetch(server.address + "firmware.json")[1]
        for name, kind in (("main.js", "javascript"), ("micropython.mjs", "javascript"), ("micropython.wasm", "wasm")):
            assert kind in fetch(server.address + name)[0]["Content-Type"]


def first_line(process):
    line = process.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
    assert found, line
    return int(found[1])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends Ctrl-C to the whole console")
@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_play_prints_its_address_takes_the_next_free_port_and_ends_cleanly(end):
    processes = [subprocess.Popen(PLAY, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    try:
        ports = [first_line(process) for process in processes]
        assert len(set(ports)) == 2
        for port in ports:
            assert b"Mastermind" in fetch(f"http://127.0.0.1:{port}/")[1]
        for process in processes:
            process.send_signal(end)
            _, errors = process.communicate(timeout=10)
            assert process.returncode == 0
            assert errors == ""
    finally:
        for process in processes:
            process.kill()
            process.wait()


def test_a_taken_port_that_was_asked_for_is_an_error():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        command = [*PLAY, "--port", str(taken.getsockname()[1])]
        done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 1
    assert "--port" in done.stderr
    assert "Traceback" not in done.stderr


def test_opens_no_browser_without_a_screen(monkeypatch):
    from playing import command  # noqa: PLC0415  (patched here)

    opened = []

    def open_it(address):
        opened.append(address)
        return True

    monkeypatch.setattr(command.webbrowser, "open", open_it)
    monkeypatch.setattr(command.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not command._open("http://127.0.0.1:1/")
    monkeypatch.setenv("DISPLAY", ":0")
    assert command._open("http://127.0.0.1:1/")
    assert opened == ["http://127.0.0.1:1/"]


def test_a_browser_for_the_tests_is_found_or_missed_with_advice(tmp_path, monkeypatch):
    import browser  # noqa: PLC0415  (patched here)

    mine = tmp_path / "my-chrome"
    mine.write_text("#!/bin/sh\n")
    mine.chmod(0o755)
    monkeypatch.setenv("CHROMIUM", str(mine))
    assert browser.need() == str(mine)
    monkeypatch.setattr(browser, "find", lambda: None)
    monkeypatch.setattr(browser, "BUILD", tmp_path)
    tried = []
    monkeypatch.setattr(browser, "_by_apt", lambda: tried.append("apt"))
    monkeypatch.setattr(browser, "_by_playwright", lambda: tried.append("playwright"))
    for _ in range(2):
        with pytest.raises(browser.BrowserMissing, match="apt install chromium"):
            browser.need()
    assert tried == ["apt", "playwright"]  # once, not before each test file
    assert time.time() - (tmp_path / "browser-missing").stat().st_mtime < 60
