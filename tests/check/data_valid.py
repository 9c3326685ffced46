# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything in data/ that has a schema is valid against it."""

import subprocess

import tree

SCHEMAS = (
    ('tilesets/*.xml', 'tileset.rng'),
    ('rulesets/*.xml', 'ruleset.rng'),
    ('rules/*.xml', 'rules.rng'),
    ('rules/tiles/*.xml', 'tileset.rng'),
    ('puzzles/*.bastide', 'document.rng'),
    ('samples/*.bastide', 'document.rng'),
)


def faults(root):
    data = root / 'data'
    for pattern, schema in SCHEMAS:
        found = sorted(data.glob(pattern))
        if not found:
            yield f'data/{pattern}: there is none'
            continue
        result = subprocess.run(['xmllint', '--nonet', '--noout', '--relaxng',
                                 data / 'schema' / schema, *found],
                                capture_output=True, text=True, check=False)
        if result.returncode:
            yield result.stderr.strip()


if __name__ == '__main__':
    tree.main(faults)
