import * as z from 'zod/mini';
import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { Caller } from '#core/access/caller.ts';
import type { RemoteClaimService } from '#core/claims/claim.service.ts';
import type { ClaimFlaw } from '#core/claims/claim-to-open.ts';
import { sectionSaved } from '#core/live/outdating.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { foundProductKept } from '#web/cases/kept-product.ts';
import { createSubmission, sentBy } from '#web/hooks/kept-submission.ts';
import { createDraftStore, settleFields } from '#web/state/draft-store.ts';
import { createIdempotencyKey } from '#web/state/idempotency-key.ts';
import { oneList, type ServiceQueries } from '#web/state/query-client.ts';
import { blankClaim, type ClaimDraft, claimOf, isBlankClaim } from './claim-draft.ts';

const shape = z.object({
  origin: z.string(),
  reason: z.string(),
  purchaseDate: z.string(),
  documentDate: z._default(z.string(), ''),
  purchaseDocument: z.string(),
  note: z.string(),
  code: z.string(),
  products: z.array(z.object({ ...foundProductKept, quantity: z.string() })),
});

/** Whether a chosen option is not among the distributor's (any more). */
const isOfAnOption = ({ code }: ClaimFlaw): boolean => code === 'origin-unknown' || code === 'reason-unknown';

/**
 * Everything that the screen of a company's claims needs: the service, what was asked of it, and the draft of this tab.
 */
export type ClaimQueries = ReturnType<typeof createClaimQueries>;

const outdatedBy = ['DemandsChanged'] as const;

export function createClaimQueries(
  service: RemoteClaimService,
  caller: Caller,
  inTab: KeyValueStore,
  newKey: () => string,
  queries: ServiceQueries,
) {
  const page = queries.define('claims', (wanted: number) => service.page(caller, wanted), {
    staleTime: 0,
    listOf: oneList,
    outdatedBy,
  });
  const one = queries.define(
    'claim',
    async (text: string) => {
      const number = parseDocumentNumber(text);
      return number === null ? Err({ code: 'claim-not-found' } as const) : service.find(caller, number);
    },
    { staleTime: 0, outdatedBy },
  );
  const ofOrder = queries.define(
    'claims of order',
    async (text: string) => {
      const order = parseDocumentNumber(text);
      return order === null ? Ok([]) : service.ofOrder(caller, order);
    },
    { staleTime: 0, outdatedBy },
  );
  /** The origins and the reasons of claims. */
  const options = queries.define(
    'claim options',
    async () => {
      const [origins, reasons] = await Promise.all([service.origins(caller), service.reasons(caller)]);
      if (!origins.ok) return origins;
      return reasons.ok ? Ok({ origins: origins.val, reasons: reasons.val }) : reasons;
    },
    { outdatedBy: [sectionSaved('demandOrigins', 'demandReasons')] },
  );
  const writer = `${caller.userName} ${caller.customerId ?? ''}`;
  const draft = createDraftStore(inTab, `claim-draft ${writer}`, { shape, blank: blankClaim, isBlank: isBlankClaim });
  const intention = createIdempotencyKey(newKey, { inTab, under: `claim-intention ${writer}` });
  const sending = createSubmission();
  return {
    page,
    /** A claim by its number. */
    one,
    /** The claims of the order of that number. */
    ofOrder,
    options,
    draft,
    sending,
    /** Sends a claim under the same key until it is known to be there; null while another is being sent. */
    open: (written: ClaimDraft) =>
      sentBy(sending, async () => {
        const claim = claimOf(written);
        const answer = await service.open(caller, claim, intention.keyFor(claim));
        if (answer.ok) {
          intention.settled();
          // A product that was chosen again during the sending stays.
          settleFields(draft, written, blankClaim);
          void page.outdate();
          void ofOrder.outdate();
        } else if (answer.val.code === 'invalid-claim' && answer.val.flaws.some(isOfAnOption)) void options.outdate();
        return answer;
      }),
  };
}
