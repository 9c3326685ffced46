#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# stand-in.sh VERSION REPOSITORY
#
# Makes org.gnome.Platform//VERSION and org.gnome.Sdk//VERSION out of the Debian packages that are
# installed here, without a download. Both are the same tree. This proves that the manifest builds,
# installs and starts in the sandbox; it does not prove that a newer GNOME has the same API.
set -eu

version=$1
repository=$2
arch=$(uname -m)
tuple=$(gcc -dumpmachine)

packages=(gcc libc6-dev meson ninja-build pkg-config gettext libxml2-utils
          libgtk-4-dev libadwaita-1-dev libxml2-dev libjson-glib-dev libarchive-dev
          desktop-file-utils appstream-util gtk-update-icon-cache shared-mime-info
          librsvg2-common adwaita-icon-theme fonts-dejavu-core libegl1 libgl1-mesa-dri
          bash coreutils libc-bin sed grep mawk findutils diffutils tar gzip)

tree=$(mktemp -d -p "$(dirname "$repository")")
trap 'rm -rf "$tree"' EXIT

# The packages, what they need, and what Debian takes for granted.
# shellcheck disable=SC2016
list_packages ()
{
  {
    apt-cache depends --recurse --installed --no-recommends --no-suggests --no-enhances \
              --no-breaks --no-conflicts --no-replaces "${packages[@]}" 2>/dev/null |
      grep -E '^[a-z0-9][a-z0-9.+:-]*$'
    dpkg-query -W -f '${Essential} ${Package}\n' | sed -n 's/^yes //p'
  } | sort -u | xargs dpkg-query -W -f '${db:Status-Status} ${binary:Package}\n' 2>/dev/null |
    sed -n 's/^installed //p'
}

# Their files below /usr, those of the merged /bin and /lib too, without what is only read.
list_package_files ()
{
  list_packages | xargs dpkg -L |
    sed -E 's#^/(bin|sbin|lib|lib64)(/|$)#/usr/\1\2#' | grep '^/usr/' |
    grep -vE '^/usr/(games|share/(doc|man|info|locale|gtk-doc|lintian|help))(/|$)'
}

# What the packages made on this machine when they were installed.
list_generated_files ()
{
  find "/usr/lib/$tuple/gdk-pixbuf-2.0" "/usr/lib/$tuple/gio/modules" /usr/share/glib-2.0/schemas \
       /usr/share/icons -type f \( -name '*cache*' -o -name '*.compiled' \)
  find /usr/share/mime -type f
  ls -d /usr/lib64 /usr/lib64/* /usr/bin/awk /usr/bin/cc 2>/dev/null || true
}

copy_files ()
{
  mkdir -p "$tree/files" "$tree/usr/etc"
  { list_package_files; list_generated_files; } | sed 's#^/usr/##' | sort -u |
    while read -r file; do
      [ -d "/usr/$file" ] && [ ! -L "/usr/$file" ] || [ ! -e "/usr/$file" ] || echo "$file"
    done > "$tree/list"
  tar -C /usr -c --no-recursion -T "$tree/list" | tar -C "$tree/usr" -x
  cp -a /etc/fonts /etc/ld.so.conf.d /etc/alternatives "$tree/usr/etc/"
}

export_runtime ()
{
  cat > "$tree/metadata" <<END
[Runtime]
name=$1
runtime=org.gnome.Platform/$arch/$version
sdk=org.gnome.Sdk/$arch/$version
END
  flatpak build-export --runtime --disable-sandbox --arch="$arch" \
          "$repository.new" "$tree" "$version"
}

copy_files
rm -rf "$repository.new"
ostree --repo="$repository.new" init --mode=bare-user-only
export_runtime org.gnome.Platform
export_runtime org.gnome.Sdk
mv "$repository.new" "$repository"
