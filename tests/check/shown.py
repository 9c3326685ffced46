# SPDX-License-Identifier: GPL-3.0-or-later
"""Views show one object that is replaced as a whole, BastideShown, which they take when they are told of a change. So
none asks the study for a part of it: by then the study is new, and others are old."""

import re

import tree

ROOMS = ('board', 'panes', 'pieces', 'editor')

ASKED = re.compile(r'\bbastide_study_get_(record|game|node|position|index|line_length|line_node)\b')


def faults(root):
    for room in ROOMS:
        for path in tree.files(root / 'src' / 'app' / room, '.c', '.h'):
            for number, line in tree.lines(path):
                match = ASKED.search(line)
                if match:
                    yield (f'{path.relative_to(root)}:{number}: a view asks what it took: '
                           f'bastide_shown_get_{match[1]}(), not {match[0]}()')


if __name__ == '__main__':
    tree.main(faults)
