# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader sees of the program: its accessibles, read from the bus itself.

libatspi asks for every property of every accessible by itself, which takes a second for a window of a
thousand. GTK answers for all that it knows in one call, and what it does not know yet it makes known
when the children of an accessible are asked for.
"""

import ast
import collections
import enum
import re

from gi.repository import Gio, GLib

ROOT = '/org/a11y/atspi/accessible/root'
ACCESSIBLE = 'org.a11y.atspi.Accessible'
COMPONENT = 'org.a11y.atspi.Component'
TEXT = 'org.a11y.atspi.Text'
EDITABLE = 'org.a11y.atspi.EditableText'
WINDOW_COORDINATES = 1
# Far more than anything takes: who does not live answers at once that he does not.
ANSWER_MS = 600 * 1000

# Of a window in which something goes at each of them.
MOST_READINGS = 20

# Known accessibles that fit, beyond which all are read.
MOST_LIKELY = 8

Box = collections.namedtuple('Box', 'x y width height')

# An accessible in GLib's text of the answer with all of them, which is read much faster than value by value: its
# path, its parent's, how many children it has, its interfaces, name, role, description and states.
STRING = r"""('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
REFERENCE = r"\('[^']*', '([^']*)'\)"
ITEM = re.compile(rf"\({REFERENCE}, \('[^']*', '[^']*'\), {REFERENCE}, -?\d+, (-?\d+), \[([^\]]*)\], "
                  rf'{STRING}, (\d+), {STRING}, \[(\d+), (\d+)\]\)')

# By the numbers of AT-SPI: its names change from version to version. Before GTK 4.10 a toggle button
# is a push button that can be pressed, a switch a toggle button, and a radio button a check box.
ROLES = {
    2: 'alert', 7: 'check box', 11: 'combo box', 16: 'dialog', 20: 'filler', 23: 'frame', 26: 'icon',
    27: 'image', 29: 'label', 31: 'list', 32: 'list item', 33: 'menu', 34: 'menu bar', 35: 'menu item',
    37: 'page tab', 38: 'page tab list', 39: 'panel', 40: 'password text', 41: 'popup menu',
    42: 'progress bar', 43: 'push button', 44: 'check box', 45: 'radio menu item', 48: 'scroll bar',
    49: 'scroll pane', 50: 'separator', 51: 'slider', 52: 'spin button', 54: 'status bar', 55: 'table',
    56: 'table cell', 57: 'table column header', 58: 'table row header', 61: 'text',
    62: 'push button', 63: 'tool bar', 64: 'tool tip', 65: 'tree', 69: 'window', 75: 'application',
    79: 'entry', 83: 'heading', 85: 'section', 90: 'table row', 98: 'grouping', 129: 'push button',
    130: 'switch',
}

# By their kind: what is shown within is not changed for something else while it is hidden.
WITH_ONE_CHILD = {'list item', 'page tab', 'push button', 'scroll bar', 'table cell'}

# What a label can stand for.
WORDY = {'alert', 'status bar', 'table cell', 'table column header', 'table row header'}


class State(enum.IntEnum):
    ACTIVE = 1
    CHECKED = 4
    FOCUSABLE = 11
    FOCUSED = 12
    PRESSED = 20
    SELECTED = 23
    SENSITIVE = 24
    SHOWING = 25
    VISIBLE = 30


def has(states, state):
    return bool(states[state // 32] >> state % 32 & 1)


class Node:
    """An accessible as it was when its window was read; get_* ask for what is now."""

    def __init__(self, program, path):
        self.program = program
        self.path = path
        self.name = self.role = ''
        self.states = (0, 0)
        self.parent = ''
        self.n_children = 0
        self.interfaces = ''
        self.children = []

    def get_states(self):
        return self.program.call(self.path, ACCESSIBLE, 'GetState').unpack()[0]

    def get_extents(self):
        """In pixels, within the window."""
        return Box(*self.program.call(self.path, COMPONENT, 'GetExtents', '(u)',
                                      WINDOW_COORDINATES).unpack()[0])

    def get_description(self):
        return self.program.get(self.path, ACCESSIBLE, 'Description')

    def get_words(self):
        """Its name; a label that stands for something else has none with newer versions of GTK, but its text."""
        if self.name or self.role not in WORDY:
            return self.name
        try:
            return self.get_text()
        except GLib.Error:      # nothing that is written, or gone
            return ''

    def has_text(self):
        return TEXT in self.interfaces

    def get_text(self):
        return self.program.call(self.path, TEXT, 'GetText', '(ii)', 0,
                                 self.program.get(self.path, TEXT, 'CharacterCount')).unpack()[0]

    def set_text(self, text):
        self.program.call(self.path, EDITABLE, 'SetTextContents', '(s)', text)


def walk(node):
    yield node
    for child in node.children:
        yield from walk(child)


def climb(root, node):
    """Those in which it is, from itself up to root; none if it is not there."""
    if root.path == node.path:
        return [root]
    for child in root.children:
        if path := climb(child, node):
            return [*path, root]
    return []


def find_families(nodes):
    """The paths of the children of each of which they are known without a question: it has none, or its kind has one child
    at most. Of others some may be hidden that were there when it was asked last, which GTK does not tell."""
    children = collections.defaultdict(list)
    for node in nodes.values():
        children[node.parent].append(node.path)
    return {path: children[path] if node.n_children > 0 else [] for path, node in nodes.items()
            if node.n_children == 0 or (node.role in WITH_ONE_CHILD and node.n_children == len(children[path]) == 1)}


def find_line(nodes, node, root):
    """The paths of those in which it is known to be, from itself up to root, or as far as they are known."""
    line = [node.path]
    while line[-1] != root and nodes[line[-1]].parent in nodes:
        line.append(nodes[line[-1]].parent)
    return line


def is_line(line, family):
    """Is each the child of the next? Of the page of a stack, which is itself none, the stack has the child."""
    at = 0
    while at < len(line) - 1:
        step = next((n for n in (2, 1) if line[at] in family.get(line[min(at + n, len(line) - 1)], ())), None)
        if step is None:
            return False
        at += step
    return True


def connect():
    """To the bus of the accessibles, which the bus of the session starts."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    address = session.call_sync('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', None, None,
                                Gio.DBusCallFlags.NONE, ANSWER_MS, None).unpack()[0]
    flags = (Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
             | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)
    return Gio.DBusConnection.new_for_address_sync(address, flags, None, None)


class Program:
    """The accessibles of one process."""

    def __init__(self, bus, owner):
        self.bus = bus
        self.owner = owner

    def send(self, path, interface, method, parameters=None):
        return self.bus.call_sync(self.owner, path, interface, method, parameters, None,
                                  Gio.DBusCallFlags.NONE, ANSWER_MS, None)

    def call(self, path, interface, method, form=None, *values):
        return self.send(path, interface, method, GLib.Variant(form, values) if form else None)

    def get(self, path, interface, name):
        return self.call(path, 'org.freedesktop.DBus.Properties', 'Get', '(ss)', interface,
                         name).unpack()[0]

    def list_children(self, path):
        return [child for _, child in self.call(path, ACCESSIBLE, 'GetChildren').unpack()[0]]

    def ping(self):
        self.get(ROOT, ACCESSIBLE, 'Name')

    def read_known(self):
        """All nodes that GTK has made known, by path, also those that are no longer shown."""
        nodes = {}
        items = self.send('/org/a11y/atspi/cache', 'org.a11y.atspi.Cache', 'GetItems')
        for found in ITEM.finditer(items.print_(False)):
            path, parent, n_children, interfaces, name, role, _, *states = found.groups()
            node = Node(self, path)
            node.parent = parent
            node.n_children = int(n_children)
            node.interfaces = interfaces
            node.name = ast.literal_eval(name) if '\\' in name else name[1:-1]
            node.role = ROLES.get(int(role), 'other')
            node.states = [int(half) for half in states]
            nodes[path] = node
        if len(nodes) != items.get_child_value(0).n_children():
            raise ValueError('an accessible is not understood')
        return nodes

    def list_many(self, paths):
        """The paths of the children of each, asked for all at once."""
        found = {}

        failed = []

        def answered(bus, result, path):
            try:
                answer = bus.call_finish(result).get_child_value(0)
                found[path] = [answer.get_child_value(i).get_child_value(1).get_string()
                               for i in range(answer.n_children())]
            except GLib.Error as error:
                failed.append(error)

        for path in paths:
            self.bus.call(self.owner, path, ACCESSIBLE, 'GetChildren', None, None,
                          Gio.DBusCallFlags.NONE, ANSWER_MS, None, answered, path)
        while len(found) + len(failed) < len(paths):
            GLib.MainContext.default().iteration(True)
        if failed:
            raise failed[0]
        return found

    def read_frames(self):
        """The windows in the order in which they were opened, without what is in them."""
        while True:
            nodes = self.read_known()
            paths = self.list_children(ROOT)
            if all(path in nodes for path in paths):
                return [nodes[path] for path in paths]
            self.list_many(paths)

    def read(self, number):
        """A window with all that is in it. What goes while it is read is not in it when it is read again."""
        for _ in range(MOST_READINGS):
            try:
                return self.read_once(number)
            except KeyError:
                pass
        return self.read_once(number)

    def read_once(self, number):
        nodes = self.read_known()
        family = find_families(nodes)
        root = self.list_children(ROOT)[number]
        level, seen = {root}, set()
        while level:
            family.update(self.list_many([path for path in level if path not in family]))
            seen |= level
            # What moves while this is asked may be the child of two.
            level = {child for path in level for child in family[path]} - seen
        if not seen <= nodes.keys():
            nodes = self.read_known()
        for path in seen:
            nodes[path].children = [nodes[child] for child in family[path]]
        return nodes[root]

    def pick_shown(self, number, fits):
        """The one accessible of a window that fits and is shown, without its children, among those that are known; None if
        not just one does. It asks for those around it alone, and not for hundreds."""
        nodes = self.read_known()
        root = self.list_children(ROOT)[number]
        lines = [find_line(nodes, node, root) for node in nodes.values() if fits(node)]
        if len(lines) > MOST_LIKELY:
            return None
        try:
            family = self.list_many({path for line in lines for path in line[1:]})
        except GLib.Error:      # gone
            return None
        shown = [line[0] for line in lines if line[-1] == root and is_line(line, family)]
        return nodes[shown[0]] if len(shown) == 1 else None

    def get_frame_extents(self, number):
        return Node(self, self.list_children(ROOT)[number]).get_extents()


def find_program(bus, process):
    """The program that has this process, once it is on the bus."""
    registry = Program(bus, 'org.a11y.atspi.Registry')
    for owner, _ in registry.call(ROOT, ACCESSIBLE, 'GetChildren').unpack()[0]:
        number = bus.call_sync('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus',
                               'GetConnectionUnixProcessID', GLib.Variant('(s)', (owner,)), None,
                               Gio.DBusCallFlags.NONE, ANSWER_MS, None).unpack()[0]
        if number == process:
            program = Program(bus, owner)
            return program if program.list_children(ROOT) else None
    return None
