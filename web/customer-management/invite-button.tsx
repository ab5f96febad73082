import { lazy, Suspense, useState } from 'react';
import { inviteText } from '#adapters/texts/invited-many.es.ts';
import type { CustomerFilter } from '#core/customers/customer-search.ts';
import type { CustomerPage, ListedCustomer } from '#core/customers/managed-customer.ts';
import type { InvitedCustomers } from '#core/login-links/invited-customers.ts';
import type { ChosenRows } from '#web/hooks/use-chosen.ts';
import { useServices } from '#web/services.ts';

// The dialog loads when it is opened, which happens far less often than the list is looked at.
const InviteManyDialog = lazy(async () => ({
  default: (await import('#web/login-links/invite-many-dialog.tsx')).InviteManyDialog,
}));

interface InviteButtonProps {
  readonly chosen: ChosenRows<ListedCustomer>;
  readonly filter: CustomerFilter;
  readonly isFiltered: boolean;
  /** Whether the shown page is not the first. */
  readonly isLater: boolean;
  readonly page: CustomerPage;
}

/** Invites those that are ticked, on whichever page, or else all that the filter finds. */
export function InviteButton({ chosen, filter, isFiltered, isLater, page }: InviteButtonProps) {
  const { customerManagement } = useServices();
  const [invited, setInvited] = useState<InvitedCustomers | null>(null);
  const { ids } = chosen;
  return (
    <>
      <button type="button" className="btn" onClick={() => setInvited(ids.length > 0 ? { ids } : { filter })}>
        {inviteText(ids.length, page, isFiltered, isLater)}
      </button>
      {invited !== null && (
        <Suspense>
          <InviteManyDialog
            customers={invited}
            onInvited={() => {
              chosen.clear();
              void customerManagement.outdate();
            }}
            onClose={() => setInvited(null)}
          />
        </Suspense>
      )}
    </>
  );
}
