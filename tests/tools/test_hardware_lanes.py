# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""`make hardware`: what fails takes what depends on it along, and what cannot run is shouted, not hidden."""

import sys
from pathlib import Path

import pytest

import hardware
from making import lanes, steps, workshops
from making.lanes import FAILED, SKIPPED, WELL
from making.steps import Step


@pytest.fixture
def script(tmp_path, monkeypatch):
    """script("print('x')") gives the path of such a script; steps run in tmp_path."""
    monkeypatch.setattr(lanes, "WORK", tmp_path)
    count = iter(range(100))

    def write(text):
        path = tmp_path / f"step{next(count)}.py"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def run(monkeypatch, **made):
    monkeypatch.setattr(lanes, "LANES", made)
    return lanes.run_all(workshops.Workshops(), made)


def test_a_failure_stops_its_lane_and_no_other(script, monkeypatch):
    good, bad = script("print('one')\nprint('two')"), script("raise SystemExit(1)")
    steps_a = (Step("a", "plain", bad), Step("b", "plain", good))
    outcomes = run(monkeypatch, first=steps_a, second=(Step("c", "plain", good),))
    assert [(o.step.name, o.verdict, o.said) for o in outcomes] == [
        ("a", FAILED, ""),
        ("b", SKIPPED, "because of: a"),
        ("c", WELL, "two"),
    ]


def test_a_step_alone_takes_nothing_along(script, monkeypatch):
    bad = script("raise SystemExit(1)")
    outcomes = run(monkeypatch, lane=(Step("a", "plain", bad, alone=True), Step("b", "plain", script("print('x')"))))
    assert [o.verdict for o in outcomes] == [FAILED, WELL]


def test_a_deliberate_fault_must_be_noticed(script, monkeypatch):
    unnoticed = Step("fault", "plain", script("print('all well')"), must_fail=True, alone=True)
    noticed = Step("fault", "plain", script("raise SystemExit(1)"), must_fail=True)
    assert [o.verdict for o in run(monkeypatch, lane=(unnoticed, noticed))] == [FAILED, WELL]


def test_what_lacks_its_tool_is_shouted(script, monkeypatch):
    def no_kicad():
        raise workshops.Missing("KiCad 6. Only root may install it: sudo ...")

    monkeypatch.setattr(workshops, "_need_kicad", no_kicad)
    outcomes = run(monkeypatch, lane=(Step("a", "kicad", script("")), Step("b", "plain", script(""))))
    assert [o.verdict for o in outcomes] == [SKIPPED, SKIPPED]
    text = "\n".join(hardware.table(outcomes))
    assert "! 2 of 2 STEPS DID NOT RUN" in text
    assert "!   needs KiCad 6. Only root may install it" in text


def test_scripts_find_the_tables(script, monkeypatch):
    step = Step("a", "plain", script("import places, sys; print(places.WIDTH, sys.dont_write_bytecode)"))
    (outcome,) = run(monkeypatch, lane=(step,))
    assert outcome.said == "84.0 True"


def test_who_is_not_root_gets_the_command(monkeypatch):
    monkeypatch.setattr(workshops, "_has_kicad", lambda: False)
    monkeypatch.setattr(workshops.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(workshops.os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(workshops.Missing, match="sudo apt-get install --no-install-recommends kicad"):
        workshops.Workshops().python("kicad")


def test_every_step_has_its_script_and_its_workshop():
    for lane in steps.LANES.values():
        for step in lane:
            assert step.script.is_file(), step
            assert step.runs_in in ("plain", "kicad", *workshops.ENVIRONMENTS)
    for environment in workshops.ENVIRONMENTS.values():
        assert (workshops.REQUIREMENTS / f"{environment.listed}.txt").is_file()
    assert workshops.Workshops().python("plain") == Path(sys.executable)


def test_an_unknown_lane_is_named(capsys):
    assert hardware.main(["bord"]) == 2
    assert "board" in capsys.readouterr().err
