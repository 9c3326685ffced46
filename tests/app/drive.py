# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a user meets it: real keys and clicks by xdotool, read back through AT-SPI.

To be run under xrun.sh, which gives it a screen and a bus of its own.
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time

from gi.repository import GLib

import access
from access import State, walk  # noqa: F401

# Far more than anything takes on a busy machine: it is over as soon as what is waited for is there.
PATIENCE = float(os.environ.get('BASTIDE_TEST_PATIENCE', 600))
# Between two looks, and between two places of something that shall not move any more.
PAUSE = 0.05
STILL = 0.1

# To a finger that stays GTK 4.8 shows a tooltip under X, as if it were the pointer, whose place it does not know then.
IS_TOUCHED = 'XRUN_TOUCH' in os.environ
TOUCHED = 'gdk_monitor_get_geometry: assertion'

# On a busy machine GTK 4.8 draws its dialog of files before the two buttons in its header have a size.
DIALOG = 'Trying to snapshot GtkButton'

# What GLib writes for warnings, criticals and errors of any domain.
FAULT = re.compile(r'-(WARNING|CRITICAL|ERROR) \*\*|^\*\* (WARNING|CRITICAL|ERROR)|==ERROR: |runtime error: ')

# A memory that was lost, in a report of the sanitizer, up to the empty line behind its stack; and a function of ours in
# it. What a toolkit's dialog of files and its threads have not yet let go of when the program ends is not ours: every
# stack ends in main, so that alone is no sign.
LOST = re.compile(r'^(?:Direct|Indirect) leak of .*\n(?: +#\d.*\n)+', re.MULTILINE)
OURS = re.compile(r' in (?!main )\w+ \.\./src/')
WHOLE_STACK = re.compile(r' in (?:main|start_thread) ')

# Ends that no test brings about.
CRASHES = {signal.SIGTRAP: 'a critical', signal.SIGABRT: 'an assertion', signal.SIGSEGV: 'a crash',
           signal.SIGBUS: 'a crash', signal.SIGFPE: 'a crash', signal.SIGILL: 'a crash'}


class Failure(Exception):
    pass


class Vain(Failure):
    """What was waited for did not come, and nothing says that the program is at fault."""


def check(condition, sentence):
    if not condition:
        raise Failure(sentence)


def wait_for(what, test):
    """The first true answer of test; a Failure that names what when patience ends."""
    until = time.monotonic() + PATIENCE
    while True:
        if any(program.has_crashed() for program in Program.started):
            raise Failure(f'the program ended before {what}')
        try:
            answer = test()
        except Exception:   # an accessible that went away in between
            answer = None
        if answer:
            return answer
        if time.monotonic() > until:
            raise Vain(f'waited in vain for {what}')
        time.sleep(PAUSE)


class Xdotool:
    """One process for all keys and clicks, so that none begins with a connection. It answers when it has done a line, and then the server has it, too."""

    def __init__(self):
        self.process = None

    def start(self):
        self.process = subprocess.Popen(['stdbuf', '-oL', 'xdotool', '-'], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def __call__(self, *arguments):
        """What the line says."""
        if self.process is None:
            self.start()
        words = [str(argument) for argument in arguments]
        line = ' '.join(f"'{word}'" if '"' in word else f'"{word}"' for word in words)
        self.process.stdin.write(f'{line}\ngetmouselocation\n')
        self.process.stdin.flush()
        said = []
        while not (answer := self.process.stdout.readline()).startswith('x:'):
            if not answer:      # a window that is gone ends it
                self.process = None
                raise Failure(f'xdotool has ended at {line}')
            said.append(answer)
        return ''.join(said)


xdotool = Xdotool()


def find_windows(title):
    """By a process of its own: after a search keys go to what was found, and not to where the focus is."""
    return subprocess.run(['xdotool', 'search', '--onlyvisible', '--name', title],
                          capture_output=True, text=True).stdout.split()


def find_titled(title):
    """The windows with exactly this title."""
    return find_windows(f'^{re.escape(title)}$')


def find_windows_of(process):
    return subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(process)],
                          capture_output=True, text=True).stdout.split()


def get_geometry(window):
    """Left, top, width and height on the screen."""
    lines = dict(line.split('=') for line in xdotool('getwindowgeometry', '--shell', window).split() if '=' in line)
    return tuple(int(lines[name]) for name in ('X', 'Y', 'WIDTH', 'HEIGHT'))


