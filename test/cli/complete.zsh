# What a real shell makes of each line of the input and a TAB, a line each. $1: zsh or bash; $2: a folder with the completion.
zmodload zsh/zpty
case $1 in
  bash) zpty shell bash --norc --noprofile -i ;;
  *) zpty shell zsh -f -i ;;
esac
heard=""
until_seen() {
  local piece
  while [[ $heard != *$1* ]]; do zpty -r shell piece || return 1; heard+=$piece; done
}
if [[ $1 == bash ]]; then
  zpty -w shell "PS1=''; stty -echo columns 200; bind 'set enable-bracketed-paste off'; bind 'set bell-style none'"
  zpty -w shell "source ${(q)2}/mostrador.bash; printf '%s\n' READ''Y"
else
  zpty -w shell "bindkey -e; PS1='' ; unsetopt zle_bracketed_paste 2>/dev/null; stty -echo; zstyle ':completion:*' list-prompt ''; LISTMAX=1000; COLUMNS=200; LINES=80"
  zpty -w shell "fpath=(${(q)2} \$fpath); autoload -Uz compinit; compinit -u -D; printf '%s\n' READ''Y"
fi
until_seen READY
while IFS= read -r line; do
  heard=""
  # ^A and ^E put it between quotes: the shell prints what it has by then.
  zpty -w -n shell "$line"$'\t'
  zpty -w -n shell $'\x01printf "%s\\n" "BUFFER=<'$'\x05>" ; printf "%s\\n" DO""NE\n'
  until_seen DONE
  print -r -- "${${heard##*BUFFER=<}%%>*}"
done
zpty -d shell
