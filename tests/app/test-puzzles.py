#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Solving puzzles, by real keys and clicks.

test-puzzles.py PROGRAM PUZZLES: run under xrun.sh. PUZZLES is the folder of booklets.
"""

import os
import sys
import tempfile

import drive
from drive import State, check, wait_for

BINARY = sys.argv[1]
BOOKLET = os.path.join(sys.argv[2], 'twenty-four.bastide')
SAMPLE = os.path.join(sys.argv[2], '..', 'samples', 'sample.bastide')


TITLES = ['The first city', 'Where does it fit?', 'The winding road', 'The lonely monk',
          'The last gap', 'Two knights']


def is_open(program, title):
    program.wait('label', f'Puzzle {TITLES.index(title) + 1} of 24')


def open_puzzle(program, title):
    row = program.wait('list item', text=f'{title}; Level')
    program.click(row)
    is_open(program, title)


def cell(program, place):
    return program.wait('table cell', text=f'{place}: empty')


def says(program, text):
    return wait_for(f'“{text}”', lambda: any(text in name for name in program.texts()))


def lay_first_city(program):
    """The tile lies right: now for the figure."""
    there = cell(program, '(0, −1)')
    program.click(there)
    says(program, 'turned by')
    for _ in range(4):
        if any('turned by 180°' in name for name in program.texts()):
            break
        program.key('r')
    says(program, 'turned by 180°')
    program.click(there)
    says(program, 'Red may put a figure')


def right_by_clicks(program):
    """The best placement, with its knight, is right; Next goes to the next puzzle"""
    is_open(program, 'The first city')
    lay_first_city(program)
    for _ in range(3):
        if any('knight' in name for name in program.texts()):
            break
        program.key('Right')
    program.key('Return')
    says(program, 'Right!')
    says(program, 'This brings 4 points at once.')
    program.wait('list item', text='The first city; Level 1 of 5 · solved')
    program.click(program.wait('push button', 'Next Puzzle'))
    is_open(program, 'Where does it fit?')


def wrong_with_hint(program):
    """A hint, a wrong answer with its reply, another try, and the solution that plays itself"""
    is_open(program, 'The first city')
    program.key('alt+h')
    program.wait('label', 'A completed city pays 2 points a tile.')
    program.wait('push button', 'Hint (2 of 2)')
    lay_first_city(program)
    program.key('space')
    says(program, 'Wrong.')
    says(program, 'The city is complete, but nobody is in it.')
    program.wait('list item', text='The first city; Level 1 of 5 · not solved')
    program.key('alt+t')
    wait_for('it to be asked again', lambda: 'Wrong.' not in program.texts())
    program.key('alt+s')
    says(program, '1 of 1: E (0, −1) 180°')
    says(program, 'This brings 4 points at once.')


def count_by_keys(program):
    """A number is typed; a wrong one has its reply, the right one its reason"""
    open_puzzle(program, 'The winding road')
    number = program.wait('spin button', 'Your answer')
    for _ in range(8):
        if program.has_state(number, State.FOCUSED) or any(
                program.has_state(node, State.FOCUSED)
                for node in program.find_all('text')):
            break
        program.key('F6')
    drive.xdotool('key', 'ctrl+a')
    drive.xdotool('type', '10')
    program.key('Return')
    says(program, 'Wrong.')
    says(program, 'A road pays 1 point a tile, not 2.')
    program.key('alt+t')
    program.wait('spin button', 'Your answer')
    program.key('alt+s')
    says(program, 'It is worth')
    says(program, 'Road, ')


def cells_by_both(program):
    """Cells are picked by clicks and by the keyboard, and checked"""
    open_puzzle(program, 'Where does it fit?')
    says(program, 'Click the cells on the board')
    for place in ('(−2, 0)', '(−1, 1)', '(0, −2)', '(1, 2)'):
        program.click(cell(program, place))
        program.wait('table cell', text=f'{place}: empty, chosen')
    says(program, '4 cells chosen')
    program.key('Tab')
    wait_for('a cell in focus', lambda: any(program.has_state(node, State.FOCUSED)
                                            for node in program.find_all('table cell')))
    program.key('Right', 'space')
    program.wait('table cell', text='(2, 1): empty, chosen')
    program.key('space')
    wait_for('it not chosen', lambda: not program.find('table cell', text='(2, 1): empty, chosen'))
    program.key('Up', 'Return')
    program.wait('table cell', text='(2, 0): empty, chosen')
    program.key('alt+c')
    says(program, 'Not quite.')
    says(program, '1 cell is missing.')


def owners(program):
    """Owners are checked"""
    open_puzzle(program, 'Two knights')
    program.click(program.wait('check box', 'Red'))
    program.key('alt+c')
    says(program, 'Wrong.')
    says(program, 'Blue has as many knights')
    program.key('alt+t')
    program.click(program.wait('check box', 'Blue'))
    program.key('alt+c')
    says(program, 'Right!')
    says(program, 'Tie: Red, Blue')


def kept_over_restart(program):
    """Results are there again when the program is started again, and what is due stands on top"""
    open_puzzle(program, 'Two knights')
    program.key('alt+c')
    says(program, 'Wrong.')
    program.quit()
    path = os.path.join(program.data_home.name, 'bastide', 'results')
    wait_for('the file', lambda: os.path.exists(path))
    with open(path, encoding='utf-8') as file:
        lines = file.read().splitlines()
    check(len(lines) == 2 and lines[1].startswith('twenty-four two-knights 0 1 wrong 0 '),
          f'the file says {lines}')
    second = drive.Program(BINARY, BOOKLET, data_home=program.data_home.name)
    second.wait('list item', text='Two knights; Level 2 of 5 · not solved')
    second.quit()

    words = lines[1].split()
    words[-1] = str(int(words[-1]) - 3)
    with open(path, 'w', encoding='utf-8') as file:
        file.write('\n'.join([lines[0], ' '.join(words), '']))
    third = drive.Program(BINARY, BOOKLET, data_home=program.data_home.name)
    program.process = third.process
    is_open(third, 'Two knights')
    third.wait('list item', text='Two knights; Level 2 of 5 · due')
    names = [node.name for node in third.find_all('list item')]
    check('Due' in names[:2], f'the list begins with {names[:3]}')


def from_the_start_page(program):
    """The bundled puzzles are opened from the start page; a game opened then takes their place"""
    program.click(program.wait('push button', 'Solve Puzzles'))
    is_open(program, 'The first city')
    program.key('ctrl+o')
    program.enter('Open Game')
    program.choose_file('Open Game', SAMPLE)
    program.enter('Winter evening match – Bastide')
    program.wait('label', '0 / 71')
    check(len(program.frames()) == 1, 'there is another window')


def prepare(test):
    home = tempfile.TemporaryDirectory(prefix='bastide-home-')
    if test is from_the_start_page:
        program = drive.Program(BINARY, data_home=home.name)
    else:
        program = drive.Program(BINARY, BOOKLET, data_home=home.name)
        program.wait('table', 'Board')
        program.wait('table cell')
    program.data_home = home
    return program


TESTS = [right_by_clicks, wrong_with_hint, count_by_keys, cells_by_both, owners, kept_over_restart,
         from_the_start_page]

if __name__ == '__main__':
    chosen = [test for test in TESTS if len(sys.argv) < 4 or test.__name__ in sys.argv[3:]]
    sys.exit(drive.run(chosen, prepare))
