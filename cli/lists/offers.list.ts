import { Option } from 'commander';
import {
  gainText,
  offerManagementProblem,
  offerName,
  offerStateTexts,
  periodText,
} from '#adapters/texts/offer-management.es.ts';
import { managedOfferPageWire, managedOfferToWire } from '#adapters/wire/offer-management.wire.ts';
import { type ManagedOffer, type OfferKind, offerKinds } from '#core/offers/management/managed-offer.ts';
import type { OfferManagementFailure } from '#core/offers/management/offer-management.service.ts';
import { type OfferState, offerStates } from '#core/offers/management/offer-period.ts';
import { oneStateOption } from '../arguments/state-option.ts';
import type { ListDeclaration } from '../declare/list.ts';

interface ListOptions {
  readonly kind: OfferKind;
  readonly state?: OfferState;
  readonly search?: string;
}

export const offersList: ListDeclaration<ListOptions, ManagedOffer, OfferManagementFailure> = {
  access: 'management',
  problem: offerManagementProblem,
  about: 'Las lista, de una clase por vez',
  examples: ['offers list --kind lot', 'offers list --kind row --state past --all --json'],
  options: [
    new Option('--kind <CLASE>', 'cuáles').choices(offerKinds).default('row'),
    oneStateOption('sólo las que están así', offerStates, offerStateTexts),
    new Option('--search <TEXTO>', 'parte del código, la marca, el título o la familia'),
  ],
  answer: managedOfferPageWire,
  paging: 'key',
  key: 'offers',
  none: 'No hay ofertas así',
  noneYet: 'Todavía no hay ofertas',
  toWire: managedOfferToWire,
  columns: (style) => [
    { title: 'ID', cell: ({ id }) => id },
    { title: 'De', cell: offerName, minWidth: 10 },
    { title: 'Da', cell: (offer) => gainText(offer.kind, offer), minWidth: 12 },
    { title: 'Cuándo', cell: periodText, isExtra: true },
    {
      title: 'Estado',
      cell: ({ state }) => offerStateTexts[state],
      paint: (text, { state }) => (state === 'current' ? style.good(text) : style.faint(text)),
    },
  ],
  ask: async ({ services, caller }, { kind, state, search = '' }, { after }) =>
    (await services.managedOffers.page(caller, { kind, state: state ?? null, text: search }, after)).map((page) => ({
      rows: page.offers,
      next: page.next,
    })),
};
