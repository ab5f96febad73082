import type { AlertRepository } from '#core/alert/alert.repository.port.ts';
import type { Alert } from '#core/alert/alert.ts';
import type { Database } from './database/database.ts';

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

/** The alert that the distributor gives its customers, and who has seen it. */
export const createAlertRepository = (database: Database): AlertRepository => ({
  async unseenBy(userName) {
    const [row] = await database.query<{ value: Partial<Alert> }>(unseenSql, [userName]);
    return row === undefined ? null : { title: row.value.title ?? '', message: row.value.message ?? '' };
  },
  async markSeen(userName) {
    await database.query(markSeenSql, [userName]);
  },
});
