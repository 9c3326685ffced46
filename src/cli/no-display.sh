#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# no-display.sh [FILE]: what ./dev run does where no window can open: the same game as a text and
# as a picture in the current directory.
set -eu

export TEXTDOMAIN=bastide
game=${1:---sample}

gettext "There is no display here. This is the score sheet; the board is in bastide-board.png."
printf '\n\n'
bastide-cli score "$game"
bastide-cli render "$game" -o bastide-board.png
