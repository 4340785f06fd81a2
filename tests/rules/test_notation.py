# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""Text for codes and keys: every value has one text, every text that is read gives it back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mastermind import (
    EDITIONS,
    NotationError,
    format_code,
    format_feedback,
    parse_code,
    parse_feedback,
)

CODE_TEXTS = [
    ((1, 1, 2, 2), "1122"),
    ((0, 0, 0, 0), "0000"),
    ((9, 0, 9), "909"),
    ((5,), "5"),
    ((0,), "0"),
    ((10, 2, 0, 11), "10,2,0,11"),
    ((1, 10), "1,10"),
    ((12,), "12,"),
    ((2**80, 0), "1208925819614629174706176,0"),
]
UNREADABLE_CODES = [
    "", " ", "12 34", " 1122", "1122\n", "12-4", "-1", "+1", "1.2", "abcd", "12x4", "1_2",
    "١٢", "²", ",", "12,,3", ",12", "12,3,", "12, 3", "012,3", "10,02", "5,", "1,2,3", "0,0",
    "10,x", None, 1122, b"1122", (1, 1), ["1"],
]  # fmt: skip
UNREADABLE_KEYS = [
    "", ".", "2", "2.", ".1", "2.1.0", "2,1", "2 1", " 2.1", "2.1 ", "+2.1", "-2.1", "2.-1",
    "02.1", "2.01", "2_0.1", "٢.1", "a.b", None, 2.1, (2, 1), b"2.1",
]  # fmt: skip


@pytest.mark.parametrize(("code", "text"), CODE_TEXTS, ids=repr)
def test_codes_and_their_texts(code, text):
    assert format_code(code) == text
    assert parse_code(text) == code


def test_every_code_of_the_editions_has_its_own_text():
    for edition in EDITIONS.values():
        codes = list(edition.with_rules(repeats=True, blanks=True).codes())
        texts = [format_code(code) for code in codes]
        assert [parse_code(text) for text in texts] == codes
        assert len(set(texts)) == len(codes)


@given(st.lists(st.integers(0, 12) | st.integers(0), min_size=1, max_size=9).map(tuple))
def test_any_code_comes_back(code):
    assert parse_code(format_code(code)) == code


@given(st.text("0123456789,-+ _.٣x", max_size=8) | st.text(max_size=8))
def test_a_text_is_read_only_if_it_is_the_text_of_a_code(text):
    try:
        code = parse_code(text)
    except NotationError as error:
        assert repr(text) in str(error)
    else:
        assert format_code(code) == text


@pytest.mark.parametrize("text", UNREADABLE_CODES, ids=repr)
def test_what_is_not_a_code_is_quoted(text):
    with pytest.raises(NotationError) as error:
        parse_code(text)
    assert repr(text) in str(error.value)


@pytest.mark.parametrize(
    "code", [(), [], (1, -1), (1, None), (1, "2"), (1, True), "1122"], ids=repr
)
def test_what_has_no_text_is_quoted(code):
    with pytest.raises(NotationError) as error:
        format_code(code)
    assert repr(code) in str(error.value)


def test_lists_and_bytes_are_codes_too():
    assert format_code([1, 1, 2, 2]) == format_code(bytes([1, 1, 2, 2])) == "1122"


@given(st.tuples(st.integers(0, 12), st.integers(0, 12)) | st.tuples(st.integers(0), st.just(0)))
def test_any_keys_come_back(keys):
    assert parse_feedback(format_feedback(keys)) == keys


def test_keys_and_their_texts():
    assert format_feedback((2, 1)) == "2.1"
    assert parse_feedback("0.4") == (0, 4)
    assert parse_feedback("10.2") == (10, 2)


@given(st.text("0123456789.,-+ _٣", max_size=6))
def test_a_text_is_read_only_if_it_is_the_text_of_keys(text):
    try:
        keys = parse_feedback(text)
    except NotationError as error:
        assert repr(text) in str(error)
    else:
        assert format_feedback(keys) == text


@pytest.mark.parametrize("text", UNREADABLE_KEYS, ids=repr)
def test_what_is_not_keys_is_quoted(text):
    with pytest.raises(NotationError) as error:
        parse_feedback(text)
    assert repr(text) in str(error.value)


@pytest.mark.parametrize(
    "keys", [(), (1,), (1, 2, 3), (-1, 0), (0, -1), ("2", 1), (1, True)], ids=repr
)
def test_keys_without_text_are_quoted(keys):
    with pytest.raises(NotationError) as error:
        format_feedback(keys)
    assert repr(keys) in str(error.value)
