import { Argument, type Command } from 'commander';
import { withExamples } from '../help.ts';
import { type Outcome, told } from '../outcome.ts';
import type { Act } from '../run-command.ts';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

export const completionCommand = (program: Command, act: Act): void => {
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
};

const completion = (program: Command, shell: Shell): Outcome => {
  const script = scripts[shell](placesOf(program, []));
  return told({ shell, script }, script);
};

/** Words that may follow a path of commands, each with what it is for. */
interface Place {
  readonly path: readonly string[];
  readonly commands: readonly (readonly [word: string, about: string])[];
  readonly flags: readonly (readonly [flag: string, about: string])[];
}

const placesOf = (command: Command, path: readonly string[]): readonly Place[] => {
  const flagsOf = ({ options }: Command) =>
    options.flatMap(({ long, description }) =>
      long === null || long === undefined ? [] : [[long, description] as const],
    );
  const root = path.length === 0 ? [] : flagsOf(rootOf(command));
  return [
    {
      path,
      commands: command.commands.map((each) => [each.name(), each.description()] as const),
      flags: [...flagsOf(command), ...root, ['--help', 'muestra la ayuda']],
    },
    ...command.commands.flatMap((each) => placesOf(each, [...path, each.name()])),
  ];
};

const rootOf = (command: Command): Command => (command.parent === null ? command : rootOf(command.parent));

const wordsOf = ({ commands, flags }: Place): string => [...commands, ...flags].map(([word]) => word).join(' ');

const bash = (places: readonly Place[]): string => `_mostrador() {
  local word path="" current="\${COMP_WORDS[COMP_CWORD]}"
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) path="$path $word" ;; esac
  done
  local words=""
  case "\${path# }" in
${places.map((place) => `    "${place.path.join(' ')}"${place.commands.length === 0 ? '*' : ''}) words="${wordsOf(place)}" ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [ \${#COMPREPLY[@]} -eq 0 ] && COMPREPLY=($(compgen -f -- "$current"))
}
complete -o filenames -F _mostrador mostrador`;

const zsh = (places: readonly Place[]): string => `#compdef mostrador
autoload -U +X bashcompinit && bashcompinit
${bash(places)}`;

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

const fish = (places: readonly Place[]): string =>
  places
    .flatMap(({ path, commands, flags }) => {
      const here = [
        ...path.map((word) => `__fish_seen_subcommand_from ${word}`),
        ...(commands.length === 0
          ? []
          : [`not __fish_seen_subcommand_from ${commands.map(([word]) => word).join(' ')}`]),
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

const scripts: Readonly<Record<Shell, (places: readonly Place[]) => string>> = { bash, zsh, fish };
