/** `npm run check`: format and lint, types, arrows, what nobody uses, all at once. Tells why of those that fail. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { checkArrows } from './arrows.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const checks = [
  ['format and lint', ['biome', 'check', '--error-on-warnings', '.']],
  ['types', ['tsc', '--noEmit', '-p', 'tsconfig.json']],
  ['types of core, with neither browser nor Node', ['tsc', '--noEmit', '-p', 'tsconfig.core.json']],
  ['what nobody uses', ['knip', '--no-progress']],
];

/** What a command said, and whether it passed. */
const run = ([command, ...rest]) =>
  new Promise((resolve) => {
    const child = spawn('npx', ['--no-install', command, ...rest], { cwd: root, shell: process.platform === 'win32' });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
      });
    }
    child.once('close', (code) => resolve({ passed: code === 0, said }));
  });

const tell = (name, { passed, said }) => {
  console.log(`${passed ? '✓' : '✗'} ${name}`);
  if (!passed) console.log(said);
  return passed;
};

export const check = async () => {
  const running = checks.map(([name, command]) => [name, run(command)]);
  const { read, wrong } = checkArrows(root);
  let passed = true;
  for (const [name, result] of running) passed = tell(name, await result) && passed;
  return tell(`arrows (${read} files)`, { passed: wrong.length === 0, said: wrong.join('\n') }) && passed;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await check()) ? 0 : 1);
