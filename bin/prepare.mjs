/** Makes a fresh clone ready to run: installs what the lock file names, then builds. Says what it does on stderr. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lockFile = join(root, 'package-lock.json');
const installedLock = join(root, 'node_modules', '.package-lock.json');

const oldestNode = [20, 19];

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Mostrador necesita Node ${oldestNode.join('.')} o más nuevo; éste es ${process.versions.node}.`);
  process.exit(1);
};

/** Whether node_modules holds just the versions that the lock file names (optional ones of other platforms apart). */
const isInstalled = () => {
  if (!existsSync(installedLock)) return false;
  const { packages: installed } = JSON.parse(readFileSync(installedLock, 'utf8'));
  const { packages: wanted } = JSON.parse(readFileSync(lockFile, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional === true || installed[path]?.version === version,
  );
};

const install = () => {
  if (isInstalled()) return;
  console.error('Instalando dependencias (sólo la primera vez)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (status !== 0) {
    console.error('No se pudieron instalar las dependencias: revisá la conexión y reintentá.');
    process.exit(1);
  }
};

export async function prepare() {
  checkNode();
  install();
  const { build } = await import('./build.mjs');
  await build();
}
