import * as z from 'zod/mini';
import type { Alert } from '#core/alert/alert.ts';
import type { ConfiguredDeliveryMethod, NamedItem } from '#core/configuration/shop-configuration.ts';
import type { WhatsappContact } from '#core/distributor/public.service.ts';
import { maxMeanings, maxSynonyms } from '#core/search/synonyms/synonym-limits.ts';
import type { Synonym } from '#core/search/synonyms/synonyms.ts';
import type { FaultSequence } from '#core/warranties/warranty.ts';
import { answeredId } from '../ids.wire.ts';
import { asIs, itemId, itemIdFromWire, listOf, listToWire, long, sectionWire, short } from './section.wire.ts';

/** A list of origins or of reasons of claims. */
const namesAt = (path: string) =>
  sectionWire({
    path,
    body: listOf(z.strictObject({ id: itemId, name: short })),
    answer: z.array(z.object({ id: answeredId, name: z.string() })),
    toWire: listToWire<NamedItem>,
    fromWire: (items) => items.map(({ id, name }) => ({ id: itemIdFromWire(id), name })),
  });

export const shopSections = {
  alert: sectionWire({
    path: 'alert',
    body: z.strictObject({ title: short, message: z.string().check(z.maxLength(4000)) }),
    answer: z.object({ title: z.string(), message: z.string() }),
    toWire: asIs<Alert>,
    fromWire: asIs,
  }),

  deliveryMethods: sectionWire({
    path: 'delivery-methods',
    body: listOf(
      z.strictObject({
        id: itemId,
        name: short,
        externalCode: z.optional(z.nullable(short)),
        isPickup: z.optional(z.nullable(z.boolean())),
        isSystemGenerated: z.optional(z.nullable(z.boolean())),
      }),
    ),
    answer: z.array(
      z.object({
        id: answeredId,
        name: z.string(),
        externalCode: z.nullish(z.string()),
        isPickup: z.nullish(z.boolean()),
        isSystemGenerated: z.nullish(z.boolean()),
      }),
    ),
    toWire: listToWire<ConfiguredDeliveryMethod>,
    fromWire: (items) =>
      items.map(({ id, name, externalCode, isPickup, isSystemGenerated }) => ({
        id: itemIdFromWire(id),
        name,
        externalCode: externalCode ?? '',
        isPickup: isPickup ?? undefined,
        isSystemGenerated: isSystemGenerated ?? false,
      })),
  }),

  whatsAppConfigurations: sectionWire({
    path: 'whats-apps',
    body: listOf(z.strictObject({ id: itemId, zone: short, display: short, link: long })),
    answer: z.array(z.object({ id: answeredId, zone: z.string(), display: z.string(), link: z.string() })),
    toWire: listToWire<WhatsappContact>,
    fromWire: (items) => items.map((item) => ({ ...item, id: itemIdFromWire(item.id) })),
  }),

  demandOrigins: namesAt('demand-origins'),
  demandReasons: namesAt('demand-reasons'),

  faultSequences: sectionWire({
    path: 'fault-sequences',
    body: listOf(z.strictObject({ id: itemId, title: short, detail: z.optional(z.nullable(long)) })),
    // Another back end may not have fault sequences.
    answer: z._default(z.array(z.object({ id: answeredId, title: z.string(), detail: z.nullish(z.string()) })), []),
    toWire: listToWire<FaultSequence>,
    fromWire: (items) =>
      items.map(({ id, title, detail }) => ({ id: itemIdFromWire(id), title, detail: detail ?? '' })),
  }),

  searchSynonyms: sectionWire({
    path: 'search-synonyms',
    // Somewhat more than the rules take: they say which row is too much.
    body: listOf(z.strictObject({ typed: short, means: listOf(short, maxMeanings * 5) }), maxSynonyms * 2),
    // Another back end may not have synonyms.
    answer: z._default(z.array(z.object({ typed: z.string(), means: z.array(z.string()) })), []),
    toWire: (synonyms: readonly Synonym[]) => synonyms.map(({ typed, means }) => ({ typed, means: [...means] })),
    fromWire: (synonyms) => synonyms,
  }),
};
