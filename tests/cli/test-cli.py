#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-cli.py PROGRAM CASE-FOLDER CORPUS TILE-SETS DOC GAMES: drives bastide-cli as other programs do."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
import zipfile

import tap

PROGRAM, DATA, CORPUS, TILE_SETS, DOC, GAMES = sys.argv[1:7]
ROTATIONS = (0, 90, 180, 270)


def run(*arguments, status=0):
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True,
                          env={**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'C'})
    assert done.returncode == status, \
        f'{arguments}: exit {done.returncode}, not {status}: {done.stdout}{done.stderr}'
    return done


def run_json(*arguments):
    return json.loads(run(*arguments, '--json').stdout)


def test_usage():
    assert 'bench' in run(status=2).stderr
    run('nonsense', status=2)
    run('score', status=2)
    run('score', '--sample', '--at', '1000', status=2)
    for at in ('-1', '-7', 'x', '99999999999'):
        run('score', '--sample', '--at', at, status=2)
    run('score', '--sample', '--nonsense', status=2)
    run('moves', '--sample', '--tile', 'ZZ', status=2)
    for options, named in ((), '-o'), (('-o', 'x.png', '--show', 'fields,moon'), 'fields,moon'), \
            (('-o', 'x.png', '--theme', 'moon'), 'moon'), (('-o', 'x.gif'), 'x.gif'), \
            (('-o', 'x.png', '--tile-size', '7'), '7'):
        assert named in run('render', '--sample', *options, status=2).stderr
    run('convert', 'only-one', status=2)
    run('convert', 'in.jcz', 'out.txt', status=2)
    assert not os.path.exists('x.png')
    assert run('score', '', status=1).stderr.startswith('“”: ')
    assert '/nowhere/at.all' in run('score', '/nowhere/at.all', status=1).stderr


def test_theme():
    """Snow lies in pictures of the Winter Edition, and only there, if nothing else is asked for."""
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, 'out.png')

        def render(sets, *options):
            game = os.path.join(folder, 'game.jcz')
            with open(game, 'w', encoding='utf-8') as file:
                json.dump({'setup': {'sets': sets, 'elements': {'small-follower': 7}},
                           'players': [{'name': '', 'slot': 0}, {'name': '', 'slot': 1}]}, file)
            run('render', game, '-o', out, *options)
            with open(out, 'rb') as file:
                return file.read()

        for sets, theme in ({'basic:1': 1}, 'day'), ({'winter': 1}, 'winter'):
            assert render(sets) == render(sets, '--theme', theme)
        assert render(sets) != render(sets, '--theme', 'day')


def test_help():
    for word in ('--help', '-h', 'help'):
        assert 'validate' in run(word).stdout
    assert run('--version').stdout.startswith('bastide-cli 0.')
    assert 'bastide-cli score' in run('score', '--help').stdout


def test_full_disk():
    """What could not be printed is not passed over."""
    with open('/dev/full', 'w', encoding='utf-8') as full:
        done = subprocess.run([PROGRAM, 'score', '--sample', '--json'], stdout=full, check=False,
                              stderr=subprocess.PIPE)
    assert done.returncode == 1 and done.stderr


def test_no_language():
    """Where none is chosen what is said has all its letters and signs, in a pipe and by ./dev run without a screen."""
    bare = {name: value for name, value in os.environ.items()
            if name not in ('LANG', 'LANGUAGE', 'LC_ALL') and not name.startswith('LC_')}
    for environment in bare, {**bare, 'LC_ALL': 'C'}, {**bare, 'LANG': 'POSIX'}:
        done = subprocess.run([PROGRAM, 'score', '--sample'], capture_output=True, check=True, env=environment)
        assert done.stdout.decode('utf-8') == run('score', '--sample').stdout
        assert '×' in done.stdout.decode('utf-8')
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.dirname(os.path.abspath(PROGRAM)) + ':' + bare['PATH']
        done = subprocess.run([os.path.join(DOC, '..', 'src', 'cli', 'no-display.sh')], capture_output=True,
                              check=True, cwd=folder, env={**bare, 'PATH': path})
        assert done.stdout.decode('utf-8').endswith(run('score', '--sample').stdout)
        assert os.path.exists(os.path.join(folder, 'bastide-board.png'))


def test_json_in_every_locale():
    """JSON is UTF-8 and says the same whatever the locale is."""
    game = {'setup': {'sets': {'basic:1': 1}, 'elements': {'small-follower': 7}},
            'players': [{'name': 'Zo\u00eb \U0001f409', 'slot': 1}, {'name': '', 'slot': 0}]}
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'game.jcz')
        with open(path, 'w', encoding='utf-8') as file:
            json.dump(game, file)
        for locale in ('C', 'C.UTF-8', 'pl_PL.UTF-8'):
            done = subprocess.run([PROGRAM, 'score', path, '--json'], capture_output=True,
                                  check=True, env={**os.environ, 'LC_ALL': locale, 'LANGUAGE': ''})
            names = [player['name'] for player in json.loads(done.stdout)['players']]
            assert names == ['Zo\u00eb \U0001f409', 'Red'], names


def test_score():
    score = run_json('score', '--sample')
    assert list(score) == ['players', 'over', 'winners', 'events']
    totals = {player['name']: player['total'] for player in score['players']}
    for player in score['players']:
        assert list(player) == ['name', 'scored', 'pending', 'total', 'place']
        assert player['total'] == player['scored'] + player['pending']
    for event in score['events']:
        assert {'turn', 'feature', 'players', 'tiles', 'pennants', 'cities', 'points'} <= set(event)
        assert event['points'] == sum(term['count'] * term['factor'] for term in event['terms'])
        assert event['rule'] == event['rules'][0] and set(event['players']) <= set(event['owners'])
        for name in event['players']:
            totals[name] -= event['points']
    assert not any(totals.values()), 'the events do not add up to the totals'
    text = run('score', '--sample').stdout
    assert all(name in text for name in totals)


def test_questions():
    """What can happen: each question answers in words and in JSON, and the answers agree."""
    at = ('--sample', '--at', '40')
    moves = run_json('moves', *at, '--all')
    holes = run_json('holes', *at)
    cells = {(cell['x'], cell['y']): cell for cell in moves['cells']}
    assert len(cells) == len(holes['holes'])
    for hole in holes['holes']:
        cell = cells[hole['x'], hole['y']]
        assert hole['types'] == cell['types'] and hole['copies'] == cell['copies']
        assert hole['tiles'] == [tile['tile'] for tile in cell['tiles']]
        assert hole['dead'] == (hole['copies'] == 0) and len(hole['edges']) == 4
        assert (hole['only'] is not None) == (hole['types'] == 1)
    for tile in moves['tiles']:
        one = run_json('moves', *at, '--tile', tile['tile'])
        assert len(one['placements']) == tile['placements']
        assert len({(item['x'], item['y']) for item in one['placements']}) == tile['cells']
    some = [hole for hole in holes['holes'] if hole['matters']]
    assert run_json('holes', *at, '--matter')['holes'] == some and len(some) < len(holes['holes'])

    turns = run_json('compare', *at)
    gains = [turn['gain'] for turn in turns['turns']]
    assert turns['complete'] and gains == sorted(gains, reverse=True)
    assert {(turn['x'], turn['y']) for turn in turns['turns']} <= set(cells)
    draws = run_json('draws', *at)
    mine = [draw['mine']['best'] for draw in draws['draws'] if draw['tile'] == turns['tile']]
    assert mine == [gains[0]] and draws['complete']
    assert [draw['tile'] for draw in draws['draws']] == [tile['tile'] for tile in moves['tiles']]
    for command in ('moves --all', 'holes', 'compare', 'draws'):
        assert run(*command.split(), *at).stdout


