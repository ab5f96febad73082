/** The manifest of the package, and the clone's own, which stands aside while `npm pack` reads the other one. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFiles } from './packages-beside.mjs';

const only = (names, object) => Object.fromEntries(Object.entries(object).filter(([name]) => names.includes(name)));
const without = (names, object) => Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/** The scripts stay: a clone whose `npm pack` was killed starts by them, and is put right. */
const packaged = ({ dependencies, ...manifest }) => ({
  ...without(['devDependencies', 'imports', 'overrides'], manifest),
  dependencies: only(withFiles, dependencies),
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

/** Only in place of the package's: a manifest that was edited since is kept. */
export const restoreManifest = (root) => {
  const { manifest, aside } = pathsOf(root);
  if (existsSync(aside) && read(manifest).devDependencies === undefined) renameSync(aside, manifest);
};
