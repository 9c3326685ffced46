# SPDX-License-Identifier: GPL-3.0-or-later

complete -c bastide -l sample -d 'Open the game that comes with Bastide'
complete -c bastide -l version -d 'Print the version and exit'
complete -c bastide -s h -l help -d 'Print the options and exit'
