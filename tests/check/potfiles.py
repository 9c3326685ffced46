# SPDX-License-Identifier: GPL-3.0-or-later
"""po/POTFILES.in lists every file with a sentence for users, and no other."""

import re

import tree

C_CALL = re.compile(r'\b(?:N?C?Q?_|n?gettext|g_dn?p?gettext2?)\s*\(\s*(?:NULL,\s*)?"')
SHELL_CALL = re.compile(r'(?m)^\s*gettext "')
UI_TEXT = re.compile(r'translatable\s*=\s*"(?:yes|true)"')
DATA = ('data/tilesets', 'data/rules/', 'data/rulesets', 'data/themes', 'data/lessons', 'data/puzzles')


def has_sentence(root, path):
    place = path.relative_to(root).as_posix()
    text = path.read_text(encoding='utf-8')
    if place.startswith('src/') and place.endswith(('.c', '.h')):
        return bool(C_CALL.search(text))
    if place.endswith('.sh'):
        return bool(SHELL_CALL.search(text))
    if place.endswith('.ui'):
        return bool(UI_TEXT.search(text))
    if place.endswith(('.desktop.in', '.metainfo.xml.in', '.mime.xml.in')):
        return True
    return place.startswith(DATA) and place.endswith('.xml')


def faults(root):
    list_file = root / 'po' / 'POTFILES.in'
    listed = [line for _, line in tree.lines(list_file) if line and not line.startswith('#')]
    for place in sorted(set(listed)):
        if listed.count(place) > 1:
            yield f'po/POTFILES.in: {place} is listed twice'
        if not (root / place).exists():
            yield f'po/POTFILES.in: {place} does not exist'
    for path in tree.files(root, '.c', '.h', '.sh', '.ui', '.in', '.xml'):
        place = path.relative_to(root).as_posix()
        if place not in listed and has_sentence(root, path):
            yield f'{place}: has sentences for users but is not in po/POTFILES.in'


if __name__ == '__main__':
    tree.main(faults)
