import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

export const read = (path: string): string => readFileSync(path, 'utf8');

/**
 * The scripts that a module needs, itself first; what it fetches when it is wanted comes with it, but for what is a
 * part of its own.
 */
export const modulesOf = (
  path: string,
  without: readonly string[] = [],
  found = new Set<string>(),
): ReadonlySet<string> => {
  if (found.has(path) || without.includes(path) || !existsSync(path)) return found;
  found.add(path);
  for (const [, wanted = ''] of read(path).matchAll(/(?:from|import\()\s*'((?:#web|\.)[^']+\.tsx?)'/g)) {
    modulesOf(wanted.startsWith('#web/') ? wanted.slice(1) : posix.join(dirname(path), wanted), without, found);
  }
  return found;
};

const table = read('web/shell/screen-table.ts');
/** The module of a screen: its entry in the table imports it, or names what does. */
export const sourceOf = (path: string): string => {
  const [, entry = ''] = new RegExp(`'${path}': (\\w+)`).exec(table) ?? [];
  const from = entry === 'screen' ? table.indexOf(`'${path}': `) : table.indexOf(`const ${entry} = `);
  return /import\('#([^']+)'\)/.exec(table.slice(from))?.[1] ?? '';
};
