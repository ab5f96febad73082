import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { spreadsheetReader } from '#adapters/documents/spreadsheet.ts';
import { engineOf, modelOf } from '#core/catalogue/import/rows/vehicle-name.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { documentOf, type RelevanceCatalogue, type RelevanceProduct } from './relevance-product.ts';

/** Files of others, which may be tried with and are no part of the project: their folder is given from outside. */
const dataFolder = (): string | undefined => process.env['RELEVANCE_DATA'];

export const hasRealCatalogues = (): boolean => dataFolder() !== undefined;

const pathOf = (file: string): string => join(dataFolder() ?? '', file);

/** The rows of a sheet below its heading, by the sheet's number from 1. */
const sheetRows = async (file: string, sheet: number): Promise<(readonly string[])[]> => {
  const { batches } = (await spreadsheetReader().open(pathOf(file), { sheet })).unwrap();
  const rows: (readonly string[])[] = [];
  for await (const batch of batches) rows.push(...batch.unwrap().map(({ cells }) => cells.map((cell) => cell.trim())));
  return rows.slice(1);
};

const bearingsFile = 'bearings_BD_brand_gost_iso_dims.xlsx';
const numberOnly = 'SIN MARCA';
const gost = 'GOST';

interface Size {
  readonly bore: string;
  readonly outside: string;
  readonly width: string;
}

const sizeFrom = ([bore = '', outside = '', width = '']: readonly string[]): Size | undefined =>
  [bore, outside, width].every((text) => /^\d/.test(text)) ? { bore, outside, width } : undefined;

/**
 * Bearings: every maker's number once, known by the GOST numbers that it stands for too; and the numbers of which only
 * the sizes are known.
 */
export const bearings = async (): Promise<RelevanceCatalogue> => {
  const sizes = new Map<string, Size | undefined>();
  for (const [number = '', ...rest] of await sheetRows(bearingsFile, 3)) sizes.set(number, sizeFrom(rest));
  const equivalents = new Map<string, { brand: string; iso: string; gosts: Set<string> }>();
  for (const [brand = '', gostNumber = '', iso = ''] of await sheetRows(bearingsFile, 1)) {
    if (brand === '' || iso === '') continue;
    const key = `${brand} ${iso}`;
    const known = equivalents.get(key) ?? { brand, iso, gosts: new Set<string>() };
    if (gostNumber !== '') known.gosts.add(gostNumber);
    equivalents.set(key, known);
  }
  const written = new Set([...equivalents.values()].map(({ iso }) => iso));
  const named = [
    ...equivalents.values(),
    ...[...sizes.keys()].flatMap((number) =>
      number === '' || written.has(number) ? [] : [{ brand: numberOnly, iso: number, gosts: new Set<string>() }],
    ),
  ];
  const brands = new Map<string, number>();
  const all = named.map(({ brand, iso, gosts }, index) => {
    const brandId = brands.get(brand) ?? brands.size + 1;
    brands.set(brand, brandId);
    const sized = [iso, ...gosts].find((number) => sizes.get(number) !== undefined);
    const judged = bearing(
      index + 1,
      { brand, iso, gosts: [...gosts] },
      sized === undefined ? undefined : sizes.get(sized),
    );
    const row = { code: iso, brand, internalCode: '', barcode: '', stock: 0, hasOffer: false };
    return { judged, document: documentOf(judged, { brandId, typeId: 2, parentTypeId: 1, related: [], rows: [row] }) };
  });
  return {
    name: 'bearings',
    products: all.map(({ judged }) => judged),
    documents: all.map(({ document }) => document),
    types: [],
    vehicles: fipeVehicles().map(({ brand, model }, place) => ({
      id: place + 1,
      brand,
      name: modelOf(model),
      engines: [engineOf(model)],
    })),
  };
};

const bearing = (
  key: number,
  { brand, iso, gosts }: { readonly brand: string; readonly iso: string; readonly gosts: readonly string[] },
  size: Size | undefined,
): RelevanceProduct => ({
  key,
  code: iso,
  brandName: brand,
  subfamily: 'Rodamientos de aplicación general',
  family: 'Rodamientos',
  description: size === undefined ? 'Rodamiento' : `Rodamiento ${size.bore}x${size.outside}x${size.width}`,
  position: '',
  engines: '',
  technical: size === undefined ? {} : { interior1: size.bore, exterior1: size.outside, altura1: size.width },
  codes: [
    { maker: brand, code: iso, kind: 'own' },
    ...gosts
      .filter((number) => normaliseCode(number) !== '')
      .map((number) => ({ maker: gost, code: number, kind: 'equivalent' as const })),
  ],
  fits: [],
});

export interface FipeVehicle {
  readonly brand: string;
  readonly model: string;
}

/**
 * The models of Brazil's price table, each once, with version and engine in its name: what a dictionary of vehicles may
 * have to bear.
 */
export const fipeVehicles = (): readonly FipeVehicle[] => {
  const rows = parse(readFileSync(pathOf('fipe_2022-05_carros.csv')), { relax_column_count: true }) as string[][];
  const vehicles = new Map<string, FipeVehicle>();
  for (const [, brand = '', model = ''] of rows) {
    if (brand !== '' && model !== '') vehicles.set(`${brand}\n${model}`, { brand: brand.trim(), model: model.trim() });
  }
  return [...vehicles.values()];
};
