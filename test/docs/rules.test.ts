import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { absentDocuments, type Tree, wrongRules } from './rule-references.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const made = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);
const isText = /\.(?:ts|tsx|mjs|css|md|json|zsh)$/;

/** Every text of the project: what is installed, built or hidden is none of it. */
const texts = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return texts(path);
    return isText.test(entry.name) ? [path] : [];
  });

const page = (name: string) => `docs/rules/${name}.md`;

describe('the rules', () => {
  const tree: Tree = new Map(texts('').map((path) => [path, readFileSync(join(root, path), 'utf8')]));

  it('are the whole project’s: there is much of it', () => {
    expect(tree.size).toBeGreaterThan(1500);
    expect([...tree.keys()].filter((path) => path.startsWith('docs/rules/')).length).toBeGreaterThan(30);
  });

  it('are numbered, have their parts and their tests, and every reference leads to one', () => {
    expect(wrongRules(tree)).toEqual([]);
  });

  it('are what comments refer to: no document is named that the project does not have', () => {
    expect(absentDocuments(tree)).toEqual([]);
  });

  it('have a page for each folder of core, or a line that says where they stand', () => {
    const folders = new Set([...tree.keys()].flatMap((path) => /^core\/([^/]+)\//.exec(path)?.[1] ?? []));
    const elsewhere = tree.get(page('README')) ?? '';
    expect(folders.size).toBeGreaterThan(40);
    expect([...folders].filter((name) => !tree.has(page(name)) && !elsewhere.includes(`| \`core/${name}\` |`))).toEqual(
      [],
    );
  });

  it('have words that live where the glossary says', () => {
    const places = [...(tree.get('docs/words.md') ?? '').matchAll(/`(core\/[^`]+)`/g)].map(([, place = '']) => place);
    expect(places.length).toBeGreaterThan(50);
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
  });
});

describe('the check of references', () => {
  const rule = (number: number, test = 'test/cart.test.ts') =>
    `## ${number}. A rule\n\nIt is so.\n\n- **Why**: it is.\n- **Example**: this.\n- **Test**: \`${test}\`\n`;
  const sound: Tree = new Map([
    ['test/cart.test.ts', ''],
    [page('cart'), `# Cart\n\n${rule(1)}\n${rule(2)}`],
    ['docs/words.md', `See ${page('cart')} and ${page('cart')} 1.`],
    ['core/cart.ts', `/** So it is (${page('cart')} 2). */`],
  ]);

  it('finds nothing in a sound tree', () => {
    expect(wrongRules(sound)).toEqual([]);
    expect(absentDocuments(sound)).toEqual([]);
  });

  it.each([
    ['a rule that there is none of', 'core/a.ts', `// ${page('cart')} 3`],
    ['a page that there is none of', 'core/a.ts', `// ${page('orders')} 1`],
    ['a page whose name is misspelt', 'core/a.ts', `// ${page('@cart.md')} 1`],
    ['a page without a number, in a comment', 'core/a.ts', `// ${page('cart')}`],
    ['a rule out of its place', page('claims'), rule(2)],
    ['a rule without a number', page('claims'), rule(1).replace('1. ', '')],
    ['a rule without a reason', page('claims'), rule(1).replace('**Why**', 'why')],
    ['a rule without an example', page('claims'), rule(1).replace('**Example**', 'example')],
    ['a rule without a test', page('claims'), rule(1).replace('`test/cart.test.ts`', 'none')],
    ['a test that there is none of', page('claims'), rule(1, 'test/claims.test.ts')],
  ])('finds %s', (_what, path, text) => {
    expect(wrongRules(new Map([...sound, [path, text]]))).toHaveLength(1);
  });

  it.each([
    ['a document that there is none of', ['portal', 'md'].join('.')],
    ['one in another case', ['Portal', 'md'].join('.')],
    ['a section of something else', '\u00a74'],
    ['the same by its letter', `(D${5})`],
  ])('finds %s', (_what, text) => {
    expect(absentDocuments(new Map([...sound, ['core/a.ts', `// ${text}`]]))).toHaveLength(1);
  });
});
