import type { LoginOf } from '#core/credentials/credential.repository.port.ts';
import type { LoginKind } from '#core/credentials/credential.ts';
import { rowId } from '../database/row-id.ts';

/** The role of each of a company's two logins. */
export const roleOfKind: Readonly<Record<LoginKind, string>> = { admin: 'CustomerAdmin', user: 'CustomerUser' };

/** Which `app_user u` it is, with its parameters from `first` on. */
export const loginOfSql = (of: LoginOf, first = 1): { readonly where: string; readonly values: readonly unknown[] } => {
  if ('sellerId' in of) return { where: `u.seller_id = $${first}`, values: [rowId(of.sellerId)] };
  if ('staffId' in of) return { where: `u.id = $${first} and u.customer_id is null`, values: [rowId(of.staffId)] };
  return {
    where: `u.customer_id = $${first} and u.role = $${first + 1}`,
    values: [rowId(of.customerId), roleOfKind[of.kind]],
  };
};
