import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backupName, backupTime } from '#core/backups/backup-name.ts';
import { isBackupDue, newestBackup, surplusBackups } from '#core/backups/schedule.ts';

const at = Date.parse('2026-11-20T16:11:50Z');
const hour = 3_600_000;
const instants = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1000);

describe('the names of backups', () => {
  it('tell when it was made, to the second', () => {
    expect(backupName(at + 999)).toBe('mostrador-20261120T161150Z.ndjson.gz');
    fc.assert(fc.property(instants, (instant) => backupTime(backupName(instant)) === instant));
  });
  it('are nobody else’s', () => {
    for (const name of [
      'mostrador-20261120T161150Z.ndjson.gz.part',
      'fotos.zip',
      'mostrador-20261320T161150Z.ndjson.gz',
    ])
      expect(backupTime(name)).toBeNull();
  });
  it('sort as the instants do', () => {
    fc.assert(fc.property(instants, instants, (a, b) => a < b === backupName(a) < backupName(b)));
  });
});

describe('when a backup is due', () => {
  it('is after so many hours, at once where there is none, never where they are switched off', () => {
    expect(isBackupDue(at, 24, at + 24 * hour - 1)).toBe(false);
    expect(isBackupDue(at, 24, at + 24 * hour)).toBe(true);
    expect(isBackupDue(null, 24, at)).toBe(true);
    expect(isBackupDue(null, 0, at)).toBe(false);
  });
  it('is too where the newest comes from the future', () => {
    expect(isBackupDue(at + 1, 24, at)).toBe(true);
  });
});

describe('which backups are too many', () => {
  it('are all but the newest, whatever else lies in the folder', () => {
    const files = fc.uniqueArray(instants, { maxLength: 20 }).map((all) => all.map(backupName));
    const others = fc.constantFrom(['fotos.zip'], ['.DS_Store', 'mostrador-20261120T161150Z.ndjson.gz.part'], []);
    fc.assert(
      fc.property(files, others, fc.integer({ min: 1, max: 25 }), (names, rest, keep) => {
        const gone = surplusBackups([...rest, ...names], keep);
        const kept = names.filter((name) => !gone.includes(name));
        expect(kept.length).toBe(Math.min(keep, names.length));
        expect(gone.every((name) => names.includes(name) && kept.every((one) => one > name))).toBe(true);
        if (names.length > 0) expect(kept).toContain(newestBackup([...names, ...rest])?.name);
      }),
    );
  });
  it('has no newest where there is none', () => {
    expect(newestBackup(['fotos.zip'])).toBeNull();
  });
});
