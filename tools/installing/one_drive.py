# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Installs on one drive and tells how it went, in words that say what to do next."""

import errno
from collections.abc import Callable, Mapping

from installing.copying import ReadBackDiffers, clear_staging, put_in_force, stage, verify
from installing.drive import Drive
from installing.identity import BOOT_OUT, Unfit, check_fit, read_identity
from installing.planning import SETTINGS, Plan, check_room, make_plan

_UNTOUCHED = "Nothing on it was changed."
_AS_BEFORE = "It still holds what it held before."
_BETWEEN = "It may hold parts of two versions now: run the same command again, that puts it right."


class _Stopped(Exception):
    """The install ended early; the message is for the person at the keyboard."""


def install_on(drive: Drive, name: str, wanted: Mapping[str, bytes], say: Callable[[str], None]) -> bool:
    """Put `wanted` (path -> content) on a drive, and tell. Returns whether all is well."""
    try:
        plan = _look(drive, name, wanted, say)
        moved = _copy(drive, name, plan, say)
        _check(drive, name, wanted, plan, say)
    except _Stopped as stopped:
        say(f"{name}: {stopped}")
        return False
    if plan.keeps_settings:
        say(
            f"{name}: your own {SETTINGS} was kept; the one that comes with the game is in\n"
            "build/CIRCUITPY/, to compare."
        )
    for path, target in moved:
        say(f"{name}: {path} was not ours: it is kept as {target}.")
    return True


def _look(drive: Drive, name: str, wanted: Mapping[str, bytes], say: Callable[[str], None]) -> Plan:
    """Everything that can be found out without writing."""
    try:
        if not drive.is_file(BOOT_OUT):
            raise Unfit(
                f"there is no {BOOT_OUT} on it, which CircuitPython writes at its first start.\n"
                "Unplug the board, plug it in again, and repeat."
            )
        identity = read_identity(drive.read(BOOT_OUT).decode(errors="replace"))
        say(f"{name}: {identity.board}, CircuitPython {identity.version}")
        check_fit(identity)
        plan = make_plan(drive, wanted)
        if plan.nothing_to_do:
            return plan
        if not drive.takes_writes():
            raise Unfit(
                "it cannot be written: it is mounted read-only, or not by you. Unplug the board,\n"
                "plug it in again, and repeat. On Linux a drive also turns read-only after it was\n"
                "unplugged without ejecting: `sudo fsck.vfat -a` on its device repairs it."
            )
        clear_staging(drive)
        check_room(drive, plan)
        return plan
    except Unfit as unfit:
        raise _Stopped(f"not installed: {unfit}\n{_UNTOUCHED}") from unfit
    except OSError as error:
        raise _Stopped(f"not installed: {_reason(error)}\n{_UNTOUCHED}") from error


def _copy(drive: Drive, name: str, plan: Plan, say: Callable[[str], None]) -> list[tuple[str, str]]:
    if plan.nothing_to_do:
        return []
    total = len(plan.copy)
    say(f"{name}: copying {total} files ({sum(map(len, plan.copy.values()))} bytes) ...")
    try:
        staged = stage(drive, plan, lambda done: say(f"\r{name}: {done} of {total} files"))
    except (OSError, ReadBackDiffers) as error:
        _try_to_clear(drive)
        raise _Stopped(f"not installed: {_reason(error)}\n{_AS_BEFORE}") from error
    try:
        return put_in_force(drive, plan, staged)
    except OSError as error:
        raise _Stopped(f"stopped half-way: {_reason(error)}\n{_BETWEEN}") from error


def _check(drive: Drive, name: str, wanted: Mapping[str, bytes], plan: Plan, say: Callable[[str], None]) -> None:
    try:
        verify(drive, wanted, plan)
    except (OSError, ReadBackDiffers) as error:
        raise _Stopped(f"copied, but not well: {_reason(error)}\n{_BETWEEN}") from error
    done = f"{len(plan.copy)} files copied" if plan.copy else "nothing to copy"
    if plan.remove:
        done += f", {len(plan.remove)} old ones removed"
    say(f"{name}: {done}; all files read back and compared: well.")


def _try_to_clear(drive: Drive) -> None:
    try:
        clear_staging(drive)
    except OSError:  # the drive is gone, and the next install clears it
        pass


def _reason(error: Exception) -> str:
    if isinstance(error, ReadBackDiffers):
        return f"{error} reads back differently. The drive may be failing: try another cable or port."
    if isinstance(error, OSError):
        if error.errno == errno.ENOSPC:
            return "it is full. Delete files that you no longer need from it, and repeat."
        if error.errno in {errno.EROFS, errno.EACCES, errno.EPERM}:
            return f"it cannot be written ({error.strerror}). Unplug it, plug it in again, repeat."
        return f"the drive did not answer ({error}). Was it unplugged? Plug it in again, and repeat."
    raise error
