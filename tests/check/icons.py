# SPDX-License-Identifier: GPL-3.0-or-later
"""The icons are square SVG pictures that hold everything they need."""

import xml.etree.ElementTree as ElementTree

import tree

SVG = '{http://www.w3.org/2000/svg}'
FOREIGN = {SVG + name for name in ('image', 'text', 'script', 'foreignObject', 'style')}


def faults(root):
    found = sorted((root / 'data' / 'icons').glob('*.svg'))
    if not any(path.stem.endswith('-symbolic') for path in found) or len(found) < 2:
        yield 'data/icons: a full icon and a symbolic one are needed'
    for path in found:
        place = path.relative_to(root)
        try:
            picture = ElementTree.parse(path).getroot()
        except ElementTree.ParseError as error:
            yield f'{place}: {error}'
            continue
        size = '16' if path.stem.endswith('-symbolic') else '128'
        if picture.tag != SVG + 'svg' or picture.get('viewBox') != f'0 0 {size} {size}':
            yield f'{place}: is not an SVG of {size} by {size}'
        for element in picture.iter():
            if element.tag in FOREIGN or any(name.endswith('href') for name in element.attrib):
                yield f'{place}: {element.tag} may not be in an icon'


if __name__ == '__main__':
    tree.main(faults)
