import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import { Client } from './client.ts';
import { fillDatabase } from './fill-database.ts';
import { measureImport } from './import.bench.ts';
import { lookAround, measure, operations } from './operations.ts';
import { type Program, startProgram } from './program.ts';
import { printTable, type Row } from './table.ts';

/** `npm run bench [-- products]`: the speeds of the distributor over HTTP; on DATABASE_URL's empty database where it is set. */
const products = Number(process.argv[2] ?? 100_000);
const databaseUrl = process.env['DATABASE_URL'];
const isMillion = products >= 1_000_000;
const goals = isMillion
  ? { start: '≤ 6 s', rest: '', load: '≤ 2,000 MB' }
  : { start: '≤ 1.5 s', rest: '≤ 500 MB', load: '≤ 900 MB' };
const told = (goal: string): string => (goal === '' ? '' : ` (goal ${goal})`);
const port = 3700;
const directory = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Fills the database, and answers sixteen customers of different companies. */
const fill = async (): Promise<readonly string[]> => {
  const opened = databaseUrl
    ? await openPostgresql(databaseUrl)
    : (await openEmbedded(directory, pathToFileURL(join(process.cwd(), 'dist/workers/embedded.worker.js')))).unwrap();
  const [row] = await opened.query<{ count: number }>('select count(*)::int as count from product');
  await fillDatabase(opened, Math.max(0, products - (row?.count ?? 0)));
  const customers = await opened.query<{ user_name: string }>(
    `select user_name from app_user u join customer c on c.id = u.customer_id where u.role = 'CustomerUser' and c.state = 'Ok'
      order by u.id limit 16`,
  );
  await opened.close();
  rmSync(join(directory, 'search.snapshot'), { force: true });
  return customers.map(({ user_name }) => user_name);
};

const signedIn = (names: readonly string[]): Promise<Client[]> =>
  Promise.all(names.map((name) => new Client(port).signIn(name)));

const tokenOf = async (userName: string): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/Login/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: 'demo' }),
  });
  return ((await answer.json()) as { token: string }).token;
};

const measureAll = async (program: Program, names: readonly string[]): Promise<void> => {
  const [customer, admin] = await signedIn(['cliente', 'admin']);
  if (customer === undefined || admin === undefined) throw new Error('nobody signed in');
  const stage = await lookAround(customer);
  const sixteen = await signedIn(names);
  const rows: Row[] = [];
  for (const clients of [[customer], sixteen]) {
    for (const operation of operations(stage, `bench-${process.pid}`)) {
      rows.push(await measure(operation, clients, isMillion));
    }
  }
  printTable(`${products} products, ${databaseUrl ? 'PostgreSQL' : 'embedded database'}`, rows);
  say(`\nmemory under load: ${program.memory()} MB${told(goals.load)}`);
  const figures = await measureImport(
    port,
    admin,
    await tokenOf('admin'),
    customer,
    stage.orderable,
    100_000,
    join(directory, 'import.csv'),
  );
  say(
    `import of 100,000 rows: dry run ${figures.planSeconds.toFixed(1)} s, writing ${figures.applySeconds.toFixed(1)} s, ` +
      `${figures.rowsPerSecond.toFixed(0)} rows/s (goal ≥ 10,000)`,
  );
  for (const [what, ms] of Object.entries(figures.maxMs))
    say(`  longest ${what} meanwhile: ${ms.toFixed(0)} ms (goal ≤ 150)`);
  for (const client of [customer, admin, ...sixteen]) client.close();
};

let program: Program | undefined;
try {
  program = await startProgram(port, directory, databaseUrl);
  say(`creating the demo: ${(program.startedInMs / 1000).toFixed(1)} s (goal ≤ 25)`);
  await program.stop();
  const names = await fill();
  program = await startProgram(port, directory, databaseUrl);
  say(`first start with ${products} products, building the index: ${(program.startedInMs / 1000).toFixed(1)} s`);
  await program.stop();
  program = await startProgram(port, directory, databaseUrl);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  say(`start with an existing database: ${(program.startedInMs / 1000).toFixed(2)} s${told(goals.start)}`);
  say(`memory at rest: ${program.memory()} MB${told(goals.rest)}`);
  await measureAll(program, names);
  await program.stop();
} finally {
  await program?.stop();
  rmSync(directory, { recursive: true, force: true });
}
