# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""A drive that is a FAT image, with nothing mounted: the installer writes to a real FAT."""

import errno
from contextlib import contextmanager
from posixpath import dirname

from fs.errors import FSError
from pyfatfs._exceptions import PyFATException

from drive_image import PyFatFS

_FIRST_CLUSTER = 2
_BAD_CLUSTER = 0xFF7
_ENTRY_BYTES = 32


def _first_beyond(header):
    """The number after a volume's last cluster."""
    sector = header["BPB_BytsPerSec"]
    system = header["BPB_RsvdSecCnt"] + header["BPB_NumFATs"] * header["BPB_FATSz16"]
    root = -(-header["BPB_RootEntCnt"] * _ENTRY_BYTES // sector)
    data = header["BPB_TotSec16"] - system - root
    return data // header["BPB_SecPerClus"] + _FIRST_CLUSTER


@contextmanager
def _os_errors():
    """pyfatfs raises its own errors; a mounted drive raises OSError."""
    try:
        yield
    except PyFATException as error:
        raise OSError(error.errno or errno.EIO, str(error)) from error
    except FSError as error:
        raise OSError(errno.EIO, str(error)) from error


class FatDrive:
    """Has the operations of installing.drive.Drive, on the image at `path`."""

    def __init__(self, path):
        self._fat = PyFatFS(str(path), encoding="utf-8")
        # The last sector of the FAT has places beyond the volume's last cluster, and pyfatfs would
        # hand them out: mark them as bad.
        table, end = self._fat.fs.fat, _first_beyond(self._fat.fs.bpb_header)
        table[end:] = [_BAD_CLUSTER] * len(table[end:])

    def close(self):
        self._fat.close()

    def is_file(self, path):
        return self._fat.isfile(path)

    def is_folder(self, path):
        return self._fat.isdir(path)

    def names_in(self, folder):
        return sorted(self._fat.listdir(folder))

    def read(self, path):
        return self._fat.readbytes(path)

    def write(self, path, data):
        with _os_errors():
            self._fat.writebytes(path, data)

    def move(self, path, target):
        """The system's rename takes no room; pyfatfs has none, so room is made first."""
        data = self._fat.readbytes(path)
        self.remove(path)
        if self.is_file(target):
            self.remove(target)
        self.write(target, data)

    def remove(self, path):
        with _os_errors():
            self._fat.remove(path)
        if dirname(path):
            self._end_folder(dirname(path))

    def make_folder(self, path):
        if path and not self.is_folder(path):
            self.make_folder(dirname(path))
            with _os_errors():
                self._fat.makedir(path)

    def remove_folder(self, path):
        with _os_errors():
            self._fat.removedir(path)

    def flush(self):
        self._fat.fs.flush_fat()

    def free(self):
        return self._fat.fs.fat[_FIRST_CLUSTER:].count(0) * self.cluster()

    def cluster(self):
        return self._fat.fs.bytes_per_cluster

    def takes_writes(self):
        return True

    def _end_folder(self, path):
        """Clear a folder's clusters after its last entry: pyfatfs leaves old entries there."""
        fat, folder = self._fat.fs, self._fat._get_dir_entry(path)
        used = sum(len(bytes(entry)) for entry in folder._get_entries_raw())
        chain = list(fat.get_cluster_chain(folder.get_cluster()))
        for cluster in chain[max(1, -(-used // self.cluster())) :]:
            fat._write_data_to_address(bytes(self.cluster()), fat.get_data_cluster_address(cluster))
