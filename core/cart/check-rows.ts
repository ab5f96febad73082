import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import type { Disabled } from '#core/catalogue/taxonomy/disabled.ts';
import type { AgreedTerms } from '#core/customers/terms.repository.port.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { rowCost } from './calculate.ts';
import type { CartFailure, RowToSet } from './cart.service.ts';
import { checkQuantity } from './quantity.ts';

/** Many rows with their costs, if every one of them can be ordered so; else the codes of those that can't. */
export const checkRows = (
  rows: readonly RowToSet[],
  products: ReadonlyMap<ProductPriceId, CatalogueProduct>,
  agreed: AgreedTerms,
  disabled: Disabled,
): Result<readonly (RowToSet & { readonly cost: Money })[], CartFailure> => {
  const good: (RowToSet & { readonly cost: Money })[] = [];
  const refused: string[] = [];
  for (const row of rows) {
    const { productPriceId, quantity } = row;
    const product = products.get(productPriceId);
    const found = rowCost(product, productPriceId, quantity, agreed, disabled);
    if (found.ok && checkQuantity(quantity, found.val.multiple) === null) good.push({ ...row, cost: found.val.cost });
    else refused.push(product?.rows.find((each) => each.productPriceId === productPriceId)?.code ?? '');
  }
  return refused.length === 0 ? Ok(good) : Err({ code: 'lines-refused', productCodes: refused });
};
