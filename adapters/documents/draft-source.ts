import { Worker } from 'node:worker_threads';
import type { DraftOf } from '#core/catalogue/import/drafts/drafts.ts';
import type { DraftSource, DraftStream } from '#core/catalogue/import/rows/draft-source.port.ts';
import type { DraftBatch } from '#core/catalogue/import/rows/read-drafts.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { SheetPreview } from '#core/imports/sheet-preview.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { DraftReaderTask, FromDraftReader, ToDraftReader } from './draft-reader-messages.ts';

/** Milliseconds for opening a file, and again for each batch of it: many times what the largest takes. */
const maxReadMs = 60_000;

type NextWord = () => Promise<FromDraftReader>;
type Ask = (message: ToDraftReader) => Promise<FromDraftReader>;

/** Spreadsheets read in a worker thread, batch by batch as they are asked for. */
export const createDraftSource = (workerFile: URL, maxMs = maxReadMs): DraftSource => ({
  async open<Kind extends ImportKind>(
    kind: Kind,
    path: string,
    options: DraftReaderTask['options'],
    signal: AbortSignal,
    onPreview: (preview: SheetPreview) => void = () => undefined,
  ) {
    const task: DraftReaderTask = { kind, path, options, lines: null };
    const worker = new Worker(workerFile, { workerData: task });
    // Also where nobody ever asks for a batch.
    signal.addEventListener('abort', () => void worker.terminate(), { once: true });
    const next: NextWord = () => nextWord(worker, signal, maxMs);
    let stream: DraftStream<Kind> | null = null;
    try {
      const first = await next();
      if ('preview' in first && first.preview !== null) onPreview(first.preview);
      if (first.kind === 'failed') return Err(first.failure);
      if (first.kind !== 'layout') throw new Error(`a draft reader began with '${first.kind}'`);
      const ask = (message: ToDraftReader): Promise<FromDraftReader> => {
        const word = next();
        worker.postMessage(message);
        return word;
      };
      stream = { layout: first.layout, batches: batchesOf<Kind>(worker, ask), rowsOf: (lines) => rowsOf(ask, lines) };
      return Ok(stream);
    } finally {
      if (stream === null) await worker.terminate();
    }
  },

  async rows(kind, path, options, lines, signal) {
    const task: DraftReaderTask = { kind, path, options, lines };
    const worker = new Worker(workerFile, { workerData: task });
    try {
      const said = await nextWord(worker, signal, maxMs);
      if (said.kind === 'rows') return Ok(said.rows);
      if (said.kind === 'failed') return Err(said.failure);
      throw new Error(`a draft reader of some rows began with '${said.kind}'`);
    } finally {
      await worker.terminate();
    }
  },
});

async function* batchesOf<Kind extends ImportKind>(
  worker: Worker,
  ask: Ask,
): DraftStream<Kind>['batches'] & AsyncGenerator {
  try {
    while (true) {
      const said = await ask({ kind: 'next' });
      if (said.kind === 'end') return;
      if (said.kind === 'failed') {
        yield Err(said.failure);
        return;
      }
      // The worker's task has the kind: its drafts are of it.
      if (said.kind === 'batch') yield Ok(said.batch as DraftBatch<DraftOf[Kind]>);
    }
  } finally {
    await worker.terminate();
  }
}

/** No rows where the thread has ended: the reading that asked for them ends too. */
const rowsOf = async (ask: Ask, lines: readonly number[]) => {
  const said = await ask({ kind: 'rowsOf', lines });
  return said.kind === 'rows' ? said.rows : [];
};

const nextWord = (worker: Worker, signal: AbortSignal, withinMs: number): Promise<FromDraftReader> =>
  new Promise((resolve, reject) => {
    const forget = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', givenUp);
      worker.off('message', heard);
      worker.off('error', failed);
      worker.off('exit', left);
    };
    const heard = (message: FromDraftReader): void => {
      forget();
      resolve(message);
    };
    const givenUp = (): void => heard({ kind: 'failed', failure: { code: 'given-up' }, preview: null });
    const timer = setTimeout(
      () => heard({ kind: 'failed', failure: { code: 'reading-too-slow' }, preview: null }),
      withinMs,
    );
    const failed = (error: Error): void => {
      forget();
      reject(error);
    };
    const left = (): void => {
      forget();
      reject(new Error('a draft reader ended before its file did'));
    };
    worker.on('message', heard);
    worker.on('error', failed);
    worker.on('exit', left);
    if (signal.aborted) givenUp();
    else signal.addEventListener('abort', givenUp, { once: true });
  });
