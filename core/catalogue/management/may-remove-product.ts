import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { ProductInUse, ProductUses } from './product-management.repository.port.ts';

/** Whether a product of these uses may be removed: only what nothing uses. */
export const mayRemoveProduct = (uses: ProductUses): Result<void, ProductInUse> =>
  Object.keys(uses).length === 0 ? Ok(undefined) : Err({ code: 'product-in-use', uses });
