# SPDX-License-Identifier: GPL-3.0-or-later
"""A task is a kind too: adds a made-up one to a copy of the tasks' room and of its words, in the files that src/DESIGN.md
names, counts these, and lets task.c solve a puzzle of it, with all else as it was built.

usage: task.py SOURCE BUILD"""

import shlex
import shutil
import sys
import tempfile
from pathlib import Path

from kinds import MOST, change, find_commands, run

ROOM = 'src/analysis/tasks/'
WORDS, SCHEMA = 'src/io/bastide/bst-io-task-words.c', 'data/schema/document.rng'

# File, where, and what stands there then.
CHANGES = (
    (ROOM + 'bst-task.h', r'\n} BstTaskKind;', ',\n  BST_TASK_OPEN_EDGES\n} BstTaskKind;'),
    (ROOM + 'bst-task.h', r'\(BST_TASK_TRUTH \+ 1\)', '(BST_TASK_OPEN_EDGES + 1)'),
    (ROOM + 'bst-task.c', r'( tasks\[\w+\] = {.*?)\n};',
     r'\1\n  [BST_TASK_OPEN_EDGES] = { "open-edges", BST_ANSWER_NUMBER, FEATURE, SHOWS (TILES) },\n};'),
    (ROOM + 'bst-puzzle-solve-facts.c', r'(    case BST_TASK_OWNER:)',
     r'    case BST_TASK_OPEN_EDGES:\n      solution->value = (int) feature.open;\n      break;\n\1'),
    (WORDS, r'( words\[\w+\] = {.*?)\n};', r'''\1
  [BST_TASK_OPEN_EDGES] = { "Count the open edges",
    "How many edges of the marked feature are open?",
    "%d edge is open.", "%d edges are open." },\n};'''),
    (SCHEMA, r'(<value>truth</value>)', r'\1\n<value>open-edges</value>'),
)


def main(source, build):
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for place in (ROOM, WORDS, SCHEMA):
            (copy / place).parent.mkdir(parents=True, exist_ok=True)
            if place == ROOM:
                shutil.copytree(source / place, copy / place)
            else:
                shutil.copy(source / place, copy / place)
        for file, pattern, replacement in CHANGES:
            change(copy / file, pattern, replacement)
        files = {file for file, _, _ in CHANGES}
        print(f'BST_TASK_OPEN_EDGES: {len(files)} files')
        if len(files) > MOST:
            raise SystemExit('\n'.join(('too many:', *sorted(files))))

        commands = dict(find_commands(source, build, copy, (ROOM, WORDS)))
        first = commands[ROOM + 'bst-task.c']
        objects = []
        for name, flags in (*commands.items(), (Path(__file__).with_name('task.c'), first)):
            objects.append(str(copy / f'{Path(name).stem}.o'))
            run([*flags, '-O0', '-g0', '-c', str(copy / name), '-o', objects[-1]])
        program = str(copy / 'task')
        compiler = first[:next(i for i, word in enumerate(first) if word.startswith('-'))]
        linked = [file for file in objects if Path(file).stem != Path(WORDS).stem]
        run([*compiler, *(word for word in first if word.startswith('-fsanitize')), *linked,
             *(str(build / f'src/{floor}/libbastide-{floor}.a') for floor in ('analysis', 'core')), '-o', program,
             *shlex.split(run(['pkg-config', '--libs', 'glib-2.0'])), '-lm'])
        print(run([program]), end='')


if __name__ == '__main__':
    main(*(Path(path).resolve() for path in sys.argv[1:3]))
