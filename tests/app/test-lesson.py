#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-lesson.py PROGRAM: a lesson is passed by keys alone, by what a screen reader is told.

Nothing is looked at but names, roles and texts on the accessibility bus: what is asked, what has the focus, and the
verdict.
"""

import os
import sys

# Before what reads the environment.
os.environ.setdefault('LC_ALL', 'C.UTF-8')

import drive
from access import State
from drive import check, wait_for

BINARY = sys.argv[1]

# Of what is read out when it changes.
SPOKEN = ('status bar', 'alert')


def hears(program, text):
    """It is read out by itself."""
    wait_for(f'to hear "{text}"', lambda: program.find_seen(SPOKEN, text=text))


def get_focus(program):
    return program.find(state=State.FOCUSED)


def is_on(program, role, name):
    """The focus is on it: its name begins so."""
    def is_there():
        focus = get_focus(program)
        return focus is not None and focus.role == role and focus.name.startswith(name)

    wait_for(f'the focus on {role} "{name}"', is_there)


def walk_to(program, *ways):
    """Arrow keys, each with what is read out of the cell where it leads."""
    for key, name in ways:
        program.key(key)
        is_on(program, 'table cell', name)


def enlarge_city(program):
    hears(program, 'Now you: make the city larger')
    is_on(program, 'table', 'Board')
    walk_to(program, ('Left', '(1, 0): tile U'), ('Left', '(0, 0): tile D'),
            ('Up', '(0, −1): empty, legal for the tile in hand'))
    program.key('Return')
    hears(program, 'Tile turned by')
    while not program.find('status bar', text='turned by 180°'):
        program.key('r')
    program.key('Return')
    hears(program, 'Right!')


def choose_sentence(program):
    hears(program, 'May a field of it touch the city on the left?')
    program.key('2')
    is_on(program, 'check box', 'No. The city would meet a field.')
    program.key('Return')
    hears(program, 'Right!')


def give_number(program):
    hears(program, 'In how many ways may this tile lie on the marked cell?')
    program.key('F6')
    is_on(program, 'spin button', 'Your answer')
    program.key('ctrl+a', '3', 'Return')
    hears(program, 'Three ways suit the tile below.')
    program.key('Return', 'ctrl+a', '1', 'Return')
    hears(program, 'Right!')


def choose_cells(program):
    hears(program, 'Find every cell where this tile may lie.')
    walk_to(program, ('Up', '(0, −1): tile N'))
    for way in ((('Up', '(0, −2): '),), (('Down', '(0, −1): '), ('Left', '(−1, −1): ')),
                (('Down', '(−1, 0): '), ('Down', '(−1, 1): '), ('Right', '(0, 1): ')), (('Right', '(1, 1): '),),
                (('Up', '(1, 0): tile U'), ('Up', '(1, −1): '))):
        walk_to(program, *way)
        program.key('Return')
        is_on(program, 'table cell', way[-1][1] + 'empty, chosen')
    hears(program, '5 cells chosen')
    program.key('F6')
    for button in ('Hint', 'Show Solution', 'Back', 'Skip', 'Check'):
        is_on(program, 'push button', button)
        if button != 'Check':
            program.key('Tab')
    program.key('Return')
    hears(program, 'Right!')


def lesson_is_passed(program):
    """A lesson is passed by keys and ear"""
    program.key('alt+5')
    hears(program, 'Carcassonne grows tile by tile.')
    program.key('Next')
    hears(program, 'A new tile lies beside one that is there')
    program.key('Next')
    for step in (enlarge_city, choose_sentence, give_number):
        step(program)
        program.key('Next')
    choose_cells(program)
    check(program.find('label', 'Step 6 of 6'), 'it is not the last step')


if __name__ == '__main__':
    sys.exit(drive.run((lesson_is_passed,), lambda test: drive.Program(BINARY)))
