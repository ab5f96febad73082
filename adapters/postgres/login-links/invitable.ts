import type { InvitedCustomers } from '#core/login-links/invited-customers.ts';
import type { InvitableCustomer, LoginLinkRepository } from '#core/login-links/login-link.repository.port.ts';
import { isAddress } from '#core/mail/address.ts';
import { asId } from '#core/shared/ids.ts';
import { hasNoAccessSql } from '../customers/access-sql.ts';
import { filterConditions } from '../customers/customer-management-sql.ts';
import type { Database } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';

interface InvitableRow {
  readonly id: number;
  readonly is_admin: boolean;
  readonly user_name: string;
  readonly name: string;
  readonly email: string;
}

/** Those that are asked for as `customer c`, with the values that the text names. */
const askedSql = (whom: InvitedCustomers): { readonly where: string; readonly values: unknown[] } => {
  const values: unknown[] = [];
  const value = (each: unknown): string => `$${values.push(each)}`;
  const conditions =
    'ids' in whom ? [`c.id = any(${value(whom.ids.map(rowId))}::int[])`] : filterConditions(whom.filter, value);
  return { where: ['true', ...conditions].join(' and '), values };
};

/** The login that is invited of a company: the one that administers it, else the other. */
const loginSql = `(
  select u.role = 'CustomerAdmin' as is_admin, u.user_name, u.name, coalesce(nullif(u.email, ''), c.email, '') as email
    from app_user u where u.customer_id = c.id and not u.disabled order by u.role = 'CustomerAdmin' desc, u.id limit 1)`;

/** Who of many customers can be invited (docs/rules/login-links.md 4). */
export const createInvitable = (database: Database): Pick<LoginLinkRepository, 'invitable' | 'countAsked'> => ({
  async invitable(whom) {
    const { where, values } = askedSql(whom);
    const rows = await database.query<InvitableRow>(
      `select c.id, u.is_admin, u.user_name, u.name, u.email from customer c cross join lateral ${loginSql} u
        where ${where} and ${hasNoAccessSql} order by c.name_key, c.id`,
      values,
    );
    return rows.map(invitable);
  },
  async countAsked(whom) {
    const { where, values } = askedSql(whom);
    const [row] = await database.query<{ asked: number }>(
      `select count(*)::int as asked from customer c where ${where}`,
      values,
    );
    return row?.asked ?? 0;
  },
});

const invitable = ({ id, is_admin, user_name, name, email }: InvitableRow): InvitableCustomer => ({
  of: { customerId: asId(String(id)), kind: is_admin ? 'admin' : 'user' },
  userName: user_name,
  name,
  email: isAddress(email) ? email : '',
});
