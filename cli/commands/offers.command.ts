import type { Command } from 'commander';
import * as z from 'zod/mini';
import {
  cartsText,
  gainText,
  offerKindTexts,
  offerManagementProblem,
  offerName,
  offerStateTexts,
  periodText,
} from '#adapters/texts/offer-management.es.ts';
import {
  managedOfferToWire,
  managedOfferWire,
  offerDetailsToWire,
  offerDetailsWire,
} from '#adapters/wire/offer-management.wire.ts';
import {
  type ManagedOffer,
  type ManagedOfferId,
  type OfferDetails,
  type OfferKind,
  offerKinds,
  ofKind,
} from '#core/offers/management/managed-offer.ts';
import type { OfferManagementFailure } from '#core/offers/management/offer-management.service.ts';
import type { Result } from '#core/shared/result.ts';
import { partsInCell } from '#core/sheets/cell-parts.ts';
import { idIn } from '../arguments/id-word.ts';
import {
  fieldsOfOffer,
  type OfferFieldOptions,
  offerFieldOptions,
  offerNeeds,
  offerOf,
} from '../catalogue/offer-fields.ts';
import type { CommandGroup } from '../command-group.ts';
import { standsAlready } from '../declare/already-so.ts';
import { changedWire, declareChange, refusalOf } from '../declare/change.ts';
import { type Asking, declareGroup } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { firstRow } from '../declare/pages.ts';
import { declareShow } from '../declare/show.ts';
import { type Fields, type FileOptions, fieldsNeeded, fileOption, givenFields, wholeOf } from '../fields-file.ts';
import { offersList } from '../lists/offers.list.ts';
import { catalogueManagementModule } from '../modules/catalogue-management.module.ts';
import type { Problem } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { facts } from '../views/facts.ts';

const base = { access: 'management', problem: offerManagementProblem } as const;

const kindNames = offerKinds.map((kind) => `${kind} (${offerKindTexts[kind].title})`).join(', ');

const words = [
  ['clase', kindNames, offerKinds],
  ['ID', 'el que da offers list --json'],
] as const;

const kindOf = (text: string): OfferKind => offerKinds.find((kind) => kind === text) ?? 'row';

const idOf = (text = ''): ManagedOfferId => text.trim() as ManagedOfferId;

/** The fields of an offer that can be written, as the API takes them. */
const fieldsOf = (offer: ManagedOffer): Fields => ({ ...offerDetailsToWire(offer) });

const isSo = (kind: OfferKind, asked: OfferDetails, held: ManagedOffer): boolean =>
  standsAlready(offerDetailsToWire(ofKind(kind, asked)), offerDetailsToWire(ofKind(kind, held)));

/** The code of the first row, as far as offers can be looked for by it: with it one of many is asked for, not all. */
const codeIn = (rows = ''): string => {
  const code = partsInCell(rows)[0]?.[0] ?? '';
  return idIn(code) === null ? code : '';
};

/** Finds an offer that is there with the same details: then it is made already. */
const sameOffer = async (
  { services, caller }: Asking,
  kind: OfferKind,
  wanted: OfferDetails,
  rows: string | undefined,
): Promise<Result<ManagedOffer | null, OfferManagementFailure | Problem>> => {
  const text = kind === 'lot' ? wanted.title : codeIn(rows);
  return firstRow(
    async (after) =>
      (await services.managedOffers.page(caller, { kind, state: null, text }, after)).map(({ offers, next }) => ({
        rows: offers,
        next,
      })),
    (offer) => !offer.isWithdrawn && isSo(kind, wanted, offer),
  );
};

/** Looks at it for no customer in particular, as `--dry-run` does to learn what speaks against it. */
const forNobody = (offerId: ManagedOffer['id'] | null) => ({ offerId, customerId: null });

