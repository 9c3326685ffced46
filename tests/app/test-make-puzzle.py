#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Making puzzles and changing booklets, by real keys and clicks.

test-make-puzzle.py PROGRAM CLI DATA: run under xrun.sh. DATA is the folder of samples and puzzles.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

import drive
from drive import State, check, wait_for

BINARY, CLI, DATA = sys.argv[1:4]
FOLDER = tempfile.mkdtemp(prefix='bastide-make-puzzle-')
SAMPLE = os.path.join(DATA, 'samples', 'sample.bastide')
BUNDLED = os.path.join(DATA, 'puzzles', 'twenty-four.bastide')
# After so many moves of the sample the game's next one is not the best.
PLACE, GAMES_MOVE, BEST = 28, 'A@-2,-3 r270', 'A (0, −4) 0°'


def says(program, text):
    """In whichever window."""
    return wait_for(f'“{text}”', lambda: any(text in name for i in range(len(program.frames()))
                                             for name in program.texts(i)))


def press(program, name):
    """The button of a toast, the last of all: one in the header bar may have the same name."""
    program.click(wait_for(f'a button {name}', lambda: list(
        program.find_all('push button', text=name))[-1]))


def write(text):
    drive.xdotool('type', text)


def is_sound(path):
    checked = subprocess.run([CLI, 'puzzle', 'check', path], capture_output=True, text=True)
    check(checked.returncode == 0, f'the command line says {checked.stdout} {checked.stderr}')


def ids(path):
    with open(path, encoding='utf-8') as file:
        return [line.split('id="')[1].split('"')[0] for line in file if '<puzzle ' in line]


def go_back(program):
    program.window, program.frame = program.main, 0
    drive.xdotool('windowfocus', '--sync', program.main)


def begin(program):
    program.main = program.window
    program.key('Home', *['Right'] * PLACE)
    drive.is_at(program, PLACE)
    program.key('ctrl+shift+p')
    program.enter('Make Puzzle – Bastide', (640, 780))
    program.wait('text')


def made_and_solved(program):
    """A wrong answer has no stars; all of them are told and mended; the puzzle goes into a booklet, and is solved"""
    path = os.path.join(FOLDER, 'mine.bastide')
    begin(program)
    write('The monk')
    says(program, 'The puzzle is sound.')
    program.key('alt+g')
    wait_for('the answer', lambda: program.find('push button', text='Remove this answer'))
    says(program, 'The puzzle is sound.')
    # From the reply, past what removes the answer.
    program.key('shift+Tab', 'shift+Tab', 'ctrl+a')
    write('10')
    program.key('Return')
    says(program, f'The answer has all stars and is not the best: {GAMES_MOVE}')
    press(program, 'Remove this answer')
    says(program, 'The puzzle is sound.')
    program.key('alt+w')
    program.enter('Give an Answer', (640, 700))
    lay_best(program)
    wait_for('the answer given', lambda: len(program.frames()) == 2)
    program.enter('Make Puzzle – Bastide', (640, 780))
    says(program, BEST)
    says(program, 'The puzzle is sound.')
    program.key('alt+h')
    write('Look north.')
    program.key('ctrl+Return')
    program.enter('Add to Booklet')
    program.wait('text')
    write('My puzzles')
    program.key('Return')
    program.choose_file('Save Booklet', path)
    wait_for('the file', lambda: os.path.exists(path) and os.path.getsize(path) > 0)
    is_sound(path)
    check(ids(path) == ['the-monk'], f'the puzzles are {ids(path)}')
    go_back(program)
    says(program, 'The puzzle is in the booklet.')
    press(program, 'Solve')
    program.enter('My puzzles – Bastide', (1200, 780))
    program.wait('label', 'Puzzle 1 of 1')
    lay_best(program)
    says(program, 'Right!')


def lay_best(program):
    cell = program.wait('table cell', text='(0, −4): empty')
    program.click(cell)
    says(program, 'turned by')
    for _ in range(4):
        if any('turned by 0°' in name for name in program.texts()):
            break
        program.key('r')
    program.click(cell)


def lay(program, letter, *cells):
    """In the order of the cells, while the position is set up."""
    def middle(x, y):
        return program.get_place(program.wait('table cell', text=f'({x}, {y}): '))
    left, top = middle(0, 0)
    size = middle(1, 0)[0] - left
    drive.arm_tile(program, letter)
    for x, y in cells:
        program.point(left + x * size + 1, top + y * size)
        program.point(left + x * size, top + y * size)
        drive.xdotool('click', 1)
        program.wait('table cell', text=f'({x}, {y}): tile {letter}')


