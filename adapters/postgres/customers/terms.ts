/** What a customer buys by: price list, discounts, margins and whether it may order. */

import { pricingTexts } from '#adapters/texts/pricing.es.ts';
import { orderBlock } from '#core/customers/order-block.ts';
import type { AgreedTerms, TermsRepository } from '#core/customers/terms.repository.port.ts';
import type { CartTerms } from '#core/pricing/cart-terms.ts';
import type { ScopedPercentage } from '#core/pricing/terms.ts';
import { asId, type CustomerId } from '#core/shared/ids.ts';
import { money, zero } from '#core/shared/money.ts';
import { createRemembered } from '../database/create-remembered.ts';
import type { Database } from '../database/database.ts';
import { fromColumn, fromNullableColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';

interface ScopedRow {
  readonly brand_id: number | null;
  readonly type_id: number | null;
  readonly percentage: string;
  readonly text?: string;
}

interface TermsRow {
  readonly terms_version: number;
  readonly state: string;
  readonly seller_name: string | null;
  readonly seller_phone: string | null;
  readonly price_list_id: number;
  readonly allow_offers: boolean;
  readonly include_iva: boolean;
  readonly show_selling_price: boolean;
  readonly discounts: readonly string[];
  readonly items: readonly ScopedRow[];
  readonly surcharges: readonly ScopedRow[];
  readonly specials: readonly { id: number; title: string; percentage: string; explanation: string }[];
}

interface ValueQuantityRow {
  readonly id: number;
  readonly parent_type_id: number | null;
  readonly type_id: number | null;
  readonly brand_id: number | null;
  readonly type_name: string | null;
  readonly brand_name: string | null;
  readonly min_value: string | null;
  readonly min_quantity: number | null;
  readonly percentage: string | null;
  readonly gift_text: string;
}

const customerSql = `
  select c.terms_version, c.state, seller.name as seller_name, seller.phone as seller_phone, c.price_list_id, c.allow_offers, c.include_iva, c.show_selling_price,
         array[c.discount1, c.discount2, c.discount3, c.discount4, c.discount5]::text[] as discounts,
         (select coalesce(json_agg(json_build_object('brand_id', d.brand_id, 'type_id', d.type_id,
                   'percentage', d.percentage::text, 'text', d.text)), '[]')
            from customer_discount d where d.customer_id = c.id) as items,
         (select coalesce(json_agg(json_build_object('brand_id', s.brand_id, 'type_id', s.type_id,
                   'percentage', s.percentage::text)), '[]')
            from customer_surcharge s where s.customer_id = c.id) as surcharges,
         (select coalesce(json_agg(json_build_object('id', sd.id, 'title', sd.title, 'percentage', sd.percentage::text,
                   'explanation', sd.explanation) order by sd.id), '[]')
            from customer_special_discount cs join special_discount sd on sd.id = cs.special_discount_id
           where cs.customer_id = c.id) as specials
    from customer c left join seller on seller.id = c.seller_id and not seller.inactive where c.id = $1`;

const valueQuantitySql = `
  select o.id, coalesce(o.parent_type_id, t.parent_id) as parent_type_id, o.type_id, o.brand_id,
         coalesce(t.name, f.name) as type_name, b.name as brand_name, o.min_value, o.min_quantity, o.percentage, o.gift_text
    from offer_value_quantity o
    left join product_type t on t.id = o.type_id
    left join product_type f on f.id = o.parent_type_id
    left join product_brand b on b.id = o.brand_id
   where o.active
   order by o.id`;

/**
 * Terms are remembered a moment, or until they change anywhere; a cart or an order asks for the version it stands on.
 */
const rememberedMs = 10_000;

export interface RememberingTermsRepository extends TermsRepository {
  /** What was agreed with the company, or with all of them (null), is no longer that: the live channel says when. */
  forget(customerId: CustomerId | null): void;
}

export const createTermsRepository = (database: Database): RememberingTermsRepository => {
  const remembered = createRemembered<CustomerId, AgreedTerms>({ max: 5000, ttl: rememberedMs });
  const staff = createRemembered<'staff', AgreedTerms>({ max: 1, ttl: rememberedMs });

  const cartTerms = async (specials: TermsRow['specials'], allowOffers: boolean): Promise<CartTerms> => {
    const [delivery] = await database.query<{ value: { minAmount: string; value: string; shoppingCartText: string } }>(
      'select value from setting where key = $1',
      ['delivery'],
    );
    const offers = allowOffers ? await database.query<ValueQuantityRow>(valueQuantitySql, []) : [];
    return {
      specialDiscounts: specials.map((special) => ({
        ...special,
        id: String(special.id),
        percentage: money(special.percentage),
      })),
      valueQuantities: offers.map(valueQuantity),
      deliverySurcharge: {
        shoppingCartText: delivery?.value.shoppingCartText ?? '',
        minAmount: money(delivery?.value.minAmount ?? 0),
        value: money(delivery?.value.value ?? 0),
      },
    };
  };

  const read = async (customerId: CustomerId): Promise<AgreedTerms | null> => {
    const [row] = await database.query<TermsRow>(customerSql, [rowId(customerId)]);
    if (row === undefined) return null;
    return {
      version: row.terms_version,
      prices: {
        priceListId: asId(String(row.price_list_id)),
        discounts: row.discounts
          .map((percentage, index) => ({ text: pricingTexts.discount(index + 1), percentage: money(percentage) }))
          .filter(({ percentage }) => percentage.gt(0)),
        discountItems: row.items.map(scoped),
        surcharges: row.surcharges.map(scoped),
        includeIva: row.include_iva,
        showSellingPrice: row.show_selling_price,
        allowOffers: row.allow_offers,
      },
      cart: await cartTerms(row.specials, row.allow_offers),
      orderBlock: orderBlock(
        row.state,
        row.seller_name === null ? null : { name: row.seller_name, phone: row.seller_phone ?? '' },
      ),
    };
  };

  const readOfStaff = async (): Promise<AgreedTerms> => {
    const [list] = await database.query<{ id: number }>('select id from price_list order by id limit 1', []);
    return {
      version: 0,
      prices: {
        priceListId: asId(String(list?.id ?? 0)),
        discounts: [],
        discountItems: [],
        surcharges: [],
        includeIva: false,
        showSellingPrice: false,
        allowOffers: true,
        atListPrice: true,
      },
      cart: {
        specialDiscounts: [],
        valueQuantities: [],
        deliverySurcharge: { shoppingCartText: '', minAmount: zero, value: zero },
      },
      orderBlock: null,
    };
  };

  return {
    forget(customerId) {
      if (customerId === null) remembered.forgetAll();
      else remembered.forget(customerId);
    },

    of: (customerId, version = 0) =>
      remembered.of(
        customerId,
        () => read(customerId),
        (known) => known.version >= version,
      ),

    ofStaff: () => staff.of('staff', readOfStaff),
  };
};

const scoped = (row: ScopedRow): ScopedPercentage => ({
  brandId: row.brand_id === null ? null : asId(String(row.brand_id)),
  typeId: row.type_id === null ? null : asId(String(row.type_id)),
  percentage: money(row.percentage),
  text: row.text ?? '',
});

const valueQuantity = (row: ValueQuantityRow): CartTerms['valueQuantities'][number] => ({
  id: String(row.id),
  title: pricingTexts.valueQuantity(row.type_name ?? '', row.brand_name ?? ''),
  parentTypeId: row.parent_type_id === null ? null : asId(String(row.parent_type_id)),
  typeId: row.type_id === null ? null : asId(String(row.type_id)),
  typeName: row.type_name ?? '',
  brandId: row.brand_id === null ? null : asId(String(row.brand_id)),
  brandName: row.brand_name ?? '',
  minValue: fromNullableColumn(row.min_value),
  minQuantity: row.min_quantity,
  percentage: row.percentage === null ? null : fromColumn(row.percentage),
  giftText: row.gift_text,
});
