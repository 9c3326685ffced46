#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program with SIGKILL at random moments: while it edits and saves, and while a lesson and a puzzle are made
and the quiz is answered.

test-recovery.py EDITOR SAMPLE [ROUNDS [SEED]]: run under xrun.sh.

After each kill the file on disk is whole and one of those that were saved, its backup too; the
next start shows the document as it was when the draft before last was on the disk, or later, with the move that was
selected; a start after a normal end shows the same again, without a word. A lesson and a puzzle that were being made
come back in the same way, and the answers to the quiz are there. No clock decides: drafts are waited for, and what may be
lost is told by them, not by seconds.
"""

import hashlib
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

EDITOR, SAMPLE = sys.argv[1], sys.argv[2]
ROUNDS = int(sys.argv[3]) if len(sys.argv) > 3 else 4
SEED = int(sys.argv[4]) if len(sys.argv) > 4 else 1

# A kill comes after so many drafts at most, and so many seconds after the last of them.
MOST_DRAFTS, MOST_SECONDS = 3, 2.5


class Failure(Exception):
    pass


def check(condition, sentence):
    if not condition:
        raise Failure(sentence)


def read_lines(path):
    """The whole lines; the last one may have been cut."""
    with open(path, encoding='utf-8') as log:
        return [line.split() for line in log.read().split('\n')[:-1] if line]


def read_drafts():
    """What tells one draft on the disk from the next, by its name: drafts are put in place of each other whole."""
    found = {}
    for folder, _, names in os.walk(os.path.join(os.environ['XDG_DATA_HOME'], 'bastide', 'drafts')):
        for name in names:
            try:
                if name.endswith('.bastide'):
                    found[name] = os.stat(os.path.join(folder, name)).st_ino
            except FileNotFoundError:   # another one has its place in a moment
                pass
    return found


def edit_and_kill(mode, folder, document, seed, n_drafts, seconds):
    """Gives the lines of the editor, how many of them are surely in the last drafts, and the moment of the editor's
    death on the monotonic clock.

    Whatever was there while one draft was on the disk is in the one after the next: that is made when the next is
    written.
    """
    path = os.path.join(folder, 'log')
    known = {}      # of each state of each draft that was seen, how many lines there were while it was on the disk
    drafts = {}
    until = None
    with open(path, 'w', encoding='utf-8') as log:
        process = subprocess.Popen([EDITOR, mode, str(seed), document], stdout=log,
                                   stderr=subprocess.DEVNULL)
        while until is None or time.monotonic() < until:
            check(process.poll() is None, f'the editor ended by itself: {process.returncode}')
            n_lines = len(read_lines(path))
            for name, state in read_drafts().items():
                if drafts.get(name) != state:
                    drafts[name] = state
                    known.setdefault(name, []).append(n_lines)
            if until is None and n_lines > 0 and sum(map(len, known.values())) >= n_drafts:
                until = time.monotonic() + seconds
            time.sleep(0.01)
        killed = time.monotonic()
        process.send_signal(signal.SIGKILL)
        process.wait()
    surely = min((states[-3] if len(states) > 2 else 0 for states in known.values()), default=0)
    return read_lines(path), surely, killed


def look_at_all():
    output = subprocess.run([EDITOR, 'look'], capture_output=True, text=True, check=True)
    return [line.split() for line in output.stdout.splitlines()]


def look():
    return [line[1:] for line in look_at_all() if line[0] == 'shown']


def hash_of(path):
    with open(path, 'rb') as file:
        return hashlib.sha1(file.read()).hexdigest()


def check_files(document, lines, original):
    """The document and its backup are states that were there, and no older than the last save."""
    states = [line[2] for line in lines]
    saves = [i for i, line in enumerate(lines) if line[0] == 'saved']
    now = hash_of(document)
    if now != original or saves:
        check(now in states, 'the file on disk is none that was saved')
    if saves:
        last = max(i for i, state in enumerate(states) if state == now)
        check(last >= saves[-1], 'the file on disk is older than the last save')
        check(hash_of(document + '~') in [original] + states, 'the backup is damaged')


def check_shown(shown, lines, n_known, killed):
    """What is open after the kill; gives how many seconds and how many states were lost."""
    check(len(shown) == 1, f'{len(shown)} games are open')
    found = [i for i, line in enumerate(lines) if line[2:4] == shown[0][:2]]
    check(found, f'the game shown was never there: {shown[0]}')
    check(found[-1] + 1 >= n_known, f'of {n_known} states that were in a draft {n_known - found[-1] - 1} are lost')
    later = [float(line[1]) / 1e6 for line in lines[found[-1] + 1:] if line[0] == 'state']
    return killed - later[0] if later else 0.0, len(later)


def check_made(kind, shown, lines, n_known, killed):
    """What is made and open after the kill is as it was when it was last in a draft, or later."""
    said = [i for i, line in enumerate(lines) if line[0] == kind]
    sure = [i for i in said if i < n_known]
    mine = [line for line in shown if line[0] == kind]
    # The first line is before any change: what was only opened has no draft.
    if not mine and len(sure) < 2:
        return 0.0
    check(len(mine) == 1, f'{len(mine)} pages of a {kind} came back')
    check(mine[0][2] == 'notice', f'nothing says that the {kind} was recovered')
    found = [i for i in said if lines[i][2] == mine[0][1]]
    check(found, f'the {kind} that came back was never there')
    check(not sure or found[-1] >= sure[-1], f'of the {kind} something is lost that was in a draft')
    later = [float(lines[i][1]) / 1e6 for i in said if i > found[-1]]
    return killed - later[0] if later else 0.0


def check_answers(shown, lines, n_known):
    """What was answered before a draft was written counts, and nothing that was not."""
    said = [(i, int(line[2])) for i, line in enumerate(lines) if line[0] == 'answered']
    sure = [number for i, number in said if i < n_known]
    counted = [int(line[1]) for line in shown if line[0] == 'answered'][0]
    check(counted >= (sure[-1] if sure else 0), f'{counted} answers are left of {sure[-1:]}')
    check(counted <= len(said) + 1, f'{counted} answers, but only {len(said)} were given')


def test_made(number):
    """Kills while a lesson and a puzzle are made and the quiz is answered."""
    dice = random.Random(SEED * 1000 + number)
    folder = tempfile.mkdtemp(prefix='bastide-kill-')
    try:
        os.environ['XDG_DATA_HOME'] = os.path.join(folder, 'data')
        document = os.path.join(folder, 'game.bastide')
        shutil.copy(SAMPLE, document)
        lines, n_known, killed = edit_and_kill('make', folder, document, SEED * 1000 + number,
                                               dice.randint(2, 3 * MOST_DRAFTS), dice.uniform(0, MOST_SECONDS))
        shown = look_at_all()
        lost = max(check_made(kind, shown, lines, n_known, killed) for kind in ('lesson', 'puzzle'))
        check_answers(shown, lines, n_known)
        again = [[*line[:2], 'quiet'] if line[0] in ('lesson', 'puzzle') else line for line in shown]
        # Each is a window, and which of two comes first is no matter.
        check(sorted(line for line in look_at_all() if line[0] != 'shown')
              == sorted(line for line in again if line[0] != 'shown'), 'the next start shows something else')
        return (lost, 0), len(lines), 'made'
    finally:
        shutil.rmtree(folder)


def test_kill(number):
    dice = random.Random(SEED * 1000 + number)
    folder = tempfile.mkdtemp(prefix='bastide-kill-')
    try:
        os.environ['XDG_DATA_HOME'] = os.path.join(folder, 'data')
        document = os.path.join(folder, 'game.bastide')
        shutil.copy(SAMPLE, document)
        original = hash_of(document)
        lines, n_known, killed = edit_and_kill('edit', folder, document, SEED * 1000 + number,
                                               dice.randint(0, MOST_DRAFTS), dice.uniform(0, MOST_SECONDS))
        check_files(document, lines, original)
        shown = look()
        if not shown:       # before the first draft
            check(n_known == 0, 'nothing is open')
            shown = [[original, lines[0][3], 'unchanged', 'quiet']]
        lost = check_shown(shown, lines, n_known, killed)
        if shown[0][2] == 'changed':
            check(shown[0][3] == 'notice', 'nothing says that the game was recovered')
            again = look()
            check([line[:3] for line in again] == [line[:3] for line in shown],
                  f'the next start shows {again} instead of {shown}')
            check(again[0][3] == 'quiet', 'a normal end is taken for a crash')
        return lost, len(lines), shown[0][2]
    finally:
        shutil.rmtree(folder)


def main():
    print('TAP version 13')
    print(f'1..{2 * ROUNDS}')
    failed = 0
    worst = 0.0
    for number in range(1, 2 * ROUNDS + 1):
        try:
            (lost, states), n_lines, kind = (test_kill if number <= ROUNDS else test_made)(number)
            worst = max(worst, lost)
            print(f'ok {number} - killed after {n_lines} states: {kind}, {lost:.2f} s and '
                  f'{states} states lost')
        except (Failure, subprocess.SubprocessError, OSError) as error:
            failed += 1
            print(f'not ok {number} - {error}')
        sys.stdout.flush()
    print(f'# {2 * ROUNDS - failed} of {2 * ROUNDS} recovered, at most {worst:.2f} s lost')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
