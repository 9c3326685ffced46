# SPDX-License-Identifier: GPL-3.0-or-later
"""One word for one thing: what was once said wrong, or in two ways, is not said so again.

A line of the table: the language ("en": the sentence in the source), the wrong word as a pattern, the right one, and
perhaps what the English sentence must have for it to be wrong, and what it has where it is right all the same.
"""

import re

import tree

TERMS = (
    # language, wrong, right, only where, but not where
    ('en', r'\bnot see green\b', 'colour blindness, which people search for'),

    ('pl', r'\bzeszy\w+', 'zbiór'),
    ('pl', r'\bpełn(e|ych) punkt(y|ów)', 'pełna liczba punktów'),
    ('pl', r'(?<!\.)\bfigur(a|y|ze|ę|ą|om|ami|ach)?\b', 'pionek, podwładny'),
    ('pl', r'\bpoddan(y|i|ego|emu|ym|ych|ymi)\b', 'podwładny'),
    ('pl', r'\bwięzie(ń|nia)\b|\bwięźni\w+', 'jeniec'),
    ('pl', r'\bpodpowied\w+', 'wskazówka'),
    ('pl', r'\breguł\w*', 'zasada'),
    ('pl', r'\brozszerze\w+', 'dodatek', None, r'its ending'),
    ('pl', r'\bskrzyżowa\w+', 'rozstaje'),
    ('pl', r'\bp(ole|ola|olu|olem|olach|ól)\b', 'miejsce', r'\bcells?\b', r'fields?\b|\bfarm'),
    ('pl', r'\b(kład\w+|połóż|położy\w+)( \w+)? płytk', 'układać, ułożyć'),
    ('pl', r'\bręką\b', 'ręcznie'),
    ('pl', r'\bluk(a|i|ę|ą|om|ami|ach)?\b', 'dziura', r'\bholes?\b'),
    ('pl', r'\bpod rząd\b', 'z rzędu'),
    ('pl', r'\bprzyn(osi|iósł|iosł[ao])\b', 'daje', None, r'drought'),
    ('pl', r'\btam należ(y|ą)\b', 'jest właściwy, są właściwi'),
    ('pl', r'\bgra jest skończona\b', 'partia jest skończona'),
    ('pl', r'\banaliz\w+ programu\b', 'dokument programu'),
    ('pl', r'\bnie pasując\w+', 'niepasujący'),
    ('pl', r'\bdozwoleni\w+', 'zezwolenie'),

    ('ro', r'[şţŞŢ]', 'ș, ț with a comma below'),
    ('ro', r'\bmoși(e|i|a|ei|ile|ilor)\b', 'hambar'),
    ('ro', r'\bgolur\w+|\bun gol\b', 'gaură', r'\bhole'),
    ('ro', r'\bcăsuț\w+', 'celulă; câmp on the score track'),
    ('ro', r'\bcaiet\w*', 'culegere'),
    ('ro', r'\bmarcat\w*', 'încasat', r'\bscored\b'),
    ('ro', r'\bîncheiat\w*', 'finalizat', r'\b[Cc]omplet'),
    ('ro', r'\btabel\w+ de scor\b', 'tabla de scor'),
    ('ro', r'\bcontra (roșu|albastru|galben|verde|negru|roz)\b', 'contra lui'),
    ('ro', r'\b(figur(ă|a|i|ile|ilor|ii)|figurin\w+|pion(ul|i|ii)?|pies(ă|a|e|ele|elor|ei)|meeple\w*)\b', 'supus', None,
     r'a will of their own|meeple'),
    ('ro', r'\bmas(ă|a|ei)\b', 'tablă', r'\bboard\b', r'\btable\b'),
    ('ro', r'\b(suprafaț\w+|câmp\w*) de joc\b', 'tablă'),
    ('ro', r'\bproblem\w+', 'neregulă', r'\b[Pp]roblems?\b'),
    ('ro', r'\bfeluri\b', 'orientări', r'\bways may\b'),
    ('ro', r'\bsăcule\w+', 'sac'),
    ('ro', r'\bamenaj\w+', 'a aranja'),
    ('ro', r'\bcrează\b', 'creează'),
    ('ro', r'\bmolim\w+', 'plagă'),
    ('ro', r'\bsecat\w*', 'uscat'),
    ('ro', r'\bde start\b', 'de pornire'),
    ('ro', r'\bextras\b', 'tras'),
    ('ro', r'\b(ești|tău|tăi|tale|și tu)\b', 'the polite form'),
)

LINE = re.compile(r'(?:(msgctxt|msgid|msgid_plural|msgstr)(?:\[\d\])? )?"(.*)"$')


def messages(path):
    """The number of the first line, the English texts and the translated ones of each message in use. What people may
    type who search is left out: wrong words are the point of it."""
    number, texts, field = 0, {'msgctxt': [], 'msgid': [], 'msgstr': []}, None
    for count, line in tree.lines(path) + [(0, '')]:
        match = LINE.match(line)
        if match and match.group(1):
            number = number or count
            field = texts[match.group(1).replace('_plural', '')]
            field.append('')
        if match and field is not None:
            field[-1] += match.group(2).replace('_', '')       # mnemonics
        elif not line and texts['msgstr']:
            if 'search' not in ''.join(texts['msgctxt']):
                yield number, texts['msgid'], texts['msgstr']
            number, texts, field = 0, {'msgctxt': [], 'msgid': [], 'msgstr': []}, None


def has(english, pattern, without):
    return bool(re.search(pattern, english[0], re.I)) if pattern else without


def faults_of_message(language, english, translated):
    """What is wrong with one, as texts."""
    for of, wrong, right, *where in TERMS:
        only, but = (where + [None, None])[:2]
        for text in english if of == 'en' else translated if of == language else ():
            found = re.search(wrong, text, re.I)
            if found and has(english, only, True) and not has(english, but, False):
                yield f'“{found.group()}”: better {right}'


def faults(root):
    for _, language in tree.lines(root / 'po' / 'LINGUAS'):
        path = root / 'po' / f'{language}.po'
        for number, english, translated in messages(path):
            for fault in faults_of_message(language, english, translated):
                yield f'po/{path.name}:{number}: {fault}'


if __name__ == '__main__':
    tree.main(faults)
