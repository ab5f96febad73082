import { customersProblem } from '#adapters/texts/customers.es.ts';
import type { Caller } from '#core/access/caller.ts';
import type { Customer } from '#core/customers/customer.ts';
import type { CustomerManagementFailure } from '#core/customers/customer-management.service.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import type { ListedCustomer } from '#core/customers/managed-customer.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type Asking, failed } from '../declare/declare.ts';
import { type Outcome, problem } from '../outcome.ts';
import type { Cli } from '../run-command.ts';
import { idIn } from './id-word.ts';

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

/** One of those that the caller looks after, by the call that every server has: a seller's own, all of them to others. By the code, else by the id as '#12'. */
export async function customerByCode({ cli, services, caller }: Asking, code = ''): Promise<Result<Customer, Outcome>> {
  const all = await services.caredCustomers.list(caller);
  if (!all.ok) return Err(failed(cli, all.val, customersProblem));
  const [wanted, id] = [code.trim(), idIn(code)];
  const found = all.val.find(({ externalCode }) => externalCode === wanted) ?? all.val.find((each) => each.id === id);
  return found === undefined
    ? Err(problem('customer-not-found', `No hay un cliente con el código ${code}`))
    : Ok(found);
}
