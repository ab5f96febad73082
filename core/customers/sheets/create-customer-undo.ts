import type { CustomerDetails } from '#core/customers/customer-details.ts';
import type { CustomerManagementRepository } from '#core/customers/customer-management.repository.port.ts';
import { blankCustomer, readTypedCustomer, type TypedCustomer, typedCustomer } from '#core/customers/typed-customer.ts';
import type { KeptReason } from '#core/imports/import-undo.ts';
import { type SheetChange, type SheetUndo, undoOf } from '#core/imports/sheet-undo.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { eachApart } from '#core/sheets/import-sheet.ts';

/** Takes back what a sheet did to customers: one that it made goes while nobody uses it. */
export const createCustomerUndo = (
  customers: Pick<CustomerManagementRepository, 'find' | 'change' | 'remove'>,
): SheetUndo => ({
  takeBack: eachApart<SheetChange, KeptReason>(async ({ thing, ...change }, author) => {
    const id = asId<'customer'>(thing);
    const was = whole(change.before as TypedCustomer | null);
    const after = whole(change.after as TypedCustomer);
    const isAsMade = (now: CustomerDetails): boolean => isSameData(typedCustomer(now), after);
    const held = await customers.find(id);
    const does = undoOf({ before: was, after, now: held && typedCustomer(held.details) });
    if (does === 'nothing') return null;
    if (does === 'keep') return 'changed-since';
    if (was === null) {
      const removed = await customers.remove(id, author, isAsMade);
      return removed.ok || removed.val.code === 'customer-not-found' ? null : reasonOf(removed.val);
    }
    const changed = await customers.change(id, author, (now) => {
      if (now === null) return Err({ code: 'customer-not-found' });
      return isAsMade(now) ? Ok(readTypedCustomer(was)) : Err({ code: 'customer-moved', by: '' });
    });
    return changed.ok ? null : reasonOf(changed.val);
  }),
});

/** As it is written now: an import of an earlier version knew nothing of fields that came since. */
const whole = <Written extends TypedCustomer | null>(written: Written): Written =>
  written === null ? written : { ...blankCustomer, ...written };

const reasonOf = ({ code }: { readonly code: string }): KeptReason => {
  if (code === 'customer-in-use') return 'in-use';
  return code === 'customer-moved' || code === 'customer-not-found' ? 'changed-since' : 'cannot-go-back';
};
