#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# xrun.sh PROGRAM ARGUMENT...
#
# Runs a program on an X server, a session bus and a home of its own, and exits with its status.
# XRUN_SCREEN=1280x800x24 is the screen. Any number of these may run at once: the server picks a
# free display by itself (-displayfd), which xvfb-run does not. With XRUN_TOUCH=yes it is a screen that
# fingers touch, too, as tests/app/touch.py makes them do by the socket that XRUN_TOUCH_SOCKET names.
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

# write_touch_config WIDTH HEIGHT: a screen without a card, and a pad of which tests are the fingers.
write_touch_config ()
{
  local mode="$1 $(($1 + 8)) $(($1 + 16)) $(($1 + 24)) $2 $(($2 + 8)) $(($2 + 16)) $(($2 + 24))"

  cat <<END
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "DontVTSwitch" "true"
EndSection
Section "Device"
  Identifier "card"
  Driver "dummy"
  VideoRam 65536
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
  Modeline "mode" 80 $mode
EndSection
Section "Screen"
  Identifier "screen"
  Device "card"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "mode"
    Virtual $1 $2
  EndSubSection
EndSection
$(for kind in Keyboard PointerAbsolute Touch; do
    printf 'Section "InputDevice"\n  Identifier "%s"\n  Driver "inputtest"\n' $kind
    printf '  Option "SocketPath" "%s"\n  Option "DeviceType" "%s"\nEndSection\n' "$scratch/$kind" $kind
  done)
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "Keyboard" "CoreKeyboard"
  InputDevice "PointerAbsolute" "CorePointer"
  InputDevice "Touch" "SendCoreEvents"
EndSection
END
}

start_server ()
{
  local number screen=${XRUN_SCREEN:-1280x800x24}
  local command=(Xvfb -screen 0 "$screen")

  if [ -n "${XRUN_TOUCH:-}" ]; then
    export XRUN_TOUCH_SOCKET=$scratch/Touch
    screen=${screen%x*}
    write_touch_config "${screen%x*}" "${screen#*x}" >"$scratch/xorg.conf"
    command=(Xorg -config "$scratch/xorg.conf" -logfile "$scratch/xorg.log" -novtswitch -sharevts)
  fi
  mkfifo "$scratch/number"
  # Without -r a key that a busy machine is slow to let go of is typed twice.
  "${command[@]}" -r -displayfd 3 -nolisten tcp -noreset 3>"$scratch/number" >"$scratch/server.log" 2>&1 &
  server=$!
  if ! read -r -t 30 number <"$scratch/number"; then
    echo "xrun.sh: no X server:" >&2
    cat "$scratch/server.log" >&2
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
