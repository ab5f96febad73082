/**
 * How each program is bundled: every option of esbuild stands here. bin/build.mjs and bin/build-web.mjs say when, and
 * what is done with the files.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childProcessOnCall, lazyParts, noStyleSheets, routerAsUsed } from './bin/esbuild-plugins.mjs';
import { joinLayers } from './bin/join-layers.mjs';
import { withFiles } from './bin/packages-beside.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

const everywhere = { absWorkingDir: root, bundle: true, logLevel: 'warning' };

const forNode = {
  ...everywhere,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  mainFields: ['module', 'main'],
  sourcemap: true,
  define: { __VERSION__: JSON.stringify(version) },
};

/** What packages ask for and do without. */
const optional = ['pg-native', 'bufferutil', 'utf-8-validate'];

/**
 * With its packages inside: to find and read 1,400 files of node_modules would be half of the server's start
 * (docs/decisions/0026-a-quick-start.md).
 */
const withPackages = {
  ...forNode,
  external: [...withFiles, ...optional],
  // Packages in CommonJS ask for these, which a module does not have.
  banner: {
    js: [
      `import { createRequire as requireFrom } from 'node:module';`,
      'const require = requireFrom(import.meta.url);',
      'const __dirname = import.meta.dirname;',
    ].join('\n'),
  },
};

const forBrowser = { ...everywhere, format: 'esm', minify: true, target: 'es2022' };

/** The API, the hub and the files on one port: split, so that the database opens while the rest is read. */
export const server = {
  ...withPackages,
  entryPoints: ['server/main.ts'],
  outdir: 'dist',
  outbase: root,
  splitting: true,
  chunkNames: 'server/[name]-[hash]',
};

/** What runs in threads of the server: a file each, by its own name. */
export const workers = {
  ...withPackages,
  entryPoints: ['./server/**/*.worker.ts', './adapters/**/*.worker.ts'],
  outdir: 'dist/workers',
  entryNames: '[name]',
};

const terminal = 'cli/program.ts';
/** What many commands share, small each: a file more to find and read takes longer than what these hold. */
const ofCommands = [
  ...[
    'declare/list',
    'declare/show',
    'declare/change',
    'session',
    'screens/on-screen',
    'declare/file',
    'saved-file',
    'option-values',
    'pause',
    'views/facts',
    'views/table',
    'views/amounts',
    'arguments/state-option',
    'arguments/document-number',
    'arguments/line-words',
    'arguments/id-word',
    'find/find-cart-line',
  ].map((name) => `cli/${name}.ts`),
  ...[
    'shared/money',
    'shared/calendar-date',
    'shared/buenos-aires',
    'shared/written-number',
    'shared/product-code',
    'shared/sheet-format',
    'sheets/yes-no',
    'orders/state',
    'orders/number',
    'orders/order',
    'orders/find-own-order',
    'orders/staff/staff-order',
    'customers/delivery-address',
    'catalogue/products/stock',
    'catalogue/text-search/catalogue.service',
    'pricing/offer',
  ].map((name) => `core/${name}.ts`),
  ...[
    'wire/amounts.wire',
    'wire/entity-tag.wire',
    'wire/value-quantity.wire',
    'wire/delivery-address.wire',
    'wire/offers.wire',
    'wire/product.wire',
    'wire/orders.wire',
    'wire/staff-orders.wire',
    'http/saved',
    'http/blob-content',
    'http/paged',
    'http/list-file',
    'http/received-file',
    'http/catalogue-failure',
  ].map((name) => `adapters/${name}.ts`),
  ...['problem-text', 'problems', 'customer-states', 'order-states', 'order-block', 'numbers', 'stock'].map(
    (name) => `adapters/texts/${name}.es.ts`,
  ),
];

/** The terminal: split, so that a command loads only what it needs. Ink and React are for the views that redraw. */
export const cli = {
  ...withPackages,
  minifyWhitespace: true,
  minifySyntax: true,
  plugins: [childProcessOnCall, lazyParts(root, (part) => (part === terminal ? [] : [terminal, ...ofCommands]))],
  external: [...withPackages.external, 'react-devtools-core'],
  entryPoints: ['cli/main.ts'],
  outdir: 'dist',
  outbase: root,
  jsx: 'automatic',
  splitting: true,
  chunkNames: 'cli/[name]-[hash]',
};

