# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a user meets it: real keys and clicks by xdotool, read back through AT-SPI.

To be run under xrun.sh, which gives it a screen and a bus of its own.
"""

import os
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi  # noqa: E402

PATIENCE = 20.0


class Failure(Exception):
    pass


def wait_for(what, check):
    """The first true answer of check; a Failure that names what when patience ends."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            answer = check()
        except Exception:   # an accessible that went away in between
            answer = None
        if answer:
            return answer
        if time.monotonic() > until:
            raise Failure(f'waited in vain for {what}')
        time.sleep(0.05)


def walk(node, depth=40):
    yield node
    if depth == 0:
        return
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None:
            yield from walk(child, depth - 1)


def xdotool(*arguments):
    return subprocess.run(['xdotool', *map(str, arguments)], check=True, capture_output=True,
                          text=True).stdout


class Program:
    def __init__(self, binary, *arguments, size=(1280, 800), data_home=None, wrapper=()):
        """What an earlier program has left open comes back only where data_home is the same."""
        self.binary = binary
        self.home = None if data_home else tempfile.TemporaryDirectory(prefix='bastide-home-')
        home = data_home or self.home.name
        environment = dict(os.environ, XDG_DATA_HOME=home, XDG_STATE_HOME=home)
        self.process = subprocess.Popen([*wrapper, binary, *arguments], stderr=subprocess.PIPE,
                                        text=True, env=environment)
        self.window = wait_for('a window', self.find_window)
        xdotool('windowsize', '--sync', self.window, *size)
        xdotool('windowmove', self.window, 0, 0)
        xdotool('windowfocus', self.window)
        self.app = wait_for('the program on the accessibility bus', self.find_app)
        self.frame = 0          # the one in which clicks and searches are meant

    def find_window(self):
        found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--name', 'Bastide'],
                               capture_output=True, text=True).stdout.split()
        return found[-1] if found else None

    def enter(self, title, size=None):
        """From now on keys, clicks and searches go to another window of the program."""
        self.window = wait_for(f'a window {title}', lambda: subprocess.run(
            ['xdotool', 'search', '--onlyvisible', '--name', f'^{title}$'],
            capture_output=True, text=True).stdout.split()[-1])
        if size is not None:
            xdotool('windowsize', '--sync', self.window, *size)
        xdotool('windowmove', self.window, 0, 0)
        xdotool('windowfocus', '--sync', self.window)
        self.frame = wait_for(f'{title} on the accessibility bus', lambda: [
            i + 1 for i, frame in enumerate(self.frames()) if frame.get_name() == title][-1]) - 1

    def find_app(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            app = desktop.get_child_at_index(i)
            if app is not None and app.get_name() == 'bastide' and app.get_child_count() > 0:
                return app
        return None

    def frames(self):
        self.app.clear_cache()
        return [self.app.get_child_at_index(i) for i in range(self.app.get_child_count())]

    def find_all(self, role=None, name=None, text=None, frame=None):
        self.app.clear_cache()
        for node in walk(self.frames()[self.frame if frame is None else frame]):
            own = node.get_name() or ''
            if ((role is None or node.get_role_name() == role)
                    and (name is None or own == name) and (text is None or text in own)):
                yield node

    def find(self, role=None, name=None, text=None, frame=None):
        return next(self.find_all(role, name, text, frame), None)

    def wait(self, role=None, name=None, text=None, frame=None):
        return wait_for(f'{role or "anything"} "{name or text}"',
                        lambda: self.find(role, name, text, frame))

    def texts(self, frame=None):
        return [node.get_name() for node in self.find_all(frame=frame) if node.get_name()]

    def has_state(self, node, state):
        node.clear_cache()
        return node.get_state_set().contains(state)

    def get_place(self, node):
        """The middle of an accessible on the screen: the window's frame is drawn by itself."""
        box = node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        frame = self.frames()[self.frame].get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        width = int(xdotool('getwindowgeometry', '--shell', self.window)
                    .split('WIDTH=')[1].split()[0])
        inset = (width - frame.width) // 2
        return inset + box.x + box.width // 2, inset + box.y + box.height // 2

    def key(self, *keys):
        for key in keys:
            xdotool('key', key)
            time.sleep(0.05)

    def point(self, x, y):
        xdotool('mousemove', x, y)

    def click(self, node, button=1):
        def settled():
            """Lists scroll and panes slide: where it is now it shall still be a little later."""
            before = self.get_place(node)
            time.sleep(0.15)
            return before == self.get_place(node) and before

        self.point(*wait_for('it to stay in place', settled))
        time.sleep(0.1)
        xdotool('click', button)

    def quit(self):
        """Ends the program and gives what it wrote to stderr."""
        self.process.terminate()
        return self.process.communicate()[1]


def run(tests, prepare):
    """Runs test functions on one program each; writes TAP."""
    print('TAP version 13')
    print(f'1..{len(tests)}')
    failed = 0
    for number, test in enumerate(tests, 1):
        name = test.__doc__.split('\n')[0]
        program = None
        try:
            program = prepare(test)
            test(program)
            print(f'ok {number} - {name}')
        except Exception as error:
            failed += 1
            print(f'not ok {number} - {name}')
            print(f'# {type(error).__name__}: {error}')
            if program is not None and 'BASTIDE_TEST_SHOTS' in os.environ:
                shot = os.path.join(os.environ['BASTIDE_TEST_SHOTS'], f'{test.__name__}.png')
                subprocess.run(['import', '-window', 'root', shot], check=False)
        finally:
            if program is not None:
                wrote = [line for line in program.quit().splitlines()
                         if 'CRITICAL' in line or 'WARNING' in line]
                for line in wrote:
                    print(f'# {line}')
        sys.stdout.flush()
    return 1 if failed else 0
