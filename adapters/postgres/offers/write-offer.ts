import type { ManagedOfferId, OfferDetails, OfferKind } from '#core/offers/management/managed-offer.ts';
import type { Money } from '#core/shared/money.ts';
import type { Queries } from '../database/database.ts';
import { toColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';
import { offerTables } from './offer-management-sql.ts';

const optional = (amount: Money | null): string | null => (amount === null ? null : toColumn(amount));
const optionalRow = (id: string | null): number | null => (id === null ? null : rowId(id));

interface OfferWriter {
  readonly columns: readonly string[];
  values(details: OfferDetails): readonly unknown[];
  /** Writes what of the offer is in another table. */
  after?(tx: Queries, id: number, details: OfferDetails): Promise<void>;
}

const ofRow = (isPromotion: boolean): OfferWriter => ({
  columns: ['product_price_id', 'min_quantity', 'multiples_only', 'percentage', 'note', 'is_promotion'],
  values: ({ rows, minQuantity, multiplesOnly, percentage, text }) => [
    rowId(rows[0]?.productPriceId ?? ''),
    minQuantity,
    multiplesOnly,
    optional(percentage),
    text,
    isPromotion,
  ],
});

const lot: OfferWriter = {
  columns: ['title', 'price', 'gift_text'],
  values: ({ title, price, text }) => [title, optional(price), text],
  async after(tx, id, { rows }) {
    await tx.query('delete from offer_lot_product where offer_lot_id = $1', [id]);
    await tx.query(
      `insert into offer_lot_product (offer_lot_id, product_price_id, quantity)
       select $1, row_id, quantity from unnest($2::int[], $3::int[]) as t (row_id, quantity)`,
      [id, rows.map(({ productPriceId }) => rowId(productPriceId)), rows.map(({ quantity }) => quantity)],
    );
  },
};

const valueQuantity: OfferWriter = {
  columns: ['brand_id', 'min_value', 'min_quantity', 'percentage', 'gift_text'],
  values: ({ brandId, minValue, minQuantity, percentage, text }) => [
    optionalRow(brandId),
    optional(minValue),
    minQuantity,
    optional(percentage),
    text,
  ],
  // A whole family stands as the parent alone, a subfamily with its family.
  async after(tx, id, { typeId }) {
    await tx.query(
      `update offer_value_quantity set
         parent_type_id = (select coalesce(t.parent_id, t.id) from product_type t where t.id = $2::int),
         type_id = (select t.id from product_type t where t.id = $2::int and t.parent_id is not null)
        where id = $1`,
      [id, optionalRow(typeId)],
    );
  },
};

const writers: { readonly [Kind in OfferKind]: OfferWriter } = {
  row: ofRow(false),
  promotion: ofRow(true),
  lot,
  'value-quantity': valueQuantity,
};

/** Puts a new offer in, or writes over the one of an id. */
export const writeOffer = async (
  tx: Queries,
  kind: OfferKind,
  id: ManagedOfferId | null,
  details: OfferDetails,
  isCurrent: boolean,
): Promise<number> => {
  const { columns, values, after } = writers[kind];
  const names = [...columns, 'from_day', 'until_day', 'active'];
  const written = [...values(details), details.from, details.until, isCurrent];
  const places = names.map((_, index) => `$${index + 1}`).join(', ');
  const table = offerTables[kind];
  const [row] =
    id === null
      ? await tx.query<{ id: number }>(
          `insert into ${table} (${names.join(', ')}) values (${places}) returning id`,
          written,
        )
      : await tx.query<{ id: number }>(
          `update ${table} set (${names.join(', ')}) = row(${places}) where id = $${names.length + 1} returning id`,
          [...written, rowId(id)],
        );
  const stored = row?.id ?? 0;
  await after?.(tx, stored, details);
  return stored;
};
