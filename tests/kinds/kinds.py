# SPDX-License-Identifier: GPL-3.0-or-later
"""Kinds are closed enums, so a test cannot register one. It adds them instead: this makes a copy of core, and of the
tables of words and looks, writes a made-up kind of figures, of features, of neutral figures and of tokens into the files that
src/DESIGN.md names, counts these, builds the copy and lets kinds.c play with the kinds.

usage: kinds.py SOURCE BUILD"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

GAME = 'src/core/game/bst-'
FIGURE_WORDS, FEATURE_WORDS = 'src/io/words/bst-io-figure-words.c', 'src/io/words/bst-io-feature-words.c'
TOKEN_WORDS = 'src/io/words/bst-io-token-words.c'
LOOKS, TOKEN_LOOKS = 'src/render/figures/bst-render-kind.c', 'src/render/figures/bst-render-token.c'
# A neutral figure stands, and tokens are, where their module says, a kind of features is read from tile sets by its name: a
# file each.
GNOME, ACORN, SCHEMA = 'src/core/modules/bst-module-gnome.c', 'src/core/modules/bst-module-acorn.c', 'data/schema/tileset.rng'
MOST = 5

# By kind: its enum, the macro that counts it, and its rows: file, table, row.
KINDS = {
    'BST_FIGURE_HERMIT': ('BstFigureKind', 'BST_N_FIGURE_KINDS', GAME + 'figure-kind.h', (
        (GAME + 'figure-kind.c', 'bst_figure_facts', '''{
    .name = "hermit", .number = "hermits", .rule = "XX1", .features = ON (MONASTERY) | ON (HUT), .strength = 1,
    .is_follower = TRUE, .counts_one = TRUE, .n_written = BST_FIGURE_HERMIT + 1 }'''),
        (FIGURE_WORDS, 'bst_io_figure_words', '''{ "hermit", "%u hermit", "%u hermits", "Hermits",
    { "hermits", BST_IO_RULES_BASE, bst_io_number_of_peer, "Hermits", "How many hermits each player has." } }'''),
        (LOOKS, 'pieces', '{ .scale = 1, .row_share = 0.76, .row_scale = 1 }')), ()),
    'BST_FEATURE_HUT': ('BstFeatureKind', 'BST_N_FEATURE_KINDS', GAME + 'feature-kind.h', (
        (GAME + 'feature-kind.c', 'bst_feature_facts', '''{
    .name = "hut", .spot = "hut", .unfinished = "hut.incomplete", .paid = "hut", .is_inside = TRUE, .counts_round = TRUE,
    .completes = TRUE, .takes_figures = TRUE, .is_claimed = TRUE }'''),
        (FEATURE_WORDS, 'bst_io_feature_words', '''{ "Hut", "hut", "hut", "witch", "%u hut", "%u huts", NULL, NULL,
    "Hut completed", "Unfinished hut", "hut", "unfinished hut" }'''),
        (LOOKS, 'features', '{ BST_RENDER_GLYPH_MONASTERY, BST_RENDER_FIGURE_MONK }')), (SCHEMA,)),
    'BST_NEUTRAL_GNOME': ('BstNeutralKind', 'BST_N_NEUTRAL_KINDS', GAME + 'neutral-kind.h', (
        (GAME + 'neutral-kind.c', 'bst_neutral_facts',
         '{ .name = "gnome", .in_rules = G_STRUCT_OFFSET (BstRules, farmers) }'),
        (FIGURE_WORDS, 'bst_io_neutral_words', '{ "The gnome", "gnome", "Selected: the gnome" }'),
        (LOOKS, 'neutrals', '{ .draw = bst_render_fairy_draw, .name = "Gnome", .picture = 1, .size = 0.3 }')), (GNOME,)),
    'BST_TOKEN_ACORN': ('BstTokenKind', 'BST_N_TOKEN_KINDS', GAME + 'token-kind.h', (
        (GAME + 'token-kind.c', 'bst_token_facts', '''{
    .on_tile = "nuts", .of_players = "acorns", .problem = "acorns", .rule = "XX2",
    .in_rules = G_STRUCT_OFFSET (BstRules, farmers), .most_on_tile = 3, .most = 9, .grounds = 1u << BST_FEATURE_FIELD }'''),
        (TOKEN_WORDS, 'bst_io_token_words', '''{
    "%u acorn", "%u acorns", "Acorns", "Acorn", "Selected: acorn", NULL, "There is %d acorn, by the rules %d",
    "There are %d acorns, by the rules %d", "Acorns gathered", "%u acorn lies here", "%u acorns lie here" }'''),
        (TOKEN_LOOKS, 'looks', '{ bst_render_sprite_ingot, 0, 1, .size = 0.2, .at_x = 0.8, .at_y = 0.8 }')), (ACORN,)),
}


def change(path, pattern, replacement):
    text = path.read_text()
    changed, n = re.subn(pattern, replacement, text, count=1, flags=re.S)
    if n != 1:
        raise SystemExit(f'{path}: {pattern} is not there')
    path.write_text(changed)


def add(copy, kind):
    """Writes the kind into the copy; the files that it touches."""
    enum, count, header, rows, others = KINDS[kind]
    change(copy / header, rf'\n}} {enum};', rf',\n  {kind}\n}} {enum};')
    change(copy / header, rf'(#define {count}) (\d+)', lambda m: f'{m[1]} {int(m[2]) + 1}')
    for file, table, row in rows:
        change(copy / file, rf'( {table}\[\w+\] = {{.*?)\n}};', lambda m: f'{m[1]}\n  [{kind}] = {row},\n}};')
    return {header, *(file for file, _, _ in rows), *others}


def find_commands(source, build, copy, places):
    """How each source in one of the places is compiled: of the copy, as far as that goes, and without its object."""
    for entry in json.loads((build / 'compile_commands.json').read_text()):
        path = Path(os.path.normpath(Path(entry['directory'], entry['file'])))
        name = path.relative_to(source).as_posix() if path.is_relative_to(source) else ''
        if not name.startswith(places):
            continue
        words = iter(shlex.split(entry['command']))
        flags = []
        for word in words:
            if word in ('-o', '-MF', '-MQ'):
                next(words)
            elif word.startswith('-I'):
                folder = Path(os.path.normpath(Path(entry['directory'], word[2:])))
                if source in folder.parents:
                    flags.append(f'-I{copy / folder.relative_to(source)}')
                flags.append(f'-I{folder}')
            # A copy in a folder of its own is in no cache, where it would only cost.
            elif word not in ('-MD', '-c', entry['file'], 'ccache'):
                flags.append(word)
        yield name, flags


def run(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f'{shlex.join(command)}\n{done.stdout}{done.stderr}')
    return done.stdout


def main(source, build):
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(source / 'src', copy / 'src', ignore=shutil.ignore_patterns('app'))
        for kind in KINDS:
            files = add(copy, kind)
            print(f'{kind}: {len(files)} files')
            if len(files) > MOST:
                raise SystemExit('\n'.join(('too many:', *sorted(files))))

        commands = dict(find_commands(source, build, copy, ('src/core/', FIGURE_WORDS, FEATURE_WORDS, TOKEN_WORDS, LOOKS, TOKEN_LOOKS)))
        core = commands['src/core/game/bst-game.c']
        objects = {name: str(copy / f'{name.replace("/", "_")}.o') for name in commands}
        jobs = [[*flags, '-O0', '-g0', '-c', str(copy / name), '-o', objects[name]] for name, flags in commands.items()]
        program, played = str(copy / 'kinds'), str(copy / 'kinds.o')
        jobs.append([*core, '-O0', '-g0', '-c', str(Path(__file__).with_name('kinds.c')), '-o', played])
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(run, jobs))
        linked = [objects[name] for name in commands
                  if name.startswith('src/core/') and not name.endswith('bst-module-list.c')]
        compiler = core[:next(i for i, word in enumerate(core) if word.startswith('-'))]
        run([*compiler, *(word for word in core if word.startswith('-fsanitize')), played, *linked, '-o', program,
             *shlex.split(run(['pkg-config', '--libs', 'glib-2.0'])), '-lm'])
        print(run([program]), end='')


if __name__ == '__main__':
    main(*(Path(path).resolve() for path in sys.argv[1:3]))
