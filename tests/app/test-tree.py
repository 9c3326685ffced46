#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-tree.py PROGRAM: a screen reader may read all that there is, on every page.

Whoever asks for a text that was never written must not be answered by a critical, which ends the program here.
"""

import os
import sys

# Before what reads the environment.
os.environ.setdefault('LC_ALL', 'C.UTF-8')

from gi.repository import GLib

import drive
from access import walk
from drive import check, wait_for, xdotool

BINARY = sys.argv[1]


def read_still(program):
    """All nodes of all windows, once none goes while they are read and asked for their children."""
    while not program.has_crashed():
        try:
            nodes = [node for i in range(len(program.frames())) for node in walk(program.access.read(i))]
            program.access.list_many({node.path for node in nodes})
            return nodes
        except (GLib.Error, KeyError):
            program.sync()
    return []


def read_all(program, page):
    """Every text; names come with the tree."""
    n_texts = 0
    for node in read_still(program):
        try:
            n_texts += node.has_text() and node.get_text() is not None
        except GLib.Error:      # gone
            pass
    check(not program.has_crashed(), f'the program ended when {page} was read')
    check(n_texts > 3, f'hardly a text on {page}')


def read_projector(program, page):
    """What is shown to all, and the page behind it."""
    program.key('F5')
    window = program.window
    program.enter('Projector View')
    read_all(program, f'the projector with {page}')
    program.key('Escape')
    wait_for('the page alone', lambda: len(program.frames()) == 1)
    program.window, program.frame = window, 0
    xdotool('windowfocus', '--sync', window)


def is_read(program):
    """All that is on a page can be read"""
    read_all(program, 'the page to begin with')
    program.key('alt+5')
    program.wait('label', text='Step 1 of 6')
    read_all(program, 'a lesson')
    read_projector(program, 'a lesson')
    program.click(program.wait(name='Rule Book'))
    program.wait(text='Search')
    read_all(program, 'the rule book')
    program.click(program.wait(name='Quiz'))
    program.wait('label', text='Question 1 of 10')
    read_all(program, 'the quiz')
    program.key('alt+4')
    program.wait('label', text='Puzzle 1 of 24')
    read_all(program, 'a puzzle')
    read_projector(program, 'a puzzle')


def making_is_read(program):
    """All that is there of a puzzle and of a lesson that are made can be read"""
    wait_for('a game', lambda: drive.get_move(program) is not None)
    program.key('ctrl+shift+p')
    wait_for('the puzzle editor', lambda: len(program.frames()) == 2)
    read_all(program, 'the puzzle editor')
    program.enter('Make Puzzle – Bastide')
    program.key('ctrl+w')
    wait_for('the game alone', lambda: len(program.frames()) == 1)
    program.enter('Winter evening match – Bastide')
    program.key('ctrl+shift+l')
    wait_for('the lesson editor', lambda: len(program.frames()) == 2)
    read_all(program, 'the lesson editor')


def game_is_read(program):
    """All that is there of a game can be read"""
    for key, page in (('ctrl+1', 'the moves'), ('ctrl+2', 'the scores'), ('ctrl+3', 'the features'),
                      ('ctrl+4', 'the turns'), ('ctrl+e', 'edit mode')):
        program.key(key)
        program.sync()
        read_all(program, page)
        if key == 'ctrl+1':
            program.wait('list item', text='; Ilinca +')
    program.key('ctrl+e')
    read_projector(program, 'a game')


def start(test):
    return drive.Program(BINARY, *((sys.argv[2],) if test is not is_read else ()))


if __name__ == '__main__':
    sys.exit(drive.run((is_read, game_is_read, making_is_read), start))
