# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Runs once at power-on, before USB starts.

The drive stays visible and the console open: the kit is there to be tinkered with, and nothing here may ever lock its
owner out. So this file changes nothing yet and imports nothing that could be missing.
"""
