#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# make-locale.sh NAME DIRECTORY STAMP: compiles the locale NAME.UTF-8 into DIRECTORY, for LOCPATH. The
# C library translates nothing in the locale C.UTF-8, whatever LANGUAGE says.
set -eu

mkdir -p "$2"
rm -rf "$2/$1.UTF-8"
localedef -i "$1" -f UTF-8 "$2/$1.UTF-8"
touch "$3"
