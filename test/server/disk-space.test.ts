import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { diskTrouble, neededBytes } from '#server/disk-space.ts';

const root = mkdtempSync(join(tmpdir(), 'mostrador-disk-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the disk of the data directory', () => {
  it('with room is no trouble, and without it is', async () => {
    expect(await diskTrouble(root, 1)).toBeNull();
    expect(await diskTrouble(root, Number.MAX_SAFE_INTEGER)).toBe('disk-full');
  });
  it('tells a directory that is missing from one that cannot be written to', async () => {
    expect(await diskTrouble(join(root, 'gone'), 1)).toBe('directory-missing');
    writeFileSync(join(root, 'file'), '');
    expect(await diskTrouble(join(root, 'file', 'below'), 1)).toBe('directory-missing');
    expect(await diskTrouble('/proc', 1)).not.toBe('directory-missing');
  });
  it('needs far less where the database is elsewhere: a small volume is enough', () => {
    expect(neededBytes({ databaseUrl: null })).toBe(64 * 1024 * 1024);
    expect(neededBytes({ databaseUrl: 'postgres://host/db' })).toBe(4 * 1024 * 1024);
  });
});
