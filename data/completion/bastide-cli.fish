# SPDX-License-Identifier: GPL-3.0-or-later
#
# Commands and options come from the program itself, so that none is missing here.

function __bastide_cli_commands
    bastide-cli --help 2>/dev/null | string match -rg '^  ([a-z]+) +(.*)' | paste - -
end

function __bastide_cli_options
    set -l words (commandline -opc)
    bastide-cli $words[2] --help 2>/dev/null | string match -rg -- '(--[a-z-]+)'
end

complete -c bastide-cli -n __fish_use_subcommand -f -a '(__bastide_cli_commands)'
complete -c bastide-cli -n __fish_use_subcommand -l help -d 'Print the commands and exit'
complete -c bastide-cli -n __fish_use_subcommand -l version -d 'Print the version and exit'
complete -c bastide-cli -n 'not __fish_use_subcommand; and string match -q -- "-*" (commandline -ct)' -f -a '(__bastide_cli_options)'
