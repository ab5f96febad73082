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
  it('is after the newest that is not from the future', () => {
    const [hourAgo, ahead] = [backupName(at - hour), backupName(at + 365 * 24 * hour)];
    expect(newestBackup([hourAgo, ahead, 'fotos.zip'], at)).toEqual({ name: hourAgo, at: at - hour });
    expect(newestBackup([ahead], at)).toBeNull();
    expect(newestBackup(['fotos.zip'], at)).toBeNull();
  });
});

describe('which backups are too many', () => {
  const day = 24 * hour;
  const ages = fc.integer({ min: -20 * 24, max: 40 * 24 });
  const files = fc
    .uniqueArray(ages, { maxLength: 60 })
    .map((all) => all.toSorted((a, b) => a - b).map((hours) => backupName(at - hours * hour)));
  const keeps = fc.integer({ min: 1, max: 25 });
  const dayOf = (name: string): string => name.slice(10, 18);
  const keptOf = (names: readonly string[], keep: number): readonly string[] => {
    const gone = surplusBackups(names, keep, at);
    return names.filter((name) => !gone.includes(name));
  };

  it('are never the newest ones, nor the newest of each of the last days, nor other files', () => {
    const others = fc.constantFrom(['fotos.zip'], ['.DS_Store', 'mostrador-20261120T161150Z.ndjson.gz.part'], []);
    fc.assert(
      fc.property(files, others, keeps, (names, rest, keep) => {
        const kept = keptOf([...rest, ...names], keep);
        const past = names.filter((name) => name <= backupName(at));
        const days = [...new Set(past.map(dayOf))].slice(0, keep);
        expect(kept).toEqual(expect.arrayContaining([...rest, ...past.slice(0, keep)]));
        for (const one of days) expect(kept).toContain(past.find((name) => dayOf(name) === one));
        expect(kept.length - rest.length).toBeGreaterThanOrEqual(Math.min(keep, names.length));
        expect(kept.length - rest.length).toBeLessThan(2 * keep);
      }),
    );
  });
  it('are those from the future before any other', () => {
    fc.assert(
      fc.property(files, keeps, (names, keep) => {
        const isPast = (name: string): boolean => name <= backupName(at);
        const past = names.filter(isPast);
        expect(keptOf(names, keep).filter(isPast)).toEqual(keptOf(past, keep));
      }),
    );
    const days = Array.from({ length: 14 }, (_, index) => backupName(at - index * day));
    const ahead = Array.from({ length: 14 }, (_, index) => backupName(at + (index + 1) * day));
    expect(keptOf([...days, ...ahead], 14)).toEqual(days);
  });
  it('are not the days before, however many are made in an hour', () => {
    const days = Array.from({ length: 13 }, (_, index) => backupName(at - (index + 1) * day));
    const inAnHour = Array.from({ length: 20 }, (_, index) => backupName(at - index * 60_000));
    expect(keptOf([...inAnHour, ...days], 14)).toEqual([...inAnHour.slice(0, 14), ...days]);
  });
});
