import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { PublicService } from '#core/distributor/public.service.ts';
import { sectionChangesOf } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';
import { keepContacts } from './kept-contacts.ts';

/** The distributor's settings that everybody may know. */
export type PublicQueries = ReturnType<typeof createPublicQueries>;

export function createPublicQueries(
  service: PublicService,
  kept: KeyValueStore,
  live: LiveActor,
  queries: ServiceQueries,
) {
  const deliveryMethods = queries.define('delivery-methods', () => service.deliveryMethods());
  const whatsapp = queries.define('whatsapp', async () => {
    const answer = await service.whatsapp();
    if (answer.ok) keepContacts(kept, answer.val);
    return answer;
  });
  const changes = [
    sectionChangesOf(live, 'deliveryMethods').subscribe(deliveryMethods.outdate),
    sectionChangesOf(live, 'whatsAppConfigurations').subscribe((change) => {
      if (change !== 'refresh') void whatsapp.outdate();
    }),
  ];
  return {
    deliveryMethods,
    whatsapp,
    stop() {
      for (const change of changes) change.unsubscribe();
    },
  };
}
