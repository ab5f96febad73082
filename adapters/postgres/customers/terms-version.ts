import type { CustomerId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { maxCustomersTold, tell, tellCompanySql } from '../live/live.ts';

/**
 * Gives a company's terms, or everybody's (null), another version: carts and orders made with the former version are
 * calculated again.
 */
export const outdateTerms = async (tx: Queries, customerId: CustomerId | null): Promise<void> => {
  await tx.query('update customer set terms_version = terms_version + 1 where $1::int is null or id = $1::int', [
    customerId === null ? null : rowId(customerId),
  ]);
};

/** Notes that terms of customers changed: every process forgets the former ones when it hears of it. */
export const tellTerms = async (
  tx: Queries,
  of: 'everyone' | { readonly customerId: CustomerId; readonly by: string },
): Promise<void> => {
  await tell(
    tx,
    of === 'everyone'
      ? { name: 'TermsChanged', audience: of, facts: { customerId: null } }
      : { name: 'TermsChanged', audience: { customerId: of.customerId }, facts: of },
  );
};

/** The same of several companies, whose terms one user changed at once; of many everybody is told in one. */
export const tellTermsOf = async (tx: Queries, customers: readonly CustomerId[], by: string): Promise<void> => {
  if (customers.length > maxCustomersTold) return tellTerms(tx, 'everyone');
  const event = tellCompanySql('TermsChanged', 'id', `'by', $2::text`);
  await tx.query(`select ${event} from unnest($1::text[]) as told (id)`, [customers, by]);
};
