import { Ajv, type ValidateFunction } from 'ajv';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { answerOf } from '#cli/answer-schema.ts';
import { errorAnswer } from '#cli/error-answer.ts';
import { everyGroup } from '#cli/groups.ts';
import { programOf } from '#cli/program.ts';

/** As far as it is used here. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly [other: string]: unknown;
}

/** What it does not name is not there. */
const closed = (schema: JsonSchema): JsonSchema => {
  const inner = Object.entries(schema).map(([name, value]) => [
    name,
    name === 'properties'
      ? Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, closed(each as JsonSchema)]))
      : name === 'anyOf'
        ? (value as readonly JsonSchema[]).map(closed)
        : name === 'items' || (name === 'additionalProperties' && typeof value === 'object')
          ? closed(value as JsonSchema)
          : value,
  ]);
  const copy = Object.fromEntries(inner) as JsonSchema;
  return copy.properties !== undefined && copy.additionalProperties === undefined
    ? { ...copy, additionalProperties: false }
    : copy;
};

const jsonSchemaOf = (answer: z.core.$ZodType): JsonSchema =>
  closed(z.toJSONSchema(answer, { io: 'input', unrepresentable: 'any', target: 'draft-7' }) as JsonSchema);

/** What a command answers, by its own schema; null where it has none. */
export const answerSchemaOf = (command: Command): JsonSchema | null => {
  const answer = answerOf(command);
  return answer === null ? null : jsonSchemaOf(answer);
};

/** What any command answers that fails. */
export const errorSchema = jsonSchemaOf(errorAnswer);

/** The whole program, with every command. */
export const everyCommand = async (): Promise<Command> => programOf(await everyGroup(), '9.8.7');

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
const validators = new WeakMap<Command, ValidateFunction>();
let program: Promise<Command> | null = null;

const commandOf = (root: Command, words: readonly string[]): Command => {
  let command = root;
  for (const word of words) command = command.commands.find((each) => each.name() === word) ?? command;
  return command;
};

const hold = (validate: ValidateFunction, words: readonly string[], document: unknown): void => {
  if (validate(document)) return;
  const flaws = (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath, message, JSON.stringify(params)].join(' '),
  );
  throw new Error(`${words.join(' ')} does not answer what docs/cli.md says: ${flaws.slice(0, 8).join('; ')}`);
};

const validateError = ajv.compile(errorSchema);

/** Every document that a test makes a command print has to be what docs/cli.md says of it. */
export const checkAnswer = async (words: readonly string[], document: unknown): Promise<void> => {
  program ??= everyCommand();
  const command = commandOf(await program, words);
  // A group by itself is its list where there is no screen.
  const schema = answerSchemaOf(command) ?? answerSchemaOf(commandOf(command, ['list']));
  if (schema === null) throw new Error(`nobody says what ${command.name()} answers`);
  const validate = validators.get(command) ?? ajv.compile(schema);
  validators.set(command, validate);
  hold(validate, words, document);
};

/** So has that of every failure, and of a list the rows before it, with or without what the document ends with. */
export const checkError = async (words: readonly string[], document: unknown): Promise<void> => {
  const { error, ...before } = document as { readonly error: unknown };
  hold(validateError, words, { error });
  if (Object.keys(before).length === 0) return;
  program ??= everyCommand();
  const { required: _, ...schema } = answerSchemaOf(commandOf(await program, words)) ?? {};
  hold(ajv.compile(schema), words, before);
};
