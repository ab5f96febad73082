/**
 * Around `npm pack`: before it, builds, and puts in package.json's place one without scripts and without what is only needed to build; after it,
 * puts back what was.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...path) => join(root, ...path);
const aside = at('.cache', 'package.json');

/** What the programs carry inside of them once they are built, and what builds them. */
const onlyToBuild = [
  'esbuild',
  '@fontsource/ibm-plex-mono',
  '@fontsource/ibm-plex-sans',
  'react-dom',
  'react-router-dom',
  'ts-results',
];

const without = (names, object) => Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/** An installed package's `overrides` count for nothing: what they pin is its dependency, which those that want it share. */
const packaged = ({ dependencies, overrides, ...manifest }) => ({
  ...without(['scripts', 'devDependencies', 'imports'], manifest),
  dependencies: { ...without(onlyToBuild, dependencies), ...overrides },
});

const read = () => JSON.parse(readFileSync(at('package.json'), 'utf8'));

const restore = () => {
  // Only in place of the one that was made: whoever wrote another one since wants that.
  if (existsSync(aside) && read().scripts === undefined) renameSync(aside, at('package.json'));
};

const prepare = async () => {
  // One that was killed left it so.
  restore();
  const { prepare: prepareClone } = await import('./prepare.mjs');
  await prepareClone();
  mkdirSync(at('.cache'), { recursive: true });
  copyFileSync(at('package.json'), aside);
  writeFileSync(at('package.json'), `${JSON.stringify(packaged(read()), null, 2)}\n`);
};

if (process.argv[2] === 'before') await prepare();
else if (process.argv[2] === 'after') restore();
