import { familySeparator, type Names } from '#core/catalogue/import/names/new-names.ts';
import { folded } from '#core/shared/folded.ts';
import type { Queries } from '../database/database.ts';

interface KnownRow {
  readonly brands: readonly string[];
  readonly families: readonly string[];
  readonly lists: readonly string[];
  /** 'volkswagen › gol', in whichever segment. */
  readonly vehicles: readonly string[];
  /** 'Autos › volkswagen › gol'. */
  readonly placed: readonly string[];
  /** Paths of families and vehicles whose own names have the separator in them. */
  readonly odd: readonly string[];
}

const knownSql = `
  select (select coalesce(json_agg(name_key), '[]') from product_brand) as brands,
         (select coalesce(json_agg(coalesce(f.name_key || '${familySeparator}', '') || t.name_key), '[]')
            from product_type t left join product_type f on f.id = t.parent_id) as families,
         (select coalesce(json_agg(name), '[]') from price_list) as lists,
         (select coalesce(json_agg(b.name_key || '${familySeparator}' || v.name_key), '[]')
            from vehicle v join vehicle_brand b on b.id = v.vehicle_brand_id where $1) as vehicles,
         (select coalesce(json_agg(concat_ws('${familySeparator}', s.name, b.name_key, v.name_key)), '[]')
            from vehicle v join vehicle_brand b on b.id = v.vehicle_brand_id
            join vehicle_brand_segment s on s.id = b.segment_id where $1) as placed,
         (select coalesce(json_agg(path), '[]') from (
            select concat_ws('${familySeparator}', f.name, t.name) as path
              from product_type t left join product_type f on f.id = t.parent_id
             where position('${familySeparator}' in concat_ws(e'\\n', f.name, t.name)) > 0
            union all
            select unnest(array[concat_ws('${familySeparator}', b.name, v.name), concat_ws('${familySeparator}', s.name, b.name, v.name)])
              from vehicle v join vehicle_brand b on b.id = v.vehicle_brand_id
              left join vehicle_brand_segment s on s.id = b.segment_id
             where $1 and position('${familySeparator}' in concat_ws(e'\\n', s.name, b.name, v.name)) > 0) paths) as odd`;

const keyOf = (name: string): string => name.split(familySeparator).map(folded).join(familySeparator);

/** The names that an import would have to make: a misspelt name shows here before it is in the catalogue. */
export const unknownNames = async (queries: Queries, names: Names): Promise<Names> => {
  const [row] = await queries.query<KnownRow>(knownSql, [names.vehicles.length > 0]);
  // A name with the separator in it cannot be taken apart: the whole path is compared.
  const odd = new Set((row?.odd ?? []).map(folded));
  const missing = (wanted: readonly string[], known: readonly string[] | undefined): readonly string[] => {
    const keys = new Set((known ?? []).map(keyOf));
    return wanted.filter(
      (name) => !keys.has(keyOf(name)) && !(name.includes(familySeparator) && odd.has(folded(name))),
    );
  };
  return {
    brands: missing(names.brands, row?.brands),
    families: missing(names.families, row?.families),
    priceLists: missing(names.priceLists, row?.lists),
    vehicles: missing(names.vehicles, [...(row?.vehicles ?? []), ...(row?.placed ?? [])]),
  };
};
