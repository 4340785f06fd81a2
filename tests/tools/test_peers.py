# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""The other codebreakers in the bench: what is told of them, and what when they cannot be had."""

import json
import subprocess
from collections import Counter
from types import SimpleNamespace

import pytest

from measuring import peers
from provision.running import SetupError


@pytest.fixture(autouse=True)
def ours_in_no_time(monkeypatch):
    monkeypatch.setattr(peers, "_ours", lambda: (Counter({4: 1, 5: 3}), 0.25))


def test_each_has_a_row(monkeypatch):
    found = {"name": "mastermind-ai", "needed": {"3": 1, "6": 1}, "seconds": 12.3}
    done = SimpleNamespace(stdout="a greeting\n" + json.dumps(found) + "\n")
    monkeypatch.setattr(peers, "_need_them", lambda listed: None)
    monkeypatch.setattr(peers.subprocess, "run", lambda *arguments, **options: done)
    assert peers.codebreakers() == [
        ("codebreaker of this package, 4 codes", "4.750 guesses, at most 5; 0.2 s"),
        ("mastermind-ai 2.2.2, 2 codes", "4.500 guesses, at most 6; 12.3 s"),
    ]


def refuse(*arguments, **options):
    raise SetupError("no network here")


def fail(*arguments, **options):
    raise subprocess.CalledProcessError(1, "python", stderr="no Java here")


@pytest.mark.parametrize(("where", "how", "word"), [("_need_them", refuse, "no network"), ("run", fail, "no Java")])
def test_without_them_it_is_said_aloud(monkeypatch, capsys, where, how, word):
    monkeypatch.setattr(peers, "_need_them", lambda listed: None)
    monkeypatch.setattr(peers if where == "_need_them" else peers.subprocess, where, how)
    rows = peers.codebreakers()
    assert rows[0][1].startswith("4.750") and rows[1:] == [("other codebreakers", "NOT MEASURED here")]
    said = capsys.readouterr().out
    assert "THE OTHER CODEBREAKERS WERE NOT MEASURED" in said and word in said


def test_without_a_python_that_is_new_enough(monkeypatch):
    monkeypatch.setattr(peers.shutil, "which", lambda program: None)
    monkeypatch.setattr(peers, "_OLDEST", (4, 0))
    monkeypatch.setattr(peers.sys, "executable", "")
    with pytest.raises(SetupError, match="newer"):
        peers._python()
