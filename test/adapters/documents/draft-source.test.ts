import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { writeXlsxStream } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { DraftReaderTask } from '#adapters/documents/draft-reader-messages.ts';
import { createDraftSource } from '#adapters/documents/draft-source.ts';
import { fileService } from './a-file.builder.ts';

const { write } = fileService();
const reader = pathToFileURL(join(process.cwd(), 'dist/workers/draft-reader.worker.js'));
const nobodyGivesUp = new AbortController().signal;

/** More than a reader takes ahead, so that most of it is still to come when its headings are refused. */
const longWorkbook = async (headings: readonly string[]): Promise<string> => {
  const rows = Array.from({ length: 12_000 }, (_, at) => headings.map((_heading, column) => `valor ${at}-${column}`));
  const stream = writeXlsxStream([[...headings], ...rows], { name: 'Lista', columns: headings.map(() => ({})) });
  return write(new Uint8Array(await new Response(stream).arrayBuffer()), 'larga.xlsx');
};

const refused: readonly [what: string, headings: readonly string[], mapping: string | null, code: string][] = [
  ['without a heading that anybody knows', ['x', 'y', 'z'], null, 'heading-not-found'],
  ['with two columns for the same', ['Código', 'Descripción', 'Marca', 'Precio', 'Precio'], null, 'ambiguous-column'],
  [
    'whose mapping names an absent column',
    ['Código', 'Descripción', 'Marca'],
    JSON.stringify({ columns: { code: 'Nadie' } }),
    'mapped-heading-not-found',
  ],
];

describe('a long workbook', () => {
  it.each(refused)('%s is refused, and its reader ends by itself', async (_what, headings, mapping, code) => {
    const path = await longWorkbook(headings);
    const options = { mapping, sheet: null, priceList: null };
    const opened = await createDraftSource(reader).open('catalogue', path, options, nobodyGivesUp);
    expect(opened.val).toMatchObject({ code });
    const task: DraftReaderTask = { kind: 'catalogue', path, options, lines: null };
    const worker = new Worker(reader, { workerData: task });
    expect(await new Promise((resolve) => worker.once('exit', resolve))).toBe(0);
  });

  const headings = ['Código', 'Descripción', 'Marca'];
  const options = { mapping: null, sheet: null, priceList: null };

  it('gives some of its rows, also once it was read', async () => {
    const path = await longWorkbook(headings);
    const source = createDraftSource(reader);
    const rows = (await source.rows('catalogue', path, options, [1, 5000], nobodyGivesUp)).unwrap();
    expect(rows.map(({ line }) => line)).toEqual([1, 5000]);
    expect(rows[0]?.cells).toEqual(headings);
    expect((await source.rows('catalogue', 'nothing', options, [1], nobodyGivesUp)).ok).toBe(false);
  });

  it('can be given up in the middle', async () => {
    const path = await longWorkbook(headings);
    const giveUp = new AbortController();
    const opened = (await createDraftSource(reader).open('catalogue', path, options, giveUp.signal)).unwrap();
    const read: unknown[] = [];
    for await (const batch of opened.batches) {
      read.push(batch.ok || batch.val.code);
      giveUp.abort();
    }
    expect(read).toEqual([true, 'given-up']);
  });

  it('is given up while it is opened, and for good', async () => {
    const never = new URL('data:text/javascript,setInterval(()=>{},1000)');
    const giveUp = new AbortController();
    const opening = createDraftSource(never).open('catalogue', 'nothing', options, giveUp.signal);
    giveUp.abort();
    expect((await opening).val).toEqual({ code: 'given-up' });
    expect((await createDraftSource(never).open('catalogue', 'nothing', options, giveUp.signal)).val).toEqual({
      code: 'given-up',
    });
  });

  it('whose reader never answers is left after a while', async () => {
    const never = new URL('data:text/javascript,for(;;);');
    const opened = await createDraftSource(never, 50).open('catalogue', 'nothing', options, nobodyGivesUp);
    expect(opened.val).toEqual({ code: 'reading-too-slow' });
  });
});
