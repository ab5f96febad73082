import type { Alert } from '#core/alert/alert.ts';
import type { AlertBoard } from '#core/alert/alert-board.port.ts';
import type { Database } from './database.ts';
import { isoInstant, liveChannel } from './live.ts';

/** What was put up is known by the whole setting: another text, or the same put up again, is another alert. */
const digest = 'md5(a.value::text)';

const unseenSql = `
  select a.value
    from setting a
   where a.key = 'alert'
     and not exists (select from alert_seen s join app_user u on u.id = s.user_id
                      where u.user_name = $1 and s.digest = ${digest})`;

const markSeenSql = `
  insert into alert_seen (user_id, digest)
  select u.id, ${digest} from app_user u, setting a where u.user_name = $1 and a.key = 'alert'
  on conflict (user_id) do update set digest = excluded.digest`;

const putSql = `
  with put as (
    insert into setting (key, value)
    values ('alert', jsonb_build_object('title', $1::text, 'message', $2::text, 'putAt', ${isoInstant('clock_timestamp()')}))
    on conflict (key) do update set value = excluded.value
    returning key)
  select pg_notify('${liveChannel}', $3) from put`;

const changed = JSON.stringify({ name: 'AlertChanged', audience: 'everyone', facts: { customerId: null } });

export const createAlertBoard = (database: Database): AlertBoard => ({
  async unseenBy(userName) {
    const [row] = await database.query<{ value: Partial<Alert> }>(unseenSql, [userName]);
    return row === undefined ? null : { title: row.value.title ?? '', message: row.value.message ?? '' };
  },
  async markSeen(userName) {
    await database.query(markSeenSql, [userName]);
  },
  async put({ title, message }) {
    await database.query(putSql, [title, message, changed]);
  },
});
