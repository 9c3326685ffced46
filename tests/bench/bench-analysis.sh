#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# bench-analysis.sh PROGRAM: the time of each question, and with valgrind its instructions: what
# twice as many of them take more, for one.
set -euo pipefail

"$1"
command -v valgrind > /dev/null || exit 0

count ()
{
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 | sed -n 's/^.*Collected : //p'
}

for name in $("$1" --list); do
  case $name in
    points | joins | draws) few=1 ;;
    *) few=24 ;;
  esac
  echo "$name $(( ($(count "$1" "$name" $((2 * few))) - $(count "$1" "$name" $few)) / few )) instructions"
done