/** The benchmark, a bundle like the programs that it measures: a loader in between would be measured too. */
export const bench = {
  ...withPackages,
  external: [...withPackages.external, 'playwright'],
  entryPoints: [
    'main',
    'floor',
    'bare-start',
    'web',
    'memory',
    'relevance',
    'answers',
    'pictures',
    'office',
    'prices',
    'terminal',
    'writes',
  ].map((name) => `test/bench/${name}.ts`),
  outdir: 'dist/bench',
  outbase: 'test/bench',
};

const first = 'web/main.tsx';
const signedIn = 'web/shell/signed-in.tsx';

const ofVisitors = ['web/home/home.screen.tsx', 'web/login-links/password-link.tsx'];

/** What is there already when a screen of who signed in is fetched. */
export const thereBefore = [first, signedIn];

/**
 * What a part of the web comes after: what visitors see and the signed-in shell after the first script, all others
 * after both, and after all that they share once they need any of it.
 */
const cameBefore = (shared) => (part) => {
  if ([...ofVisitors, signedIn].includes(part)) return [first];
  return shared.neededBy.has(part) ? [...thereBefore, ...shared.sources] : thereBefore;
};

/** A style sheet that a script imports: a file by itself, of which the script gets the address. */
const styleSheets = {
  name: 'style-sheets',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      if (kind !== 'import-statement' || pluginData === styleSheets) return undefined;
      const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: styleSheets });
      if (found.errors.length > 0) return { errors: found.errors };
      return { path: relative(root, found.path).replaceAll('\\', '/'), namespace: 'style-sheet' };
    });
    build.onLoad({ filter: /./, namespace: 'style-sheet' }, async ({ path }) => {
      const { outputFiles } = await build.esbuild.build({ ...forBrowser, entryPoints: [path], write: false });
      return { contents: joinLayers(outputFiles[0].text), loader: 'file' };
    });
  },
};

/** What the kit's table imports, and no list here uses. */
const unusedKitParts = [
  'paginator',
  'dropdown',
  ...['bars', 'chevronright', 'filter', 'filterslash', 'pencil', 'plus', 'trash'].map((icon) => `icons/${icon}`),
];

/**
 * What the browser loads: a script and a style sheet, screens and theirs in files of their own, everything named
 * by its content. `shared` is what its parts share of small sources (bin/outputs.mjs), known once it was built.
 */
export const web = (shared = { sources: [], neededBy: new Set() }) => ({
  ...forBrowser,
  entryPoints: { app: 'web/main.tsx', base: 'web/styles/base.css', favicon: 'web/theme/favicon.svg' },
  outdir: 'dist/web/assets',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  publicPath: '/assets',
  splitting: true,
  jsx: 'automatic',
  mainFields: ['browser', 'module', 'main'],
  // The platform's own classes, where a package has them, and React's own hook: nothing here is older than either.
  conditions: ['module', 'es2015'],
  alias: {
    'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    'use-sync-external-store/shim': 'react',
    ...Object.fromEntries(unusedKitParts.map((part) => [`primereact/${part}`, './web/ui/unused-kit-parts.ts'])),
  },
  loader: { '.woff2': 'file', '.svg': 'copy' },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [lazyParts(root, cameBefore(shared)), routerAsUsed, styleSheets],
  metafile: true,
  legalComments: 'none',
});

/**
 * What draws the pages that are sent: CommonJS with everything inside, since the server loads it aside from its own
 * packages.
 */
export const pages = {
  ...everywhere,
  entryPoints: ['web/prerender.tsx'],
  outfile: 'dist/draw-pages.cjs',
  minify: true,
  platform: 'node',
  target: 'node20.19',
  format: 'cjs',
  jsx: 'automatic',
  mainFields: ['module', 'main'],
  plugins: [noStyleSheets],
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** What opens the program without a network: `shell` is the version and the addresses of the files that it keeps. */
export const serviceWorker = (shell) => ({
  ...forBrowser,
  entryPoints: ['web/service-worker.ts'],
  outfile: 'dist/web/service-worker.js',
  define: { __SHELL__: JSON.stringify(shell) },
});
