import type { ScreenPath } from '#core/access/screens.ts';
import { type OfferKind, offerKinds } from '#core/offers/management/managed-offer.ts';
import { type OfferState, offerStates } from '#core/offers/management/offer-period.ts';
import { textParam } from '#web/url/text-param.ts';

const path = '/admin-offers' satisfies ScreenPath;
const maxText = 100;

/** What the address of the screen says: a list of a kind, and an offer, a new one or the copy of one at its right. */
export interface OffersUrl {
  readonly kind: OfferKind;
  readonly text: string;
  readonly state: OfferState | null;
  readonly after: string | null;
  readonly open: string | null;
  readonly isNew: boolean;
  readonly copied: string | null;
  /** All offers as a spreadsheet. */
  readonly isSheet: boolean;
}

export const readOffersUrl = (query: URLSearchParams): OffersUrl => ({
  kind: offerKinds.find((kind) => kind === query.get('kind')) ?? 'row',
  text: textParam(query.get('q'), maxText),
  state: offerStates.find((state) => state === query.get('state')) ?? null,
  after: query.get('after'),
  open: query.get('id'),
  isNew: query.has('new'),
  copied: query.get('copy'),
  isSheet: query.has('sheet'),
});

export const linkToOffers = (to: Partial<OffersUrl>): string => {
  const {
    kind = 'row',
    text = '',
    state = null,
    after = null,
    open = null,
    isNew = false,
    copied = null,
    isSheet = false,
  } = to;
  const query = new URLSearchParams([
    ...(kind === 'row' ? [] : [['kind', kind]]),
    ...(state === null ? [] : [['state', state]]),
    ...(text === '' ? [] : [['q', text]]),
    ...(after === null ? [] : [['after', after]]),
    ...(open === null ? [] : [['id', open]]),
    ...(isNew ? [['new', '1']] : []),
    ...(isSheet ? [['sheet', '1']] : []),
    ...(copied === null ? [] : [['copy', copied]]),
  ]);
  return query.size === 0 ? path : `${path}?${query}`;
};

/** The list behind what is open. */
export const listOf = ({ kind, text, state, after }: OffersUrl) => ({ kind, text, state, after });
