import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { DecimalMode } from '#core/shared/written-number.ts';
import type { ColumnSet } from './column-set.ts';
import type { ColumnRef, Mapping, MappingExpectation, MappingFailure } from './mapping.ts';

const keys = [
  ...['kind', 'sheet', 'hasHeading', 'recognise', 'columns', 'constants'],
  ...['attributes', 'decimal', 'priceList', 'zeroKmYear', 'comment'],
];
type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** 'A' is 0, 'AA' is 26. */
const indexOfLetters = (letters: string): number =>
  [...letters.toUpperCase()].reduce((total, letter) => total * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function columnRef(value: unknown): ColumnRef | undefined {
  if (typeof value === 'string' && value.trim() !== '') return { heading: value.trim() };
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 16_384)
    return { index: value - 1 };
  const { letter } = isObject(value) ? value : ({} as Json);
  if (typeof letter === 'string' && /^[A-Za-z]{1,3}$/.test(letter)) return { index: indexOfLetters(letter) };
  return undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const booleanOf = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);
const sheetOf = (value: unknown): string | number | undefined =>
  (typeof value === 'number' && Number.isInteger(value) && value >= 1) || (typeof value === 'string' && value !== '')
    ? value
    : undefined;
const decimalOf = (value: unknown): DecimalMode | undefined =>
  value === 'comma' || value === 'point' || value === 'auto' ? value : undefined;
const yearOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1900 && value <= 2100 ? value : undefined;

/** A field by its English name or by its Spanish label. */
function fieldOf<Name extends string>({ columns }: ColumnSet<Name>, name: string): Name | undefined {
  const wanted = folded(name);
  return columns.find((each) => each.field === name || folded(each.label) === wanted)?.field;
}

function read<Name extends string>(file: Json, set: ColumnSet<Name>, problems: MappingFailure[]): Mapping<Name> {
  const wrong = (path: string, expected: MappingExpectation) =>
    problems.push({ code: 'mapping-wrong-value', path, expected });
  /** The value at a key where there is one and it is right; a wrong one is noted. */
  function at<T>(key: string, expected: MappingExpectation, reading: (value: unknown) => T | undefined): T | undefined {
    if (file[key] === undefined) return undefined;
    const value = reading(file[key]);
    if (value === undefined) wrong(key, expected);
    return value;
  }
  function entries<T>(key: string, expected: MappingExpectation, reading: (value: unknown) => T | undefined) {
    const table = at(key, 'object', (value) => (isObject(value) ? value : undefined)) ?? {};
    return Object.entries(table).flatMap(([name, raw]): [string, T][] => {
      const value = reading(raw);
      if (value === undefined) wrong(`${key}.${name}`, expected);
      return value === undefined ? [] : [[name, value]];
    });
  }
  function byField<T>(key: string, table: readonly [string, T][]): Map<Name, T> {
    const result = new Map<Name, T>();
    for (const [name, value] of table) {
      const field = fieldOf(set, name);
      if (field !== undefined) result.set(field, value);
      else
        problems.push({
          code: 'mapping-unknown-key',
          path: `${key}.${name}`,
          known: set.columns.map((each) => each.field),
        });
    }
    return result;
  }
  for (const key of Object.keys(file))
    if (!keys.includes(key)) problems.push({ code: 'mapping-unknown-key', path: key, known: keys });
  const found = at('kind', 'text', textOf);
  if (found !== undefined && found !== set.kind) problems.push({ code: 'mapping-wrong-kind', wanted: set.kind, found });
  const columns = byField('columns', entries('columns', 'column', columnRef));
  const constants = byField('constants', entries('constants', 'text', textOf));
  const attributes = new Map(entries('attributes', 'column', columnRef));
  for (const name of attributes.keys())
    if (set.attributes?.isName(name) !== true) wrong(`attributes.${name}`, 'attribute-name');
  const priceList = at('priceList', 'text', textOf);
  if (priceList !== undefined)
    for (const [field, value] of byField('', [['priceList', priceList]])) constants.set(field, value);
  const hasHeading = at('hasHeading', 'boolean', booleanOf) ?? true;
  if (!hasHeading)
    for (const [name, ref] of [...columns, ...attributes]) if ('heading' in ref) wrong(name, 'place-without-heading');
  const sheet = at('sheet', 'sheet', sheetOf);
  const zeroKmYear = at('zeroKmYear', 'year', yearOf);
  return {
    ...(found === undefined ? {} : { kind: found }),
    ...(sheet === undefined ? {} : { sheet }),
    ...(zeroKmYear === undefined ? {} : { zeroKmYear }),
    hasHeading,
    recognise: at('recognise', 'boolean', booleanOf) ?? true,
    decimal: at('decimal', 'decimal', decimalOf) ?? 'auto',
    columns,
    constants,
    attributes,
  };
}

/** Undefined where it is no JSON. */
const jsonOf = (source: string): unknown => {
  try {
    return JSON.parse(source.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
};

/**
 * The text of a mapping without the price list that it gives each row, by whichever of its names, where that is this
 * one. The text stays as it is where it gives none or another, or cannot be read, which parsing it reports.
 */
export function withoutPriceList<Name extends string>(source: string, set: ColumnSet<Name>, list: string): string {
  const json = jsonOf(source);
  if (!isObject(json)) return source;
  const without = (table: Json): Json =>
    Object.fromEntries(
      Object.entries(table).filter(([name, value]) => fieldOf(set, name) !== 'priceList' || textOf(value) !== list),
    );
  const { constants, priceList, ...rest } = json;
  return JSON.stringify({
    ...rest,
    ...(textOf(priceList) === list ? {} : { priceList }),
    ...(isObject(constants) ? { constants: without(constants) } : { constants }),
  });
}

/** Reads the JSON text of a mapping file for one kind of import; the first thing wrong is the failure. */
export function parseMapping<Name extends string>(
  source: string,
  set: ColumnSet<Name>,
): Result<Mapping<Name>, MappingFailure> {
  const json = jsonOf(source);
  if (json === undefined) return Err({ code: 'mapping-not-json' });
  if (!isObject(json)) return Err({ code: 'mapping-wrong-value', path: '', expected: 'object' });
  const problems: MappingFailure[] = [];
  const mapping = read(json, set, problems);
  const [first] = problems;
  return first === undefined ? Ok(mapping) : Err(first);
}
