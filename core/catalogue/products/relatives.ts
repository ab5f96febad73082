import type { SearchIndex } from '#core/search/index/search-index.ts';
import { suggestCodes } from '#core/search/suggestions/suggest.ts';
import { asId, type ProductId } from '#core/shared/ids.ts';
import { excludedFor } from '../exclusions/excluded-by.ts';
import type { Disabled } from '../taxonomy/disabled.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { standingFor } from './equivalence.ts';

/** Products that one maker's code can lead to. */
const maxOfCode = 30;

/**
 * Products that a code of this one leads to, as its maker's; the rule of substitutes decides which of them are
 * equivalents.
 */
export const relativesOf = (
  index: SearchIndex,
  product: CatalogueProduct,
  disabled: Disabled,
): readonly ProductId[] => {
  const excluded = excludedFor(disabled, false);
  const keys = standingFor(product).flatMap(({ brand, code }) =>
    suggestCodes(index, `${brand} ${code}`, { excluded }, maxOfCode).map(({ key }) => key),
  );
  return [...new Set(keys)].map((key) => asId<'product'>(String(key))).filter((id) => id !== product.shown.productId);
};
