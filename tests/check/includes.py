# SPDX-License-Identifier: GPL-3.0-or-later
"""Folders of src/ are libraries, their subfolders rooms, and this is what each may include (src/DESIGN.md)."""

import re

import tree

LIBC = ('string.h', 'stdlib.h', 'stddef.h', 'stdint.h', 'math.h', 'float.h', 'limits.h')
GLIB = LIBC + ('glib.h',)

# Folder: the folders below it, or single rooms of them, and the headers of others; a trailing slash stands for all of them.
MAY_INCLUDE = {
    'core': ((), GLIB),
    'analysis': (('core',), GLIB),
    'engine': (('core', 'analysis'), GLIB),
    'io': (('core', 'analysis', 'engine'), GLIB + ('gio/', 'glib/', 'libxml/', 'json-glib/', 'archive.h',
                                         'archive_entry.h', 'errno.h', 'stdio.h', 'fcntl.h', 'malloc.h', 'sys/', 'unistd.h')),
    'render': (('core',), GLIB + ('glib/gi18n-lib.h', 'cairo.h', 'cairo-svg.h', 'cairo-pdf.h')),
    'sheet': (('core', 'analysis', 'io', 'render'), GLIB + ('glib/gi18n-lib.h', 'cairo-pdf.h', 'pango/')),
    'model': (('core', 'analysis', 'engine', 'io', 'render', 'sheet'),
              GLIB + ('glib-object.h', 'gio/', 'glib/', 'cairo.h', 'pango/', 'fcntl.h', 'sys/', 'unistd.h')),
    'cli': (('core', 'analysis', 'engine', 'io', 'render', 'sheet', 'model/keys', 'model/threads'),
            GLIB + ('gio/', 'glib/', 'glib-unix.h', 'gmodule.h', 'json-glib/', 'langinfo.h', 'locale.h', 'errno.h',
                    'signal.h', 'stdio.h', 'sys/', 'unistd.h')),
    'app': (('core', 'analysis', 'engine', 'io', 'render', 'sheet', 'model'),
            GLIB + ('glib-object.h', 'glib-unix.h', 'gio/', 'glib/', 'gtk/', 'pango/', 'adwaita.h', 'locale.h',
                    'cairo.h', 'fcntl.h', 'malloc.h', 'signal.h', 'sys/', 'unistd.h')),
}

# Room: the rooms of its folder that it may include. Each comes after all that it names.
ROOMS = {
    'core': {
        'game': '',
        'notation': 'game',
        'position': 'game notation',
        'modules': 'game notation position',
        'setup': 'game notation position modules',
        'record': 'game notation position setup',
    },
    'analysis': {
        'game': '',
        'fit': '',
        'odds': 'fit',
        'turns': 'fit',
        'tasks': 'fit odds turns',
    },
    'engine': {
        'value': '',
        'play': 'value',
        'search': 'value play',
        'explain': 'value play',
        'report': 'value play search explain',
        'train': 'value play',
    },
    'io': {
        'words': '',
        'base': 'words',
        'sets': 'base words',
        'rules': 'base sets words',
        'jcz': 'base sets',
        'bga': 'base sets',
        'bastide': 'base sets words',
        'open': 'base sets words jcz bga bastide',
        'report': 'base words bastide',
        'cases': 'base sets words rules bastide open',
    },
    'render': {
        'geometry': '',
        'art': 'geometry',
        'figures': 'geometry art',
        'board': 'geometry art figures',
    },
    'model': {
        'text': '',
        'keys': '',
        'threads': '',
        'look': '',
        'pictures': '',
        'files': 'threads',
        'study': 'text threads look files',
        'engine': 'threads files',
        'editing': 'text study engine',
        'board': 'pictures study editing',
        'tools': 'keys look pictures study editing board',
        'lists': 'text threads pictures study engine',
        'newgame': 'threads text',
        'puzzles': 'threads look files study engine editing lists',
        'lessons': 'threads study editing puzzles',
        'paper': 'text study lessons',
        'quiz': 'threads puzzles',
        'document': 'text files study puzzles',
    },
    'app': {
        'keys': '',
        'toolkit': '',
        'pieces': 'toolkit',
        'paper': 'toolkit pieces',
        'board': 'keys toolkit pieces paper',
        'panes': 'keys toolkit pieces',
        'editor': 'keys toolkit pieces panes',
        'newgame': 'toolkit pieces',
        'puzzles': 'keys toolkit pieces paper board',
        'lessons': 'keys toolkit pieces board puzzles',
        'quiz': 'keys toolkit pieces board puzzles',
        'rulebook': 'keys toolkit pieces board panes',
        'projector': 'keys toolkit pieces board',
        'frame': 'keys toolkit pieces paper',
        'pages': 'keys toolkit pieces paper board panes editor newgame puzzles lessons quiz rulebook projector frame',
        'window': 'keys toolkit pieces paper newgame puzzles rulebook frame pages',
    },
}