def test_odds():
    """Chances add up, are exact or say that they are not, and the same seed gives the same."""
    at = ('--sample', '--at', '40')
    hole = next(hole for hole in run_json('holes', *at)['holes'] if 0 < hole['copies'] < 4)
    name = '%d,%d' % (hole['x'], hole['y'])
    race = run_json('odds', *at, '--cells', name)
    assert race['exact'] and race['samples'] == 0 and race['copies'] == race['othersCopies']
    assert abs(sum(race[who]['value'] for who in ('mine', 'others', 'nobody')) - 1) < 1e-9
    assert run_json('odds', *at, '--cells', name, '--others', name) == race
    alone = run_json('odds', *at, '--cells', name, '--others', '')
    assert alone['others']['value'] == 0 and alone['mine']['value'] >= race['mine']['value']
    few = run_json('odds', *at, '--cells', name, '--draws', '3')
    assert few['draws'] == 3 and few['nobody']['value'] >= race['nobody']['value']
    assert 'exact' in run('odds', *at, '--cells', name).stdout

    places = [feature['places'][0] for feature in run_json('features', *at)['features']
              if feature['kind'] == 'monastery' and not feature['complete']]
    assert places
    place = 'mon at %d,%d' % (places[0]['x'], places[0]['y'])
    odds = run_json('odds', *at, '--feature', place, '--seed', '5')
    assert odds == run_json('odds', *at, '--feature', place, '--seed', '5')
    assert odds['mine']['value'] <= odds['anyone']['value']
    for who in ('mine', 'anyone', 'wait'):
        assert odds[who]['low'] <= odds[who]['value'] <= odds[who]['high']
    assert run('odds', *at, '--feature', place).stdout


def test_threads():
    """What is simulated is the same however many threads there are."""
    at = ('--sample', '--at', '15')
    holes = run_json('holes', *at)['holes']
    cells = ' '.join('%d,%d' % (hole['x'], hole['y']) for hole in holes[:6])
    for question in (('--cells', cells, '--others', '%d,%d' % (holes[-1]['x'], holes[-1]['y'])),
                     ('--feature', 'mon at 0,1')):
        one = run_json('odds', *at, *question)
        assert run_json('odds', *at, *question, '--threads', '3') == one
        assert one['exact'] or one['samples'] == 100000, one
    assert not one['exact']
    assert '--threads' in run('odds', *at, '--cells', '1,0', '--threads', '0', status=2).stderr


def test_playouts():
    """Random games: as many as were asked for, the same with any number of threads, between bounds."""
    one = run_json('playouts', '--sample', '--at', '40', '--games', '600')
    assert one == run_json('playouts', '--sample', '--at', '40', '--games', '600', '--threads', '3')
    assert one != run_json('playouts', '--sample', '--at', '40', '--games', '600', '--seed', '2')
    assert one['games'] == 600 and len(one['players']) == 2
    assert sum(player['wins']['value'] for player in one['players']) >= 1
    for player in one['players']:
        assert player['points']['low'] < player['points']['value'] < player['points']['high']
    assert {feature['kind'] for feature in one['features']} <= {'city', 'road', 'monastery'}
    assert 'Won' in run('playouts', '--sample', '--at', '40', '--games', '10').stdout
    for options in (('--games', '0'), ('--threads', '0'), ('--threads', '65'), ('--budget', '0')):
        run('playouts', '--sample', '--at', '40', *options, status=2)
    assert 'over' in run('playouts', '--sample', '--at', '71', status=1).stderr


def test_expected():
    """What players may expect is what they have, and what the features add to it."""
    for at in ('20', '40', '60'):
        expected = run_json('expect', '--sample', '--at', at)
        score = {player['name']: player for player in run_json('score', '--sample', '--at', at)['players']}
        kinds = {feature['kind'] for feature in expected['features']}
        assert expected['complete'] and {'city', 'field'} <= kinds
        for player in expected['players']:
            assert player['score'] == score[player['name']]['scored']
            assert player['end'] == score[player['name']]['total']
        for feature in expected['features']:
            assert feature['chance']['low'] <= feature['chance']['value'] <= feature['chance']['high'], feature
            assert (feature['closer'] is None) == (feature['kind'] == 'field')
            if feature['closer'] is not None and any(feature['expected']):
                value = feature['end'] + feature['chance']['value'] * (feature['completed'] - feature['end'])
                assert abs(max(feature['expected']) - value) < 1e-9, feature
        assert run('expect', '--sample', '--at', at).stdout
    # After the last tile there is nothing to expect beyond it.
    for player in run_json('expect', '--sample')['players']:
        assert player['expected'] == player['end']


def test_joins():
    """Farms that a tile joins are farms, and the tile may lie there."""
    at = ('--sample', '--at', '40')
    joins = run_json('joins', *at)
    places = {feature['place'] for feature in run_json('expect', *at)['features']}
    assert joins['complete'] and joins['joins']
    for join in joins['joins']:
        assert len(join['farms']) >= 2 and any(farm in places for farm in join['farms']), join
        assert len(join['change']) == 2 and join['tiles'] and join['copies'] >= len(join['tiles'])
        for tile in join['tiles']:
            for rotation in tile['rotations']:
                cell = '%d,%d' % (join['x'], join['y'])
                why = run_json('why', *at, '--cell', cell, '--tile', tile['tile'], '--turn', str(rotation))
                assert why['allowed'] and rotation in why['rotations']
    assert run('joins', *at).stdout


def test_why():
    """What is refused says why, and what is allowed is what moves lists."""
    at = ('--sample', '--at', '40')
    moves = run_json('moves', *at, '--tile', 'V')['placements']
    legal = {}
    for item in moves:
        legal.setdefault((item['x'], item['y']), []).append(item['rotation'])
    for x in range(-3, 4):
        for y in range(-3, 4):
            why = run_json('why', *at, '--tile', 'V', '--cell', '%d,%d' % (x, y))
            assert why['allowed'] == ((x, y) in legal) and why['rotations'] == legal.get((x, y), []), why
            assert why['allowed'] or why['rule'] in ('P1', 'P2')
            assert bool(why['edges']) == (why['reason'] == 'edge')
    (x, y), turns = next(iter(legal.items()))
    place = (*at, '--tile', 'V', '--cell', '%d,%d' % (x, y), '--turn', str(turns[0]))
    assert run('why', *place).stdout
    spots = [run_json('why', *place, '--spot', spot) for spot in ('road:W', 'road:S', 'road:N', 'city:N', 'mon')]
    assert any(why['allowed'] for why in spots) and not all(why['allowed'] for why in spots)
    assert run_json('why', *place, '--spot', 'road:W', '--figure', 'big')['allowed'] is False
    late = run_json('why', '--sample', '--at', '70', '--cell', '99,99', '--tile', 'B')
    assert not late['allowed']


