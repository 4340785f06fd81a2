# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: MIT
"""What the emulated board's own tests run on it: built-ins only, one letter on the console for each thing to do."""

import os
import sys

import digitalio
import microcontroller
import neopixel_write
import supervisor

import board

PAYLOAD = b"append"
FREE = 0xFF

pixels = bytearray((2, 1, 3, 0, 255, 128, 0, 0, 0, 255, 255, 255))  # four, green first
data = digitalio.DigitalInOut(board.GP0)
data.switch_to_output()
button = digitalio.DigitalInOut(board.GP14)
button.switch_to_input(pull=digitalio.Pull.UP)
nvm = microcontroller.nvm
changes = 0
level = button.value


def show():
    neopixel_write.neopixel_write(data, pixels)


def append():
    place = 0
    while nvm[place] != FREE:
        place += 1
    nvm[place : place + len(PAYLOAD)] = PAYLOAD
    return place


def obey(letter):
    if letter == "a":
        print("appended at", append())
    elif letter == "o":
        nvm[0] = nvm[0] ^ FREE
        print("overwritten")
    elif letter == "c":
        print("changes", changes)
    elif letter == "r":
        microcontroller.reset()
    else:
        print("echo", letter)


show()
print("root", sorted(os.listdir("/")))
print("inner", os.listdir("/folder/inner"))
with open("/folder/inner/a_long_file_name_in_a_subfolder.txt") as file:
    print("content", file.read().strip())
print("reset", microcontroller.cpu.reset_reason)
print("ready")
while True:
    if button.value != level:
        level = button.value
        changes += 1
        pixels[7] = 0 if level else 77  # red of the third
        show()
    if supervisor.runtime.serial_bytes_available:
        obey(sys.stdin.read(1))
