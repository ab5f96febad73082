import { blobOf } from '#adapters/http/blob-content.ts';
import type { Caller } from '#core/access/caller.ts';
import type { ImportHistoryFailure, ImportHistoryService } from '#core/imports/import-history.service.ts';
import type { ImportRecord, RememberedMapping } from '#core/imports/import-record.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import { oneList, type ServiceQueries, type ServiceQuery, type Whole } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';

export interface ImportPages {
  readonly records: readonly ImportRecord[];
  readonly hasMore: boolean;
}

interface NamedBlob {
  readonly name: string;
  readonly content: Blob;
}

/** The imports of all kinds or of one, and the remembered columns. */
export interface ImportHistoryQueries {
  /** The newest imports, so many pages of them. */
  readonly history: ServiceQuery<number, ImportPages, ImportHistoryFailure>;
  /** The undo of one of the newest imports, by its id; null where it was not undone. Asked anew by each screen. */
  readonly undoOf: ServiceQuery<string, ImportRecord['undo'], ImportHistoryFailure>;
  readonly mappings: ServiceQuery<Whole, readonly RememberedMapping[], ImportHistoryFailure>;
  /** Begins to undo it; the history tells when it is done. */
  undo(id: string, isRest: boolean): Promise<Result<void, ImportHistoryFailure>>;
  forgetMapping(mapping: RememberedMapping): Promise<Result<void, ImportHistoryFailure>>;
  rejectedRows(id: string, format: SheetFormat): Promise<Result<NamedBlob, ImportHistoryFailure>>;
}

/** Milliseconds between two looks while one is being imported or undone. */
const lookEveryMs = 1000;

/** Whether it is being imported or undone, or is about to be. */
const isUnderWay = ({ undo, isRunning, progress, waiting }: ImportRecord, now: number): boolean =>
  isRunning ||
  progress !== null ||
  (undo !== null && undo.undoneAt === null) ||
  (waiting !== null && !waiting.hasFailed && Date.parse(waiting.at) <= now);

/** `name` tells its questions apart from those of other kinds. */
export const createImportHistoryQueries = (
  past: ImportHistoryService,
  caller: Caller,
  queries: ServiceQueries,
  clock: Clock,
  name: string,
): ImportHistoryQueries => {
  const history = queries.define(`${name} imports`, async (pages: number) => readPages(past, caller, pages), {
    // Sheets of other kinds, and other people's, come in beside it.
    staleTime: 0,
    listOf: oneList,
    againAfter: ({ records }) => (records.some((record) => isUnderWay(record, clock.now())) ? lookEveryMs : null),
  });
  const undoOf = queries.define(
    `${name} import undone`,
    async (id: string) =>
      (await past.list(caller, null)).map(({ records }) => records.find((record) => record.id === id)?.undo ?? null),
    { staleTime: 0, againAfter: (undo) => (undo !== null && undo.undoneAt === null ? lookEveryMs : null) },
  );
  const mappings = queries.define(`${name} import mappings`, () => past.mappings(caller));
  const thenReadPast = thenReading(() => Promise.all([history.outdate(), undoOf.outdate()]));
  return {
    history,
    undoOf,
    mappings,
    undo: (id, isRest) => thenReadPast(past.undo(caller, id, isRest)),
    forgetMapping: ({ kind, supplier }) => thenReading(mappings.outdate)(past.forgetMapping(caller, kind, supplier)),
    async rejectedRows(id, format) {
      const file = await past.rejectedRows(caller, id, format);
      return file.ok ? Ok({ name: file.val.name, content: await blobOf(file.val.content) }) : file;
    },
  };
};

const readPages = async (
  past: ImportHistoryService,
  caller: Caller,
  pages: number,
): Promise<Result<ImportPages, ImportHistoryFailure>> => {
  const records: ImportRecord[] = [];
  let next: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const read: Awaited<ReturnType<ImportHistoryService['list']>> = await past.list(caller, next);
    if (!read.ok) return read;
    records.push(...read.val.records);
    next = read.val.next;
    if (next === null) break;
  }
  return Ok({ records, hasMore: next !== null });
};
