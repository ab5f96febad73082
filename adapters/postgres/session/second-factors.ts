import type {
  Attempt,
  JudgedCode,
  SecondFactorRepository,
  StoredSecondFactor,
} from '#core/second-factor/second-factor.repository.port.ts';
import { isLastOfMany, oneMoreWrong } from '#core/second-factor/wrong-codes.ts';
import { Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import { readSetting, writeSetting } from '../configuration/setting-store.ts';
import type { Database, Queries } from '../database/database.ts';
import { notify } from '../database/notify.ts';
import { rowId } from '../database/row-id.ts';
import { endOthersSql, sessionChannel } from './sessions-sql.ts';
import { recordLock } from './sign-in-locks.ts';

interface SecondFactorRow {
  readonly user_id: number;
  readonly secret_sealed: string;
  readonly confirmed_at: string | null;
  readonly last_step: number;
  readonly wrong_codes: number;
  readonly wrong_at: string | null;
  readonly codes: number;
}

const policyKey = 'second-factor';
interface Policy {
  readonly isCompulsoryForStaff: boolean;
}

const findSql = `
  select f.user_id, f.secret_sealed, f.confirmed_at, f.last_step::float8 as last_step, f.wrong_codes, f.wrong_at,
         (select count(*)::int from recovery_code r where r.user_id = f.user_id) as codes
    from second_factor f join app_user u on u.id = f.user_id where u.user_name = $1`;

const beginSql = `
  insert into second_factor (user_id, secret_sealed) select id, $2 from app_user where user_name = $1
  on conflict (user_id) do update set secret_sealed = excluded.secret_sealed where second_factor.confirmed_at is null
  returning user_id`;

const confirmSql = `
  update second_factor set confirmed_at = now(), last_step = $2, wrong_codes = 0, wrong_at = null
   where user_id = (select id from app_user where user_name = $1) and confirmed_at is null and secret_sealed = $3
  returning user_id`;

const putCodesSql = 'insert into recovery_code (user_id, code_hash) select $1, unnest($2::text[])';

/** Ends sessions of staff without a second factor who act as a customer, so that they can set it up. */
const leaveActingSql = `
  delete from session s
   where s.acting_customer_id is not null
     and not exists (select from second_factor f where f.user_id = s.user_id and f.confirmed_at is not null)`;

const toStored = (row: SecondFactorRow): StoredSecondFactor => ({
  sealedSecret: row.secret_sealed,
  since: row.confirmed_at,
  lastStep: row.last_step,
  wrong: { count: row.wrong_codes, lastAt: row.wrong_at === null ? null : Date.parse(row.wrong_at) },
  recoveryCodesLeft: row.codes,
});

/** Takes the code; false where it is wrong, has to wait, or was taken before. */
const take = async (tx: Queries, userId: number, judged: JudgedCode): Promise<boolean> => {
  if (judged.kind === 'step') {
    const sql = 'update second_factor set last_step = $2 where user_id = $1 and last_step < $2 returning user_id';
    return (await tx.query(sql, [userId, judged.step])).length > 0;
  }
  if (judged.kind !== 'recovery') return false;
  const sql = 'delete from recovery_code where user_id = $1 and code_hash = $2 returning user_id';
  return (await tx.query(sql, [userId, judged.digest])).length > 0;
};

/**
 * `forget` gets the sessions that ended or changed here, before the notification of it comes back through the database;
 * '' is all of them.
 */
export const createSecondFactorRepository = (
  database: Database,
  forget: (sessionId: string) => void,
): SecondFactorRepository => ({
  async find(userName) {
    const [row] = await database.query<SecondFactorRow>(findSql, [userName]);
    return row === undefined ? null : toStored(row);
  },

  async begin(userName, sealedSecret) {
    return (await database.query(beginSql, [userName, sealedSecret])).length > 0;
  },

  async confirm({ userName, sessionId }, { sealedSecret, step }, recoveryDigests, author) {
    const confirmed = await database.transaction(async (tx) => {
      const [row] = await tx.query<{ user_id: number }>(confirmSql, [userName, step, sealedSecret]);
      if (row === undefined) return Ok(null);
      await tx.query(putCodesSql, [row.user_id, recoveryDigests]);
      await recordAudit(tx, author, 'second-factor-turned-on', { login: userName });
      const ended = await tx.query<{ token_hash: string }>(endOthersSql, [sessionId, row.user_id]);
      // The session that asked may do more from here on.
      await notify(tx, sessionChannel, sessionId);
      return Ok(ended.map(({ token_hash }) => token_hash));
    });
    const ended = confirmed.unwrap();
    if (ended !== null) for (const id of [sessionId, ...ended]) forget(id);
    return ended;
  },

  async attempt(who, now, judge, purpose) {
    const attempted = await database.transaction(async (tx) => {
      const [row] = await tx.query<SecondFactorRow>(`${findSql} for update of f`, [who.userName]);
      if (row === undefined) return Ok(null);
      const stored = toStored(row);
      const judged = judge(stored);
      if (judged.kind === 'wait') return Ok(judged);
      const isTaken = await take(tx, row.user_id, judged);
      const { count, lastAt } = isTaken ? { count: 0, lastAt: null } : oneMoreWrong(stored.wrong, now);
      await tx.query('update second_factor set wrong_codes = $2, wrong_at = $3 where user_id = $1', [
        row.user_id,
        count,
        lastAt === null ? null : new Date(lastAt).toISOString(),
      ]);
      if (isTaken && judged.kind === 'recovery') {
        await recordAudit(tx, who, 'recovery-code-used', { login: who.userName });
      }
      if (purpose === 'sign-in' && isLastOfMany({ count, lastAt })) {
        await recordLock(tx, who.userName, who.network ?? '', 'second-factor-locked');
      }
      return Ok<Attempt>({ kind: isTaken ? 'taken' : 'wrong' });
    });
    return attempted.unwrap();
  },

  async replaceRecoveryCodes(userName, digests, author) {
    await database.transaction(async (tx) => {
      const [row] = await tx.query<SecondFactorRow>(`${findSql} for update of f`, [userName]);
      if (row === undefined) return Ok(undefined);
      await tx.query('delete from recovery_code where user_id = $1', [row.user_id]);
      await tx.query(putCodesSql, [row.user_id, digests]);
      await recordAudit(tx, author, 'recovery-codes-renewed', { login: userName });
      return Ok(undefined);
    });
  },

  async remove(userName, author) {
    await database.transaction(async (tx) => {
      const gone = await tx.query(
        'delete from second_factor where user_id = (select id from app_user where user_name = $1) returning user_id',
        [userName],
      );
      if (gone.length > 0) await recordAudit(tx, author, 'second-factor-turned-off', { login: userName });
      return Ok(undefined);
    });
  },

  async reset(staffId, author) {
    const reset = await database.transaction(async (tx) => {
      const [user] = await tx.query<{ id: number; user_name: string }>(
        'select id, user_name from app_user where id = $1 and customer_id is null',
        [rowId(staffId)],
      );
      if (user === undefined) return Ok('none' as const);
      if (user.user_name === author.userName) return Ok('own' as const);
      const gone = await tx.query('delete from second_factor where user_id = $1 returning user_id', [user.id]);
      if (gone.length === 0) return Ok('none' as const);
      await recordAudit(tx, author, 'second-factor-reset', { login: user.user_name });
      // Where it is compulsory, people who are signed in have to set it up again.
      await notify(tx, sessionChannel);
      return Ok('reset' as const);
    });
    const done = reset.unwrap();
    if (done === 'reset') forget('');
    return done;
  },

  async isCompulsoryForStaff() {
    return (await readSetting<Policy>(database, policyKey))?.isCompulsoryForStaff ?? false;
  },

  async setCompulsoryForStaff(isCompulsoryForStaff, author) {
    await database.transaction(async (tx) => {
      const before = (await readSetting<Policy>(tx, policyKey))?.isCompulsoryForStaff ?? false;
      if (before === isCompulsoryForStaff) return Ok(undefined);
      await writeSetting(tx, policyKey, { isCompulsoryForStaff } satisfies Policy);
      await recordAudit(tx, author, isCompulsoryForStaff ? 'second-factor-required' : 'second-factor-optional', {});
      if (isCompulsoryForStaff) await tx.query(leaveActingSql, []);
      await notify(tx, sessionChannel);
      return Ok(undefined);
    });
    forget('');
  },
});
