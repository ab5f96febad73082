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

type NextMessage = () => Promise<FromDraftReader>;
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
    const next: NextMessage = () => nextMessage(worker, signal, maxMs);
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
      const message = await nextMessage(worker, signal, maxMs);
      if (message.kind === 'rows') return Ok(message.rows);
      if (message.kind === 'failed') return Err(message.failure);
      throw new Error(`a draft reader of some rows began with '${message.kind}'`);
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
      const message = await ask({ kind: 'next' });
      if (message.kind === 'end') return;
      if (message.kind === 'failed') {
        yield Err(message.failure);
        return;
      }
      // The worker's task has the kind: its drafts are of it.
      if (message.kind === 'batch') yield Ok(message.batch as DraftBatch<DraftOf[Kind]>);
    }
  } finally {
    await worker.terminate();
  }
}

/** No rows where the thread has ended: the reading that asked for them ends too. */
const rowsOf = async (ask: Ask, lines: readonly number[]) => {
  const message = await ask({ kind: 'rowsOf', lines });
  return message.kind === 'rows' ? message.rows : [];
};

const nextMessage = (worker: Worker, signal: AbortSignal, withinMs: number): Promise<FromDraftReader> =>
  new Promise((resolve, reject) => {
    const forget = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
    };
    const onMessage = (message: FromDraftReader): void => {
      forget();
      resolve(message);
    };
    const onAbort = (): void => onMessage({ kind: 'failed', failure: { code: 'given-up' }, preview: null });
    const timer = setTimeout(
      () => onMessage({ kind: 'failed', failure: { code: 'reading-too-slow' }, preview: null }),
      withinMs,
    );
    const onError = (error: Error): void => {
      forget();
      reject(error);
    };
    const onExit = (): void => {
      forget();
      reject(new Error('a draft reader ended before its file did'));
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
