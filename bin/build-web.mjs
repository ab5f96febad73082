/**
 * Builds web/ into dist/web: hashed assets, with .br and .gz beside what is worth it; and beside it the program that
 * draws the pages, without inline code (strict CSP).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { pages, serviceWorker, thereBefore, web } from '../esbuild.config.mjs';
import { madeOf, neededBy, sharedSources } from './outputs.mjs';
import { uiVersion } from './ui-version.mjs';

/** Fonts that the first screen shows: fetched together with the stylesheet that names them. */
const preloadedFonts = ['ibm-plex-sans-latin-400-normal', 'ibm-plex-sans-latin-600-normal'];

/** Bytes under which compressing does not pay. */
const worthCompressing = 1024;

/**
 * The program that draws pages, kept in dist/ as CommonJS for the server, which draws them of its distributor and of
 * what the home shows now.
 */
const buildDrawing = async (dist, shells, version) => {
  await esbuild(pages);
  writeFileSync(join(dist, 'draw-pages.json'), JSON.stringify({ shells, version }));
  const { drawPage, defaultDistributor, defaultPicturePaths } = createRequire(import.meta.url)(
    join(dist, 'draw-pages.cjs'),
  );
  const settings = {
    distributor: defaultDistributor,
    version,
    apiBaseUrl: '',
    picturePaths: defaultPicturePaths,
    usualFamilies: null,
  };
  const facts = {
    images: { Distributor: ['01-a.svg'], Sliders: ['01-b.webp'] },
    whatsapp: [{ id: '1', link: 'https://wa.me/1', zone: 'Norte', display: '1' }],
    families: [{ name: 'Motor', families: ['Correas'] }],
  };
  const homes = [null, facts].map((home) => drawPage('home', shells, { ...settings, home }));
  // A script or a style inside would not run under the page's policy, and the page would not be whole.
  if (
    (await Promise.all(homes)).some((page) => /<script|<style|<link| style=/.test(page.slice(page.indexOf('<body>'))))
  ) {
    throw new Error('the drawn home holds inline code, or a link that belongs in its head');
  }
};

/** The service worker, which keeps the files of its list under this build's own name. */
const buildServiceWorker = (files) =>
  esbuild(
    serviceWorker({
      version: `shell-${createHash('sha256').update(files.join()).digest('hex').slice(0, 12)}`,
      files: files.map((file) => `/assets/${file}`),
    }),
  );

const compress = (file) => {
  const bytes = readFileSync(file);
  if (bytes.length < worthCompressing || file.endsWith('.woff2')) return;
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  );
};

/** The file of a style sheet, by its name in web/styles. */
const styleSheetOf = (outputs, name) =>
  Object.keys(outputs).find(
    (file) => file.endsWith('.css') && basename(file).slice(0, -'-XXXXXXXX.css'.length) === name,
  );

/** `version` is what the footer shows: year.month.day.number. */
export async function buildWeb(root, dist, version) {
  const out = join(dist, 'web');
  const assets = join(out, 'assets');
  if (!existsSync(join(root, 'web/main.tsx'))) return;
  mkdirSync(assets, { recursive: true });
  // Once to see what its parts share, and once for good.
  const { metafile: apart } = await esbuild({ ...web(), write: false });
  const { metafile } = await esbuild(web(sharedSources(apart.outputs, thereBefore)));
  const { outputs } = metafile;
  const names = Object.keys(outputs).map((file) => relative(assets, join(root, file)));
  const entry = madeOf(outputs, 'web/main.tsx');
  const nameOf = (file) => relative(assets, join(root, file));
  const neededFor = (...files) => [
    ...new Set(
      files
        .flatMap((file) => [...neededBy(outputs, file)])
        .filter((file) => file !== entry)
        .map(nameOf),
    ),
  ];
  const styles = (...wanted) => wanted.map((name) => nameOf(styleSheetOf(outputs, name)));
  const shell = {
    script: nameOf(entry),
    modules: neededFor(entry),
    styles: styles('base', 'shell'),
    icon: names.find((name) => name.startsWith('favicon') && name.endsWith('.svg')),
    fonts: preloadedFonts.map((font) => names.find((name) => name.startsWith(font))),
  };
  const home = {
    ...shell,
    styles: styles('base', 'home'),
    modules: neededFor(entry, madeOf(outputs, 'web/home/home.screen.tsx')),
  };
  await buildDrawing(dist, { home, index: shell }, version);
  const opened = [
    'web/home/home.screen.tsx',
    'web/shell/signed-in.tsx',
    'web/search/search.screen.tsx',
    'adapters/signalr/signalr-connection.ts',
  ];
  await buildServiceWorker([
    shell.script,
    ...neededFor(entry, ...opened.map((source) => madeOf(outputs, source))),
    ...styles('base', 'home', 'shell', 'catalogue'),
    ...shell.fonts,
  ]);
  writeFileSync(join(dist, 'web.meta.json'), JSON.stringify(metafile));
  for (const name of readdirSync(assets)) if (!/\.(br|gz)$/.test(name)) compress(join(assets, name));
}

/** The files that each screen needs in all before it can be shown, by its source. */
const filesOfScreens = ({ inputs, outputs }) => {
  const of = (...sources) => [...new Set(sources.flatMap((source) => [...neededBy(outputs, madeOf(outputs, source))]))];
  const screens = inputs['web/shell/screen-table.ts'].imports
    .filter(({ kind }) => kind === 'dynamic-import')
    .map(({ path }) => path.replace(/^lazy:/, ''));
  return Object.fromEntries([
    ...['web/home/home.screen.tsx', 'web/login-links/password-link.tsx'].map((source) => [
      source,
      of('web/main.tsx', source),
    ]),
    ...['web/home/home-content.tsx', ...screens].map((source) => [source, of(...thereBefore, source)]),
  ]);
};

const metafileIn = (dist) => JSON.parse(readFileSync(join(dist, 'web.meta.json'), 'utf8'));

const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;

const kilobytes = (bytes) => Math.round(bytes / 100) / 10;

/**
 * Kilobytes of JavaScript, compressed with gzip, that each screen needs in all before it can be shown, by its source;
 * the home of signed-in users by what it shows.
 */
export const weighScreens = (root, dist) =>
  Object.fromEntries(
    Object.entries(filesOfScreens(metafileIn(dist))).map(([screen, files]) => [
      screen,
      kilobytes(files.reduce((sum, file) => sum + gzipped(join(root, file)), 0)),
    ]),
  );

/** How many scripts those are. */
export const countScripts = (dist) =>
  Object.fromEntries(Object.entries(filesOfScreens(metafileIn(dist))).map(([screen, files]) => [screen, files.length]));

/** Kilobytes of these style sheets, by their names, compressed with gzip. */
export const weighStyles = (root, dist, names) => {
  const { outputs } = metafileIn(dist);
  return kilobytes(names.reduce((sum, name) => sum + gzipped(join(root, styleSheetOf(outputs, name))), 0));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  await buildWeb(root, join(root, 'dist'), uiVersion(null));
  console.log(weighScreens(root, join(root, 'dist')));
}
