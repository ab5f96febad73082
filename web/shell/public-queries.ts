import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { PublicService } from '#core/distributor/public.service.ts';
import { sectionSaved } from '#core/live/outdating.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';
import { keepContacts } from './kept-contacts.ts';

/** The distributor's settings that everybody may know. */
export type PublicQueries = ReturnType<typeof createPublicQueries>;

export function createPublicQueries(service: PublicService, kept: KeyValueStore, queries: ServiceQueries) {
  return {
    deliveryMethods: queries.define('delivery-methods', () => service.deliveryMethods(), {
      outdatedBy: [sectionSaved('deliveryMethods')],
    }),
    whatsapp: queries.define(
      'whatsapp',
      async () => {
        const answer = await service.whatsapp();
        if (answer.ok) keepContacts(kept, answer.val);
        return answer;
      },
      { outdatedBy: [sectionSaved('whatsAppConfigurations')], isAskedAtOpening: true },
    ),
  };
}
