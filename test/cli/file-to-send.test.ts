import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fileToSend } from '#cli/file-to-send.ts';

const folder = mkdtempSync(join(tmpdir(), 'mostrador-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'lista.csv');

it('is read where it has no more than it may', async () => {
  writeFileSync(file, 'código');
  expect(Buffer.from((await fileToSend(file, 7)).unwrap()).toString()).toBe('código');
});

it('is told by its size before it is read: it may be larger than all memory', async () => {
  writeFileSync(file, '');
  truncateSync(file, 2 ** 40);
  const before = process.memoryUsage().rss;
  expect((await fileToSend(file, 8 * 2 ** 20)).val).toMatchObject({
    ...{ exit: 1, code: 'file-too-large' },
    message: expect.stringMatching(/lista\.csv pesa más de 8/),
  });
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 2 ** 20);
});

it('is a wrong command line where there is none, or it is a folder', async () => {
  expect((await fileToSend(join(folder, 'nada'), 9)).val).toMatchObject({ exit: 64 });
  expect((await fileToSend(folder, 9)).val).toMatchObject({ exit: 64 });
});
