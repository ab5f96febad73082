import type { Queries } from './database.ts';

/** SQL that tells a channel something, once the transaction is committed. */
export const notifySql = (channel: string, payload: string): string => `pg_notify('${channel}', ${payload})`;

/** Tells a channel something, once the transaction is committed. */
export const notify = async (queries: Queries, channel: string, payload = ''): Promise<void> => {
  await queries.query(`select ${notifySql(channel, '$1')}`, [payload]);
};
