#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-arena.py PROGRAM ENGINE: lets programs of good and bad habits play against each other."""

import glob
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

import tap

PROGRAM, ENGINE = sys.argv[1:3]
ENVIRONMENT = {**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'C'}
# So long that no answer is late, however busy the machine is.
LONG = ('--movetime', '600000')
TILES = {'A': 2, 'B': 4, 'C': 1, 'D': 3, 'E': 5, 'F': 2, 'G': 1, 'H': 3, 'I': 2, 'J': 3, 'K': 3, 'L': 3, 'M': 2, 'N': 3,
         'O': 2, 'P': 3, 'Q': 1, 'R': 3, 'S': 2, 'T': 1, 'U': 8, 'V': 9, 'W': 4, 'X': 1}


def engine(*words):
    return f"'{sys.executable}' '{ENGINE}' " + ' '.join(f"'{word}'" for word in words)


def arena(*arguments, status=0):
    done = subprocess.run([PROGRAM, 'arena', *arguments], capture_output=True, text=True, env=ENVIRONMENT)
    assert done.returncode == status, f'{arguments}: exit {done.returncode}: {done.stdout}{done.stderr}'
    return done


def arena_json(*arguments, **others):
    return json.loads(arena(*arguments, '--json', **others).stdout)


def read_logs(folder):
    """What each process was told, as lists of lines."""
    logs = []
    for path in glob.glob(os.path.join(folder, '[0-9]*')):
        with open(path, encoding='utf-8') as file:
            logs.append(file.read().splitlines())
    return logs


def check_game(lines, seat):
    """One game as a program was told it; returns the tiles in their order."""
    drawn = [line.split()[1] for line in lines if line.startswith('draw ')]
    played = [line.split(' ', 1)[1] for line in lines if line.startswith('played ')]
    assert {tile: drawn.count(tile) for tile in TILES} == TILES, drawn
    assert [move[0] for move in played] == drawn
    turn = 0
    for number, move in enumerate(played):
        at = lines.index('played ' + move)
        if move.endswith('@-'):
            assert lines[at - 1].startswith('draw ')
            continue
        assert re.fullmatch(r'[A-X]@-?\d+,-?\d+ r(0|90|180|270)( \[(Red|Blue) [\w:]+\])?', move), move
        assert '[' not in move or (('[Red ', '[Blue ')[turn] in move), move
        if turn == seat:
            listed = max(place for place in range(at) if lines[place].startswith('legal '))
            assert move in lines[listed + 1:at] and lines[listed - 1] == 'go movetime 600000', number
            check_legal(lines[listed:at])
        else:
            assert lines[at - 1] == 'draw ' + move[0], number
        turn = 1 - turn
    return drawn


def check_legal(lines):
    """Sorted by cells, moves of a cell and rotation together, first the one without figure."""
    count, moves = int(lines[0].split()[1]), lines[1:]
    places = [move.split(' [')[0] for move in moves]
    cells = [place.split(' r')[0] for place in places]
    assert len(moves) == count == len(set(moves))
    assert all(place in moves[:at + 1] for at, place in enumerate(places))
    for row in places, cells:
        assert len([at for at in range(count) if at == 0 or row[at] != row[at - 1]]) == len(set(row)), row
    where = [tuple(int(number) for number in cell[2:].split(',')[::-1]) for cell in cells]
    assert where == sorted(where)


def test_protocol():
    """Both programs are told the same, each deck is played twice, and the games are kept as they were played."""
    with tempfile.TemporaryDirectory() as folder:
        games = os.path.join(folder, 'games')
        report = arena_json(engine('random', folder), engine('renames', folder), '--decks', '2', '--seed', '7', *LONG,
                            '--save', games)
        logs = read_logs(folder)
        assert len(logs) == 2
        decks = []
        for lines in logs:
            assert lines[0] == 'arena 1' and lines[-1] == 'quit'
            starts = [at for at, line in enumerate(lines) if line.startswith('newgame ')]
            seats = []
            for at, end in zip(starts, starts[1:] + [-1]):
                words = lines[at].split()
                assert words[:3] == ['newgame', 'players', '2'] and words[5:11] == [
                    'tiles', 'basic', 'rules', 'modern', 'deck', 'UNKNOWN'] and words[11] == 'seed'
                seats.append(int(words[4]))
                decks.append(check_game(lines[at:end], seats[-1] - 1))
                assert re.fullmatch(r'result Red \d+ Blue \d+', lines[end - 1])
            assert seats in ([1, 2, 1, 2], [2, 1, 2, 1])
        assert decks[0] == decks[1] == decks[4] and decks[2] == decks[3] == decks[7] and decks[0] != decks[2]

        # With this seed there is a tile that fits nowhere.
        for lines in logs:
            assert lines.count('played C@-') == 2 and lines[lines.index('played C@-') + 1].startswith('draw ')

        # What was told is what the rules say of the games.
        margins = []
        for number, name in enumerate(sorted(os.listdir(games))):
            assert name == f'0000{number // 2 + 1}-{number % 2 + 1}.bastide'
            path = os.path.join(games, name)
            score = json.loads(subprocess.run([PROGRAM, 'score', path, '--json'], capture_output=True, check=True,
                                              env=ENVIRONMENT).stdout)
            info = json.loads(subprocess.run([PROGRAM, 'info', path, '--json'], capture_output=True, check=True,
                                             env=ENVIRONMENT).stdout)
            totals = [player['total'] for player in score['players']]
            assert score['over'] and info['header']['result'] == '%d:%d' % tuple(totals)
            assert ENGINE in info['header']['event'] and 'renames' in info['players'][1 - number % 2]['name']
            for lines in logs:
                assert sum('result Red %d Blue %d' % tuple(totals) == line for line in lines) >= 1
            margins.append((totals[0] - totals[1]) * (1 - 2 * (number % 2)))
        assert len(margins) == 4 and abs(report['margin'] - sum(margins) / 4) < 1e-9
        pairs = [(margins[0] + margins[1]) / 2, (margins[2] + margins[3]) / 2]
        assert abs(report['error'] - abs(pairs[0] - pairs[1]) / 2) < 1e-9
        assert report['games'] == 4 and report['won'] == sum(margin > 0 for margin in margins)
        assert report['complete'] and not any(player['forfeits'] + player['late'] for player in report['players'])
        assert sum(player['moves'] for player in report['players']) == sum(
            line.startswith('go ') for lines in logs for line in lines)


