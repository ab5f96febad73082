import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';

/** The least that a start can be: the database open, and Fastify that says so. PORT and DATA_DIR, or DATABASE_URL. */
const { PORT: port, DATA_DIR: directory = '', DATABASE_URL: databaseUrl } = process.env;
const database = databaseUrl
  ? await openPostgresql(databaseUrl)
  : (await openEmbedded(directory, pathToFileURL(join(process.cwd(), 'dist/workers/embedded.worker.js')))).unwrap();
const app = Fastify();
app.get('/readyz', () => database.query('select 1'));
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.once('SIGTERM', () => void database.close().then(() => process.exit(0)));
