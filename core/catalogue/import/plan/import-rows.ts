import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { RepeatedBelow } from '#core/imports/repeated-rows.ts';
import { collectRepeatedRows } from '#core/imports/repeated-rows.ts';
import { isDateText } from '#core/imports/spoiled-code.ts';
import { inBatches } from '#core/shared/in-batches.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { CellWarning } from '../drafts/cell-warning.ts';
import { draftKey } from '../drafts/comparable.ts';
import type { Draft, DraftOf } from '../drafts/drafts.ts';
import { type FirstRow, firstRow, repeatedRow } from '../drafts/repeated-row.ts';
import type { Rejection } from '../drafts/row-reasons.ts';
import { type WithKnownNames, withKnownNames } from '../names/known-names.ts';
import { collectLoneSubfamilies, isLone } from '../names/lone-subfamilies.ts';
import { collectNames, vehiclePath } from '../names/new-names.ts';
import { isOfVehicle, type PlaceVehicle, placeVehicles, vehicleOf } from '../names/vehicle-places.ts';
import type { DraftStream, ReadFailure } from '../rows/draft-source.port.ts';
import type { DraftBatch } from '../rows/read-drafts.ts';
import { alikeCodes } from './alike-codes.ts';
import { applicationsOfSheet, type HeldDrafts } from './applications-of-sheet.ts';
import type { CatalogueDraft, CatalogueDraftRepository, StoredBatch } from './catalogue-draft.repository.port.ts';
import {
  emptySummary,
  type ImportSummary,
  missingKeys,
  newExamples,
  type Planned,
  planBatch,
  summarise,
  withAlike,
  withWarnings,
} from './plan.ts';
import { collectPricedLists } from './priced-lists.ts';
import type { RejectedRow } from './rejected-row.repository.port.ts';
import { rowNames } from './row-names.ts';

/** How much of a file was read. */
export interface RowProgress {
  readonly rowsRead: number;
  readonly summary: ImportSummary;
}

/** What is reported while a file is read. */
export interface RowHandlers<Kind extends ImportKind = ImportKind> {
  onProgress(progress: RowProgress): Promise<void>;
  /** The rejected rows, whole, some at a time and in the sheet's order. */
  onRejected(rows: readonly RejectedRow[]): Promise<void>;
  /**
   * Called at the end where rejected rows repeat others: the lines of the rows that count, and what is said of them.
   */
  onRepeated(repeated: ReadonlyMap<number, readonly RepeatedBelow[]>): Promise<void>;
  /** Gets some rows, before they are written. */
  onWriting?(rows: readonly Planned<DraftOf[Kind]>[]): Promise<void>;
}

/** The brand or maker that a draft speaks of: what a list never names is missing only among those it names at all. */
const makerOf = (draft: { readonly brand?: string }): string => draft.brand ?? '';

const givenUp = Err({ code: 'given-up' } as const);

/**
 * Reads a file once: compares every batch with what is stored and, with a catalogue draft, writes what is new or
 * changed. A row that finds no place in the catalogue is rejected like one that cannot be read; the good ones go on. An
 * aborted signal ends it.
 */
