#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# no-display.sh [FILE]: what ./dev run does where no window can open: the same game as a text and
# as a picture in the current directory.
set -eu

# Where no language is chosen the C library has ASCII alone.
[ "$(locale charmap 2>/dev/null)" != ANSI_X3.4-1968 ] || export LC_ALL=C.UTF-8
export TEXTDOMAIN=bastide
game=${1:---sample}

gettext "There is no display here. This is the score sheet; the board is in bastide-board.png."
printf '\n\n'
bastide-cli score "$game"
bastide-cli render "$game" -o bastide-board.png
