# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT

# Any Python from 3.11 on: make play PYTHON=python3.12
PYTHON ?= python3
IN_VENV = $(if $(filter Windows_NT,$(OS)),.venv/Scripts/python.exe,.venv/bin/python)
# SOURCE=1 leaves the sources on the drive, to tinker with on the board
KIND = $(if $(filter-out 0,$(SOURCE)),--source)

.DEFAULT_GOAL := help
.PHONY: help play test drive install bench soak lint screens trees strategies hardware clean

help:
	@echo "make play       play in the browser"
	@echo "make install    put the game on the connected boards  (SOURCE=1: to tinker with)"
	@echo "make drive      build what the board's drive holds    (SOURCE=1: to tinker with)"
	@echo "make test       run every test"
	@echo "make lint       check style and types only"
	@echo "make bench      measure, on the emulated board and on this machine"
	@echo "make soak       the long runs"
	@echo "make screens    draw the pictures in docs/ anew, from the firmware"
	@echo "make trees      work out the decision trees of the codebreaker anew (half an hour)"
	@echo "make strategies measure the codebreaker over every secret, and draw it for docs/strategies.md"
	@echo "make hardware   make and check wiring picture, schematic, circuit board and case anew (KiCad 6; under 5 minutes)"
	@echo "make clean      delete all that the commands above made"
	@echo "Each one does its own set-up. Another Python: make play PYTHON=python3.12"

play:
	@$(PYTHON) tools/setup.py play
	@$(IN_VENV) tools/play.py

drive:
	@$(PYTHON) tools/setup.py drive
	@$(IN_VENV) tools/drive.py $(KIND)

install:
	@$(PYTHON) tools/install.py $(KIND)

test lint soak:
	@$(PYTHON) tools/setup.py $@
	@$(IN_VENV) tools/check.py $@

bench trees:
	@$(PYTHON) tools/setup.py $@
	@$(IN_VENV) tools/$@.py

screens strategies:
	@$(PYTHON) tools/setup.py test
	@$(IN_VENV) tools/$@.py

hardware:
	@$(PYTHON) tools/setup.py $@
	@$(PYTHON) tools/hardware.py

clean:
	rm -rf build node_modules .venv .pytest_cache .ruff_cache .mypy_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