def test_difference():
    """A move changes what it touches, and taken back it changes it back."""
    there = run_json('diff', '--sample', '--at', '39', '--to', '40')
    back = run_json('diff', '--sample', '--at', '40', '--to', '39')
    assert there['changes'] and there['unchanged'] == back['unchanged']
    for player, other in zip(there['players'], back['players']):
        assert player['points'] == -other['points'] and player['total'] == -other['total']
    kinds = {'new': 'gone', 'gone': 'new', 'merged': 'split', 'split': 'merged', 'changed': 'changed',
             'mixed': 'mixed'}
    assert sorted(kinds[change['change']] for change in there['changes']) \
        == sorted(change['change'] for change in back['changes'])
    assert run_json('diff', '--sample', '--at', '9', '--to', '9')['changes'] == []
    assert run('diff', '--sample', '--at', '39', '--to', '40').stdout


def test_bad_questions():
    """What is wrong with a question is said, and nothing hangs."""
    at = ('--sample', '--at', '40')
    for arguments, named in ((('compare', *at, '--tile', 'ZZ'), 'ZZ'),
                             (('compare', '--sample', '--at', '70', '--tile', 'B'), 'R1'),
                             (('odds', *at), '--cells'),
                             (('odds', *at, '--cells', '0,0'), 'P1'),
                             (('odds', *at, '--cells', '99,99'), 'P1'),
                             (('odds', *at, '--cells', '99999,0'), '99999,0'),
                             (('odds', *at, '--cells', '1;2'), '1'),
                             (('odds', *at, '--cells', '1,0', '--feature', 'mon at 0,0'), '--cells'),
                             (('odds', *at, '--feature', 'mon at 0,0'), 'mon at 0,0'),
                             (('odds', *at, '--feature', 'city'), 'city'),
                             (('odds', *at, '--feature', 'field:SL at 0,0'), 'field:SL at 0,0'),
                             (('odds', *at, '--cells', '0,0', '--draws', '-1'), '--cells'),
                             (('why', *at), '--cell'),
                             (('why', *at, '--cell', '1;0'), '1;0'),
                             (('why', *at, '--cell', '99999,0'), '99999,0'),
                             (('why', *at, '--cell', '1,0', '--tile', 'ZZ'), 'ZZ'),
                             (('why', *at, '--cell', '1,0', '--turn', '45'), '--turn'),
                             (('why', *at, '--cell', '1,0', '--spot', 'city:W'), '--turn'),
                             (('why', *at, '--cell', '1,0', '--turn', '0', '--spot', 'moat'), 'moat'),
                             (('why', *at, '--cell', '1,0', '--turn', '0', '--spot', 'mon', '--figure', 'cow'), 'cow'),
                             (('why', *at, '--cell', '1,0', '--player', 'nobody'), 'nobody'),
                             (('expect', *at, '--budget', '0'), '--budget'),
                             (('joins', *at, '--budget', '-1'), '--budget'),
                             (('moves', *at, '--all', '--tile', 'B'), '--all'),
                             (('holes', *at, '--budget', '0'), '--budget'),
                             (('compare', *at, '--budget', '-5'), '--budget'),
                             (('draws', *at, '--player', 'nobody'), 'nobody'),
                             (('diff', '--sample', '--at', '-2'), 'diff'),
                             (('diff',), 'diff')):
        assert named in run(*arguments, status=2).stderr, arguments
    for command in ('compare', 'draws', 'odds --cells 1,0', 'joins', 'why --cell 1,0'):
        assert 'over' in run(*command.split(), '--sample', status=1).stderr
    # It takes a second and more, with all sets.
    large = os.path.join(GAMES, 'all-1.bastide')
    assert not run_json('draws', large, '--at', '120', '--budget', '1')['complete']
    position = 'basic modern | Red 7 0; Blue 9 0 | Red | D@0,0 r0; B@1,0 r0 | '
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'wrong.bastide')
        run('position', position, '-o', path)
        for command in ('holes', 'draws', 'compare --tile V', 'odds --feature', 'moves --all', 'expect', 'joins',
                        'why --tile V --cell 2,0'):
            words = command.split() + (['city:N at 0,0'] if 'feature' in command else [])
            done = run(*words, path)
            assert done.stdout and '[edge]' in done.stderr, done.stderr


def test_winners():
    """Who wins is said when the game is over, and who shares a place (E3)."""
    game = ('<bastide version="1"><players><player colour="Red" name="Ana"/><player colour="Blue" name="Bob"/>'
            '<player colour="Green" name="Cyd"/></players><tileset id="basic"/><rules set="modern"/>'
            '<game%s><move text="E@0,-1 r180 [Red city:S]"/><move text="U@1,0 r0 [Blue road:E]"/>'
            '<move text="W@-1,0 r0"/><move text="W@2,0 r0"/></game></bastide>')
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'shared.bastide')
        for ended in ('', ' ended="yes"'):
            with open(path, 'w', encoding='utf-8') as file:
                file.write(game % ended)
            score = run_json('score', path)
            text = run('score', path).stdout
            assert [player['place'] for player in score['players']] == [1, 1, 3]
            assert score['over'] == bool(ended)
            assert score['winners'] == (['Ana', 'Bob'] if ended else [])
            assert ('First place is shared by Ana, Bob (E3)' in text) == bool(ended)
    score = run_json('score', '--sample')
    best = max(score['players'], key=lambda player: player['total'])
    assert score['winners'] == [best['name']]
    assert 'The winner is %s (E3)' % best['name'] in run('score', '--sample').stdout


def test_validate_players():
    """A game of six by rules for two to five is named, and is good all the same."""
    colours = ('Red', 'Blue', 'Yellow', 'Green', 'Black', 'Pink')
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'players.bastide')
        for n in (1, 2, 5, 6):
            players = ''.join('<player colour="%s"/>' % colour for colour in colours[:n])
            with open(path, 'w', encoding='utf-8') as file:
                file.write('<bastide version="1"><players>%s</players><tileset id="basic"/>'
                           '<rules set="classic"/><game/></bastide>' % players)
            said = run('validate', path).stdout
            assert ('[players]' in said) == (n in (1, 6)), said


def test_score_at():
    start = run_json('score', '--sample', '--at', '0')
    assert start['events'] == [] and all(player['total'] == 0 for player in start['players'])
    before = 0
    for at in range(0, 72, 10):
        score = run_json('score', '--sample', '--at', str(at))
        scored = sum(player['scored'] for player in score['players'])
        assert scored >= before
        assert all(event['turn'] <= at for event in score['events'])
        before = scored


