import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { Result } from '#core/shared/result.ts';
import type { Database, Queries } from './database.ts';
import { DatabaseAway, isAway } from './database-away.ts';
import { DatabaseClosed } from './database-closed.ts';

const { types } = pg;
const { builtins } = types;

const parsers: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

/** How the columns' texts become values, for either connection. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? types.getTypeParser(oid, format ?? 'text')) as typeof types.getTypeParser,
};

const names = new Map<string, string>();

/** A prepared statement's name: the same text is the same statement on every connection. */
const nameOf = (text: string): string => getOrCreate(names, text, () => `q${names.size}`);

const queriesOn = (client: pg.Pool | pg.PoolClient): Queries => ({
  async query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    const prepared = values !== undefined;
    const result = await client.query<Row & pg.QueryResultRow>(
      prepared ? { name: nameOf(text), text, values: [...values] } : text,
    );
    return result.rows;
  },
});

/** A pool that is being ended takes nothing new: a late caller gets the reason. */
const unlessEnding = async <T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> => {
  if (pool.ending) throw new DatabaseClosed(undefined);
  try {
    return await work();
  } catch (error) {
    if (pool.ending) throw new DatabaseClosed(error);
    throw isAway(error) ? new DatabaseAway(error) : error;
  }
};

const isBusy = (pool: pg.Pool): boolean =>
  pool.waitingCount > 0 || (pool.idleCount === 0 && pool.totalCount === pool.options.max);

const released = (pool: pg.Pool, withinMs: number): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      pool.off('release', done);
      resolve();
    };
    const timer = setTimeout(done, withinMs);
    pool.once('release', done);
  });

/** A database over a pool of connections, to PostgreSQL or to the embedded database. */
export const pooledDatabase = (
  pool: pg.Pool,
  rest: Pick<Database, 'listen' | 'tryLock' | 'kind' | 'isAlive' | 'close'> & {
    /** Runs the work, whose statements on `tx` may take any time. */
    withoutTimeLimit<T>(tx: Queries, work: () => Promise<T>): Promise<T>;
  },
): Database => {
  const transaction = async <T, E>(work: (tx: Queries) => Promise<Result<T, E>>): Promise<Result<T, E>> => {
    const client = await unlessEnding(pool, () => pool.connect());
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const result = await work(queriesOn(client));
      await client.query(result.ok ? 'commit' : 'rollback');
      return result;
    } catch (defect) {
      await client.query('rollback').catch((error: Error) => {
        broken = error;
      });
      throw isAway(defect) ? new DatabaseAway(defect) : defect;
    } finally {
      client.release(broken);
    }
  };
  const { withoutTimeLimit, ...parts } = rest;
  return {
    query: (text, values) => unlessEnding(pool, () => queriesOn(pool).query(text, values)),
    transaction,
    longTransaction: (work) => transaction((tx) => withoutTimeLimit(tx, () => work(tx))),
    async yieldToOthers(withinMs = 10) {
      const until = performance.now() + withinMs;
      // A caller that was just answered may ask the next thing in the same turn: a turn later it is known whether it
      // does.
      await turn();
      while (isBusy(pool) && performance.now() < until) {
        await released(pool, until - performance.now());
        await turn();
      }
    },
    ...parts,
  };
};
