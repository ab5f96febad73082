import type { NamedFile } from './named-file.ts';
import { Err, Ok, type Result } from './result.ts';
import type { SheetFormat } from './sheet-format.ts';

/** A spreadsheet of all that a filter finds (docs/rules/shared.md 5): its bytes come as they are read. */
export type ListFile = NamedFile<AsyncIterable<Uint8Array>>;

export type ListFileFailure =
  | { readonly code: 'nothing-to-export' }
  | { readonly code: 'exports-busy' }
  /** The client went away before the file was made. */
  | { readonly code: 'given-up' };

/** Rows that are read at once for a file. */
export const fileRowsAtOnce = 1000;

export interface ListWriter<Row> {
  /** The Spanish noun of the rows: the file's name, and its sheet's. */
  readonly name: string;
  /** The bytes of the file once all rows were taken; null where too many are being made. An aborted signal rejects. */
  write(
    format: SheetFormat,
    batches: AsyncIterable<readonly Row[]>,
    signal?: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array> | null>;
}

export interface RowPage<Row> {
  readonly rows: readonly Row[];
  /** The key of the page after this one; null at the end. */
  readonly next: string | null;
}

interface ListFileParts<Row> {
  readonly writer: ListWriter<Row>;
  readonly format: SheetFormat;
  /** YYYY-MM-DD, in the file's name. */
  readonly today: string;
  /**
   * The rows after a key that a page before gave, null for the first ones. It may fail only at a key that no page gave.
   */
  readonly pageAfter: (after: string | null) => Promise<Result<RowPage<Row>, unknown>>;
  readonly signal?: AbortSignal | undefined;
}

/** Makes the file; each page is looked up once the one before was written, so that no more than one is held. */
export const listFile = async <Row>(parts: ListFileParts<Row>): Promise<Result<ListFile, ListFileFailure>> => {
  const { writer, format, today, pageAfter, signal } = parts;
  const first = (await pageAfter(null)).unwrap();
  if (first.rows.length === 0) return Err({ code: 'nothing-to-export' });
  const content = await writer.write(format, pagesFrom(first, pageAfter), signal).catch((error: unknown) => {
    if (signal?.aborted) return 'given-up' as const;
    throw error;
  });
  if (content === 'given-up') return Err({ code: content });
  return content === null ? Err({ code: 'exports-busy' }) : Ok({ name: `${writer.name} ${today}.${format}`, content });
};

async function* pagesFrom<Row>(
  first: RowPage<Row>,
  pageAfter: ListFileParts<Row>['pageAfter'],
): AsyncGenerator<readonly Row[]> {
  yield first.rows;
  for (let { next } = first; next !== null; ) {
    // A page that is missing would be a file that looks whole and is not.
    const page = (await pageAfter(next)).unwrap();
    yield page.rows;
    next = page.next;
  }
}
