import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli } from './a-terminal.ts';

const typed: readonly (readonly [line: string, completed: string])[] = [
  ['mostrador ord', 'mostrador orders'],
  ['mostrador price-lists dow', 'mostrador price-lists download'],
  ['mostrador --server http://x orders sh', 'mostrador --server http://x orders show'],
  ['mostrador orders list --cust', 'mostrador orders list --customer'],
  ['mostrador completion z', 'mostrador completion zsh'],
];

const has = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0;
const missing = ['zsh', 'bash'].filter((shell) => !has(shell));
// It must not look as if it had been tried.
if (missing.length > 0) process.stderr.write(`OMITIDO: el autocompletado en ${missing.join(' y ')}, que no está\n`);

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mostrador-completion-'));
  for (const shell of ['zsh', 'bash']) {
    writeFileSync(
      join(folder, shell === 'zsh' ? '_mostrador' : 'mostrador.bash'),
      (await runCli(['completion', shell])).stdout,
    );
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

it.skipIf(missing.includes('zsh'))('completes in a real zsh, from a folder of fpath', () => {
  const lines = typed.map(([line]) => `${line}\n`).join('');
  const ran = spawnSync('zsh', ['-f', 'test/cli/complete.zsh', folder], {
    input: lines,
    encoding: 'utf8',
    timeout: 25_000,
  });
  expect(ran.stdout.trim().split('\n')).toEqual(typed.map(([, completed]) => completed));
});

it.skipIf(missing.includes('bash'))('completes in a real bash', () => {
  const completed = typed.map(([line]) => {
    const words = line.split(' ').map((word) => `'${word}'`);
    const script = `source '${folder}/mostrador.bash'; COMP_WORDS=(${words.join(' ')}); COMP_CWORD=${words.length - 1}; _mostrador; echo "\${COMPREPLY[@]}"`;
    const { stdout } = spawnSync('bash', ['--norc', '-c', script], { encoding: 'utf8' });
    return [...line.split(' ').slice(0, -1), stdout.trim()].join(' ');
  });
  expect(completed).toEqual(typed.map(([, whole]) => whole));
});
