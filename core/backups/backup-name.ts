/** `mostrador-20261120T161150Z.ndjson.gz`: sorts by when it was made, in UTC, and is a good name on every system. */
const form = /^mostrador-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.ndjson\.gz$/;

/** The name of a backup made at an instant in milliseconds. */
export const backupName = (at: number): string =>
  `mostrador-${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.ndjson.gz`;

/** When the backup of that name was made, in milliseconds; null for any other file. */
export const backupTime = (name: string): number | null => {
  const found = form.exec(name);
  if (found === null) return null;
  const [, year, month, day, hour, minute, second] = found;
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? null : at;
};
