import {
  isOfPriceRow,
  type ManagedOfferId,
  type OfferDetails,
  type OfferKind,
  type StoredOffer,
} from '#core/offers/management/managed-offer.ts';
import { asId, type Id } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { fromNullableColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';
import { type ManagedOfferRow, managedOffersSql } from './offer-management-sql.ts';

export const findOffer = async (queries: Queries, kind: OfferKind, id: ManagedOfferId): Promise<StoredOffer | null> => {
  const [row] = await queries.query<ManagedOfferRow>(`select * from (${managedOffersSql[kind]}) o where id = $1`, [
    rowId(id),
  ]);
  return row === undefined ? null : storedOffer(kind, row);
};

/** The other offers of an offer's price row, or by value or quantity of its family and brand; of a combo none. */
export const rivalsOf = async (
  tx: Queries,
  kind: OfferKind,
  { rows, typeId, brandId }: OfferDetails,
): Promise<readonly StoredOffer[]> => {
  if (kind === 'value-quantity') {
    const ofTheSame = await tx.query<ManagedOfferRow>(
      `select * from (${managedOffersSql[kind]}) o
        where not is_withdrawn and type_id is not distinct from $1::int and brand_id is not distinct from $2::int order by id`,
      [typeId, brandId].map((id) => (id === null ? null : rowId(id))),
    );
    return ofTheSame.map((rival) => storedOffer(kind, rival));
  }
  const [row] = rows;
  if (!isOfPriceRow(kind) || row === undefined) return [];
  const rivals = await tx.query<ManagedOfferRow>(
    `select * from (${managedOffersSql[kind]}) o
      where id in (select id from offer where product_price_id = $1 and withdrawn_at is null) order by id`,
    [rowId(row.productPriceId)],
  );
  return rivals.map((rival) => storedOffer(kind, rival));
};

const optionalId = <Noun extends string>(id: number | null): Id<Noun> | null => (id === null ? null : asId(String(id)));

export const storedOffer = (kind: OfferKind, row: ManagedOfferRow): StoredOffer => ({
  kind,
  id: asId(String(row.id)),
  rows: row.rows.map(([id, quantity]) => ({ productPriceId: asId(String(id)), quantity })),
  title: row.title,
  percentage: fromNullableColumn(row.percentage),
  price: fromNullableColumn(row.price),
  minQuantity: row.min_quantity,
  minValue: fromNullableColumn(row.min_value),
  multiplesOnly: row.multiples_only,
  text: row.text,
  typeId: optionalId(row.type_id),
  brandId: optionalId(row.brand_id),
  typeName: row.type_name,
  brandName: row.brand_name,
  image: row.image,
  from: row.from,
  until: row.until,
  isWithdrawn: row.is_withdrawn,
});
