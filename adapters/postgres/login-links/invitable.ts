import type { InvitedCustomers } from '#core/login-links/invited-customers.ts';
import type { InvitableLogin, LoginLinkRepository } from '#core/login-links/login-link.repository.port.ts';
import { isAddress } from '#core/mail/address.ts';
import { asId, type CustomerId } from '#core/shared/ids.ts';
import { hasNoAccessSql } from '../customers/access-sql.ts';
import { filterConditions } from '../customers/customer-management-sql.ts';
import type { Database, Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';

interface InvitableRow {
  readonly id: number;
  readonly is_admin: boolean;
  /** Null, and so are the others, where the company has no login. */
  readonly user_name: string | null;
  readonly name: string;
  readonly email: string;
}

/** SQL of the customers `c` that are to be invited, with its values. */
const askedSql = (invited: InvitedCustomers): { readonly where: string; readonly values: unknown[] } => {
  const values: unknown[] = [];
  const value = (each: unknown): string => `$${values.push(each)}`;
  const conditions =
    'ids' in invited
      ? [`c.id = any(${value(invited.ids.map(rowId))}::int[])`]
      : filterConditions(invited.filter, value);
  return { where: ['true', ...conditions].join(' and '), values };
};

/** The login that is invited of a company: the one that administers it, else the other. */
const loginSql = `(
  select u.role = 'CustomerAdmin' as is_admin, u.user_name, u.name, coalesce(nullif(u.email, ''), c.email, '') as email
    from app_user u where u.customer_id = c.id and not u.disabled order by u.role = 'CustomerAdmin' desc, u.id limit 1)`;

/** Who of many customers can be invited (docs/rules/login-links.md 4). */
export const createInvitable = (database: Database): Pick<LoginLinkRepository, 'invitable' | 'countAsked'> => ({
  async invitable(invited) {
    const { where, values } = askedSql(invited);
    const rows = await database.query<InvitableRow>(
      `select c.id, u.is_admin, u.user_name, u.name, u.email from customer c left join lateral ${loginSql} u on true
        where ${where} and ${hasNoAccessSql} order by c.name_key, c.id`,
      values,
    );
    return rows.map(invitable);
  },
  async countAsked(invited) {
    const { where, values } = askedSql(invited);
    const [row] = await database.query<{ asked: number }>(
      `select count(*)::int as asked from customer c where ${where}`,
      values,
    );
    return row?.asked ?? 0;
  },
});

const invitable = ({ id, is_admin, user_name, name, email }: InvitableRow): InvitableLogin | null => {
  if (user_name === null) return null;
  return {
    of: { customerId: asId(String(id)), kind: is_admin ? 'admin' : 'user' },
    userName: user_name,
    name,
    email: isAddress(email) ? email : '',
  };
};

/**
 * The ids, by user name, of the enabled logins of those companies that have no access. They are locked until the
 * transaction ends: a link or a password of theirs waits for it, and of two transactions the second sees what the first
 * one did.
 */
export const lockWithoutAccess = async (
  tx: Queries,
  customers: readonly CustomerId[],
): Promise<ReadonlyMap<string, number>> => {
  const ids = customers.map(rowId);
  await tx.query('select from app_user where customer_id = any($1::int[]) order by id for no key update', [ids]);
  const rows = await tx.query<{ id: number; user_name: string }>(
    `select u.id, u.user_name from app_user u join customer c on c.id = u.customer_id
      where c.id = any($1::int[]) and not u.disabled and ${hasNoAccessSql}`,
    [ids],
  );
  return new Map(rows.map(({ id, user_name }) => [user_name, id]));
};

/**
 * Whether an enabled login is there still; it is locked as those of many are, before a link of its own is looked at or
 * kept.
 */
export const lockLogin = async (tx: Queries, userId: number): Promise<boolean> =>
  (await tx.query('select from app_user where id = $1 and not disabled for no key update', [userId])).length > 0;
