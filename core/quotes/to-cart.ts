import { type Caller, whoDidIt } from '#core/access/caller.ts';
import { rowCost } from '#core/cart/calculate.ts';
import type { CartParts } from '#core/cart/create-cart-service.ts';
import { checkQuantity } from '#core/cart/quantity.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { StoredQuoteLine } from './quote.ts';

/** Why a line of a quote cannot go into the cart. */
export type RefusedLine =
  | { readonly name: string; readonly reason: 'gone' }
  | { readonly name: string; readonly reason: 'not-multiple'; readonly multiple: number };

interface LineForCart {
  readonly productPriceId: ProductPriceId;
  readonly quantity: number;
  readonly cost: Money;
}

type Grounds = Parameters<typeof rowCost>;
export interface CartGrounds {
  readonly products: ReadonlyMap<ProductPriceId, NonNullable<Grounds[0]>>;
  readonly agreed: Grounds[3];
  readonly disabled: Grounds[4];
}

/**
 * The quote's products at today's costs, by the cart's own rules; or each line that these refuse. What is no product
 * stays out.
 */
export const linesForCart = (
  lines: readonly StoredQuoteLine[],
  { products, agreed, disabled }: CartGrounds,
): Result<readonly LineForCart[], readonly RefusedLine[]> => {
  const refused: RefusedLine[] = [];
  const linesToAdd = lines.flatMap(({ productPriceId, quantity, code, brand }): readonly LineForCart[] => {
    if (productPriceId === null) return [];
    const name = `${code} ${brand}`;
    const found = rowCost(products.get(productPriceId), productPriceId, quantity, agreed, disabled);
    if (!found.ok) {
      refused.push({ name, reason: 'gone' });
      return [];
    }
    const { cost, multiple } = found.val;
    if (checkQuantity(quantity, multiple) !== null) {
      refused.push({ name, reason: 'not-multiple', multiple });
      return [];
    }
    return [{ productPriceId, quantity, cost }];
  });
  return refused.length > 0 ? Err(refused) : Ok(linesToAdd);
};

/** Attempts before giving up on a cart that others change at the same time. */
const maxAttempts = 5;

type PutFailure =
  | { readonly code: 'not-allowed' }
  | { readonly code: 'cart-moved' }
  | { readonly code: 'quote-lines-refused'; readonly lines: readonly RefusedLine[] };

/** Puts lines in the caller's cart, all or none, in place of what it held of the same rows. */
export const putInCart = async (
  { carts, productRepository, terms }: CartParts,
  caller: Caller,
  lines: readonly StoredQuoteLine[],
): Promise<Result<null, PutFailure>> => {
  const { customerId } = caller;
  if (customerId === null) return Err({ code: 'not-allowed' });
  const rows = lines.flatMap(({ productPriceId }) => (productPriceId === null ? [] : [productPriceId]));
  const [agreed, products] = await Promise.all([terms.of(customerId), productRepository.productsOfRows(rows)]);
  if (agreed === null) return Err({ code: 'not-allowed' });
  const wantedLines = linesForCart(lines, { products, agreed, disabled: productRepository.disabled() });
  if (!wantedLines.ok) return Err({ code: 'quote-lines-refused', lines: wantedLines.val });
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const held = await carts.read(customerId);
    const was = new Map(held.lines.map(({ productPriceId, quantity }) => [productPriceId, quantity]));
    const wanted = wantedLines.val.map((line) => ({ ...line, was: was.get(line.productPriceId) ?? 0 }));
    const state = await carts.setAll(customerId, wanted, whoDidIt(caller));
    if (state !== null) return Ok(null);
  }
  return Err({ code: 'cart-moved' });
};
