import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Database } from '#adapters/postgres/database/database.ts';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import { printWrites } from './bare-writes.ts';
import { Client } from './client.ts';
import { fillCustomers, fillPriceLists } from './fill-customers.ts';
import { fillDatabase } from './fill-database.ts';
import { measureImport } from './import.bench.ts';
import { lookAround, measure, operations, textSearch } from './operations.ts';
import { measurePictures } from './pictures.bench.ts';
import { type Program, startProgram } from './program.ts';
import { printShares } from './shares.ts';
import { printTable, type Row } from './table.ts';

/**
 * `npm run bench [-- products]`: the speeds of the distributor over HTTP; on DATABASE_URL's empty database where it is
 * set.
 */
const products = Number(process.argv[2] ?? 100_000);
const databaseUrl = process.env['DATABASE_URL'];
const isMillion = products >= 1_000_000;
const goals = isMillion
  ? { index: '≤ 60 s', start: '≤ 6 s', rest: '≤ 700 MB', load: '≤ 1,100 MB', import: '' }
  : { index: '', start: '≤ 1.5 s, and 1.3 of it', rest: '≤ 350 MB', load: '≤ 650 MB', import: '≥ 10,000' };
/** What figures at a million are held to. */
const fewer = 100_000;
const startRounds = 5;
const restMs = 60_000;
const goalText = (goal: string): string => (goal === '' ? '' : ` (goal ${goal})`);
const port = 3700;
const directory = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
const csv = join(directory, 'import.csv');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Fills a database up to so many products; answers the logins of its customers. */
const fill = async (opened: Database, inDirectory: string, upTo: number): Promise<readonly string[]> => {
  await fillPriceLists(opened);
  const [row] = await opened.query<{ count: number }>('select count(*)::int as count from product');
  await fillDatabase(opened, Math.max(0, upTo - (row?.count ?? 0)));
  const logins = await fillCustomers(opened);
  // Files that are outdated are made anew, which would go on beside all that is measured.
  await opened.query('delete from price_list_file');
  await opened.close();
  rmSync(join(inDirectory, 'search.snapshot'), { force: true });
  // As after a night: to vacuum twenty million prices refuses everybody for seconds.
  writeFileSync(join(inDirectory, 'upkeep.json'), JSON.stringify({ at: Date.now(), mark: '' }));
  return logins;
};

const embedded = async (inDirectory: string) =>
  (await openEmbedded(inDirectory, pathToFileURL(join(process.cwd(), 'dist/workers/embedded.worker.js')))).unwrap();

const signedIn = async (names: readonly string[]): Promise<Client[]> => {
  const clients: Client[] = [];
  for (const name of names) clients.push(await new Client(port, 'br').signIn(name));
  return clients;
};

const customerAndAdmin = async (): Promise<readonly [Client, Client]> => {
  const [customer, admin] = await signedIn(['cliente', 'admin']);
  if (customer === undefined || admin === undefined) throw new Error('nobody signed in');
  return [customer, admin];
};

/** A catalogue of 100,000 products: how long a text takes, and how fast as many more are imported. */
interface Fewer {
  readonly textMs: number;
  readonly rowsPerSecond: number;
}

/** In an embedded database of its own. */
const measureFewer = async (): Promise<Fewer> => {
  const inDirectory = mkdtempSync(join(tmpdir(), 'mostrador-bench-fewer-'));
  try {
    program = await startProgram(port, inDirectory, undefined);
    await program.stop();
    const names = await fill(await embedded(inDirectory), inDirectory, fewer);
    program = await startProgram(port, inDirectory, undefined);
    const [customer, staff] = await customerAndAdmin();
    const stage = await lookAround(customer);
    const text = operations(stage, 'fewer').find(({ name }) => name === textSearch);
    if (text === undefined) throw new Error(`no operation ${textSearch}`);
    const customers = await signedIn(names);
    const { median } = await measure(text, customers, 1, false);
    const { orderable } = stage;
    const { rowsPerSecond } = await measureImport({ port, staff, customer, orderable, file: csv });
    for (const client of [customer, staff, ...customers]) client.close();
    return { textMs: median, rowsPerSecond };
  } finally {
    await program?.stop();
    rmSync(inDirectory, { recursive: true, force: true });
  }
};

