#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-json.py SERVER GAMES CORPUS: every command prints JSON for every game, ours and those of others
that are there, and what it says adds up. Of the others a fixed choice is read, or with
BASTIDE_ALL_GAMES=1 all."""

import collections
import concurrent.futures
import json
import os
import sys
import threading

from server import Server

SERVER, GAMES, CORPUS = sys.argv[1:4]
N_OTHERS = 48
KINDS = {'city', 'road', 'field', 'monastery', 'tower', 'river', 'garden'}

SERVERS = []
of_thread = threading.local()


def run(*arguments):
    if not hasattr(of_thread, 'server'):
        of_thread.server = Server(SERVER)
        SERVERS.append(of_thread.server)
    done = of_thread.server.run(*arguments, '--json')
    # A file that cannot be read is said to be so; a sanitizer has other numbers.
    assert done.returncode in (0, 1), f'{arguments}: {done.stderr.decode()}'
    assert b'Sanitizer' not in done.stderr and b'runtime error' not in done.stderr, \
        f'{arguments}: {done.stderr.decode()}'
    return json.loads(done.stdout) if done.returncode == 0 else None


def check_score(score):
    sums = collections.Counter()
    for event in score['events']:
        assert event['points'] == sum(term['count'] * term['factor'] for term in event['terms'])
        assert event['rule'] == event['rules'][0]
        for name in event['players']:
            sums[name] += event['points']
    is_over = any(event['turn'] == 'final' for event in score['events'])
    for player in score['players']:
        wanted = player['total'] if is_over else player['scored']
        # Two players may have one name.
        if sum(other['name'] == player['name'] for other in score['players']) == 1:
            assert sums[player['name']] == wanted, player


def check_features(features):
    for feature in features['features']:
        assert feature['kind'] in KINDS
        assert {place['feature'].lower() for place in feature['places']} == {feature['kind']}


def check_questions(path, at):
    """What can happen, as far as a tenth of a second goes."""
    holes = run('holes', path, *at)['holes']
    cells = run('moves', '--all', path, *at)['cells']
    assert [(hole['x'], hole['y'], hole['copies']) for hole in holes] \
        == [(cell['x'], cell['y'], cell['copies']) for cell in cells]
    draws = run('draws', path, *at, '--budget', '100')
    if draws is None or not holes:
        return
    assert {'mine', 'theirs'} < set(draws['draws'][0]) if draws['draws'] else True
    cell = '%d,%d' % (holes[0]['x'], holes[0]['y'])
    race = run('odds', path, *at, '--cells', cell, '--budget', '100')
    assert abs(sum(race[who]['value'] for who in ('mine', 'others', 'nobody')) - 1) < 1e-9
    assert run('playouts', path, *at, '--games', '20')['games'] == 20
    expected = run('expect', path, *at, '--budget', '50')
    assert len(expected['players']) == len(expected['features'][0]['expected']) if expected['features'] else True
    for join in run('joins', path, *at, '--budget', '50')['joins']:
        assert len(join['farms']) > 1 and join['tiles']
    for turn in ('0', '180'):
        why = run('why', path, *at, '--cell', cell, '--turn', turn, '--tile', draws['draws'][0]['tile'])
        assert why['allowed'] == (why['rule'] is None)


def check(path):
    """Returns whether the file is a game that can be read."""
    info = run('info', path)
    if info is None:
        return False
    for at in ([], ['--at', str(info['placed'] // 2)]):
        score = run('score', path, *at)
        if score is None:
            continue
        check_score(score)
        check_features(run('features', path, *at))
        assert 'placements' in run('moves', path, *at)
        check_questions(path, at)
    return True


def find_others():
    paths = sorted(os.path.join(folder, name) for folder, _, names in os.walk(CORPUS)
                   for name in names
                   if name.endswith('.jcz') or (name.endswith('.json') and 'bga' in folder))
    if os.environ.get('BASTIDE_ALL_GAMES') or len(paths) <= N_OTHERS:
        return paths
    return [paths[i * len(paths) // N_OTHERS] for i in range(N_OTHERS)]


def test_games(paths, need_all):
    with concurrent.futures.ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        read = list(pool.map(check, paths))
    print(f'# {sum(read)} of {len(paths)} games')
    assert all(read) if need_all else any(read)


def test_others():
    others = find_others()
    if others:
        test_games(others, False)


def test_ours():
    ours = sorted(os.path.join(GAMES, name) for name in os.listdir(GAMES)
                  if name.endswith('.bastide'))
    assert ours
    test_games(ours, True)


def test_sets():
    """The commands that need no game."""
    for rule_set in run('rules')['rulesets']:
        assert run('rules', rule_set['id'])['switches']
    assert run('puzzle', 'show', '--bundled')['chapters']


def main():
    tests = [test_ours, test_others, test_sets]
    print(f'1..{len(tests)}')
    failed = 0
    for number, test in enumerate(tests, 1):
        try:
            test()
            print(f'ok {number} {test.__name__}', flush=True)
        except AssertionError as error:
            failed += 1
            print(f'not ok {number} {test.__name__}: {error}', flush=True)
    for server in SERVERS:
        server.end()
    return failed > 0


sys.exit(main())
