import type { ProductBrandId, ProductId } from '#core/shared/ids.ts';
import type { CatalogueProduct, CatalogueRow } from './catalogue-product.ts';
import type { ProductRepository } from './product.repository.port.ts';
import { isSwitchedOff } from './row-on-sale.ts';

/** A product of one of the brands under which it is sold. */
export interface ProductOfBrand {
  readonly productId: ProductId;
  readonly productBrandId: ProductBrandId;
}

export interface SoldAs {
  /** The brand's own code where it has one: what is printed on the box. */
  readonly productCode: string;
  readonly productBrandName: string;
}

/**
 * What each is called by the distributor, in the order of asking; null for what is unknown, is not of that brand or is
 * switched off.
 */
export const soldAs = async (
  productRepository: Pick<ProductRepository, 'products' | 'disabled'>,
  asked: readonly ProductOfBrand[],
): Promise<readonly (SoldAs | null)[]> => {
  const disabled = productRepository.disabled();
  return (await rowsOf(productRepository, asked)).map((found) =>
    found === null || isSwitchedOff(found.product, found.row, disabled) ? null : namesOf(found),
  );
};

/** Names also what is switched off: what was bought before can still fail, or have come damaged. */
export const namedAs = async (
  productRepository: Pick<ProductRepository, 'products'>,
  asked: readonly ProductOfBrand[],
): Promise<readonly (SoldAs | null)[]> =>
  (await rowsOf(productRepository, asked)).map((found) => (found === null ? null : namesOf(found)));

interface Found {
  readonly product: CatalogueProduct;
  readonly row: CatalogueRow;
}

const namesOf = ({ row }: Found): SoldAs => ({ productCode: row.code, productBrandName: row.brandName });

const rowsOf = async (
  productRepository: Pick<ProductRepository, 'products'>,
  asked: readonly ProductOfBrand[],
): Promise<readonly (Found | null)[]> => {
  const products = await productRepository.products([...new Set(asked.map(({ productId }) => productId))]);
  const byId = new Map(products.map((product) => [product.shown.productId, product]));
  return asked.map(({ productId, productBrandId }) => {
    const product = byId.get(productId);
    const row = product?.rows.find(({ brandId }) => brandId === productBrandId);
    return product === undefined || row === undefined ? null : { product, row };
  });
};
