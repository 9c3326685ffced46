#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What one does with the program, once with the mouse alone, once with a finger, once with keys: a log is opened, the owner
and the worth of the largest farm are found, a variation of three turns is laid, two puzzles are solved, and a lesson is done.

test-rounds.py PROGRAM LOG: run under xrun.sh with XRUN_TOUCH=yes. The gestures of each are counted, and printed: a click, a
drag, a tap or a key is one. None may become more.
"""

import os
import shutil
import sys
import tempfile

# Before what reads the environment.
os.environ.setdefault('LC_ALL', 'C.UTF-8')

import drive
from drive import State, check, wait_for
from touch import Screen

# The program is started in folders of its own.
BINARY, LOG = (os.path.abspath(path) for path in sys.argv[1:3])

# As many as it takes now.
MOST = {'mouse': {'open': 2, 'farm': 2, 'turns': 7, 'puzzles': 11, 'lesson': 19},
        'finger': {'open': 2, 'farm': 2, 'turns': 7, 'puzzles': 11, 'lesson': 19},
        'keys': {'open': 2, 'farm': 2, 'turns': 36, 'puzzles': 33}}

FARM = 'Farm 2, 3 tiles; Ana'
TURNS = (('U', '(−1, 0): empty'), ('D', '(−2, 0): empty'), ('V', '(−3, 0): empty'))
CELLS = ('(−2, 0)', '(−1, 1)', '(0, −2)', '(2, 1)', '(1, 2)', '(2, 0)')
LESSON_CELLS = ('(0, −2)', '(−1, −1)', '(0, 1)', '(1, 1)', '(1, −1)')


class Pointer:
    """Of a mouse."""
    name = 'mouse'

    def __init__(self, program):
        self.program = program
        self.count = 0

    def press_at(self, x, y):
        drive.xdotool('mousemove', x, y, 'mousedown', 1)

    def move(self, x, y):
        drive.xdotool('mousemove', x - 1, y)
        drive.xdotool('mousemove', x, y)

    def release(self):
        drive.xdotool('mouseup', 1)

    def touch(self, x, y):
        self.count += 1
        self.press_at(x, y)
        self.release()
        self.program.sync()

    def find(self, role, name, text):
        return self.program.find_seen(role, name, text, state=State.SENSITIVE if role == 'push button' else None)

    def place(self, role, name=None, text=None):
        return self.program.get_still_place(wait_for(f'{role} "{name or text}"', lambda: self.find(role, name, text)))

    def press(self, role, name=None, text=None):
        self.touch(*self.place(role, name, text))

    def add_one(self, name):
        """By the button at the end of a number."""
        box = wait_for(name, lambda: self.find('spin button', name, None)).get_extents()
        x, y = self.place('spin button', name)
        self.touch(x + (box.width - box.height) // 2, y)

    def drag(self, tile, cell):
        """Out of the bag onto the board."""
        self.count += 1
        x, y = self.place('table cell', text=f'Tile {tile}: ')
        self.press_at(x, y)
        self.move(x + 20, y)
        hears(self.program, f'Legal cells: tile {tile}')
        self.program.carry(self.move, lambda: self.program.get_still_place(
            wait_for(f'{cell} on the board', lambda: self.program.find_on_board(cell))))
        self.release()
        self.program.sync()


class Finger(Pointer):
    """Of one who has no other thing."""
    name = 'finger'
    screen = None

    def press_at(self, x, y):
        self.finger = self.screen.put(x, y)

    def move(self, x, y):
        self.finger.move(x, y)

    def release(self):
        self.finger.lift()


def hears(program, text):
    wait_for(text, lambda: program.find_seen(('status bar', 'alert', 'label'), text=text))


# --- With a pointer ---

def open_log(hand):
    program, window = hand.program, hand.program.window
    hand.press('push button', 'Open')
    program.enter('Open Game')
    program.has_chosen = True
    hand.press('push button', text='Open')
    program.frame, program.window = 0, window
    wait_for('the game', lambda: drive.get_move(program) == 0)


def find_farm(hand):
    hand.press('push button', 'End of the game')
    hand.press('page tab', 'Features')
    hand.program.wait('list item', text=FARM)


def lay_turns(hand):
    hand.press('push button', 'Previous move')
    for tile, cell in TURNS:
        hand.drag(tile, cell)
        hears(hand.program, f'Tile {tile}, turned')
        hand.press('push button', 'No Figure')
        hand.program.wait('table cell', text=f'{cell.split(":")[0]}: tile {tile}')


def solve_puzzles(hand):
    program = hand.program
    hand.press('push button', 'Solve Puzzles')
    hand.press('table cell', text='(0, −1): empty')
    hears(program, 'Tile E, turned by 180°')
    hand.press('push button', 'knight, city south')
    hears(program, 'Right!')
    hand.press('push button', 'Next Puzzle')
    hears(program, 'Where does it fit?')
    for cell in CELLS:
        hand.press('table cell', text=f'{cell}: empty')
    hand.press('push button', 'Check')
    hears(program, 'Right!')


def do_lesson(hand):
    program = hand.program
    hand.press('push button', 'Learn the Game')
    hears(program, 'Carcassonne grows tile by tile.')
    hand.press('push button', 'Next')
    hears(program, 'A new tile lies beside one that is there')
    hand.press('push button', 'Next')
    hears(program, 'Now you: make the city larger')
    hand.press('table cell', text='(0, −1): empty')
    hears(program, 'Tile turned by')
    hand.press('push button', 'Turn the tile')
    hand.press('push button', 'Lay')
    hears(program, 'Right!')
    hand.press('push button', 'Next')
    hears(program, 'May a field of it touch the city on the left?')
    hand.press('check box', text='No. The city would meet a field.')
    hand.press('push button', 'Check')
    hears(program, 'Right!')
    hand.press('push button', 'Next')
    hears(program, 'In how many ways may this tile lie on the marked cell?')
    hand.add_one('Your answer')
    hand.press('push button', 'Check')
    hears(program, 'Right!')
    hand.press('push button', 'Next')
    hears(program, 'Find every cell where this tile may lie.')
    for cell in LESSON_CELLS:
        hand.press('table cell', text=f'{cell}: empty')
    hand.press('push button', 'Check')
    hears(program, 'Right!')


# --- With keys ---

class Keys:
    name = 'keys'

    def __init__(self, program):
        self.program = program
        self.count = 0

    def press(self, *keys):
        self.count += len(keys)
        self.program.key(*keys)

    def type(self, text):
        self.count += len(text)
        self.program.type(text)

    def is_on(self, role, name):
        wait_for(f'the focus on {role} "{name}"',
                 lambda: self.program.find(role, text=name, state=State.FOCUSED).name.startswith(name))

    def walk(self, way, cell):
        self.press(*way)
        self.is_on('table cell', cell)

    def check(self):
        """By the button, to which the board's neighbours lead."""
        self.press('F6')
        while not self.program.find('push button', 'Check', state=State.FOCUSED):
            self.press('Tab')
        self.press('Return')


