import { calculateRowLine, rowCost } from '#core/cart/calculate.ts';
import type { CatalogueProduct } from '#core/catalogue/products/catalogue-product.ts';
import type { Disabled } from '#core/catalogue/taxonomy/disabled.ts';
import type { AgreedTerms } from '#core/customers/terms.repository.port.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { OrderLine } from '../order.ts';
import { soldLine } from '../sold-line.ts';
import type { CorrectionFlaw, LineCorrection, Replacements } from './correct-order.ts';

interface Grounds {
  readonly products: ReadonlyMap<ProductPriceId, CatalogueProduct>;
  readonly agreed: AgreedTerms;
  readonly disabled: Disabled;
  readonly at: string;
}

/**
 * The lines that go in the place of others, priced as a new order of this customer would be (docs/rules/orders.md 11).
 */
export const priceReplacements = (
  wanted: readonly LineCorrection[],
  { products, agreed, disabled, at }: Grounds,
): Result<Replacements, CorrectionFlaw> => {
  const lines = new Map<OrderLine['id'], OrderLine>();
  for (const { id, quantity, productPriceId } of wanted) {
    if (productPriceId === undefined) continue;
    const found = rowCost(products.get(productPriceId), productPriceId, quantity, agreed, disabled);
    if (!found.ok) {
      return found.val.code === 'row-not-for-sale'
        ? Err({ code: 'replacement-without-price', productCode: found.val.productCode })
        : Err({ code: 'replacement-not-sold' });
    }
    const asked = {
      id,
      productPriceId,
      offerLotId: null,
      quantity,
      acceptedCost: found.val.cost,
      // `correctOrder` fills in the user who ordered the replaced line.
      addedBy: '',
      addedAt: at,
    };
    const line = calculateRowLine(asked, productPriceId, products, agreed, disabled);
    if (line === null) return Err({ code: 'replacement-not-sold' });
    lines.set(id, soldLine(line));
  }
  return Ok(lines);
};
