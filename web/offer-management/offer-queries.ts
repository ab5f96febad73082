import type { Caller } from '#core/access/caller.ts';
import type { ManagedOfferId, OfferDetails, OfferKind } from '#core/offers/management/managed-offer.ts';
import type { OfferFilter } from '#core/offers/management/offer-management.repository.port.ts';
import type { OfferManagementService, PreviewOf } from '#core/offers/management/offer-management.service.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { oneList, type ServiceQueries } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';

export interface PageOfOffers extends OfferFilter {
  readonly after: string | null;
}

export interface PreviewRequest extends PreviewOf {
  readonly kind: OfferKind;
  readonly details: OfferDetails;
}

export interface OneOffer {
  readonly kind: OfferKind;
  readonly id: ManagedOfferId;
}

/** Offers as management settles them; what another window does, and what begins or ends by itself, is followed. */
export type OfferQueries = ReturnType<typeof createOfferQueries>;

const outdatedBy = ['OffersChanged', 'CatalogueChanged'] as const;

export function createOfferQueries(service: OfferManagementService, caller: Caller, queries: ServiceQueries) {
  const page = queries.define(
    'managed offers',
    ({ after, ...filter }: PageOfOffers) => service.page(caller, filter, after),
    { staleTime: 0, listOf: ({ kind }) => kind, outdatedBy },
  );
  const one = queries.define('managed offer', ({ kind, id }: OneOffer) => service.one(caller, kind, id), {
    staleTime: 0,
    outdatedBy,
  });
  const carts = queries.define('carts of an offer', ({ kind, id }: OneOffer) => service.carts(caller, kind, id), {
    staleTime: 0,
  });
  const preview = queries.define(
    'offer preview',
    ({ kind, details, ...of }: PreviewRequest) => service.preview(caller, kind, details, of),
    { staleTime: 0, listOf: oneList },
  );
  const thenRead = thenReading(() => Promise.all([page.outdate(), one.outdate()]));
  return {
    page,
    one,
    carts,
    preview,
    rowsOf: (productId: ProductId) => service.rowsOf(caller, productId),
    create: (kind: OfferKind, details: OfferDetails) => thenRead(service.create(caller, kind, details)),
    change: ({ kind, id }: OneOffer, tag: string | null, details: OfferDetails) =>
      thenRead(service.change(caller, kind, id, tag, details)),
    withdraw: ({ kind, id }: OneOffer) => thenRead(service.withdraw(caller, kind, id)),
  };
}
