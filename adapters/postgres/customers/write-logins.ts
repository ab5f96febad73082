import type { CustomerDetails } from '#core/customers/customer-details.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';

/**
 * A customer's two logins by their names; a new one has no password, so nobody signs in with it until one is issued
 * (docs/rules/customers.md 9).
 */
export const writeLogins = async (
  tx: Queries,
  id: CustomerId,
  { name, adminLogin, userLogin }: Pick<CustomerDetails, 'name' | 'adminLogin' | 'userLogin'>,
): Promise<void> => {
  // The administrator's login may take the name that the user's login had, or the other way round.
  await tx.query(
    `update app_user set user_name = 'renamed ' || id where customer_id = $1 and user_name <> all($2::text[])
        or customer_id = $1 and user_name = case role when 'CustomerAdmin' then $4 else $3 end`,
    [rowId(id), [adminLogin, userLogin], adminLogin, userLogin],
  );
  await tx.query(
    `insert into app_user (user_name, name, role, customer_id, password_hash)
     values ($2, $4, 'CustomerAdmin', $1, ''), ($3, $4, 'CustomerUser', $1, '')
     on conflict (customer_id, role) do update set user_name = excluded.user_name
       where app_user.user_name <> excluded.user_name`,
    [rowId(id), adminLogin, userLogin, name],
  );
};
