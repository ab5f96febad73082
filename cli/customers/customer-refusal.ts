import type { CustomerDetails } from '#core/customers/customer-details.ts';
import type { CustomerManagementFailure } from '#core/customers/customer-management.service.ts';
import { everyCustomer } from '#core/customers/customer-search.ts';
import type { CustomerChoices, ListedCustomer } from '#core/customers/managed-customer.ts';
import { isStateKnown } from '#core/customers/standing.ts';
import { cuitDigits } from '#core/shared/cuit.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Asking } from '../declare/declare.ts';
import { firstRow } from '../declare/pages.ts';
import type { Problem } from '../outcome.ts';

/**
 * Why a customer cannot be as it is to be, for `--dry-run`: a state that nobody has, or a code or CUIT that another
 * has; `own` is its id, null for one that is new. Whose the logins are only the server knows.
 */
export const customerRefusal = async (
  { services, caller }: Asking,
  { state, code, cuit }: CustomerDetails,
  own: CustomerId | null,
  { states }: CustomerChoices,
): Promise<CustomerManagementFailure | Problem | null> => {
  if (!isStateKnown(state, states)) {
    return { code: 'customer-invalid', flaws: [{ field: 'state', code: 'state-unknown' }] };
  }
  const other = async (text: string, isSame: (each: ListedCustomer) => boolean) =>
    firstRow(
      async (after) =>
        (await services.customers.page(caller, { ...everyCustomer, text }, after)).map(({ customers, next }) => ({
          rows: customers,
          next,
        })),
      (each) => each.id !== own && isSame(each),
    );
  const sameCode = await other(code, ({ externalCode }) => externalCode === code);
  if (!sameCode.ok) return sameCode.val;
  if (sameCode.val !== null) return { code: 'customer-code-taken', id: sameCode.val.id, name: sameCode.val.name };
  const sameCuit = cuit === '' ? null : await other(cuit, (each) => cuitDigits(each.cuit) === cuitDigits(cuit));
  if (sameCuit === null) return null;
  if (!sameCuit.ok) return sameCuit.val;
  if (sameCuit.val === null) return null;
  const { id, name, externalCode } = sameCuit.val;
  return { code: 'customer-cuit-taken', id, name, externalCode };
};
