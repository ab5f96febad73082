import { Argument, type Command } from 'commander';
import * as z from 'zod/mini';
import { withAnswers } from '../answer-schema.ts';
import type { CommandGroup } from '../command-group.ts';
import { withExamples } from '../help.ts';
import { type Outcome, success } from '../outcome.ts';
import type { Act } from '../run-command.ts';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

const completionCommand = (program: Command, act: Act): void => {
  withExamples(
    program
      .command('completion')
      .description('Escribe el autocompletado para tu shell')
      .addArgument(new Argument('shell', 'para cuál').choices(shells))
      .action(
        act(async (_cli, _options, shell = 'bash') =>
          completion(program, shells.find((each) => each === shell) ?? 'bash'),
        ),
      ),
    'completion bash >> ~/.bashrc',
    'completion zsh > ~/.zfunc/_mostrador',
    'completion fish > ~/.config/fish/completions/mostrador.fish',
  );
  withAnswers(program, {
    completion: z.object({ shell: z.enum(shells), script: z.string() }),
  });
};

export const group: CommandGroup = { modules: [], define: completionCommand };

const completion = (program: Command, shell: Shell): Outcome => {
  const script = scripts[shell](placesOf(program, []), valuedFlags(program));
  return success({ shell, script }, script);
};

/** Words that may follow a path of commands, each with what it is for. */
interface Place {
  readonly path: readonly string[];
  /** Commands, or what the first word after the command may be. */
  readonly commands: readonly (readonly [word: string, about: string])[];
  readonly isLeaf: boolean;
  readonly flags: readonly (readonly [flag: string, about: string])[];
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

const choicesOf = ({ registeredArguments }: Command) =>
  (registeredArguments[0]?.argChoices ?? []).map((choice) => [choice, ''] as const);

const placesOf = (command: Command, path: readonly string[]): readonly Place[] => {
  const flagsOf = ({ options }: Command) =>
    options.flatMap(({ long, description }) =>
      long === null || long === undefined ? [] : [[long, firstLine(description)] as const],
    );
  const root = path.length === 0 ? [] : flagsOf(rootOf(command));
  const commands = command.commands.map((each) => [each.name(), firstLine(each.description())] as const);
  return [
    {
      path,
      commands: commands.length === 0 ? choicesOf(command) : commands,
      isLeaf: commands.length === 0,
      flags: [...flagsOf(command), ...root, ['--help', 'muestra la ayuda']],
    },
    ...command.commands.flatMap((each) => placesOf(each, [...path, each.name()])),
  ];
};

const rootOf = (command: Command): Command => (command.parent === null ? command : rootOf(command.parent));

/** Flags whose value is the next word, which is no command. */
const valuedFlags = (command: Command): readonly string[] => [
  ...new Set([
    ...command.options.flatMap(({ long, required, optional }) => (long && (required || optional) ? [long] : [])),
    ...command.commands.flatMap(valuedFlags),
  ]),
];

const wordsOf = ({ commands, flags }: Place): string => [...commands, ...flags].map(([word]) => word).join(' ');

/** In a `case`: a command is where it is whatever words follow it. */
const patternOf = ({ path, isLeaf }: Place): string => `"${path.join(' ')}"${isLeaf ? '*' : ''}`;

const bash = (places: readonly Place[], valued: readonly string[]): string => `_mostrador() {
  local word at="" skip="" current="\${COMP_WORDS[COMP_CWORD]}"
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [ -n "$skip" ]; then skip=""; continue; fi
    case "$word" in ${valued.join('|')}) skip=1 ;; -*) ;; *) at="$at $word" ;; esac
  done
  local words=""
  case "\${at# }" in
${places.map((place) => `    ${patternOf(place)}) words="${wordsOf(place)}" ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [ \${#COMPREPLY[@]} -eq 0 ] && COMPREPLY=($(compgen -f -- "$current"))
}
complete -o filenames -F _mostrador mostrador`;

const zshQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const zshWords = (words: Place['commands']): string =>
  words.map(([word, about]) => zshQuoted(about === '' ? word : `${word}:${about}`)).join(' ');

/** zsh's own way: what a word is for stands beside it. It works from a folder of fpath and read with source alike. */
const zsh = (places: readonly Place[], valued: readonly string[]): string => `#compdef mostrador
_mostrador() {
  local word at="" skip=""
  local -a commands flags
  for word in "\${(@)words[2,CURRENT-1]}"; do
    if [[ -n $skip ]]; then skip=""; continue; fi
    case "$word" in ${valued.join('|')}) skip=1 ;; -*) ;; *) at="$at $word" ;; esac
  done
  case "\${at# }" in
${places.map((place) => `    ${patternOf(place)}) commands=(${zshWords(place.commands)}) flags=(${zshWords(place.flags)}) ;;`).join('\n')}
  esac
  if [[ -n $skip ]]; then _files
  elif [[ $PREFIX == -* ]]; then _describe -o option flags
  elif (( $#commands )); then _describe command commands
  else _files
  fi
}
if [[ \${funcstack[1]} == _mostrador ]]; then _mostrador "$@"; else compdef _mostrador mostrador; fi`;

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

const fish = (places: readonly Place[]): string =>
  places
    .flatMap(({ path, commands, isLeaf, flags }) => {
      const here = [
        ...path.map((word) => `__fish_seen_subcommand_from ${word}`),
        ...(isLeaf ? [] : [`not __fish_seen_subcommand_from ${commands.map(([word]) => word).join(' ')}`]),
      ].join('; and ');
      const when = here === '' ? '' : ` -n ${quoted(here)}`;
      return [
        ...commands.map(([word, about]) => `complete -c mostrador -f${when} -a ${word} -d ${quoted(about)}`),
        ...flags.map(
          ([flag, about]) => `complete -c mostrador${when} -l ${flag.replace(/^--/, '')} -d ${quoted(about)}`,
        ),
      ];
    })
    .join('\n');

const scripts: Readonly<Record<Shell, (places: readonly Place[], valued: readonly string[]) => string>> = {
  bash,
  zsh,
  fish,
};