def test_score_words():
    """A fairy and a barn are no feature, and are named in the table too."""
    words = {'fairy.turn': 'turn with the fairy', 'fairy.completed': 'scored with the fairy',
             'field.barn-placed': 'farm before a barn'}
    for stem, events in (('princess-and-dragon-', ('fairy.turn', 'fairy.completed')),
                         ('abbey-and-mayor-', ('field.barn-placed',))):
        seen = {}
        for name in sorted(os.listdir(GAMES)):
            path = os.path.join(GAMES, name)
            if name.startswith(stem) and name.endswith('.bastide') and not set(events) <= set(seen):
                for event in run_json('score', path)['events']:
                    seen.setdefault(event['feature'], path)
        for event in events:
            assert words[event] in run('score', seen[event]).stdout


def test_rules_check():
    """Examples in files and folders are counted and checked, and none is a fault."""
    folder = os.path.join(os.path.dirname(TILE_SETS), 'rules')
    assert re.search(r': \d+ examples, wrong: 0$', run('rules', '--check', folder).stdout.strip())
    with tempfile.TemporaryDirectory() as place:
        assert 'no example' in run('rules', '--check', place, status=1).stderr
        text = open(os.path.join(folder, 'siege.xml'), encoding='utf-8').read()
        path = os.path.join(place, 'own.xml')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(text.replace('final Red 9', 'final Red 10', 1))
        out = run('rules', '--check', path, status=1).stdout.splitlines()
        assert re.match(re.escape(path) + r': line \d+: Red has 9, not 10', out[0])
        assert out[-1].endswith('wrong: 1')
    run('rules', '--check', status=2)


def test_rules():
    """The same game under other rules: farms pay differently, or not at all."""
    def end(rules):
        score = run_json('score', '--sample', '--rules', rules)
        return [event for event in score['events'] if event['turn'] == 'final']
    assert {event['points'] for event in end('classic') if event['feature'] == 'field'} == {4}
    assert end('modern') != end('classic')
    assert end('classic,farm-scoring=third-edition') == end('modern')
    run('score', '--sample', '--rules', 'modern,farmers=no', status=1)
    run('score', '--sample', '--rules', 'nonsense', status=2)
    run('score', '--sample', '--rules', 'modern,farmers=maybe', status=2)


def test_rule_sets():
    """All sets by name; of each, every switch with its words; one's own from a file."""
    sets = run_json('rules')['rulesets']
    assert [s['id'] for s in sets][0] == 'modern' and len(sets) == 9
    text = run('rules').stdout
    for rule_set in sets:
        assert list(rule_set) == ['id', 'title', 'description', 'source', 'tiles']
        assert rule_set['id'] in text and rule_set['title'] in text
    whole = run_json('rules', 'winter-house')
    switches = {switch['name']: switch for switch in whole['switches']}
    assert switches['holes']['value'] == 'turn' and switches['holes']['standing'] == 'reading'
    assert switches['followers']['lowest'] == 0 and switches['followers']['highest'] == 20
    assert all(s['sentence'].endswith('.') and s['title'] and s['source'] for s in switches.values())
    assert len(whole['open']) == 18
    text = run('rules', 'winter-house').stdout
    for name, switch in switches.items():
        assert f"{name} = {switch['value']}\n" in text and switch['sentence'] in text
    assert 'nonsense' in run('rules', 'nonsense', status=2).stderr
    run('rules', 'modern', 'classic', status=2)


def test_numbered_rules():
    """A rule by its number: the sentence, where it is written, and who plays by it."""
    text = run('rules', 'MO3').stdout
    assert text.startswith('MO3: At the end of the game an unfinished monastery gives one point')
    assert 'Source: Bard 2005, page 4; ' in text and '\nBard 2005: Rules of the base game' in text
    assert 'S00' not in text
    two = run_json('rules', 'C4', 'am1')
    assert len(two['documents']) == 5 and [rule['number'] for rule in two['rules']] == ['C4', 'AM1']
    assert two['rules'][0]['source'] == 'Jedlińska' and two['rules'][0]['standing'] == 'document'
    switch, = two['rules'][0]['switches']
    assert switch['name'] == 'two-tile-city'
    assert {value['value']: 'classic' in value['rulesets'] for value in switch['values']} \
        == {'normal': False, 'reduced': True}
    assert two['rules'][1]['standing'] == 'peer'
    assert 'reduced (1 for each tile and pennant): classic (Older rules), ' in run('rules', 'C4').stdout
    assert 'MO9' in run('rules', 'C4', 'MO9', status=2).stderr
    assert 'MO9' in run('rules', 'MO9', status=2).stderr
    run('rules', '--all', 'MO3', status=2)


def test_examples():
    """The examples of a rule: listed, step by step, compared, drawn."""
    assert '\n      1. An unfinished monastery pays for itself' in run('rules', 'MO3').stdout
    assert '\n    Same in all rule sets\n' in run('rules', 'MO3').stdout
    assert ', differs in ' in run('rules', 'FV1').stdout
    steps = run('rules', 'mo3', '--example', '1').stdout
    assert 'Red: B (0, 1) 0° monk, monastery\n' in steps and ' 1 + 2 tiles around it = 3 (MO3)\n' in steps
    one = run_json('rules', 'FV3', '--example', '2')
    assert one['id'] == 'B1' and one['rules'][0] == 'FV3' and one['steps'][0]['kind'] == 'game'
    assert any(step['kind'] == 'pays' for step in one['steps'])
    rules = run_json('rules', 'FV3')['rules'][0]
    assert [example['id'] for example in rules['examples']][:2] == ['FV3', 'B1']
    outcomes = {one['ruleset']: one for one in run_json('rules', 'FV3', '--example', '2', '--compare')['outcomes']}
    assert outcomes['modern']['points']['Blue'] == 15 and outcomes['classic']['points']['Blue'] == 12
    assert outcomes['second-edition']['points']['Blue'] == 9
    assert any('FV1b' in line for line in outcomes['classic-literal']['details'])
    assert 'Older rules; Older rules with the River: ' in run('rules', 'FV3', '--example', '2', '--compare').stdout
    with tempfile.TemporaryDirectory() as folder:
        for ending in 'png', 'svg':
            picture = os.path.join(folder, 'a.' + ending)
            assert run('rules', 'P2', '--render', picture, '--step', '4').stderr == ''
            assert os.path.getsize(picture) > 1000
        run('rules', 'P2', '--render', os.path.join(folder, 'a.txt'), status=2)
        assert 'number 99' in run('rules', 'P2', '--render', picture, '--step', '99', status=2).stderr
    assert 'number 9' in run('rules', 'MO3', '--example', '9', status=2).stderr
    run('rules', 'MO3', 'C2', '--example', '1', status=2)
    run('rules', '--example', '1', status=2)


def test_search_of_rules():
    found = run('rules', '--search', 'monastery corner').stdout
    assert 'MO3: ' in found and 'RD2: ' not in found
    assert 'C4' in [rule['number'] for rule in run_json('rules', '--search', 'two tiles')['rules']]
    run('rules', '--search', 'zeppelin', status=1)
    run('rules', '--search', 'road', 'C2', status=2)


def test_page_of_rules():
    """doc/rules.md is what the program prints."""
    with open(os.path.join(DOC, 'rules.md'), encoding='utf-8') as page:
        assert page.read() == run('rules', '--all').stdout, \
            'bastide-cli rules --all > doc/rules.md, in English'
    assert len(run_json('rules', '--all')['rules']) > 140


