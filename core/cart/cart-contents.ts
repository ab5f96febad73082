import type { Cart, CartLine } from './cart.ts';

/**
 * What a customer sees of a cart and is charged for, as one text: equal for equal carts in every process, another where
 * a line, quantity, cost, offer, component, discount, gift, surcharge or total differs. Who added a line, when and in
 * which order is left out.
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
