import type { DemoClaimedRow } from '#adapters/postgres/demo/demo-office.ts';
import type { DemoCatalogue, DemoPart, DemoPriceRow } from '#adapters/postgres/demo/demo-rows.ts';

/** A price row with the part and the product that it belongs to. */
export interface SoldRow {
  readonly row: DemoPriceRow;
  readonly part: DemoPart;
  readonly productId: number;
}

export const soldRows = ({ parts }: DemoCatalogue): ReadonlyMap<number, SoldRow> =>
  new Map(
    parts.flatMap((part) =>
      part.products.flatMap(({ id, rows }) => rows.map((row) => [row.id, { row, part, productId: id }] as const)),
    ),
  );

export const claimedRow = ({ row, productId }: SoldRow, quantity: number): DemoClaimedRow => ({
  productId,
  code: row.code,
  brandId: row.brandId,
  brand: row.brand,
  quantity,
});
