# What a real zsh makes of each line of the input and a TAB, a line each. $1: a folder with the completion.
zmodload zsh/zpty
zpty shell zsh -f -i
heard=""
until_seen() {
  local piece
  while [[ $heard != *$1* ]]; do zpty -r shell piece || return 1; heard+=$piece; done
}
zpty -w shell "bindkey -e; PS1='' ; unsetopt zle_bracketed_paste 2>/dev/null; stty -echo; zstyle ':completion:*' list-prompt ''; LISTMAX=1000; COLUMNS=200; LINES=80"
zpty -w shell "fpath=(${(q)1} \$fpath); autoload -Uz compinit; compinit -u -D; print READ''Y"
until_seen READY
while read -r line; do
  heard=""
  # ^A and ^E put it between quotes: the shell prints what it has by then.
  zpty -w -n shell "$line"$'\t'
  zpty -w -n shell $'\x01print -r -- "BUFFER=<'$'\x05>" ; print DO""NE\n'
  until_seen DONE
  print -r -- "${${heard##*BUFFER=<}%%>*}"
done
zpty -d shell
