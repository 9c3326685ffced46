#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""arena-engine.py HABIT [FOLDER]: a program for the arena with one habit, good or bad. It plays legal moves at chance.
In FOLDER it leaves all that it was told, in a file of its own."""

import os
import random
import re
import sys
import time

HABIT = sys.argv[1]
LOG = open(os.path.join(sys.argv[2], str(os.getpid())), 'w', encoding='utf-8') if len(sys.argv) > 2 else None
# Tiles that look the same in every rotation; and one feature that has all edges.
ALL_ALIKE = {'B': 'field:', 'C': 'city:', 'X': None}


def say(*lines):
    sys.stdout.write(''.join(line + '\n' for line in lines))
    sys.stdout.flush()


def hear():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    if LOG:
        LOG.write(line)
        LOG.flush()
    return line.rstrip('\n')


def for_ever(line, end='\n'):
    """Says it again and again, and reads nothing."""
    block = (line + end) * 5000
    while True:
        sys.stdout.write(block)


def ask_legal():
    say('legal')
    word, count = hear().split()
    assert word == 'legal'
    return [hear() for _ in range(int(count))]


def rename(move, dice):
    """The same move in other words."""
    feature = ALL_ALIKE.get(move[0], '')
    if feature != '':
        move = re.sub(r' r\d+', lambda _: ' r%d' % dice.choice((0, 90, 180, 270)), move)
    if feature:
        sides = ('NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR') if feature == 'field:' else 'NESW'
        move = re.sub(feature + r'\w+', lambda _: feature + dice.choice(sides), move)
    return move


def misbehave():
    """At the third turn of a game."""
    if HABIT == 'lies':
        say('bestmove A@99,99 r0')
    elif HABIT == 'gibbers':
        sys.stdout.buffer.write(b'\xff\x00\x1b[2J\r\n')
        sys.stdout.flush()
    elif HABIT == 'dies' or (HABIT == 'once' and len(os.listdir(sys.argv[2])) == 1):
        sys.exit(3)
    elif HABIT == 'sleeps':
        time.sleep(100000)
    elif HABIT == 'remarks':
        for_ever('info I am thinking')
    elif HABIT == 'asks':
        for_ever('legal')
    elif HABIT == 'floods':
        for_ever('bestmove ', '')
    elif HABIT == 'late':
        time.sleep(.2)


def main():
    dice, other_dice, n_turns, meant = random.Random(), random.Random(1), 0, None
    if HABIT == 'never':
        say('hello')
    while True:
        words = hear().split()
        if words[0] == 'arena':
            say('id one that \x1b[31m' + HABIT, 'ready')
        elif words[0] == 'newgame':
            dice.seed(int(words[words.index('seed') + 1]))
            n_turns, meant = 0, None
            say('ready')
        elif words[0] == 'go':
            n_turns += 1
            if n_turns == 3:
                misbehave()
            moves = ask_legal()
            if HABIT == 'talks':
                say('info there are %d' % len(moves))
                assert moves == ask_legal()
            # Every Python throws the same, which choice() does not promise.
            meant = moves[int(dice.random() * len(moves))]
            say('bestmove ' + (rename(meant, other_dice) if HABIT == 'renames' else meant))
            if HABIT == 'twice' and n_turns == 3:
                say('bestmove ' + meant)
        elif words[0] == 'played' and meant:
            if ' '.join(words[1:]) != meant:
                say('it was ' + meant)
            meant = None
        elif words[0] == 'quit' and HABIT != 'stays':
            return


if __name__ == '__main__':
    main()