INCLUDE = re.compile(r'\s*#\s*include\s*[<"]([^>"]+)[>"]')

def find_homes(root):
    """Where each header of the tree is: its folder and its room ('' in the folder itself)."""
    homes = {}
    for folder in MAY_INCLUDE:
        for path in tree.files(root / 'src' / folder, '.h'):
            room = path.parent.relative_to(root / 'src' / folder).as_posix()
            homes[path.name] = folder, '' if room == '.' else room
    return homes

def is_allowed(folder, room, header, homes):
    below, others = MAY_INCLUDE[folder]
    if header in homes:
        its_folder, its_room = homes[header]
        if its_folder != folder:
            return its_folder in below or f'{its_folder}/{its_room}' in below
        return not room or its_room == room or its_room in ROOMS[folder].get(room, '').split()
    if header == 'config.h':
        return folder not in ('core', 'analysis')
    if header.endswith('-resources.h'):
        return folder in ('io', 'app')
    return any(header == other or other.endswith('/') and header.startswith(other)
               for other in others)

def faults_of_rooms(root):
    for folder, rooms in ROOMS.items():
        seen = set()
        for room, below in rooms.items():
            for other in set(below.split()) - seen:
                yield f'src/{folder}/{room}: names {other}, which does not come before it'
            seen.add(room)
        for path in sorted((root / 'src' / folder).glob('*/')):
            if path.name not in rooms:
                yield f'src/{folder}/{path.name}: a room without a line in includes.py'

def find_circles(folder):
    """Files that include each other's headers, unless the name of one begins with the other's: one noun."""
    includes = {}
    for path in tree.files(folder, '.c', '.h'):
        includes.setdefault(path.stem, set()).update(
            match.group(1)[:-2] for _, line in tree.lines(path)
            if (match := INCLUDE.match(line)) and match.group(1).endswith('.h'))
    for one in sorted(includes):
        for other in sorted(includes[one] & includes.keys()):
            if (one < other and one in includes[other]
                    and not other.startswith(one + '-')):
                yield one, other

def faults(root):
    homes = find_homes(root)
    yield from faults_of_rooms(root)
    for folder in sorted(path for path in (root / 'src').iterdir() if path.is_dir()):
        if folder.name not in MAY_INCLUDE:
            yield f'{folder.relative_to(root)}: a folder without a line in includes.py'
            continue
        for one, other in find_circles(folder):
            yield f'src/{folder.name}: {one} and {other} include each other'
        for path in tree.files(folder, '.c', '.h'):
            room = '' if path.parent == folder else path.parent.name
            for number, line in tree.lines(path):
                match = INCLUDE.match(line)
                if match and not is_allowed(folder.name, room, match.group(1), homes):
                    place = f'{folder.name}/{room}' if room else folder.name
                    yield (f'{path.relative_to(root)}:{number}: 'f'{place} may not include {match.group(1)}')

if __name__ == '__main__':
    tree.main(faults)
