import type { NamesToChoose, OfferSheetRepository } from '#core/offers/sheets/offer-sheet.repository.port.ts';
import type { NamedRow } from '#core/offers/sheets/offer-sheet.ts';
import { asId } from '#core/shared/ids.ts';
import { inBatches } from '#core/shared/in-batches.ts';
import { namesToChooseSql } from '../catalogue-names/names-to-choose.ts';
import type { Database } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';

/** Codes in one statement: few enough that other people's calls never wait long behind it. */
const codesAtOnce = 500;

const rowsSql = `
  select pp.id, pp.code, b.name as brand_name, x.is_discontinued
    from product_price pp join product_brand b on b.id = pp.brand_id
    join lateral (select v.is_discontinued from price_version v
                   where v.product_price_id = pp.id and v.generation <= ${publishedGeneration}
                   order by v.generation desc limit 1) x on true
   where upper(pp.code) = any($1::text[]) order by pp.id`;

/** Sheets of offers: what is stored of them, what a sheet writes, and its undoing. */
export const createOfferSheetRepository = (database: Database): OfferSheetRepository => ({
  async rowsOfCodes(codes) {
    const found: NamedRow[] = [];
    for (const some of inBatches(codes, codesAtOnce)) {
      await database.yieldToOthers();
      const rows = await database.query<{ id: number; code: string; brand_name: string; is_discontinued: boolean }>(
        rowsSql,
        [some],
      );
      for (const { id, code, brand_name: brandName, is_discontinued: isDiscontinued } of rows) {
        found.push({ productPriceId: asId(String(id)), code, brandName, isDiscontinued });
      }
    }
    return found;
  },

  async names() {
    const [row] = await database.query<NamesToChoose>(`select ${namesToChooseSql}`, []);
    return row ?? { brands: [], families: [] };
  },
});
