import type { RowReason } from '#core/catalogue/import/row-reasons.ts';
import type { ImportRecord } from '#core/imports/import-record.ts';
import type { ImportKind, RecordKind } from '#core/imports/record-kinds.ts';

/** Reasons counted over a whole file, each without the facts of one row. */
const names: Readonly<Record<RowReason['code'], string>> = {
  'missing-value': 'Falta un dato obligatorio',
  'bad-number': 'Un número no es válido',
  'foreign-amount': 'Un importe no está en pesos',
  'negative-number': 'Un número es negativo',
  'number-too-large': 'Un número es demasiado grande',
  'bad-year': 'El año no es un año',
  'year-out-of-range': 'El año está fuera de 1900 a 2100',
  'year-ahead': 'Empieza en un año demasiado adelante',
  'years-reversed': 'Los años están al revés',
  'damaged-code': 'El código perdió dígitos en la planilla',
  'error-value': 'Una celda tiene un error',
  'formula-without-value': 'Una fórmula no está calculada',
  'control-characters': 'Hay caracteres que no son texto',
  'too-long': 'Un texto es demasiado largo',
  'picture-address': 'La foto es una dirección de internet',
  'bad-picture-name': 'Una foto no es el nombre de un archivo',
  'too-many-pictures': 'Hay más fotos de las que lleva un artículo',
  'bad-iva': 'El IVA no es 21 ni 10,5',
  'equivalent-to-itself': 'El código es equivalente de sí mismo',
  'duplicate-in-file': 'La fila está repetida',
  'repeated-below': 'Otra fila la repite',
  'two-prices': 'El mismo artículo con dos precios',
  'too-many-cells': 'Hay más celdas que títulos',
  'other-price-list': 'Es de otra lista de precios',
  'product-not-found': 'El artículo no está en el catálogo',
  'product-undescribed': 'No existe y la planilla no trae descripción',
  'product-ambiguous': 'Hay varios artículos con ese código',
  'product-sold-elsewhere': 'Ya se vende en lugar de otro artículo',
  'price-list-withdrawn': 'La lista de precios está retirada',
};

/** The code itself where a newer server tells one that is unknown here. */
export const reasonName = (code: string): string => names[code as RowReason['code']] ?? code;

export const importKindTexts: Readonly<Record<ImportKind, string>> = {
  catalogue: 'Catálogo',
  vehicles: 'Vehículos',
  equivalences: 'Equivalencias',
  applications: 'Aplicaciones',
  prices: 'Precios',
  stock: 'Stock',
};

/** What a history of imports tells of. */
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
