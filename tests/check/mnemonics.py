# SPDX-License-Identifier: GPL-3.0-or-later
"""A letter stands once in a menu, in every language: with two of them it only moves the focus from one to the other."""

import io
import subprocess
import xml.etree.ElementTree as ET
from gettext import GNUTranslations

import tree


def load_languages(root):
    """The catalogues by language; English says what stands there."""
    languages = {'en': None}
    for _, language in tree.lines(root / 'po' / 'LINGUAS'):
        compiled = subprocess.run(['msgfmt', '--output-file=-', root / 'po' / f'{language}.po'], check=True,
                                  capture_output=True)
        languages[language] = GNUTranslations(io.BytesIO(compiled.stdout))
    return languages


def labels(menu):
    """Of one menu: its sections belong to it, and of a menu below it only the label."""
    for item in menu:
        for attribute in item.iterfind('attribute[@name="label"]'):
            if attribute.get('translatable') == 'yes' and item.tag != 'section':
                yield attribute.get('context'), attribute.text
        if item.tag == 'section':
            yield from labels(item)


def translate(catalogue, context, text):
    if catalogue is None:
        return text
    return catalogue.pgettext(context, text) if context else catalogue.gettext(text)


def find_letter(label):
    at = label.replace('__', '').find('_')
    return label.replace('__', '')[at + 1].lower() if at >= 0 else None


def faults_of_menu(menu, catalogue):
    seen = {}
    for context, text in labels(menu):
        label = translate(catalogue, context, text)
        letter = find_letter(label)
        if letter is not None and letter in seen:
            yield f'“{seen[letter]}” and “{label}” have one letter'
        seen.setdefault(letter, label)


def faults(root):
    languages = load_languages(root)
    for path in tree.files(root, '.ui'):
        for menu in ET.parse(path).iter():
            if menu.tag not in ('menu', 'submenu'):
                continue
            for language, catalogue in languages.items():
                for fault in faults_of_menu(menu, catalogue):
                    yield f'{path.relative_to(root)}: {language}: {fault}'


if __name__ == '__main__':
    tree.main(faults)
