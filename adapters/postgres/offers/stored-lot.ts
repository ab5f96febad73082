import type { StoredLot } from '#core/cart/offer-lot.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

export interface LotJson {
  readonly id: number;
  readonly title: string;
  readonly price: string;
  readonly gift_text: string;
  readonly active: boolean;
  readonly products: readonly { readonly row: number; readonly quantity: number }[];
}

/** SQL: a lot of the table offer_lot, named o, as JSON. */
export const lotJson = `json_build_object('id', o.id, 'title', o.title, 'price', o.price::text, 'gift_text', o.gift_text,
  'active', o.active, 'products', (select coalesce(json_agg(json_build_object('row', p.product_price_id, 'quantity', p.quantity)
  order by p.product_price_id), '[]') from offer_lot_product p where p.offer_lot_id = o.id))`;

export const storedLot = (lot: LotJson): StoredLot => ({
  id: asId(String(lot.id)),
  title: lot.title,
  price: money(lot.price),
  giftText: lot.gift_text,
  isActive: lot.active,
  products: lot.products.map(({ row, quantity }) => ({ productPriceId: asId(String(row)), quantity })),
});
