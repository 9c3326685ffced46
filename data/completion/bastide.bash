# SPDX-License-Identifier: GPL-3.0-or-later

_bastide ()
{
  local word=${COMP_WORDS[COMP_CWORD]}

  compopt -o default
  [[ $word != -* ]] || mapfile -t COMPREPLY < <(compgen -W '--sample --version --help' -- "$word")
}

complete -F _bastide bastide
