#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window, driven by real keys and clicks.

test-window.py PROGRAM DATA: run under xrun.sh. DATA holds games and damaged files.
"""

import os
import subprocess
import sys

import drive
from drive import State, check, get_move, is_at, wait_for

BINARY, DATA = sys.argv[1], sys.argv[2]
MOVES = 71
# What is drawn around a window where nothing composes the screen.
FRAME = 10


def data(name):
    return os.path.join(DATA, name)


def is_on(program, button):
    return program.has_state(program.wait('push button', button), State.PRESSED)


def keys_step(program):
    """Arrow keys, Home, End, Page Up and Page Down step through the game"""
    is_at(program, MOVES)
    for key, place in (('Left', 70), ('Left', 69), ('Right', 70), ('Home', 0), ('Right', 1),
                       ('Page_Down', 3), ('Page_Down', 5), ('Page_Up', 3), ('End', MOVES)):
        program.key(key)
        is_at(program, place)


def buttons_step(program):
    """The buttons of the timeline step, and are off where there is nowhere to go"""
    is_at(program, MOVES)
    for button, place in (('Previous move', 70), ('Start of the game', 0), ('Next move', 1),
                          ('End of the game', MOVES)):
        program.click(program.wait('push button', button))
        is_at(program, place)
    forth = program.wait('push button', 'Next move')
    wait_for('the button to be off',
             lambda: not program.has_state(forth, State.SENSITIVE))


def curve_scrubs(program):
    """A click on the curve goes to its move, dragging follows, its value says where"""
    curve = program.wait('slider')
    x, y = program.get_place(curve)
    program.point(x, y)
    drive.xdotool('mousedown', 1)
    wait_for('a place in the middle', lambda: 25 < get_move(program) < 45)
    program.point(x - 200, y)
    wait_for('an earlier place', lambda: get_move(program) < 25)
    drive.xdotool('mouseup', 1)
    program.key('Home')
    is_at(program, 0)


def move_list_jumps(program):
    """A click in the list of moves jumps there, the wheel scrolls it, and steps over the board"""
    program.key('Home')
    is_at(program, 0)
    row = program.wait('list item', text='5, ')
    program.click(row)
    is_at(program, 5)
    program.click(row, button=5)
    program.click(row, button=4)
    is_at(program, 5)
    cell = program.wait('table cell', text='tile D')
    program.click(cell, button=5)
    is_at(program, 6)
    # Not at the cell: the cells are others once the board has grown.
    drive.xdotool('click', 4)
    is_at(program, 5)
    program.click(row)
    program.key('Right', 'Right')
    is_at(program, 7)
    program.key('Down')
    is_at(program, 8)


def cells_speak(program):
    """Tab enters the cells, arrows move, every cell says what is on it, Escape leaves"""
    program.key('Left', 'Left')
    is_at(program, 69)

    def focused():
        cell = program.find('table cell', state=State.FOCUSED)
        return cell and cell.name

    program.wait('table cell', text='legal for the tile in hand')
    program.wait('table cell', text='knight of')
    program.key('Tab')
    start = wait_for('a cell in focus', focused)
    check('tile' in start, f'the cursor starts on {start}')
    program.key('Left')
    wait_for('another cell', lambda: focused() != start)
    program.key('Right')
    wait_for('the same cell again', lambda: focused() == start)
    is_at(program, 69)
    # The first closes the card of what the cursor lights.
    program.key('Escape', 'Escape', 'Left')
    is_at(program, 68)
    check(focused() is None, 'a cell still has the focus')


def pointing_lights(program):
    """Pointing at the board names the feature, its owner and its worth, and the cell"""
    cell = program.wait('table cell', text='tile D')
    program.point(*program.get_place(cell))
    # After the last tile: what it gives then.
    program.wait('label', text='At the end')
    program.wait('status bar', text='(')
    card = wait_for('an owner or none',
                    lambda: program.find('label', text='ahead by')
                    or program.find('label', 'Unclaimed') or program.find('label', text='Tie: '))
    check(card, 'nobody is named')


def wheel_zooms(program):
    """Ctrl and the wheel zoom at the pointer: what lies under it stays there"""
    cell = program.wait('table cell', text='tile D')
    name = cell.name
    before = cell.get_extents()
    place = program.get_place(cell)
    drive.xdotool('keydown', 'ctrl')
    program.click(cell, button=4)
    program.click(cell, button=4)
    drive.xdotool('keyup', 'ctrl')

    def grown():
        now = program.wait('table cell', name)
        box = now.get_extents()
        return box.width > before.width and program.get_place(now)

    after = wait_for('larger tiles', grown)
    check(abs(after[0] - place[0]) < 3 and abs(after[1] - place[1]) < 3,
          f'the cell went from {place} to {after}')
    program.key('0')
    wait_for('the whole board',
             lambda: program.wait('table cell', name).get_extents().width == before.width)


def scores_explain(program):
    """A row of the score sheet opens to its formula and its rule"""
    program.click(program.wait('page tab', 'Scores'))
    row = program.wait('list item', text='City completed')
    program.click(row)
    program.wait('label', text=' × 2')
    program.wait('label', text='C2: ')
    names = program.texts()
    check('1. Ilinca' in names and '88' in names and '77' in names, 'the totals are not there')


def features_list(program):
    """The list of features shows owners; a click on the board selects its row"""
    program.key('Left')
    program.click(program.wait('page tab', 'Features'))
    row = program.wait('list item', text='ahead by')
    program.point(*program.get_place(row))
    program.wait('label', text='at the end')
    program.click(program.wait('page tab', 'Moves'))
    cell = program.wait('table cell', text='tile D')
    program.click(cell)
    program.wait('list item', text=';', state=State.SELECTED)


def keys_pass_headings(program):
    """Down and Up in a list in sections go on beyond the headings"""
    program.key('Left')
    program.click(program.wait('page tab', 'Features'))

    def is_among(mark):
        return program.find('list item', text=mark, state=State.SELECTED)

    program.click(program.wait('list item', text='ahead by'))
    wait_for('an owned feature', lambda: is_among('ahead by'))
    for _ in range(30):
        program.key('Down')
        if is_among('; Unclaimed · '):
            break
    check(is_among('; Unclaimed · '), 'Down stays among the claimed')
    program.key('Up')
    wait_for('an owned feature again', lambda: not is_among('; Unclaimed · '))


def bag_counts(program):
    """The bag says what is left; choosing a tile in it shows where it could go"""
    program.key('Home')
    program.wait('label', '71 of 71 tiles left, 1 of them in hand')
    program.wait('label', text='to place O')
    program.click(program.wait('push button', 'Tile A: 2 of 2 left'))
    program.wait('label', 'Legend')


def bad_file(program):
    """A file that is no game is refused with a reason, and the open game stays"""
    is_at(program, MOVES)
    subprocess.run([BINARY, data('truncated.jcz')], check=True)
    wait_for('an alert', lambda: any(
        'truncated.jcz' in text for i in range(len(program.frames()))
        for text in program.texts(i)))
    is_at(program, MOVES)


def second_start(program):
    """A second start opens its file in a new window of the running program"""
    subprocess.run([BINARY, '--sample'], check=True)
    wait_for('two windows', lambda: len(program.frames()) == 2)


def new_windows(program):
    """Ctrl+Shift+N opens an empty window, Ctrl+W closes it"""
    program.key('ctrl+shift+n')
    wait_for('two windows', lambda: len(program.frames()) == 2)
    window = wait_for('its X window', lambda: [
        found for found in drive.find_windows('^Bastide$')
        if found != program.window])[0]
    drive.xdotool('windowfocus', '--sync', window)
    program.key('ctrl+w')
    wait_for('one window', lambda: len(program.frames()) == 1)


def keys_of_the_window(program):
    """F9 and Ctrl+F9 hide the panes, F6 goes round them, Ctrl+? lists the shortcuts"""
    program.wait('label', 'Bag')
    for key, button in (('F9', 'Tile bag'), ('ctrl+F9', 'Moves, scores and features')):
        program.key(key)
        wait_for(f'{button} off', lambda name=button: not is_on(program, name))
        program.key(key)
        wait_for(f'{button} on', lambda name=button: is_on(program, name))
    program.key('F6', 'F6')
    wait_for('the focus in the timeline', lambda: program.find('slider', state=State.FOCUSED) or any(
        program.find('push button', button, state=State.FOCUSED) for button in ('Start of the game', 'Previous move')))
    program.key('ctrl+question')
    wait_for('the shortcuts', lambda: len(program.frames()) == 2)


def is_doubled(name):
    """Named by a property and by its label, a button is read out as "Back Back"."""
    words = name.split()
    half = len(words) // 2
    return len(words) % 2 == 0 and words[:half] == words[half:]


def check_names(program):
    roles = ('push button', 'toggle button', 'page tab', 'slider', 'table cell', 'list item',
             'list', 'table', 'table row', 'entry')
    nameless = []

    def is_read():
        """Rows may come and go while they are read."""
        nameless[:] = [f'{node.role} "{node.name}"' for node in program.find_all()
                       if node.role in roles
                       and (not node.name or node.name.startswith(('Gtk', 'Adw', 'Bastide'))
                            or '_' in node.name or is_doubled(node.name))]
        return True

    wait_for('the names', is_read)
    check(not nameless, f'without a name: {", ".join(nameless)}')


def all_named(program):
    """Everything that can be pressed or focused has a name of its own"""
    program.key('Left')
    is_at(program, 70)
    check_names(program)
    for tab, row in (('Scores', 'City completed'), ('Features', 'ahead by')):
        program.click(program.wait('page tab', tab))
        program.wait('list item', text=row)
        check_names(program)


def narrow(program):
    """In a narrow window the panes give way to the board"""
    wait_for('the bag gone', lambda: not is_on(program, 'Tile bag'))
    wait_for('the pane gone', lambda: not is_on(program, 'Moves, scores and features'))
    program.key('F9')
    wait_for('the bag over the board', lambda: is_on(program, 'Tile bag'))


def narrowest(program):
    """At 360 px the window is not wider, and what is left has a name"""
    def is_narrow():
        """What it needs shrinks with it: there is no jump from a wide window."""
        drive.xdotool('windowsize', program.window, 360 + FRAME, 640)
        return f'WIDTH={360 + FRAME}' in drive.xdotool('getwindowgeometry', '--shell',
                                                       program.window).split()

    wait_for('a narrow window', is_narrow)
    wait_for('undo to be in the menu alone', lambda: not program.find('push button', 'Undo'))
    program.key('Left')
    is_at(program, 70)
    check_names(program)
    program.key('ctrl+e')
    program.wait('push button', 'Done')
    check(is_narrow(), 'edit mode makes it wider')


def empty(program):
    """Without a game the window offers to open one, and the sample opens at its start"""
    program.wait('label', 'Begin with a Game That Was Played')
    program.click(program.wait('push button', 'Look at the Sample'))
    is_at(program, 0)


def have_one_button():
    """As is usual, windows have a button that closes them and no other."""
    folder = os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, 'settings.ini'), 'w', encoding='utf-8') as file:
        file.write('[Settings]\ngtk-decoration-layout=:close\n')


def prepare(test):
    if test is empty:
        return drive.Program(BINARY)
    if test is narrowest:
        have_one_button()
    size = {narrow: (700, 600), narrowest: (360, 640)}.get(test, (1280, 800))
    program = drive.Program.started[-1] if drive.Program.started else drive.Program(BINARY, '--sample', size=size)
    program.wait('table', 'Board')
    program.wait('table cell')
    program.key('End')
    is_at(program, MOVES)
    return program


TESTS = (keys_step, buttons_step, curve_scrubs, move_list_jumps, cells_speak,
         pointing_lights, wheel_zooms, scores_explain, features_list,
         keys_pass_headings, bag_counts, bad_file,
         second_start, new_windows, keys_of_the_window, all_named, narrow,
         narrowest, empty)

# After these all is as it was, but for the move, from which prepare() goes on with the same program.
KEEPS = (keys_step, buttons_step, curve_scrubs, pointing_lights)

if __name__ == '__main__':
    chosen = [test for test in TESTS if len(sys.argv) < 4 or test.__name__ in sys.argv[3:]]
    sys.exit(drive.run(chosen, prepare, keeps=KEEPS))
