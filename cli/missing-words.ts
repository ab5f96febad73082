import { type Argument, type Command, InvalidArgumentError, type Option } from 'commander';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { commandLine, isOption, type Need, needsOf, parameterOf } from './arguments/needs.ts';
import { namesOffered, offeredBy } from './arguments/spoken.ts';
import { type Problem, wrongUsage } from './outcome.ts';
import { askText, askWhich } from './prompt.ts';
import { printable } from './style.ts';
import type { OutputMode, Terminal } from './terminal.ts';

const mandatory = new WeakSet<Argument | Option>();

export const isMandatory = (parameter: Argument | Option): boolean => mandatory.has(parameter);

/** What a command cannot do without is asked for by us, where somebody is there: commander would refuse it before. */
export const relax = (command: Command): void => {
  for (const parameter of [...command.registeredArguments, ...command.options]) inAnyCase(parameter);
  for (const argument of command.registeredArguments) {
    if (argument.required) mandatory.add(argument);
    argument.required = false;
  }
  for (const option of command.options) {
    if (option.mandatory) mandatory.add(option);
    option.mandatory = false;
  }
};

/** One of several values is that one in any case, as a state is; those with names are read by them. */
const inAnyCase = (parameter: Argument | Option): void => {
  const { argChoices: values } = parameter;
  if (values === undefined || parameter.variadic || offeredBy(parameter) !== null) return;
  parameter.argParser((typed: string) => {
    const found = values.find((value) => folded(value) === folded(typed));
    if (found === undefined) throw new InvalidArgumentError(`Allowed choices are ${values.join(', ')}.`);
    return found;
  });
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

/**
 * What is answered, as `check` takes it; null for nothing, and where nobody is there. What it refuses is told, and is
 * asked again.
 */
const answerTo = async <Value>(
  question: string,
  check: (text: string) => Result<Value, Problem>,
  terminal: Terminal,
  { mayAsk }: OutputMode,
): Promise<Value | null> => {
  for (;;) {
    const text = mayAsk ? (await askText(terminal, question)).trim() : '';
    if (text === '') return null;
    const value = check(text);
    if (value.ok) return value.val;
    const { message, advice = '' } = value.val;
    terminal.stderr.write(`${printable(`${message}. ${advice}`)}\n`);
  }
};

/** What is typed for it. A switch needs no more than to be chosen. */
const askedFor = async (
  parameter: Argument | Option,
  name: string,
  terminal: Terminal,
  outputMode: OutputMode,
): Promise<unknown> => {
  if (isOption(parameter) && !parameter.required && !parameter.optional) return true;
  const check = (text: string): Result<unknown, Problem> =>
    parameter.variadic ? Ok(isOption(parameter) ? [text] : text.split(/\s+/)) : read(parameter, name, text);
  return answerTo(questionOf(parameter, name), check, terminal, outputMode);
};

/** The one of several ways that is chosen, where somebody is there; null for none. */
const chosenWay = async (
  command: Command,
  { anyOf: [first, ...others], message }: Need,
  terminal: Terminal,
  { mayAsk }: OutputMode,
): Promise<string | null> => {
  if (!mayAsk) return null;
  if (others.length === 0) return first;
  const ways = [first, ...others].map((name) => ({ name, about: parameterOf(command, name).description }));
  return (await askWhich(terminal, `${message ?? 'Falta algo'}. Puede ser`, ways))?.name ?? null;
};

/** Asks for what is missing, or says what. The words are filled in where they belong, the options in the command. */
export async function fillIn(
  command: Command,
  words: readonly unknown[],
  terminal: Terminal,
  outputMode: OutputMode,
): Promise<Result<readonly unknown[], Problem>> {
  const filled = [...words];
  const put = (parameter: Argument | Option, value: unknown): void => {
    if (isOption(parameter)) command.setOptionValue(parameter.attributeName(), value);
    else filled[command.registeredArguments.indexOf(parameter)] = value;
  };
  for (const parameter of [...command.registeredArguments, ...command.options]) {
    const name = nameOf(parameter);
    if (!isMandatory(parameter) || commandLine(command, filled).has(name)) continue;
    const value = await askedFor(parameter, name, terminal, outputMode);
    if (value === null) return Err(missingOne(parameter));
    put(parameter, value);
  }
  for (const need of needsOf(command)) {
    const line = commandLine(command, filled);
    if (need.when?.(line, outputMode) === false || need.anyOf.some((name) => line.has(name))) continue;
    const way = await chosenWay(command, need, terminal, outputMode);
    const parameter = parameterOf(command, way ?? need.anyOf[0]);
    const value = way === null ? null : await askedFor(parameter, way, terminal, outputMode);
    if (value === null) {
      const { message = `Falta ${nameOf(parameter)}`, advice = seeHelp } = need;
      return Err(wrongUsage(message, advice));
    }
    put(parameter, value);
  }
  return Ok(filled);
}

/** An option that only what was found shows to be missing: asked for, or said. */
export async function askOption(
  { terminal, outputMode }: { readonly terminal: Terminal; readonly outputMode: OutputMode },
  name: string,
  about: string,
  check: (text: string) => Result<string, Problem> = Ok,
): Promise<Result<string, Problem>> {
  const text = await answerTo(`${name} (${about}): `, check, terminal, outputMode);
  return text === null ? Err(wrongUsage(`Falta ${name}`, seeHelp)) : Ok(text);
}

const nameOf = (parameter: Argument | Option): string =>
  isOption(parameter) ? (parameter.long ?? parameter.attributeName()) : parameter.name();

/** The description goes with a word, whose name tells little. */
const missingOne = (parameter: Argument | Option): Problem => {
  const about = isOption(parameter) || parameter.description === '' ? '' : `: ${parameter.description}`;
  return wrongUsage(`Falta ${nameOf(parameter)}${about}`, seeHelp);
};
