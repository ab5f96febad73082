import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answers, startBackEnd } from '#test/stand-in/back-end.ts';
import { printLines } from './table.ts';

/** `npm run bench -- terminal`: what a command takes beside a bare start of node in the same run, and the memory that it held at most. */
const rounds = 15;
const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
const bare = join(folder, 'bare.mjs');
writeFileSync(bare, '');

/** Answers at once, so that what is measured is the terminal's own time. */
const answers: Answers = {
  'POST /api/Login/authenticate': { body: { token: 'token-1', expire: '2100-01-01T00:00:00Z' } },
  'GET /api/Login/me': {
    body: {
      userName: 'admin',
      name: 'Ana',
      type: 'Admin',
      allowOffers: true,
      zone: '',
      customerId: null,
      loginUsId: null,
      loginUsName: null,
      loginUsType: null,
    },
  },
  'GET /api/Management/Orders': {
    body: {
      orders: Array.from({ length: 20 }, (_, at) => ({
        id: String(at),
        year: 2026,
        number: at + 1,
        date: '2026-11-20T12:00:00Z',
        customerId: '7',
        customerName: 'Repuestos El Cruce',
        total: 1210,
        deliveryMethodName: 'Retira',
        state: 'Sent',
        stateDate: '2026-11-20T12:00:00Z',
      })),
      currentPage: 1,
      totalPages: 1,
    },
  },
};
const backEnd = await startBackEnd(answers);
const environment = {
  PATH: process.env['PATH'] ?? '',
  API_BASE_URL: backEnd.address,
  XDG_CONFIG_HOME: folder,
};

interface Run {
  readonly ms: number;
  readonly exit: number | null;
}

const run = (words: readonly string[], env: Readonly<Record<string, string>> = environment, typed = ''): Promise<Run> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const child = spawn(process.execPath, words, { env, stdio: ['pipe', 'ignore', 'inherit'] });
    child.stdin.end(typed);
    child.once('exit', (exit) => resolve({ ms: performance.now() - begun, exit }));
  });

const median = (figures: readonly number[]): number => [...figures].sort((one, other) => one - other)[rounds >> 1] ?? 0;

/** Node says at its end what it held at most, in a module that is loaded before everything else. */
const memoryFile = join(folder, 'memory');
const memoryModule = join(folder, 'memory.cjs');
writeFileSync(
  memoryModule,
  `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(memoryFile)}, String(process.resourceUsage().maxRSS)));`,
);
const memoryOf = async (words: readonly string[]): Promise<number> => {
  await run(['--require', memoryModule, ...words]);
  return Math.round(Number(readFileSync(memoryFile, 'utf8')) / 1024);
};

const asked: readonly (readonly [name: string, words: readonly string[], goal: string])[] = [
  ['node, nothing else', [bare], ''],
  ['--version', ['bin/mostrador.mjs', '--version'], '≤ 1.33'],
  ['orders list', ['bin/mostrador.mjs', 'orders', 'list'], '≤ 2.78'],
  ['--help', ['bin/mostrador.mjs', '--help'], ''],
];

await run(['bin/mostrador.mjs', 'login', 'admin'], environment, 'demo\n');
const times = new Map<string, number[]>();
// In turns: a machine that is busy for a while is busy for all of them.
for (let round = 0; round <= rounds; round += 1) {
  for (const [name, words] of asked) {
    const { ms, exit } = await run(words);
    if (exit !== 0) throw new Error(`${name} ended with ${exit}`);
    // The first finds its files on disk.
    if (round > 0) times.set(name, [...(times.get(name) ?? []), ms]);
  }
}
const bareMs = median(times.get('node, nothing else') ?? []);
const rows: string[][] = [];
for (const [name, words, goal] of asked) {
  const ms = median(times.get(name) ?? []);
  rows.push([name, ms.toFixed(0), (ms / bareMs).toFixed(2), goal, String(await memoryOf(words))]);
}
printLines('The terminal, started by node', [
  ['command', 'median ms', 'share of a bare start', 'goal', 'memory MB'],
  ...rows,
]);
await backEnd.close();
rmSync(folder, { recursive: true });
