# SPDX-License-Identifier: GPL-3.0-or-later
"""What all checks of the tree share: walking it, and telling what is wrong.

A check is a module with faults(root): one text per fault, "file:line: sentence".
"""

import os
import sys
from pathlib import Path

SOURCES = {'.c', '.h', '.py', '.sh', '.ui', '.css', '.svg', '.rng', '.its'}


def is_ours(folder):
    """Not a build directory, nor one that some tool keeps for itself."""
    return (folder.name == '.ci' or not folder.name.startswith(('.', 'build', '__pycache__'))
            and not (folder / 'meson-private').is_dir())


def files(root, *suffixes):
    """All files of the checkout with one of the suffixes (all files if there is none)."""
    for folder, below, names in os.walk(root):
        below[:] = sorted(name for name in below if is_ours(Path(folder, name)))
        for name in sorted(set(names) - {'.git'}):
            if not suffixes or name.endswith(suffixes):
                yield Path(folder, name)


def lines(path):
    """The numbered lines of a text file; none of a binary one."""
    try:
        return list(enumerate(path.read_text(encoding='utf-8').splitlines(), 1))
    except UnicodeDecodeError:
        return []


def main(faults):
    found = list(faults(Path(sys.argv[1])))
    for fault in found:
        print(fault)
    sys.exit(1 if found else 0)
