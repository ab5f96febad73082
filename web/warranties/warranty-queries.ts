import * as z from 'zod/mini';
import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { Caller } from '#core/access/caller.ts';
import { sectionSaved } from '#core/live/outdating.ts';
import type { RemoteWarrantyService } from '#core/warranties/warranty.service.ts';
import { foundProductKept } from '#web/cases/kept-product.ts';
import { createSubmission, sentBy } from '#web/hooks/kept-submission.ts';
import { createDraftStore } from '#web/state/draft-store.ts';
import { createIdempotencyKey } from '#web/state/idempotency-key.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';
import { blankWarranty, isBlankWarranty, type WarrantyDraft, warrantyOf } from './warranty-draft.ts';

const shape: z.ZodMiniType<WarrantyDraft> = z.object({
  code: z.string(),
  product: z.nullable(z.object(foundProductKept)),
  quantity: z.string(),
  purchaseDocument: z.string(),
  vehicleBrand: z.string(),
  vehicle: z.string(),
  engine: z.string(),
  year: z.string(),
  vehicleId: z.string(),
  startUsing: z.string(),
  endUsing: z.string(),
  kilometrageInstalled: z.string(),
  kilometrageBreakage: z.string(),
  kilometrageUsed: z.string(),
  kilometrage: z.string(),
  faultSequence: z.string(),
  notes: z.string(),
});

interface WarrantyPorts {
  readonly service: RemoteWarrantyService;
  readonly inTab: KeyValueStore;
  readonly newKey: () => string;
  readonly queries: ServiceQueries;
}

/**
 * Everything that the screen of a company's warranties needs: the list, the faults to choose from, and the draft of
 * this tab.
 */
export type WarrantyQueries = ReturnType<typeof createWarrantyQueries>;

export function createWarrantyQueries({ service, inTab, newKey, queries }: WarrantyPorts, caller: Caller) {
  const list = queries.define('warranties', () => service.list(caller), { outdatedBy: ['WarrantiesChanged'] });
  const faults = queries.define('fault sequences', () => service.faultSequences(caller), {
    outdatedBy: [sectionSaved('faultSequences')],
  });
  const writer = `${caller.userName} ${caller.customerId ?? ''}`;
  const draft = createDraftStore(inTab, `warranty-draft ${writer}`, {
    shape,
    blank: blankWarranty,
    isBlank: isBlankWarranty,
  });
  const intention = createIdempotencyKey(newKey, { inTab, under: `warranty-intention ${writer}` });
  const sending = createSubmission();
  return {
    list,
    faults,
    draft,
    sending,
    /** Sends a warranty under the same key until it is known to be there; null while another is being sent. */
    request: (written: WarrantyDraft) =>
      sentBy(sending, async () => {
        const warranty = warrantyOf(written);
        const answer = await service.request(caller, warranty, intention.keyFor(warranty));
        if (answer.ok) {
          intention.settled();
          draft.set(blankWarranty);
          void list.outdate();
        } else if (answer.val.code === 'invalid-warranty' && answer.val.flaws.includes('fault-unknown'))
          void faults.outdate();
        return answer;
      }),
  };
}
