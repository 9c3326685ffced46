# SPDX-License-Identifier: GPL-3.0-or-later
"""The screenshots that the metainfo names are in the tree, in its languages, and all of them are named."""

import xml.etree.ElementTree as ElementTree
from pathlib import PurePosixPath

import tree

METAINFO = 'data/desktop/org.bastide.Bastide.metainfo.xml.in'
PICTURES = 'data/screenshots'
LANG = '{http://www.w3.org/XML/1998/namespace}lang'


def find(root, image):
    """Where the picture of an address that ends in LANGUAGE/NAME is."""
    return root.joinpath(PICTURES, *PurePosixPath(image.text.strip()).parts[-2:])


def faults(root):
    named = set()
    for image in ElementTree.parse(root / METAINFO).getroot().iter('image'):
        path = find(root, image)
        named.add(path)
        if path.parent.name != image.get(LANG, 'en'):
            yield f'{METAINFO}: {image.text.strip()} is not of its language'
        if not path.is_file():
            yield f'{METAINFO}: {path.relative_to(root)} does not exist'
    for path in sorted((root / PICTURES).glob('*/*.png')):
        if path not in named:
            yield f'{path.relative_to(root)}: the metainfo does not name it'


if __name__ == '__main__':
    tree.main(faults)
