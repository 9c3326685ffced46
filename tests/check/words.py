# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing in the tree names a place on somebody's machine, or was taken over from another program's
tile definitions."""

import re

import tree

FORBIDDEN = (
    (re.compile(r'(?<![\w.@-])/(?:home|root|work|Users)/\w'), 'a path of one machine'),
    (re.compile(r'<(?:cloister\b|farm\s+city=|tile-?definitions?\b)'),
     "another program's tile definition"),
)


def faults(root):
    for path in tree.files(root):
        place = path.relative_to(root)
        if place.as_posix() in ('COPYING', 'tests/check/words.py', 'tests/check/selftest.py'):
            continue
        for number, line in tree.lines(path):
            for pattern, what in FORBIDDEN:
                if pattern.search(line):
                    yield f'{place}:{number}: {what}'


if __name__ == '__main__':
    tree.main(faults)
