# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Every way to press a button reaches the firmware, once, and none gets stuck."""

import pytest

pytestmark = pytest.mark.page

KEYS = [
    ("ArrowUp", 0), ("ArrowDown", 1), ("ArrowLeft", 2), ("ArrowRight", 3), ("KeyA", 4), ("Enter", 4),
    ("KeyB", 5), ("Escape", 5), ("Backspace", 5),
]  # fmt: skip


def wait_for_counts(device, place, expected):
    """Wait until a button's pixel shows (presses, releases, down)."""
    device.page.wait_for_function(
        "([at, counts]) => counts.every((count, channel) => window.sim.pixels[3 * at + channel] === count)",
        arg=[place, list(expected)],
    )


def settle(device):
    """Let some of the device's time pass, in which what must not happen could happen."""
    device.page.wait_for_function("ms => window.sim.ms > ms + 200", arg=device.page.evaluate("window.sim.ms"))


def test_a_mouse_press_lasts_as_long_as_the_mouse_is_down(open_counter):
    device = open_counter()
    device.button("UP").hover()
    device.page.mouse.down()
    wait_for_counts(device, 0, (1, 0, 1))
    settle(device)
    assert device.pixels[0] == (1, 0, 1)
    assert "down" in device.button("UP").get_attribute("class").split()
    device.page.mouse.move(5, 5)  # the button keeps the pointer
    device.page.mouse.up()
    wait_for_counts(device, 0, (1, 1, 0))


def test_the_right_mouse_button_presses_nothing(open_counter):
    device = open_counter()
    device.button("UP").click(button="right")
    settle(device)
    assert device.pixels[0] == (0, 0, 0)


@pytest.mark.parametrize("name", ["UP", "DOWN", "LEFT", "RIGHT", "A", "B"])
def test_a_click_of_no_length_counts_once(open_counter, name):
    device = open_counter()
    place = ["UP", "DOWN", "LEFT", "RIGHT", "A", "B"].index(name)
    device.button(name).click()
    wait_for_counts(device, place, (1, 1, 0))
    settle(device)
    assert device.pixels[place] == (1, 1, 0)
    assert sum(pixel[0] for pixel in device.pixels) == 1


def test_two_quick_clicks_count_twice_also_in_slow_motion(open_counter):
    device = open_counter()
    device.page.select_option("#speed", "0.25")
    device.button("B").dblclick()
    wait_for_counts(device, 5, (2, 2, 0))


def test_a_screen_readers_click_counts_once(open_counter):
    device = open_counter()
    device.button("LEFT").evaluate("button => button.click()")
    wait_for_counts(device, 2, (1, 1, 0))
    settle(device)
    assert device.pixels[2] == (1, 1, 0)


@pytest.mark.parametrize(("key", "place"), KEYS)
def test_keys(open_counter, key, place):
    device = open_counter()
    device.page.keyboard.down(key)
    wait_for_counts(device, place, (1, 0, 1))
    device.page.keyboard.down(key)  # the key repeats by itself when held
    settle(device)
    device.page.keyboard.up(key)
    wait_for_counts(device, place, (1, 1, 0))
    assert sum(pixel[0] for pixel in device.pixels) == 1


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_enter_and_space_press_the_focused_button(open_counter, key):
    device = open_counter()
    device.button("DOWN").focus()
    device.page.keyboard.press(key)
    wait_for_counts(device, 1, (1, 1, 0))
    settle(device)
    assert sum(pixel[0] for pixel in device.pixels) == 1


def test_keys_belong_to_a_focused_control(open_counter):
    device = open_counter()
    device.page.focus("#speed")
    device.page.keyboard.press("ArrowDown")
    device.page.locator("#settings-box summary").click()
    device.page.focus("[name=PUZZLE]")
    device.page.keyboard.press("ArrowUp")
    device.page.keyboard.press("Backspace")
    device.page.focus("#letters")
    device.page.keyboard.press("Space")
    settle(device)
    assert sum(pixel[0] for pixel in device.pixels) == 0
    assert device.page.input_value("#speed") == "2"
    assert device.page.is_checked("#letters")


def test_shortcuts_of_the_browser_press_nothing(open_counter):
    device = open_counter()
    device.page.keyboard.press("Control+KeyA")
    device.page.keyboard.press("Alt+ArrowUp")
    settle(device)
    assert sum(pixel[0] for pixel in device.pixels) == 0


def test_leaving_the_window_releases_all(open_counter):
    device = open_counter()
    device.page.keyboard.down("ArrowRight")
    device.button("B").hover()
    device.page.mouse.down()
    wait_for_counts(device, 3, (1, 0, 1))
    wait_for_counts(device, 5, (1, 0, 1))
    device.page.evaluate("window.dispatchEvent(new Event('blur'))")
    wait_for_counts(device, 3, (1, 1, 0))
    wait_for_counts(device, 5, (1, 1, 0))
    device.page.keyboard.up("ArrowRight")
    device.page.mouse.up()
    settle(device)
    assert device.pixels[3] == (1, 1, 0)
    assert device.pixels[5] == (1, 1, 0)


def centre(device, name):
    box = device.button(name).bounding_box()
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_two_fingers_press_two_buttons(open_counter):
    device = open_counter(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    fingers = device.context.new_cdp_session(device.page)
    first, second = {**centre(device, "UP"), "id": 1}, {**centre(device, "A"), "id": 2}

    def touch(kind, points):
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", [first])
    wait_for_counts(device, 0, (1, 0, 1))
    touch("touchStart", [first, second])
    wait_for_counts(device, 4, (1, 0, 1))
    assert device.pixels[0] == (1, 0, 1)
    touch("touchEnd", [second])  # the fingers that go
    wait_for_counts(device, 4, (1, 1, 0))
    settle(device)
    assert device.pixels[0] == (1, 0, 1)
    touch("touchEnd", [first])
    wait_for_counts(device, 0, (1, 1, 0))
    settle(device)
    assert sum(pixel[0] for pixel in device.pixels) == 2


def test_a_tap_counts_once(open_counter):
    device = open_counter(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    device.button("RIGHT").tap()
    wait_for_counts(device, 3, (1, 1, 0))
    settle(device)
    assert device.pixels[3] == (1, 1, 0)


def test_a_button_can_stay_down_until_pressed_again(open_counter):
    device = open_counter()
    device.page.check("#latch")
    device.button("B").click()
    wait_for_counts(device, 5, (1, 0, 1))
    settle(device)
    assert device.pixels[5] == (1, 0, 1)
    assert device.button("B").get_attribute("aria-pressed") == "true"
    device.page.keyboard.press("KeyB")
    wait_for_counts(device, 5, (1, 1, 0))
    assert device.button("B").get_attribute("aria-pressed") is None
    device.button("UP").click()
    wait_for_counts(device, 0, (1, 0, 1))
    device.page.uncheck("#latch")
    wait_for_counts(device, 0, (1, 1, 0))
