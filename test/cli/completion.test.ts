import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aProgramIn, runProgram } from './a-program.ts';
import { aServer, type RunningServer } from './a-server.ts';
import { runCli } from './a-terminal.ts';
import { anOrder } from './an-order.builder.ts';
import { ordersInMemory } from './orders-in-memory.ts';

/** What is typed before a TAB, and what stands there after it: the only candidate, as the shell writes it. */
const typed: readonly (readonly [line: string, completed: string])[] = [
  ['mostrador ord', 'mostrador orders'],
  ['mostrador price-lists dow', 'mostrador price-lists download'],
  ['mostrador --server http://127.0.0.1:9 orders sh', 'mostrador --server http://127.0.0.1:9 orders show'],
  ['mostrador orders list --cust', 'mostrador orders list --customer'],
  ['mostrador orders list --state Canc', 'mostrador orders list --state Cancelado'],
  // A value of the program's own that is begun goes on as it is.
  ['mostrador orders list --state Delive', 'mostrador orders list --state Delivered'],
  ['mostrador staff create ana --role Adm', 'mostrador staff create ana --role Administrador'],
  ['mostrador payments report --method tran', 'mostrador payments report --method transferencia'],
  ['mostrador price-lists copy a b --rounding dec', 'mostrador price-lists copy a b --rounding decena'],
  ['mostrador catalogue export --kind pri', 'mostrador catalogue export --kind prices'],
  ['mostrador completion z', 'mostrador completion zsh'],
  ['mostrador --profile tal', 'mostrador --profile taller'],
  ['mostrador orders list --profile tal', 'mostrador orders list --profile taller'],
  // Numbers are the server's own.
  ['mostrador orders show 2026-00000007', 'mostrador orders show 2026-00000007'],
  ['mostrador orders state 2026-00000007 Rec', 'mostrador orders state 2026-00000007 Recibido'],
];

/** The same of a value with a blank, of which the blank is there; and the value as it is meant. */
const afterBlank: readonly (readonly [line: string, completed: string, value: string])[] = [
  [String.raw`mostrador orders list --state En\ `, String.raw`mostrador orders list --state En\ reparto`, 'En reparto'],
  [
    String.raw`mostrador orders list --state En\ r`,
    String.raw`mostrador orders list --state En\ reparto`,
    'En reparto',
  ],
  [`mostrador orders list --state 'En `, `mostrador orders list --state 'En reparto'`, 'En reparto'],
  // Bash cuts a word at each of these signs.
  [
    'mostrador orders list --search a:b=c --state Canc',
    'mostrador orders list --search a:b=c --state Cancelado',
    'Cancelado',
  ],
  // Nor does a word of before that has one keep the rest from being known.
  [
    String.raw`mostrador orders list --search El\ Paso --state Canc`,
    String.raw`mostrador orders list --search El\ Paso --state Cancelado`,
    'Cancelado',
  ],
];

const has = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0;
const shells = ['bash', 'zsh', 'fish'] as const;
const missing = shells.filter((shell) => !has(shell));
// A shell that is missing must not look as if it had been tried.
if (missing.length > 0) process.stderr.write(`OMITIDO: el autocompletado en ${missing.join(' y ')}, que no está\n`);

let folder: string;
let server: RunningServer;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mostrador-completion-'));
  server = await aServer({ orders: ordersInMemory([anOrder({ number: 7 })]).service });
  environment = { ...server.environment, PATH: aProgramIn(folder), HOME: folder };
  const profile = ['config', 'set', 'profiles.taller.server', 'https://taller.example.com'];
  await runCli(profile, { environment: server.environment });
  await runCli(['login', 'gerente'], { environment: server.environment, typed: 'demo' });
  for (const shell of shells) {
    const name = { bash: 'mostrador.bash', zsh: '_mostrador', fish: 'mostrador.fish' }[shell];
    writeFileSync(join(folder, name), (await runCli(['completion', shell])).stdout);
  }
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** What it says; where it says nothing, what it complains of. */
const run = async (shell: string, args: readonly string[], input = ''): Promise<string> => {
  const { stdout, stderr } = await runProgram(shell, args, environment, input);
  if (stdout === '') throw new Error(stderr);
  return stdout;
};

const inTime = 60_000;

const inShell = async (shell: 'bash' | 'zsh', lines: readonly (readonly [string, ...unknown[]])[]) => {
  const output = await run(
    'zsh',
    ['-f', 'test/cli/complete.zsh', shell, folder],
    `${lines.map(([line]) => line).join('\n')}\n`,
  );
  return output
    .trim()
    .split('\n')
    .map((line) => line.trimEnd());
};

// The other shell stands in a terminal that zsh makes.
it.skipIf(missing.includes('zsh')).each(['zsh', ...(missing.includes('bash') ? [] : (['bash'] as const))] as const)(
  'completes in a real %s, from where it is installed',
  async (shell) => {
    expect(await inShell(shell, typed)).toEqual(typed.map(([, completed]) => completed));
    expect(await inShell(shell, afterBlank)).toEqual(afterBlank.map(([, completed]) => completed));
  },
  inTime,
);

it.skipIf(missing.includes('bash'))(
  'completes in a real bash what an open quote begins, which stays open',
  async () => {
    const script = `source '${folder}/mostrador.bash'; COMP_WORDS=(mostrador cart set '"dos pal'); COMP_CWORD=3
      mostrador() { [ "$*" = 'complete -- cart set dos pal' ] && echo 'dos palabras'; }; _mostrador; echo "\${COMPREPLY[@]}"`;
    expect(await run('bash', ['--norc', '-c', script])).toBe('dos palabras\n');
  },
  inTime,
);

it.skipIf(missing.includes('fish'))(
  'completes in a real fish',
  async () => {
    const found: string[] = [];
    for (const [line] of [...typed, ...afterBlank]) {
      const output = await run('fish', [
        '--no-config',
        '-c',
        `source '${folder}/mostrador.fish'; complete -C $argv[1]`,
        line,
      ]);
      const [first = ''] = output.trim().split('\n');
      found.push(first.split('\t', 1)[0] ?? '');
    }
    const values = typed.map(([, whole]) => whole.split(' ').at(-1));
    expect(found).toEqual([...values, ...afterBlank.map(([, , value]) => value)]);
  },
  inTime,
);

it('tells what each is for, and files where a file goes', async () => {
  const completions = async (...words: readonly string[]) =>
    (await runCli(['complete', '--', ...words], { environment: server.environment })).stdout;
  expect(await completions('quotes', '')).toContain('list\tLista presupuestos, los más nuevos primero\n');
  expect(await completions('quick-order', '')).toBe(':files\n');
  expect(await completions('orders', 'show', '')).toMatch(/^2026-00000007\t/);
  expect(await completions('orders', 'show', '', '--js')).toContain('--json\t');
  expect(await completions('orders', 'list', '--state', '')).toContain('Enviado\n');
  // An order that was sent is not delivered next; of one that nobody has, all states are offered.
  expect(await completions('orders', 'state', '2026-7', '')).toBe('Recibido\nCancelado\n');
  expect(await completions('orders', 'state', '2026-99', '')).toContain('Repartido\n');
  // Nobody is signed in there.
  const nobody = await runCli(['complete', '--', 'orders', 'show', ''], {
    environment: { ...server.environment, XDG_CONFIG_HOME: join(folder, 'nobody') },
  });
  expect(nobody).toEqual({ exit: 0, stdout: '', stderr: '' });
});
