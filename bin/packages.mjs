/**
 * What the lock file names against what node_modules holds, and how to put right what differs without losing what
 * works.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const versionAt = (folder) => {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return null;
  }
};

/**
 * The packages that are not there (`missing`) or are of another version (`outdated`), by name; `tools` compares those
 * of development too. Optional ones may be of other platforms.
 */
export const comparePackages = (root, { tools }) => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const wanted = Object.entries(packages).filter(
    ([path, { dev, devOptional, optional }]) => path !== '' && !optional && !devOptional && (tools || !dev),
  );
  const found = wanted.map(([path, { version }]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    version,
    installed: versionAt(join(root, path)),
  }));
  return {
    missing: found.filter(({ installed }) => installed === null).map(({ name }) => name),
    outdated: found
      .filter(({ installed, version }) => installed !== null && installed !== version)
      .map(({ name }) => name),
  };
};

/**
 * Installs aside and then takes the place of what was there, so that a failure, or a kill, leaves node_modules as it
 * was.
 */
export const installPackages = (root) => {
  const aside = join(root, '.cache', `install-${process.pid}`);
  const [current, previous] = [join(root, 'node_modules'), join(aside, 'previous')];
  try {
    mkdirSync(aside, { recursive: true });
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
      if (existsSync(join(root, file))) copyFileSync(join(root, file), join(aside, file));
    }
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status } = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: aside,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
    });
    if (status !== 0) return false;
    if (existsSync(current)) renameSync(current, previous);
    renameSync(join(aside, 'node_modules'), current);
    return true;
  } finally {
    if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
    rmSync(aside, { recursive: true, force: true });
  }
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * What installs and builds of processes that were killed left: node_modules comes back where it was on its way, and the
 * rest goes.
 */
export const sweepKilled = (root) => {
  const cache = join(root, '.cache');
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    const pid = Number(/^(?:install|dist)-(\d+)$/.exec(name)?.[1] ?? 0);
    // A folder with this process's own number is of an earlier process that had the number.
    if (pid === 0 || (pid !== process.pid && isAlive(pid))) continue;
    const [current, previous] = [join(root, 'node_modules'), join(cache, name, 'previous')];
    if (!existsSync(current) && existsSync(previous)) renameSync(previous, current);
    rmSync(join(cache, name), { recursive: true, force: true });
  }
};
