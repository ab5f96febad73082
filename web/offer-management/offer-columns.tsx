import type { ReactNode } from 'react';
import { gainText, offerName, offerStateTexts, periodText } from '#adapters/texts/offer-management.es.ts';
import type { ManagedOffer } from '#core/offers/management/managed-offer.ts';
import type { OfferState } from '#core/offers/management/offer-period.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { StateSign, type StateTone } from '#web/ui/state-sign.tsx';

const tones = {
  current: 'good',
  scheduled: 'under-way',
  past: 'waiting',
  withdrawn: 'bad',
} as const satisfies Readonly<Record<OfferState, StateTone>>;

const descriptionOf = ({ rows, title, text }: ManagedOffer): string =>
  title === ''
    ? [rows[0]?.description ?? '', rows.length === 0 ? '' : text].filter((part) => part !== '').join(' · ')
    : rows.map(({ code, quantity }) => `${quantity} × ${code}`).join(', ');

/** The columns of every kind of offer. */
export const offerColumns = (nameCell: (offer: ManagedOffer) => ReactNode): readonly OfficeColumn<ManagedOffer>[] => [
  {
    id: 'name',
    header: 'Oferta',
    text: offerName,
    cell: (offer) => (
      <>
        {nameCell(offer)}
        {descriptionOf(offer) !== '' && <span className="sub muted">{descriptionOf(offer)}</span>}
      </>
    ),
    card: 'title',
  },
  {
    id: 'state',
    header: 'Estado',
    text: ({ state }) => offerStateTexts[state],
    cell: ({ state }) => <StateSign tone={tones[state]} text={offerStateTexts[state]} />,
    card: 'state',
  },
  { id: 'gain', header: 'Da', text: (offer) => gainText(offer.kind, offer), card: 'line' },
  { id: 'days', header: 'Vale', text: periodText, card: 'line', from: 'middle' },
];
