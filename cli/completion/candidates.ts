import type { Argument, Command, Option } from 'commander';
import { offeredBy } from '../arguments/spoken.ts';
import { wordsByArea } from '../group-words.ts';
import type { Cli } from '../run-command.ts';
import { readConfig } from '../settings.ts';
import type { Candidate } from './candidate.ts';
import { isValueKind, orderStatesFrom, type ValueKind, valuesOf } from './values.ts';

/** The shell's own completion of files. */
const files: readonly Candidate[] = [{ value: ':files', about: '' }];

interface Place {
  readonly command: Command;
  /** Words of the command that are there already. */
  readonly words: readonly string[];
  /** The option whose value is being typed. */
  readonly option: Option | null;
}

/** The program, whose options every command takes; those of a group are of its screen alone. Null for the program. */
const programOf = ({ parent }: Command): Command | null => (parent === null ? null : (programOf(parent) ?? parent));

const optionOf = (command: Command | null, word: string): Option | null =>
  command === null
    ? null
    : (command.options.find(({ long, short }) => [long, short].includes(word)) ?? optionOf(programOf(command), word));

const takesValue = ({ required, optional }: Option): boolean => required || optional;

const placeOf = (program: Command, before: readonly string[]): Place => {
  let command = program;
  let option: Option | null = null;
  const words: string[] = [];
  for (const word of before) {
    if (option !== null) {
      option = null;
      continue;
    }
    if (word.startsWith('-')) {
      const found = optionOf(command, word);
      option = found !== null && takesValue(found) ? found : null;
      continue;
    }
    const inner = command.commands.find((each) => each.name() === word);
    if (inner !== undefined && words.length === 0) command = inner;
    // At the start only commands are counted, since a shell may have cut an address into words.
    else if (command.parent !== null) words.push(word);
  }
  return { command, words, option };
};

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

const flagsOf = (command: Command | null): readonly Candidate[] =>
  command === null
    ? []
    : [
        ...command.options.flatMap(({ long, description, hidden }) =>
          long === null || long === undefined || hidden ? [] : [{ value: long, about: firstLine(description) }],
        ),
        ...flagsOf(programOf(command)),
      ];

const visible = (command: Command): readonly Candidate[] =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((each) => ({ value: each.name(), about: firstLine(each.summary() || each.description()) }));

/** Values: those that an option names, files, or what the server has of a kind. */
const valuesFor = async (
  cli: Cli,
  { command, words }: Place,
  parameter: Option | Argument,
  typed: string,
): Promise<readonly Candidate[]> => {
  if (parameter.argChoices !== undefined) {
    const { argChoices: values } = parameter;
    const offered = offeredBy(parameter);
    const possible = offered?.narrowedBy === 'order' ? await orderStatesFrom(cli, words.at(-1) ?? '') : null;
    const asWords = (possible ?? values).map((value) => ({ value, about: '' }));
    const asNames = asWords.map(({ value }) => {
      const name = offered?.names[values.indexOf(value)] ?? value;
      // As it was begun: a shell that tells capitals from small letters would not know it again.
      return {
        value: startsWith(typed)({ value: name, about: '' }) ? typed + name.slice(typed.length) : name,
        about: '',
      };
    });
    // Who begins to type a value of the program's own goes on with it.
    return asNames.some(startsWith(typed)) ? asNames : asWords;
  }
  const named = 'long' in parameter ? (parameter.long ?? '') : parameter.name();
  if (named === '--profile') return profiles(cli);
  const kind = kindOf(command, named);
  return kind === null
    ? /archivo|output|file|mapping|sheet|rejections|export|photo|receipt/i.test(named)
      ? files
      : []
    : valuesOf(cli, kind, typed, command.name());
};

/** The profiles of this user, with the server of each. */
const profiles = ({ settings }: Cli): readonly Candidate[] => {
  const config = readConfig(settings.directory);
  return config.ok
    ? Object.entries(config.val.profiles ?? {}).map(([value, { server }]) => ({ value, about: server }))
    : [];
};

const ofOrders: Readonly<Record<string, ValueKind>> = {
  '--zone': 'zones',
  '--seller': 'sellers',
  '--delivery': 'deliveries',
};

/** Which values of the server an option or a word stands for, by its name and its group. */
const kindOf = (command: Command, named: string): ValueKind | null => {
  const group = command.parent?.parent ? command.parent.name() : command.name();
  if (named === '--price-list' || named === '--all-of' || named === '--from-list') return 'price-lists';
  if (named === '--customer' || named === 'cliente') return 'customers';
  if (named === '--brand') return 'brands';
  if (named === '--fault') return 'faults';
  if (command.name() === 'create' && group === 'demands' && named === '--origin') return 'origins';
  if (command.name() === 'create' && group === 'demands' && named === '--reason') return 'reasons';
  if (command.name() === 'report' && named === '--document') return 'unpaid-documents';
  if (named === 'usuario' || named === '--user') return 'staff';
  const ofList = group === 'orders' ? ofOrders[named] : undefined;
  if (ofList !== undefined) return ofList;
  if (['número', 'ID'].includes(named) && isValueKind(group)) return group;
  if (named === 'lugar' && group === 'configuration') return group;
  if (['lista', 'una', 'otra'].includes(named)) return 'price-lists';
  if (named === 'código' && (group === 'customers' || group === 'products')) return group;
  if (named === 'nombre' && (group === 'brands' || group === 'families')) return group;
  return null;
};

const startsWith = (current: string) => {
  const wanted = current.toLowerCase();
  return ({ value }: Candidate): boolean => value === ':files' || value.toLowerCase().startsWith(wanted);
};

/** The candidates for the last of the words, which may be empty. The program has the group that they name. */
export async function candidatesFor(
  cli: Cli,
  program: Command,
  words: readonly string[],
): Promise<readonly Candidate[]> {
  const before = words.slice(0, -1);
  const current = words.at(-1) ?? '';
  const fits = startsWith(current);
  const isAtStart = before.every((word) => word.startsWith('-'));
  const place = placeOf(program, before);
  // The names of all groups, without reading what is in them.
  if (isAtStart && place.option === null && !current.startsWith('-')) {
    return wordsByArea.flatMap(([about, names]) => names.map((value) => ({ value, about }))).filter(fits);
  }
  const { command, option } = place;
  if (option !== null) return (await valuesFor(cli, place, option, current)).filter(fits);
  if (current.startsWith('-')) {
    return [...flagsOf(command), { value: '--help', about: 'muestra la ayuda' }].filter(fits);
  }
  if (command === program) {
    return wordsByArea.flatMap(([about, names]) => names.map((value) => ({ value, about }))).filter(fits);
  }
  if (command.commands.length > 0 && place.words.length === 0) {
    const inner = visible(command);
    if (inner.length > 0) return inner.filter(fits);
  }
  const last = command.registeredArguments.at(-1);
  const argument = command.registeredArguments[place.words.length] ?? (last?.variadic ? last : undefined);
  return argument === undefined ? [] : (await valuesFor(cli, place, argument, current)).filter(fits);
}
