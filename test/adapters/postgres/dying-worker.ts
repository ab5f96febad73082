import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import { createJobQueue } from '#adapters/postgres/jobs/job-queue.ts';

/**
 * A process that begins a job and never ends it: `URL of a PostgreSQL`, or `data directory` and `thread of the embedded
 * database`.
 */
const [place = '', thread] = process.argv.slice(2);
const database =
  thread === undefined ? await openPostgresql(place) : (await openEmbedded(place, new URL(thread))).unwrap();
const jobs = await createJobQueue(database, (_source, error) => void process.stderr.write(`${error}\n`), 20);
jobs.work('price-lists', {
  async handle({ tell }) {
    await tell({ progress: 40 });
    process.stdout.write('working\n');
    return new Promise(() => undefined);
  },
});
