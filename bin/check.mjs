/** `npm run check`: format and lint, types, arrows, what nobody uses. Stops at the first that fails, after telling why. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkArrows } from './arrows.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const checks = [
  ['format and lint', ['biome', 'check', '.']],
  ['types', ['tsc', '--noEmit', '-p', 'tsconfig.json']],
  ['types of core, with neither browser nor Node', ['tsc', '--noEmit', '-p', 'tsconfig.core.json']],
  ['what nobody uses', ['knip', '--no-progress']],
];

export const check = () => {
  for (const [name, [command, ...rest]] of checks) {
    const { status, stdout, stderr } = spawnSync('npx', ['--no-install', command, ...rest], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    console.log(`${status === 0 ? '✓' : '✗'} ${name}`);
    if (status === 0) continue;
    console.log(stdout + stderr);
    return false;
  }
  const { read, wrong } = checkArrows(root);
  console.log(`${wrong.length === 0 ? '✓' : '✗'} arrows (${read} files)`);
  for (const line of wrong) console.log(line);
  return wrong.length === 0;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(check() ? 0 : 1);
