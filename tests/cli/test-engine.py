#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-engine.py PROGRAM: bastide-cli engine, best, report and train, as other programs drive them."""

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import tap

PROGRAM = sys.argv[1]
GAMES = os.path.join(os.path.dirname(__file__), '..', 'games', 'data')
CACHE = tempfile.TemporaryDirectory()
ENVIRONMENT = {**os.environ, 'LC_ALL': 'C.UTF-8', 'LANGUAGE': 'C', 'XDG_CACHE_HOME': CACHE.name}
GAME = 'newgame players 2 seat 1 tiles basic rules modern deck UNKNOWN seed 527799353'
BAG = [tile for tile, n in zip('ABCDEFGHIJKLMNOPQRSTUVWX', (2, 4, 1, 3, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1,
                                                           8, 9, 4, 1)) for _ in range(n)]
MOVE = r'[A-X]@-?\d+,-?\d+ r(0|90|180|270)( \[(Red|Blue) [\w:]+\])?'
INFO = r'info experience (none|little)|info turn \d+ margin [+-]\d+\.\d+ error \d+\.\d+ win [01]\.\d+ tie [01]\.\d+ tries \d+( exact)? ' + MOVE


def run(*arguments, status=0, text=None):
    done = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True, errors='replace',
                          env=ENVIRONMENT)
    assert done.returncode == status, f'{arguments}: exit {done.returncode}: {done.stdout}{done.stderr}'
    return done


def speak(*lines):
    """What the engine answers to these lines."""
    return run('engine', text=''.join(line + '\n' for line in lines)).stdout.splitlines()


def no_info(lines):
    for line in lines:
        assert not line.startswith('info') or re.fullmatch(INFO, line), line
    return [line for line in lines if not line.startswith('info')]


