import type { KeptReason } from '#core/catalogue/import/import-undo.ts';
import { type SheetChange, type SheetUndo, undoOf } from '#core/catalogue/import/sheet-undo.ts';
import { detailsText, typedText } from '#core/customers/customer-changes.ts';
import type { CustomerManagementRepository } from '#core/customers/customer-management.repository.port.ts';
import { readTypedCustomer, type TypedCustomer } from '#core/customers/typed-customer.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { eachApart } from '#core/sheets/import-sheet.ts';

/** Takes back what a sheet did to customers: one that it made goes while nobody uses it. */
export const createCustomerUndo = (
  customers: Pick<CustomerManagementRepository, 'find' | 'change' | 'remove'>,
): SheetUndo => ({
  takeBack: eachApart<SheetChange, KeptReason>(async ({ thing, before, after }, author) => {
    const id = asId<'customer'>(thing);
    const was = before as TypedCustomer | null;
    const made = typedText(after as TypedCustomer);
    const held = await customers.find(id);
    const does = undoOf({ before: was && typedText(was), after: made, now: held && detailsText(held.details) });
    if (does === 'nothing') return null;
    if (does === 'keep') return 'changed-since';
    if (was === null) {
      const removed = await customers.remove(id, author, (now) => detailsText(now) === made);
      return removed.ok || removed.val.code === 'customer-not-found' ? null : reasonOf(removed.val);
    }
    const changed = await customers.change(id, author, (now) => {
      if (now === null) return Err({ code: 'customer-not-found' });
      return detailsText(now) === made ? Ok(readTypedCustomer(was)) : Err({ code: 'customer-moved', by: '' });
    });
    return changed.ok ? null : reasonOf(changed.val);
  }),
});

const reasonOf = ({ code }: { readonly code: string }): KeptReason => {
  if (code === 'customer-in-use') return 'in-use';
  return code === 'customer-moved' || code === 'customer-not-found' ? 'changed-since' : 'cannot-go-back';
};
