import { firstClaimOrigins, firstClaimReasons, firstFaultSequences } from '#adapters/texts/first-lists.es.ts';
import { Ok } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { Database, Queries } from '../database/database.ts';
import { endAllSql, forgetLinksSql } from './sessions-sql.ts';

/**
 * The user `admin`, whom the first start in production creates with what a new shop begins with. Passwords come hashed.
 */
export interface AdministratorRepository {
  create(passwordHash: string): Promise<void>;
  /** Null where there is no such administrator. */
  passwordHash(): Promise<string | null>;
  /** All their sessions end, and a disabled one is enabled. False where there is no such administrator. */
  resetPassword(passwordHash: string): Promise<boolean>;
}

const isAdministrator = `user_name = 'admin' and role = 'Admin'`;

/** Writes each list where there is nothing of it yet. */
const writeFirstLists = async (tx: Queries): Promise<void> => {
  const named = (table: 'claim_origin' | 'claim_reason', names: readonly string[]) =>
    tx.query(
      `insert into ${table} (name, sort_order) select name, place from unnest($1::text[]) with ordinality as first (name, place)
        where not exists (select from ${table})`,
      [names],
    );
  await named('claim_origin', firstClaimOrigins);
  await named('claim_reason', firstClaimReasons);
  await tx.query(
    `insert into fault_sequence (title, detail, sort_order)
     select title, detail, place from unnest($1::text[], $2::text[]) with ordinality as first (title, detail, place)
      where not exists (select from fault_sequence)`,
    [firstFaultSequences.map(({ title }) => title), firstFaultSequences.map(({ detail }) => detail)],
  );
};

export const createAdministratorRepository = (database: Database): AdministratorRepository => ({
  async create(passwordHash) {
    await database.transaction(async (tx) => {
      await tx.query(
        `insert into app_user (user_name, name, role, password_hash) values ('admin', 'Administrador', 'Admin', $1)`,
        [passwordHash],
      );
      await writeFirstLists(tx);
      return Ok(undefined);
    });
  },
  async passwordHash() {
    const [row] = await database.query<{ hash: string }>(
      `select password_hash as hash from app_user where ${isAdministrator}`,
      [],
    );
    return row?.hash ?? null;
  },
  async resetPassword(passwordHash) {
    const reset = await database.transaction(async (tx) => {
      const [user] = await tx.query<{ id: number }>(
        `update app_user set password_hash = $1, password_sealed = null, disabled = false
          where ${isAdministrator} returning id`,
        [passwordHash],
      );
      if (user === undefined) return Ok(false);
      await tx.query(endAllSql, [user.id]);
      // This command runs at the server's machine: there a lost phone must not lock the administrator out.
      await tx.query('delete from second_factor where user_id = $1', [user.id]);
      await tx.query(forgetLinksSql, [user.id]);
      await recordAudit(tx, { userName: 'admin', actedBy: null }, 'password-reset', { login: 'admin' });
      return Ok(true);
    });
    return reset.unwrap();
  },
});
