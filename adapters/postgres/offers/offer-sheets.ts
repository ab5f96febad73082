import type { OfferSheetRepository } from '#core/offer-sheets/offer-sheet.repository.port.ts';
import { asId } from '#core/shared/ids.ts';
import type { Database } from '../database/database.ts';

const rowsSql = `
  select pp.id, pp.code, b.name as brand_name, x.is_discontinued
    from product p join product_price pp on pp.product_id = p.id join product_brand b on b.id = pp.brand_id
    join lateral (select v.is_discontinued from price_version v
                   where v.product_price_id = pp.id and v.generation <= (select coalesce(max(generation), 0) from catalogue_generation)
                   order by v.generation desc limit 1) x on true
   where upper(pp.code) = any($1::text[]) order by pp.id`;

export const createOfferSheetRepository = (database: Database): OfferSheetRepository => ({
  async rowsOfCodes(codes) {
    const rows = await database.query<{ id: number; code: string; brand_name: string; is_discontinued: boolean }>(
      rowsSql,
      [codes],
    );
    return rows.map((row) => ({
      productPriceId: asId(String(row.id)),
      code: row.code,
      brandName: row.brand_name,
      isDiscontinued: row.is_discontinued,
    }));
  },
});
