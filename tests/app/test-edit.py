#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Setting a position up, by real clicks, drags and keys.

test-edit.py PROGRAM CLI: run under xrun.sh.
"""

import os
import re
import subprocess
import sys
import tempfile

import drive
from drive import State, check, wait_for

BINARY, CLI = sys.argv[1], sys.argv[2]

START = ('basic modern | Red 7 0; Blue 7 0; Yellow 7 0; Black 7 0 | Red | D@0,0 r0 | ')

# Towers at (0, 1) and (2, 1); the monk has room beside him.
TOKENS = ('basic+princess-and-dragon+tower modern,dragon=yes,fairy=yes,princess=may,portals=yes,'
          'towers=yes | Red 6 0; Blue 7 0 | Red | D@0,0 r0; TO/F@0,1 r0; U@1,0 r0; U@1,1 r90; '
          'TO/L@2,1 r0 [Red mon] |  | pieces 10,10')
# Where the towers of these two tiles stand.
TOWER_F, TOWER_L = (0.25, 0.25), (0.2, 0.22)

# The sheet on farms (cases/B1.t): tile, cell, quarter turns.
SHEET = [
    ('D', 0, 0, 0), ('J', 0, -1, 2), ('U', 1, 0, 0), ('E', 1, -1, 0), ('F', 1, -2, 1),
    ('E', 1, -3, 2), ('B', 2, -2, 0), ('G', 3, -2, 1), ('E', 3, -1, 0), ('E', 3, -3, 2),
    ('K', 4, -1, 2), ('D', 4, 0, 0), ('U', 2, 0, 0), ('U', 3, 0, 0), ('J', 4, -3, 0),
    ('D', 4, -4, 2), ('U', 3, -4, 0), ('U', 2, -4, 0), ('U', 1, -4, 0), ('D', -1, 0, 0),
]
# Whose farmer lies where; the field is the one in that part of the cell.
FARMERS = [
    ('Yellow', 1, -1, 0.3, 0.8), ('Red', 1, -3, 0.3, 0.2), ('Blue', 2, -2, 0.15, 0.15),
    ('Black', 3, -1, 0.8, 0.8), ('Blue', 3, -3, 0.3, 0.2), ('Yellow', 4, 0, 0.85, 0.2),
]


def name_cell(x, y):
    return f'({x}, {y}):'.replace('-', '−')


def cell(program, x, y):
    return program.wait('table cell', text=name_cell(x, y))


def has_tile(program, x, y, letter):
    program.wait('table cell', text=f'{name_cell(x, y)} tile {letter}')


def is_empty(program, x, y):
    program.wait('table cell', text=f'{name_cell(x, y)} empty')


def says(program, text):
    program.wait(text=text)


def edit(program):
    program.key('ctrl+e')
    says(program, 'Setting up the position')


def clear(program):
    program.key('ctrl+a', 'Delete')
    is_empty(program, 0, 0)
    program.key('Escape')
    says(program, 'Setting up the position')


class Board:
    """Where cells are on the screen, measured once for a board that stays in place."""

    def __init__(self, program):
        self.program = program
        x, y = program.get_still_place(cell(program, 0, 0))
        self.size = program.get_place(cell(program, 1, 0))[0] - x
        self.left, self.top = x - self.size // 2, y - self.size // 2

    def at(self, x, y, right=0.5, down=0.5):
        return (round(self.left + (x + right) * self.size), round(self.top + (y + down) * self.size))

    def point(self, x, y, right=0.5, down=0.5):
        place = self.at(x, y, right, down)
        self.program.point(place[0] + 1, place[1])
        self.program.point(*place)

    def click(self, x, y, right=0.5, down=0.5):
        self.point(x, y, right, down)
        drive.xdotool('click', 1)

    def drag(self, start, end, *keys, cancels=False):
        """From one place on the screen to another, with keys held."""
        for key in keys:
            drive.xdotool('keydown', key)
        self.program.point(*start)
        drive.xdotool('mousedown', 1)
        steps = 6
        for i in range(1, steps + 1):
            self.program.point(*(round(a + (b - a) * i / steps) for a, b in zip(start, end)))
        if cancels:
            self.program.key('Escape')
        drive.xdotool('mouseup', 1)
        for key in keys:
            drive.xdotool('keyup', key)


def lay_sheet(program, board):
    for letter in sorted({tile[0] for tile in SHEET}):
        drive.arm_tile(program, letter)
        turned = 0
        for _, x, y, turns in sorted((tile for tile in SHEET if tile[0] == letter),
                                     key=lambda tile: tile[3]):
            while turned < turns:
                program.key('r')
                turned += 1
            says(program, f'Tile {letter}, turned by {90 * turns}°')
            board.click(x, y)
            has_tile(program, x, y, letter)


def put_farmers(program, board):
    for player, x, y, right, down in FARMERS:
        says(program, f'{player}, follower: ')
        program.click(program.wait('push button', text=f'{player}, follower: '))
        says(program, f'{player}: follower')
        board.click(x, y, right, down)
        program.wait('table cell', text=f'farmer of {player}')
        program.key('Escape')


def sheet_from_nothing(program):
    """The sheet on farms is set up from an empty board by hand, saved, and scored"""
    edit(program)
    clear(program)
    program.key(*8 * ['minus'])
    board = Board(program)
    lay_sheet(program, board)
    put_farmers(program, board)
    program.key('ctrl+s')
    wait_for('it saved', lambda: not any(name.startswith('• ') for name in program.texts()))
    out = subprocess.run([CLI, 'score', program.path], capture_output=True, text=True,
                         check=True).stdout
    print(*(f'# {line}' for line in out.splitlines()), sep='\n')
    for player, points in (('Red', 9), ('Blue', 15), ('Yellow', 12), ('Black', 0)):
        check(any(line.split()[:1] == [player] and str(points) in line.split()
                  for line in out.splitlines()), f'{player} has not {points} points')
    program.key('ctrl+e')
    for _ in range(len(SHEET) + len(FARMERS) + 1):
        program.key('ctrl+z')
    has_tile(program, 0, 0, 'D')
    is_empty(program, 1, 0)
    wait_for('nothing to undo', lambda: not program.has_state(
        program.wait('push button', 'Undo'), State.SENSITIVE))


def lies_alone(program, *tiles):
    """These tiles and no others, in any order."""
    wait_for(f'{tiles} alone', lambda: sorted(
        name.split(';')[0].split(': tile ')[::-1] for name in program.texts() if ': tile ' in name)
        == sorted([letter, name_cell(x, y)[:-1]] for letter, x, y in tiles))


def drags(program):
    """Tiles come from the palette by drag, move, are copied and dropped outside; so do figures"""
    edit(program)
    board = Board(program)
    program.key('ctrl+f')
    program.type('CFRR')
    board.drag(program.get_still_place(drive.find_tile(program, 'K')), board.at(1, 0))
    lies_alone(program, ('D', 0, 0), ('K', 1, 0))
    program.key('Escape')
    board.drag(board.at(1, 0), board.at(1, 1))
    lies_alone(program, ('D', 0, 0), ('K', 1, 1))
    board.drag(board.at(1, 1), board.at(0, 1), 'ctrl')
    lies_alone(program, ('D', 0, 0), ('K', 1, 1), ('K', 0, 1))
    board.drag(board.at(0, 1), board.at(2, 0), cancels=True)
    program.sync()
    lies_alone(program, ('D', 0, 0), ('K', 1, 1), ('K', 0, 1))
    board.drag(board.at(0, 1), (100, 400))
    lies_alone(program, ('D', 0, 0), ('K', 1, 1))
    program.key('Escape')
    figure = program.wait('push button', text='Red, follower: 7 left')
    board.drag(program.get_place(figure), board.at(0, 0, 0.5, 0.12))
    program.wait('table cell', text='knight of Red')
    program.wait('push button', text='Red, follower: 6 left')
    program.key('Escape')
    x, y = board.at(0, 0)
    # The knight stands in the city north; the figure is smaller than that.
    board.drag((x, y - round(0.36 * board.size)), board.at(0, 0, 0.5, 0.8))
    program.wait('table cell', text='farmer of Red')
    board.drag(board.at(-1, -1), board.at(1, 1), 'shift')
    says(program, 'Selected: (−1, −1) to (1, 1)')
    # Its menu is that of all of it, also over a figure and where no tile lies.
    for place in (board.at(1, -1), board.at(0, 0, 0.5, 0.8)):
        program.point(*place)
        drive.xdotool('click', 3)
        program.wait('menu item', text='Copy Tiles')
        program.key('Escape')
        wait_for('the menu gone', lambda: not program.find('menu item', text='Copy Tiles'))
        says(program, 'Selected: (−1, −1) to (1, 1)')
    program.key('r')
    lies_alone(program, ('D', 0, 0), ('K', -1, 1))
    program.key('Escape', 'Escape')
    wait_for('edit mode over', lambda: not program.find(text='Setting up the position'))


def saved(program, text):
    """What the file says of the position after the tiles, once it says the text."""
    def read():
        with open(program.path, encoding='utf-8') as file:
            return re.search(r'<position>(.*)</position>', file.read()).group(1)
    program.key('ctrl+s')
    wait_for(f'{text} in the file', lambda: text in read())


def tokens(program):
    """Dragon, fairy and pieces of towers are dragged, copied and dropped outside"""
    edit(program)
    board = Board(program)
    for name, x, y in (('The dragon', 1, 0), ('The fairy', 0, 0), ('Piece of a tower', 0, 1)):
        program.click(program.wait('push button', name))
        board.click(x, y, 0.3, 0.8)
    program.key('Escape')
    saved(program, 'dragon 1,0; fairy to 0,0; tower 1 at 0,1')
    # The dragon exists once: a copy is a move.
    board.drag(board.at(1, 0), board.at(0, 0), 'ctrl')
    says(program, 'Selected: the dragon')
    saved(program, 'dragon 0,0; fairy to 0,0')
    board.drag(board.at(0, 0, 0.78, 0.24), board.at(2, 1, 0.5, 0.55))
    says(program, 'Selected: the fairy')
    saved(program, 'fairy to Red mon at 2,1')
    board.drag(board.at(0, 1, *TOWER_F), board.at(2, 1, *TOWER_L), 'ctrl')
    says(program, 'Selected: piece of a tower')
    saved(program, 'tower 1 at 0,1; tower 1 at 2,1')
    board.drag(board.at(0, 1, *TOWER_F), board.at(2, 1, *TOWER_L))
    saved(program, 'tower 2 at 2,1')
    board.drag(board.at(2, 1, *TOWER_L), board.at(1, 0), cancels=True)
    saved(program, 'tower 2 at 2,1')
    board.drag(board.at(2, 1, *TOWER_L), board.at(1, 0))
    says(program, 'There is no place for it here.')
    board.drag(board.at(2, 1, *TOWER_L), (100, 400))
    saved(program, 'tower 1 at 2,1')
    board.drag(board.at(0, 0), (100, 400))
    saved(program, '| fairy to Red mon at 2,1; tower 1 at 2,1')
    for text in ('| dragon 0,0; fairy', 'tower 2 at 2,1', 'tower 1 at 0,1; tower 1 at 2,1'):
        program.key('ctrl+z')
        saved(program, text)


def prepare(test):
    directory = tempfile.mkdtemp()
    path = os.path.join(directory, 'position.bastide')
    text = {tokens: TOKENS}.get(test, START)
    subprocess.run([CLI, 'position', text, '-o', path], check=True, capture_output=True)
    program = drive.Program(BINARY, path)
    program.path = path
    program.wait('table', 'Board')
    program.wait('table cell')
    return program


TESTS = [drags, tokens, sheet_from_nothing]

if __name__ == '__main__':
    chosen = [test for test in TESTS if len(sys.argv) < 4 or test.__name__ in sys.argv[3:]]
    sys.exit(drive.run(chosen, prepare))
