import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { customersProblem } from '#adapters/texts/customers.es.ts';
import type { Caller } from '#core/access/caller.ts';
import { refusal } from '#core/access/calls.ts';
import type { Customer } from '#core/customers/customer.ts';
import type { CustomerManagementFailure } from '#core/customers/customer-management.service.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import type { ListedCustomer } from '#core/customers/managed-customer.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { idIn } from '../arguments/id-word.ts';
import { type Asking, failed } from '../declare/declare.ts';
import { firstRow } from '../declare/pages.ts';
import { isOutcome, type Outcome, problem } from '../outcome.ts';
import type { Cli } from '../run-command.ts';
import { printable } from '../style.ts';

const noCustomer = (code: string): Outcome =>
  problem(
    'customer-not-found',
    `No hay un cliente con el código ${printable(code)}`,
    'Buscalo por su nombre: mostrador customers list --search TEXTO',
  );

/** The one of that code. */
export async function listedByCode(
  { services }: Cli,
  caller: Caller,
  code: string,
): Promise<Result<ListedCustomer, CustomerManagementFailure | Outcome>> {
  const wanted = code.trim();
  const found = await firstRow<ListedCustomer, CustomerManagementFailure>(
    async (after) =>
      (await services.customers.page(caller, { ...everyCustomer, text: wanted.slice(0, 100) }, after)).map(
        ({ customers, next }) => ({ rows: customers, next }),
      ),
    ({ externalCode }) => externalCode === wanted,
  );
  if (!found.ok) return found;
  return found.val === null ? Err(noCustomer(code)) : Ok(found.val);
}

/** Whose id a code is, of those that the caller looks after; a seller has no list that is searched for it. */
export const listedIdOf = async (
  asking: Asking,
  code: string,
): Promise<Result<CustomerId, CustomerManagementFailure | Outcome>> => {
  const { cli, caller } = asking;
  const isSeller = refusal('sellerCustomers', caller) === null;
  const found = isSeller ? await customerByCode(asking, code) : await listedByCode(cli, caller, code);
  return found.map(({ id }) => id);
};

type FoundCustomer = Pick<Customer, 'id' | 'name' | 'externalCode'>;

/**
 * One of those that the caller looks after, by the code, else by the id as '#12'. The server is asked for the code
 * where it can look for one; a seller's own, and those of a server that cannot, are fetched.
 */
export async function customerByCode(
  { cli, services, caller }: Asking,
  code = '',
): Promise<Result<FoundCustomer, Outcome>> {
  if (refusal('management', caller) === null && idIn(code) === null) {
    const listed = await listedByCode(cli, caller, code);
    if (listed.ok || isOutcome(listed.val)) return listed as Result<ListedCustomer, Outcome>;
    if (listed.val.code !== 'not-offered') return Err(failed(cli, listed.val, customerManagementProblem));
  }
  const all = await services.caredCustomers.list(caller);
  if (!all.ok) return Err(failed(cli, all.val, customersProblem));
  const [wanted, id] = [code.trim(), idIn(code)];
  const found = all.val.find(({ externalCode }) => externalCode === wanted) ?? all.val.find((each) => each.id === id);
  return found === undefined ? Err(noCustomer(code)) : Ok(found);
}