class Engine:
    """One that is spoken to line by line."""

    def __init__(self, *options):
        self.process = subprocess.Popen([PROGRAM, 'engine', *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True, env=ENVIRONMENT)
        self.remark = None

    def say(self, line):
        self.process.stdin.write(line + '\n')
        self.process.stdin.flush()

    def answer(self):
        """The next line that is no remark."""
        while True:
            line = self.process.stdout.readline().rstrip('\n')
            if not line.startswith(('info', 'id')):
                return line
            self.remark = line

    def end(self):
        self.say('quit')
        assert self.process.wait() == 0


def test_protocol():
    answers = speak('arena 1', 'a word of version 2', GAME + ' later words', 'draw S', 'go simulations 20',
                    'played S@0,-1 r90 [Red city:N]', 'draw V', 'played V@1,0 r0', 'result Red 1 Blue 2', GAME, 'quit')
    assert answers[0].startswith('id Bastide')
    answers = no_info(answers[1:])
    assert answers[:2] == ['ready', 'ready'] and answers[3:] == ['ready'], answers
    assert re.fullmatch('bestmove S@' + MOVE[6:], answers[2]), answers


def test_whole_game():
    """Against itself, each of its moves is legal."""
    engine = Engine()
    engine.say('arena 1')
    engine.say(GAME)
    assert engine.answer() == engine.answer() == 'ready'
    bag = list(BAG)
    random.Random(3).shuffle(bag)
    n_moves = 0
    for tile in bag:
        engine.say('draw ' + tile)
        engine.say('go simulations 0')
        answer = engine.answer()
        if answer == 'error the tile fits nowhere':
            engine.say(f'played {tile}@-')
            continue
        assert re.fullmatch('bestmove ' + MOVE, answer), answer
        engine.say('played ' + answer.removeprefix('bestmove '))
        n_moves += 1
    engine.say('draw A')
    assert engine.answer() == 'error no such tile is left'
    assert n_moves > 60
    engine.end()


def test_undo():
    """What was taken back is in hand again, and the same question has the same answer."""
    answers = no_info(speak(GAME, 'draw S', 'go simulations 30', 'played S@0,-1 r90', 'undo', 'go simulations 30', 'undo'))
    assert answers[1] == answers[2] and answers[1].startswith('bestmove'), answers
    assert answers[3].startswith('error'), answers


def test_same_answer():
    """Of one seed and so many simulations, with what goes before as well."""
    def ask(*before):
        engine = Engine()
        for line in (*before, GAME, 'draw U', 'played U@1,0 r0', 'draw B', 'go simulations 100'):
            engine.say(line)
            if line.startswith(('newgame', 'go')):
                answer = engine.answer()
        engine.end()
        return answer, engine.remark

    # The input stays open: at its end a slow machine would have no more than three seconds.
    assert ask() == ask(GAME.replace('527799353', '5'), 'draw A', 'go simulations 20')


def test_stop():
    engine = Engine()
    engine.say(GAME)
    engine.say('draw U')
    assert engine.answer() == 'ready'
    for _ in range(3):
        engine.say('go infinite')
        engine.say('stop')
        assert re.fullmatch('bestmove ' + MOVE, engine.answer())
    engine.say('stop')
    engine.say('go simulations 1000000000')
    engine.say('stop')
    assert engine.answer().startswith('bestmove')
    engine.say('go infinite')
    engine.end()


def test_ends_at_end_of_input():
    process = subprocess.Popen([PROGRAM, 'engine'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                               env=ENVIRONMENT)
    out, _ = process.communicate(f'{GAME}\ndraw U\ngo infinite\n')
    assert process.returncode == 0 and 'bestmove U@' in out


def test_refusals():
    for lines in (['draw A'], ['go movetime 10'], ['undo'], ['played A@1,0 r0'], ['arena 2'], ['newgame players 7'],
                  ['newgame players 1'], ['newgame tiles moon'], ['newgame rules moon'], ['position nonsense'],
                  ['position ']):
        answers = speak(*lines)
        assert len(answers) == 1 and re.fullmatch('error .+', answers[0]), (lines, answers)
    for line in ('go', 'go infinite now', 'go movetime', 'go movetime -1', 'go movetime x', 'go simulations 1 2',
                 'draw Z', 'draw', 'draw D0', 'played', 'played A@9,9 r0', 'played A@1,0', 'played A@-', 'nonsense'):
        answers = no_info(speak(GAME, 'draw U', line, 'go simulations 5'))
        assert answers[1].startswith('error '), (line, answers)
        # Nothing has changed.
        assert re.fullmatch('bestmove U@.*', answers[2]), (line, answers)


def test_budgets():
    """None, and more than there is time for, which a stop ends."""
    for limit in ('simulations 0', 'movetime 0', 'simulations 1', 'movetime 1'):
        assert no_info(speak(GAME, 'draw U', 'go ' + limit))[-1].startswith('bestmove U@'), limit
    for limit in ('simulations 1000000000', 'movetime 1000000000', 'infinite'):
        answers = no_info(speak(GAME, 'draw U', 'go ' + limit, 'stop', 'draw V', 'go simulations 0'))
        assert [answer[:11] for answer in answers] == ['ready', 'bestmove U@', 'bestmove V@'], answers
    for limit in ('simulations 99999999999999999999', 'movetime 1e9', 'simulations -1', 'simulations 0x10', 'movetime  5'):
        assert no_info(speak(GAME, 'draw U', 'go ' + limit))[-1].startswith('error '), limit


def test_stop_at_any_moment():
    """Before it thinks, while it does and after: one answer each, and quickly."""
    engine = Engine()
    engine.say(GAME)
    engine.say('draw U')
    assert engine.answer() == 'ready'
    for delay in (0, 0, .0005, .001, .003, .01, .03, .1, .3):
        engine.say('go simulations 1000000000')
        time.sleep(delay)
        engine.say('stop')
        assert engine.answer().startswith('bestmove U@')
        engine.say('stop')
    engine.say('go simulations 0')
    assert engine.answer().startswith('bestmove U@')
    engine.end()


def test_positions_without_a_turn():
    """Over, illegal, or with a tile that fits nowhere: what is wrong is said, and nothing else happens."""
    over = 'basic modern | Red 7 0; Blue 7 0 | Red | D@0,0 r0 | ' + ' '.join(BAG)
    answers = speak('position ' + over, 'go simulations 5', 'draw A', 'go infinite')
    assert answers == ['ready', 'error no tile was drawn', 'error no such tile is left', 'error no tile was drawn'], answers
    # C, a city on all sides, fits only a city's edge: the start tile has one, which is closed here.
    closed = 'position basic modern | Red 7 4; Blue 7 0 | Blue C | D@0,0 r0; E@0,-1 r180 | '
    assert speak(closed, 'go simulations 5') == ['ready', 'error the tile fits nowhere']
    for wrong in ('basic modern | Red 7 0; Blue 7 0 | Red U | D@0,0 r0; U@5,5 r0 |', 'basic modern | Red 7 0; Blue 7 0 | Red',
                  'basic modern | Red 99 0; Blue 7 0 | Red U | D@0,0 r0 | ',
                  'basic modern | Red 7 0; Blue 7 0 | Red U | D@0,0 r0 | ' + ' '.join('C' * 100)):
        answers = speak(GAME, 'draw U', 'position ' + wrong, 'go simulations 0')
        assert len(answers) == 4 and answers[1].startswith('error '), (wrong, answers)
        # The game before is still there.
        assert answers[3].startswith('bestmove U@'), (wrong, answers)
    run('best', '--sample', status=2)
    assert 'R1' in run('best', '--sample', '--tile', 'A', status=1).stderr


def test_nonsense():
    """10,000 lines: each is answered, and the engine still plays."""
    chance = random.Random(1)
    words = ['arena', 'newgame', 'draw', 'played', 'go', 'stop', 'undo', 'position', 'result', 'A@0,0', 'r90', '\x01', 'é', '%s',
             '[', '-1', '99999999999999999999', 'basic modern |', 'movetime', 'x' * 300]
    lines = [' '.join(chance.choice(words) for _ in range(chance.randrange(5))) for _ in range(10000)]
    lines = [line for line in lines if not line.startswith('arena')]
    answers = speak(*lines, 'x' * 2000000, GAME, 'draw U', 'go simulations 5')
    assert answers[-1].startswith('bestmove U@'), answers[-3:]
    assert all(line.startswith(('error ', 'ready', 'info ', 'bestmove ')) for line in answers)


def test_position():
    position = run('position', 'basic modern | Red 7 0; Blue 7 0 | Red U | D@0,0 r0 | ').stdout.strip()
    answers = no_info(speak('position ' + position, 'go simulations 10'))
    assert answers[0] == 'ready' and answers[1].startswith('bestmove U@'), answers


def test_exact_end():
    """With one tile left after it the answer is exact."""
    answers = run('best', '--sample', '--at', '70', '--simulations', '1000000', '--json', '--tile', 'A', status=1)
    assert 'R1' in answers.stderr or answers.stdout == ''
    for tile in 'ABCDEFGHIJKLMNOPQRSTUVWX':
        done = subprocess.run([PROGRAM, 'best', '--sample', '--at', '69', '--simulations', '10000000', '--json', '--tile',
                               tile], capture_output=True, text=True, env=ENVIRONMENT)
        if done.returncode == 0:
            best = json.loads(done.stdout)['best']
            assert all(turn['exact'] and turn['error'] == 0 for turn in best), best
            return
    raise AssertionError('no tile fits')


def test_sets():
    """Whatever is played, there is an answer."""
    for sets in ('basic+river', 'basic+inns-and-cathedrals', 'basic+abbey-and-mayor', 'basic+princess-and-dragon',
                 'basic+tower+traders-and-builders'):
        for players in (2, 6):
            answers = no_info(speak(f'newgame players {players} tiles {sets}', 'draw U', 'go simulations 10'))
            assert answers[0] == 'ready' and answers[1].startswith(('bestmove U@', 'error ')), (sets, answers)


def test_experience():
    """What was learned from is said, for every game in which it was little."""
    def told(game):
        return [line for line in speak(game, 'draw U', 'go simulations 1') if line.startswith('info experience')]

    assert told(GAME) == []
    assert told('newgame players 3 tiles basic') == ['info experience little']
    assert told('newgame players 2 tiles basic+river') == ['info experience little']
    assert told('newgame players 2 tiles basic+ferries') == ['info experience none']
    options = ('best', '--sample', '--at', '30', '--tile', 'N', '--simulations', '1')
    assert json.loads(run(*options, '--json').stdout)['experience'] == 'much'
    assert 'experience' not in run(*options).stdout


def play_on(engine, n_turns):
    """Turns with tiles of chance, each the engine's best, taken back and made again."""
    chance = random.Random(2)
    while n_turns > 0:
        engine.say('draw ' + chance.choice('ABCDEFGHIJKLMNOPQRSTUVWX'))
        engine.say('go simulations 0')
        answer = engine.answer()
        if answer == 'error no such tile is left':
            assert engine.answer().startswith(('bestmove', 'error'))
            continue
        if not answer.startswith('bestmove '):
            continue
        engine.say('played ' + answer.removeprefix('bestmove '))
        engine.say('undo')
        engine.say('go simulations 0')
        assert engine.answer() == answer
        engine.say('played ' + answer.removeprefix('bestmove '))
        n_turns -= 1


def test_whole_turns():
    """With any set a best turn is a whole one: it can be played, and the game goes on."""
    for sets in ('basic+princess-and-dragon', 'basic+abbey-and-mayor+tower'):
        engine = Engine('--level', '5')
        engine.say(f'newgame players 2 tiles {sets}')
        assert engine.answer() == 'ready'
        play_on(engine, 25)
        engine.end()


def test_rule_sets():
    engine = Engine()
    for rules in run('rules').stdout.splitlines():
        engine.say(f'newgame players 3 rules {rules.split()[0]}')
        assert engine.answer() == 'ready', rules
        play_on(engine, 6)
    engine.end()


def test_levels():
    """Each level plays, at once and the same again but the last; others are refused."""
    for level in '123456':
        options = ('best', '--sample', '--at', '30', '--tile', 'N', '--simulations', '10', '--level', level, '--json')
        one = json.loads(run(*options).stdout)
        assert one == json.loads(run(*options).stdout) and (one['simulations'] == 0) == (level != '6'), (level, one)
        answers = speak(GAME, 'draw U', 'go simulations 5')
        assert answers[-1].startswith('bestmove U@')
    for level in ('0', '7', '-1', 'x'):
        run('best', '--sample', '--at', '30', '--tile', 'N', '--level', level, status=2)
        run('engine', '--level', level, status=2, text='')


def test_best():
    one = run('best', '--sample', '--at', '30', '--tile', 'N', '--simulations', '60', '--json').stdout
    assert one == run('best', '--sample', '--at', '30', '--tile', 'N', '--simulations', '60', '--json').stdout
    answer = json.loads(one)
    assert len(answer['best']) == 5 and answer['turns'] > 5 and answer['simulations'] >= 60
    assert all(0 < turn['chance_error'] < .2 for turn in answer['best'])
    for turn in answer['best']:
        assert 0 <= turn['win'] <= 1 and 0 <= turn['tie'] <= 1 and turn['error'] >= 0 and turn['move'].startswith('N@')
        assert len(turn['line']) == 4 and all(0 < then['chance'] <= 1 for then in turn['line'])
        assert turn['line'][0]['player'] != turn['line'][1]['player']
    assert len(answer['why']) > 1 and answer['why'][-1]['cause'] == 'rest'
    assert all('feature' in reason or reason['cause'] in ('followers', 'rest') for reason in answer['why'])
    assert len(json.loads(run('best', '--sample', '--at', '30', '--tile', 'N', '--simulations', '1', '--json', '--lines',
                              '7').stdout)['best']) == 7
    text = run('best', '--sample', '--at', '30', '--tile', 'N', '--time', '1').stdout
    assert 'Margin' in text and 'Most likely then' in text and 'Why 1 before 2' in text
    for options in (('--time', '-1'), ('--threads', '65'), ('--lines', '0'), ('--simulations', '-1')):
        run('best', '--sample', '--at', '30', '--tile', 'N', *options, status=2)
    run('best', '--sample', status=2)


def findings():
    folder = os.path.join(CACHE.name, 'bastide', 'engine')
    return os.listdir(folder) if os.path.isdir(folder) else []


def test_report():
    """The same with any number of threads, and out of the cache."""
    options = ('report', '--sample', '--simulations', '4', '--json')
    one = run(*options, '--threads', '1', '--no-cache').stdout
    assert not findings()
    assert one == run(*options, '--threads', '3').stdout and len(findings()) == 71
    assert one == run(*options).stdout and len(findings()) == 71
    report = json.loads(one)
    assert len(report['turns']) == 71 and all(turn['known'] for turn in report['turns'])
    for number, player in enumerate(report['players']):
        turns = [turn for turn in report['turns'] if turn['player'] == player['name']]
        for what in ('luck', 'luck_win', 'loss', 'loss_win'):
            assert abs(sum(turn[what] for turn in turns) - player[what]) < 1e-6
        assert player['blunders'] == sum(turn['mark'] == '??' for turn in turns)
        assert player['turns'] == len(turns) and number < 2
        assert sum(player['by_feature'].values()) == player['points']
        assert 0 <= player['idle_figures'] <= 7 and 0 <= player['turns_without_followers'] <= len(turns)
        assert len(player['biggest']) == 3
    for turn in report['turns']:
        assert turn['loss'] >= 0 and 1 <= turn['rank'] <= turn['turns'] and 0 <= turn['win'] <= 1
        assert turn['mark'] == '' or turn['loss'] > 2 * turn['error']
        assert turn['rank'] > 1 or turn['loss'] == 0
        assert turn['exact'] or turn['rank'] == 1 or turn['error'] > 0
    summary = report['summary']
    assert summary['winner'] == 'Ilinca' and summary['margin'] == 11 and summary['verdict'] == 'luck', summary
    assert abs(summary['luck'] - report['players'][0]['luck'] + report['players'][1]['luck']) < 1e-6
    text = run('report', '--sample', '--simulations', '4').stdout
    assert 'Without luck' in text and ' won by 11 points' in text and text.count('Best turn') == 1
    run('report', status=2)
    run('report', '/nowhere/at.all', status=1)
    run('report', '--sample', '--threads', '65', status=2)


def test_report_marks():
    def marks(*options):
        turns = json.loads(run('report', '--sample', '--simulations', '4', '--json', *options).stdout)['turns']
        return [turn['mark'] for turn in turns]

    assert len([mark for mark in marks('--marks', '1,2,3') if mark == '??']) > len([mark for mark in marks() if mark == '??'])
    assert not any(marks('--marks', '500,600,700'))
    for wrong in ('', '1,2', '3,2,1', '1,2,nan', '0,1,2', '1,2,3,4', 'x,y,z', '1,2,1e9'):
        run('report', '--sample', '--marks', wrong, status=2)


def test_report_folder():
    """Games of a folder and of those in it, each once, with a table of them all; what is broken is told of."""
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, 'more'))
        game = os.path.join(folder, 'a.bastide')
        with open(os.path.join(GAMES, 'basic-1.bastide'), encoding='utf-8') as file:
            lines = file.readlines()
        moves = [line for line in lines if '<move ' in line]
        with open(game, 'w', encoding='utf-8') as file:
            file.writelines(line for line in lines if line not in moves[24:])
        copy = os.path.join(folder, 'more', 'b.bastide')
        shutil.copy(game, copy)
        with open(os.path.join(folder, 'notes.txt'), 'w', encoding='utf-8') as file:
            file.write('no game')
        before = [open(path, 'rb').read() for path in (game, copy)]
        done = run('report', folder, '--simulations', '5')
        assert done.stdout.count('a.bastide') > 1 and '2 games' in done.stdout, done.stdout
        booklet = os.path.join(folder, 'mistakes.bastide')
        run('report', game, '--simulations', '5', '--booklet', booklet, '--marks', '.1,.2,.3')
        assert '0 faults' in run('puzzle', 'check', booklet).stdout
        os.remove(booklet)
        with open(os.path.join(folder, 'c.bastide'), 'w', encoding='utf-8') as file:
            file.write('broken')
        assert 'c.bastide' in run('report', folder, '--simulations', '5', status=1).stderr
        assert before == [open(path, 'rb').read() for path in (game, copy)]
        run('report', game, '--booklet', os.path.join(folder, 'x.txt'), status=2)
        empty = os.path.join(folder, 'empty')
        os.mkdir(empty)
        run('report', empty, status=1)