def test_jobs():
    """The same games, however many are played at once; and remarks are shown if that is asked for."""
    def play(*options):
        report = arena_json(engine('random'), engine('talks'), '--decks', '3', *LONG, *options)
        return [report[name] for name in ('margin', 'error', 'won', 'drawn', 'lost')]

    assert play() == play('--jobs', '4') != play('--seed', '2')
    done = arena(engine('random'), engine('talks'), '--decks', '1', *LONG, '--verbose')
    assert 'B: info there are ' in done.stderr and 'A: id one that \ufffd[31mrandom' in done.stderr
    assert '\x1b' not in done.stderr and "A's margin a game: " in done.stdout
    assert not arena(engine('random'), engine('talks'), '--decks', '1', *LONG).stderr


def check_forfeits(habit, why, movetime='600000', **expected):
    """A forfeits both games, whose other player goes on with the next one."""
    with tempfile.TemporaryDirectory() as folder:
        done = arena(engine(habit), engine('random', folder), '--decks', '1', '--movetime', movetime, '--json')
        report, logs = json.loads(done.stdout), read_logs(folder)
        assert [player['forfeits'] for player in report['players']] == [2, 0], report
        assert report['games'] == 0 and report['margin'] is None and report['error'] is None and report['complete']
        assert re.findall(r'deck 1, game \d: A forfeits: (.*)', done.stderr) == [why] * 2, done.stderr
        assert len(logs) == 1 and not any(line.startswith('result') for line in logs[0]) and logs[0][-1] == 'quit'
        assert sum(line.startswith('newgame') for line in logs[0]) == 2


def test_forfeits():
    check_forfeits('lies', 'it says “bestmove A@99,99 r0”')
    check_forfeits('gibbers', 'it says “\ufffd\ufffd\ufffd[2J”')
    check_forfeits('dies', 'it has ended')
    check_forfeits('floods', 'its line does not end')


def test_never_ready():
    report = arena_json(engine('never'), engine('random'), '--decks', '2', '--jobs', '2', *LONG)
    assert [player['forfeits'] for player in report['players']] == [4, 0]


def test_unasked():
    """A second answer is one too many, by the next question at the latest."""
    report = arena_json(engine('twice'), engine('random'), '--decks', '1', *LONG)
    assert [player['forfeits'] for player in report['players']] == [2, 0]


def test_no_answer():
    """Silence, remarks and questions without an end come to one."""
    for one, other in ('sleeps', 'remarks'), ('asks', 'asks'):
        report = arena_json(engine(one), engine(other), '--decks', '1', '--jobs', '2', '--movetime', '1')
        assert sum(player['forfeits'] for player in report['players']) == 2 and report['games'] == 0


def test_some_forfeited():
    """The game that counts says how many points there were; the margin has no error."""
    with tempfile.TemporaryDirectory() as folder:
        report = arena_json(engine('once', folder), engine('random'), '--decks', '1', *LONG)
    assert report['games'] == 1 and report['error'] is None
    assert report['margin'] == report['players'][0]['points'] - report['players'][1]['points']
    assert [player['forfeits'] for player in report['players']] == [1, 0]


def test_late():
    report = arena_json(engine('late'), engine('random'), '--decks', '1', '--movetime', '1')
    late = report['players'][0]
    assert late['late'] >= 2 and late['longest'] > 200 and late['forfeits'] == 0 and report['games'] == 2


def test_stop():
    """What is known is told, and nobody is left."""
    for habit, number in ('stays', signal.SIGINT), ('sleeps', signal.SIGTERM):
        with tempfile.TemporaryDirectory() as folder:
            with subprocess.Popen([PROGRAM, 'arena', engine(habit, folder), engine('random', folder), *LONG,
                                   '--decks', '1000', '--jobs', '2', '--json'], env=ENVIRONMENT, text=True,
                                  stdout=subprocess.PIPE) as process:
                while len(read_logs(folder)) < 4 or not all('go movetime 600000' in log for log in read_logs(folder)):
                    time.sleep(.05)
                process.send_signal(number)
                report = json.loads(process.communicate()[0])
            assert process.returncode == 1 and not report['complete'] and report['games'] < 2000
            for name in os.listdir(folder):
                assert not os.path.exists('/proc/' + name), f'{name} still runs'


def test_wrong_use():
    for arguments in (), ('one',), ('one', 'two', '--decks', '0'), ('one', 'two', '--jobs', '65'), \
            ('one', 'two', '--movetime', '0'), ("it's", 'two'), ('', 'two'):
        assert arena(*arguments, status=2).stderr
    assert '/nowhere/at.all' in arena('/nowhere/at.all', engine('random'), status=1).stderr
    done = arena(engine('random'), engine('random'), '--decks', '1', '--save', '/dev/null/x', status=2)
    assert '/dev/null/x' in done.stderr


if __name__ == '__main__':
    sys.exit(tap.run(globals()))
