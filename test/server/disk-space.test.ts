import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { diskTrouble } from '#server/disk-space.ts';

it('a disk with room is no trouble, one without is, and a directory that cannot be written', async () => {
  expect(await diskTrouble(tmpdir(), 1)).toBeNull();
  expect(await diskTrouble(tmpdir(), Number.MAX_SAFE_INTEGER)).toBe('disk-full');
  expect(await diskTrouble('/proc')).not.toBeNull();
  expect(await diskTrouble('/no/such/place')).toBe('directory-read-only');
});