def made_of_a_set_up(program):
    """Tiles laid in an order in which nobody could; a puzzle with a fault is added only on purpose"""
    path = os.path.join(FOLDER, 'set-up.bastide')
    program.main = program.window
    program.key('ctrl+n')
    program.enter('New Game')
    program.click(program.wait('push button', 'Create'))
    wait_for('the dialog gone', lambda: len(program.frames()) == 1)
    go_back(program)
    program.enter('Untitled Game – Bastide')
    program.key('ctrl+e')
    says(program, 'Setting up the position')
    lay(program, 'U', (2, 0), (1, 0))
    program.key('Escape', 'ctrl+shift+p')
    program.enter('Make Puzzle – Bastide', (640, 780))
    program.wait('text')
    write('Any order')
    says(program, 'The puzzle cannot be solved')
    program.key('ctrl+Return')
    says(program, 'This Puzzle Has Faults')
    program.key('Escape')
    wait_for('the question gone', lambda: not program.find('label', 'This Puzzle Has Faults'))
    program.click(program.wait('combo box', 'Task'))
    program.wait('label', 'Count the points')
    program.wait('list item', state=State.FOCUSED)
    program.key(*15 * ['Down'], 'Return')
    says(program, 'The puzzle is sound.')
    program.key('ctrl+Return')
    program.enter('Add to Booklet')
    program.wait('text')
    write('Set up')
    program.key('Return')
    program.choose_file('Save Booklet', path)
    wait_for('the file', lambda: os.path.exists(path) and os.path.getsize(path) > 0)
    is_sound(path)
    check(ids(path) == ['any-order'], f'the puzzles are {ids(path)}')


def changes_are_asked_about(program):
    """Closing does not throw away what was written unless the setter says so"""
    begin(program)
    write('Half a title')
    program.key('ctrl+w')
    says(program, 'Save This Puzzle?')
    program.key('Escape')
    wait_for('no question', lambda: not any('Save This Puzzle?' in name
                                            for i in range(len(program.frames()))
                                            for name in program.texts(i)))
    check(any('Half a title' in node.get_text() for node in program.find_all('text')),
          'the title is gone')
    program.key('ctrl+w')
    says(program, 'Save This Puzzle?')
    program.key('alt+d')
    wait_for('the editor gone', lambda: len(program.frames()) == 1)


def booklet_changed(program):
    """Puzzles of an own booklet are moved, deleted and brought back"""
    before = ids(program.path)
    program.key('alt+Page_Down')
    program.wait('label', 'Puzzle 2 of 24')
    wait_for('another order', lambda: ids(program.path)[:2] == before[1::-1])
    program.key('alt+Page_Up')
    wait_for('the old order', lambda: ids(program.path) == before)
    program.wait('label', 'Puzzle 1 of 24')
    program.key('ctrl+shift+Delete')
    says(program, 'was deleted.')
    check(ids(program.path) == before[1:], 'another puzzle was deleted')
    press(program, 'Undo')
    wait_for('it to be back', lambda: ids(program.path) == before)
    program.wait('label', 'Puzzle 1 of 24')
    is_sound(program.path)


def last_puzzle(program):
    """The last puzzle of a booklet is deleted, brought back by Ctrl+Z, deleted by Ctrl+Shift+Z, and
    replaced by a new one"""
    program.main = program.window
    for kept in (1, 0):
        program.key('ctrl+shift+Delete')
        wait_for('it to be gone', lambda: len(ids(program.path)) == kept)
    program.wait('label', 'No Puzzles')
    program.wait('label', '0 of 0 solved')
    is_sound(program.path)
    program.key('ctrl+z')
    wait_for('it to be back', lambda: len(ids(program.path)) == 1)
    program.wait('label', 'Puzzle 1 of 1')
    program.key('ctrl+shift+z')
    wait_for('it to be gone again', lambda: len(ids(program.path)) == 0)
    program.wait('label', 'No Puzzles')
    program.key('ctrl+z')
    wait_for('it to be back again', lambda: len(ids(program.path)) == 1)
    program.wait('label', 'Puzzle 1 of 1')
    program.key('ctrl+shift+Delete')
    program.wait('label', 'No Puzzles')
    program.wait('push button', 'Open a Game…', state=State.FOCUSED)
    program.key('Return')
    program.choose_file('Open Game', SAMPLE)
    go_back(program)
    drive.is_at(program, 0)
    begin(program)
    write('In its place')
    says(program, 'The puzzle is sound.')
    program.key('ctrl+Return')
    program.enter('Add to Booklet')
    # The empty booklet is the one that is offered.
    program.wait(text=program.path)
    program.key('Return')
    wait_for('the new one', lambda: ids(program.path) == ['in-its-place'])
    is_sound(program.path)


