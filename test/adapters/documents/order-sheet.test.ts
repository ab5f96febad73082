import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createOrderSheet } from '#adapters/documents/order-sheet.ts';
import { createUploadStorage } from '#adapters/files/upload-storage.ts';

const directory = mkdtempSync(join(tmpdir(), 'mostrador-sheets-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
let id = 0;
const sheetsReadBy = (worker: URL, timeoutMs?: number) =>
  createOrderSheet(
    worker,
    createUploadStorage(directory, 1000),
    () => {
      id += 1;
      return String(id);
    },
    timeoutMs,
  );
const real = pathToFileURL(join(process.cwd(), 'dist/workers/order-sheet.worker.js'));
async function* content(text: string) {
  yield Buffer.from(text);
}

describe('orders in files', () => {
  it('are read a few at once; of very many at once the last are turned away, and no file stays', async () => {
    const sheets = sheetsReadBy(real);
    const answers = await Promise.all(Array.from({ length: 40 }, () => sheets.rows(content('BKR6E;4'), 10)));
    const refused = answers.filter(({ ok }) => !ok).map(({ val }) => val);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThanOrEqual(30);
    expect(new Set(refused.map((each) => JSON.stringify(each)))).toEqual(new Set(['{"code":"readers-busy"}']));
    expect(answers.find(({ ok }) => ok)?.val).toEqual([{ line: 1, cells: ['BKR6E', '4'] }]);
    expect(readdirSync(directory)).toEqual([]);
    expect((await sheets.rows(content('BKR6E;4'), 10)).ok).toBe(true);
  });

  it('whose reader never ends give their place back', async () => {
    const sheets = sheetsReadBy(new URL('data:text/javascript,for(;;);'), 50);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sheets.rows(content('BKR6E;4'), 10)));
    expect(answers.map(({ val }) => val)).toEqual(Array.from({ length: 5 }, () => ({ code: 'readers-busy' })));
  });

  it('that take more memory than a reader has are refused, and the next is read', async () => {
    const hungry = new URL('data:text/javascript,const all=[];for(;;)all.push(new Array(1000).fill(all.length))');
    const answer = await sheetsReadBy(hungry).rows(content('BKR6E;4'), 10);
    expect(answer.val).toMatchObject({ code: 'too-large', what: 'unpacked' });
    expect((await sheetsReadBy(real).rows(content('BKR6E;4'), 10)).ok).toBe(true);
  });
});
