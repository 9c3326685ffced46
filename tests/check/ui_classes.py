# SPDX-License-Identifier: GPL-3.0-or-later
"""Every ui/ROOM/*.ui is the template of the class in src/app/ROOM with the same stem."""

import re
import xml.etree.ElementTree as ElementTree

import tree


def class_name(stem):
    return ''.join(part.capitalize() for part in stem.split('-'))


def faults(root):
    for path in tree.files(root / 'ui', '.ui'):
        place = path.relative_to(root)
        try:
            interface = ElementTree.parse(path).getroot()
        except ElementTree.ParseError as error:
            yield f'{place}: {error}'
            continue
        template = interface.find('template')
        if template is None or template.get('class') != class_name(path.stem):
            yield f'{place}: is not the template of {class_name(path.stem)}'
        source = root / 'src' / 'app' / path.parent.name / f'{path.stem}.c'
        if not source.exists():
            yield f'{place}: there is no {source.relative_to(root)}'
        elif not re.search(rf'/{re.escape(path.name)}"', source.read_text(encoding='utf-8')):
            yield f'{place}: {source.relative_to(root)} does not load it'


if __name__ == '__main__':
    tree.main(faults)
