# SPDX-License-Identifier: GPL-3.0-or-later
"""Includes cannot show whose functions a declaration stands for: a header of one room may declare what another
defines. This asks the archives of the libraries: a room calls only what itself or those that it may include define."""

import re
import subprocess
import sys
from pathlib import Path

import includes

# What a room may name of one above it: the list by which modules are found, and nothing of theirs.
LISTS = {('core', 'position'): {'bst_all_modules', 'bst_n_modules'}}

# Files of a room, by how their names begin, of which none calls one that calls it.
PARTED = (('io', 'bastide', ''), ('app', 'pages', 'bastide-study-page'), ('app', 'pages', 'bastide-puzzle-'),
          ('app', 'pages', 'bastide-lesson-editor-page'))

# "libbastide-core.a:position_bst-place.c.o: 0000000000000010 T bst_position_lay"
SYMBOL = re.compile(r'libbastide-(\w+)\.a[:\[](?:.*/)?([\w.-]+)\.c\.o\]?:\s*(?:[0-9a-f]+)?\s+([A-Za-z]) (\w+)$')


def read(archives):
    """(folder, room, file, kind, symbol) of every symbol in them."""
    text = subprocess.run(['nm', '-A', *archives], check=True, capture_output=True, text=True).stdout
    for line in text.splitlines():
        match = SYMBOL.search(line)
        if match:
            folder, member, kind, symbol = match.groups()
            room, _, name = member.rpartition('_')
            yield folder, '' if room.startswith('meson-') else room, name, kind, symbol


def may_call(folder, room, symbol, home):
    its_folder, its_room = home
    if its_folder != folder:
        return its_folder in includes.MAY_INCLUDE[folder][0]
    rooms = includes.ROOMS.get(folder, {})
    return (not room or its_room in (room, '') or its_room in rooms.get(room, '').split()
            or symbol in LISTS.get((folder, room), ()))


def find_circle(calls, path):
    """Files that call each other, from the last one of @path on."""
    for name in sorted(calls.get(path[-1], ())):
        if name in path:
            return path[path.index(name):]
        if circle := find_circle(calls, [*path, name]):
            return circle
    return None


def circles(symbols):
    for *place, beginning in PARTED:
        mine = [(name, kind, symbol) for folder, room, name, kind, symbol in symbols
                if [folder, room] == place and name.startswith(beginning) and not symbol.endswith('_get_type')]
        files = {symbol: name for name, kind, symbol in mine if kind in 'TDRBC'}
        calls = {}
        for name, kind, symbol in mine:
            if kind == 'U' and symbol in files:
                calls.setdefault(name, set()).add(files[symbol])
        for name in sorted(calls):
            if circle := find_circle(calls, [name]):
                yield f'src/{"/".join(place)}: {", ".join(circle)} call each other'
                break


def faults(symbols):
    symbols = list(symbols)
    yield from circles(symbols)
    homes = {symbol: (folder, room) for folder, room, _, kind, symbol in symbols if kind in 'TDRBC'}
    if not homes:
        yield 'no archive of a library has a symbol'
    for folder, room, name, kind, symbol in symbols:
        if kind == 'U' and symbol in homes and not may_call(folder, room, symbol, homes[symbol]):
            place = f'{folder}/{room}' if room else folder
            yield f'src/{place}/{name}.c: calls {symbol}() of {"/".join(filter(None, homes[symbol]))}'


if __name__ == '__main__':
    found = list(faults(read([Path(archive) for archive in sys.argv[1:]])))
    for fault in found:
        print(fault)
    sys.exit(1 if found else 0)
