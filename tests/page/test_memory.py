# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The browser keeps the device's memory, the console and the view over a restart."""

import pytest

pytestmark = pytest.mark.page


def test_memory_survives_a_reload_and_forget_says_what_it_did(open_counter):
    device = open_counter(manual=True)
    device.press("A")
    device.press("A")
    assert device.nvm[0] == 2
    assert device.nvm[1:] == b"\xff" * 4095
    device.power_cycle()
    device.run(50)
    assert device.last.pixels[4][0] == 2

    forget(device)
    assert "Forgot all" in device.page.inner_text("#status")
    device.run(50)
    assert device.last.pixels[4][0] == 0
    assert device.nvm == b"\xff" * 4096

    forget(device)
    assert "nothing saved" in device.page.inner_text("#status")


def forget(device):
    """Press the button that forgets, as a person does."""
    if not device.page.is_visible("#forget"):
        device.page.get_by_text("Saved data", exact=True).click()
    with device.page.expect_navigation():
        device.page.click("#forget")
    device.wait_ready()


def test_a_memory_can_be_given(open_counter):
    device = open_counter(manual=True, nvm=b"\x07")
    device.run(50)
    assert device.last.pixels[4][0] == 7
    device.press("A")
    assert device.nvm[0] == 8


def test_restart_starts_the_firmware_again_and_keeps_the_console(open_counter):
    device = open_counter(manual=True)
    device.press("B")
    assert device.last.pixels[5][0] == 1
    with device.page.expect_navigation():
        device.page.click("#power")
    device.wait_ready()
    text = device.page.inner_text("#console")
    assert text.count("RunReason.STARTUP") == 2
    assert text.index("B pressed") < text.rindex("counting")
    assert "Switched off and on" in device.page.inner_text("#status")
    assert device.page.evaluate("document.activeElement.id") == "power"
    device.run(50)
    assert device.last.pixels[5] == (0, 0, 0)


def test_works_where_the_browser_keeps_nothing(open_counter, chromium):
    with chromium.chromium.new_context() as context:
        page = context.new_page()
        page.add_init_script(
            "for (const name of ['localStorage', 'sessionStorage'])"
            " Object.defineProperty(window, name, { get() { throw new Error('forbidden'); } });"
        )
        page.goto(chromium.address + "?manual")
        page.wait_for_function("window.sim && window.sim.ready")
        assert page.evaluate("window.sim.command({ do: 'run', ms: 300 }).frames.length") > 0


def test_the_view_is_kept(open_counter):
    device = open_counter()
    device.page.check("#letters")
    device.page.check("#diffuser")
    device.power_cycle()
    assert device.page.is_checked("#letters")
    assert device.page.is_checked("#diffuser")
    assert not device.page.is_checked("#latch")
