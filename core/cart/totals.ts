import type { CartTerms, DeliverySurchargeTerms, ValueQuantityOffer } from '#core/pricing/cart-terms.ts';
import type { ProductBrandId, ProductTypeId } from '#core/shared/ids.ts';
import { type Money, money, sum, toCents, zero } from '#core/shared/money.ts';

/** The fields of a line that the totals need. */
export interface LineToTotal {
  readonly quantity: number;
  readonly cost: Money;
  readonly productBrandId: ProductBrandId | null;
  /** Subfamily and family; empty for an offer lot, which no value/quantity offer reaches. */
  readonly typeIds: readonly ProductTypeId[];
}

export interface DiscountRow {
  readonly reason: string;
  readonly detail: string;
  readonly value: Money;
}

export interface CartTotals {
  readonly subtotal: Money;
  readonly discount: Money;
  readonly discountExplanation: readonly DiscountRow[];
  readonly surcharge: Money;
  /** What is missing to avoid the surcharge; zero when there is none. */
  readonly missingForFreeDelivery: Money;
  readonly total: Money;
}

export interface GrantedValueQuantity {
  readonly offer: ValueQuantityOffer;
  readonly value: Money;
  /** The places of the lines that it reaches. */
  readonly reached: readonly number[];
}

/** How a percentage stands in the explanation of a discount: '2,5 %'. */
export const percentageDetail = (percentage: Money): string => `${percentage.toString().replace('.', ',')} %`;

const hundred = money(100);

export const lineSubtotal = (line: { readonly quantity: number; readonly cost: Money }): Money =>
  toCents(line.cost.times(line.quantity));

const reaches = (offer: ValueQuantityOffer, line: LineToTotal): boolean => {
  const typeId = offer.typeId ?? offer.parentTypeId;
  return (
    line.typeIds.length > 0 &&
    (typeId === null || line.typeIds.includes(typeId)) &&
    (offer.brandId === null || line.productBrandId === offer.brandId)
  );
};

/** The value/quantity offers that these lines earn, and what each is worth (zero for a gift). */
export const grantedOffers = (
  lines: readonly LineToTotal[],
  offers: readonly ValueQuantityOffer[],
): readonly GrantedValueQuantity[] =>
  offers.flatMap((offer) => {
    const places = lines.flatMap((line, place) => (reaches(offer, line) ? [place] : []));
    const reached = lines.filter((line) => reaches(offer, line));
    const value = sum(reached.map(lineSubtotal));
    const quantity = reached.reduce((units, line) => units + line.quantity, 0);
    const earned =
      (offer.minValue !== null && value.gte(offer.minValue)) ||
      (offer.minQuantity !== null && quantity >= offer.minQuantity);
    if (!earned || reached.length === 0) return [];
    const discount = offer.percentage === null ? zero : toCents(value.times(offer.percentage).dividedBy(hundred));
    return [{ offer, value: discount, reached: places }];
  });

/** The delivery's surcharge: for a cart that is not empty and is below the minimum. */
export const surchargeOf = (subtotal: Money, { minAmount, value }: DeliverySurchargeTerms): Money =>
  subtotal.gt(0) && subtotal.lt(minAmount) ? toCents(value) : zero;

/**
 * The cart's totals (docs/rules/cart.md 6): subtotal = Σ quantity × cost; each special discount is a percentage of the
 * subtotal; a value/quantity offer discounts its own lines; discount never exceeds subtotal; total = subtotal −
 * discount + surcharge.
 */
export const cartTotals = (lines: readonly LineToTotal[], terms: CartTerms): CartTotals => {
  const subtotal = sum(lines.map(lineSubtotal));
  const special = terms.specialDiscounts.map((discount) => ({
    reason: discount.title,
    detail: percentageDetail(discount.percentage),
    value: toCents(subtotal.times(discount.percentage).dividedBy(hundred)),
  }));
  const valueQuantity = grantedOffers(lines, terms.valueQuantities)
    .filter((granted) => granted.value.gt(0))
    .map(({ offer, value }) => ({
      reason: offer.title,
      detail: offer.percentage === null ? '' : percentageDetail(offer.percentage),
      value,
    }));
  const discountExplanation = withinSubtotal([...special, ...valueQuantity], subtotal);
  const discount = sum(discountExplanation.map((row) => row.value));
  const surcharge = surchargeOf(subtotal, terms.deliverySurcharge);
  return {
    subtotal,
    discount,
    discountExplanation,
    surcharge,
    missingForFreeDelivery: surcharge.gt(0) ? toCents(terms.deliverySurcharge.minAmount.minus(subtotal)) : zero,
    total: subtotal.minus(discount).plus(surcharge),
  };
};

/** Discounts in order until the subtotal is used up, so that no total is negative. */
export const withinSubtotal = (rows: readonly DiscountRow[], subtotal: Money): readonly DiscountRow[] => {
  let left = subtotal;
  return rows.map((row) => {
    const value = row.value.gt(left) ? left : row.value;
    left = left.minus(value);
    return { ...row, value };
  });
};
