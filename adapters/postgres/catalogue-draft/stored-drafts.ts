import type { ApplicationDraft, ProductDraft, VehicleDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { withoutEmptyCells } from '#core/catalogue/import/drafts/without-empty-cells.ts';
import { ownRowSql } from '../products/own-row.ts';
import { saleOf } from '../products/product-management-sql.ts';
import { fromYearsColumn } from './years-column.ts';

/** A stored row, in the columns of a draft. */
export interface ProductRow {
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  readonly family: string | null;
  readonly type: string;
  readonly position: string;
  readonly applications_text: string;
  readonly picture_names: string;
  readonly technical: Readonly<Record<string, string>>;
  readonly internal_code: string;
  readonly barcode: string;
  readonly storage_location: string;
  readonly multiple: number;
  readonly stock_quantity: string | null;
  readonly iva: string;
  readonly price: string | null;
  readonly purchase_cost: string | null;
  readonly is_discontinued: boolean;
  readonly is_not_available: boolean;
}

/** What a sheet says of the product `p` of the brand `b`, as it is in the generation `g.now`. */
export const productFacts = {
  columns: `
         p.code, b.name as brand, v.description, f.name as family, t.name as type, v.position, v.applications_text, v.picture_names, v.technical,
         x.internal_code, x.barcode, x.storage_location, x.multiple, x.stock_quantity, x.iva, x.purchase_cost,
         x.is_discontinued, x.is_not_available,
         (select price from list_price l where l.product_price_id = pp.id and l.generation <= g.now
             and l.price_list_id = (select min(id) from price_list) order by l.generation desc limit 1) as price`,
  joins: `
    join lateral (select * from product_version pv where pv.product_id = p.id and pv.generation <= g.now
                   order by pv.generation desc limit 1) v on true
    join product_type t on t.id = v.type_id left join product_type f on f.id = t.parent_id
    join lateral (${ownRowSql}) pp on true
    join lateral (select * from price_version pv where pv.product_price_id = pp.id and pv.generation <= g.now
                   order by pv.generation desc limit 1) x on true`,
} as const;

export const productDraft = (row: ProductRow): ProductDraft => ({
  line: 0,
  code: row.code,
  brand: row.brand,
  description: row.description,
  attributes: row.technical,
  multiple: String(row.multiple),
  iva: row.iva,
  sale: saleOf(row),
  ...(row.family === null ? { family: row.type } : { family: row.family, subfamily: row.type }),
  ...withoutEmptyCells({
    position: row.position,
    applicationsText: row.applications_text,
    pictures: row.picture_names,
    internalCode: row.internal_code,
    barcode: row.barcode,
    storageLocation: row.storage_location,
    stock: row.stock_quantity ?? undefined,
    listPrice: row.price ?? undefined,
    purchaseCost: row.purchase_cost ?? undefined,
  }),
});

export interface ApplicationRow {
  readonly product_id: number;
  readonly brand: string;
  readonly model: string;
  readonly engine: string;
  readonly position: string;
  readonly notes: string;
  readonly years: string;
}

export const applicationDraft = (row: ApplicationRow): ApplicationDraft => ({
  line: 0,
  code: '',
  vehicleBrand: row.brand,
  model: row.model,
  ...withoutEmptyCells({ engine: row.engine, position: row.position, notes: row.notes }),
  years: fromYearsColumn(row.years),
});

const yearsOf = (row: { readonly year_from: number | null; readonly year_to: number | null }) => ({
  ...(row.year_from === null ? {} : { yearFrom: row.year_from }),
  ...(row.year_to === null ? {} : { yearTo: row.year_to }),
});

export interface VehicleRow {
  readonly segment: string | null;
  readonly brand: string;
  readonly model: string;
  readonly version: string;
  readonly engine: string;
  readonly fuel: string;
  readonly year_from: number | null;
  readonly year_to: number | null;
  readonly external_code: string;
}

export const vehicleDraft = (row: VehicleRow): VehicleDraft => ({
  line: 0,
  brand: row.brand,
  model: row.model,
  version: row.version,
  ...withoutEmptyCells({
    segment: row.segment ?? undefined,
    engine: row.engine,
    fuel: row.fuel,
    externalCode: row.external_code,
  }),
  ...yearsOf(row),
});
