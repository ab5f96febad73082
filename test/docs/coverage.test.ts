import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manual = join(root, 'docs/manual');
const pages = readdirSync(manual).filter((name) => name.endsWith('.md'));

/** What a page links to or shows, but for the web's addresses. */
const linked = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/\]\(([^)#:]+)\)/g)].map(([, target = '']) => join(dirname(path), target));

const missing = (paths: readonly string[]): readonly string[] => paths.filter((path) => !existsSync(path));

describe('the table of what is there', () => {
  it.each([
    ['coverage-portal.md', 100],
    ['coverage-back-office.md', 5],
  ])('%s names only files that exist', (name, fewest) => {
    const table = readFileSync(join(root, 'docs', name), 'utf8');
    const named = [...table.matchAll(/`((?:core|adapters|server|web|cli|test)\/[^`]+\.[a-z]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(fewest);
    expect(missing(named.map((path) => join(root, path)))).toEqual([]);
  });
});

describe('the manual', () => {
  it.each(pages)('%s links to and shows only what exists', (page) => {
    expect(missing(linked(join(manual, page)))).toEqual([]);
  });

  it('has no page or picture that nothing leads to', () => {
    const used = new Set(pages.flatMap((page) => linked(join(manual, page))));
    const all = [
      ...pages.filter((page) => page !== 'README.md').map((page) => join(manual, page)),
      ...readdirSync(join(manual, 'imagenes')).map((name) => join(manual, 'imagenes', name)),
    ];
    expect(all.filter((path) => !used.has(path))).toEqual([]);
  });
});
