/** What both programs do first. A clone is made ready; a package that is installed is built, and comes without what builds it. */
import { existsSync } from 'node:fs';

const oldestNode = [20, 19];

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(`Mostrador necesita Node ${oldestNode.join('.')} o más nuevo; éste es ${process.versions.node}.`);
  process.exit(1);
};

export const ready = async (options) => {
  checkNode();
  const preparation = new URL('./prepare.mjs', import.meta.url);
  if (existsSync(preparation)) await (await import(preparation)).prepare(options);
};
