#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window, by fingers alone: those of touch.py, on a screen that is touched.

test-touch.py PROGRAM: run under xrun.sh with XRUN_TOUCH=yes.
"""

import sys

import drive
from drive import check, get_move, is_at, wait_for
from touch import Screen

BINARY = sys.argv[1]

# The tile in hand is L here, which fits one cell in several ways.
MOVE = 24
CELL = '(4, −1): empty, legal for the tile in hand in 3 rotations'

PHONE = (400, 800)

# Where nothing but table is seen, on the board of the large window.
TABLE = (300, 640)

screen = None


def place(program, role, name=None, text=None):
    return program.get_still_place(program.wait(role, name, text))


def tap(program, role, name=None, text=None):
    screen.tap(*place(program, role, name, text))
    program.sync()


def is_told(program, text):
    """In the words under the board."""
    program.wait('status bar', text=text)


def get_cell(program, text):
    """Where it is, and how large."""
    return program.wait('table cell', text=text).get_extents()


def has_moved(program, before):
    return wait_for('the board elsewhere', lambda: get_cell(program, 'tile D') != before and get_cell(program, 'tile D'))


def taps(program):
    """A tap is a click: on a move, an arrow, a tab, a feature"""
    tap(program, 'list item', text='20, ')
    is_at(program, 20)
    tap(program, 'push button', 'Next move')
    is_at(program, 21)
    tap(program, 'page tab', 'Features')
    program.wait('list item', text='ahead by')
    tap(program, 'table cell', text='tile D')
    program.wait('label', text='at the end')


def table_stays(program):
    """A tap on the empty table moves nothing, two quick ones neither"""
    before = get_cell(program, 'tile D')
    for _ in range(2):
        screen.tap(*TABLE)
    program.sync()
    tap(program, 'table cell', text='tile D')
    screen.tap(*TABLE)
    program.sync()
    check(get_cell(program, 'tile D') == before, 'the board has moved')
    check(not program.find('push button', 'Lay'), 'a tile is tried there')


def pans_and_zooms(program):
    """One finger moves the board, two zoom it, and then one moves it again"""
    before = get_cell(program, 'tile D')
    screen.drag(TABLE, (TABLE[0] + 60, TABLE[1] - 40))
    moved = has_moved(program, before)
    check(abs(moved.x - before.x - 60) < 12 and abs(moved.y - before.y + 40) < 12 and moved.width == before.width,
          f'from {before} to {moved}')
    screen.pinch(((500, 400), (600, 400)), ((450, 400), (650, 400)))
    larger = has_moved(program, moved)
    check(1.8 < larger.width / moved.width < 2.2, f'from {moved} to {larger}')
    screen.drag(TABLE, (TABLE[0] - 60, TABLE[1]))
    moved = has_moved(program, larger)
    check(moved.width == larger.width, f'from {larger} to {moved}')


def long_press(program):
    """A finger that stays opens what the right button opens, and a tap chooses there"""
    finger = screen.hold(*place(program, 'table cell', text='tile T'))
    program.wait('menu item', 'Go to Move 11 (Laid Here)')
    finger.lift()
    screen.tap(*program.get_popover_place(program.wait('menu item', 'Go to Move 11 (Laid Here)')))
    is_at(program, 11)
    finger = screen.hold(*place(program, 'list item', text='12, '))
    program.wait('menu item', text='Delete')
    finger.lift()
    screen.tap(*TABLE)
    program.wait_gone('menu item', text='Delete')


def lists_scroll(program):
    """A finger scrolls a list, and chooses nothing there"""
    row = program.wait('list item', text='20, ')
    x, y = program.get_still_place(row)
    finger = screen.put(x, y)
    finger.move(x, y - 100)
    wait_for('the row higher up', lambda: program.get_place(row)[1] < y - 50)
    finger.lift()
    is_at(program, MOVE)


def scrubs(program):
    """A finger goes through the game along the curve"""
    x, y = place(program, 'slider')
    screen.drag((x - 250, y), (x + 250, y))
    wait_for('a move near the end', lambda: get_move(program) > 50)


def fly(program, finger):
    """A second finger turns the tile while it flies; where it is dropped it is tried."""
    def find_end():
        return program.get_still_place(wait_for('the cell on the board', lambda: program.find_on_board(CELL)))

    end = find_end()
    finger.move(end[0] - 60, end[1])
    screen.tap(200, 300)
    program.carry(finger.move, find_end)
    finger.lift()
    is_told(program, 'Tile L, turned by 90°, over (4, −1)')


def drag_tile(program, start):
    """Off the board it goes back."""
    screen.drag(start, TABLE)
    program.sync()
    check(not program.find('push button', 'Lay'), 'a tile is tried where none may lie')
    fly(program, screen.put(*start))


def drag_from_bag(program):
    """A tile is dragged from the bag onto its cell, and a second finger turns it while it flies"""
    drag_tile(program, place(program, 'table cell', text='Tile L: '))


def drag_from_strip(program):
    """The tile in hand is dragged from the strip of the players"""
    box = program.wait('push button', text='Ilinca: now').get_extents()
    x, y = place(program, 'push button', text='Ilinca: now')
    # It is at the right end of the player's half.
    drag_tile(program, (x + box.width // 2 - 130, y))


def lay(program):
    """The figure is dragged onto its place, which ends the turn; Undo takes it back."""
    tap(program, 'table cell', CELL)
    is_told(program, 'Tile L, turned by 0°')
    screen.drag(place(program, 'push button', 'follower'), place(program, 'push button', 'highwayman, road east'))
    is_at(program, MOVE + 1)
    program.wait('table cell', text='highwayman of Ilinca')
    tap(program, 'push button', 'Undo')
    is_at(program, MOVE)


def lay_turn(program):
    """A turn is a tap on its cell and a drag of the figure onto its place; Undo takes it back"""
    lay(program)


def lay_on_phone(program):
    """The same on a telephone"""
    lay(program)


def drag_from_sheet(program):
    """On a telephone a finger that has rested on a tile takes it out of the bag, up onto the board"""
    tap(program, 'push button', 'Bag')
    fly(program, screen.hold(*place(program, 'table cell', text='Tile L: ')))


def hold_arrows(program):
    """On a telephone an arrow that is held goes to the end of the game, or to its start"""
    for button, end in (('Next move', 71), ('Previous move', 0)):
        finger = screen.hold(*place(program, 'push button', button))
        is_at(program, end)
        finger.lift()


TESTS = (taps, table_stays, pans_and_zooms, long_press, lists_scroll, scrubs, drag_from_bag, drag_from_strip, lay_turn,
         lay_on_phone, drag_from_sheet, hold_arrows)
ON_PHONE = (lay_on_phone, drag_from_sheet, hold_arrows)


def prepare(test):
    program = drive.Program(BINARY, '--sample', size=PHONE if test in ON_PHONE else (1280, 800))
    program.wait('table cell')
    program.key(*['Right'] * MOVE)
    is_at(program, MOVE)
    program.wait('table cell', CELL)
    return program


if __name__ == '__main__':
    screen = Screen()
    chosen = [test for test in TESTS if len(sys.argv) < 3 or test.__name__ in sys.argv[2:]]
    sys.exit(drive.run(chosen, prepare))
