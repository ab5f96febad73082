import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenTable } from '#web/shell/screen-table.ts';
import { modulesOf, read, sourceOf } from '../screen-sources.ts';

const stylesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);

/** The files of a style sheet, by its name. */
const filesOf = (name: string): readonly string[] =>
  [...read(`web/styles/${name}.css`).matchAll(/@import "([^"]+)"/g)].map(([, path = '']) =>
    posix.join('web/styles', path),
  );
const styleSheets = stylesBelow('web/styles').map((path) => posix.basename(path, '.css'));

/** The classes that a style file styles. */
const classesIn = (path: string): ReadonlySet<string> => {
  const selectors = read(path)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
};
const styled = new Map(stylesBelow('web').map((path) => [path, classesIn(path)]));

/** The words that stand where a component writes its classes. */
const classesWrittenIn = (path: string): readonly string[] =>
  [...read(path).matchAll(/className=(?:"([^"]*)"|\{([^}]*(?:\$\{[^}]*\}[^}]*)*)\})/g)].flatMap(
    ([, plain, computed = '']) =>
      plain?.split(' ') ??
      [...computed.matchAll(/['`]([^'`]*)['`]/g)].flatMap(([, text = '']) => text.split(/[^\w-]+/)),
  );

const popups = 'web/flyers/popup-flyers.tsx';
const homeContent = 'web/home/home-content.tsx';
/** What everybody settles of their own sign-in, and what staff settle before anything else. */
const ownDialogs = [
  'web/sessions/sessions-dialog.tsx',
  'web/second-factor/second-factor-dialog.tsx',
  'web/second-factor/compulsory-set-up.tsx',
];
/** What takes spreadsheets, by the screen that fetches it with a style sheet of its own. */
const sheetPages: Readonly<Record<string, string>> = {
  '/admin-offers': 'web/offer-management/offer-sheets.tsx',
  '/admin-customers': 'web/customer-management/customer-sheets.tsx',
  '/admin-current-account': 'web/account-documents/document-sheets.tsx',
  '/admin-price-lists': 'web/price-list-management/price-sheet-page.tsx',
};
/** What the screen of flyers fetches with the style sheet of the catalogue. */
const flyerProducts = 'web/flyers/flyer-products.tsx';
/** What each screen fetches with a style sheet of its own. */
const besideTheScreen: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(sheetPages).map(([screen, page]) => [screen, [page]])),
  '/flyers': [flyerProducts],
  // Managers' path to the screen of '/admin-customers', where they see no spreadsheets.
  '/customers': ['web/customer-management/customer-sheets.tsx'],
};
/** What the frame fetches and has style sheets of its own: the screens, and what opens above a list of products. */
const besideTheFrame = [
  'web/shell/screen-table.ts',
  'web/comparer/comparer-dialog.tsx',
  homeContent,
  popups,
  ...ownDialogs,
];

interface Part {
  readonly name: string;
  readonly source: string;
  /** The style sheets that are there when it is drawn. */
  readonly brought: readonly string[];
  readonly without?: readonly string[];
}

const parts: readonly Part[] = [
  { name: 'the home of a visitor', source: 'web/home/home.screen.tsx', brought: ['base', 'home'] },
  { name: 'the home of who is signed in', source: homeContent, brought: ['base', 'shell', 'home'] },
  { name: 'its popups', source: popups, brought: ['base', 'shell', 'flyers'] },
  ...ownDialogs.map((source) => ({ name: source, source, brought: ['base', 'shell', 'password'] })),
  ...Object.entries(sheetPages).map(([screen, source]) => ({
    name: source,
    source,
    brought: ['base', 'shell', ...(screenTable[screen as keyof typeof screenTable]?.styles ?? []), 'sheet-exchange'],
  })),
  { name: flyerProducts, source: flyerProducts, brought: ['base', 'shell', 'promotions', 'flyers', 'catalogue'] },
  { name: 'the frame', source: 'web/shell/signed-in.tsx', brought: ['base', 'shell'], without: besideTheFrame },
  ...Object.entries(screenTable).map(([path, { styles: own }]) => ({
    name: path,
    source: sourceOf(path),
    brought: ['base', 'shell', ...own],
    without: besideTheScreen[path] ?? [],
  })),
];

it('styles nothing outside of its style sheets', () => {
  const reached = new Set(styleSheets.flatMap(filesOf));
  expect(stylesBelow('web').filter((path) => !path.startsWith('web/styles/') && !reached.has(path))).toEqual([]);
});

it('puts every rule in a layer, and begins with their order', () => {
  for (const name of styleSheets.filter((each) => each !== 'layers')) {
    const lines = read(`web/styles/${name}.css`).trim().split('\n').slice(1);
    expect(lines[0], name).toBe('@import "./layers.css";');
    for (const line of lines.slice(1)) {
      expect(line, name).toMatch(
        /^@import "[^"]+"( layer\((base|controls|shell|shared|screens|print)\)|(?<=fonts\.css"));$/,
      );
    }
  }
});

describe.each(parts)('$name', ({ source, brought, without = [] }) => {
  it('brings a rule for every class that it writes', () => {
    expect(existsSync(source), source).toBe(true);
    const there = new Set(brought.flatMap(filesOf).flatMap((path) => [...(styled.get(path) ?? [])]));
    const missing = [...modulesOf(source, without)].flatMap((module) =>
      classesWrittenIn(module)
        .filter((name) => !there.has(name) && [...styled.values()].some((classes) => classes.has(name)))
        .map((name) => `${name} of ${module}`),
    );
    expect(missing).toEqual([]);
  });
});