export const importRows = async <Kind extends ImportKind>(
  kind: Kind,
  stream: DraftStream<Kind>,
  catalogueDrafts: CatalogueDraftRepository,
  catalogueDraft: Pick<CatalogueDraft, 'write'> | null,
  { onProgress, onRejected, onRepeated, onWriting }: RowHandlers<Kind>,
  signal: AbortSignal,
): Promise<Result<RowProgress, ReadFailure>> => {
  let summary = emptySummary;
  let rowsRead = 0;
  const seen = new Map<string, FirstRow>();
  /** By what the catalogue found that rows mean, however they name it. */
  const meant = new Map<string, FirstRow>();
  const makers = new Set<string>();
  const names = collectNames();
  const priced = collectPricedLists();
  const repeated = collectRepeatedRows();
  const rename = withKnownNames(await catalogueDrafts.aliases());
  const hasVehicles = kind === 'applications' || kind === 'vehicles';
  const placeVehicle = placeVehicles(hasVehicles ? await catalogueDrafts.models() : []);
  const held: HeldDrafts<DraftOf[Kind]> | null = holders[kind]?.() ?? null;
  const lone = collectLoneSubfamilies<DraftOf[Kind]>(kind === 'catalogue' ? await catalogueDrafts.families() : []);
  /** In a sheet without families no row below can say more. */
  const mayWait = stream.layout.columns.has('family');
  /** Rows that wait for their family are read: the same article below repeats them. */
  const withoutLone = ({ planned, ...placed }: PlacedBatch<Kind>): PlacedBatch<Kind> => {
    for (const { key, draft } of planned) {
      lone.note(draft);
      if (!isLone(draft)) continue;
      lone.add(draft);
      seen.set(key, firstRow(draft));
    }
    return { ...placed, planned: planned.filter(({ draft }) => !isLone(draft)) };
  };
  /** By line: a row that waits is told once it has its place, one that stays out is not. */
  const warnings = new Map<number, readonly CellWarning[]>();
  const compare = async ({ batch, planned }: PlacedBatch<Kind>): Promise<void> => {
    if (batch.rejected.length > 0) await onRejected(await withCells(stream, batch.rejected));
    for (const { line, reasons } of batch.rejected) {
      for (const reason of reasons) if ('firstLine' in reason) repeated.note(reason.firstLine, line);
    }
    if (catalogueDraft !== null) {
      await onWriting?.(planned);
      await catalogueDraft.write(kind, planned);
    }
    priced.note(planned);
    for (const { key, draft, status } of planned) {
      seen.set(key, firstRow(draft));
      makers.add(makerOf(draft));
      // The same vehicle in another segment makes nothing.
      if (status !== 'unchanged' || !isOfVehicle(draft)) names.add(draft);
    }
    summary = summarise(summary, batch, planned, await rowNames(newExamples(summary, planned), catalogueDrafts));
    // What is written is in the catalogue by then: it is told as it was planned.
    if (catalogueDraft === null) summary = withAlike(summary, await alikeCodes(planned, catalogueDrafts));
    summary = withWarnings(
      summary,
      planned.flatMap((each) => [...(warnings.get(each.draft.line) ?? []), ...codeLikeDate(each)]),
    );
    for (const { draft } of planned) warnings.delete(draft.line);
    rowsRead = batch.rowsRead;
    await onProgress({ rowsRead, summary });
  };
  const warn = (line: number, more: readonly CellWarning[]): void => {
    warnings.set(line, [...(warnings.get(line) ?? []), ...more]);
  };
  for await (const read of stream.batches) {
    if (!read.ok) return Err(read.val);
    if (signal.aborted) return givenUp;
    for (const warning of read.val.warnings ?? []) warn(warning.line, [warning]);
    const inSegments = withSegments(read.val, rename, placeVehicle);
    for (const [line, kept] of inSegments.keptInGeneral) warn(line, kept);
    const known = mayWait ? inSegments.batch : withDrafts(inSegments.batch, inSegments.batch.drafts.map(lone.placed));
    if (held === null)
      await compare(withoutLone(await placeBatch(kind, onceEach(kind, known, seen), catalogueDrafts, seen, meant)));
    else await compare(hold(await placeBatch(kind, known, catalogueDrafts), held));
  }
  for (const drafts of inBatches((held ?? lone).drafts(), heldAtOnce)) {
    if (signal.aborted) return givenUp;
    await compare(await placeBatch(kind, { drafts, rejected: [], rowsRead }, catalogueDrafts));
  }
  const repetitions = repeated.reasons();
  if (repetitions.size > 0) await onRepeated(repetitions);
  const newNames = catalogueDraft === null ? await catalogueDrafts.unknownNames(names.names()) : summary.newNames;
  const priceLists = await priced.lists(() => catalogueDrafts.firstPriceList());
  let missing = 0;
  for await (const keys of catalogueDrafts.keys(kind, makers)) {
    if (signal.aborted) return givenUp;
    for (const _key of missingKeys(keys, seen)) missing += 1;
  }
  return Ok({ rowsRead, summary: { ...summary, missing, priceLists, newNames } });
};

/** A new article whose code is what a spreadsheet program makes of another one: a text does not tell. */
const codeLikeDate = ({ draft, status }: Planned<Draft>): readonly CellWarning[] =>
  status === 'new' && 'attributes' in draft && isDateText(draft.code)
    ? [{ line: draft.line, code: 'code-like-date', value: draft.code }]
    : [];

const withDrafts = <Draft>(batch: DraftBatch<Draft>, drafts: readonly Draft[]): DraftBatch<Draft> => ({
  ...batch,
  drafts,
});

/** The rows by the names that the catalogue has, those of vehicles in their segments. */
const withSegments = <Row extends Draft>(
  batch: DraftBatch<Row>,
  rename: WithKnownNames,
  placeVehicle: PlaceVehicle,
): { readonly batch: DraftBatch<Row>; readonly keptInGeneral: ReadonlyMap<number, readonly CellWarning[]> } => {
  const [drafts, rejected]: [Row[], Rejection[]] = [[], []];
  const keptInGeneral = new Map<number, readonly CellWarning[]>();
  for (const written of batch.drafts) {
    const lines = batch.linesOf?.get(written.line) ?? [written.line];
    const placed = placeVehicle(rename(written), written);
    if (placed.err) {
      for (const line of lines) rejected.push({ line, reasons: [placed.val] });
      continue;
    }
    const { draft, isKeptInGeneral } = placed.val;
    drafts.push(draft);
    if (!isKeptInGeneral || !isOfVehicle(draft)) continue;
    const value = vehiclePath(...vehicleOf(draft));
    keptInGeneral.set(
      draft.line,
      lines.map((line) => ({ line, code: 'model-in-general', value })),
    );
  }
  return { batch: withRejected(withDrafts(batch, drafts), rejected), keptInGeneral };
};

