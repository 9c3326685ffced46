#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# try.sh [--bundle]: builds the Flatpak against a stand-in runtime, installs it, starts it on a screen of its
# own, waits for the window, takes a picture of it and closes it. With --bundle it builds it twice, which must
# give the same files, leaves them as org.bastide.Bastide.flatpak, installs and starts that file, and asks it for a
# sentence in Polish. Everything stays in build-flatpak; neither the network nor the user's own Flatpaks are
# touched. ./dev flatpak calls it after installing what it needs.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
out=${BUILD_DIR:-$here/../build-flatpak}
id=org.bastide.Bastide
manifest=$here/$id.json
version=$(sed -n 's/.*"runtime-version": "\(.*\)".*/\1/p' "$manifest")

mkdir -p "$out"
out=$(cd "$out" && pwd)
export FLATPAK_USER_DIR=$out/user HOME=$out/home
mkdir -p "$HOME"

say ()
{
  echo "flatpak: $*"
}

# Runs a command; its output shows only if it fails.
quietly ()
{
  "$@" >"$out/log" 2>&1 </dev/null || { cat "$out/log" >&2; say "failed: $*" >&2; exit 1; }
}

# Flatpak asks the system bus about parental controls; where there is none, ours answers.
with_buses ()
{
  if [ -S /run/dbus/system_bus_socket ] || [ "$(id -u)" -eq 0 ]; then
    dbus-run-session -- "$@"
  else
    # shellcheck disable=SC2016
    dbus-run-session -- bash -c 'DBUS_SYSTEM_BUS_ADDRESS=$DBUS_SESSION_BUS_ADDRESS exec "$@"' bash "$@"
  fi
}

add_stand_in ()
{
  quietly flatpak remote-add --user --if-not-exists --no-gpg-verify stand-in "$out/repository"
}

install_runtime ()
{
  [ -d "$out/repository" ] || quietly "$here/stand-in.sh" "$version" "$out/repository"
  add_stand_in
  quietly with_buses flatpak install --user -y --noninteractive stand-in \
          "org.gnome.Platform//$version" "org.gnome.Sdk//$version"
}

# build_application REPOSITORY: nothing is taken from an earlier build.
build_application ()
{
  quietly with_buses flatpak-builder --user --force-clean --disable-rofiles-fuse --disable-cache \
          --repo="$1" --state-dir="$out/state" "$out/build" "$manifest"
}

# The checksum of all that is installed, without the commit's own time.
print_content ()
{
  ostree --repo="$1" ls -R -C "app/$id/$(uname -m)/master" | sha256sum
}

# As another user would, who has nothing yet and can get nothing but the runtime.
install_bundle ()
{
  export FLATPAK_USER_DIR=$out/fresh
  rm -rf "$FLATPAK_USER_DIR"
  add_stand_in
  quietly with_buses flatpak install --user -y --noninteractive --no-related "$out/$id.flatpak"
  say "$out/$id.flatpak is built and installed from that file alone"
}

# What is installed speaks Polish, too: a bundle has no second part to carry translations. The locale is ours, as
# runtimes differ in theirs.
ask_in_polish ()
{
  local said

  quietly "$here/../tests/make-locale.sh" pl_PL "$out/locale" "$out/locale.stamp"
  said=$(with_buses flatpak run --user --filesystem="$out/locale:ro" --env=LOCPATH="$out/locale" \
                    --env=LC_ALL=pl_PL.UTF-8 --env=LANGUAGE= --command=bastide-cli "$id" score --sample)
  if [[ $said != *"Wygrywa"* ]]; then
    say "it does not speak Polish: $said" >&2
    exit 1
  fi
  say "it speaks Polish"
}

bundle ()
{
  build_application "$out/again"
  if [ "$(print_content "$out/application")" != "$(print_content "$out/again")" ]; then
    diff <(ostree --repo="$out/application" ls -R -C "app/$id/$(uname -m)/master") \
         <(ostree --repo="$out/again" ls -R -C "app/$id/$(uname -m)/master") >&2 || true
    say "two builds differ" >&2
    exit 1
  fi
  say "two builds are the same"
  quietly flatpak build-bundle "$out/application" "$out/$id.flatpak" "$id" master
  install_bundle
  ask_in_polish
}

install_application ()
{
  rm -rf "$out/application" "$out/again"
  build_application "$out/application"
  quietly flatpak remote-add --user --if-not-exists --no-gpg-verify application "$out/application"
  quietly with_buses flatpak install --user -y --noninteractive --reinstall application "$id"
}

# wait_for_window PROCESS: prints the window's number; fails if the process ends without one.
wait_for_window ()
{
  for _ in $(seq 100); do
    xdotool search --onlyvisible --class bastide 2>/dev/null && return
    kill -0 "$1" 2>/dev/null || return 1
    sleep 0.2
  done
  return 1
}

# Inside xrun.sh: start it, look at it, close it.
try_window ()
{
  local window application status=0

  flatpak run --user --env=GSK_RENDERER=cairo "$id" --sample >"$out/application.log" 2>&1 &
  application=$!
  if ! window=$(wait_for_window $application); then
    cat "$out/application.log" >&2
    say "no window came up" >&2
    kill $application 2>/dev/null
    return 1
  fi
  sleep 2
  import -window root "$out/window.png"
  xdotool windowfocus "${window%%$'\n'*}" key ctrl+q
  wait $application || status=$?
  cat "$out/application.log"
  say "the window came up and closed with status $status; its picture is $out/window.png"
  return $status
}

if [ "${1:-}" = --window ]; then
  try_window
  exit
fi

install_runtime
say "stand-in runtime $version is installed"
install_application
say "$id is built and installed"
[ "${1:-}" != --bundle ] || bundle
"$here/../tests/xrun.sh" env FLATPAK_USER_DIR="$FLATPAK_USER_DIR" BUILD_DIR="$out" "$here/try.sh" --window
