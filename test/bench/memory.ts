import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, Client } from './client.ts';
import { lookAround, operations } from './operations.ts';
import { startProgram } from './program.ts';

/**
 * `npm run bench -- memory [calls]`: the server's resident memory over mixed calls on its demo, embedded database or
 * DATABASE_URL's.
 */
const calls = Number(process.argv[3] ?? 300_000);
/** Calls during which caches fill and code is compiled: growth after them is a leak. */
const warmUp = 20_000;
const allowedMb = 50;
const port = Number(process.env['PORT'] ?? 3702);
const say = (text: string): void => void process.stdout.write(`${text}\n`);

type Call = (turn: number) => Promise<Answer>;

/**
 * Every hundred calls: what customers do most is called most; an order is sent by one call in a hundred, so that carts
 * stay filled.
 */
const mixOf = async (customers: readonly Client[], admin: Client): Promise<readonly Call[]> => {
  const [first] = customers;
  if (first === undefined) throw new Error('nobody signed in');
  const stage = await lookAround(first);
  const shares: Readonly<Record<string, number>> = {
    'autocomplete by code': 30,
    'text search, 20 with facets and prices': 20,
    'search by vehicle, all that fits': 5,
    'search by family and a measure': 4,
    'what the filters of a family offer': 4,
    'set a cart line': 12,
    'GET api/ShoppingCarts, 20 lines': 8,
    'send an order of 5 lines': 1,
  };
  const ofCustomers = operations(stage, `memory-${process.pid}`).flatMap(({ name, run, prepare }) =>
    Array.from(
      { length: shares[name] ?? 0 },
      (): Call => async (turn) => {
        const client = customers[turn % customers.length] ?? first;
        await prepare?.(client, turn);
        return run(client, turn);
      },
    ),
  );
  const get =
    (client: Client, path: string): Call =>
    () =>
      client.call('GET', path);
  const others = [
    ...Array.from({ length: 6 }, () => get(admin, '/api/Customers/for-admin')),
    ...Array.from({ length: 4 }, () => get(first, '/api/Orders/page/1')),
    ...Array.from({ length: 2 }, () => get(first, '/api/CurrentAccounts/actual')),
    get(admin, '/api/Management/Orders?page=1'),
    get(first, '/api/Login/me'),
    get(first, '/api/product-news/for-customer'),
    get(first, '/api/nothing-here'),
  ];
  const all = [...ofCustomers, ...others];
  // Spread by a step that is prime to their number, so that no kind comes in one run.
  return all.map((_, at) => all[(at * 37) % all.length] as Call);
};

/** Signed in: one person of each of eight customers who may buy, so that each has a cart of its own. */
const eightCustomers = async (admin: Client): Promise<Client[]> => {
  const { text } = await admin.call('GET', '/api/Customers/for-admin');
  const logins = (JSON.parse(text) as { state: string; adminLogin: string | null }[]).flatMap(
    ({ state, adminLogin }) => (state === 'Ok' && adminLogin !== null ? [adminLogin] : []),
  );
  return Promise.all(logins.slice(0, 8).map((login) => new Client(port).signIn(login)));
};

const directory = mkdtempSync(join(tmpdir(), 'mostrador-memory-'));
const program = await startProgram(port, directory, process.env['DATABASE_URL']);
try {
  const admin = await new Client(port).signIn('admin');
  const customers = await eightCustomers(admin);
  const mix = await mixOf(customers, admin);
  const statuses = new Map<number, number>();
  let turn = 0;
  const work = async (until: number): Promise<void> => {
    while (turn < until) {
      const mine = turn;
      turn += 1;
      const { status } = await (mix[mine % mix.length] as Call)(mine);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  say('calls | RSS in MB | calls per second');
  say(`0 | ${program.memory()} |`);
  const series: number[] = [];
  for (let until = warmUp; until <= calls; until += warmUp) {
    const begun = performance.now();
    await Promise.all(customers.map(() => work(until)));
    series.push(program.memory());
    say(`${until} | ${series.at(-1)} | ${((warmUp / (performance.now() - begun)) * 1000).toFixed(0)}`);
  }
  say(`answers by status: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`);
  const grown = Math.max(...series) - (series[0] ?? 0);
  say(`grown after the first ${warmUp} calls: ${grown} MB (goal ≤ ${allowedMb})`);
  if (grown > allowedMb) process.exitCode = 1;
} finally {
  await program.stop();
  rmSync(directory, { recursive: true, force: true });
}
