# SPDX-License-Identifier: GPL-3.0-or-later
"""Files are written in one place (src/io/base/bst-io-data-write.c), which reads back what it wrote."""

import re

import tree

# Pictures, sheets, and the empty marks and locks beside drafts, are never read as documents.
ALLOWED = ('src/io/base/bst-io-data-write.c', 'src/render/board/bst-render-export.c', 'src/model/paper/bastide-picture.c',
           'src/cli/cli-sheet.c', 'src/model/document/bastide-drafts.c')
# A file that is on no disk is replaced after the same check (bst_io_data_check()).
REMOTE = {'src/model/study/bastide-study-load.c': 'g_file_replace_contents'}
WRITES = re.compile(r'\b(g_file_set_contents\w*|g_file_replace\w*|g_file_create\w*|g_file_append_to\w*|g_fopen'
                    r'|g_open|g_creat|g_mkstemp\w*|fopen|mkstemp|g_key_file_save_to_file) \(')


def faults(root):
    for path in tree.files(root / 'src', '.c'):
        place = path.relative_to(root).as_posix()
        if place in ALLOWED:
            continue
        for number, line in tree.lines(path):
            for name in WRITES.findall(line):
                if REMOTE.get(place) != name:
                    yield f'{place}:{number}: {name}() writes what nobody reads back'


if __name__ == '__main__':
    tree.main(faults)
