import type { Argument, Command, Option } from 'commander';
import { isMandatory } from '#cli/missing-words.ts';
import { answerSchemaOf, errorSchema, type JsonSchema } from '#test/cli/answer-check.ts';

const pathOf = (command: Command): string =>
  command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;

/** Commands that do something, those of a group after it. */
const leaves = (command: Command): readonly Command[] => [
  ...(command.parent !== null && answerSchemaOf(command) !== null ? [command] : []),
  ...command.commands.flatMap(leaves),
];

const named = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

/** A schema as people write types; lines that would be long are broken. */
const typeText = (schema: JsonSchema, indent = ''): string => {
  const { anyOf, enum: values, type, items, properties, required = [], additionalProperties } = schema;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (anyOf !== undefined) return [...new Set(anyOf.map((each) => typeText(each, indent)))].join(' | ');
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (items !== undefined) {
    const inner = typeText(items, indent);
    return inner.includes(' | ') && !inner.startsWith('{') ? `(${inner})[]` : `${inner}[]`;
  }
  if (properties !== undefined) {
    const deeper = `${indent}  `;
    const fields = Object.entries(properties).map(
      ([name, each]) => `${named(name)}${required.includes(name) ? '' : '?'}: ${typeText(each, deeper)}`,
    );
    const line = `{ ${fields.join(', ')} }`;
    return line.length + indent.length <= 110 && !line.includes('\n')
      ? line
      : `{\n${fields.map((field) => `${deeper}${field}`).join(',\n')}\n${indent}}`;
  }
  if (typeof additionalProperties === 'object') return `{ [name]: ${typeText(additionalProperties, indent)} }`;
  return type === undefined ? 'any' : [type].flat().join(' | ');
};

const usage = (command: Command): string =>
  [
    pathOf(command),
    ...command.registeredArguments.map((word) => (isMandatory(word) ? `<${word.name()}>` : `[${word.name()}]`)),
  ].join(' ');

const descriptionOf = (given: Option | Argument): string =>
  `${given.description}${given.argChoices === undefined ? '' : `: ${given.argChoices.join(', ')}`}${'long' in given && isMandatory(given) ? '; hace falta' : ''}`.replace(
    /\|/g,
    '\\|',
  );

const section = (command: Command): string => {
  const schema = answerSchemaOf(command) ?? {};
  const rows = [
    ...command.registeredArguments.map((word) => `| ${word.name()} | ${descriptionOf(word)} |`),
    ...command.options.map((option) => `| \`${option.flags}\` | ${descriptionOf(option)} |`),
  ];
  return [
    `### \`${usage(command)}\``,
    '',
    command.description().replace(/\n/g, ' '),
    ...(rows.length === 0 ? [] : ['', '| | |', '|---|---|', ...rows]),
    '',
    '```ts',
    typeText(schema),
    '```',
    '',
  ].join('\n');
};

const failureSection = [
  '### Any of them, where it fails',
  '',
  'What it says instead of its answer; a stream, as its last line.',
  '',
  '```ts',
  typeText(errorSchema),
  '```',
  '',
].join('\n');

/** The commands as docs/cli.md has them: what each takes and what `--json` answers. */
export const cliReference = (program: Command): string => [failureSection, ...leaves(program).map(section)].join('\n');
