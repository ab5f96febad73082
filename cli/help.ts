import type { Argument, Command, Help, Option } from 'commander';
import { isOption } from './arguments/needs.ts';
import { namesOffered } from './arguments/spoken.ts';
import { isMandatory } from './missing-words.ts';

const examplesOf = new WeakMap<Command, readonly string[]>();

/** Adds examples at the beginning of a command's help, each without the program's name. */
export const withExamples = (command: Command, ...examples: readonly string[]): Command => {
  examplesOf.set(command, examples);
  return command;
};

const environmentText = 'Entorno: API_BASE_URL, MOSTRADOR_PROFILE, PORT (servidor); HTTPS_PROXY (proxy)';

const exitCodesText: readonly string[] = [
  'Salida: 0 hecho · 1 falló · 2 dijiste que no · 4 hay que ingresar',
  '        64 está mal escrito · 130 Ctrl-C',
];

const pathOf = (command: Command): string =>
  command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;

const usageOf = (command: Command): string => {
  const words = command.registeredArguments.map((argument) =>
    isMandatory(argument) ? argument.name() : `[${argument.name()}]`,
  );
  const next = command.commands.length > 0 ? ['<comando>'] : [];
  return [pathOf(command), ...next, ...words, '[opciones]'].join(' ');
};

const optionText = (parameter: Option | Argument): string => {
  const { description, defaultValue, defaultValueDescription } = parameter;
  const names = namesOffered(parameter);
  const areDescribed = names?.every((name) => description.includes(name)) ?? true;
  const choices = areDescribed ? '' : ` (${names?.join(', ')})`;
  const usual =
    defaultValue === undefined || typeof defaultValue === 'boolean'
      ? ''
      : ` (si no, ${defaultValueDescription ?? defaultValue})`;
  const needed = isOption(parameter) && isMandatory(parameter) ? '; hace falta' : '';
  return `${description}${choices}${needed}${usual}`;
};

type Row = readonly [term: string, text: string];

const section = (title: string, rows: readonly Row[], termWidth: number, helper: Help): readonly string[] =>
  rows.length === 0 ? [] : ['', title, ...rows.map(([term, text]) => helper.formatItem(term, termWidth, text, helper))];

const width = 80;

/** The words of a command line, a quoted text being one. */
const shellWords = (line: string): readonly string[] => line.match(/(?:"[^"]*"|'[^']*'|\S)+/g) ?? [];

/** A command line over several, as shells take it, where one is not wide enough. */
const wrappedExample = (line: string): readonly string[] => {
  const lines: string[] = [];
  for (const word of shellWords(line)) {
    const last = lines.at(-1);
    const isFirst = last === undefined;
    const longer = isFirst ? `  ${word}` : `${last} ${word}`;
    // The sign that it goes on takes two more.
    if (isFirst || longer.length <= width - 2) lines[Math.max(0, lines.length - 1)] = longer;
    else {
      lines[lines.length - 1] = `${last} \\`;
      lines.push(`    ${word}`);
    }
  }
  return lines;
};

const examplesSection = (command: Command, root: string): readonly string[] => {
  const examples = examplesOf.get(command) ?? [];
  return examples.length === 0
    ? []
    : ['', 'Ejemplos', ...examples.flatMap((example) => wrappedExample(`${root} ${example}`))];
};

const rowsOfCommands = (command: Command, helper: Help): readonly Row[] =>
  helper.visibleCommands(command).map((each): Row => [each.name(), helper.subcommandDescription(each)]);

const maxTermWidth = 26;
const widthOf = (rows: readonly Row[]): number =>
  Math.min(maxTermWidth, Math.max(...rows.map(([term]) => term.length)));

const everywhereText: readonly string[] = [
  'En todos: --server URL  --profile NOMBRE  --json  --fields a,b  --stream',
  '          --quiet  --no-color  --no-input  -h, --help  -V, --version',
];

/** What a person sees who typed nothing but the name, or asked for help: the groups, on one small screen. */
export const shortHelp = (
  program: Command,
  areas: readonly (readonly [area: string, words: readonly string[]])[],
): string => {
  const helper = program.createHelp();
  const rows = areas.map(([area, words]): Row => [area, words.join(', ')]);
  return [
    program.description(),
    ...examplesSection(program, program.name()),
    `Uso: ${program.name()} <comando> [opciones]`,
    ...section('Comandos', rows, widthOf(rows), helper),
    'Cada uno explica lo suyo: mostrador help orders, o mostrador orders -h',
    ...everywhereText,
    environmentText,
    ...exitCodesText,
    '',
  ].join('\n');
};

/** Help in Spanish, examples first. */
export const formatHelp = (command: Command, helper: Help): string => {
  const [root = ''] = pathOf(command).split(' ', 1);
  const commands = rowsOfCommands(command, helper);
  const words = command.registeredArguments.map((each): Row => [each.name(), optionText(each)]);
  const options = helper.visibleOptions(command).map((each): Row => [each.flags, optionText(each)]);
  const termWidth = widthOf([...commands, ...words, ...options]);
  return [
    helper.boxWrap(command.description(), width),
    ...examplesSection(command, root),
    '',
    helper.boxWrap(`Uso: ${usageOf(command)}`, width),
    ...section('Comandos', commands, termWidth, helper),
    ...section('Datos', words, termWidth, helper),
    ...section('Opciones', options, termWidth, helper),
    '',
    ...everywhereText,
    '',
  ].join('\n');
};
