import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import type { CatalogueDraftRepository } from '#core/catalogue/import/catalogue-draft.repository.port.ts';
import type { DraftSource, UploadStorage } from '#core/catalogue/import/draft-source.port.ts';
import type { PriceDraft } from '#core/catalogue/import/drafts.ts';
import type { RejectedRow } from '#core/catalogue/import/rejected-row.repository.port.ts';
import { walkImport } from '#core/catalogue/import/walk.ts';
import type { RepeatedBelow } from '#core/imports/repeated-rows.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';
import { rowsOfRejectedFile } from '#core/sheets/rows-of-rejected-file.ts';
import { maxRejectedTold } from '#core/sheets/sheet.service.ts';
import { ofOneList } from './of-one-list.ts';
import { momentFlaw } from './price-change.ts';
import type { PriceListManagementRepository } from './price-list-management.repository.port.ts';
import type { PriceSheetRepository } from './price-sheet.repository.port.ts';
import {
  maxPriceSheetRows,
  type PriceSheetFailure,
  type PriceSheetReport,
  type PriceSheetService,
} from './price-sheet.service.ts';

interface PriceSheetParts {
  readonly lists: Pick<PriceListManagementRepository, 'lists'>;
  readonly sheets: PriceSheetRepository;
  readonly uploads: UploadStorage;
  readonly source: DraftSource;
  readonly drafts: CatalogueDraftRepository;
  readonly newId: () => string;
  readonly clock: Clock;
}

/** What is done with the good rows, some at a time. */
type TakeRows = (rows: readonly PriceDraft[]) => Promise<void>;

const maxFileName = 120;

/** Told by nobody: the name of a file that a person chose. */
const tidyFileName = (name: string): string => visibleLine(name).slice(0, maxFileName) || 'planilla';

