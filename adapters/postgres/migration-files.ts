import { readdirSync, readFileSync } from 'node:fs';

/** A step from one form of the tables to the next. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** Next to this module; next to the program where it is bundled into one file (bin/build.mjs copies them there). */
const folder = new URL('./migrations/', import.meta.url);

const fileName = /^(\d{4})-([a-z-]+)\.sql$/;

/**
 * A file's first lines say why, up to an empty one: they may be mended, what follows is what databases remember by its
 * checksum. Throws where a statement stands among them: it would not run.
 */
const stepOf = (file: string, text: string): string => {
  const lines = text.replaceAll('\r\n', '\n');
  const end = lines.indexOf('\n\n') + 1;
  const statement = lines
    .slice(0, end)
    .split('\n')
    .find((line) => line !== '' && !line.startsWith('--'));
  if (statement !== undefined) throw new Error(`${file}: an empty line is missing before '${statement}'`);
  return lines.slice(end);
};

let read: readonly Migration[] | null = null;

/** The steps of migrations/, in order. Their numbers and names are in every database, so a file is never renamed. */
export const migrationFiles = (): readonly Migration[] => {
  read ??= readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, version, name] = fileName.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      return [{ version: Number(version), name, sql: stepOf(file, readFileSync(new URL(file, folder), 'utf8')) }];
    });
  return read;
};
