#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# test-bench.sh PROGRAM SIGNATURES: a short bench of the engine, and of all sets, gives the signatures that
# are written down. A commit that changes the engine changes them too, and says why.
set -euo pipefail

{
  "$1" bench | sed -n 's/^signature /basic, in full: /p'
  "$1" bench --sets --games 200 | sed -n 's/: .* signature /: /p'
} | diff -u "$2" -
