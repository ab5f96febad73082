import type { LastChange } from '#core/audit/last-change.ts';
import { type Change, type ChangedField, maxChangedRows } from '#core/imports/change.ts';
import { inBatches } from '#core/shared/in-batches.ts';

/** Other work gets its turn after so many rows: a sheet may have 200,000. */
export const lookedAtOnce = 1000;

/** What a row would do, and the stored values that it would change. */
export interface LookedRow {
  /** 1-based, as the spreadsheet counts. */
  readonly line: number;
  readonly kind: 'new' | 'changed';
  readonly changes: readonly Change[];
}

/**
 * What the data held for the rows of a sheet when it was planned (docs/rules/sheets.md 3). A row that is not in any of
 * these lists would change nothing then: the data held what the row says.
 */
export interface SheetLook {
  /** When it was compared; milliseconds since 1970. */
  readonly at: number;
  /** Lines of rows that would make something. */
  readonly created: readonly number[];
  /** Lines of rows that would stay out. */
  readonly rejected: readonly number[];
  /** By the line of a row that would change something: what there was in the fields that it would change. */
  readonly changed: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * What became of a row's thing since: it was changed, it was made, it is gone; or the row stayed out then, and comes in
 * now.
 */
export type SinceLook = 'changed' | 'made' | 'gone' | 'admitted';

/** A row that would write over what somebody changed since the sheet was looked at. */
export interface ChangedSheetRow {
  readonly line: number;
  /** The name of its thing. */
  readonly name: string;
  readonly since: SinceLook;
  readonly fields: readonly ChangedField[];
  /** Who changed the thing last since then, and when; null where nobody is known. */
  readonly changed: LastChange | null;
}

/** Changes since a sheet was looked at: nothing was written. */
export interface SheetChangedSince {
  readonly count: number;
  /** The first of them. */
  readonly rows: readonly ChangedSheetRow[];
}

/** The look at rows that were planned; `rejected` are the lines of those that stay out. */
export const sheetLook = async (
  at: number,
  rows: readonly LookedRow[],
  rejected: readonly number[],
  yieldToOthers: () => Promise<void>,
): Promise<SheetLook> => {
  const created: number[] = [];
  const changed: Record<string, Readonly<Record<string, string>>> = {};
  for (const some of inBatches(rows, lookedAtOnce)) {
    await yieldToOthers();
    for (const { line, kind, changes } of some) {
      if (kind === 'new') created.push(line);
      else changed[line] = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
    }
  }
  return { at, created, rejected, changed };
};

type Since = Pick<ChangedSheetRow, 'since' | 'fields'>;

/** Compares rows that are about to be written with the look; null for one that finds what there was then. */
export const createSinceLook = ({ created, rejected, changed }: SheetLook): ((row: LookedRow) => Since | null) => {
  const [made, out] = [new Set(created), new Set(rejected)];
  return ({ line, kind, changes }) => {
    const seen = changed[line];
    if (out.has(line)) return { since: 'admitted', fields: [] };
    if (made.has(line)) {
      if (kind === 'new') return null;
      return { since: 'made', fields: changes.map((change) => ({ ...change, seen: '' })) };
    }
    if (kind === 'new') {
      const fields = Object.entries(seen ?? {}).map(([field, was]) => ({
        ...{ field, seen: was, from: '' },
        to: changes.find((change) => change.field === field)?.to ?? '',
      }));
      return { since: 'gone', fields };
    }
    // A field that the look does not tell was as the sheet says it.
    const moved = changes.map((change) => ({ ...change, seen: seen?.[change.field] ?? change.to }));
    const fields = moved.filter(({ seen: was, from }) => was !== from);
    return fields.length === 0 ? null : { since: 'changed', fields };
  };
};

/** What a row is about, by its name, and who changed that last; null where nobody is known. */
export interface LookedThing {
  readonly name: string;
  readonly last: LastChange | null;
}

/** Rows that would write over something that changed since the look; null for none. The first of them are named. */
export const changedSinceLook = async <Row extends LookedRow>(
  look: SheetLook,
  rows: readonly Row[],
  thingOf: (row: Row) => Promise<LookedThing>,
  yieldToOthers: () => Promise<void>,
): Promise<SheetChangedSince | null> => {
  const sinceLook = createSinceLook(look);
  let count = 0;
  const first: (Since & { readonly row: Row })[] = [];
  for (const some of inBatches(rows, lookedAtOnce)) {
    await yieldToOthers();
    for (const row of some) {
      const since = sinceLook(row);
      if (since === null) continue;
      count += 1;
      if (first.length < maxChangedRows) first.push({ row, ...since });
    }
  }
  if (count === 0) return null;
  const changedRows: ChangedSheetRow[] = [];
  for (const { row, since, fields } of first) {
    const { name, last } = await thingOf(row);
    // An older one is not what moved it: a name that it bears may have been changed.
    const changed = last !== null && Date.parse(last.at) >= look.at ? last : null;
    changedRows.push({ line: row.line, name, since, fields, changed });
  }
  return { count, rows: changedRows };
};
