import type { OnAccountPayment } from '#core/current-account/on-account.ts';
import { asId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { fromColumn } from '../database/money-column.ts';

interface OnAccountRow {
  readonly id: number;
  readonly paid_on: string;
  readonly amount: string;
}

/** What a company has on account, the oldest first; of another seller's customer nothing. */
export const onAccountOf = async (
  queries: Queries,
  customerId: number,
  seller: number | null,
): Promise<readonly OnAccountPayment[]> => {
  const rows = await queries.query<OnAccountRow>(
    `select p.id, p.paid_on::text as paid_on, p.on_account::text as amount from payment p
      where p.customer_id = $1 and p.on_account > 0
        and ($2::int is null or exists (select from customer c where c.id = p.customer_id and c.seller_id = $2))
      order by p.paid_on, p.id`,
    [customerId, seller],
  );
  return rows.map(({ id, paid_on, amount }) => ({ id: asId(String(id)), paidOn: paid_on, amount: fromColumn(amount) }));
};
