# SPDX-License-Identifier: GPL-3.0-or-later
"""Every test has the patience that tests/meson.build says, and a benchmark has no end but its own: meson's 30
seconds end what is slow."""

import re

import tree

NEEDED = {'test': 'patience', 'benchmark': '0'}


def calls(text):
    """The name of each call of test() and benchmark(), its line and its arguments."""
    for found in re.finditer(r'^ *(test|benchmark)\(', text, re.M):
        depth, at = 1, found.end()
        while depth > 0:
            depth += {'(': 1, ')': -1}.get(text[at], 0)
            at += 1
        yield found[1], text.count('\n', 0, found.start()) + 1, text[found.end():at - 1]


def faults(root):
    for path in sorted((root / 'tests').glob('**/meson.build')):
        for name, line, arguments in calls(path.read_text(encoding='utf-8')):
            if not re.search(rf'\btimeout: {NEEDED[name]}\b', arguments):
                yield f'{path.relative_to(root)}:{line}: a {name} has the time-out {NEEDED[name]}'


if __name__ == '__main__':
    tree.main(faults)
