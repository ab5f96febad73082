import type { ImportRecord } from '#core/imports/import-record.ts';
import type { ImportKind, RecordKind } from '#core/imports/record-kinds.ts';

export const importKindTexts: Readonly<Record<ImportKind, string>> = {
  catalogue: 'Catálogo',
  vehicles: 'Vehículos',
  equivalences: 'Equivalencias',
  relations: 'Relacionados',
  applications: 'Aplicaciones',
  prices: 'Precios',
  stock: 'Stock',
  costs: 'Costos',
};

/** What a history of imports holds. */
export const recordKindTexts: Readonly<Record<RecordKind, string>> = {
  ...importKindTexts,
  customers: 'Clientes',
  documents: 'Comprobantes',
  offers: 'Ofertas',
  'list-prices': 'Precios de una lista',
};

/** 'Precios de Lista 2' */
export const recordText = ({ kind, priceList }: Pick<ImportRecord, 'kind' | 'priceList'>): string =>
  priceList === null ? recordKindTexts[kind] : `Precios de ${priceList}`;

/** 'lista.xlsx', 'lista.xlsx, hoja «Agro»' where its workbook has several. */
export const sheetFileText = ({ fileName, worksheet }: Pick<ImportRecord, 'fileName' | 'worksheet'>): string =>
  worksheet === '' ? fileName : `${fileName}, hoja «${worksheet}»`;
