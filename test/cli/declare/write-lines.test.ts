import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { writeLines } from '#cli/declare/write-lines.ts';

it('lines wait for the reader of stdout', async () => {
  const stdout = new PassThrough({ highWaterMark: 4 });
  let isTaken = false;
  const writing = writeLines(stdout, ['{"id":1}', '{"id":2}']).then(() => {
    isTaken = true;
  });
  await turn();
  expect(isTaken).toBe(false);
  expect(String(stdout.read())).toBe('{"id":1}\n{"id":2}\n');
  await writing;
  expect(isTaken).toBe(true);
});

it('no line is none', async () => {
  const stdout = new PassThrough();
  await writeLines(stdout, []);
  expect(stdout.read()).toBeNull();
});
