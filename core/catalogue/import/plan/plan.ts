import type { Change } from '#core/imports/change.ts';
import { type ImportCounts, noneCounted } from '#core/imports/import-record.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { isSteep } from '#core/imports/steep-change.ts';
import { type CellWarning, type CellWarningCounts, noCellWarnings } from '../drafts/cell-warning.ts';
import { draftKey, type Fields, fieldsOf, sameValue } from '../drafts/comparable.ts';
import type { Draft, DraftOf } from '../drafts/drafts.ts';
import type { Rejection } from '../drafts/row-reasons.ts';
import { type Names, noNames } from '../names/new-names.ts';
import type { DraftBatch } from '../rows/read-drafts.ts';

/** What the import would do with one good row. */
export type Planned<Row> = { readonly key: string; readonly draft: Row } & (
  | { readonly status: 'new' | 'unchanged' }
  | {
      readonly status: 'changed';
      readonly changes: readonly Change[];
      /** The changed product stays discontinued: customers cannot order it. */
      readonly isDiscontinued: boolean;
    }
);

/** Compares only the fields that the row has: one without a cell keeps what is stored. */
function changesOf(read: Fields, stored: Fields): readonly Change[] {
  const changes: Change[] = [];
  for (const field in read) {
    const to = read[field] ?? '';
    const from = stored[field] ?? '';
    if (!sameValue(field, from, to)) changes.push({ field, from, to });
  }
  return changes;
}

/**
 * Compares one batch with what is stored. `stored` needs only the keys of this batch (draftKey of each draft) and holds
 * fieldsOf of each stored row in draft form; `discontinued` are those keys whose article is.
 */
export function planBatch<Kind extends ImportKind>(
  kind: Kind,
  drafts: readonly DraftOf[Kind][],
  stored: ReadonlyMap<string, Fields>,
  discontinued: ReadonlySet<string> = new Set(),
): readonly Planned<DraftOf[Kind]>[] {
  return drafts.map((draft) => {
    const key = draftKey(kind, draft);
    const existing = stored.get(key);
    if (existing === undefined) return { key, draft, status: 'new' };
    const changes = changesOf(fieldsOf(draft), existing);
    if (changes.length === 0) return { key, draft, status: 'unchanged' };
    const isSoldAgain = changes.some(({ field, to }) => field === 'sale' && to !== 'discontinued');
    return { key, draft, status: 'changed', changes, isDiscontinued: discontinued.has(key) && !isSoldAgain };
  });
}

/** The dry run in numbers, with the first few of what a person wants to see. Its size doesn't grow with the file. */
export interface ImportSummary extends ImportCounts {
  /** Rows whose price changes steeply. */
  readonly steep: number;
  /** New articles that come without a price: nobody can order them until they have one. */
  readonly unpriced: number;
  /** Rows that change an article which is discontinued, and stays so. */
  readonly discontinued: number;
  /** Rows that write the notes of an article, which customers read: a column of remarks may be for staff alone. */
  readonly noted: number;
  /** Rows that discontinue an article: customers still find it, and can order it no longer. */
  readonly discontinuing: number;
  /** The price lists of which it writes prices. */
  readonly priceLists: readonly string[];
  /** New articles whose code is that of another of their brand but for signs, spaces and case: perhaps that one. */
  readonly alike: number;
  /** The first of them. */
  readonly alikeCodes: readonly AlikeCode[];
  /** Cells of its rows that do not count as they are written, of each kind. */
  readonly warned: CellWarningCounts;
  /** The first of each kind. */
  readonly warnings: readonly CellWarning[];
  /** Brands, families and price lists that writing it would make. */
  readonly newNames: Names;
  /** Field → in how many rows it changes. */
  readonly changedFields: Readonly<Record<string, number>>;
  /** Code of the reason → in how many rows. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly rejections: readonly Rejection[];
  /** The first rows that come in new, the first that change something, and the first whose price changes steeply. */
  readonly examples: readonly PlanExample[];
}

export interface AlikeCode {
  readonly line: number;
  /** As the row says it. */
  readonly code: string;
  readonly brand: string;
  /** As the article's that is there. */
  readonly known: string;
}

export interface PlanExample {
  readonly line: number;
  readonly kind: 'new' | 'changed';
  /** The code, the brand and the description. */
  readonly name: string;
  /** The fields that change; of a new row all but its name, each `from` ''. */
  readonly changes: readonly Change[];
}

export const emptySummary: ImportSummary = {
  ...noneCounted,
  ...{
    steep: 0,
    unpriced: 0,
    discontinued: 0,
    discontinuing: 0,
    noted: 0,
    alike: 0,
    alikeCodes: [],
    warned: noCellWarnings,
    warnings: [],
    priceLists: [],
    newNames: noNames,
    changedFields: {},
    reasons: {},
    rejections: [],
    examples: [],
  },
};

/** Examples are to be looked at; rejected rows are for correcting the file. */
const examplesKept = 50;
const newExamplesKept = 20;
const rejectionsKept = 2000;
const alikeKept = 20;
const warningsKept = 10;

