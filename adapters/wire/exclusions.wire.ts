import * as z from 'zod/mini';
import type { ChosenExclusion, Exclusion } from '#core/catalogue/exclusions/exclusions.ts';
import { answeredId, idFromWire, optionalIdFromWire, optionalIdWire } from './ids.wire.ts';

const name = z.nullish(z.string().check(z.maxLength(200)));

/** The whole list of a user, as it is saved: names come along and are not read (docs/rules/search.md 10). */
export const exclusionListWire = z
  .array(
    z.strictObject({
      productBrandId: optionalIdWire,
      productBrandName: name,
      productTypeId: optionalIdWire,
      productTypeName: name,
    }),
  )
  .check(z.maxLength(500));

export const chosenExclusionsFromWire = (list: z.infer<typeof exclusionListWire>): ChosenExclusion[] =>
  list.map(({ productBrandId, productTypeId }) => ({
    productBrandId: optionalIdFromWire(productBrandId),
    productTypeId: optionalIdFromWire(productTypeId),
  }));

export const chosenExclusionsToWire = (list: readonly ChosenExclusion[]): z.input<typeof exclusionListWire> =>
  list.map(({ productBrandId, productTypeId }) => ({ productBrandId, productTypeId }));

export const exclusionsWire = z.array(
  z.object({
    productBrandId: answeredId,
    productBrandName: z.string(),
    productTypeId: answeredId,
    productTypeName: z.string(),
  }),
);

export const exclusionsToWire = (exclusions: readonly Exclusion[]): z.infer<typeof exclusionsWire> => [...exclusions];

export const exclusionsFromWire = (exclusions: z.infer<typeof exclusionsWire>): Exclusion[] =>
  exclusions.map((exclusion) => ({
    ...exclusion,
    productBrandId: idFromWire(exclusion.productBrandId),
    productTypeId: idFromWire(exclusion.productTypeId),
  }));
