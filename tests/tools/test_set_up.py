# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The set-up of a fresh machine."""

import ast
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from outside import OUTSIDE_PYTHON
from provision import stamps
from provision.places import REQUIREMENTS, ROOT, python_of

SETUP = ROOT / "tools/setup.py"


def set_up(*goals, script=SETUP, **environment):
    done = subprocess.run(
        [OUTSIDE_PYTHON, str(script), *goals],
        capture_output=True, text=True, timeout=100, check=False,
        env={**os.environ, **environment},
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


def test_a_second_set_up_is_done_at_once():
    assert set_up("test", "play", "install")[0] == 0
    begin = os.times()
    code, said = set_up("test", "play", "install")
    assert (code, said) == (0, "")
    spent = os.times()  # its own time, not that of whatever else this machine is doing
    assert spent.children_user + spent.children_system < 0.6 + sum(begin[2:4])


@pytest.mark.parametrize("goals", [(), ("dance",), ("play", "dance")])
def test_unknown_goals_are_refused(goals):
    code, said = set_up(*goals)
    assert code == 2
    assert "play test drive" in said.replace("  ", " ") or "goals: play drive" in said


@pytest.mark.parametrize("name", ["setup.py", "install.py"])
def test_an_old_python_can_read_what_refuses_it(name):
    ast.parse((ROOT / "tools" / name).read_text(), feature_version=(3, 4))


def test_an_old_python_is_refused_in_words():
    pretend = f"""
import sys
sys.version_info = (3, 9, 2, "final", 0)
sys.argv = ["setup.py", "drive"]
exec(compile(open({str(SETUP)!r}).read(), "setup.py", "exec"))
"""
    done = subprocess.run([OUTSIDE_PYTHON, "-c", pretend], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "needs Python 3.11 or newer; this one is 3.9" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_without_a_network_it_says_what_is_missing_and_how_to_get_it(tmp_path):
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    shutil.copytree(REQUIREMENTS, tmp_path / "requirements")
    script = tmp_path / "tools/setup.py"
    offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "", "PIP_CONFIG_FILE": os.devnull}
    code, said = set_up("drive", script=script, **offline)
    assert code == 1
    for words in (
        "Making .venv",
        "The set-up stopped",
        "Missing: the packages listed in requirements/drive.txt",
        "pip download --dest wheels --requirement requirements/drive.txt",
    ):
        assert words in said
    assert "Traceback" not in said
    code, said = set_up("drive", script=script, **offline)
    assert code == 1
    assert "Making .venv" not in said  # what was done stays done


def test_stamps_follow_their_inputs(tmp_path):
    stamp, listed = tmp_path / "made/stamp", tmp_path / "listed.txt"
    listed.write_text("one")
    assert not stamps.is_fresh(stamp, [listed, "here"])
    stamps.leave(stamp, [listed, "here"])
    assert stamps.is_fresh(stamp, [listed, "here"])
    assert not stamps.is_fresh(stamp, [listed, "there"])
    listed.write_text("two")
    assert not stamps.is_fresh(stamp, [listed, "here"])


def test_neighbouring_inputs_are_kept_apart():
    assert stamps.digest(["ab", "c"]) != stamps.digest(["a", "bc"])


def test_a_second_set_up_waits_for_the_first(tmp_path):
    code = """
import sys, time
from pathlib import Path
from provision.running import one_at_a_time
log = Path(sys.argv[1])
with one_at_a_time(log.with_name("lock")):
    with log.open("a") as file: file.write("in ")
    time.sleep(0.3)
    with log.open("a") as file: file.write("out ")
"""
    log = tmp_path / "log"
    command = [OUTSIDE_PYTHON, "-c", code, str(log)]
    both = [subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(ROOT / "tools")}) for _ in range(2)]
    assert [process.wait(timeout=30) for process in both] == [0, 0]
    assert log.read_text() == "in out in out "


def test_the_python_of_an_environment():
    place = Path("here/.venv")
    assert python_of(place, windows=True) == place / "Scripts/python.exe"
    assert python_of(place, windows=False) == place / "bin/python"


def requirement_lines(name):
    text = (REQUIREMENTS / name).read_text().replace("\\\n", " ")
    return [line for line in text.splitlines() if line.strip() and not line.startswith("#")]


@pytest.mark.parametrize("name", ["board.txt", "drive.txt", "node.txt", "peers.txt", "test.txt", "trees.txt"])
def test_every_requirement_is_pinned(name):
    lines = requirement_lines(name)
    assert lines
    for line in lines:
        assert re.match(r"[\w-]+==[\w.]+(; sys_platform == \"\w+\")?( |$)", line), line


def test_what_goes_on_the_board_is_pinned_by_its_hash():
    for line in requirement_lines("board.txt"):
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", line)


@pytest.mark.slow
def test_another_file_than_the_hash_says_is_refused(tmp_path):
    """--require-hashes is what stands between a changed package and the board."""
    listed = (REQUIREMENTS / "board.txt").read_text()
    wrong = tmp_path / "board.txt"
    wrong.write_text(re.sub("sha256:[0-9a-f]{4}", "sha256:0000", listed))
    done = subprocess.run(
        [str(python_of(ROOT / ".venv")), "-P", "-m", "pip", "install", "--no-deps",
         "--require-hashes", "--target", str(tmp_path / "out"), "--requirement", str(wrong)],
        capture_output=True, text=True, timeout=100, check=False,
    )  # fmt: skip
    if "No matching distribution found" in done.stderr:
        pytest.skip("no network to fetch the packages from")
    assert done.returncode != 0
    assert "DO NOT MATCH THE HASHES" in done.stdout + done.stderr
    assert not list(tmp_path.glob("out/*.py"))