def test_own_rule_set():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'own.xml')
        with open(path, 'w', encoding='utf-8') as file:
            file.write('<ruleset id="own" version="1"><title>Our rules</title><description>d.'
                       '</description><source/><switch name="farm-scoring" value="older"/></ruleset>')
        assert 'Our rules (own)' in run('rules', path).stdout
        ours = run_json('score', '--sample', '--rules', path)
        assert ours == run_json('score', '--sample', '--rules', 'modern,farm-scoring=older')
        assert ours != run_json('score', '--sample')
        assert run_json('score', '--sample', '--rules', path + ',farm-scoring=third-edition') \
            == run_json('score', '--sample')
        run('bench', '--games', '5', '--rules', path)
        with open(path, 'a', encoding='utf-8') as file:
            file.write('<')
        assert path + ': line 1' in run('rules', path, status=1).stderr
        run('score', '--sample', '--rules', path, status=2)
        assert 'none.xml' in run('rules', os.path.join(folder, 'none.xml'), status=1).stderr


def test_moves():
    for at in (0, 17, 40):
        moves = run_json('moves', '--sample', '--at', str(at))
        assert list(moves) == ['tile', 'placements'] and moves['placements']
        seen = set()
        for placement in moves['placements']:
            assert list(placement) == ['x', 'y', 'rotation', 'figures']
            assert placement['rotation'] in ROTATIONS
            seen.add((placement['x'], placement['y'], placement['rotation']))
            for figure in placement['figures']:
                assert figure['feature'] in ('City', 'Road', 'Field', 'Monastery')
        assert len(seen) == len(moves['placements'])
        lines = run('moves', '--sample', '--at', str(at)).stdout.splitlines()
        assert len(lines) == len(seen)


def test_moves_of_a_named_tile():
    """At the start, by hand: the tile of four roads fits beside the road, and below it nowhere."""
    moves = run_json('moves', '--sample', '--at', '0', '--tile', 'X')
    assert moves['tile'] == 'BA/RRRR'
    assert [(p['x'], p['y'], p['rotation']) for p in moves['placements']] == [(-1, 0, 0), (1, 0, 0)]
    west = {(f['feature'], f['location']) for f in moves['placements'][0]['figures']}
    assert west == {('Road', 'N'), ('Road', 'E'), ('Road', 'S'), ('Road', 'W'),
                    ('Field', 'NL.WR'), ('Field', 'NR.EL'), ('Field', 'ER.SL'), ('Field', 'SR.WL')}
    none = run_json('moves', '--sample')
    assert none == {'tile': None, 'placements': []}


def test_features():
    features = run_json('features', '--sample', '--at', '30')['features']
    numbers = {feature['number']: feature for feature in features}
    for feature in features:
        assert feature['kind'] in ('city', 'road', 'field', 'monastery')
        assert bool(feature['owners']) == bool(feature['figures'])
        assert feature['complete'] == (feature['open'] == 0 and feature['kind'] != 'field')
        assert all(numbers[city]['kind'] == 'city' for city in feature['cities'])
        assert len({(p['x'], p['y']) for p in feature['places']}) == feature['tiles'] \
            or feature['kind'] == 'monastery'
    assert 'Place' in run('features', '--sample', '--at', '30').stdout


def test_features_at_the_start():
    city, road, north, south = run_json('features', '--sample', '--at', '0')['features']
    assert (city['kind'], city['open'], city['completed'], city['end']) == ('city', 1, 2, 1)
    assert (road['kind'], road['open'], road['completed'], road['end']) == ('road', 2, 1, 1)
    assert north['kind'] == south['kind'] == 'field'
    assert north['cities'] == [city['number']] and south['cities'] == []


def test_installed():
    """Installed into a folder of the build, it looks where it was installed, not beside itself."""
    with tempfile.TemporaryDirectory() as build:
        folder = os.path.join(build, 'prefix', 'bin')
        os.makedirs(folder)
        with open(os.path.join(build, 'build.ninja'), 'w', encoding='utf-8'):
            pass
        program = shutil.copy(PROGRAM, folder)
        done = subprocess.run([program, 'sheet', 'farms', '-o', os.path.join(build, 'farms.pdf')],
                              capture_output=True, text=True)
        assert build not in done.stderr, done.stderr


def test_render():
    with tempfile.TemporaryDirectory() as folder:
        for ending, magic in (('png', b'\x89PNG'), ('svg', b'<?xml'), ('pdf', b'%PDF')):
            path = os.path.join(folder, 'board.' + ending)
            run('render', '--sample', '-o', path, '--tile-size', '40', '--at', '30',
                '--show', 'fields,features,legal,coordinates,legend')
            with open(path, 'rb') as picture:
                assert picture.read(5).startswith(magic)
        pictures = []
        for shown in ('coordinates', 'any', 'holes', 'joins', 'any,legend', 'holes,legend', 'joins,legend'):
            run('render', '--sample', '-o', path, '--tile-size', '40', '--at', '30', '--show', shown)
            with open(path, 'rb') as picture:
                pictures.append(picture.read())
        assert len(set(pictures)) == len(pictures), 'an overlay shows nothing of its own'
        run('render', '--sample', '-o', path, '--show', 'holes,nothing', status=2)
        run('render', '--sample', '-o', path, '--show', 'holes,joins', status=2)
        run('render', '--sample', '-o', os.path.join(folder, 'board.gif'), status=2)
        run('render', '--sample', '-o', os.path.join(folder, 'missing', 'board.png'), status=1)
        run('render', '--sample', '-o', path, '--tile-size', '100000', status=2)
        run('render', '--sample', '-o', os.path.join(folder, 'poster.svg'), '--poster', 'a3')
        assert ElementTree.parse(os.path.join(folder, 'poster.svg')).getroot().get('width').startswith('842')
        run('render', '--sample', '-o', path, '--poster', 'a5', status=2)