export const createPriceSheetService = (parts: PriceSheetParts): PriceSheetService => {
  const { lists, sheets, uploads, source, clock } = parts;
  /** Articles that the sheet does not name keep their prices: nobody has to walk the whole list for them. */
  const drafts: CatalogueDraftRepository = { ...parts.drafts, async *keys() {} };

  const read = async (
    path: string,
    listName: string,
    take: TakeRows,
    maxRejected: number,
    giveUp: AbortController,
  ): Promise<Result<PriceSheetReport, PriceSheetFailure>> => {
    const options = { mapping: null, sheet: null, priceList: listName };
    const opened = await source.open('prices', path, options, giveUp.signal);
    if (!opened.ok) return opened;
    const { headings, unknownHeadings } = opened.val.layout;
    const rejected: RejectedRow[] = [];
    const kept: RejectedRow[] = [];
    /** The lines of all rejected rows, also of those that are not told. */
    const out = new Set<number>();
    let rejectedCount = 0;
    let isTooLong = false;
    const walked = await walkImport(
      'prices',
      ofOneList(opened.val, listName),
      drafts,
      { write: (_kind, rows) => take(rows.map(({ draft }) => draft as PriceDraft)) },
      {
        async onProgress({ rowsRead }) {
          if (rowsRead <= maxPriceSheetRows) return;
          isTooLong = true;
          giveUp.abort();
        },
        async onRejected(rows) {
          rejectedCount += rows.length;
          for (const { line } of rows) out.add(line);
          rejected.push(...rows.slice(0, maxRejected - rejected.length));
        },
        async onRepeated(repeated) {
          const told = new Set(rejected.map(({ line }) => line));
          const repeatedByTold = new Map<number, readonly RepeatedBelow[]>();
          for (const [line, reasons] of repeated) {
            const ofTold = reasons.filter((reason) => told.has(reason.line));
            if (!out.has(line) && ofTold.length > 0) repeatedByTold.set(line, ofTold);
          }
          if (repeatedByTold.size === 0) return;
          const rows = await source.rows('prices', path, options, [...repeatedByTold.keys()], giveUp.signal);
          for (const row of rows.ok ? rows.val : []) kept.push({ ...row, reasons: repeatedByTold.get(row.line) ?? [] });
        },
      },
      giveUp.signal,
    );
    if (isTooLong) return Err({ code: 'too-many-sheet-rows', max: maxPriceSheetRows });
    if (!walked.ok) return walked;
    const { summary } = walked.val;
    const { new: created, changed, unchanged } = summary;
    return Ok({
      isDryRun: true,
      importId: null,
      created,
      changed,
      unchanged,
      missing: null,
      changedSince: null,
      headings,
      mapping: null,
      ignored: unknownHeadings,
      steep: summary.steep,
      examples: summary.examples,
      rejected,
      rejectedCount,
      kept,
    });
  };

  const walk = async (
    content: Uint8Array,
    listName: string,
    take: TakeRows,
    maxRejected: number,
    signal?: AbortSignal,
  ): Promise<Result<PriceSheetReport, PriceSheetFailure>> => {
    const id = parts.newId();
    const kept = await uploads.keep(id, piecesOf(content));
    if (!kept.ok) return Err({ code: 'too-large', what: 'file', limit: content.length });
    const giveUp = new AbortController();
    const onAbort = () => giveUp.abort();
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
    try {
      return await read(kept.val, listName, take, maxRejected, giveUp);
    } finally {
      signal?.removeEventListener('abort', onAbort);
      // The thread that reads the file ends.
      giveUp.abort();
      await uploads.drop(id);
    }
  };

  return authorise<PriceSheetService>('management', {
    async schedule(caller, id, { fileName, content, at }, { isDryRun, allRejected = false }, signal) {
      const maxRejected = allRejected ? Number.MAX_SAFE_INTEGER : maxRejectedTold;
      const flaw = momentFlaw(at, clock.now());
      if (flaw !== null) return Err(flaw);
      const list = (await lists.lists()).find((each) => each.id === id);
      if (list === undefined) return Err({ code: 'price-list-not-found' });
      if (list.isWithdrawn) return Err({ code: 'price-list-withdrawn', name: list.name });
      if (isDryRun) return walk(content, list.name, async () => undefined, maxRejected, signal);
      const author = authorOf(caller);
      const moment = new Date(at ?? clock.now()).toISOString();
      const begun = await sheets.begin(id, moment, tidyFileName(fileName), author);
      if (!begun.ok) return begun;
      let isSettled = false;
      try {
        // All of its rejected rows are kept, however many are told.
        const take: TakeRows = (rows) => sheets.add(begun.val, rows);
        const walked = await walk(content, list.name, take, Number.MAX_SAFE_INTEGER, signal);
        if (!walked.ok) return walked;
        const { created, changed, unchanged, rejectedCount: rejected, headings } = walked.val;
        if (created + changed + unchanged + rejected === 0) return Err({ code: 'price-sheet-empty' });
        const importId = parts.newId();
        const counts = { new: created, changed, unchanged, rejected, missing: 0 };
        const told = { importId, headings, counts, rejected: rowsOfRejectedFile(walked.val) };
        const report = { ...withFirst(maxRejected, walked.val), isDryRun: false, importId };
        if (created + changed + unchanged === 0) {
          await sheets.keepRejected(begun.val, told, author);
          return Ok(report);
        }
        const settled = await sheets.settle(begun.val, told, author);
        isSettled = settled.ok;
        return settled.map(() => report);
      } finally {
        if (!isSettled) {
          await sheets.drop(begun.val);
          await sheets.sweep();
        }
      }
    },
  });
};

/** With no more than the first of its rejected rows, and beside them those that count and that they repeat. */
const withFirst = (limit: number, report: PriceSheetReport): PriceSheetReport => {
  const rejected = report.rejected.slice(0, limit);
  const lines = new Set(rejected.map(({ line }) => line));
  const kept = report.kept.flatMap((row) => {
    const reasons = row.reasons.filter((reason) => 'line' in reason && lines.has(reason.line));
    return reasons.length === 0 ? [] : [{ ...row, reasons }];
  });
  return { ...report, rejected, kept };
};

async function* piecesOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
