import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { absentFiles } from './file-references.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const made = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);
const isRead = /\.(?:ts|tsx|mjs|css|md)$/;
/** The history tells of each version as it was then. */
const history = 'CHANGELOG.md';

const filesOf = (folder: string): readonly string[] =>
  readdirSync(`${root}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = `${folder}${entry.name}`;
    return entry.isDirectory() ? filesOf(`${path}/`) : [path];
  });

describe('files that comments and documents name', () => {
  it('exist in the project', () => {
    const paths = filesOf('');
    const read = paths.filter((path) => isRead.test(path) && path !== history);
    expect(read.length).toBeGreaterThan(2000);
    const texts = new Map(read.map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]));
    expect(absentFiles({ paths, texts })).toEqual([]);
  });

  const paths = ['core/cart/cart.ts', 'core/cart/totals.ts', 'docs/words.md', 'web/app.tsx'];
  const found = (path: string, text: string) => absentFiles({ paths, texts: new Map([[path, text]]) });

  it.each([
    ['a file by its path', 'web/app.tsx', '// as core/cart/cart.ts does'],
    ['a file beside', 'core/cart/cart.ts', '/** Sums are of totals.ts. */'],
    ['a folder', 'web/app.tsx', '/*\n * The rules are in core/cart.\n */'],
    [
      'a file by the end of its path, in a document',
      'docs/words.md',
      'see `cart/totals.ts` and [this](../docs/words.md)',
    ],
    ['a pattern', 'web/app.tsx', '// core/<word>/create-*-service.ts, web/*.tsx, web/ui-*, core/cart/….'],
    ['code', 'web/app.tsx', "import './none.ts';\nconst path = 'core/none.ts';"],
  ])('finds nothing wrong with %s', (_what, path, text) => {
    expect(found(path, text)).toEqual([]);
  });

  it.each([
    ['a file', 'web/app.tsx', '// as core/cart/none.ts does', '1: core/cart/none.ts'],
    ['a file that lies elsewhere', 'web/app.tsx', '/** Sums\n * are of totals.ts. */', '2: totals.ts'],
    ['a script', 'web/app.tsx', '  // A copy (server.mjs)', '1: server.mjs'],
    ['a folder', 'web/app.tsx', '/* The parts are in web/parts. */', '1: web/parts'],
    ['a decision without its name', 'web/app.tsx', '/** (docs/decisions/0015) */', '1: docs/decisions/0015'],
    ['a file, in a document', 'docs/words.md', 'In `core/none.css`.', '1: core/none.css'],
  ])('finds %s that does not exist', (_what, path, text, wrong) => {
    expect(found(path, text)).toEqual([`${path}:${wrong}`]);
  });
});
