#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""take.py PROGRAM DATA LOCALES: the pictures of the metainfo, in every language, to DATA/screenshots.

To be run under xrun.sh, with tests/app in PYTHONPATH. Windows of the default font, as large as fits with their
shadow on 1000 x 700 pixels. ./dev screenshots does all of it.
"""

import os
import subprocess
import sys
import tempfile

import drive

PROGRAM, DATA, LOCALES = sys.argv[1:4]
LANGUAGES = {'en': 'C.UTF-8', 'pl': 'pl_PL.UTF-8', 'ro': 'ro_RO.UTF-8'}
SIZE = (940, 640)
# What GTK draws around a window where nothing composes the screen.
FRAME = 5
CORNER = 12

SETTINGS = '''[Settings]
gtk-font-name=Cantarell 11
gtk-decoration-layout=:close
gtk-enable-animations=0
'''

PUZZLES = os.path.join(DATA, 'puzzles', 'twenty-four.bastide')


def board(program):
    program.key('End')


def farms(program):
    program.key('f')


def moves(program):
    program.key('Home', *['Right'] * 40)
    program.key('l')


def edit(program):
    program.key('ctrl+e')


def puzzle(program):
    program.key('alt+h')


PICTURES = ((board, '--sample'), (farms, '--sample'), (moves, '--sample'), (edit, '--sample'),
            (puzzle, PUZZLES))


def finish(picture, path):
    """The window alone, with round corners and the shadow of the desktop."""
    width, height = SIZE[0] - 2 * FRAME, SIZE[1] - 2 * FRAME
    corners = f'roundrectangle 0,0 {width - 1},{height - 1} {CORNER},{CORNER}'
    subprocess.run([
        'convert', picture, '-crop', f'{width}x{height}+{FRAME}+{FRAME}', '+repage', '-alpha', 'set',
        '(', '-size', f'{width}x{height}', 'xc:none', '-fill', 'white', '-draw', corners, ')',
        '-compose', 'DstIn', '-composite', '-compose', 'Over',
        '(', '+clone', '-background', 'black', '-shadow', '40x12+0+6', ')',
        '+swap', '-background', 'none', '-layers', 'merge', '+repage', '-strip', path], check=True)


def take(language, picture, argument):
    os.environ.update(LC_ALL=LANGUAGES[language], LOCPATH=LOCALES)
    os.environ.pop('LANGUAGE', None)
    program = drive.Program(PROGRAM, argument, size=SIZE)
    program.wait('table cell')
    picture(program)
    # Wherever the pointer is it lights something.
    program.point(1090, 790)
    program.get_still_place(program.wait('table cell'))
    folder = os.path.join(DATA, 'screenshots', language)
    os.makedirs(folder, exist_ok=True)
    with tempfile.NamedTemporaryFile(suffix='.png') as raw:
        subprocess.run(['import', '-window', program.window, raw.name], check=True)
        finish(raw.name, os.path.join(folder, f'{picture.__name__}.png'))
    program.quit()


def main():
    folder = os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, 'settings.ini'), 'w', encoding='utf-8') as file:
        file.write(SETTINGS)
    for language in LANGUAGES:
        for picture, argument in PICTURES:
            take(language, picture, argument)
    return 0


if __name__ == '__main__':
    sys.exit(main())
