import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import { printWrites } from './bare-writes.ts';
import { Client } from './client.ts';
import { fillCustomers } from './fill-customers.ts';
import { lookAround, measure, operations } from './operations.ts';
import { type Program, startProgram } from './program.ts';
import { printTable, type Row } from './table.ts';

/**
 * `npm run bench -- writes`: carts and orders of 200 customers on the demo, beside the least that they could be; on
 * DATABASE_URL's empty database where it is set.
 */
const databaseUrl = process.env['DATABASE_URL'];
const port = Number(process.env['PORT'] ?? 3704);
const directory = mkdtempSync(join(tmpdir(), 'mostrador-writes-'));
const ofCarts = ['set a cart line', 'GET api/ShoppingCarts, 20 lines', 'send an order of 5 lines'];

const addCustomers = async (): Promise<readonly string[]> => {
  const database = databaseUrl
    ? await openPostgresql(databaseUrl)
    : (await openEmbedded(directory, pathToFileURL(join(process.cwd(), 'dist/workers/embedded.worker.js')))).unwrap();
  const names = await fillCustomers(database);
  await database.close();
  return names;
};

let program: Program | undefined;
let floor: Program | undefined;
try {
  program = await startProgram(port, directory, databaseUrl);
  await program.stop();
  const names = await addCustomers();
  floor = await startProgram(port + 1, directory, databaseUrl, 'dist/bench/floor.js');
  program = await startProgram(port, directory, databaseUrl);
  const customer = await new Client(port, 'br').signIn('cliente');
  const customers: Client[] = [];
  for (const name of names) customers.push(await new Client(port, 'br').signIn(name));
  const stage = await lookAround(customer);
  const rows: Row[] = [];
  for (const atOnce of [1, 16]) {
    for (const operation of operations(stage, `writes-${process.pid}`)) {
      if (!ofCarts.includes(operation.name)) continue;
      const row = await measure(operation, customers, atOnce, false);
      rows.push({ ...row, memoryMb: program.memory() });
    }
  }
  printTable(`carts and orders, ${databaseUrl ? 'PostgreSQL' : 'embedded database'}`, rows);
  await printWrites(new Client(port + 1), rows);
  for (const client of [customer, ...customers]) client.close();
} finally {
  await floor?.stop();
  await program?.stop();
  rmSync(directory, { recursive: true, force: true });
}
