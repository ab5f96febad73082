import { type Argument, type Command, InvalidArgumentError, type Option } from 'commander';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { namesOffered, offeredBy } from './arguments/spoken.ts';
import { type Problem, wrongUsage } from './outcome.ts';
import { askText } from './prompt.ts';
import type { OutputMode, Terminal } from './terminal.ts';

const mandatory = new WeakSet<Argument | Option>();

export const isMandatory = (parameter: Argument | Option): boolean => mandatory.has(parameter);

/** What a command cannot do without is asked for by us, where somebody is there: commander would refuse it before. */
export const relax = (command: Command): void => {
  for (const argument of command.registeredArguments) {
    if (argument.required) mandatory.add(argument);
    argument.required = false;
  }
  for (const option of command.options) {
    if (option.mandatory) mandatory.add(option);
    option.mandatory = false;
  }
};

const seeHelp = 'Mirá la ayuda con -h';

/** The typed text as the option or the argument reads it. */
const read = (parameter: Argument | Option, name: string, text: string): Result<unknown, Problem> => {
  try {
    return Ok(parameter.parseArg === undefined ? text : parameter.parseArg(text, undefined as never));
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    const choices = offeredBy(parameter) === null ? parameter.argChoices : undefined;
    return Err(
      wrongUsage(
        `«${text}» no sirve como ${name}`,
        choices === undefined ? error.message : `Va uno de: ${choices.join(', ')}`,
      ),
    );
  }
};

/** The choices stand once: between brackets, where the description does not name them. */
const questionOf = (parameter: Argument | Option, name: string): string => {
  const { description } = parameter;
  const names = namesOffered(parameter);
  const isNamed = names?.every((each) => description.includes(each)) ?? true;
  const choices = isNamed ? '' : ` [${names?.join(', ')}]`;
  return `${description === '' ? name : `${name} (${description})`}${choices}: `;
};

/** Asks for what is missing, or says what. The words are filled in where they belong, the options in the command. */
export async function fillIn(
  command: Command,
  words: readonly unknown[],
  terminal: Terminal,
  { mayAsk }: OutputMode,
): Promise<Result<readonly unknown[], Problem>> {
  const filled = [...words];
  for (const [at, argument] of command.registeredArguments.entries()) {
    const had = filled[at];
    if (!isMandatory(argument) || (Array.isArray(had) ? had.length > 0 : had !== undefined)) continue;
    const text = mayAsk ? (await askText(terminal, questionOf(argument, argument.name()))).trim() : '';
    if (text === '') return Err(wrongUsage(`Falta ${argument.name()}${describedAs(argument.description)}`, seeHelp));
    const value = read(argument, argument.name(), text);
    if (!value.ok) return value;
    filled[at] = argument.variadic ? text.split(/\s+/) : value.val;
  }
  for (const option of command.options) {
    const key = option.attributeName();
    if (!isMandatory(option) || command.getOptionValue(key) !== undefined) continue;
    const name = option.long ?? key;
    const text = mayAsk ? (await askText(terminal, questionOf(option, name))).trim() : '';
    if (text === '') return Err(wrongUsage(`Falta ${name}`, seeHelp));
    const value = read(option, name, text);
    if (!value.ok) return value;
    command.setOptionValue(key, value.val);
  }
  return Ok(filled);
}

/** The description of a word whose name tells little. */
const describedAs = (description: string): string => (description === '' ? '' : `: ${description}`);
