import type { Command } from 'commander';
import * as z from 'zod/mini';
import type { CommandGroup } from '../command-group.ts';
import { candidatesFor } from '../completion/candidates.ts';
import { declare } from '../declare/declare.ts';
import { completeWord } from '../group-words.ts';
import { success } from '../outcome.ts';
import type { Act, ActHere } from '../run-command.ts';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

const completionCommand = (program: Command, act: Act, actHere: ActHere): void => {
  declare(program, {
    name: 'completion',
    about: 'Escribe el autocompletado para tu shell',
    examples: [
      'completion bash > ~/.local/share/bash-completion/completions/mostrador',
      'completion zsh > ~/.zfunc/_mostrador',
      'completion fish > ~/.config/fish/completions/mostrador.fish',
    ],
    words: [['shell', 'para cuál', shells]],
    answer: z.object({ shell: z.enum(shells), script: z.string() }),
  }).action(
    actHere(async (_terminal, _options, name) => {
      const shell = shells.find((each) => each === name) ?? 'bash';
      return success({ shell, script: scripts[shell] }, scripts[shell]);
    }),
  );
  // What the scripts ask at each TAB: the words so far, the last one as far as it is typed.
  program
    .command(completeWord, { hidden: true })
    .argument('[palabras...]')
    .action(
      act(async (cli, _options, ...words) => {
        const found = await candidatesFor(cli, program, words);
        return success(
          found,
          found.map(({ value, about }) => (about === '' ? value : `${value}\t${about}`)).join('\n'),
        );
      }, 'without-logins'),
    );
};

export const group: CommandGroup = { modules: [], define: completionCommand };

/** A line that says that a file goes here. */
const scripts: Readonly<Record<Shell, string>> = {
  bash: `_mostrador() {
  local value about word quote='' before='' isJoined='' isSign
  local -a words=()
  local -i last
  # As they are meant: without their quotes, or the signs before their spaces, and whole: bash cuts at : and =.
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD}"; do
    quote=''
    isSign=''
    case $word in
      \\"* | \\'*) quote="\${word:0:1}"; word="\${word:1}"; word="\${word%"$quote"}" ;;
      [:=]*) isSign=1 ;;
      *) IFS= read word <<< "$word" ;;
    esac
    last=\${#words[@]}-1
    if [ $last -ge 0 ] && [ -n "$isJoined$isSign" ]; then
      before="\${words[last]}"
      words[last]+="$word"
      [ -z "$isSign" ] || before="\${words[last]}"
    else
      before=''
      words+=("$word")
    fi
    isJoined=$isSign
  done
  COMPREPLY=()
  while IFS=$'\\t' read -r value about; do
    if [ "$value" = ":files" ]; then
      compopt -o filenames 2>/dev/null
      local IFS=$'\\n'
      COMPREPLY=($(compgen -f -- "$word"))
      return
    fi
    # What stands there already of a word that is cut is not written again.
    value="\${value#"$before"}"
    # Within an open quote the shell writes what is found as it is.
    [ -n "$quote" ] || value="$(printf %q "$value")"
    COMPREPLY+=("$value")
  done < <(mostrador complete -- "\${words[@]}" 2>/dev/null)
}
complete -F _mostrador mostrador`,
  zsh: `#compdef mostrador
_mostrador() {
  local line current="\${(Q)words[CURRENT]}"
  local -a found
  # A quote that is open is left where it is.
  current="\${current#[\\"\\']}"
  for line in "\${(@f)$(mostrador complete -- "\${(@Q)words[2,CURRENT-1]}" "$current" 2>/dev/null)}"; do
    [[ -z $line ]] && continue
    if [[ $line == :files ]]; then _files; return; fi
    found+=("\${\${line%%$'\\t'*}//:/\\\\:}\${\${(M)line:#*$'\\t'*}:+:\${line#*$'\\t'}}")
  done
  _describe valor found
}
if [[ \${funcstack[1]} == _mostrador ]]; then _mostrador "$@"; else compdef _mostrador mostrador; fi`,
  fish: `function __mostrador_complete
  set -l current (commandline -ct)
  # As it is meant: without its quotes, one of which may be open, or the signs before its spaces.
  set -l meant (string unescape -- "$current"; or string unescape -- "$current\\""; or string unescape -- "$current'")
  set -l found (mostrador complete -- (commandline -opc)[2..-1] "$meant" 2>/dev/null)
  if test "$found" = ":files"
    __fish_complete_path "$current"
  else
    printf '%s\\n' $found
  end
end
complete -c mostrador -f -a '(__mostrador_complete)'`,
};
