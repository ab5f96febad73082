/** The manifest of the package, and the clone's own, which stands aside while `npm pack` reads the other one. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the programs carry inside of them once they are built, and what builds them. */
const onlyToBuild = [
  'esbuild',
  'primereact',
  '@fontsource/ibm-plex-mono',
  '@fontsource/ibm-plex-sans',
  'react-dom',
  'react-router-dom',
  'ts-results',
];

const without = (names, object) => Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/**
 * An installed package's `overrides` count for nothing: what they pin is its dependency, which those that want it share. The scripts stay:
 * a clone whose `npm pack` was killed starts by them, and is put right.
 */
const packaged = ({ dependencies, overrides, ...manifest }) => ({
  ...without(['devDependencies', 'imports'], manifest),
  dependencies: { ...without(onlyToBuild, dependencies), ...overrides },
});

const pathsOf = (root) => ({
  manifest: join(root, 'package.json'),
  aside: join(root, '.cache', 'package.json'),
  next: join(root, '.cache', 'package.next.json'),
});
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Puts the package's manifest in the place of the clone's. */
export const putPackagedManifest = (root) => {
  const { manifest, aside, next } = pathsOf(root);
  mkdirSync(join(root, '.cache'), { recursive: true });
  copyFileSync(manifest, aside);
  writeFileSync(next, `${JSON.stringify(packaged(read(manifest)), null, 2)}\n`);
  renameSync(next, manifest);
};

/** Only in place of the package's: whoever wrote another one since wants that. */
export const restoreManifest = (root) => {
  const { manifest, aside } = pathsOf(root);
  if (existsSync(aside) && read(manifest).devDependencies === undefined) renameSync(aside, manifest);
};
