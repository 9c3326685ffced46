#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Playing on and changing a record, by real keys and clicks.

test-play.py PROGRAM CLI GAMES: run under xrun.sh. GAMES is the folder of games of our own making.
"""

import os
import shutil
import subprocess
import sys
import tempfile

import drive
from drive import State, check, wait_for

BINARY, CLI, GAMES = sys.argv[1:4]


def is_at(program, place, last):
    return program.wait('label', f'{place} / {last}')


def start(program):
    program.key('Home')
    is_at(program, 0, 71)


def legal_cell(program):
    return program.wait('table cell', text='legal for the tile in hand')


def type_move(program, text):
    program.key('ctrl+l')
    entry = program.wait('text', 'A move, or the name of a tile')
    wait_for('the entry in focus', lambda: program.has_state(entry, State.FOCUSED))
    drive.xdotool('type', text)
    program.key('Return')


def can_undo(program, change):
    return program.wait('push button', f'Undo {change}')


def clicks_play(program):
    """Two clicks lay a tile, the next puts a figure; Ctrl+Z and Shift+Ctrl+Z go back and forth"""
    start(program)
    cell = legal_cell(program)
    program.click(cell)
    program.wait(text='turned by')
    program.key('r')
    program.click(cell)
    program.wait(text='may put a figure')
    program.wait('label', text='Trying a turn of')
    program.key('Right', 'Return')
    is_at(program, 1, 1)
    placed = wait_for('the move to be named', lambda: [name for name in program.texts()
                                                       if name.startswith('Undo Place ')][0])
    wait_for('unsaved changes', lambda: any(name.startswith('• ') for name in program.texts()))
    program.key('ctrl+z')
    is_at(program, 0, 71)
    program.wait('push button', placed.replace('Undo', 'Redo'))
    wait_for('nothing to save',
             lambda: not any(name.startswith('• ') for name in program.texts()))
    program.key('ctrl+shift+z')
    is_at(program, 1, 1)


def whole_feature_is_meant(program):
    """A click on a feature, off the mark on it, puts the figure there too"""
    start(program)
    type_move(program, 'U')
    cell = program.wait('table cell', text='(1, 0): empty')
    program.click(cell)
    program.wait(text='turned by')
    x, y = program.get_place(cell)
    drive.xdotool('click', 1)
    program.wait(text='may put a figure')
    program.point(x - 18, y - 18)
    drive.xdotool('click', 1)
    is_at(program, 1, 1)
    program.wait('list item', text='farmer · field north')


def keys_play(program):
    """Enter, R, Enter and Space play a turn without a pointer; Escape takes it back"""
    start(program)
    program.key('Tab')
    cell = legal_cell(program)
    wait_for('a cell in focus', lambda: any(program.has_state(node, State.FOCUSED)
                                            for node in program.find_all('table cell')))
    for key in ('Up', 'Right', 'Down', 'Down', 'Left', 'Left', 'Up', 'Up'):
        program.key(key)
        if any('legal' in node.name and program.has_state(node,
               State.FOCUSED) for node in program.find_all('table cell')):
            break
    check(cell, 'no legal cell')
    program.key('Return')
    program.wait(text='turned by')
    program.key('Return')
    program.wait(text='may put a figure')
    program.key('Escape')
    program.wait(text='turned by')
    program.key('Return')
    program.wait(text='may put a figure')
    program.key('space')
    is_at(program, 1, 1)


def buttons_leave_the_keys(program):
    """After a click on a button of the turn Enter takes what is offered, not the next button"""
    program.key('End')
    is_at(program, 5, 5)
    type_move(program, 'U')
    cell = program.wait('table cell', text='(2, 0): empty')
    program.click(cell)
    program.wait(text='turned by')
    program.click(cell)
    program.click(program.wait('push button', text='ransom: 1 follower from Anna for 3 points'))
    wait_for('the ransom to be paid',
             lambda: program.find('push button', text='ransom: ') is None)
    program.key('Return')
    is_at(program, 6, 6)
    program.wait('list item', text='ransomed: 1 follower (Boris); highwayman')


def refusals_speak(program):
    """An illegal try says why, with the rule"""
    start(program)
    type_move(program, 'C')
    cell = program.wait('table cell', text=': empty')
    program.click(cell)
    wait_for('a reason', lambda: any(name.startswith(('P1: ', 'P2: '))
                                     for name in program.texts()))
    program.key('Escape')
    type_move(program, 'X@5,5 r0')
    program.wait(text='P1: the cell touches no tile')


def variations(program):
    """Variations are judged, commented, promoted, deleted, cut and pasted"""
    start(program)
    for text in ('U@1,0 r0', 'V@1,0 r90'):
        type_move(program, text)
        is_at(program, 1, 1)
        program.key('Left')
    program.key('Right', 'Down', 'Down')
    program.wait('list item', text='V (1, 0)')
    program.key('1')
    program.wait('list item', text='V (1, 0) 90°  !')
    program.key('F2')
    drive.xdotool('type', 'too early')
    program.wait('label', 'too early')
    program.key('Escape', 'ctrl+shift+Up')
    can_undo(program, 'Promote Variation')
    program.key('ctrl+x')
    can_undo(program, 'Cut Moves')
    wait_for('it gone', lambda: not program.find('list item', text='V (1, 0)'))
    program.key('ctrl+z')
    program.wait('list item', text='V (1, 0)')
    program.key('Delete')
    wait_for('it gone', lambda: not program.find('list item', text='V (1, 0)'))
    program.key('ctrl+v')
    program.wait('list item', text='V (1, 0)')
    program.wait('label', 'too early')
    can_undo(program, 'Paste Moves')


def drawings(program):
    """Right-drag draws an arrow, a menu all else; the same again removes it"""
    start(program)
    legal_cell(program)
    cells = list(program.find_all('table cell'))
    x, y = program.get_place(cells[0])
    to_x, to_y = program.get_place(cells[-1])

    def draw():
        program.point(x, y)
        drive.xdotool('mousedown', 3)
        program.point((x + to_x) // 2, (y + to_y) // 2)
        program.point(to_x, to_y)
        drive.xdotool('mouseup', 3)

    draw()
    can_undo(program, 'Drawing')
    program.click(cells[0], button=3)
    program.wait(text='Letter A')
    program.key('Escape')


def bag_chooses(program):
    """A tile is typed in the bag, or drawn out of it"""
    start(program)
    program.click(program.wait('push button', text='Tile A:'))
    program.key('v')
    tile = program.wait('push button', text='Tile V:')
    wait_for('V chosen', lambda: program.has_state(tile, State.PRESSED))
    program.key('ctrl+d')
    wait_for('a drawn tile', lambda: any(
        program.has_state(node, State.PRESSED)
        for node in program.find_all('push button', text=': ') if 'Tile ' in node.name))


def tree_of_a_game(program):
    """Four variations of a game are saved and read back"""
    for place, text in program.lines:
        program.key('shift+Left', 'Home')
        for _ in range(place):
            program.key('Right')
        program.wait('label', text=f'{place} / ')
        type_move(program, text)
        can_undo(program, 'Place ' + text.split('@')[0])
        program.wait('label', f'{place + 1} / {place + 1}')
    program.key('ctrl+s')
    wait_for('it saved', lambda: not any(name.startswith('• ') for name in program.texts()))
    with open(program.path, encoding='utf-8') as file:
        saved = file.read()
    for place, text in program.lines:
        check(text.split(' [')[0] in saved, f'{text} is not in the file')
    check(saved.count('<variation') >= 4, 'there are not four variations in the file')
    again = program.path + '.again.bastide'
    subprocess.run([CLI, 'convert', program.path, again], check=True)
    with open(again, encoding='utf-8') as file:
        check(file.read() == saved, 'the file is another when it is read and written')
    shown = list_moves(program)
    program.quit()
    program.__init__(BINARY, program.path)
    program.wait('table cell')
    loaded = list_moves(program)
    check(loaded == shown, f'the moves are others when the file is loaded: {shown}, {loaded}')


def list_moves(program):
    """Every row of the moves, from the start on: only those in view are there"""
    program.key('shift+Left', 'shift+Left', 'Home')
    return [node.name for node in program.find_all('list item')][:12]


def legal_moves(path, place):
    out = subprocess.run([CLI, 'moves', '--at', str(place), path], capture_output=True, text=True,
                         check=True).stdout
    return [line.replace(']', ']\n').splitlines()[0] for line in out.splitlines() if '@' in line]


def open_game(test):
    directory = tempfile.mkdtemp()
    path = os.path.join(directory, 'game.bastide')
    shutil.copy(os.path.join(GAMES, 'basic-1.bastide'), path)
    os.chmod(path, 0o644)
    program = drive.Program(BINARY, path)
    program.path = path
    with open(path, encoding='utf-8') as file:
        played = file.read()
    program.lines = [(place, next(text for text in reversed(legal_moves(path, place))
                                  if text.split(' [')[0] not in played))
                     for place in (3, 5, 8, 11)]
    return program


PRISONER = """<?xml version="1.0" encoding="UTF-8"?>
<bastide version="1">
  <players>
    <player colour="Red" name="Anna"/>
    <player colour="Blue" name="Boris"/>
  </players>
  <tileset id="basic+tower"/>
  <rules set="modern"><switch name="towers" value="yes"/></rules>
  <game>
    <move text="U@-1,0 r0"/>
    <move text="TO/F@0,1 r0 [Blue field:NL]"/>
    <move text="B@1,1 r0 [piece at 0,1] [captures Blue field:NL at 0,1]"/>
    <move text="E@0,-1 r180 [Blue city:S]"/>
    <move text="U@1,0 r0"/>
  </game>
</bastide>
"""


def open_prisoner():
    path = os.path.join(tempfile.mkdtemp(), 'prisoner.bastide')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(PRISONER)
    return drive.Program(BINARY, path)


def prepare(test):
    if test is buttons_leave_the_keys:
        program = open_prisoner()
    else:
        program = open_game(test) if test is tree_of_a_game else drive.Program(BINARY, '--sample')
    program.wait('table', 'Board')
    program.wait('table cell')
    return program


TESTS = [clicks_play, whole_feature_is_meant, keys_play, buttons_leave_the_keys,
         refusals_speak, variations, drawings, bag_chooses, tree_of_a_game]

if __name__ == '__main__':
    chosen = [test for test in TESTS if len(sys.argv) < 5 or test.__name__ in sys.argv[4:]]
    sys.exit(drive.run(chosen, prepare))
