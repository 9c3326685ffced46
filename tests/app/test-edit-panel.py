#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The pane of a position that is set up, by real keys and clicks.

test-edit-panel.py PROGRAM CLI: run under xrun.sh.
"""

import os
import subprocess
import sys
import tempfile

import drive
from drive import State, check, wait_for

BINARY, CLI = sys.argv[1], sys.argv[2]
# All of the pane is seen at once: nothing has to be scrolled to be clicked.
SIZE = (1280, 1360)
BOARD = 'D@0,0 r0 [Red city:N]; N@0,-1 r270 [Blue city:S]; U@5,2 r0'


def row(program, text):
    return program.wait('list item', text=text)


def button(program, text, name):
    """The button of that name in the row that says text."""
    return wait_for(f'{name} beside {text}', lambda: next(
        node for node in drive.walk(program.find('list item', text=text))
        if node.role == 'push button' and node.name == name))


def begin_editing(program):
    """A position that is pasted is set up."""
    program.key('ctrl+shift+c')
    program.wait('label', 'Position copied as text')
    program.key('ctrl+shift+v')
    program.wait(text='tiles = 3 on the board')


def enter_points(program):
    """Those of Blue, the second player: the number comes after the colour."""
    program.click(program.wait('list item', 'Blue'))
    program.click(wait_for('the name', lambda: list(program.find_all('text', 'Name'))[1]))
    program.key('Tab', 'Tab')


def can_undo(program, change):
    return program.wait('push button', f'Undo {change}')


def notice_tells(program):
    """A bar tells of the problems and opens the pane, where nothing can be changed"""
    program.wait('label', '3 problems in this position')
    program.click(program.wait('push button', 'Show'))
    row(program, 'P1: 1 tile at (5, 2) touches no other')
    check(not program.find('push button', 'Allow'), 'it can be changed')


def problem_is_shown(program):
    """A click on a problem goes to its cell on the board and says it there"""
    begin_editing(program)
    program.click(program.wait('label', '1 tile at (5, 2) touches no other'))
    wait_for('the cell in focus', lambda: any(
        program.has_state(node, State.FOCUSED) and '(5, 2)' in node.name
        for node in program.find_all('table cell')))
    program.wait(text='P1: 1 tile at (5, 2)', role='alert')


def mended_allowed_remembered(program):
    """A problem is made, mended, another allowed, and a saved document remembers it"""
    begin_editing(program)
    enter_points(program)
    program.key('ctrl+a')
    drive.xdotool('type', '12')
    program.key('Return')
    sentence = 'Blue has 12 points, by the record 0'
    row(program, sentence)
    can_undo(program, 'Score')
    program.click(button(program, sentence, 'Correct the Score'))
    wait_for('it mended', lambda: not program.find('list item', text=sentence))
    can_undo(program, 'Mend Problem')

    program.click(button(program, 'P1: 1 tile at (5, 2)', 'Allow'))
    program.wait(text='1 allowed on purpose')
    can_undo(program, 'Allow Problem')
    program.key('ctrl+s')
    wait_for('it saved', lambda: not any(name.startswith('• ') for name in program.texts()))
    with open(program.path, encoding='utf-8') as file:
        check('<allowed>apart 5,2</allowed>' in file.read(), 'the file does not say so')
    program.quit()
    again = drive.Program(BINARY, program.path, size=SIZE)
    program.__dict__.update(again.__dict__)
    program.wait('table cell')
    program.wait('label', '2 problems in this position')
    program.click(program.wait('push button', 'Show'))
    program.wait(text='1 allowed on purpose')


def typed_fast_is_one_change(program):
    """Steps that follow each other fast are one change"""
    begin_editing(program)
    enter_points(program)
    for _ in range(6):
        drive.xdotool('key', 'Up')
    row(program, 'Blue has 6 points, by the record 0')
    program.key('ctrl+z')
    wait_for('all of it undone', lambda: not program.find('list item', text='Blue has'))


def typed_last_is_saved(program):
    """What was typed a moment ago is in the file that is saved"""
    begin_editing(program)
    enter_points(program)
    program.key('ctrl+a')
    drive.xdotool('key', '1', '7', 'ctrl+s')
    wait_for('it saved', lambda: not any(name.startswith('• ') for name in program.texts()))
    with open(program.path, encoding='utf-8') as file:
        check('; Blue 6 17 |' in file.read(), 'the file has another number')


def players_come_and_go(program):
    """A player is added, named, and removed again"""
    begin_editing(program)
    program.click(program.wait('push button', 'Add a player'))
    can_undo(program, 'Players')
    program.click(program.wait('list item', 'Yellow'))
    program.wait('push button', 'Remove Yellow')
    program.key('ctrl+z')
    wait_for('him gone', lambda: not program.find(text='Remove Yellow'))


def prepare(test):
    directory = tempfile.mkdtemp()
    path = os.path.join(directory, 'game.bastide')
    text = f'basic modern | Red 5 0; Blue 6 0 | Red | {BOARD} | '
    subprocess.run([CLI, 'position', text, '-o', path], check=False, capture_output=True)
    program = drive.Program(BINARY, path, size=SIZE)
    program.path = path
    program.wait('table', 'Board')
    program.wait('table cell')
    return program


TESTS = [notice_tells, problem_is_shown, mended_allowed_remembered, typed_fast_is_one_change,
         typed_last_is_saved, players_come_and_go]

if __name__ == '__main__':
    chosen = [test for test in TESTS if len(sys.argv) < 4 or test.__name__ in sys.argv[3:]]
    sys.exit(drive.run(chosen, prepare))