def find_faults(errors, has_chosen):
    """The lines with a fault among those that a program wrote, in which perhaps a file was chosen; for lost memory its stacks."""
    lost = [stack for stack in LOST.findall(errors) if OURS.search(stack) or not WHOLE_STACK.search(stack)]
    return [line for line in errors.splitlines() if FAULT.search(line) and 'detected memory leaks' not in line
            and not (IS_TOUCHED and TOUCHED in line) and not (has_chosen and DIALOG in line)] \
        + [line for stack in lost for line in stack.splitlines()]


class Program:
    bus = None
    started = []
    faults = []             # of those that have ended

    def __init__(self, binary, *arguments, size=(1280, 800), data_home=None, wrapper=()):
        """What an earlier program has left open comes back only where data_home is the same."""
        self.binary = binary
        self.has_chosen = False
        self.home = None if data_home else tempfile.TemporaryDirectory(prefix='bastide-home-')
        home = data_home or self.home.name
        environment = dict(os.environ, XDG_DATA_HOME=home, XDG_STATE_HOME=home)
        if not IS_TOUCHED:
            environment['G_DEBUG'] = 'fatal-criticals'
        # Stacks down to their end, which say whose a memory was.
        if 'ASAN_OPTIONS' in environment:
            environment['ASAN_OPTIONS'] += ':malloc_context_size=100'
        self.errors = tempfile.TemporaryFile(mode='w+', encoding='utf-8', errors='replace')
        self.process = subprocess.Popen([*wrapper, binary, *arguments], stderr=self.errors,
                                        env=environment)
        Program.started.append(self)
        self.window = wait_for('a window', lambda: find_windows('Bastide')[-1])
        xdotool('windowsize', '--sync', self.window, *size)
        xdotool('windowmove', self.window, 0, 0)
        xdotool('windowfocus', '--sync', self.window)
        if Program.bus is None:
            Program.bus = access.connect()
        self.access = wait_for('the program on the accessibility bus',
                               lambda: access.find_program(Program.bus, self.process.pid))
        self.frame = 0          # the one in which clicks and searches are meant
        self.curves = {}        # that of each frame, once it was found

    def enter(self, title, size=None):
        """From now on keys, clicks and searches go to another window of the program."""
        self.window = wait_for(f'a window {title}', lambda: find_titled(title)[-1])
        if size is not None:
            xdotool('windowsize', '--sync', self.window, *size)
        xdotool('windowmove', self.window, 0, 0)
        xdotool('windowfocus', '--sync', self.window)
        self.frame = wait_for(f'{title} on the accessibility bus', lambda: [
            i + 1 for i, frame in enumerate(self.frames()) if frame.name == title][-1]) - 1
        self.sync()

    def enter_question(self, title):
        """It is a window of its own, or with libadwaita 1.5 within the window that asks."""
        wait_for(title, lambda: find_titled(title) or self.find('label', title))
        if find_titled(title):
            self.enter(title)

    def frames(self):
        """The windows, without what is in them."""
        return self.access.read_frames()

    def find_all(self, role=None, name=None, text=None, frame=None, state=None):
        """Of a role, or of one of several."""
        roles = (role,) if isinstance(role, str) else role
        for node in walk(self.access.read(self.frame if frame is None else frame)):
            if ((roles is None or node.role in roles)
                    and (name is None or node.name == name) and (text is None or text in node.get_words())
                    and (state is None or access.has(node.states, state))):
                yield node

    def find(self, role=None, name=None, text=None, frame=None, state=None):
        """The first that is there."""
        return self.pick(role, name, text, frame, state) or next(self.find_all(role, name, text, frame, state), None)

    def pick(self, role=None, name=None, text=None, frame=None, state=None):
        """It without its children, if a glance tells which it is. Of cells and rows that nothing tells apart there may be
        more than are known, one of which is the first."""
        roles = (role,) if isinstance(role, str) else role
        if role in ('table cell', 'list item') and state is None:
            return None

        def fits(node):
            return ((roles is None or node.role in roles) and name in (None, node.name)
                    and (text is None or text in node.name) and (state is None or access.has(node.states, state)))

        return self.access.pick_shown(self.frame if frame is None else frame, fits)

    def find_seen(self, role=None, name=None, text=None, state=None):
        """The last one that has a size: what is folded away has none, and a page below another one may have the same."""
        def is_seen(node):
            box = node.get_extents()
            return box.width > 0 and box.height > 0

        node = self.pick(role, name, text, state=state)
        if node and is_seen(node):
            return node
        return next(filter(is_seen, reversed(list(self.find_all(role, name, text, state=state)))), None)

    def wait(self, role=None, name=None, text=None, frame=None, state=None):
        return wait_for(f'{role or "anything"} "{name or text}"',
                        lambda: self.find(role, name, text, frame, state))

    def wait_gone(self, role=None, name=None, text=None, frame=None, state=None):
        wait_for(f'no {role or "anything"} "{name or text}"',
                 lambda: not self.find(role, name, text, frame, state))

    def texts(self, frame=None):
        return [words for node in self.find_all(frame=frame) if (words := node.get_words())]

    def has_state(self, node, state):
        return access.has(node.get_states(), state)

    def get_place(self, node):
        """The middle of an accessible on the screen.

        The window draws its frame by itself. GTK 4.8 does not count it; 4.18 puts the frame before its own
        origin, and loses it once more for what is within.
        """
        box = node.get_extents()
        frame = self.access.get_frame_extents(self.frame)
        inset = (get_geometry(self.window)[2] - frame.width) // 2
        inset -= 2 * frame.x
        return inset + box.x + box.width // 2, inset + box.y + box.height // 2

    def get_popover_place(self, node):
        """The same of what is in a popover: a window of its own, of whose place nothing is told but its size."""
        popover = [above for above in access.climb(self.access.read(self.frame), node)
                   if above.role == 'menu' or above.name == 'GtkPopover'][0].get_extents()
        box = node.get_extents()

        def find_corner():
            for window in find_windows_of(self.process.pid):
                x, y, width, height = get_geometry(window)
                if (width, height) == (popover.width, popover.height):
                    return x, y
            return None

        x, y = wait_for('the popover', find_corner)
        return x + box.x - popover.x + box.width // 2, y + box.y - popover.y + box.height // 2

    def get_still_place(self, node):
        """Lists scroll and panes slide: where it is now it shall still be a little later."""
        def settled():
            before = self.get_place(node)
            self.sync()
            time.sleep(STILL)
            return before == self.get_place(node) and before

        return wait_for('it to stay in place', settled)

    def carry(self, move, find_end):
        """Moves what is held to its end, and once more for as long as that moves itself: what is dragged may bring more of
        the board into sight, which is laid out some time after the drag has begun."""
        at = None
        while (end := find_end()) != at:
            at = end
            move(*at)
            self.sync()

    def find_on_board(self, text):
        """A cell of the board that is shown, in its middle at least."""
        cell, board = self.find_seen('table cell', text=text), self.find_seen('table', 'Board')
        box, room = cell.get_extents(), board.get_extents()
        x, y = box.x + box.width // 2, box.y + box.height // 2
        return room.x <= x < room.x + room.width and room.y <= y < room.y + room.height and cell

    def sync(self):
        """Until keys and clicks have come to the program: it answers for its accessibles in the same
        loop, and its answer to the second question comes after what was there at the first. One that
        ends by them has no answer."""
        try:
            self.access.ping()
            self.access.ping()
        except GLib.Error:
            check(self.process.wait(PATIENCE) == 0, 'the program ended with a fault')

    def key(self, *keys):
        for key in keys:
            xdotool('key', key)
            self.sync()

    def type(self, text):
        xdotool('type', text)
        self.sync()

    def point(self, x, y):
        xdotool('mousemove', x, y)
        self.sync()

    def click(self, node, button=1):
        xdotool('mousemove', *self.get_still_place(node), 'click', button)
        self.sync()

    def choose_file(self, title, path):
        """Types a path into the file dialog of that title."""
        self.has_chosen = True
        self.enter(title)
        if not title.startswith('Save'):
            self.key('ctrl+l')
        # Typed keys would race with what the dialog completes.
        self.wait('text').set_text(path)
        wait_for('the path', lambda: any(node.get_text() == path for node in self.find_all('text')))
        self.wait('push button', text='Save' if title.startswith('Save') else 'Open',
                  state=State.SENSITIVE)
        self.key('Return')

    def has_crashed(self):
        return -self.process.poll() in CRASHES if self.process.poll() else False

    def quit(self):
        """Ends the program, and notes what was wrong about it: an end of its own, faults on stderr."""
        if self.has_crashed():
            Program.faults.append(f'the program ended by {CRASHES[-self.process.returncode]}')
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            Program.faults.append('the program did not end when it was told to')
            self.process.kill()
            self.process.wait()
        Program.started.remove(self)
        self.errors.seek(0)
        Program.faults += find_faults(self.errors.read(), self.has_chosen)
        self.errors.close()


