import { useState } from 'react';
import { contactOfZone } from '#core/customers/zone.ts';
import type { WhatsappContact } from '#core/distributor/public.service.ts';
import { isWebAddress } from '#core/distributor/web-address.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { keptContacts } from './kept-contacts.ts';

/**
 * The contact that the user's zone writes to: from the last visit at once, and refreshed. Null where the zone has none.
 */
export function useWhatsapp(): WhatsappContact | null {
  const { kept } = usePublicServices();
  const { publicQueries, user } = useServices();
  const [lastVisit] = useState(() => keptContacts(kept));
  const contacts = useServiceQuery(publicQueries.whatsapp).answer ?? lastVisit;
  // The link came from outside: only an address of the web is one.
  return contactOfZone(
    contacts.filter(({ link }) => isWebAddress(link)),
    user.zone,
  );
}