def open_by_keys(hand):
    program, window = hand.program, hand.program.window
    hand.press('ctrl+o')
    program.enter('Open Game')
    program.has_chosen = True
    program.wait('push button', text='Open', state=State.SENSITIVE)
    hand.press('Return')
    program.frame, program.window = 0, window
    wait_for('the game', lambda: drive.get_move(program) == 0)


def find_farm_by_keys(hand):
    hand.press('End', 'ctrl+3')
    hand.program.wait('list item', text=FARM)


def lay_turns_by_keys(hand):
    hand.press('Left')
    drive.is_at(hand.program, 1)
    for number, move in enumerate(('U@-1,0 r0', 'D@-2,0 r0', 'V@-3,0 r270'), 2):
        hand.press('ctrl+l')
        hand.type(move)
        hand.press('Return')
        drive.is_at(hand.program, number)


def solve_by_keys(hand):
    program = hand.program
    hand.press('alt+4')
    program.wait('table cell')
    hand.press('Tab')
    hand.walk(('Left', 'Up'), '(0, −1): empty')
    hand.press('Return')
    hears(program, 'Tile E, turned by 180°')
    hand.press('Return')
    while not program.find('status bar', text='knight'):
        hand.press('Right')
    hand.press('Return')
    hears(program, 'Right!')
    hand.press('alt+n')
    hears(program, 'Find all cells where tile W may lie.')
    # The cursor goes on from the cell where it was.
    hand.press('Tab')
    hand.is_on('table cell', '(0, −1): tile E')
    for way, cell in ((('Up',), '(0, −2)'), (('Right', 'Right', 'Down', 'Down'), '(2, 0)'), (('Down',), '(2, 1)'),
                      (('Left', 'Down'), '(1, 2)'), (('Left', 'Left', 'Up'), '(−1, 1)'), (('Left', 'Up'), '(−2, 0)')):
        hand.walk(way, cell)
        hand.press('Return')
        hand.is_on('table cell', f'{cell}: empty, chosen')
    hand.check()
    hears(program, 'Right!')


# Each of these begins with the program as it starts. A lesson by keys is passed in test-lesson.py.
ROUND = ({'open': open_log, 'farm': find_farm, 'turns': lay_turns}, {'puzzles': solve_puzzles}, {'lesson': do_lesson})
ROUND_BY_KEYS = ({'open': open_by_keys, 'farm': find_farm_by_keys, 'turns': lay_turns_by_keys}, {'puzzles': solve_by_keys})


def go_round(kind, parts):
    counts = {}
    for group in parts:
        hand = kind(drive.Program(BINARY))
        for name, part in group.items():
            before = hand.count
            part(hand)
            counts[name] = hand.count - before
            print(f'# {hand.name}: {name} takes {counts[name]}')
        hand.program.quit()
    print(f'# {kind.name}: {sum(counts.values())} gestures')
    for name, count in counts.items():
        check(count <= MOST[kind.name][name], f'{name} takes {count} with {kind.name}, and {MOST[kind.name][name]} are enough')


def with_mouse(home):
    """With the mouse alone"""
    go_round(Pointer, ROUND)


def with_finger(home):
    """With a finger alone"""
    go_round(Finger, ROUND)


def with_keys(home):
    """With keys alone"""
    go_round(Keys, ROUND_BY_KEYS)


def prepare(test):
    home = tempfile.mkdtemp(prefix='bastide-home-')
    shutil.copy(LOG, os.path.join(home, 'log.jcz'))
    os.environ['HOME'] = home
    os.chdir(home)
    return home


def clear(home):
    os.chdir('/')
    shutil.rmtree(home)


TESTS = (with_mouse, with_finger, with_keys)

if __name__ == '__main__':
    Finger.screen = Screen()
    chosen = [test for test in TESTS if len(sys.argv) < 4 or test.__name__ in sys.argv[3:]]
    sys.exit(drive.run(chosen, prepare, clear))
