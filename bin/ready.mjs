/**
 * What both programs do first. A clone is made ready; a package that is installed is built, and comes without what
 * builds it.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const oldestNode = [20, 19];

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Mostrador necesita Node ${oldestNode.join('.')} o más nuevo; éste es ${process.versions.node}.`);
  process.exit(1);
};

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** What Git has checked out in a folder: of a worktree a file says where its own is kept. */
const indexOf = (root) => {
  const git = join(root, '.git');
  if (!statSync(git, { throwIfNoEntry: false })?.isFile()) return join(git, 'index');
  const [, folder = ''] = readFileSync(git, 'utf8').match(/^gitdir: (.+)$/m) ?? [];
  return join(resolve(root, folder), 'index');
};

/**
 * Whether a clone was built after its last checkout and install, by the times of three files: what was only edited
 * since is not seen.
 */
export const isBuilt = (root) => {
  const builtAt = changedAt(join(root, 'dist/.built'));
  return builtAt > 0 && [indexOf(root), join(root, 'package-lock.json')].every((path) => changedAt(path) <= builtAt);
};

/** `trustStamp` runs what is built without reading every source, which takes longer than most commands. */
export const ready = async ({ mayRebuild, trustStamp = false }) => {
  checkNode();
  if (trustStamp && isBuilt(fileURLToPath(new URL('..', import.meta.url)))) return;
  const preparation = new URL('./prepare.mjs', import.meta.url);
  if (existsSync(preparation)) await (await import(preparation)).prepare({ mayRebuild });
};
