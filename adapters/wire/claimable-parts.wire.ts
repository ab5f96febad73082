import * as z from 'zod/mini';
import type { ClaimablePart } from '#core/claims/claimable-parts.service.ts';
import { productBrandsWire, suggestionsFromWire, suggestionWire } from './catalogue.wire.ts';
import { idFromWire } from './ids.wire.ts';

/** A suggestion with its brands, so that nothing else need be asked about a part that the catalogue does not show. */
export const claimablePartsWire = z.array(z.object({ ...suggestionWire.shape, brands: productBrandsWire }));

export const claimablePartsToWire = (parts: readonly ClaimablePart[]): z.infer<typeof claimablePartsWire> =>
  parts.map(({ brands, ...part }) => ({ ...part, brands: [...brands] }));

export const claimablePartsFromWire = (parts: z.infer<typeof claimablePartsWire>): ClaimablePart[] =>
  parts.flatMap(({ brands, ...part }) =>
    suggestionsFromWire([part]).map((suggestion) => ({
      ...suggestion,
      brands: brands.map(({ id, name }) => ({ id: idFromWire<'product-brand'>(id), name })),
    })),
  );
