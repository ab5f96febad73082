import { backupTime } from './backup-name.ts';

const hour = 60 * 60 * 1000;

/** Whether it is time for another backup after the newest one. `everyHours` 0 is never. */
export const isBackupDue = (newestAt: number | null, everyHours: number, now: number): boolean =>
  everyHours > 0 && (newestAt === null || now - newestAt >= everyHours * hour);

interface NamedBackup {
  readonly name: string;
  /** Milliseconds. */
  readonly at: number;
}

/**
 * The backups among the files of a folder, the newest first. One from the future is of a clock that was put right
 * since, so nobody knows how old it is: it stands behind all others.
 */
const backupsByAge = (names: readonly string[], now: number): readonly NamedBackup[] =>
  names
    .flatMap((name) => {
      const at = backupTime(name);
      return at === null ? [] : [{ name, at }];
    })
    .toSorted((a, b) => Number(a.at > now) - Number(b.at > now) || b.at - a.at);

/** The newest backup among the files of a folder, those of the future passed over; null where there is none. */
export const newestBackup = (names: readonly string[], now: number): NamedBackup | null =>
  backupsByAge(names, now).find(({ at }) => at <= now) ?? null;

const dayOf = ({ at }: NamedBackup): string => new Date(at).toISOString().slice(0, 10);

/**
 * The backups of a folder's files that may be deleted. The newest `keep` (1 or more) stay, and of each of the last
 * `keep` days that have one (UTC, as the names tell them) the newest, so that many of one hour do not push out the days
 * before. Files of other names are never deleted.
 */
export const surplusBackups = (names: readonly string[], keep: number, now: number): readonly string[] => {
  const backups = backupsByAge(names, now);
  const days = new Set<string>();
  const newestOfDays = backups.filter((one) => {
    const isFirst = !days.has(dayOf(one));
    days.add(dayOf(one));
    return isFirst;
  });
  const kept = new Set([...backups.slice(0, keep), ...newestOfDays.slice(0, keep)]);
  return backups.filter((one) => !kept.has(one)).map(({ name }) => name);
};
