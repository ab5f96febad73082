import { folded } from '#core/shared/folded.ts';
import { Err, type Failure, Ok, type Result } from '#core/shared/result.ts';
import type { DecimalMode } from '#core/shared/written-number.ts';
import { type ColumnSet, missingColumns } from './column-set.ts';
import { headingKey } from './heading-key.ts';
import type { ColumnRef, Mapping } from './mapping.ts';
import { isRejectedHeading } from './rejected-headings.ts';

/** The columns of each field, 0-based. */
export interface Layout<Name extends string> {
  /** How many of the first rows are titles and heading: the data starts after them. */
  readonly headingRows: number;
  /** The heading row's cells; empty where there is none. */
  readonly headings: readonly string[];
  readonly columns: ReadonlyMap<Name, number>;
  readonly attributes: ReadonlyMap<string, number>;
  /** How the sheet's numbers are written. */
  readonly decimal: DecimalMode;
  /** Values that every row has. */
  readonly constants: ReadonlyMap<Name, string>;
  /** Headings that nobody understood: shown, never fatal. */
  readonly unknownHeadings: readonly string[];
}

export type RecogniseFailure =
  | Failure<'empty-sheet'>
  | (Failure<'heading-not-found'> & { readonly seen: readonly string[] })
  | (Failure<'missing-columns'> & {
      /** Groups of fields; one field of each group is needed. */
      readonly missing: readonly (readonly string[])[];
      readonly unknown: readonly string[];
    })
  | (Failure<'ambiguous-column'> & {
      readonly field: string;
      /** Columns that may all be the field; one alone may be another field as well. */
      readonly headings: readonly string[];
    })
  | (Failure<'mapped-heading-not-found'> & {
      readonly field: string;
      readonly heading: string;
      readonly headings: readonly string[];
    });

/** Titles above the heading: at most this many rows are looked at. */
export const headingSearchRows = 10;

type Meaning<Name extends string> = { readonly field: Name } | { readonly attribute: string };

/** The field of a heading that everybody writes so; undefined for any other. */
export function meaningOf<Name extends string>(set: ColumnSet<Name>, heading: string): Meaning<Name> | undefined {
  const field = set.byHeading.get(headingKey(heading));
  if (field !== undefined) return { field };
  const attribute = set.attributes?.ofHeading(heading);
  return attribute === undefined ? undefined : { attribute };
}

const unclearFields = <Name extends string>(
  { unclear = [] }: Pick<ColumnSet<Name>, 'unclear'>,
  heading: string,
): readonly Name[] | undefined => unclear.find((each) => headingKey(each.heading) === headingKey(heading))?.fields;

/** Places of a heading that a mapping names: those written exactly so, else those whose folded text is the same. */
function placesOf(heading: string, headings: readonly string[]): readonly number[] {
  const where = (matches: (each: string) => boolean) => headings.flatMap((each, at) => (matches(each) ? [at] : []));
  const exact = where((each) => each.trim() === heading);
  const wanted = folded(heading);
  return exact.length > 0 ? exact : where((each) => wanted !== '' && folded(each) === wanted);
}

/** The place of the heading among the first rows, -1 where none is known. */
export function headingRow<Name extends string>(
  set: ColumnSet<Name>,
  mapping: Mapping<Name>,
  rows: readonly (readonly string[])[],
): number {
  const named = [...mapping.columns.values(), ...mapping.attributes.values()].flatMap((ref) =>
    'heading' in ref ? [ref.heading] : [],
  );
  let best = -1;
  let most = 0;
  for (const [at, row] of rows.slice(0, headingSearchRows).entries()) {
    const known = mapping.recognise
      ? row.filter((cell) => (unclearFields(set, cell) ?? meaningOf(set, cell)) !== undefined).length
      : 0;
    const score = known + 2 * named.filter((heading) => placesOf(heading, row).length > 0).length;
    if (score > most) [best, most] = [at, score];
  }
  // A single known word such as 'Lista' in a title is no heading yet, unless the sheet has no more columns than that.
  return most >= 2 || (rows[best]?.filter((cell) => cell !== '').length === 1 && rows[best]?.length === 1) ? best : -1;
}

interface Places<Name extends string> {
  readonly columns: Map<Name, number>;
  readonly attributes: Map<string, number>;
  readonly taken: Set<number>;
}

