import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Database } from '#adapters/postgres/database/database.ts';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import { answersMeanwhile } from './answers-meanwhile.ts';
import { Client } from './client.ts';
import { fillDatabase } from './fill-database.ts';
import { startProgram } from './program.ts';
import { printLines } from './table.ts';

/**
 * `npm run bench -- prices`: how long a sheet of so many new prices takes to be read, kept and switched to, and how
 * long other calls wait during that.
 */
const rows = Number(process.argv[3] ?? 100_000);
const port = 3714;
const databaseUrl = process.env['DATABASE_URL'];
const directory = mkdtempSync(join(tmpdir(), 'mostrador-bench-'));
const leadMs = 1000;
/** How often to look whether the customer sees the new price, in milliseconds. */
const lookEveryMs = 15;
const maxWaitMs = 120_000;

interface Article {
  readonly code: string;
  readonly brand: string;
}

const open = async (): Promise<Database> =>
  databaseUrl
    ? openPostgresql(databaseUrl)
    : (await openEmbedded(directory, pathToFileURL(join(process.cwd(), 'dist/workers/embedded.worker.js')))).unwrap();

/** Fills the database; answers the articles of the sheet, and the list that the customer buys by. */
const fill = async (): Promise<{ readonly articles: readonly Article[]; readonly listId: string }> => {
  const database = await open();
  const [had] = await database.query<{ count: number }>('select count(*)::int as count from product');
  await fillDatabase(database, Math.max(0, rows - (had?.count ?? 0)));
  const articles = await database.query<Article>(
    'select p.code, b.name as brand from product p join product_brand b on b.id = p.brand_id order by p.id',
  );
  const [list] = await database.query<{ id: number }>(
    `select c.price_list_id as id from customer c join app_user u on u.customer_id = c.id where u.user_name = 'cliente'`,
  );
  await database.query('delete from price_list_file');
  await database.close();
  rmSync(join(directory, 'search.snapshot'), { force: true });
  return { articles, listId: String(list?.id) };
};

const sheetOf = (articles: readonly Article[], plus: number): string =>
  Buffer.from(
    `Código;Marca;Precio\n${articles.map(({ code, brand }, at) => `${code};${brand};${1000 + (at % 90_000) + plus},50`).join('\n')}`,
  ).toString('base64');

const measure = async (staff: Client, customer: Client, listId: string, articles: readonly Article[]) => {
  const last = articles.at(-1)?.code ?? '';
  const searchFor = (text: string, page = 1) =>
    customer.call('POST', '/api/Products/search-by-text', { codeSearch: text, fulltextSearch: text, page });
  const isSwitched = async (before: string) => (await searchFor(last)).text !== before;
  const others = () =>
    answersMeanwhile({
      'text search': (turn) => searchFor(['amortiguador gol', 'bujia', '6203'][turn % 3] ?? '', 1 + (turn % 50)),
      'read the cart': () => customer.call('GET', '/api/ShoppingCarts'),
    });
  const settle = async (plus: number, dryRun: boolean, at: string | null) => {
    const body = { fileName: 'precios.csv', content: sheetOf(articles, plus), dryRun, at };
    const answer = await staff.call('POST', `/api/Management/PriceLists/${listId}/sheets`, body);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer;
  };
  const timed = async (work: () => Promise<unknown>) => {
    const meanwhile = others();
    const begun = performance.now();
    await work();
    const seconds = (performance.now() - begun) / 1000;
    return { seconds, maxMs: await meanwhile.end() };
  };
  const dry = await timed(() => settle(1, true, null));
  // Far enough that all of it is kept by then.
  const moment = Date.now() + 3 * dry.seconds * 1000 + 30_000;
  const kept = await timed(() => settle(1, false, new Date(moment).toISOString()));
  const before = (await searchFor(last)).text;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - Date.now() - leadMs)));
  const meanwhile = others();
  while (!(await isSwitched(before))) {
    if (Date.now() > moment + maxWaitMs) throw new Error('the prices did not change');
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  const seconds = (Date.now() - moment) / 1000;
  // What follows a switch holds others up as well: search, files and rows that are swept.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  return { dry, kept, switched: { seconds, maxMs: await meanwhile.end() } };
};

let program = await startProgram(port, directory, databaseUrl);
try {
  await program.stop();
  const { articles, listId } = await fill();
  program = await startProgram(port, directory, databaseUrl);
  const staff = await new Client(port).signIn('admin');
  const customer = await new Client(port).signIn('cliente');
  const { dry, kept, switched } = await measure(staff, customer, listId, articles);
  const line = (name: string, { seconds, maxMs }: typeof dry, goal: string) => [
    name,
    seconds.toFixed(1),
    ...Object.values(maxMs).map((ms) => ms.toFixed(0)),
    goal,
  ];
  printLines(`${articles.length} new prices of a list; ${databaseUrl ? 'PostgreSQL' : 'embedded database'}`, [
    ['step', 'seconds', ...Object.keys(dry.maxMs).map((name) => `longest ${name}, ms`), 'goal'],
    line('dry run', dry, '≤ 100 ms'),
    line('kept until its moment', kept, '≤ 100 ms'),
    line('from its moment until customers see it', switched, '≤ 3 s, ≤ 100 ms'),
  ]);
  staff.close();
  customer.close();
} finally {
  await program.stop();
  rmSync(directory, { recursive: true, force: true });
}
