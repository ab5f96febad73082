import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const built = [
  'bin',
  'core',
  'adapters',
  'server',
  'web',
  'cli',
  'dist',
  'esbuild.config.mjs',
  'package.json',
  'package-lock.json',
  '.npmrc',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'docs',
];

/**
 * A clone of this program, built, with the packages that `npm ci --omit=dev` installs and no others. Its `npm` only
 * writes down that a script called it, and fails as one without a registry does.
 */
export const aClone = () => {
  const root = mkdtempSync(join(tmpdir(), 'mostrador-clone-'));
  for (const name of built) cpSync(name, join(root, name), { recursive: true });
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { readonly dev?: boolean }>;
  };
  const modules = Object.entries(packages).filter(
    ([path, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev,
  );
  for (const [path] of modules) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(join(process.cwd(), path), join(root, path));
  }
  const bin = join(root, 'node_modules', '.bin');
  const asked = join(root, 'npm-was-asked');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "$@" >> '${asked}'\nrm -rf node_modules\nexit 1\n`, { mode: 0o755 });
  return { root, bin, asked };
};
