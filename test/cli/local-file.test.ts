import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLocalFile, readLocalBytes, readLocalText, whyUnreadable } from '#cli/local-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'mostrador-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'lista.csv');

it('is read where it has no more than it may', async () => {
  writeFileSync(file, 'código');
  expect(Buffer.from((await readLocalBytes(file, 7)).unwrap()).toString()).toBe('código');
  expect((await readLocalText(file)).unwrap()).toBe('código');
  expect((await openLocalFile(file)).unwrap().size).toBe(7);
});

it('is told by its size before it is read: it may be larger than all memory', async () => {
  writeFileSync(file, '');
  truncateSync(file, 2 ** 40);
  const before = process.memoryUsage().rss;
  for (const read of [await readLocalBytes(file, 8 * 2 ** 20), await readLocalText(file)]) {
    expect(read.val).toMatchObject({
      ...{ exit: 1, code: 'file-too-large' },
      message: expect.stringMatching(/lista\.csv pesa más de (?:8|16)/),
    });
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 2 ** 20);
});

it('may have more bytes than this program could send, where the server opens it', async () => {
  writeFileSync(file, '');
  truncateSync(file, 5 * 2 ** 30);
  expect(await whyUnreadable(file)).toBeNull();
  expect(await whyUnreadable(join(folder, 'nada'))).toMatchObject({ exit: 1, code: 'file-not-found' });
});

it('says why it cannot be read, and is the same failure for all who read one', async () => {
  mkdirSync(join(folder, 'carpeta'));
  for (const read of [openLocalFile, readLocalText, (path: string) => readLocalBytes(path, 9)]) {
    expect((await read(join(folder, 'nada'))).val).toMatchObject({
      ...{ exit: 1, code: 'file-not-found', message: `No existe el archivo ${join(folder, 'nada')}` },
    });
    expect((await read(join(folder, 'carpeta'))).val).toMatchObject({
      ...{ exit: 1, code: 'file-unreadable', message: `${join(folder, 'carpeta')} es una carpeta, no un archivo` },
    });
  }
});
