# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The page starts by itself, alone, and says so when it can't."""

import re

import pytest

pytestmark = pytest.mark.page


def test_starts_without_errors_and_without_asking_anybody_else(chromium, open_page):
    device = open_page(manual=False)
    device.page.wait_for_function("window.sim.ms > 500")
    assert device.problems == []
    assert not device.page.locator("#notice").is_visible()
    assert {url for url in device.requests if not url.startswith("data:")}
    assert [url for url in device.requests if not url.startswith((chromium.address, "data:"))] == []
    assert "Mastermind" in device.page.locator("#console").inner_text()


def test_time_runs_by_itself_and_not_when_paused(open_page):
    device = open_page(manual=False)
    device.page.wait_for_function("window.sim.ms > 300")
    device.page.click("#pause")
    stood = device.page.evaluate("window.sim.ms")
    device.page.wait_for_timeout(300)
    assert device.page.evaluate("window.sim.ms") == stood
    assert device.page.locator("#status").inner_text().startswith("Paused")
    device.page.click("#pause")
    device.page.wait_for_function("ms => window.sim.ms > ms + 100", arg=stood)


@pytest.mark.parametrize(("speed", "least", "most"), [("0.25", 0.05, 0.4), ("4", 1.2, 4.4)])
def test_speed(open_page, speed, least, most):
    device = open_page(manual=False)
    device.page.select_option("#speed", speed)
    ratio = device.page.evaluate(
        """async () => {
          const begin = [performance.now(), window.sim.ms];
          await new Promise((done) => setTimeout(done, 1000));
          return (window.sim.ms - begin[1]) / (performance.now() - begin[0]);
        }"""
    )
    assert least < ratio < most


def test_a_manual_clock_moves_by_commands_only(open_page):
    device = open_page()
    device.page.wait_for_timeout(200)
    assert device.page.evaluate("window.sim.ms") == device.run(0)["ms"]
    before = device.ms
    device.run(50)
    assert before + 50 <= device.ms < before + 60
    assert "error" in device.exchange({"do": "dance"})


@pytest.mark.parametrize("part", ["micropython.wasm", "firmware.json", "grid.js"])
def test_says_what_did_not_arrive(chromium, part):
    with chromium.chromium.new_context() as context:
        page = context.new_page()
        page.route(f"**/{part}", lambda route: route.abort())
        page.goto(chromium.address)
        page.wait_for_selector("#notice:visible")
        assert "could not start" in page.inner_text("#notice-title")
        assert "make play" in page.inner_text("#notice-advice")


def test_says_that_there_is_no_webassembly(chromium):
    with chromium.chromium.new_context() as context:
        page = context.new_page()
        page.add_init_script("delete window.WebAssembly")
        page.goto(chromium.address)
        page.wait_for_selector("#notice:visible")
        assert "WebAssembly" in page.inner_text("#notice-title")


def test_a_crash_shows_its_traceback_and_restart_starts_again(open_counter):
    device = open_counter(manual=True)
    device.script([("level", "LEFT", False), ("level", "RIGHT", False), ("run", 50)])
    notice = device.page.locator("#notice")
    notice.wait_for()
    assert "crashed" in notice.inner_text()
    assert "RuntimeError: asked to crash" in notice.inner_text()
    assert re.search(r"line \d+, in check", notice.inner_text())
    assert "RuntimeError: asked to crash" in device.console
    assert device.stopped
    device.run(100)  # time goes on, for whoever waits for something
    device.page.click("#notice-restart")
    device.page.wait_for_selector("#notice", state="hidden")
    device.wait_ready()
    assert device.stopped is None


def test_the_firmware_can_reload_itself(open_counter):
    device = open_counter(manual=True)
    device.run(50)
    device.script([("level", "UP", False), ("level", "DOWN", False), ("run", 50)])
    device.script([("level", "UP", True), ("level", "DOWN", True), ("run", 50)])
    assert device.console.count("counting") == 2
    assert "SUPERVISOR_RELOAD" in device.console
    assert device.stopped is None
    device.press("B")
    assert device.last.pixels[5][:2] == (1, 1)


def test_settings_come_from_the_address_and_from_the_form(open_page):
    device = open_page({"PUZZLE": 12})
    device.run(300)
    assert "Puzzle 12" in device.console
    form = device.page.locator("#settings")
    assert form.locator("[name=PUZZLE]").input_value() == "12"
    form.locator("[name=PUZZLE]").fill("13")
    with device.page.expect_navigation():
        device.page.click("#apply")
    device.wait_ready()
    device.console = ""
    device.run(300)
    assert "Puzzle 13" in device.console
    assert "PUZZLE=13" in device.page.url
    assert "switched off and on" in device.page.inner_text("#status")


def test_console_text_may_come_in_pieces(open_page):
    program = (
        "import time, usb_cdc\ntime.sleep(0)\nfor byte in '€!'.encode():\n    usb_cdc.console.write(bytes([byte]))\n"
    )
    device = open_page(program=program)
    device.run(10)
    assert device.console == "€!"
