import { Option } from 'commander';
import * as z from 'zod/mini';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type Need, optionNames } from './arguments/needs.ts';
import { readJsonText } from './json-text.ts';
import { readTextOrInput } from './local-file.ts';
import { nearestName } from './nearest-name.ts';
import { type Outcome, problem, wrongUsage } from './outcome.ts';
import type { Cli } from './run-command.ts';

/** A whole thing out of a file, by the names of the API. */
export interface FileOptions {
  readonly file?: string;
}

export const fileOption = (): Option =>
  new Option('--file <ARCHIVO>', 'un JSON con los campos de la API, o lo que da show --json; - es la entrada');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readJson = async ({ terminal }: Cli, path: string): Promise<Result<unknown, Outcome>> =>
  (await readTextOrInput(path, terminal.stdin)).andThen((text) => readJsonText(text, path));

export type Fields = Readonly<Record<string, unknown>>;

/** The fields that a file has, and over them those that options say. */
export async function givenFields(cli: Cli, file: string | undefined, typed: Fields): Promise<Result<Fields, Outcome>> {
  return file === undefined ? Ok(typed) : (await readFields(cli, file)).map((fields) => ({ ...fields, ...typed }));
}

/** That a change says no field: `example` is an option that says one. */
export const fieldsNeeded = (options: readonly Option[], example: string): Need => ({
  anyOf: ['--file', ...optionNames(options)],
  message: 'No dice qué campos',
  advice: `Por ejemplo: ${example}, o --file ARCHIVO`,
});

/** The fields that a file has; of what `show --json` answers its `details`. */
async function readFields(cli: Cli, path: string): Promise<Result<Fields, Outcome>> {
  const read = await readJson(cli, path);
  if (!read.ok) return read;
  const value = read.val;
  if (!isRecord(value)) return Err(problem('file-unreadable', `${path} no es un JSON con campos`));
  return Ok(isRecord(value['details']) ? value['details'] : value);
}

/** What a file of one thing or of a list of them has. */
export interface ListedFields {
  readonly each: readonly Fields[];
  readonly isList: boolean;
}

/** The fields of each thing in a file that has one thing or a list of them. */
export async function listedFields(cli: Cli, path: string): Promise<Result<ListedFields, Outcome>> {
  const read = await readJson(cli, path);
  if (!read.ok) return read;
  const value = read.val;
  const isList = Array.isArray(value);
  const each: readonly unknown[] = isList ? value : [value];
  const records = each.filter(isRecord);
  return records.length === each.length && records.length > 0
    ? Ok({ each: records, isList })
    : Err(problem('file-unreadable', `${path} no es un JSON con campos, ni una lista de ellos`));
}

/** The given fields over what is there, as the API takes them; or which field is wrong. */
export const wholeOf = <Schema extends z.ZodMiniObject>(
  schema: Schema,
  fields: Fields,
  held: object = {},
): Result<z.output<Schema>, Outcome> => {
  const names = Object.keys(schema.def.shape);
  const unknown = Object.keys(fields).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    return Err(wrongUsage(`No hay un campo «${unknown}»`, nearestName(unknown, names)));
  }
  const read = z.safeParse(schema, { ...held, ...fields });
  if (read.success) return Ok(read.data);
  const places = read.error.issues.map(({ path }) => path.join('.'));
  return Err(problem('fields-invalid', `No se entiende lo que va en ${[...new Set(places)].join(', ')}`));
};