def added_to_existing(program):
    """A chapter gets another title; a puzzle made elsewhere is added to that booklet by its file"""
    program.main = program.window
    path = program.path
    program.click(program.wait('push button', 'Change this booklet'))
    # GTK 4.18 gives its items no name.
    program.wait('menu item')
    program.key('r')
    program.enter_question('Rename Chapter')
    program.wait('text')
    program.key('ctrl+a')
    write('The best')
    program.key('Return')
    wait_for('the new title', lambda: titles(path)[:2] == ['Twenty-four puzzles', 'The best'])
    go_back(program)
    program.wait('label', 'The best')
    program.key('ctrl+shift+n')
    program.enter('Bastide')
    program.click(program.wait('push button', 'Look at the Sample'))
    drive.is_at(program, 0)
    begin(program)
    write('One more')
    says(program, 'The puzzle is sound.')
    program.key('ctrl+Return')
    program.enter('Add to Booklet')
    program.click(program.wait('push button', 'Open…'))
    program.choose_file('Open Booklet', path)
    program.enter('Add to Booklet')
    says(program, 'Twenty-four puzzles')
    press(program, 'Add')
    wait_for('25 puzzles', lambda: len(ids(path)) == 25)
    check(ids(path)[-1] == 'one-more', f'the puzzles are {ids(path)}')
    # The window that solves the booklet has it too, and is where it is solved.
    says(program, 'Puzzle 1 of 25')
    program.enter('Winter evening match – Bastide')
    press(program, 'Solve')
    says(program, 'Puzzle 25 of 25')
    check(len(program.frames()) == 2, 'the booklet is open twice')


def titles(path):
    with open(path, encoding='utf-8') as file:
        return re.findall(r'<title>(.*)</title>', file.read())


def puzzle_edited(program):
    """A puzzle of an own booklet gets another title, and keeps its place"""
    program.main = program.window
    before = ids(program.path)
    program.key('ctrl+e')
    program.enter('Edit Puzzle – Bastide', (360, 640))
    program.wait('text')
    program.key('ctrl+a')
    write('Another title')
    says(program, 'The puzzle is sound.')
    program.key('ctrl+Return')
    program.enter('Twenty-four puzzles – Bastide', (1280, 800))
    program.wait('list item', text='Another title; Level 1 of 5')
    check(ids(program.path) == before, 'the puzzle went elsewhere')


def bundled_is_kept(program):
    """The bundled booklet says that it cannot be changed, and offers a copy"""
    program.main = program.window
    path = os.path.join(FOLDER, 'copy.bastide')
    program.click(program.wait('push button', 'Solve Puzzles'))
    program.wait('label', 'Puzzle 1 of 24')
    program.key('ctrl+e')
    says(program, 'This booklet comes with Bastide and cannot be changed.')
    press(program, 'Save a Copy…')
    program.choose_file('Save Booklet', path)
    wait_for('the copy', lambda: os.path.exists(path) and os.path.getsize(path) > 0)
    is_sound(path)
    go_back(program)
    program.wait('push button', 'Change this booklet')
    program.key('ctrl+shift+Delete')
    says(program, 'was deleted.')


def keep_two(path):
    """Of the puzzles of the booklet."""
    with open(path, encoding='utf-8') as file:
        text = file.read()
    puzzles = re.findall(r'<puzzle .*?</puzzle>', text, re.DOTALL)
    head = text[:text.index('<chapter>')]
    with open(path, 'w', encoding='utf-8') as file:
        file.write(f'{head}<chapter>{puzzles[0]}{puzzles[1]}</chapter></booklet></bastide>')


def prepare(test):
    if test in (made_and_solved, changes_are_asked_about):
        return drive.Program(BINARY, SAMPLE)
    if test in (bundled_is_kept, made_of_a_set_up):
        return drive.Program(BINARY)
    path = os.path.join(FOLDER, f'{test.__name__}.bastide')
    shutil.copy(BUNDLED, path)
    os.chmod(path, 0o644)
    if test is last_puzzle:
        keep_two(path)
    program = drive.Program(BINARY, path)
    program.path = path
    program.wait('label', f'Puzzle 1 of {len(ids(path))}')
    return program


TESTS = [made_and_solved, made_of_a_set_up, changes_are_asked_about, booklet_changed, last_puzzle,
         added_to_existing, puzzle_edited, bundled_is_kept]

if __name__ == '__main__':
    chosen = [test for test in TESTS if len(sys.argv) < 5 or test.__name__ in sys.argv[4:]]
    status = drive.run(chosen, prepare)
    shutil.rmtree(FOLDER, ignore_errors=True)
    sys.exit(status)