const offerCommands = (program: Command, act: Act): void => {
  const offers = declareGroup(
    program,
    'offers',
    'Ofertas, promociones y combos',
    'offers list --kind promotion --state current',
    'offers withdraw promotion 12 --dry-run',
  );
  declareList(offers, act, offersList);
  declareShow<object, ManagedOffer, OfferManagementFailure>(offers, act, {
    ...base,
    name: 'show',
    about: 'Muestra una entera',
    examples: ['offers show promotion 12'],
    words: [...words],
    answer: managedOfferWire,
    toWire: managedOfferToWire,
    text: (offer, style, columns) =>
      facts(
        [
          [offerKindTexts[offer.kind].title, offerName(offer)],
          ['Da', gainText(offer.kind, offer)],
          ['Cuándo', periodText(offer)],
          ['Estado', offerStateTexts[offer.state]],
          ['Texto', offer.text],
          ['Imagen', offer.image],
        ],
        style,
        columns,
      ),
    ask: ({ services, caller }, _options, kind = '', id) => services.managedOffers.one(caller, kindOf(kind), idOf(id)),
  });
  declareChange<FileOptions & OfferFieldOptions, ManagedOffer, OfferManagementFailure>(offers, act, {
    ...base,
    name: 'create',
    about: 'Crea una con lo que se le diga, o lo que dice un archivo',
    examples: [
      'offers create promotion --rows BKR6E --percentage 12,5 --until 2026-12-31',
      'offers create lot --title "Par" --rows "BKR6E|2; 6203|1|SKF" --price 25000',
      'offers create promotion --file promocion.json --dry-run',
    ],
    words: [words[0]],
    options: [fileOption(), ...offerFieldOptions],
    needs: offerNeeds,
    answer: changedWire(z.partial(managedOfferWire)),
    toWire: managedOfferToWire,
    message: (offer) => `Creada: ${printable(offerName(offer))}`,
    plan: async (asking, { file, ...options }, text = '') => {
      const { services, caller } = asking;
      const kind = kindOf(text);
      const typed = await fieldsOfOffer(asking, options);
      if (!typed.ok) return typed;
      const fields = await givenFields(asking.cli, file, typed.val);
      const details = fields.andThen((typedFields) =>
        wholeOf(offerDetailsWire, typedFields).andThen((body) => offerOf(kind, body, typedFields)),
      );
      if (!details.ok) return details;
      const there = await sameOffer(asking, kind, details.val, options.rows);
      return there.map((offer) => ({
        question: `¿Crear ${offerKindTexts[kind].the}${file === undefined ? '' : ` de ${file}`}?`,
        isDone: offer !== null,
        before: offer === null ? {} : managedOfferToWire(offer),
        refusal: async () =>
          refusalOf(await services.managedOffers.preview(caller, kind, details.val, forNobody(null))),
        work: () => services.managedOffers.create(caller, kind, details.val),
      }));
    },
  });
  declareChange<FileOptions & OfferFieldOptions, ManagedOffer, OfferManagementFailure>(offers, act, {
    ...base,
    name: 'edit',
    about: 'Cambia lo que se le diga de una, o lo que dice un archivo, y nada más',
    examples: [
      'offers edit promotion 12 --percentage 15 --until 2026-12-31',
      'offers edit promotion 12 --file cambios.json --dry-run',
    ],
    words: [...words],
    options: [fileOption(), ...offerFieldOptions],
    needs: [fieldsNeeded(offerFieldOptions, '--percentage 15')],
    answer: changedWire(managedOfferWire),
    toWire: managedOfferToWire,
    message: (offer) => `Guardada: ${printable(offerName(offer))}`,
    plan: async (asking, { file, ...options }, text = '', id) => {
      const { services, caller } = asking;
      const kind = kindOf(text);
      const typed = await fieldsOfOffer(asking, options);
      if (!typed.ok) return typed;
      const fields = await givenFields(asking.cli, file, typed.val);
      if (!fields.ok) return fields;
      const found = await services.managedOffers.one(caller, kind, idOf(id));
      if (!found.ok) return found;
      const { val: offer } = found;
      const held = fieldsOf(offer);
      const details = wholeOf(offerDetailsWire, fields.val, held).andThen((body) => offerOf(kind, body, fields.val));
      return details.map((wanted) => ({
        question: `¿Guardar los cambios de ${offerKindTexts[kind].the} ${printable(offerName(offer))}?`,
        isDone: isSo(kind, wanted, offer),
        before: managedOfferToWire(offer),
        refusal: async () => refusalOf(await services.managedOffers.preview(caller, kind, wanted, forNobody(offer.id))),
        work: () => services.managedOffers.change(caller, kind, offer.id, offer.tag, wanted),
      }));
    },
  });
  declareChange<object, ManagedOffer, OfferManagementFailure>(offers, act, {
    ...base,
    name: 'withdraw',
    about: 'Retira una: deja de valer en el momento',
    examples: ['offers withdraw promotion 12 --dry-run'],
    goneCodes: ['managed-offer-not-found'],
    words: [...words],
    isFinal: true,
    answer: changedWire(managedOfferWire),
    toWire: managedOfferToWire,
    message: (offer) => `Retirada: ${printable(offerName(offer))}`,
    plan: async ({ services, caller }, _options, text = '', id) => {
      const kind = kindOf(text);
      const offer = await services.managedOffers.one(caller, kind, idOf(id));
      if (!offer.ok) return offer;
      const { val: found } = offer;
      const carts = found.isWithdrawn ? null : await services.managedOffers.carts(caller, kind, found.id);
      if (carts !== null && !carts.ok) return carts;
      return offer.map(() => ({
        names: [offerName(found)],
        question: `${carts === null ? '' : `${cartsText(kind, carts.val)} `}¿Retirar ${offerKindTexts[kind].the} ${printable(offerName(found))}?`,
        isDone: found.isWithdrawn,
        before: managedOfferToWire(found),
        work: () => services.managedOffers.withdraw(caller, kind, found.id),
      }));
    },
  });
};

export const group: CommandGroup = { modules: [catalogueManagementModule], define: offerCommands };
