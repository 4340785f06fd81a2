# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What `make drive` builds."""

import hashlib
import shutil
import subprocess

import pytest

from drives import files_in
from driving.building import build_files, write_folder
from driving.compiling import CompileError, compile_module
from driving.contents import LIBRARIES as MODULES
from driving.contents import PACKAGES, ROOT_FILES
from driving.fat import DRIVE_CLUSTERS
from driving.report import fits, size_table
from provision.places import LIBRARIES, ROOT, python_of

TREES = "mastermind/trees.dat"


@pytest.fixture(params=[False, True], ids=["compiled", "source"])
def keep_sources(request):
    return request.param


@pytest.fixture
def built(keep_sources):
    return build_files(ROOT, LIBRARIES, keep_sources=keep_sources)


@pytest.fixture
def copy(tmp_path):
    """A copy of all that the build reads of the project."""
    for package in PACKAGES:
        shutil.copytree(ROOT / package, tmp_path / package)
    for name in (*ROOT_FILES, "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_compiled_modules_are_circuitpythons(built):
    compiled = {path: file.data for path, file in built.items() if path.endswith(".mpy")}
    assert len(compiled) >= len(MODULES)
    for data in compiled.values():
        assert data[:4] == b"C\x06\x00\x1f"


def test_no_source_beside_a_compiled_module(built):
    """.py wins over .mpy: a twin would cost a start of two seconds and 20 kB of heap."""
    stems = [path.removesuffix(".mpy").removesuffix(".py") for path in built]
    assert len(set(stems)) == len(stems)


def test_only_what_belongs_there(built, keep_sources):
    kinds = {".dat", ".py", ".mpy"} if keep_sources else {".dat", ".mpy"}
    for path in built:
        in_package = path.startswith(("lib/", "mastermind/", "rescue/"))
        root_files = {*ROOT_FILES, "LICENSES.txt", "handheld-files.txt"}
        assert path[path.rindex(".") :] in kinds if in_package else path in root_files


def test_every_module_is_there(built, keep_sources):
    """Named by the files in the repository, not by the build's own list."""
    expected = {f"lib/{module}.mpy" for module in MODULES}
    for folder in ("rescue", "mastermind", "lib/handheld"):
        for source in (ROOT / folder).rglob("*.py"):
            path = source.relative_to(ROOT).as_posix()
            expected.add(path if keep_sources else path.replace(".py", ".mpy"))
    assert {path for path in built if "/" in path} == {*expected, TREES}


def test_data_stay_as_they_are(built):
    assert built[TREES].data == (ROOT / TREES).read_bytes()


def test_what_starts_stays_source(built):
    for name in ("code.py", "boot.py", "safemode.py", "settings.toml"):
        assert built[name].data == (ROOT / name).read_bytes()


def test_source_drive_holds_our_sources_as_they_are():
    built = build_files(ROOT, LIBRARIES, keep_sources=True)
    for path, file in built.items():
        if path.endswith(".py"):
            assert file.data == (ROOT / path).read_bytes()


def test_pixelbuf_stays_off(built):
    assert not [path for path in built if "pixelbuf" in path]


def test_the_same_input_gives_the_same_bytes(built, keep_sources, copy):
    """Also from another folder: no path of this machine is in it."""
    again = build_files(copy, LIBRARIES, keep_sources=keep_sources)
    assert again == built
    assert not [path for path, file in again.items() if str(ROOT).encode() in file.data]


def test_leftovers_stay_off(built, keep_sources, copy):
    package = copy / "lib/handheld"
    for name in (".#app.py", "._app.py", "app.py~", ".app.py.swp", "app.py.orig", "#app.py#"):
        (package / name).write_text("left over")
    (package / "__pycache__").mkdir(exist_ok=True)
    (package / "__pycache__/app.cpython-311.py").write_text("left over")
    (package / ".hidden").mkdir()
    (package / ".hidden/app.py").write_text("left over")
    assert build_files(copy, LIBRARIES, keep_sources=keep_sources) == built


@pytest.mark.parametrize("name", ["settings.toml", "code.py", "rescue/__init__.py"])
def test_a_missing_file_is_named(copy, name):
    (copy / name).unlink()
    with pytest.raises(FileNotFoundError, match=name):
        build_files(copy, LIBRARIES, keep_sources=False)


def test_missing_libraries_are_named(copy):
    with pytest.raises(FileNotFoundError, match=r"neopixel\.py"):
        build_files(copy, copy / "nowhere", keep_sources=False)


def test_a_mistake_is_shown_with_its_file_and_line(copy):
    (copy / "lib/handheld/app.py").write_text("fine = 1\nfine fine\n")
    with pytest.raises(CompileError, match=r"handheld/app\.py[\s\S]*line 2[\s\S]*SyntaxError"):
        build_files(copy, LIBRARIES, keep_sources=False)


def test_tracebacks_show_a_short_name(tmp_path):
    source = tmp_path / "app.py"
    source.write_text("x = 1\n")
    code = compile_module(source, "handheld/app.py")
    assert b"handheld/app.py" in code and str(tmp_path).encode() not in code


def test_asserts_are_kept(tmp_path):
    source = tmp_path / "app.py"
    source.write_text('assert len("x") == 2, "kept"\n')
    assert b"kept" in compile_module(source, "app.py")


def test_licences_travel_along(built):
    text = built["LICENSES.txt"].data.decode()
    assert text.count("Permission is hereby granted, free of charge") == 1 + len(MODULES)
    for words in ("The Mastermind Handheld authors", "Damien P. George", *MODULES):
        assert words in text


def test_the_list_is_right(built):
    lines = built["handheld-files.txt"].data.decode().splitlines()
    listed = {line[66:]: line[:64] for line in lines}
    assert listed == {
        path: hashlib.sha256(file.data).hexdigest() for path, file in built.items() if path != "handheld-files.txt"
    }


def test_the_table_adds_up(built):
    lines = size_table(built).splitlines()
    total = sum(len(file.data) for file in built.values())
    rows = [line.rsplit(maxsplit=2) for line in lines[1:-2]]
    assert sum(int(size) for _, _, size in rows) == total
    assert lines[-2].split() == ["total", str(len(built)), str(total)]
    assert {"rescue", "mastermind", "handheld", *MODULES} <= {row[0] for row in rows}


def test_both_drives_fit_and_a_large_one_does_not(built):
    assert fits(built)
    code = built["code.py"]
    assert not fits({**built, "code.py": code._replace(data=bytes(DRIVE_CLUSTERS * 512))})


def test_the_folder_holds_just_these_files(built, tmp_path):
    folder = tmp_path / "drive"
    (folder / "lib").mkdir(parents=True)
    (folder / "lib/old.py").write_text("from an earlier build")
    write_folder(built, folder)
    assert files_in(folder) == {path: file.data for path, file in built.items()}
    assert list(tmp_path.iterdir()) == [folder]


def test_a_folder_that_is_right_is_left_alone(built, tmp_path):
    folder = tmp_path / "drive"
    write_folder(built, folder)
    before = {path: path.stat() for path in folder.rglob("*")}
    write_folder(built, folder)
    assert {path: path.stat() for path in folder.rglob("*")} == before
    (folder / "lib/stranger.py").write_text("not ours")
    write_folder(built, folder)
    assert not (folder / "lib/stranger.py").exists()


def test_the_command(keep_sources, built):
    folder = ROOT / ("build/CIRCUITPY-source" if keep_sources else "build/CIRCUITPY")
    options = ["--source"] if keep_sources else []
    command = [python_of(ROOT / ".venv"), ROOT / "tools/drive.py", *options]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=100, check=True)
    assert "total" in done.stdout and folder.name in done.stdout
    assert files_in(folder) == {path: file.data for path, file in built.items()}