def get_move(program, frame=None):
    """The number of the move that is shown, from the curve's "Move 12 of 71: Red 8, Blue 4"; None without one. The window
    is read only to find the curve."""
    path = program.access.list_children(access.ROOT)[program.frame if frame is None else frame]
    curve = program.curves.get(path)
    try:
        words = curve.get_description().split() if curve else None
    except GLib.Error:      # gone
        words = None
    if words is None:
        curve = program.curves[path] = next(program.find_all('slider', frame=frame), None)
        words = curve.get_description().split() if curve else []
    return int(words[1]) if len(words) > 1 and words[1].isdigit() else None


def is_at(program, place, frame=None):
    wait_for(f'move {place}', lambda: get_move(program, frame) == place)


def find_tile(program, letter):
    """The tile of the palette that is found first: those that are not found keep the place that they had."""
    tile = program.wait('push button', text=f'Tile {letter}:')
    table = program.wait('table', 'Tile types')

    def stands_first():
        box, all_of_it = tile.get_extents(), table.get_extents()
        return box.x - all_of_it.x < box.width / 2 and box.y - all_of_it.y < box.height / 2 and tile

    return wait_for(f'tile {letter} first', stands_first)


def arm_tile(program, letter, text=None):
    """By its letter in the search of the palette, or by a text of which it is the first."""
    program.key('ctrl+f')
    wait_for('the search in focus', lambda: any(
        program.has_state(node, State.FOCUSED) for node in walk(next(program.find_all(name='Find a tile')))))
    program.key('ctrl+a')
    program.type(text or letter)
    find_tile(program, letter)
    program.key('Return')
    program.wait(text=f'Tile {letter}, turned by 0°')


