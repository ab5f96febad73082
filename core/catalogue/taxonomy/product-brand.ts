import type { ProductBrandId } from '#core/shared/ids.ts';

/** Who makes parts. */
export interface ProductBrand {
  readonly id: ProductBrandId;
  readonly name: string;
}
