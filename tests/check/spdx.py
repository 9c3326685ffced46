# SPDX-License-Identifier: GPL-3.0-or-later
"""Every source says under which licence it is, within its first five lines."""

import tree

LINE = 'SPDX-License-Identifier: GPL-3.0-or-later'
SCRIPTS = ('dev', '.ci/run')


def faults(root):
    for path in tree.files(root):
        place = path.relative_to(root).as_posix()
        if path.suffix not in tree.SOURCES and place not in SCRIPTS:
            continue
        if not any(LINE in line for _, line in tree.lines(path)[:5]):
            yield f'{place}: no SPDX line'


if __name__ == '__main__':
    tree.main(faults)
