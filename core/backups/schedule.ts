import { backupTime } from './backup-name.ts';

const hour = 60 * 60 * 1000;

/** Whether it is time for another backup. `everyHours` 0 is never; a newest one from the future (a clock put right) does not count. */
export const isBackupDue = (newestAt: number | null, everyHours: number, now: number): boolean =>
  everyHours > 0 && (newestAt === null || newestAt > now || now - newestAt >= everyHours * hour);

/** Of the files of a folder, the backups that are more than the newest `keep`; files of other names are nobody's business. */
export const surplusBackups = (names: readonly string[], keep: number): readonly string[] =>
  names
    .filter((name) => backupTime(name) !== null)
    .toSorted()
    .reverse()
    .slice(keep);

/** The newest backup among the files of a folder; null where there is none. */
export const newestBackup = (names: readonly string[]): { readonly name: string; readonly at: number } | null => {
  const backups = names.flatMap((name) => {
    const at = backupTime(name);
    return at === null ? [] : [{ name, at }];
  });
  return backups.reduce<(typeof backups)[number] | null>(
    (best, one) => (best !== null && best.at >= one.at ? best : one),
    null,
  );
};
