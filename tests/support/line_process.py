# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A child process that takes one JSON object a line and answers one, and that never hangs its caller."""

import json
import queue
import subprocess
import threading

from device import DeviceError

END = None  # in the queue of lines: the process closed its output
SHOWN_ERROR_CHARACTERS = 2000


class LineProcess:
    """Starts `arguments`; whoever answers too late is killed, and the caller gets a DeviceError."""

    def __init__(self, arguments: list, name: str) -> None:
        self.name = name
        self.process = subprocess.Popen(
            [str(argument) for argument in arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        assert self.process.stdin and self.process.stdout and self.process.stderr  # pipes, all three
        self._input, self._output, self._error_output = (
            self.process.stdin,
            self.process.stdout,
            self.process.stderr,
        )
        self._lines: queue.Queue = queue.Queue()
        self._errors: list[str] = []
        self._readers = [
            threading.Thread(target=self._read_answers, daemon=True),
            threading.Thread(target=self._read_errors, daemon=True),
        ]
        for reader in self._readers:
            reader.start()

    def _read_answers(self) -> None:
        for line in self._output:
            self._lines.put(line)
        self._lines.put(END)

    def _read_errors(self) -> None:
        self._errors.extend(self._error_output)

    def exchange(self, command: dict, patience: float) -> dict:
        """Sends a command and returns the answer, waiting at most `patience` seconds of wall time."""
        try:
            self._input.write(json.dumps(command) + "\n")
            self._input.flush()
            line = self._lines.get(timeout=patience)
        except queue.Empty:
            self.kill()
            raise DeviceError(
                f"{self.name} did not answer {str(command)[:200]} within {patience:.0f} s and was killed"
            ) from None
        except (OSError, ValueError):
            line = END
        if line is END:
            self.kill()
            raise DeviceError(f"{self.name} has ended: {self.errors() or 'no error text'}")
        return json.loads(line)

    def errors(self) -> str:
        """The end of what the process wrote to its error output."""
        return "".join(self._errors)[-SHOWN_ERROR_CHARACTERS:]

    def close(self, patience: float = 5) -> None:
        """Asks the process to end, and kills it when it does not."""
        try:
            self._input.write('{"do": "quit"}\n')
            self._input.close()
            self.process.wait(patience)
        except (OSError, ValueError, subprocess.TimeoutExpired):
            pass
        self.kill()

    def kill(self) -> None:
        """Ends the process now."""
        self.process.kill()
        self.process.wait()
        for reader in self._readers:
            reader.join(timeout=1)
        for stream in (self._input, self._output, self._error_output):
            try:
                stream.close()
            except OSError:
                pass
