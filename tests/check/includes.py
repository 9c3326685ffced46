# SPDX-License-Identifier: GPL-3.0-or-later
"""Folders of src/ are libraries, and this is what each may include (src/DESIGN.md)."""

import re

import tree

LIBC = ('string.h', 'stdlib.h', 'stddef.h', 'stdint.h', 'math.h', 'float.h', 'limits.h')
GLIB = LIBC + ('glib.h',)

# Folder: the folders below it, and the headers of others; a trailing slash stands for all of them.
MAY_INCLUDE = {
    'core': ((), GLIB),
    'analysis': (('core',), GLIB),
    'io': (('core', 'analysis'), GLIB + ('gio/', 'glib/', 'libxml/', 'json-glib/', 'errno.h', 'stdio.h',
                                         'fcntl.h', 'malloc.h', 'sys/', 'unistd.h')),
    'render': (('core',), GLIB + ('glib/gi18n-lib.h', 'cairo.h', 'cairo-svg.h', 'cairo-pdf.h')),
    'cli': (('core', 'analysis', 'io', 'render'),
            GLIB + ('gio/', 'glib/', 'gmodule.h', 'json-glib/', 'locale.h', 'errno.h', 'stdio.h',
                    'sys/', 'unistd.h')),
    'app': (('core', 'analysis', 'io', 'render'),
            GLIB + ('glib-object.h', 'glib-unix.h', 'gio/', 'glib/', 'gtk/', 'adwaita.h', 'locale.h',
                    'cairo.h', 'fcntl.h', 'signal.h', 'sys/', 'unistd.h')),
}

INCLUDE = re.compile(r'\s*#\s*include\s*[<"]([^>"]+)[>"]')


def is_allowed(folder, header, root):
    below, others = MAY_INCLUDE[folder]
    owners = [name for name in MAY_INCLUDE if (root / 'src' / name / header).exists()]
    if owners:
        return any(owner == folder or owner in below for owner in owners)
    if header == 'config.h':
        return folder not in ('core', 'analysis')
    if header.endswith('-resources.h'):
        return folder in ('io', 'app')
    return any(header == other or other.endswith('/') and header.startswith(other)
               for other in others)


def faults(root):
    for folder in sorted(path for path in (root / 'src').iterdir() if path.is_dir()):
        if folder.name not in MAY_INCLUDE:
            yield f'{folder.relative_to(root)}: a folder without a line in includes.py'
            continue
        for path in tree.files(folder, '.c', '.h'):
            for number, line in tree.lines(path):
                match = INCLUDE.match(line)
                if match and not is_allowed(folder.name, match.group(1), root):
                    yield (f'{path.relative_to(root)}:{number}: '
                           f'{folder.name} may not include {match.group(1)}')


if __name__ == '__main__':
    tree.main(faults)
