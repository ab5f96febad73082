import type { Caller } from '#core/access/caller.ts';
import type { CustomerManagementFailure } from '#core/customers/customer-management.service.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import type { ListedCustomer } from '#core/customers/managed-customer.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Cli } from '../run-command.ts';

/** Page after page of what has the code's words, until it is the one. */
export async function listedByCode(
  { services }: Cli,
  caller: Caller,
  code: string,
): Promise<Result<ListedCustomer, CustomerManagementFailure>> {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof services.customers.page>> = await services.customers.page(
      caller,
      { ...everyCustomer, text: code.slice(0, 100) },
      after,
    );
    if (!page.ok) return page;
    const found = page.val.customers.find(({ externalCode }) => externalCode === code.trim());
    if (found !== undefined) return Ok(found);
    after = page.val.next;
  } while (after !== null);
  return Err({ code: 'customer-not-found' });
}
