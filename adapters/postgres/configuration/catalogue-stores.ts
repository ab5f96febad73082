/** The sections of the configuration about the catalogue: order of prices, what is switched off. */

import { type PriceOrder, priceOrders } from '#core/catalogue/products/price-order.ts';
import { asId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';
import { rowId } from '../database/row-id.ts';
import type { SectionStore } from './section-store.ts';
import { readSetting, writeSetting } from './setting-store.ts';

export const priceOrderStore: SectionStore<'products'> = {
  moves: 'catalogue',
  async read(queries) {
    const kept = await readSetting<{ priceOrder: PriceOrder }>(queries, 'products');
    return { priceOrder: priceOrders.find((order) => order === kept?.priceOrder) ?? 'LowestToHighest' };
  },
  write: (tx, value) => writeSetting(tx, 'products', value),
};

/** Writes only what changes; what is not named stays as it is. */
const writeSwitches = async (
  tx: Queries,
  table: 'product_brand' | 'product_type',
  next: readonly { readonly id: string; readonly disabled: boolean }[],
): Promise<void> => {
  await tx.query(
    `update ${table} t set disabled = s.disabled
       from unnest($1::int[], $2::bool[]) as s (id, disabled) where t.id = s.id and t.disabled <> s.disabled`,
    [next.map(({ id }) => rowId(id)), next.map(({ disabled }) => disabled)],
  );
};

/** An import that is under way may have brought names that are not published yet: they are not shown. */
const published = `generation <= ${publishedGeneration}`;

export const brandStore: SectionStore<'productBrand'> = {
  moves: 'catalogue',
  async read(queries) {
    const rows = await queries.query<{ id: number; name: string; disabled: boolean }>(
      `select id, name, disabled from product_brand where ${published} order by name`,
    );
    return rows.map(({ id, ...row }) => ({ id: asId(String(id)), ...row }));
  },
  write: (tx, next) => writeSwitches(tx, 'product_brand', next),
};

export const typeStore: SectionStore<'productType'> = {
  moves: 'catalogue',
  async read(queries) {
    const rows = await queries.query<{ id: number; name: string; disabled: boolean; parent_id: number | null }>(
      `select id, name, disabled, parent_id from product_type where ${published} order by sort_order, name`,
    );
    const ordered = rows
      .filter(({ parent_id }) => parent_id === null)
      .flatMap((family) => [family, ...rows.filter(({ parent_id }) => parent_id === family.id)]);
    return ordered.map(({ id, name, disabled, parent_id }, place) => ({
      id: asId(String(id)),
      name,
      disabled,
      indented: parent_id !== null,
      order: place + 1,
    }));
  },
  write: (tx, next) => writeSwitches(tx, 'product_type', next),
};

export const pairStore: SectionStore<'productBrandTypesDisabled'> = {
  moves: 'catalogue',
  async read(queries) {
    const rows = await queries.query<{ brand_id: number; brand: string; type_id: number; type: string }>(
      `select d.brand_id, b.name as brand, d.type_id, t.name as type
         from product_brand_type_disabled d join product_brand b on b.id = d.brand_id join product_type t on t.id = d.type_id
        order by b.name, t.name`,
    );
    return rows.map(({ brand_id, brand, type_id, type }) => ({
      productBrandId: asId(String(brand_id)),
      productBrandName: brand,
      productTypeId: asId(String(type_id)),
      productTypeName: type,
    }));
  },
  async write(tx, next) {
    await tx.query('delete from product_brand_type_disabled');
    await tx.query(
      'insert into product_brand_type_disabled (brand_id, type_id) select * from unnest($1::int[], $2::int[])',
      [next.map(({ productBrandId }) => rowId(productBrandId)), next.map(({ productTypeId }) => rowId(productTypeId))],
    );
  },
};
