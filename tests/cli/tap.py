# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs the functions of a test whose names begin with test_, and tells of each as the Test Anything Protocol has it."""


class SkipTest(Exception):
    pass


def run(names):
    """names: globals() of the test. The exit status."""
    tests = [(name, test) for name, test in names.items() if name.startswith('test_')]
    failed = 0
    print(f'1..{len(tests)}')
    for number, (name, test) in enumerate(tests, 1):
        try:
            test()
            print(f'ok {number} {name}', flush=True)
        except SkipTest as reason:
            print(f'ok {number} {name} # SKIP {reason}', flush=True)
        except Exception as error:  # pylint: disable=broad-except
            failed += 1
            print(f'not ok {number} {name}\n# {type(error).__name__}: {error}'.replace('\n', '\n# '), flush=True)
    return 1 if failed else 0
