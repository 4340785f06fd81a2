# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""build/simulator.html: the whole page in one file, by a double click, without any server."""

import pytest

from playing.builder import build_single

pytestmark = pytest.mark.page


@pytest.fixture(scope="module")
def single(tmp_path_factory):
    path = tmp_path_factory.mktemp("single") / "simulator.html"
    build_single(path)
    return path


def test_plays_from_a_file(open_page, single):
    device = open_page({"PUZZLE": 12}, address=single.as_uri())
    device.run(300)
    assert "Puzzle 12" in device.console
    device.press("A")
    device.run(300)
    assert "Solo game 1" in device.console
    assert device.problems == []
    schemes = {url.partition(":")[0] for url in device.requests}
    assert schemes <= {"file", "blob", "data"}


def test_the_folder_opened_as_a_file_says_what_to_do(chromium):
    with chromium.chromium.new_context() as context:
        page = context.new_page()
        page.goto((chromium.folder / "index.html").as_uri())
        page.wait_for_selector("#notice:visible")
        assert "simulator.html" in page.inner_text("#notice-advice")
