# SPDX-License-Identifier: GPL-3.0-or-later
#
# Commands and options come from the program itself, so that none is missing here.

_bastide_cli ()
{
  local word=${COMP_WORDS[COMP_CWORD]} words

  if [ "$COMP_CWORD" -eq 1 ]; then
    words=$(bastide-cli --help 2>/dev/null | sed -n 's/^  \([a-z]*\) .*/\1/p')
    words+=' --help --version'
  elif [[ $word == -* ]]; then
    words=$(bastide-cli "${COMP_WORDS[1]}" --help 2>/dev/null | grep -o -e '--[a-z-]*')
  else
    compopt -o default
    return
  fi
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}

complete -F _bastide_cli bastide-cli