function place(ref: ColumnRef, name: string, headings: readonly string[]): Result<number, RecogniseFailure> {
  if ('index' in ref) return Ok(ref.index);
  const [first, second] = placesOf(ref.heading, headings);
  if (first === undefined)
    return Err({ code: 'mapped-heading-not-found', field: name, heading: ref.heading, headings: shown(headings) });
  return second === undefined
    ? Ok(first)
    : Err({ code: 'ambiguous-column', field: name, headings: [first, second].map((at) => headings[at] ?? '') });
}

const shown = (headings: readonly string[]): readonly string[] => headings.map((each) => each.trim()).filter(Boolean);

function recogniseRest<Name extends string>(
  set: ColumnSet<Name>,
  headings: readonly string[],
  places: Places<Name>,
): Result<readonly string[], RecogniseFailure> {
  const unknown: string[] = [];
  const found = new Map<string, string>();
  const unclear: (readonly [at: number, fields: readonly Name[]])[] = [];
  for (const [at, heading] of headings.entries()) {
    if (places.taken.has(at) || heading.trim() === '' || isRejectedHeading(heading)) continue;
    const either = unclearFields(set, heading);
    if (either !== undefined) {
      unclear.push([at, either]);
      continue;
    }
    const meaning = meaningOf(set, heading);
    const name = meaning && ('field' in meaning ? meaning.field : meaning.attribute);
    if (meaning === undefined || name === undefined) {
      unknown.push(heading.trim());
      continue;
    }
    const earlier = found.get(name);
    if (earlier !== undefined)
      return Err({ code: 'ambiguous-column', field: name, headings: [earlier, heading.trim()] });
    const target: Map<string, number> = 'field' in meaning ? places.columns : places.attributes;
    // A mapping has already said which column it is: this other one is left alone.
    if (target.has(name)) unknown.push(heading.trim());
    else {
      found.set(name, heading.trim());
      target.set(name, at);
    }
  }
  for (const [at, fields] of unclear) {
    const heading = headings[at]?.trim() ?? '';
    const [field, other] = fields.filter((each) => !places.columns.has(each));
    if (field === undefined) unknown.push(heading);
    else if (other === undefined) places.columns.set(field, at);
    else return Err({ code: 'ambiguous-column', field, headings: [heading] });
  }
  return Ok(unknown);
}

/**
 * Finds the heading row among the first ten rows, and which column is what: the mapping's own columns first, the usual
 * headings for the rest. Without heading only places (letters, numbers) of the mapping and its constants count.
 */
export function recognise<Name extends string>(
  set: ColumnSet<Name>,
  mapping: Mapping<Name>,
  firstRows: readonly (readonly string[])[],
): Result<Layout<Name>, RecogniseFailure> {
  if (firstRows.length === 0) return Err({ code: 'empty-sheet' });
  const byPlace = [...mapping.columns.values()].some((ref) => 'index' in ref);
  const row = mapping.hasHeading ? headingRow(set, mapping, firstRows) : -1;
  if (mapping.hasHeading && row < 0 && !byPlace)
    return Err({ code: 'heading-not-found', seen: shown(firstRows[0] ?? []) });
  const headingRows = mapping.hasHeading ? Math.max(row, 0) + 1 : 0;
  const headings = mapping.hasHeading ? (firstRows[headingRows - 1] ?? []) : [];
  const places: Places<Name> = { columns: new Map(), attributes: new Map(), taken: new Set() };
  for (const [target, refs] of [
    [places.columns as Map<string, number>, mapping.columns],
    [places.attributes, mapping.attributes],
  ] as const)
    for (const [name, ref] of refs) {
      const at = place(ref, name, headings);
      if (at.err) return Err(at.val);
      target.set(name, at.val);
      places.taken.add(at.val);
    }
  const rest: Result<readonly string[], RecogniseFailure> = mapping.recognise
    ? recogniseRest(set, headings, places)
    : Ok(shown(headings.filter((_, at) => !places.taken.has(at))));
  if (rest.err) return Err(rest.val);
  const present = new Set([...places.columns.keys(), ...places.attributes.keys(), ...mapping.constants.keys()]);
  // A heading that nobody understood may be the missing column: a person has to say that it is not.
  const isWhollyUnderstood = !mapping.recognise || rest.val.length === 0;
  const missing = missingColumns(isWhollyUnderstood ? set : { required: set.required }, present);
  if (missing.length > 0) return Err({ code: 'missing-columns', missing, unknown: rest.val });
  return Ok({
    headingRows,
    headings,
    columns: places.columns,
    attributes: places.attributes,
    decimal: mapping.decimal,
    constants: mapping.constants,
    unknownHeadings: rest.val,
  });
}
