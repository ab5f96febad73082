import { authorOf } from '#core/audit/author.ts';
import type { PriceDraft } from '#core/catalogue/import/drafts/drafts.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { CatalogueDraftRepository } from '#core/catalogue/import/plan/catalogue-draft.repository.port.ts';
import { importRows } from '#core/catalogue/import/plan/import-rows.ts';
import type { RejectedRow } from '#core/catalogue/import/plan/rejected-row.repository.port.ts';
import type { DraftSource, DraftSourceOptions, UploadStorage } from '#core/catalogue/import/rows/draft-source.port.ts';
import type { ImportMappingRepository } from '#core/imports/import-record.ts';
import { isMisunderstood } from '#core/imports/misunderstood.ts';
import { rememberReading, withRemembered } from '#core/imports/remembered-reading.ts';
import type { RepeatedBelow } from '#core/imports/repeated-rows.ts';
import { type SheetPreview, worksheetRead } from '#core/imports/sheet-preview.ts';
import type { SheetReading } from '#core/imports/sheet-reading.ts';
import type { Clock } from '#core/shared/clock.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { rowsOfRejectedFile } from '#core/sheets/rows-of-rejected-file.ts';
import { maxRejectedAnswered, type SheetFailure, type SheetUpload } from '#core/sheets/sheet.service.ts';
import type { SheetLook } from '#core/sheets/sheet-look.ts';
import type { SheetReader, SheetWaits } from '#core/sheets/sheet-runner.ts';
import type { SheetTarget } from '#core/sheets/sheet-target.ts';
import { withFirstRejected } from './first-rejected.ts';
import { heldPrices } from './held-prices.ts';
import { ofOneList } from './of-one-list.ts';
import type { PriceListManagementRepository } from './price-list-management.repository.port.ts';
import type { PriceSheetRepository } from './price-sheet.repository.port.ts';
import { maxPriceSheetRows, type PriceSheetReport } from './price-sheet.service.ts';
import { collectPriceLook, type PriceLook } from './price-sheet-look.ts';

export interface PriceSheetRunnerParts {
  readonly lists: Pick<PriceListManagementRepository, 'lists'>;
  readonly sheets: PriceSheetRepository;
  readonly uploads: UploadStorage;
  readonly source: DraftSource;
  readonly drafts: CatalogueDraftRepository;
  readonly mappings: Pick<ImportMappingRepository, 'find' | 'remember'>;
  readonly newId: () => string;
  readonly clock: Clock;
  /** Lets waiting requests run first: there may be two hundred thousand rows. */
  readonly yieldToOthers: () => Promise<void>;
}

const kind = 'list-prices';
const waitsSilently: SheetWaits = (_wait, until) => until();

/** What a sheet says, and what its rows do beside the prices of now. */
interface ReadPrices {
  /** The worksheet that was read of a workbook with several; '' for all others. */
  readonly worksheet: string;
  readonly report: PriceSheetReport;
  readonly prices: PriceLook;
  /** As a later confirmation compares it. */
  readonly look: SheetLook;
}

/** What is done with the good rows, some at a time. */
type TakeRows = (rows: readonly PriceDraft[]) => Promise<void>;

/**
 * Sheets of new prices of a list: read against the prices of today, and kept as a change that waits for its moment
 * (docs/rules/price-list-management.md 8). One that would write over a price that changed since it was looked at is not
 * kept (docs/rules/sheets.md 3).
 */
