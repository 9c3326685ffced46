# SPDX-License-Identifier: GPL-3.0-or-later
"""What the sources cite is in doc/: every number of a rule in doc/rules.md, every section of a format in
doc/formats.md, every file that those pages, src/DESIGN.md and CONTRIBUTING.md name in the tree. Every rule has a case in data/rules."""

import re

import tree

RULE = re.compile(r'\b(?:(?:RD|MJ|MO|ST|FV|RV|AM|PD|TO|SI|IC)\d{1,2}b?|[RPMCFETDWH]\d{1,2})\b')
# Rotations of .jcz files, keys of the keyboard.
NO_RULES = {'R0', 'R90', 'F10', 'F11', 'F12'}
SECTIONS = re.compile(r'formats\.md, ((?:\d[\d.]*)(?:(?:,| and| to) \d[\d.]*)*)')
# The name of an example in its document may look like a number: W16 is footnote 16.
CASE_ID = re.compile(r'<case id="[^"]*"')
CITING = ('.c', '.h', '.1', '.ui', '.xml')
# What they call a file by: neither its ending alone nor a name to fill in.
NAMED = ('.c', '.h', '.1', '.ui', '.xml', '.py', '.rng', '.md', '.po', '.in', '.build')
GUIDE_NAME = re.compile(r'`([a-z][^`*\sA-Z]*\.(?:c|h|1|ui|xml|py|rng|md|po))`')


def rules_of(root):
    page = root / 'doc' / 'rules.md'
    return set(re.findall(r'^\* \*\*([A-Z]{1,2}(?:\d+b?|-\w+))\*\*', page.read_text(encoding='utf-8'), re.M))


def sections_of(root):
    page = root / 'doc' / 'formats.md'
    return set(re.findall(r'^#{2,4} (\d[\d.]*?)\.? ', page.read_text(encoding='utf-8'), re.M))


def faults_of_citations(root, rules, sections):
    for top in ('src', 'ui', 'data/rules'):
        for path in tree.files(root / top, *CITING):
            for number, line in tree.lines(path):
                place = f'{path.relative_to(root)}:{number}'
                for rule in RULE.findall(CASE_ID.sub('', line)):
                    if rule not in rules | NO_RULES:
                        yield f'{place}: doc/rules.md has no rule {rule}'
    for path in tree.files(root, '.c', '.h'):
        for number, line in tree.lines(path):
            for cited in SECTIONS.findall(line):
                for section in re.findall(r'\d+(?:\.\d+)*', cited):
                    if section not in sections:
                        yield f'{path.relative_to(root)}:{number}: doc/formats.md has no section {section}'


def faults_of_cases(root, rules):
    shown = set()
    for path in tree.files(root / 'data' / 'rules', '.xml'):
        for number, line in tree.lines(path):
            for numbers in re.findall(r'<case id="[^"]*" rules="([^"]*)"', line):
                for rule in numbers.split():
                    if rule not in rules:
                        yield f'{path.relative_to(root)}:{number}: doc/rules.md has no rule {rule}'
                    shown.add(rule)
    for rule in sorted(rules - shown):
        yield f'doc/rules.md: no case in data/rules is about {rule}'


def faults_of_names(root):
    """Documents are called by their names, and files exist."""
    for path in tree.files(root, '.c', '.h', '.md', '.xml', '.ui', '.po'):
        for number, line in tree.lines(path):
            if re.search(r'\bS00\d\b', line):
                yield f'{path.relative_to(root)}:{number}: a document is called by its name, as in doc/rules.md'
    for path in tree.files(root / 'doc', '.md'):
        for number, line in tree.lines(path):
            for name in re.findall(r'`((?:src|data|tests)/[^`]+)`', line):
                if not (root / name).exists():
                    yield f'{path.relative_to(root)}:{number}: {name} does not exist'


def faults_of_guides(root):
    """A file of the pages that lead in exists: with a folder there, in src or beside it, else anywhere."""
    names = {path.name for path in tree.files(root, *NAMED)}
    for page in ('src/DESIGN.md', 'CONTRIBUTING.md'):
        for number, line in tree.lines(root / page):
            for name in GUIDE_NAME.findall(line):
                if (not (root / 'src' / name).exists() and not (root / name).exists()
                        and ('/' in name or name not in names)):
                    yield f'{page}:{number}: {name} does not exist'


def faults(root):
    rules, sections = rules_of(root), sections_of(root)
    yield from sorted(set(faults_of_citations(root, rules, sections)) | set(faults_of_cases(root, rules)))
    yield from faults_of_names(root)
    yield from faults_of_guides(root)


if __name__ == '__main__':
    tree.main(faults)
