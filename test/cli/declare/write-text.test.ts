import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { writeText } from '#cli/declare/write-text.ts';

it('a text waits for the reader of stdout', async () => {
  const stdout = new PassThrough({ highWaterMark: 4 });
  let isTaken = false;
  const writing = writeText(stdout, '{"id":1}\n{"id":2}\n').then(() => {
    isTaken = true;
  });
  await turn();
  expect(isTaken).toBe(false);
  expect(String(stdout.read())).toBe('{"id":1}\n{"id":2}\n');
  await writing;
  expect(isTaken).toBe(true);
});

it('no text is none', async () => {
  const stdout = new PassThrough();
  await writeText(stdout, '');
  expect(stdout.read()).toBeNull();
});