def test_sheet():
    """Sheets to print: each kind, on each paper."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'sheet.pdf')
        for kind in (('questions', 'first-game', '--bundled', '--lesson', 'edges'), ('tiles', 'basic+river'),
                     ('questions', 'twenty-four', '--bundled'), ('scoring', 'classic,goods=yes'), ('farms',)):
            written = set()
            for options in (), ('--paper', 'letter'), ('--grey',):
                run('sheet', *kind, '-o', path, *options)
                with open(path, 'rb') as file:
                    written.add(file.read())
            assert len(written) == 3 and all(text.startswith(b'%PDF') for text in written), kind
        for wrong in ('questions',), ('moon', 'basic'), ('tiles',), ('farms', 'basic'), ('farms', '--paper', 'a5'):
            assert run('sheet', *wrong, '-o', path, status=2).stderr, wrong
        assert '-o' in run('sheet', 'farms', status=2).stderr
        for wrong in ('questions', 'none', '--bundled'), ('tiles', 'moon'), ('scoring', 'moon'), \
                ('questions', 'first-game', '--bundled', '--lesson', 'moon'):
            assert run('sheet', *wrong, '-o', path, status=1).stderr, wrong
        assert run('sheet', 'farms', '-o', os.path.join(folder, 'none', 'x.pdf'), status=1).stderr


def test_convert_and_validate():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'game.bastide')
        run('convert', os.path.join(DATA, 'short.jcz'), path)
        assert run('validate', path).stdout == ''
        assert run_json('score', path) == run_json('score', os.path.join(DATA, 'short.jcz'))
        with open(path, 'a', encoding='utf-8') as file:
            file.write('<')
        broken = run('validate', path, status=1).stdout
        assert broken.startswith('[syntax] ' + path + ':')
        run('convert', path, os.path.join(folder, 'other.bastide'), status=1)
        assert os.listdir(folder) == ['game.bastide']


def test_nothing_is_written_that_cannot_be_read():
    """A name of 11 MB is more than XML can hold."""
    with open(os.path.join(DATA, 'short.jcz'), encoding='utf-8') as file:
        game = json.load(file)
    game['players'][0]['name'] = 'x' * 11_000_000
    with tempfile.TemporaryDirectory() as folder:
        long, path = os.path.join(folder, 'long.jcz'), os.path.join(folder, 'game.bastide')
        with open(long, 'w', encoding='utf-8') as file:
            json.dump(game, file)
        run('convert', os.path.join(DATA, 'short.jcz'), path)
        with open(path, encoding='utf-8') as file:
            before = file.read()
        assert run('convert', long, path, status=1).stderr
        with open(path, encoding='utf-8') as file:
            assert file.read() == before


def test_check():
    done = run('check', os.path.join(DATA, 'short.jcz'), status=1)
    assert done.stdout.splitlines()[-1] == '2 passed, 1 failed, 1 unsupported', done.stdout


def test_info():
    text = run('info', '--sample').stdout
    assert 'modern' in text and 'basic (72)' in text
    assert 'First player' not in text
    info = run_json('info', '--sample')
    assert info['first_player'] is None and info['tiles'] == 72 and len(info['players']) == 2
    assert {'name': 'farmers', 'value': 'yes', 'rule': 'W2'} in info['switches'], info['switches'][0]
    assert 'under hills' not in text and info['under_hills'] == 0


def test_under_hills():
    """HS11: how many of the tiles that are left are never drawn."""
    moves = ''.join('<move text="%s"/>' % move for move in ('HS/RFR.h@1,0 r90', 'HS/RR.h@2,0 r0', 'U@-1,0 r0'))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'hills.bastide')
        with open(path, 'w', encoding='utf-8') as file:
            file.write('<bastide version="1"><players><player colour="Red" name=""/><player colour="Blue" name=""/></players>'
                       '<tileset id="basic+hills-and-sheep"/><rules set="custom"><switch name="hills" value="yes"/></rules>'
                       '<game>%s</game></bastide>' % moves)
        info = run_json('info', path)
        assert info['left'] == 86 and info['under_hills'] == 2, info
        text = run('info', path).stdout
        assert re.search(r'Tiles left\s+86\s+Of these under hills\s+2\n', text), text
        assert run_json('draws', path)['under_hills'] == 2
        assert '2 of these tiles lie under hills' in run('draws', path).stdout
        assert 'under' not in run('draws', path, '--at', '0').stdout


def test_first_player():
    """H1, H2: what the record says of its first player."""
    document = ('<bastide version="1"><players><player colour="Blue" name=""/>'
                '<player colour="Red" name="Ana"/><player colour="Green" name=""/></players>'
                '<tileset id="basic"/><rules set="winter-house"/>%s<game/></bastide>')
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'first.bastide')

        def write(element):
            with open(path, 'w', encoding='utf-8') as file:
                file.write(document % element)

        write('<first-player by="roads" tiles="W E W U V E X"/>')
        run('info', path, status=1)
        write('<first-player by="roads" tiles="W E W U E"/>')
        text = run('info', path).stdout
        assert ('Blue begins: 3 roads on the tile drawn, against 0 and 3; then 2 roads, against 0 '
                '(H2)') in text, text
        first = run_json('info', path)['first_player']
        assert (first['player'], first['by'], first['rule']) == ('Blue', 'roads', 'H2')
        assert [(draw['round'], draw['player'], draw['tile'], draw['roads'])
                for draw in first['draws']] \
            == [(1, 'Blue', 'BA/RRR', 3), (1, 'Ana', 'BA/C', 0), (1, 'Green', 'BA/RRR', 3),
                (2, 'Blue', 'BA/RFr', 2), (2, 'Green', 'BA/C', 0)], first['draws']
        write('<first-player by="throw" throws="3"/>')
        assert 'Blue decides and begins: a figure landed standing on throw 3 (H1)' in run('info', path).stdout
        assert run_json('info', path)['first_player'] \
            == {'player': 'Blue', 'by': 'throw', 'rule': 'H1', 'thrower': 'Blue', 'throws': 3}
        write('<first-player by="throw" thrower="Red"/>')
        assert 'Blue begins: so decides Ana, the first whose' in run('info', path).stdout
        assert run_json('info', path)['first_player'] \
            == {'player': 'Blue', 'by': 'throw', 'rule': 'H1', 'thrower': 'Ana'}


def test_bench():
    lines = [run('bench', '--games', '200', '--seed', '7').stdout.splitlines() for _ in range(2)]
    machine, said = lines[0][0].split(' ', 1)
    assert float(machine) > 0 and said == 'ms for a fixed calculation, by which machines are compared'
    rate, word = lines[0][-2].split()
    assert word == 'games/s' and int(rate) > 0
    assert lines[0][-1].startswith('signature ') and len(lines[0][-1]) == 26
    assert lines[0][-1] == lines[1][-1]
    assert run('bench', '--games', '200', '--seed', '8').stdout.splitlines()[-1] != lines[0][-1]
    assert run('bench', '--games', '200', '--seed', '7', '--threads', '3').stdout.splitlines()[-1] == lines[0][-1]
    for option, number in ('--players', '7'), ('--threads', '0'), ('--threads', '65'), ('--games', '10000001'):
        run('bench', option, number, status=2)


def test_own_tiles():
    """A copy of a bundled set with a tile corrected and others left out."""
    with open(os.path.join(TILE_SETS, 'drought-and-pestilence.xml'), encoding='utf-8') as file:
        text = file.read()
    first, *others = text.split('  <tile ')
    kept = [tile.replace(' drought="yes"', '') for tile in others
            if tile.startswith(('id="DP/2"', 'id="DP/3"'))]
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'own.xml')

        def bench(content, status=0):
            with open(path, 'w', encoding='utf-8') as file:
                file.write(content)
            return run('bench', '--games', '20', '--tiles', 'basic+' + path, status=status)

        whole = run('bench', '--games', '20', '--tiles', 'basic+drought-and-pestilence').stdout
        own = bench(first + '  <tile '.join(['', *kept]) + '</tileset>').stdout
        assert bench(text).stdout.splitlines()[-1] == whole.splitlines()[-1]
        assert own.splitlines()[-1] != whole.splitlines()[-1]
        assert 'DP/2: ' in bench(text.replace('cities="N" drought', 'drought', 1)
                                 .replace('sides="EL ER', 'sides="EL'), status=2).stderr
        assert 'own.xml: line ' in bench(text.replace('plague="yes"', 'plague="2"', 1), 2).stderr
        assert 'plaque' in bench(text.replace('name="plague"', 'name="plaque"'), 2).stderr
        os.remove(path)
        assert 'own.xml' in run('bench', '--tiles', 'basic+' + path, status=2).stderr
    assert 'twice' in run('bench', '--tiles', 'basic+basic', status=2).stderr


def read_sides(name):
    """What lies at each side of every tile of a set: clockwise from the north, c, r or f."""
    tiles = {}
    for tile in ElementTree.parse(os.path.join(TILE_SETS, name + '.xml')).getroot().iter('tile'):
        sides = dict.fromkeys('NESW', 'f')
        for part in tile:
            if part.tag in ('city', 'road'):
                sides.update(dict.fromkeys(part.get('sides').split(), part.tag[0]))
        tiles[tile.get('letter')] = tiles[tile.get('id')] = [sides[side] for side in 'NESW']
    return tiles


def find_placements(board, sides):
    """Every cell and rotation where the tile fits what lies beside it."""
    beside = ((0, -1), (1, 0), (0, 1), (-1, 0))
    for cell in {(x + dx, y + dy) for x, y in board for dx, dy in beside} - set(board):
        for turns in range(4):
            turned = [sides[(side - turns) % 4] for side in range(4)]
            others = (board.get((cell[0] + dx, cell[1] + dy)) for dx, dy in beside)
            if all(other is None or other[(side + 2) % 4] == turned[side] for side, other in enumerate(others)):
                yield (*cell, 90 * turns)


def read_moves(path):
    """The letter, cell and rotation of every move, and the feature that a figure was put on."""
    for move in ElementTree.parse(path).getroot().iter('move'):
        name, x, y, rotation, step = re.match(r'(\S+)@(\S+),(\S+) r(\d+) \[(.*?)\]', move.get('text')).groups()
        kind = re.search(r'\b(city|road|field|mon)\b', step)
        yield name, (int(x), int(y)), int(rotation), kind and kind.group(1)


def test_own_legal_lists():
    """Every ninth legal list of our own games, against one that is made here from the sides of the tiles."""
    tiles = read_sides('basic')
    for number in (1, 2, 3):
        path = os.path.join(GAMES, f'basic-{number}.bastide')
        board = {(0, 0): tiles['D']}
        for at, (name, cell, rotation, kind) in enumerate(read_moves(path)):
            if at % 9 == 0:
                where = f'{path} after {at}'
                ours = {(p['x'], p['y'], p['rotation']): {figure['feature'].lower()[:3] for figure in p['figures']}
                        for p in run_json('moves', path, '--at', str(at))['placements']}
                theirs = set(find_placements(board, tiles[name]))
                assert {key[:2] for key in ours} == {key[:2] for key in theirs}, where
                assert set(ours) <= theirs, where
                assert kind is None or kind[:3] in ours.get((*cell, rotation), {kind[:3]}), where
            board[cell] = [tiles[name][(side - rotation // 90) % 4] for side in range(4)]
        assert len(board) == 72, path


def test_corpus_legal_lists():
    """Every ninth legal list that the other engine wrote, against `moves`."""
    folder = os.path.join(CORPUS, 'jcz-generated-legal')
    if not os.path.isdir(folder):
        raise tap.SkipTest('the corpus is not there')
    name = sorted(n for n in os.listdir(folder) if n.endswith('.jcz'))[0]
    game = os.path.join(folder, name)
    with open(game[:-4] + '.legal.json', encoding='utf-8') as file:
        turns = json.load(file)
    for at in range(0, len(turns), 9):
        moves = run_json('moves', game, '--at', str(at))
        assert moves['tile'] == turns[at]['tileId'], f'{name} after {at}'
        check_turn(moves['placements'], turns[at], f'{name} after {at}')


def check_turn(placements, turn, where):
    """The other list has every rotation; ours has the smallest of those that look the same."""
    ours = {(p['x'], p['y'], p['rotation']): p['figures'] for p in placements}
    theirs = {tuple(option) for option in turn['options']}
    assert {key[:2] for key in ours} == {key[:2] for key in theirs}, where
    assert set(ours) <= theirs, where
    figures = ours.get(tuple(turn['played']))
    if figures is not None:
        assert {(f['feature'], f['location']) for f in figures} \
            == {tuple(meeple) for meeple in turn['meeples']}, where


def test_position():
    text = 'basic modern | Red 7 0; Blue 6 0 | Red | D@0,0 r0; U@1,0 r0 [Blue road:E] | '
    assert run('position', text).stdout == text + '\n'
    assert 'moon' in run('position', 'moon modern | x', status=1).stderr
    run('position', status=2)
    run('position', text, '-o', 'x.txt', status=2)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'board.bastide')
        run('position', text, '-o', path)
        roads = [feature for feature in run_json('features', path)['features']
                 if feature['kind'] == 'road']
        assert len(roads) == 1 and roads[0]['owners'] == ['Blue'], roads
        run('position', text, '-o', '/nowhere/at.bastide', status=1)
        # Wrong on purpose: told, and written all the same.
        wrong = 'basic modern | Red 7 3; Blue 7 0 | Red | D@0,0 r0; V@0,1 r180 [Red road:N] | '
        told = run('position', wrong, '-o', path).stderr
        assert '[edge] P2 edge 0,0 S' in told and '[figures] R2 figures Red' in told, told
        assert run('position', wrong, status=1).stdout == wrong + '\n'
        validated = run('validate', path).stdout
        assert '[edge]' in validated and '[score] score Red' in validated, validated
        assert run_json('score', path)['players'][0]['scored'] == 3
        run('position', text.replace('| Red |', '| Red action |'), '-o', path, status=1)


BOOKLET = """<bastide version="1"><booklet><chapter>
<puzzle id="good" task="most-now" tiles="E">
<position>basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | </position>{answer}
</puzzle></chapter></booklet></bastide>"""


def test_packed():
    """A file packed by gzip or zip; of several in an archive a path says which."""
    with open(os.path.join(DATA, '..', '..', 'io', 'data', 'small-log.json'), 'rb') as file:
        log = file.read()
    with tempfile.TemporaryDirectory() as folder:
        one, many = os.path.join(folder, 'log.json.gz'), os.path.join(folder, 'logs.zip')
        with gzip.open(one, 'wb') as file:
            file.write(log)
        with zipfile.ZipFile(many, 'w', zipfile.ZIP_DEFLATED) as file:
            for name in 'logs/a.json', 'b.json':
                file.writestr(name, log)
        score = run('score', one).stdout
        assert score == run('score', os.path.join(many, 'logs', 'a.json')).stdout
        refused = run('score', many, status=1).stderr
        assert '2 games' in refused and refused.strip().endswith('logs.zip/logs/a.json'), refused
        assert '[archive]' in run('validate', many, status=1).stdout


def test_lesson():
    run('lesson', status=2)
    run('lesson', 'check', status=2)
    run('lesson', 'fly', 'x', status=2)
    assert '/nowhere/at.all' in run('lesson', 'check', '/nowhere/at.all', status=1).stderr
    run('lesson', 'show', 'moon', '--bundled', status=1)
    assert ', 0 faults' in run('lesson', 'check', '--bundled').stdout
    shown = json.loads(run('lesson', 'show', 'first-game', '--bundled', '--json').stdout)
    assert shown['aim'].startswith('The base game') and shown['lessons'][0]['title'] == 'Edges match'
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'lessons.bastide')
        with open(path, 'w') as file:
            file.write('<bastide version="1"><booklet><chapter><lesson id="one">'
                       '<ask task="complete" target="city:S at 0,0" tiles="E"><position>basic modern | '
                       'Red 7 0; Blue 7 0 | Red | D@0,0 r0 | </position></ask><say><text>{key:page.fly} '
                       '{key:page.edit}</text></say><play/><play tiles="73"/></lesson></chapter>'
                       '</booklet></bastide>')
        report = run('lesson', 'check', path, status=1).stdout
        assert 'one 2: [key] there is no key for “page.fly”' in report, report
        assert '[unread-step]' in report, report
        shown = json.loads(run('lesson', 'show', path, '--json').stdout)
        assert shown['lessons'][0]['steps'][1]['text'] == '{key:page.fly} Ctrl+E', shown
        assert shown['lessons'][0]['steps'][2]['kind'] == 'play', shown
        assert 'one 1: [unsolvable]' in report, report
        assert '1 lesson, 4 steps, 3 faults' in report, report
        with open(path, 'w') as file:
            file.write('<bastide version="1"><booklet><chapter><lesson id="one"><say><position>basic modern | '
                       'Red 7 0; Blue 7 0 | Red | D@0,0 r0 | </position><text>The city has {2:size city:N at 0,0} tile, '
                       'the road {1:size road:E at 0,0}.</text></say></lesson></chapter></booklet></bastide>')
        report = run('lesson', 'check', path, status=1).stdout
        assert 'one 1: [stated] It is 1 where the sentence says {2:size city:N at 0,0}' in report, report
        assert 'Checked: 2 numbers in sentences. What sentences say besides is not checked.' in report, report
        shown = json.loads(run('lesson', 'show', path, '--json').stdout)
        assert shown['lessons'][0]['steps'][0]['text'] == 'The city has 2 tile, the road 1.', shown

    # A right answer that is none is named wherever it would be told.
    faulty = os.path.join(DATA, '..', '..', 'io', 'data', 'faulty-answers.bastide')
    assert 'sentences 1: [unsolvable] The puzzle cannot be solved: answer “3”: ' in run('lesson', 'check', faulty,
                                                                                       status=1).stdout
    assert 'off: [unsolvable] The puzzle cannot be solved: answer “E@9,9 r0”: P1: ' in run('puzzle', 'check', faulty,
                                                                                          status=1).stdout
    assert 'answer “true C3”: ' in run('lesson', 'show', faulty).stdout
    assert 'answer “E@9,9 r0”: P1: ' in run('puzzle', 'show', faulty).stdout


def test_quiz():
    with tempfile.TemporaryDirectory() as folder:
        one, other, broken = (os.path.join(folder, name + '.bastide') for name in ('one', 'other', 'broken'))
        run('quiz', status=2)
        run('quiz', '-o', 'quiz.txt', status=2)
        for option, value in ('--n', '0'), ('--n', '2001'), ('--level', '6'), ('--seed', '-1'), ('--kinds', 'moon'):
            run('quiz', '-o', one, option, value, status=2)
        assert not os.path.exists(one)

        # The same seed makes the same booklet, which is read back and has no faults.
        assert '12 questions' in run('quiz', '-o', one, '--n', '12', '--seed', '7').stdout
        run('quiz', '-o', other, '--n', '12', '--seed', '7')
        with open(one, encoding='utf-8') as a, open(other, encoding='utf-8') as b:
            assert a.read() == b.read()
        assert '12 puzzles, 0 faults' in run('puzzle', 'check', one).stdout
        puzzles = run_json('puzzle', 'show', one)['chapters'][0]['puzzles']
        assert len({puzzle['id'] for puzzle in puzzles}) == 12
        assert puzzles[0]['level'] < puzzles[-1]['level']
        run('quiz', '-o', other, '--n', '12', '--seed', '8')
        assert puzzles != run_json('puzzle', 'show', other)['chapters'][0]['puzzles']

        # A booklet keeps no names of players: its questions speak of colours.
        run('quiz', '-o', other, '--kinds', 'sheet', '--n', '8',
            '--from', os.path.join(TILE_SETS, '..', 'samples', 'sample.bastide'))
        for puzzle in run_json('puzzle', 'show', other)['chapters'][0]['puzzles']:
            assert puzzle['question'].startswith(('Red: ', 'Blue: ')), puzzle

        run('quiz', '-o', other, '--kinds', 'owner,winner', '--level', '3', '--n', '8')
        for puzzle in run_json('puzzle', 'show', other)['chapters'][0]['puzzles']:
            assert puzzle['task'] in ('owner', 'winner')

        # Every file may be named; one with faults is, and the others are asked about.
        run('convert', os.path.join(TILE_SETS, '..', 'samples', 'sample.bastide'), other)
        with open(broken, 'w', encoding='utf-8') as file:
            file.write('nothing')
        done = run('quiz', '-o', one, '--n', '5', '--from', broken, other, status=1)
        assert broken in done.stderr and '5 questions' in done.stdout
        assert '5 puzzles, 0 faults' in run('puzzle', 'check', one).stdout
        assert broken in run('quiz', '-o', one, '--from', broken, status=1).stderr
        assert '/nowhere/' in run('quiz', '-o', '/nowhere/at.bastide', status=1).stderr


def test_puzzle():
    run('puzzle', status=2)
    run('puzzle', 'check', status=2)
    run('puzzle', 'fly', 'x', status=2)
    for what in ('puzzle', 'lesson'):
        missing = run(what, 'check', '/nowhere/at.all', status=1)
        assert '/nowhere/at.all' in missing.stderr and ', 1 fault\n' in missing.stdout
    run('puzzle', 'show', 'moon', '--bundled', status=1)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'own.bastide')
        for answer, status, words in (
                ('', 0, '1 puzzle, 0 faults'),
                ('<answer text="E@0,-1 r180" marks="10"/>', 1, ': good: [wrong] '),
                ('<answer text="E@9,9 r0"/>', 1, '[illegal]')):
            with open(path, 'w', encoding='utf-8') as file:
                file.write(BOOKLET.format(answer=answer))
            assert words in run('puzzle', 'check', path, status=status).stdout
        puzzle = run_json('puzzle', 'show', path)['chapters'][0]['puzzles'][0]
        assert puzzle['solutions'] == [{'value': 4, 'answers': ['E@0,-1 r180 [Red city:S]']}]
        assert 'E@0,-1 r180 [Red city:S]' in run('puzzle', 'show', path).stdout
        assert 'booklet' in run('score', path, status=1).stderr


if __name__ == '__main__':
    sys.exit(tap.run(globals()))
