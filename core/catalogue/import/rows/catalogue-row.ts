import type { Mapping } from '#core/imports/mapping.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import { readYes } from '#core/sheets/yes-no.ts';
import { readAttribute } from '../drafts/attributes.ts';
import type { ProductDraft } from '../drafts/drafts.ts';
import { namedPictures } from '../drafts/named-pictures.ts';
import type { RowReason } from '../drafts/row-reasons.ts';
import { type SheetSale, saleOfWord } from '../drafts/sheet-sale.ts';
import { withoutEmptyCells } from '../drafts/without-empty-cells.ts';
import { type Field, laterPictureFields } from './fields.ts';
import type { RowValues } from './row-values.ts';

/** Rates of IVA as a file may write them: per cent or fraction (docs/rules/imports.md 1). */
const ivaRates: Readonly<Record<string, string>> = { '21': '21', '0.21': '21', '10.5': '10.5', '0.105': '10.5' };

function readIva(row: RowValues, mapping: Mapping<Field>): string | undefined {
  const value = row.text('iva');
  if (value === '') return undefined;
  const bare = value.replace(/\s*%$/, '');
  // '0.105' must not read as a hundred and five, in either number format: a rate never groups thousands.
  const number = parseNumber(bare, bare.includes(',') ? 'comma' : 'point') ?? parseNumber(bare, mapping.decimal);
  const rate = number === undefined ? undefined : ivaRates[number];
  if (rate === undefined) row.note({ code: 'bad-iva', value });
  return rate;
}

function readSale(row: RowValues): SheetSale | undefined {
  const [stated, flag] = [row.text('sale'), row.text('discontinued')];
  const sale = saleOfWord(stated);
  if (stated !== '' && sale === undefined) row.note({ code: 'bad-sale', field: 'sale', value: stated });
  if (flag === '') return sale;
  const isDiscontinued = readYes(flag, { yes: 'Sí', no: 'No' });
  if (isDiscontinued === null) row.note({ code: 'bad-sale', field: 'discontinued', value: flag });
  else if (sale !== undefined && (sale === 'discontinued') !== isDiscontinued)
    row.note({ code: 'sale-contradicted', sale: stated, discontinued: flag });
  return sale ?? (isDiscontinued === true ? 'discontinued' : 'not-discontinued');
}

function readAttributes(row: RowValues, names: Iterable<string>, mapping: Mapping<Field>): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const name of names) {
    const { text, numeric } = row.attribute(name);
    if (text === '') continue;
    const values = readAttribute(name, text, numeric ? 'point' : mapping.decimal);
    if (values === undefined) row.note({ code: 'bad-number', field: name, value: text });
    else for (const [key, value] of values) attributes[key] = value;
  }
  return attributes;
}

function readPictures(row: RowValues): string | undefined {
  const named = namedPictures([row.text('pictures'), ...laterPictureFields.map((field) => row.text(field))]);
  if (named.ok) return named.val;
  row.note(named.val);
  return undefined;
}

interface CatalogueRowReading {
  readonly attributeNames: Iterable<string>;
  /** The sheet has no descriptions: its rows are of products that exist, and may leave out the brand. */
  readonly isPartial: boolean;
}

/** Reads an article with its price, stock and names from a row of the catalogue's sheet. */
export function catalogueRow(
  row: RowValues,
  { attributeNames, isPartial }: CatalogueRowReading,
  mapping: Mapping<Field>,
): Result<ProductDraft, readonly RowReason[]> {
  const multiple = row.amount('multiple');
  if (multiple !== undefined && !/^[1-9]\d*$/.test(multiple))
    row.note({ code: 'bad-number', field: 'multiple', value: multiple });
  else if (Number(multiple ?? 1) > maxPerLine)
    row.note({ code: 'number-too-large', field: 'multiple', value: String(multiple) });
  const draft: ProductDraft = {
    line: row.line,
    code: row.code('code'),
    brand: isPartial ? row.text('brand') : row.required('brand'),
    ...(isPartial ? {} : { description: row.required('description') }),
    ...withoutEmptyCells({
      family: row.text('family'),
      subfamily: row.text('subfamily'),
      internalCode: row.optionalCode('internalCode'),
      barcode: row.optionalCode('barcode'),
      multiple,
      stock: row.amount('stock'),
      listPrice: row.amount('listPrice'),
      purchaseCost: row.amount('purchaseCost'),
      sale: readSale(row),
      iva: readIva(row, mapping),
      position: row.text('position'),
      storageLocation: row.text('storageLocation'),
      applicationsText: row.text('applications'),
      pictures: readPictures(row),
    }),
    attributes: readAttributes(row, attributeNames, mapping),
  };
  return row.reasons.length > 0 ? Err(row.reasons) : Ok(draft);
}
