import { customerManagementProblem } from '#adapters/texts/customer-management.es.ts';
import { customersProblem } from '#adapters/texts/customers.es.ts';
import type { Caller } from '#core/access/caller.ts';
import { refusal } from '#core/access/calls.ts';
import type { Customer } from '#core/customers/customer.ts';
import type { CustomerManagementFailure } from '#core/customers/customer-management.service.ts';
import { isCodeAlike } from '#core/customers/customer-of-code.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import type { ListedCustomer } from '#core/customers/managed-customer.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { idIn } from '../arguments/id-word.ts';
import { type Asking, failed } from '../declare/declare.ts';
import { everyRow } from '../declare/pages.ts';
import { isOutcome, type Outcome, problem } from '../outcome.ts';
import type { Cli } from '../run-command.ts';
import { printable } from '../style.ts';
import { customerOfCode, customerOfText } from './named-customer.ts';

const noCustomer = (code: string): Outcome =>
  problem(
    'customer-not-found',
    `No hay un cliente con el código ${printable(code)}`,
    'Buscalo por su nombre: mostrador customers list --search TEXTO',
  );

/** The customer of those found that a code means, or why it means none. */
const onlyOf = <Found extends Pick<Customer, 'name' | 'externalCode'>>(
  customers: readonly Found[],
  code: string,
): Result<Found, Outcome> => customerOfCode(customers, code) ?? Err(noCustomer(code));

/** The customers that a search for the code finds, up to the one that has it as it is typed. */
const listedFor = (
  { services }: Cli,
  caller: Caller,
  code: string,
): Promise<Result<readonly ListedCustomer[], CustomerManagementFailure | Outcome>> =>
  everyRow<ListedCustomer, CustomerManagementFailure>(
    async (after) =>
      (await services.customers.page(caller, { ...everyCustomer, text: code.slice(0, 100) }, after)).map(
        ({ customers, next }) => ({ rows: customers, next }),
      ),
    ({ externalCode }) => isCodeAlike(externalCode, code),
    ({ externalCode }) => externalCode === code,
  );

/** The customer of exactly that code: two customers may have codes that differ in their case alone. */
export async function listedByExactCode(
  cli: Cli,
  caller: Caller,
  code: string,
): Promise<Result<ListedCustomer, CustomerManagementFailure | Outcome>> {
  const wanted = code.trim();
  const found = await listedFor(cli, caller, wanted);
  if (!found.ok) return found;
  const one = found.val.find(({ externalCode }) => externalCode === wanted);
  return one === undefined ? Err(noCustomer(code)) : Ok(one);
}

/** The customer of that code, or the only one whose code differs in case alone (docs/rules/customers.md 17). */
export async function listedByCode(
  cli: Cli,
  caller: Caller,
  code: string,
): Promise<Result<ListedCustomer, CustomerManagementFailure | Outcome>> {
  const found = await listedFor(cli, caller, code.trim());
  if (!found.ok) return found;
  return onlyOf(found.val, code).map((one) => withMatchShown(cli, one, code));
}

/** Says which customer was understood where the code was typed in another way, also with `--quiet`: nobody typed it. */
const withMatchShown = <Found extends Pick<Customer, 'name' | 'externalCode'>>(
  { terminal }: Cli,
  found: Found,
  code: string,
): Found => {
  const { externalCode, name } = found;
  if (externalCode !== code.trim())
    terminal.stderr.write(`Con «${printable(code.trim())}» va ${printable(externalCode)}, ${printable(name)}\n`);
  return found;
};

type FoundCustomer = Pick<Customer, 'id' | 'name' | 'externalCode'>;

/**
 * A customer that the caller looks after, by the code, else by the id as '#12'. The server is asked for the code where
 * it can look for one; a seller's own, and those of a server that cannot, are fetched.
 */
export async function customerByCode(asking: Asking, code = ''): Promise<Result<FoundCustomer, Outcome>> {
  const { cli, caller } = asking;
  if (refusal('management', caller) === null && idIn(code) === null) {
    const listed = await listedByCode(cli, caller, code);
    if (listed.ok || isOutcome(listed.val)) return listed as Result<ListedCustomer, Outcome>;
    if (listed.val.code !== 'not-offered') return Err(failed(cli, listed.val, customerManagementProblem));
  }
  return wholeListCustomer(asking, code);
}

/** A customer of the list that the server gives whole, by the code, else by the id as '#12'. */
export async function wholeListCustomer(
  { cli, services, caller }: Asking,
  code: string,
): Promise<Result<Customer, Outcome>> {
  const all = await services.caredCustomers.list(caller);
  if (!all.ok) return Err(failed(cli, all.val, customersProblem));
  const id = idIn(code);
  const byId = id === null ? undefined : all.val.find((each) => each.id === id);
  const exact = all.val.find(({ externalCode }) => externalCode === code.trim());
  const named = exact ?? byId;
  return named === undefined ? onlyOf(all.val, code).map((found) => withMatchShown(cli, found, code)) : Ok(named);
}

/** Customers that the caller looks after among whom the text is looked for: a code that is the text comes first. */
const customersFor = async (
  { cli, services, caller }: Asking,
  text: string,
): Promise<Result<readonly FoundCustomer[], Outcome>> => {
  if (refusal('management', caller) === null) {
    const page = await services.customers.page(caller, { ...everyCustomer, text: text.trim().slice(0, 100) }, null);
    if (page.ok) return Ok(page.val.customers);
    if (page.val.code !== 'not-offered') return Err(failed(cli, page.val, customerManagementProblem));
  }
  const all = await services.caredCustomers.list(caller);
  return all.ok ? Ok(all.val) : Err(failed(cli, all.val, customersProblem));
};

/** The customer that `--customer` of a list means: its code, its id as '#12', or a part of its name. */
export async function customerMeant(asking: Asking, text: string): Promise<Result<FoundCustomer, Outcome>> {
  if (idIn(text) !== null) return customerByCode(asking, text);
  const found = await customersFor(asking, text);
  if (!found.ok) return found;
  return customerOfText(found.val, text).map((one) => withMatchShown(asking.cli, one, text));
}
