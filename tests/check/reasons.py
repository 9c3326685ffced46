# SPDX-License-Identifier: GPL-3.0-or-later
"""Every reason for which core refuses a move or its text has a translation in io, and no other."""

import re

import tree

CORE = ('bst-turn.c', 'bst-phase.c', 'bst-move.c', 'bst-step-parse.c', 'bst-position-parse.c', 'bst-position-private.h',
        'bst-setup-parse.c')
TABLE = 'src/io/bst-io-reason.c'
# "P1: ..." and what is wrong with a text; directions and rule numbers are filled in by core.
IN_CORE = re.compile(r'bad_text \(&?reader, "([^"]*)"|"((?:[A-Z]+\d+: |%s: |expected |no player |something |the )[^"]*)"')
IN_TABLE = re.compile(r'N_\("([^"]*)"\)')


def alike(pattern, text):
    """A text that a format of core can give: one word for each %s."""
    return re.fullmatch(re.escape(pattern).replace('%s', r'\w+'), text)


def faults(root):
    table = IN_TABLE.findall((root / TABLE).read_text(encoding='utf-8'))
    reasons = [found
               for path in sorted((root / 'src/core').glob('*.[ch]'))
               if path.name in CORE or path.name.startswith('bst-module-')
               for found in map(''.join, IN_CORE.findall(path.read_text(encoding='utf-8')))]
    for reason in reasons:
        if not any(alike(reason, text) for text in table):
            yield f'{TABLE}: not translated: "{reason}"'
    for text in table:
        if not any(alike(reason, text) for reason in reasons):
            yield f'{TABLE}: core does not say: "{text}"'


if __name__ == '__main__':
    tree.main(faults)
