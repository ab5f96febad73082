import type { NameId } from '#core/catalogue/names/catalogue-name.ts';
import { type MergeTurns, mergeTurns } from '#core/catalogue/names/merge-turns.ts';
import { asId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import type { NameTable } from './name-table.ts';
import { keyIn } from './stored-names.ts';

interface MovedRow {
  readonly name: string;
  readonly brand: number;
  readonly type: number | null;
  readonly parent: number | null;
  readonly brand_after: number;
  readonly type_after: number | null;
  readonly parent_after: number | null;
}

/** What customers see from then on, and no longer, as a merge moves articles into or out of what is switched off. */
export const turnsOfMerge = async (
  queries: Queries,
  table: NameTable,
  source: NameId,
  target: NameId,
): Promise<MergeTurns> => {
  if (table.movedSql === null) return { shown: [], hidden: [] };
  const moved = await queries.query<MovedRow>(table.movedSql, [keyIn(table, source), keyIn(table, target)]);
  const [off] = await queries.query<{
    readonly brands: readonly number[];
    readonly types: readonly number[];
    readonly pairs: readonly (readonly [brand: number, type: number])[];
  }>(
    `select (select coalesce(json_agg(id), '[]') from product_brand where disabled) as brands,
            (select coalesce(json_agg(id), '[]') from product_type where disabled) as types,
            (select coalesce(json_agg(json_build_array(brand_id, type_id)), '[]') from product_brand_type_disabled) as pairs`,
  );
  const { brands, types, pairs } = off ?? { brands: [], types: [], pairs: [] };
  const place = (brand: number, ...families: readonly (number | null)[]) => ({
    brandId: asId<'product-brand'>(String(brand)),
    typeIds: families.flatMap((family) => (family === null ? [] : [asId<'product-type'>(String(family))])),
  });
  return mergeTurns(
    {
      brandIds: new Set(brands.map((id) => asId<'product-brand'>(String(id)))),
      typeIds: new Set(types.map((id) => asId<'product-type'>(String(id)))),
      pairs: pairs.map(([brand, type]) => ({ brandId: asId(String(brand)), typeId: asId(String(type)) })),
    },
    moved.map((row) => ({
      name: row.name,
      before: place(row.brand, row.type, row.parent),
      after: place(row.brand_after, row.type_after, row.parent_after),
    })),
  );
};
