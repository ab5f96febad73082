import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answers, startBackEnd } from '#test/stand-in/back-end.ts';
import { printLines } from './table.ts';

/**
 * `npm run bench -- terminal`: what a command takes beside a bare start of node in the same run, and the memory that it
 * held at most.
 */
const rounds = 15;
const folder = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
const bare = join(folder, 'bare.mjs');
writeFileSync(bare, '');

const orderOf = (at: number) => ({
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
});

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
      orders: Array.from({ length: 20 }, (_, at) => orderOf(at)),
      currentPage: 1,
      totalPages: 1,
    },
  },
};
/** Pages of a long list, a hundred orders each. */
const longPages = 300;
const longList: Answers = {
  ...answers,
  'GET /api/Management/Orders': ({ query }) => ({
    body: {
      orders: Array.from({ length: 100 }, (_, at) => orderOf(Number(query.get('page') ?? '1') * 100 + at)),
      currentPage: Number(query.get('page') ?? '1'),
      totalPages: longPages,
    },
  }),
};
const backEnd = await startBackEnd(answers);
const longBackEnd = await startBackEnd(longList);
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

/**
 * Node says at its end what it held at most and what it took of a core, in a module that is loaded before everything
 * else.
 */
const usageFile = join(folder, 'usage');
const usageModule = join(folder, 'usage.cjs');
writeFileSync(
  usageModule,
  `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(usageFile)}, JSON.stringify(process.resourceUsage())));`,
);

interface Usage {
  readonly cpuMs: number;
  readonly megabytes: number;
}

const usageOf = async (words: readonly string[], env = environment): Promise<Usage> => {
  const { exit } = await run(['--require', usageModule, ...words], env);
  if (exit !== 0) throw new Error(`${words.join(' ')} ended with ${exit}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(usageFile, 'utf8')) as NodeJS.ResourceUsage;
  return { cpuMs: (userCPUTime + systemCPUTime) / 1000, megabytes: Math.round(maxRSS / 1024) };
};

const asked: readonly (readonly [name: string, words: readonly string[], goal: string])[] = [
  ['node, nothing else', [bare], ''],
  ['--version', ['bin/mostrador.mjs', '--version'], '120 ms of 90'],
  ['orders list', ['bin/mostrador.mjs', 'orders', 'list'], '250 ms of 90'],
  ['--help', ['bin/mostrador.mjs', '--help'], ''],
];

await run(['bin/mostrador.mjs', 'login', 'admin'], environment, 'demo\n');
const times = new Map<string, number[]>();
const usages = new Map<string, Usage[]>();
// In turns: a machine that is busy for a while is busy for all of them.
for (let round = 0; round <= rounds; round += 1) {
  for (const [name, words] of asked) {
    const { ms, exit } = await run(words);
    if (exit !== 0) throw new Error(`${name} ended with ${exit}`);
    const usage = await usageOf(words);
    // The first finds its files on disk.
    if (round === 0) continue;
    times.set(name, [...(times.get(name) ?? []), ms]);
    usages.set(name, [...(usages.get(name) ?? []), usage]);
  }
}
const msOf = (name: string): number => median(times.get(name) ?? []);
const cpuOf = (name: string): number => median((usages.get(name) ?? []).map(({ cpuMs }) => cpuMs));
const bareName = asked[0]?.[0] ?? '';
const rows = asked.map(([name, , goal]) => [
  name,
  msOf(name).toFixed(0),
  (msOf(name) / msOf(bareName)).toFixed(2),
  cpuOf(name).toFixed(0),
  (cpuOf(name) / cpuOf(bareName)).toFixed(2),
  goal,
  String(Math.max(...(usages.get(name) ?? []).map(({ megabytes }) => megabytes))),
]);
const heading = ['command', 'median ms', 'share of a bare start', 'CPU ms', 'share of its CPU', 'goal', 'memory MB'];
printLines('The terminal, started by node', [heading, ...rows]);

// What is held of a long list, as a line for each row and as one document.
const atLong = { ...environment, API_BASE_URL: longBackEnd.address };
await run(['bin/mostrador.mjs', 'login', 'admin'], atLong, 'demo\n');
const list = ['bin/mostrador.mjs', 'orders', 'list'];
const long: readonly (readonly [name: string, words: readonly string[]])[] = [
  ['a page', list],
  [`${longPages} pages, --stream`, [...list, '--all', '--stream']],
  [`${longPages} pages, --json`, [...list, '--all', '--json']],
  [`${longPages} pages, --sort`, [...list, '--all', '--sort', 'customerName']],
  [`${longPages} pages, --sort, --stream`, [...list, '--all', '--sort', 'date', '--stream']],
];
const held: string[][] = [];
for (const [name, words] of long) held.push([name, String((await usageOf(words, atLong)).megabytes)]);
printLines('A long list', [['orders list', 'memory MB'], ...held]);
await backEnd.close();
await longBackEnd.close();
rmSync(folder, { recursive: true });
