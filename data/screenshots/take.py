#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""take.py PROGRAM DATA LOCALES: the pictures of the metainfo, in every language, to DATA/screenshots.

To be run under xrun.sh, with tests/app in PYTHONPATH. Windows of the default font, 1000 x 700 pixels with their
shadow. ./dev screenshots does all of it.
"""

import filecmp
import gettext
import os
import subprocess
import sys
import tempfile
import time

import drive

PROGRAM, DATA, LOCALES = sys.argv[1:4]
LANGUAGES = {'en': 'C.UTF-8', 'pl': 'pl_PL.UTF-8', 'ro': 'ro_RO.UTF-8'}
SIZE = (962, 662)
# What GTK draws around a window where nothing composes the screen.
FRAME = 5
CORNER = 12
# As many as look the same as all, in a third of the bytes.
COLOURS = 256

SETTINGS = '''[Settings]
gtk-font-name=Cantarell 11
gtk-decoration-layout=:close
gtk-enable-animations=0
'''

def translate(label, context=None):
    catalogues = os.path.join(os.path.dirname(PROGRAM), '..', 'share', 'locale')
    language = os.environ['LC_ALL'].split('_')[0]
    words = gettext.translation('bastide', catalogues, [language], fallback=True)
    return words.pgettext(context, label) if context else words.gettext(label)


def get_mnemonic(label):
    return 'alt+' + translate(label).split('_')[1][0].lower()


def open_tab(program, name, context=None):
    program.click(program.wait('page tab', translate(name, context)))


def board(program):
    """A feature in the list says each of its points."""
    program.key('End')
    open_tab(program, 'Features')


def farms(program):
    program.key('End', 'f')


def night(program):
    """The same in dark colours."""
    farms(program)


def puzzle(program):
    """The first one is small, and only the bundled ones are translated. A button stays pressed for a moment before it does
    something."""
    program.click(program.wait('push button', translate('Solve Puzzles', 'start')))
    program.wait('table cell')
    for label in ('_Next Puzzle', '_Hint (%u of %u)', 'Show _Solution'):
        before = program.texts()
        program.key(get_mnemonic(label))
        drive.wait_for(label, lambda: program.texts() != before)


def turns(program):
    """What each turn is worth, and what fits the empty cells, in the middle of the game."""
    program.key('Home', *['Right'] * 40, 'h')
    open_tab(program, 'Turns', 'tab')


def learn(program):
    """The first lesson."""
    program.click(program.wait('push button', translate('Learn the Game', 'start')))
    program.wait('list item')
    time.sleep(drive.STILL)


PICTURES = ((board, '--sample'), (farms, '--sample'), (puzzle,), (night, '--sample'), (learn,), (turns, '--sample'))


def finish(picture, path):
    """The window alone, with round corners and the shadow of the desktop."""
    width, height = SIZE[0] - 2 * FRAME, SIZE[1] - 2 * FRAME
    corners = f'roundrectangle 0,0 {width - 1},{height - 1} {CORNER},{CORNER}'
    subprocess.run([
        'convert', picture, '-crop', f'{width}x{height}+{FRAME}+{FRAME}', '+repage',
        '-dither', 'None', '-colors', str(COLOURS), '-alpha', 'set',
        '(', '-size', f'{width}x{height}', 'xc:none', '-fill', 'white', '-draw', corners, ')',
        '-compose', 'DstIn', '-composite', '-compose', 'Over',
        '(', '+clone', '-background', 'black', '-shadow', '40x12+0+6', ')',
        '+swap', '-background', 'none', '-layers', 'merge', '+repage', '-strip',
        '-define', 'png:compression-filter=1', '-define', 'png:compression-level=9',
        '-define', 'png:compression-strategy=0', path], check=True)


def look(program, scratch):
    """What the window shows once it shows nothing new."""
    before, after = (os.path.join(scratch, name) for name in ('before.ppm', 'after.ppm'))

    def has_settled():
        subprocess.run(['import', '-window', program.window, before], check=True)
        time.sleep(drive.STILL)
        subprocess.run(['import', '-window', program.window, after], check=True)
        return filecmp.cmp(before, after, shallow=False)

    drive.wait_for('a picture that stays', has_settled)
    return after


def take(language, picture, *arguments):
    os.environ.update(LC_ALL=LANGUAGES[language], LOCPATH=LOCALES)
    os.environ.pop('LANGUAGE', None)
    os.environ['ADW_DEBUG_COLOR_SCHEME'] = 'prefer-dark' if picture is night else 'prefer-light'
    program = drive.Program(PROGRAM, *arguments, size=SIZE)
    if arguments:
        program.wait('table cell')
    picture(program)
    # Wherever the pointer is it lights something.
    program.point(1090, 790)
    folder = os.path.join(DATA, 'screenshots', language)
    os.makedirs(folder, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        finish(look(program, scratch), os.path.join(folder, f'{picture.__name__}.png'))
    program.quit()


def main():
    folder = os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, 'settings.ini'), 'w', encoding='utf-8') as file:
        file.write(SETTINGS)
    for language in LANGUAGES:
        for picture, *arguments in PICTURES:
            take(language, picture, *arguments)
    return 0


if __name__ == '__main__':
    sys.exit(main())