def test_report_tips():
    """What the counts of the games are, of one player over all of them."""
    options = ('--simulations', '4', '--tips', '--player', 'Ilinca')
    one = json.loads(run('report', '--sample', *options, '--json').stdout)
    turns = json.loads(run('report', '--sample', '--simulations', '4', '--json').stdout)['turns']
    mine = [turn for turn in turns if turn['player'] == 'Ilinca']
    assert (one['player'], one['games'], one['turns'], one['experience']) == ('Ilinca', 1, len(mine), 'much'), one
    assert one['best_turns'] == sum(turn['loss'] == 0 for turn in mine)
    assert abs(one['loss'] - sum(turn['loss'] for turn in mine)) < 1e-6
    habits = {habit['habit']: habit for habit in one['habits']}
    assert habits['farmer']['played'] == sum('[Red field:' in turn['move'] or '[Blue field:' in turn['move'] for turn in mine)
    assert habits['no-figure']['played'] == sum('[' not in turn['move'] for turn in mine)
    for habit in habits.values():
        assert habit['played'] - habit['only_played'] == habit['best'] - habit['only_best'] >= 0
    text = run('report', '--sample', *options).stdout
    assert '1 game' in text and 'Best turn' not in text
    assert all(word in text for habit in habits.values() if habit['told'] for word in (habit['told'], str(habit['played'])))
    run('report', '--sample', '--tips', status=2)
    assert 'Nobody' in run('report', '--sample', '--simulations', '4', '--tips', '--player', 'Nobody', status=1).stderr


