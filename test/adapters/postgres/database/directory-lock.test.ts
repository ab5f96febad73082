import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory } from '#adapters/postgres/database/directory-lock.ts';

describe('the lock of a directory', () => {
  let directory = '';
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'mostrador-lock-'));
    // A socket that nobody answers, as a killed process leaves it: closing would take it away.
    await new Promise<void>((resolve) => {
      const dead = createServer();
      dead.listen(join(directory, '.lock.tmp'), () => {
        symlinkSync('.lock.tmp', join(directory, '.lock.sock'));
        dead.close(() => resolve());
      });
    });
    writeFileSync(join(directory, '.lock.tmp'), '');
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  const replacementLock = () => join(directory, '.lock.sock.replacing');

  it.each<[string, () => void]>([
    ['none', () => undefined],
    ['an empty replacement lock', () => writeFileSync(replacementLock(), '')],
    ['a replacement lock that cannot be read', () => mkdirSync(replacementLock())],
    ['a replacement lock of nobody', () => symlinkSync('nobody', replacementLock())],
    ['a replacement lock of a process that ended', () => symlinkSync('2147483646-x', replacementLock())],
    [
      'a replacement lock of an earlier process of the same number',
      () => symlinkSync(`${process.pid}-earlier`, replacementLock()),
    ],
  ])('is taken over from a killed process that left %s beside its socket', async (_what, leave) => {
    leave();
    const lock = (await lockDirectory(directory)).unwrap();
    expect(readdirSync(directory)).not.toContain('.lock.sock.replacing');
    expect((await lockDirectory(directory)).val).toEqual({ code: 'directory-taken', directory });
    await lock.release();
    await (await lockDirectory(directory)).unwrap().release();
  });

  it('is left to a live process that is taking it over', async () => {
    symlinkSync(`${process.ppid}-x`, replacementLock());
    expect((await lockDirectory(directory)).val).toEqual({ code: 'directory-taken', directory });
    expect(readdirSync(directory)).toContain('.lock.sock.replacing');
  });

  it('goes to one of many who find it free at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => lockDirectory(directory)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    await all
      .find(({ ok }) => ok)
      ?.unwrap()
      .release();
  });

  it('says why it cannot be made', async () => {
    const file = join(directory, 'no-directory');
    writeFileSync(file, '');
    expect((await lockDirectory(file)).val).toMatchObject({ code: 'directory-not-writable', directory: file });
    const absent = join(directory, 'absent');
    expect((await lockDirectory(absent)).val).toMatchObject({ code: 'directory-not-writable', directory: absent });
  });
});
