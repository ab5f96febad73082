import type { Cart, CartLine } from './cart.ts';

/**
 * What the customer sees of a cart and what they are charged for, as one text: lines with their quantities, costs,
 * offers and components, discounts, gifts, surcharge and total. The same cart gives the same text in every process; one
 * that differs in any of it gives another, even with the same total. Who added a line, when and in which order is left
 * out.
 */
export const cartContents = (cart: Omit<Cart, 'tag'>): string =>
  JSON.stringify([
    cart.products.map(lineContents).sort(),
    cart.discountExplanation.map(({ reason, value }) => [reason, value.toFixed(2)]),
    cart.offerValueQuantities.map(({ id, giftText }) => [id, giftText]),
    [cart.subtotal, cart.discount, cart.surcharge, cart.total].map((amount) => amount.toFixed(2)),
  ]);

const lineContents = ({ productPriceId, offerLotId, offerId, quantity, cost, isGone, products }: CartLine): string =>
  JSON.stringify([
    productPriceId,
    offerLotId,
    offerId,
    quantity,
    cost.toFixed(2),
    isGone,
    products.map((component) => [component.productId, component.quantity]),
  ]);
