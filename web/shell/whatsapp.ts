import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type KeyValueStore, parseJson } from '#adapters/storage/key-value.ts';
import { whatsappWire } from '#adapters/wire/distributor.wire.ts';
import type { WhatsappContact } from '#core/distributor/public.service.ts';
import { sectionChangesOf } from '#core/live/changes.ts';
import { isWebAddress } from '#core/shared/web-address.ts';
import { useFront } from '#web/front-context.tsx';
import { useServices } from '#web/services.ts';

/** The key of the kept contacts (docs/rules/distributor.md 2). */
const key = 'Whatsapp';

const storedContacts = (kept: KeyValueStore): readonly WhatsappContact[] => {
  const stored = z.safeParse(whatsappWire, parseJson(kept.read(key)));
  return stored.success ? stored.data.map((contact) => ({ ...contact, id: String(contact.id) })) : [];
};

/** Whom the user's zone writes to: from the last visit at once, and refreshed. Null where the zone has nobody. */
export function useWhatsapp(): WhatsappContact | null {
  const { kept } = useFront();
  const { publicService, user, live } = useServices();
  const [contacts, setContacts] = useState(() => storedContacts(kept));
  useEffect(() => {
    let isGone = false;
    const read = () =>
      publicService.whatsapp().then((answer) => {
        if (!answer.ok) return;
        kept.write(key, JSON.stringify(answer.val));
        if (!isGone) setContacts(answer.val);
      });
    void read();
    const changes = sectionChangesOf(live, 'whatsAppConfigurations').subscribe((change) => {
      if (change !== 'refresh') void read();
    });
    return () => {
      isGone = true;
      changes.unsubscribe();
    };
  }, [publicService, kept, live]);
  // The link came from outside: only an address of the web is one.
  return contacts.find(({ zone, link }) => zone === user.zone && isWebAddress(link)) ?? null;
}
