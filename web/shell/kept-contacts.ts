/** The WhatsApp contacts of the last visit, kept in the browser. */

import * as z from 'zod/mini';
import { type KeyValueStore, parseJson } from '#adapters/storage/key-value.ts';
import { whatsappWire } from '#adapters/wire/distributor.wire.ts';
import type { WhatsappContact } from '#core/distributor/public.service.ts';

/** The key of the kept contacts (docs/rules/distributor.md 2). */
const key = 'Whatsapp';

export const keptContacts = (kept: KeyValueStore): readonly WhatsappContact[] => {
  const stored = z.safeParse(whatsappWire, parseJson(kept.read(key)));
  return stored.success ? stored.data.map((contact) => ({ ...contact, id: String(contact.id) })) : [];
};

export const keepContacts = (kept: KeyValueStore, contacts: readonly WhatsappContact[]): void =>
  kept.write(key, JSON.stringify(contacts));