export const createPriceSheetRunner = (parts: PriceSheetRunnerParts): SheetReader<RowReason> => {
  const { lists, sheets, uploads, source, mappings, clock } = parts;
  /** Articles that the sheet does not name keep their prices, so the whole list does not have to be read for them. */
  const drafts: CatalogueDraftRepository = { ...parts.drafts, async *keys() {} };

  const read = async (
    path: string,
    options: DraftSourceOptions & { readonly priceList: string },
    take: TakeRows,
    maxRejected: number,
    giveUp: AbortController,
  ): Promise<Result<ReadPrices, SheetFailure>> => {
    const comparedAt = clock.now();
    const prices = collectPriceLook(sheets, drafts, parts.yieldToOthers);
    let worksheet = '';
    const opened = await source.open('prices', path, options, giveUp.signal, (preview) => {
      worksheet = worksheetRead(preview);
    });
    if (!opened.ok) return opened;
    const { headings, unknownHeadings } = opened.val.layout;
    const rejected: RejectedRow[] = [];
    const kept: RejectedRow[] = [];
    /** The lines of all rejected rows, also of those that the answer leaves out. */
    const allRejectedLines = new Set<number>();
    let rejectedCount = 0;
    let isTooLong = false;
    const outcome = await importRows(
      'prices',
      ofOneList(opened.val, options.priceList),
      drafts,
      { write: (_kind, rows) => take(rows.map(({ draft }) => draft as PriceDraft)) },
      {
        async onWriting(rows) {
          prices.note(rows);
        },
        async onProgress({ rowsRead }) {
          if (rowsRead <= maxPriceSheetRows) return;
          isTooLong = true;
          giveUp.abort();
        },
        async onRejected(rows) {
          rejectedCount += rows.length;
          for (const { line } of rows) allRejectedLines.add(line);
          rejected.push(...rows.slice(0, maxRejected - rejected.length));
        },
        async onRepeated(repeated) {
          const rejectedLines = new Set(rejected.map(({ line }) => line));
          const repeatedByRejected = new Map<number, readonly RepeatedBelow[]>();
          for (const [line, reasons] of repeated) {
            const ofRejected = reasons.filter((reason) => rejectedLines.has(reason.line));
            if (!allRejectedLines.has(line) && ofRejected.length > 0) repeatedByRejected.set(line, ofRejected);
          }
          if (repeatedByRejected.size === 0) return;
          const rows = await source.rows('prices', path, options, [...repeatedByRejected.keys()], giveUp.signal);
          for (const row of rows.ok ? rows.val : [])
            kept.push({ ...row, reasons: repeatedByRejected.get(row.line) ?? [] });
        },
      },
      giveUp.signal,
    );
    if (isTooLong) return Err({ code: 'too-many-sheet-rows', max: maxPriceSheetRows });
    if (!outcome.ok) return outcome;
    const { summary } = outcome.val;
    const { new: created, changed, unchanged } = summary;
    const report: PriceSheetReport = {
      isDryRun: true,
      importId: null,
      created,
      changed,
      unchanged,
      missing: null,
      changedSince: null,
      headings,
      mapping: options.mapping,
      ignored: unknownHeadings,
      steep: summary.steep,
      emptied: [],
      examples: summary.examples,
      rejected,
      rejectedCount,
      kept,
    };
    return Ok({ report, worksheet, prices, look: await prices.found(comparedAt, allRejectedLines) });
  };

  /** Keeps the file for as long as `work` reads it. */
  const withFile = async <Value>(
    content: Uint8Array,
    signal: AbortSignal | undefined,
    work: (path: string, giveUp: AbortController) => Promise<Result<Value, SheetFailure>>,
  ): Promise<Result<Value, SheetFailure>> => {
    const id = parts.newId();
    const kept = await uploads.keep(id, piecesOf(content));
    if (!kept.ok) return Err({ code: 'too-large', what: 'file', limit: content.length });
    const giveUp = new AbortController();
    const onAbort = () => giveUp.abort();
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    try {
      return await work(kept.val, giveUp);
    } finally {
      signal?.removeEventListener('abort', onAbort);
      // The thread that reads the file ends.
      giveUp.abort();
      await uploads.drop(id);
    }
  };

  const listOf = async (target: SheetTarget | null | undefined): Promise<Result<string, SheetFailure>> => {
    const list = (await lists.lists()).find(({ id }) => id === target?.id);
    return list === undefined ? Err({ code: 'price-list-not-found' }) : Ok(list.name);
  };

  const readUpload = (
    { content, mapping, sheet }: SheetUpload,
    priceList: string,
    take: TakeRows,
    maxRejected: number,
    signal?: AbortSignal,
  ) =>
    withFile(content, signal, (path, giveUp) => read(path, { mapping, sheet, priceList }, take, maxRejected, giveUp));

  const carryOut: SheetReader<RowReason>['carryOut'] = async (
    caller,
    brought,
    { importId, target, allRejected = false, signal, look = null, onLook, waits = waitsSilently },
  ) => {
    const list = await listOf(target);
    if (!list.ok) return list;
    // What was seen is what is written, not with the columns that are remembered now.
    const upload = importId === null ? await withRemembered(mappings, kind, brought) : brought;
    const maxRejected = allRejected ? Number.MAX_SAFE_INTEGER : maxRejectedAnswered;
    const readOnly = async () => {
      const outcome = await readUpload(upload, list.val, async () => undefined, maxRejected, signal);
      if (outcome.ok) onLook?.(outcome.val.look);
      return outcome.map(({ report }) => report);
    };
    if (importId === null) return readOnly();
    // A process that ended had settled it.
    const settledBefore = await sheets.settled(importId);
    if (settledBefore !== null) {
      const { new: created, changed, unchanged } = settledBefore;
      // A sheet of which no row counted does not prove that its columns were understood.
      if (created + changed + unchanged > 0) await rememberReading(mappings, kind, upload);
      return (await readOnly()).map((report) => ({
        ...report,
        created,
        changed,
        unchanged,
        isDryRun: false,
        importId,
      }));
    }
    const author = authorOf(caller);
    const listId = asId<'price-list'>(target?.id ?? '');
    const moment = new Date(target?.at ?? clock.now()).toISOString();
    const begun = await sheets.begin(listId, moment, upload.fileName, author);
    if (!begun.ok) return begun;
    let isSettled = false;
    try {
      for (;;) {
        const held = look === null ? null : await heldPrices(sheets, listId, clock, waits, signal);
        // Ended while it waited: the same is done later.
        if (signal?.aborted === true) return Err({ code: 'given-up' });
        // All rejected rows are kept, however many the answer holds.
        const take: TakeRows = (rows) => sheets.add(begun.val, rows);
        const outcome = await readUpload(upload, list.val, take, Number.MAX_SAFE_INTEGER, signal);
        if (!outcome.ok) return outcome;
        const { report: read, worksheet, prices, look: found } = outcome.val;
        const { created, changed, unchanged, rejectedCount: rejected, headings } = read;
        if (created + changed + unchanged + rejected === 0) return Err({ code: 'price-sheet-empty' });
        const changedSince = look === null ? null : await prices.changedSince(look, listId);
        if (changedSince !== null) {
          onLook?.(found);
          return Ok({ ...withFirstRejected(read, maxRejected), changedSince });
        }
        const counts = { new: created, changed, unchanged, rejected, missing: 0 };
        const { supplier } = upload;
        const settledSheet = { importId, supplier, worksheet, headings, counts, rejected: rowsOfRejectedFile(read) };
        const report = { ...withFirstRejected(read, maxRejected), isDryRun: false, importId };
        if (created + changed + unchanged === 0) {
          await sheets.keepRejected(begun.val, settledSheet, author);
          return Ok(report);
        }
        const compared = held === null ? null : { changesMade: held, now: () => new Date(clock.now()).toISOString() };
        const settled = await sheets.settle(begun.val, settledSheet, author, compared);
        if (settled.ok) {
          isSettled = true;
          await rememberReading(mappings, kind, upload);
          return Ok(report);
        }
        // Another change was confirmed for the list while this sheet was compared: it is compared with that change.
        if (settled.val.code !== 'prices-moved') return Err(settled.val);
      }
    } finally {
      if (!isSettled) {
        await sheets.drop(begun.val);
        await sheets.sweep();
      }
    }
  };

  return {
    carryOut,

    async understand({ content, ...reading }, target) {
      const list = await listOf(target);
      if (!list.ok) return list;
      const withMapping = await withRemembered(mappings, kind, reading);
      return withFile(content, undefined, (path, giveUp) => columnsOf(path, withMapping, list.val, giveUp.signal));
    },
  };

  async function columnsOf(
    path: string,
    { mapping, sheet }: Pick<SheetReading, 'mapping' | 'sheet'>,
    priceList: string,
    signal: AbortSignal,
  ) {
    const seen: SheetPreview[] = [];
    const opened = await source.open('prices', path, { mapping, sheet, priceList }, signal, (preview) => {
      seen.push(preview);
    });
    if (!opened.ok && !isMisunderstood(opened.val)) return opened;
    const layout = opened.ok ? opened.val.layout : null;
    return Ok({
      preview: seen[0] ?? null,
      columns: [...(layout?.columns ?? [])].map(([field, column]) => ({ field, column })),
      // The list is not of the sheet.
      constants: [...(layout?.constants ?? [])].flatMap(([field, value]) =>
        field === 'priceList' ? [] : [{ field, value }],
      ),
      decimal: layout?.decimal ?? ('auto' as const),
    });
  }
};

async function* piecesOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
