import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkArrows } from '../bin/arrows.mjs';

/** A project of a few files in a folder of its own. */
const arrowsOf = (files: Record<string, string>): { read: number; wrong: string[] } => {
  const root = mkdtempSync(join(tmpdir(), 'mostrador-arrows-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return checkArrows(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

const project = {
  'core/money.ts': 'export const money = 1;\n',
  'adapters/wire/cart.wire.ts': "import { money } from '#core/money.ts';\nexport const cart = money;\n",
  'adapters/postgres/cart/cart.ts': "import pg from 'pg';\nexport const rows = pg;\n",
  'server/main.ts': "import { rows } from '#adapters/postgres/cart/cart.ts';\nexport const main = rows;\n",
  'web/app.tsx': "import { cart } from '#adapters/wire/cart.wire.ts';\nexport const App = () => <b>{cart}</b>;\n",
};

/** The guard itself is tested: one that reads no file, or no .tsx, would report success. */
describe('the check of the arrows', () => {
  it('reads every source and finds nothing wrong with a good project', () => {
    expect(arrowsOf(project)).toEqual({ read: 5, wrong: [] });
  });

  it.each([
    [
      'core to an adapter',
      'core/x.ts',
      "import { cart } from '#adapters/wire/cart.wire.ts';\nexport const x = cart;",
      'core-knows-nobody',
    ],
    [
      'core to an adapter, by type only',
      'core/x.ts',
      "import type { cart } from '#adapters/wire/cart.wire.ts';\nexport type X = typeof cart;",
      'core-knows-nobody',
    ],
    [
      'core to an adapter, by a type in place',
      'core/x.ts',
      "export type X = import('#adapters/wire/cart.wire.ts').Cart;",
      'core-knows-nobody',
    ],
    [
      'core to Node',
      'core/x.ts',
      "import { readFileSync } from 'fs';\nexport const x = readFileSync;",
      'core-knows-nobody',
    ],
    [
      'core to a library that is not its own',
      'core/x.ts',
      "export { LRUCache } from 'lru-cache';",
      'core-knows-nobody',
    ],
    [
      'an adapter to a program',
      'adapters/http/x.ts',
      "import { main } from '../../server/main.ts';\nexport const x = main;",
      'adapters-know-core-only',
    ],
    [
      'a screen to the server',
      'web/x.tsx',
      "import { main } from '#server/main.ts';\nexport const X = () => <b>{main}</b>;",
      'programs-stand-alone',
    ],
    [
      'a screen to the database, later',
      'web/x.tsx',
      "export const x = () => import('#adapters/postgres/cart/cart.ts');",
      'browser-touches-no-server-adapter',
    ],
    [
      'what both ends use to Node',
      'adapters/wire/x.ts',
      "import { join } from 'node:path';\nexport const x = join;",
      'what-both-ends-use-runs-in-a-browser',
    ],
    [
      'a screen to the component kit, past its door',
      'web/x.tsx',
      "import { Toast } from 'primereact/toast';\nexport const X = Toast;",
      'component-kit-through-one-door',
    ],
    ['a file to nothing', 'core/x.ts', "import { y } from './y.ts';\nexport const x = y;", 'leads-nowhere'],
  ])('bites %s', (_arrow, path, text, rule) => {
    expect(arrowsOf({ ...project, [path]: text }).wrong.join('\n')).toContain(`${rule}: ${path}`);
  });

  it('bites a circle', () => {
    const circle = {
      'core/a.ts': "export * from './b.ts';",
      'core/b.ts': "export * from './c.ts';",
      'core/c.ts': "export * from './a.ts';",
    };
    expect(arrowsOf(circle).wrong).toEqual([expect.stringContaining('no-circles')]);
  });

  it.each([
    [
      'by type only',
      {
        'core/cart/cart.ts':
          "import type { Product } from '#core/catalogue/products/product.ts';\nexport type Cart = Product[];",
        'core/catalogue/products/product.ts': 'export type Product = string;',
        'core/catalogue/shown.ts': "import type { Line } from '#core/cart/line.ts';\nexport type Shown = Line;",
        'core/cart/line.ts': 'export type Line = number;',
      },
      'cart → catalogue → cart',
    ],
    [
      'through a third, from a folder inside of one',
      {
        'core/cart/cart.ts': "export * from '#core/customers/customer.ts';",
        'core/customers/customer.ts': 'export const customer = 1;',
        'core/customers/terms.ts': "export type Terms = import('#core/pricing/terms.ts').Terms;",
        'core/pricing/terms.ts': 'export type Terms = string;',
        'core/pricing/offers/lot.ts': "export { line } from '../../cart/line.ts';",
        'core/cart/line.ts': 'export const line = 1;',
      },
      'cart → customers → pricing → cart',
    ],
  ])('bites a circle of words, whose files form none, %s', (_how, files, circle) => {
    expect(arrowsOf(files).wrong).toEqual([expect.stringMatching(`^no-circles-of-words: ${circle} \\(`)]);
  });

  it.each([
    [
      'a word and a folder in it',
      {
        'core/orders/order.service.ts': "export type { Refusal } from './staff/staff-order.ts';",
        'core/orders/staff/staff-order.ts': 'export type Refusal = string;',
        'core/orders/staff/paper.ts': "import type { State } from '../state.ts';\nexport type Paper = State;",
        'core/orders/state.ts': 'export type State = string;',
      },
      'orders → orders/staff → orders',
    ],
    [
      'two folders of a word',
      {
        'core/pricing/offers/lot.ts': "export * from '../terms/terms.ts';",
        'core/pricing/terms/terms.ts': 'export const terms = 1;',
        'core/pricing/terms/margin.ts': "export { day } from '../offers/day.ts';",
        'core/pricing/offers/day.ts': 'export const day = 1;',
      },
      'pricing/offers → pricing/terms → pricing/offers',
    ],
  ])('bites a circle of %s, whose files form none', (_which, files, circle) => {
    expect(arrowsOf(files).wrong).toEqual([expect.stringMatching(`^no-circles-of-folders: ${circle} \\(`)]);
  });

  it('lets words know one another one way, and the same floor elsewhere both ways', () => {
    const oneWay = {
      'core/cart/cart.ts': "export * from '#core/catalogue/products/product.ts';\nexport * from '#core/shared/ids.ts';",
      'core/catalogue/products/product.ts': "export * from '#core/shared/ids.ts';",
      'core/shared/ids.ts': 'export const id = 1;',
      'web/cart/row.ts': "export * from '#web/search/shown.ts';",
      'web/search/shown.ts': 'export const shown = 1;',
      'web/search/row.ts': "export * from '#web/cart/line.ts';",
      'web/cart/line.ts': 'export const line = 1;',
    };
    expect(arrowsOf(oneWay).wrong).toEqual([]);
  });
});
