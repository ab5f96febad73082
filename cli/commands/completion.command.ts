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
  local value about current="\${COMP_WORDS[COMP_CWORD]}" quote=''
  # Within an open quote the shell writes what is found as it is.
  case $current in
    \\"* | \\'*) quote="\${current:0:1}"; current="\${current:1}" ;;
  esac
  COMPREPLY=()
  while IFS=$'\\t' read -r value about; do
    if [ "$value" = ":files" ]; then
      compopt -o filenames 2>/dev/null
      local IFS=$'\\n'
      COMPREPLY=($(compgen -f -- "$current"))
      return
    fi
    [ -n "$quote" ] || value="$(printf %q "$value")"
    COMPREPLY+=("$value")
  done < <(mostrador complete -- "\${COMP_WORDS[@]:1:COMP_CWORD-1}" "$current" 2>/dev/null)
}
complete -F _mostrador mostrador`,
  zsh: `#compdef mostrador
_mostrador() {
  local line
  local -a found
  for line in "\${(@f)$(mostrador complete -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -z $line ]] && continue
    if [[ $line == :files ]]; then _files; return; fi
    found+=("\${\${line%%$'\\t'*}//:/\\\\:}\${\${(M)line:#*$'\\t'*}:+:\${line#*$'\\t'}}")
  done
  _describe valor found
}
if [[ \${funcstack[1]} == _mostrador ]]; then _mostrador "$@"; else compdef _mostrador mostrador; fi`,
  fish: `function __mostrador_complete
  set -l current (commandline -ct)
  set -l found (mostrador complete -- (commandline -opc)[2..-1] "$current" 2>/dev/null)
  if test "$found" = ":files"
    __fish_complete_path "$current"
  else
    printf '%s\\n' $found
  end
end
complete -c mostrador -f -a '(__mostrador_complete)'`,
};
