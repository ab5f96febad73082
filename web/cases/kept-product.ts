import * as z from 'zod/mini';
import { asId } from '#core/shared/ids.ts';

/** How a found product is kept in a draft. */
export const foundProductKept = {
  productId: z.pipe(
    z.string(),
    z.transform((id) => asId<'product'>(id)),
  ),
  code: z.string(),
  description: z.string(),
  brands: z.array(
    z.object({
      id: z.pipe(
        z.string(),
        z.transform((id) => asId<'product-brand'>(id)),
      ),
      name: z.string(),
    }),
  ),
  brandId: z.pipe(
    z.string(),
    z.transform((id) => (id === '' ? ('' as const) : asId<'product-brand'>(id))),
  ),
};
