#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""summary.py testlog.json: counts every single test of a meson run.

Reads meson's own log and not its JUnit file, which leaves out a program that crashed or ran out
of time after its last line. Names what was tried again, left out, and what failed, then prints "N passed, N failed", and
exits 1 if anything did. What a busy machine let go astray once is counted as well: a number that grows is a fault.
"""

import json
import re
import sys

CASE = re.compile(r'^(ok|not ok)\b[ \t]*\d*[ \t]*(?:- )?([^#\n]*)(#[ \t]*(?i:skip|todo)\b)?', re.M)
AGAIN = re.compile(r'^# tried again: (.*)$', re.M)
# What a test says of its own fault, in the lines below it.
REASON = re.compile(r'^not ok\b.*\n# (\w+: .*)$', re.M)
GOOD = ('OK', 'EXPECTEDFAIL')


def cases(test):
    """The single tests of one program: (name, 'passed' | 'failed' | 'skipped')."""
    if test['result'] == 'SKIP':
        return [(test['name'], 'skipped')]
    found = []
    for word, name, directive in CASE.findall(test.get('stdout', '')):
        state = 'skipped' if directive else 'passed' if word == 'ok' else 'failed'
        found.append((f"{test['name']}: {name.strip()}", state))
    if test['result'] in GOOD:
        return found or [(test['name'], 'passed')]
    if not any(state == 'failed' for _, state in found):
        found.append((f"{test['name']}: {test['result'].lower()}", 'failed'))
    return found


def main(path):
    with open(path, encoding='utf-8') as log:
        tests = [json.loads(line) for line in log]
    found = [case for test in tests for case in cases(test)]
    again = [f"{test['name']}: {fault}" for test in tests for fault in AGAIN.findall(test.get('stdout', ''))]
    reasons = [f"{test['name']}: {reason}" for test in tests for reason in REASON.findall(test.get('stdout', ''))]
    for fault in again:
        print(f'tried again: {fault}')
    for reason in reasons:
        print(f'reason: {reason}')
    count = {'passed': 0, 'failed': 0, 'skipped': 0}
    for name, state in found:
        count[state] += 1
        if state != 'passed':
            print(f'{state}: {name}')
    line = f"{count['passed']} passed, {count['failed']} failed"
    if count['skipped']:
        line += f", {count['skipped']} skipped"
    if again:
        print(f'{len(again)} tried again')
    print(line)
    return 1 if count['failed'] or not count['passed'] else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
