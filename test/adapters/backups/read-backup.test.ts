import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backupRows, checkBackup } from '#adapters/backups/read-backup.ts';
import { writeBackup } from '#adapters/backups/write-backup.ts';

const directory = mkdtempSync(join(tmpdir(), 'mostrador-backup-file-'));
const whole = join(directory, 'whole.ndjson.gz');
const other = join(directory, 'other.ndjson.gz');
afterAll(() => rmSync(directory, { recursive: true }));

beforeAll(() =>
  writeBackup(whole, { program: 'test', madeAt: '2026-11-20T12:00:00Z' }, async (sink) => {
    await sink.head({ schema: 9, database: 'one', mark: '12' }, {});
    await sink.table('product', ['id', 'code']);
    await sink.rows('["1", "BKR6E"]\n["2", "62/22"]', 2);
    await sink.table('customer', ['id']);
    await sink.rows('["1"]', 1);
    await sink.table('product', ['id', 'code']);
    await sink.rows('["3", null]', 1);
  }),
);

describe('a backup’s file', () => {
  it('tells what it holds', async () => {
    expect((await checkBackup(whole)).val).toMatchObject({ schema: 9, program: 'test', mark: '12' });
    const read = [];
    for await (const { table, rows } of backupRows(whole)) read.push([table, ...rows.map((row) => JSON.parse(row))]);
    expect(read).toEqual([
      ['product', ['1', 'BKR6E'], ['2', '62/22']],
      ['customer', ['1']],
      ['product', ['3', null]],
    ]);
  });

  it('is damaged where any byte of its text was changed, or where it was cut', async () => {
    const text = gunzipSync(readFileSync(whole));
    await fc.assert(
      fc.asyncProperty(fc.nat(text.length - 2), fc.boolean(), async (place, isCut) => {
        const changed = isCut ? text.subarray(0, place) : Buffer.from(text);
        if (!isCut) changed[place] = (changed[place] ?? 0) ^ 1;
        writeFileSync(other, gzipSync(changed));
        expect((await checkBackup(other)).ok).toBe(false);
      }),
    );
    const packed = readFileSync(whole);
    writeFileSync(other, packed.subarray(0, packed.length - 20));
    expect((await checkBackup(other)).val).toEqual({ code: 'backup-damaged', file: other });
  });

  it('is told from any other file', async () => {
    for (const content of ['', 'hola', gzipSync('hola\n'), gzipSync('{"a":1}\n'), gzipSync('')]) {
      writeFileSync(other, content);
      expect((await checkBackup(other)).val).toEqual({ code: 'backup-foreign', file: other });
    }
    expect((await checkBackup(directory)).val).toMatchObject({ code: 'backup-unreadable' });
    writeFileSync(other, gzipSync('{"format":"mostrador-backup","version":2,"schema":1}\n'));
    expect((await checkBackup(other)).val).toEqual({ code: 'backup-newer', file: other });
  });

  it('is not there before it is whole, and leaves nothing where it cannot be', async () => {
    const file = join(directory, 'failed.ndjson.gz');
    const facts = { program: 'test', madeAt: '' };
    await expect(writeBackup(file, facts, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(directory).filter((name) => name.startsWith('failed'))).toEqual([]);
    await expect(writeBackup(join(whole, 'below-a-file.gz'), facts, () => Promise.resolve())).rejects.toThrow();
  });

  it('is written without touching what lies beside it', async () => {
    const file = join(directory, 'beside.ndjson.gz');
    writeFileSync(`${file}.part`, 'de otro');
    await writeBackup(file, { program: 'test', madeAt: '' }, () => Promise.resolve());
    expect(readFileSync(`${file}.part`, 'utf8')).toBe('de otro');
    expect(readdirSync(directory).filter((name) => name.startsWith('beside'))).toEqual([
      'beside.ndjson.gz',
      'beside.ndjson.gz.part',
    ]);
  });
});