def take_picture(test):
    """Of the screen as it was when a test failed."""
    if 'BASTIDE_TEST_SHOTS' in os.environ:
        shot = os.path.join(os.environ['BASTIDE_TEST_SHOTS'], f'{test.__name__}.png')
        subprocess.run(['import', '-window', 'root', shot], check=False)


def run_one(test, prepare, clear, has_next):
    """What went wrong, line by line: what the test says, and what its programs wrote; and whether
    it is only that something was waited for in vain. The next test of the same program has it if nothing did."""
    prepared = None
    faults = []
    Program.faults = []
    vain = False
    try:
        prepared = prepare(test)
        test(prepared)
    except Exception as error:
        vain = isinstance(error, Vain)
        faults = [f'{type(error).__name__}: {line}' for line in str(error).splitlines() or ['']]
        take_picture(test)
    for program in list(Program.started) if faults or not has_next else ():
        program.quit()
    if prepared is not None and clear is not None:
        clear(prepared)
    return faults + Program.faults, vain and not Program.faults


def run_twice_at_most(test, prepare, clear, has_next):
    """Without a window manager a key or click that comes while a window opens can go astray, once in
    some hundred runs. A fault of the program comes again; criticals and crashes have no second try."""
    faults, vain = run_one(test, prepare, clear, has_next)
    if not vain:
        return faults
    print(*(f'# tried again: {fault}' for fault in faults), sep='\n')
    return run_one(test, prepare, clear, has_next)[0]


def run(tests, prepare, clear=None, keeps=()):
    """Runs each test on what prepare makes for it and clear removes; writes TAP. After those in keeps the program goes on,
    and prepare finds it in Program.started."""
    print('TAP version 13')
    print(f'1..{len(tests)}')
    failed = 0
    for number, test in enumerate(tests, 1):
        started = time.monotonic()
        faults = run_twice_at_most(test, prepare, clear, test in keeps and number < len(tests))
        name = test.__doc__.split('\n')[0]
        print(f'{"not ok" if faults else "ok"} {number} - {name}')
        print(*(f'# {fault}\n' for fault in faults), f'# {time.monotonic() - started:.1f} s', sep='')
        sys.stdout.flush()
        failed += bool(faults)
    return 1 if failed else 0