const plusOne = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

/** Only for rows of a catalogue: other lists bring no products. */
const lacksPrice = (draft: object): boolean =>
  'attributes' in draft && (!('listPrice' in draft) || draft.listPrice === undefined);

/** Whether a row writes an article's notes. */
const writesNotes = (planned: Planned<Draft>): boolean =>
  planned.status === 'changed'
    ? planned.changes.some(({ field, to }) => field === 'attributes.notas' && to !== '')
    : planned.status === 'new' && 'attributes' in planned.draft && (planned.draft.attributes['notas'] ?? '') !== '';

/** Fields that are in the name already. */
const namedFields = new Set(['code', 'brand', 'description']);

/** The fields of a new row beside its name: its price, its family, its applications. */
const broughtBy = (draft: Draft): readonly Change[] =>
  Object.entries(fieldsOf(draft))
    .filter(([field, to]) => to !== '' && !namedFields.has(field))
    .map(([field, to]) => ({ field, from: '', to }));

/**
 * The rows of a batch that are to be looked at: the first new ones, the first that change something, and as many more
 * whose price changes steeply.
 */
export const newExamples = <Row>(
  { examples }: Pick<ImportSummary, 'examples'>,
  planned: readonly Planned<Row>[],
): readonly Planned<Row>[] => {
  const held = examples.filter(({ kind }) => kind === 'new').length;
  let newRoom = newExamplesKept - held;
  let room = examplesKept - (examples.length - held);
  let steepRoom = examplesKept - examples.filter(({ changes }) => changes.some(isSteep)).length;
  return planned.filter((each) => {
    if (each.status === 'new') {
      newRoom -= 1;
      return newRoom >= 0;
    }
    if (each.status !== 'changed') return false;
    const isSteepRow = each.changes.some(isSteep);
    room -= 1;
    if (isSteepRow) steepRoom -= 1;
    return room >= 0 || (isSteepRow && steepRoom >= 0);
  });
};

/** The summary after one more batch; `names` are what its new examples are about, by line. */
export function summarise<Row extends Draft>(
  summary: ImportSummary,
  batch: DraftBatch<Row>,
  planned: readonly Planned<Row>[],
  names: ReadonlyMap<number, string> = new Map(),
): ImportSummary {
  const count = { new: summary.new, changed: summary.changed, unchanged: summary.unchanged };
  const changedFields = { ...summary.changedFields };
  const reasons = { ...summary.reasons };
  const examples = newExamples(summary, planned).map((each) => ({
    line: each.draft.line,
    kind: each.status === 'changed' ? ('changed' as const) : ('new' as const),
    name: names.get(each.draft.line) ?? '',
    changes: each.status === 'changed' ? each.changes : broughtBy(each.draft),
  }));
  let { steep, unpriced, discontinued, discontinuing, noted } = summary;
  for (const each of planned) {
    count[each.status] += 1;
    if (writesNotes(each)) noted += 1;
    if (each.status === 'new' && lacksPrice(each.draft)) unpriced += 1;
    if (each.status !== 'changed') continue;
    if (each.changes.some(isSteep)) steep += 1;
    if (each.isDiscontinued) discontinued += 1;
    if (each.changes.some(({ field, to }) => field === 'sale' && to === 'discontinued')) discontinuing += 1;
    for (const { field } of each.changes) plusOne(changedFields, field);
  }
  for (const rejection of batch.rejected)
    for (const code of new Set(rejection.reasons.map((reason) => reason.code))) plusOne(reasons, code);
  return {
    ...summary,
    ...count,
    steep,
    unpriced,
    discontinued,
    discontinuing,
    noted,
    rejected: summary.rejected + batch.rejected.length,
    rejections: [...summary.rejections, ...batch.rejected].slice(0, rejectionsKept),
    changedFields,
    reasons,
    examples: [...summary.examples, ...examples],
  };
}

/** The summary with more new articles whose codes are like those of articles that are there. */
export const withAlike = (summary: ImportSummary, alike: readonly AlikeCode[]): ImportSummary => ({
  ...summary,
  alike: summary.alike + alike.length,
  alikeCodes: [...summary.alikeCodes, ...alike].slice(0, alikeKept),
});

/** The summary with more cells that do not count as they are written. */
export const withWarnings = (summary: ImportSummary, warnings: readonly CellWarning[]): ImportSummary => {
  if (warnings.length === 0) return summary;
  const warned = { ...summary.warned };
  const kept = [...summary.warnings];
  for (const warning of warnings) {
    warned[warning.code] += 1;
    if (warned[warning.code] <= warningsKept) kept.push(warning);
  }
  return { ...summary, warned, warnings: kept };
};

/** Stored keys that the whole file never named. Walks the stored ones one by one; only `seen` is held. */
export function* missingKeys(stored: Iterable<string>, seen: { has(key: string): boolean }): Generator<string, void> {
  for (const key of stored) if (!seen.has(key)) yield key;
}