const measureAll = async (
  program: Program,
  floor: Program,
  names: readonly string[],
  before: Fewer | null,
): Promise<void> => {
  const [customer, admin] = await customerAndAdmin();
  const stage = await lookAround(customer);
  const customers = await signedIn(names);
  await printShares(program, floor, customers);
  const rows: Row[] = [];
  for (const atOnce of [1, 16]) {
    for (const operation of operations(stage, `bench-${process.pid}`)) {
      const row = await measure(operation, customers, atOnce, isMillion);
      rows.push({ ...row, memoryMb: program.memory() });
    }
  }
  printTable(`${products} products, ${databaseUrl ? 'PostgreSQL' : 'embedded database'}`, rows);
  await printWrites(new Client(port + 1), rows);
  await floor.stop();
  say(`\nmemory under load: ${program.memory()} MB${goalText(goals.load)}`);
  const { orderable } = stage;
  const figures = await measureImport({ port, staff: admin, customer, orderable, file: csv });
  say(
    `import of 100,000 rows: dry run ${figures.planSeconds.toFixed(1)} s, writing ${figures.applySeconds.toFixed(1)} s, ` +
      `${figures.rowsPerSecond.toFixed(0)} rows/s${goalText(goals.import)}`,
  );
  if (before !== null) sayShares(before, rows, figures.rowsPerSecond);
  for (const [what, ms] of Object.entries(figures.maxMs))
    say(`  longest ${what} meanwhile: ${ms.toFixed(0)} ms (goal ≤ 150)`);
  const pictures = await measurePictures(admin);
  say(`${pictures.count} pictures of 1 MB with their products: ${pictures.seconds.toFixed(1)} s (goal ≤ 60)`);
  for (const client of [customer, admin, ...customers]) client.close();
};

/** What a million articles cost beside a hundred thousand, in the same run. */
const sayShares = (before: Fewer, rows: readonly Row[], rowsPerSecond: number): void => {
  const text = rows.find(({ operation, clients }) => operation === textSearch && clients === 1)?.median ?? 0;
  say(
    `beside ${fewer} products: a text takes ${(text / before.textMs).toFixed(2)} of its ${before.textMs.toFixed(2)} ms ` +
      `(goal ≤ 2), and ${(rowsPerSecond / before.rowsPerSecond).toFixed(2)} of the ${before.rowsPerSecond.toFixed(0)} ` +
      'rows a second are imported (goal ≥ 0.5)',
  );
};

const medianOf = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;

/** The median of a few starts of the program and of the least that a start can be, in turns. */
const sayStarts = async (): Promise<void> => {
  const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  for (let round = 0; round < startRounds; round += 1) {
    for (const [name, script] of [
      ['bare', 'dist/bench/bare-start.js'],
      ['ours', undefined],
    ] as const) {
      const started = await startProgram(port, directory, databaseUrl, script);
      times[name].push(started.startedInMs / 1000);
      await started.stop();
    }
  }
  const [ours, bare] = [medianOf(times.ours), medianOf(times.bare)];
  say(
    `start with an existing database: ${ours.toFixed(2)} s, ${(ours / bare).toFixed(2)} of the ${bare.toFixed(2)} s ` +
      `that the database and Fastify take alone${goalText(goals.start)}`,
  );
};

let program: Program | undefined;
let floor: Program | undefined;
try {
  // What it is held to is of the embedded database.
  const before = isMillion && !databaseUrl ? await measureFewer() : null;
  program = await startProgram(port, directory, databaseUrl);
  say(`creating the demo: ${(program.startedInMs / 1000).toFixed(1)} s (goal ≤ 25)`);
  await program.stop();
  const opened = databaseUrl ? await openPostgresql(databaseUrl) : await embedded(directory);
  const names = await fill(opened, directory, products);
  program = await startProgram(port, directory, databaseUrl);
  say(
    `first start with ${products} products, building the index: ${(program.startedInMs / 1000).toFixed(1)} s${goalText(goals.index)}`,
  );
  await program.stop();
  await sayStarts();
  floor = await startProgram(port + 1, directory, databaseUrl, 'dist/bench/floor.js');
  program = await startProgram(port, directory, databaseUrl);
  await pause(2000);
  const early = program.memory();
  await pause(restMs);
  say(
    `memory 2 s after the start: ${early} MB, at rest, a minute later: ${program.memory()} MB${goalText(goals.rest)}`,
  );
  await measureAll(program, floor, names, before);
  await program.stop();
} finally {
  await floor?.stop();
  await program?.stop();
  rmSync(directory, { recursive: true, force: true });
}