def test_report_stops():
    """What was found until then is kept."""
    process = subprocess.Popen([PROGRAM, 'report', '--sample', '--simulations', '200', '--seed', '77'], env=ENVIRONMENT,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    n_before = len(findings())
    while len(findings()) < n_before + 2 and process.poll() is None:
        time.sleep(.01)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate()
    assert process.returncode == 1 and 'stopped after 0 of 1 games' in errors, errors
    assert len(findings()) < n_before + 71


def test_train():
    """Where it stopped it goes on, to the same weights."""
    with tempfile.TemporaryDirectory() as folder:
        def path(name):
            return os.path.join(folder, name)

        run('train', '--tiles', 'basic', '--batches', '2', '--state', path('a.state'), '--out', path('a.net'))
        run('train', '--tiles', 'basic', '--batches', '2', '--threads', '1', '--out', path('b.net'))
        with open(path('a.net'), encoding='utf-8') as one, open(path('b.net'), encoding='utf-8') as other:
            text = one.read()
            assert text == other.read()
        assert text.startswith('bastide-engine 1\n')
        with open(path('cut.state'), 'w', encoding='utf-8') as file:
            file.write(text[:5000])
        assert 'cut short' in run('train', '--state', path('cut.state'), '--batches', '1', status=1).stderr \
            or 'parts' in run('train', '--state', path('cut.state'), '--batches', '1', status=1).stderr
    for options in ((), ('--out', 'x', '--batches', '0'), ('--out', 'x', '--players', '7'), ('--out', 'x', '--threads', '65')):
        run('train', *options, status=2)


if __name__ == '__main__':
    sys.exit(tap.run(globals()))