const withCells = async <Kind extends ImportKind>(
  stream: DraftStream<Kind>,
  rejections: readonly Rejection[],
): Promise<readonly RejectedRow[]> => {
  const rows = await stream.rowsOf(rejections.map(({ line }) => line));
  const cellsOf = new Map(rows.map(({ line, cells }) => [line, cells]));
  return rejections.map(({ line, reasons }) => ({ line, reasons, cells: cellsOf.get(line) ?? [] }));
};

/**
 * By the names that the catalogue has: two rows that say the same under two names are one, said twice. A row of several
 * drafts stays out where each of them was said before.
 */
const onceEach = <Kind extends ImportKind>(
  kind: Kind,
  batch: DraftBatch<DraftOf[Kind]>,
  seen: ReadonlyMap<string, FirstRow>,
  keyOf: (draft: DraftOf[Kind]) => string = (draft) => draftKey(kind, draft),
): DraftBatch<DraftOf[Kind]> => {
  const first = new Map<string, FirstRow>();
  const again = new Map<number, Rejection>();
  const drafts = batch.drafts.filter((draft) => {
    const key = keyOf(draft);
    const earlier = seen.get(key) ?? first.get(key);
    if (earlier === undefined) first.set(key, firstRow(draft));
    else if (!again.has(draft.line))
      again.set(draft.line, { line: draft.line, reasons: [repeatedRow(earlier, draft)] });
    return earlier === undefined;
  });
  for (const { line } of drafts) again.delete(line);
  return { ...withRejected(batch, [...again.values()]), drafts };
};

const withRejected = <Draft>(batch: DraftBatch<Draft>, more: readonly Rejection[]): DraftBatch<Draft> =>
  more.length === 0 ? batch : { ...batch, rejected: [...batch.rejected, ...more].sort((a, b) => a.line - b.line) };

/**
 * Kinds whose rows are compared once all of them are read; of other kinds a few wait
 * (core/catalogue/import/names/lone-subfamilies.ts).
 */
const holders: { readonly [Kind in ImportKind]?: () => HeldDrafts<DraftOf[Kind]> } = {
  applications: applicationsOfSheet,
};
const heldAtOnce = 1000;

/** Rows that have a place wait; the others are rejected while their cells are at hand. */
const hold = <Kind extends ImportKind>(
  { batch, planned, named }: PlacedBatch<Kind>,
  held: HeldDrafts<DraftOf[Kind]>,
): PlacedBatch<Kind> => {
  const again = planned.flatMap(({ draft }): readonly Rejection[] => {
    const reason = held.add(draft, named?.get(draft.line));
    return reason === undefined ? [] : [{ line: draft.line, reasons: [reason] }];
  });
  return { batch: withRejected(batch, again), planned: [], named };
};

interface PlacedBatch<Kind extends ImportKind> {
  readonly batch: DraftBatch<DraftOf[Kind]>;
  readonly planned: readonly Planned<DraftOf[Kind]>[];
  readonly named: StoredBatch['named'];
}

const placeBatch = async <Kind extends ImportKind>(
  kind: Kind,
  batch: DraftBatch<DraftOf[Kind]>,
  catalogueDrafts: CatalogueDraftRepository,
  seen: ReadonlyMap<string, FirstRow> = new Map(),
  meant = new Map<string, FirstRow>(),
): Promise<PlacedBatch<Kind>> => {
  const { rows, refused, named, discontinued, meanings } = await catalogueDrafts.stored(kind, batch.drafts);
  const refusals: Rejection[] = [...refused].map(([line, reason]) => ({ line, reasons: [reason] }));
  const placed = refused.size === 0 ? batch.drafts : batch.drafts.filter(({ line }) => !refused.has(line));
  const withRefused = withRejected(batch, refusals);
  if (meanings !== undefined) {
    const keyOf = (draft: DraftOf[Kind]): string => {
      const key = draftKey(kind, draft);
      return meanings.get(key) ?? key;
    };
    const once = onceEach(kind, { ...withRefused, drafts: placed }, meant, keyOf);
    for (const draft of once.drafts) meant.set(keyOf(draft), firstRow(draft));
    return { batch: once, planned: planBatch(kind, once.drafts, rows, discontinued), named };
  }
  if (!placed.some(lacksBrand))
    return { batch: withRefused, planned: planBatch(kind, placed, rows, discontinued), named };
  const branded = placed.map((draft) =>
    lacksBrand(draft) ? { ...draft, brand: named?.get(draft.line)?.brand ?? '' } : draft,
  );
  const once = onceEach(kind, { ...withRefused, drafts: branded }, seen);
  return { batch: once, planned: planBatch(kind, once.drafts, rows, discontinued), named };
};

/** A row of products that names one by its code alone; its brand is known once that is found. */
const lacksBrand = (draft: Draft): boolean => 'attributes' in draft && draft.brand === '';
