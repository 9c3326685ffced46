# SPDX-License-Identifier: GPL-3.0-or-later
"""Every language in po/LINGUAS says every sentence that is in the sources now: none is missing, none
fuzzy, each has all plural forms, and the plural rule is that of the language.

A missing sentence is a fault of a release (BASTIDE_RELEASE is set), and else skips the test: whoever
brings a sentence need not know the languages."""

import gettext
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import tree

KEYWORDS = ('_', 'N_', 'C_:1c,2', 'NC_:1c,2', 'g_dcgettext:2', 'g_dngettext:2,3', 'g_dpgettext2:2c,3', 'NP_:1,2')

# Language: the form for each of these numbers.
NUMBERS = (0, 1, 2, 4, 5, 11, 12, 14, 19, 20, 21, 22, 25, 100, 101, 102, 112, 119, 120, 122)
FORMS = {
    'pl': [2, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 1, 2, 2, 2, 1],
    'ro': [1, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1, 2, 2],
}

PLURAL = re.compile(r'Plural-Forms: nplurals=\d; plural=(.*?);')
MISSING = re.compile(r'po/\w+\.po: (?:not translated|fuzzy): ')
SKIPPED = 77
MESSAGE = re.compile(r'^msgid (.*(?:\n".*)*)', re.M)
EMPTY = re.compile(r'^msgstr(?:\[\d\])? ""$(?!\n")', re.M)


def run(*command, **options):
    result = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    if result.returncode:
        raise RuntimeError(result.stderr.strip())
    return result.stdout


def extract(root, template):
    """What is to be translated, as ninja bastide-pot would say."""
    run('xgettext', '--from-code=UTF-8', *(f'--keyword={word}' for word in KEYWORDS),
        '--files-from', root / 'po' / 'POTFILES.in', '--directory', root, '--output', template,
        env=dict(os.environ, GETTEXTDATADIRS=str(root / 'data')))


def faults_of_messages(messages):
    for message in messages:
        match = MESSAGE.search(message)
        text = match.group(1).replace('"\n"', '') if match else None
        if text and EMPTY.search(message):
            yield f'not translated: {text}'
        elif text and re.search(r'^#,.*fuzzy', message, re.M):
            yield f'fuzzy: {text}'


def faults_of_language(language, path, template):
    run('msgfmt', '--check', '--output-file=/dev/null', path)
    merged = run('msgmerge', '--no-fuzzy-matching', '--no-wrap', '--quiet', '--output-file=-',
                 path, template)
    header, *messages = [part for part in merged.split('\n\n') if not part.startswith('#~')]
    rule = PLURAL.search(header)
    if not rule or [gettext.c2py(rule.group(1))(number) for number in NUMBERS] != FORMS[language]:
        yield 'the plural rule is not that of the language'
    yield from faults_of_messages(messages)


def faults(root):
    with tempfile.TemporaryDirectory() as scratch:
        template = Path(scratch, 'bastide.pot')
        extract(root, template)
        for _, language in tree.lines(root / 'po' / 'LINGUAS'):
            path = root / 'po' / f'{language}.po'
            try:
                for fault in faults_of_language(language, path, template):
                    yield f'po/{path.name}: {fault}'
            except RuntimeError as error:
                yield f'po/{path.name}: {error}'


def main():
    found = list(faults(Path(sys.argv[1])))
    for fault in found:
        print(fault)
    if not found:
        return 0
    if 'BASTIDE_RELEASE' in os.environ or not all(MISSING.match(fault) for fault in found):
        return 1
    return SKIPPED


if __name__ == '__main__':
    sys.exit(main())
