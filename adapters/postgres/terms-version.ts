import type { CustomerId } from '#core/shared/ids.ts';
import type { Queries } from './database.ts';
import { tell } from './live.ts';
import { rowId } from './row-id.ts';

/** Another version of a company's terms, or of everybody's (null): carts and orders that stand on the former are reckoned again. */
export const outdateTerms = async (tx: Queries, customerId: CustomerId | null): Promise<void> => {
  await tx.query('update customer set terms_version = terms_version + 1 where $1::int is null or id = $1::int', [
    customerId === null ? null : rowId(customerId),
  ]);
};

/** What prices are made with is another by now: every process forgets the former terms when it hears of it. */
export const moveTerms = async (tx: Queries, customerId: CustomerId | null, by: string): Promise<void> => {
  await outdateTerms(tx, customerId);
  const audience = customerId === null ? 'everyone' : { customerId };
  await tell(tx, { name: 'TermsChanged', audience, facts: { customerId, by } });
};
