#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# xrun.sh PROGRAM ARGUMENT...
#
# Runs a program on an X server, a session bus and a home of its own, and exits with its status.
# XRUN_SCREEN=1280x800x24 is the screen. Any number of these may run at once: the server picks a
# free display by itself (-displayfd), which xvfb-run does not.
set -u

[ $# -gt 0 ] || { echo "usage: xrun.sh PROGRAM ARGUMENT..." >&2; exit 2; }

scratch=$(mktemp -d "${TMPDIR:-/tmp}/bastide-xrun.XXXXXX") || exit 99
server=

# shellcheck disable=SC2317
clean_up ()
{
  if [ -n "$server" ]; then
    kill "$server" 2>/dev/null
    wait "$server" 2>/dev/null
  fi
  rm -rf "$scratch"
}

start_server ()
{
  local number

  mkfifo "$scratch/number"
  # Without -r a key that a busy machine is slow to let go of is typed twice.
  Xvfb -r -displayfd 3 -screen 0 "${XRUN_SCREEN:-1280x800x24}" -nolisten tcp -noreset \
       3>"$scratch/number" >"$scratch/xvfb.log" 2>&1 &
  server=$!
  if ! read -r -t 30 number <"$scratch/number"; then
    echo "xrun.sh: no X server:" >&2
    cat "$scratch/xvfb.log" >&2
    exit 99
  fi
  export DISPLAY=":$number"
}

# What a user has set up must not show in a test, and a test must not change it.
separate_from_user ()
{
  mkdir -m 700 "$scratch/runtime" "$scratch/data" "$scratch/config" "$scratch/cache" "$scratch/state" "$scratch/tmp"
  export XDG_RUNTIME_DIR=$scratch/runtime XDG_DATA_HOME=$scratch/data
  export XDG_CONFIG_HOME=$scratch/config XDG_CACHE_HOME=$scratch/cache XDG_STATE_HOME=$scratch/state
  # Whatever is left there goes with the rest, also if PROGRAM is ended.
  export TMPDIR=$scratch/tmp
  # Nothing moves by itself but where a test asks for it.
  mkdir "$scratch/config/gtk-4.0"
  printf '[Settings]\ngtk-enable-animations=false\n' >"$scratch/config/gtk-4.0/settings.ini"
  export GSETTINGS_BACKEND=memory GDK_BACKEND=x11 GSK_RENDERER="${GSK_RENDERER:-cairo}"
  export ADW_DISABLE_PORTAL=1
  # As exact_stacks in meson.build.
  export ASAN_OPTIONS="${ASAN_OPTIONS:-fast_unwind_on_malloc=0:malloc_context_size=8}"
  unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS XAUTHORITY DESKTOP_STARTUP_ID
}

trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

separate_from_user
start_server

# The bus and what it starts write to a log: only PROGRAM has our output, which may be TAP.
dbus-run-session -- bash -c 'exec "$@" >&4 2>&5 4>&- 5>&-' bash "$@" \
  4>&1 5>&2 >"$scratch/bus.log" 2>&1
status=$?

# Nothing of PROGRAM was started: say why.
[ $status -ne 127 ] || cat "$scratch/bus.log" >&2
exit $status
