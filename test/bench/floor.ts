import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { followCatalogue } from '#adapters/postgres/catalogue/catalogue-follower.ts';
import type { Database, Queries } from '#adapters/postgres/database/database.ts';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import type { SearchIndex } from '#core/search/index/search-index.ts';
import { search } from '#core/search/search.ts';
import { suggestCodes } from '#core/search/suggestions/suggest.ts';
import { effectiveSynonyms } from '#core/search/synonyms/synonym-list.ts';
import { tradeSynonyms } from '#core/search/synonyms/trade-synonyms.ts';
import { pageSize } from '#core/shared/paging.ts';
import { Ok } from '#core/shared/result.ts';
import { openSearchHost } from '#server/search/search-host.ts';
import { readSearchSnapshot } from '#server/search/search-snapshot.ts';

/**
 * The index behind a bare Fastify: nobody signs in, and it answers what the index found and nothing else, in the fewest
 * bytes. No program with this index is faster; how much slower ours is, is what it does beside. Rows are written into
 * an empty database of the same kind. PORT and DATA_DIR, or DATABASE_URL.
 */
const { PORT: port, DATA_DIR: directory = '', DATABASE_URL: databaseUrl } = process.env;
const workerFile = (name: string): URL => pathToFileURL(join(process.cwd(), `dist/workers/${name}.worker.js`));
const fail = (error: unknown): never => {
  throw error;
};

const readIndex = async (): Promise<SearchIndex> => {
  const database = databaseUrl
    ? await openPostgresql(databaseUrl)
    : (await openEmbedded(directory, workerFile('embedded'))).unwrap();
  const follower = await followCatalogue(database);
  const snapshotFile = join(directory, 'search.snapshot');
  const host = await openSearchHost(await readSearchSnapshot(snapshotFile), {
    database,
    follower,
    synonyms: async () => effectiveSynonyms(tradeSynonyms, []),
    snapshotFile,
    workerFile: workerFile('search-build'),
    onFailure: fail,
  });
  host.close();
  follower.close();
  await database.close();
  return host.current();
};

const openEmpty = async (): Promise<Database> => {
  if (databaseUrl) return openPostgresql(databaseUrl);
  return (await openEmbedded(join(directory, 'floor'), workerFile('embedded'))).unwrap();
};

const index = await readIndex();
const empty = await openEmpty();
await empty.query(
  'create table if not exists bare_line (at bigserial primary key, what int not null, quantity int not null)',
);
const app = Fastify();
app.get('/readyz', async () => ({ status: 'ok' }));
app.post<{ Body: { textToSearch: string } }>('/api/Products/autocomplete-code', (request, reply) => {
  reply.send(suggestCodes(index, request.body.textToSearch));
});
app.post<{ Body: { fulltextSearch: string; page: number } }>('/api/Products/search-by-text', (request, reply) => {
  const { fulltextSearch: text, page } = request.body;
  reply.send(search(index, { code: text, text, page, pageSize, wantFacets: true, isGrouped: true }));
});
/** What a line of a cart and an order of five lines are at least: one row, and six of them in a transaction. */
const insertRow = (queries: Queries, what: number) =>
  queries.query('insert into bare_line (what, quantity) values ($1, $2) returning at', [what, 1]);
app.post('/bare/row', async () => insertRow(empty, 1));
app.post('/bare/rows', async () =>
  empty.transaction(async (tx) => {
    for (let row = 0; row < 6; row += 1) await insertRow(tx, row);
    return Ok({});
  }),
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
