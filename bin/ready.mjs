/**
 * What both programs do first. A clone is made ready; a package that is installed is built, and comes without what
 * builds it.
 */
import { existsSync, statSync } from 'node:fs';

const oldestNode = [20, 19];

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Mostrador necesita Node ${oldestNode.join('.')} o más nuevo; éste es ${process.versions.node}.`);
  process.exit(1);
};

const changedAt = (path) => statSync(new URL(`../${path}`, import.meta.url), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Whether the clone was built after its last checkout and install, by the times of three files: what was only edited
 * since is not seen.
 */
const isBuilt = () => {
  const builtAt = changedAt('dist/.built');
  return builtAt > 0 && ['.git/index', 'package-lock.json'].every((path) => changedAt(path) <= builtAt);
};

/** `trustStamp` runs what is built without reading every source, which takes longer than most commands. */
export const ready = async ({ mayRebuild, trustStamp = false }) => {
  checkNode();
  if (trustStamp && isBuilt()) return;
  const preparation = new URL('./prepare.mjs', import.meta.url);
  if (existsSync(preparation)) await (await import(preparation)).prepare({ mayRebuild });
};
