import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import { Client } from './client.ts';
import { fillOffice, officeSize } from './fill-office.ts';
import { measure, type Operation } from './operations.ts';
import { startProgram } from './program.ts';
import { printTable, type Row } from './table.ts';

/**
 * `npm run bench -- office`: how fast the lists of an office of some years open, and what management looks at first.
 */
const port = 3712;
const databaseUrl = process.env['DATABASE_URL'];
const directory = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
const rounds = { 1: 60, 8: 80 };
const goal = '≤ 15 / 50';

const asked: readonly (readonly [name: string, path: string, goal: string])[] = [
  ['management’s first screen', '/api/Management/Overview', '≤ 40'],
  ['orders: first page', '/api/Management/StaffOrders', goal],
  ['orders: of two states', '/api/Management/StaffOrders?state=Sent,Received', goal],
  ['orders: of a zone', '/api/Management/StaffOrders?zone=norte', goal],
  ['orders: by amount', '/api/Management/StaffOrders?min=500000', goal],
  ['orders: by part of a name', '/api/Management/StaffOrders?q=quilmes', goal],
  ['orders: counts of a name', '/api/Management/StaffOrders/counts?q=quilmes', goal],
  ['orders: counts of a code', '/api/Management/StaffOrders/counts?q=O9876', goal],
  ['orders: counts of a zone', '/api/Management/StaffOrders/counts?zone=norte', goal],
  ['orders: counts by amount', '/api/Management/StaffOrders/counts?min=500000', goal],
  ['orders: by a number', '/api/Management/StaffOrders?q=1050000', goal],
  ['customers: first page', '/api/Management/Customers', goal],
  ['customers: by part of a name', '/api/Management/Customers?text=nandu', goal],
  ['customers: by a code', '/api/Management/Customers?text=O9876', goal],
  ['documents: first page', '/api/Management/AccountDocuments', goal],
  ['documents: expired', '/api/Management/AccountDocuments?state=expired', goal],
  ['documents: by part of a number', '/api/Management/AccountDocuments?q=90-416', goal],
  ['documents: by part of a name', '/api/Management/AccountDocuments?q=quilmes', goal],
  ['debts by age: first page', '/api/Management/AccountAgeing', goal],
];

/** The page after the first one, as its list says. */
const nextPage = async (client: Client, path: string): Promise<string> => {
  const { next } = JSON.parse((await client.call('GET', path)).text) as { readonly next: string };
  return `${path}?after=${next}`;
};

const operationOf = ([name, path, aim]: (typeof asked)[number]): Operation => ({
  name,
  goals: { 1: aim },
  rounds,
  run: (client) => client.call('GET', path),
});

let program = await startProgram(port, directory, databaseUrl);
try {
  await program.stop();
  const database = databaseUrl
    ? await openPostgresql(databaseUrl)
    : (await openEmbedded(directory, pathToFileURL(join(process.cwd(), 'dist/workers/embedded.worker.js')))).unwrap();
  await fillOffice(database);
  await database.close();
  program = await startProgram(port, directory, databaseUrl);
  const staff = await new Client(port, 'br').signIn('admin');
  const pages = await Promise.all(
    ['/api/Management/StaffOrders', '/api/Management/AccountDocuments'].map((path) => nextPage(staff, path)),
  );
  const operations = [
    ...asked,
    ...pages.map((path, at) => [`${at === 0 ? 'orders' : 'documents'}: second page`, path, goal] as const),
  ];
  const rows: Row[] = [];
  for (const atOnce of [1, 8]) {
    for (const each of operations) {
      const row = await measure(operationOf(each), [staff], atOnce, false);
      rows.push({ ...row, memoryMb: program.memory() });
    }
  }
  const { customers, orders, documents } = officeSize;
  printTable(
    `${orders} orders, ${customers} customers, ${documents} documents; ${databaseUrl ? 'PostgreSQL' : 'embedded database'}; goals median / p95`,
    rows,
  );
  staff.close();
} finally {
  await program.stop();
  rmSync(directory, { recursive: true, force: true });
}
